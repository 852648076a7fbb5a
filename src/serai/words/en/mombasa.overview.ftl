# Mombasa in two minutes.

overview-companies = Four companies, none of them yours
overview-companies-text = You do not own a company, you hold shares of all four. After 7 rounds the most pounds win: cash, shares, diamonds and books.
overview-plan = Plan in secret
overview-plan-text = Everybody lays cards face down into their open slots. Then all are turned up: what lies there is all you have this round.
overview-actions = One action after the other
overview-actions-text = In turn each player does one thing: use goods, expand a company, keep books, deal in diamonds, or place a bonus marker.
overview-rest = Cards rest before they return
overview-rest-text = Cards you played rest above their slots. At the end of your round you take back one column: plan which cards come home together.
overview-shares = Make your shares worth more
overview-shares-text = Expanding puts trading posts on the map and uncovers coins: that company's shares rise, for everybody who holds them. Steps on its track are your shares.
overview-end = Two quiet roads
overview-end-text = Diamonds and books are tracks of your own. They open new slots and pay at the end. Nobody can take them from you.

# Tags of rules.
tag-v = variable setup

# Under the drawings.
pic-hand = your hand

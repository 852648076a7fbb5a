# San Juan in two minutes, and the tags of its rules.

overview-twelve = Build a city of 12
overview-twelve-text = Everybody builds a city of their own. 12 buildings end the game; the most points win. A game takes about half an hour.
overview-four-lives = One card, four uses
overview-four-lives-text = Every card is a building to build, money to pay with, a good on a production building, or a hidden point. One use costs you the other three.
overview-round = Choose a role, all play it
overview-round-text = In turn each player chooses a role. Everybody plays it at once, but the player who chose it goes first and does it better.
overview-roles = Five roles
overview-roles-text = Build, produce, sell, look for cards, dig for one. What the chooser gets on top is in brass.
overview-wheel = Make your cards grow
overview-wheel-text = Production buildings make goods, goods sell for cards, cards pay for buildings. City buildings make each of these steps better, or score.
overview-points = Where points come from
overview-points-text = From the stars on your buildings, and from a few dear ones that count your whole city. Cheap cities end early, dear cities score high.
tag-x = New Buildings

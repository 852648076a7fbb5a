# Western Legends in two minutes, and the tags of its rules.

overview-legend = Become a legend
overview-legend-text = Gain legendary points your own way. When somebody has enough, the round is finished and one more is played; the most points win.
overview-turn = A turn: start, 3 actions
overview-turn-text = Take $20, 2 cards, or $10 and 1 card. Then do up to 3 things: move, play a card, fight, use the place.
overview-two-sides = Marshal or wanted
overview-two-sides-text = Good deeds make you a marshal, bad ones make you wanted. The wanted gain points every turn, until somebody arrests them.
overview-cards = A poker card is three things
overview-cards-text = Its text helps you, its rank fights for you, and in the saloon it is part of a poker hand. You use it once.
overview-places = Places to go
overview-places-text = Dig for gold and bring it to the bank, drive cattle, play poker, buy at the store, rob, revel. Each pays in its own way.
overview-fight = Fights are short
overview-fight-text = Both lay a card face down, both may react, the higher one wins. Wounds make your hand smaller, so see the doctor in time.
tag-a = Goals and legendary tokens
tag-m = 2 players: the Man in Black
tag-f = Introductory set-up

# Under the drawings.
pic-start = first
pic-acts = then 3 actions
pic-help = its text helps
pic-fight = its rank fights
pic-poker = one of a poker hand

# San Juan at the table.

# Counted things, to be put into sentences.
n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-cards-object = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-goods-object = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}

# What is asked.
ask-deal-down = Four cards stay in your hand: discard { n-cards-object }
ask-swap-out = { $thing }: discard up to { n-cards-object } and draw as many, or pass
ask-use-chapel = { $thing }: tuck one hand card for a point at the end, or pass
ask-use-bank = { $thing }: once in the game, tuck any hand cards for a point each, or pass
ask-hand-limit = Your hand limit is { $limit_of_hand }: discard { n-cards-object }
ask-take-role = Choose a role: you play it first and with its privilege
ask-build = Build one building, or pass
ask-choose-site = Where does the { $thing } go?
ask-how-much = Pay for the { $thing }: how many cards, { $least } to { $full }?
ask-spend-goods = Pay for the { $thing }: spend goods? { n-cards } still due
ask-pay-cards = Pay for the { $thing }: choose { n-cards-object }
ask-produce = { $count ->
    [1] Produce one good, or pass
   *[other] Produce up to { n-goods-object }, or pass
}
ask-sell = { $count ->
    [1] Sell one good, or pass
   *[other] Sell up to { n-goods-object }, or pass
}
ask-consult = Draw cards and keep { $keep }, or pass?
ask-sort-out = { $thing }: discard { n-cards-object } from your whole hand
ask-keep-cards = Keep { n-cards-object } of the { $drawn } drawn
ask-prospect = How many cards do you draw?

# What can be done.
act-pass = Pass
act-take = Choose the { $thing }
act-build = { $crane ->
    [yes] Build the { $thing }: pay { $least } or more
   *[no] Build the { $thing }: pay { $least }
}
act-on = A place of its own: pay { $least }
act-over = { $laden ->
    [yes] Over the { $thing }, losing its good: pay { $least }
   *[no] Over the { $thing }: pay { $least }
}
act-pay = { $cards ->
    [one] Pay { $cards } card
   *[other] Pay { $cards } cards
}
act-spend = { $what ->
    [nothing] Spend no good
   *[good] Spend { $thing }
}
act-discard = Discard { $thing }
act-produce = Produce { $thing }
act-sell = Sell { $thing } for { $gain }
act-draw = { $cards ->
    [one] Draw { $cards } card
   *[other] Draw { $cards } cards
}
act-keep = Keep { $thing }
act-swap = Exchange { $thing }
act-tuck = Tuck { $thing }
act-bank = Put { $thing } into the bank
send-discard = Discard these
send-keep = Keep these
send-swap = Exchange these
send-bank = Tuck these
send-produce = Produce these
send-sell = Sell these

# The table.
roles = Roles in this round
roles-free = free: { $roles }
role-taken = taken by { $who }
privilege-builder = { $count ->
    [one] { $count } card cheaper
   *[other] { $count } cards cheaper
}
privilege-producer = { $count ->
    [one] { $count } good more
   *[other] { $count } goods more
}
privilege-trader = { $count ->
    [one] { $count } sale more
   *[other] { $count } sales more
}
privilege-councillor = draw { $count }, keep { $keep }
privilege-prospector = draw { $count }
house = Trading house
house-now = prices now
house-next = next prices
house-last = last prices seen
house-none = no tile turned yet
house-seen = { $count } of { $all } tiles known
deck = Deck
discards = Discard
covered = Covered, out of the game:
city = Your city
city-note = { $count } of { $all } buildings
others = Other cities
cities = All cities
supply = Piles
place = Place { $number }, empty
with-good = with its good
hand = Your hand
hand-note = { n-cards }, limit { $limit } at each round start
drawn = Drawn cards
drawn-note = { n-cards }
picked = chosen
being-built = being built
new-building = new
card-label = { $thing }, cost { $cost }, points { $points }
column-cost = cost
column-points = points
tag-pay = pay { $count }
used = { $thing } used
known = Known cards of this hand
stat-buildings = buildings
stat-hand = hand cards and limit
stat-goods = goods
stat-under = cards tucked under buildings
stat-points = points so far
progress-deal = Dealing
progress-round = Round { $round }
progress-phase = Round { $round }, { $phase }
progress-over = The end

# Sums.
sum-cost = Printed cost
sum-privilege = { $thing }’s privilege
sum-waived = Discount waived
sum-pay = { $count ->
    [one] You pay { $count } card
   *[other] You pay { $count } cards
}
sum-least = { $count ->
    [one] You pay { $count } card or more
   *[other] You pay { $count } cards or more
}
sum-carpenter = Then the { $thing } draws you a card
sum-everybody = Everybody
sum-goods = { $count ->
    [one] At most { $count } good
   *[other] At most { $count } goods
}
sum-keep = { $drawn } cards, you keep { $count }

# The log.
told-took-back = { $who } takes the last choice back
told-take = { $who } chooses the { $thing }
told-pass = { $who } passes
told-round = Round { $number }: { $who } is governor
told-drew = { $who } draws { n-cards }
told-drew-these = { $who } draws: { $cards }
told-drew-by = { $who } draws { n-cards } ({ $thing })
told-drew-these-by = { $who } draws: { $cards } ({ $thing })
told-discarded = { $who } discards { n-cards }
told-discarded-these = { $who } discards: { $cards }
told-reshuffled = The discard pile becomes a new deck of { $number }
told-built = { $who } builds the { $thing }
told-built-over = { $who } builds the { $thing } over the { $old }
told-spent = { $who } gives up a good: { $good }
told-produced = { $who } produces: { $good }
good-price = { $good } { $price }
told-turned = Trading house: { $prices }
told-sold = { $who } sells for { $number }: { $good }
told-harbored = { $who } puts the good sold under the harbor
told-revealed = { $who } turns up ({ $thing }): { $cards }
told-revealed-nothing = { $who } finds no card to turn up ({ $thing })
told-gained = { $who } takes: { $cards }
told-tucked = { $who } tucks { n-cards } ({ $thing })
told-tucked-these = { $who } tucks ({ $thing }): { $cards }
told-ended = The game is over

# The score sheet.
cat-0 = Buildings
cat-1 = Tucked cards
cat-2 = Triumphal arch
cat-3 = Guild hall
cat-4 = City hall
cat-5 = Residence
cat-6 = Cathedral
cat-7 = Palace
tie-0 = Hand cards and goods

# What is agreed before the game.
option-expansion = New Buildings and cathedral
option-expansion-true = with
option-expansion-false = without
option-setup-mode = First hands
option-setup-mode-simple = four cards each
option-setup-mode-advanced = choose four of five to eight
option-start-player = First governor
option-start-player-random = at random
option-start-player-1 = seat 1
option-start-player-2 = seat 2
option-start-player-3 = seat 3
option-start-player-4 = seat 4
option-technical-round-limit = Last round at the latest (0: no limit)
option-guard-house-limit-always = Hand limit 6 without a guard house
option-guard-house-limit-always-true = always
option-guard-house-limit-always-false = only while somebody has one

# Cards, in a few words.
about-indigo-plant = Holds one indigo.
about-sugar-mill = Holds one sugar.
about-tobacco-storage = Holds one tobacco.
about-coffee-roaster = Holds one coffee.
about-silver-smelter = Holds one silver.
about-smithy = Production buildings cost 1 less.
about-gold-mine = Prospector: reveal 4 cards. If all costs differ, take the cheapest.
about-archive = Councillor: discard from drawn cards and hand alike.
about-poor-house = After building with 0 or 1 card in hand: draw 1.
about-black-market = Building: up to 2 goods pay as cards.
about-trading-post = Sell 1 good more.
about-well = Produced 2 goods or more: draw 1.
about-market-stand = Sold 2 goods or more: draw 1.
about-crane = Build over an own building, pay the difference.
about-chapel = Tuck 1 card each round: 1 point each.
about-tower = Your hand limit is 12.
about-aqueduct = Produce 1 good more.
about-carpenter = City building built: draw 1.
about-prefecture = Councillor: keep 2 cards, not 1.
about-market-hall = Sold 1 good or more: draw 1.
about-quarry = City buildings cost 1 less.
about-library = The privilege of your own role counts twice.
about-statue = Monument, no function.
about-victory-column = Monument, no function.
about-hero = Monument, no function.
about-guild-hall = 1 point for each production building, 1 for each kind.
about-city-hall = 1 point for each city building you own.
about-triumphal-arch = 4, 6, 8 points for 1, 2, 3 monuments.
about-palace = 1 point for every 4 other points.
about-guard-house = Your hand limit is 7, without one it is 6.
about-office-building = Round start: exchange 1 or 2 cards.
about-hut = Nobody sold in a trader phase: draw 1.
about-tavern = Fewest buildings after a builder phase: draw 1.
about-park = Covered by the crane it saves 6 cards.
about-customs-office = Councillor: gets a good, always sold for 2.
about-bank = Once a game: tuck any hand cards, 1 point each.
about-harbor = Trader: tuck 1 sold good for 1 point.
about-goldsmith = Prospector: reveal 1 card, take it if nobody has it built.
about-residence = 4, 3, 2, 1 points for sets: 3 kinds of equal cost.
about-cathedral = 4, 3, 2, 1 points for others’ cost-6 buildings.
about-builder = Each player may build one building. The chooser pays 1 card less.
about-producer = Each player may produce 1 good. The chooser may produce 1 more.
about-trader = The prices are turned up, each player may sell 1 good. The chooser may sell 1 more.
about-councillor = Each player may draw 2 cards and keep 1. The chooser draws 5.
about-prospector = Only the chooser draws 1 card.

# On the first page, and a turn in short.
blurb-san-juan = Build a city from one deck of cards.
advice-san-juan-first = 24 kinds of city buildings are enough to learn. You begin, so nothing happens before you know why.
advice-san-juan-usual = How most people play it once they know the cards.
advice-san-juan-tournament = Less luck in the first hand, more to think about.
turn-1 = The governor chooses a role, then each of the others one that is left.
turn-2 = Each chosen role is played at once by everybody; whoever chose it goes first and has its privilege.
turn-3 = When all have chosen, the governor card moves on and hand limits are checked.
turn-4 = The game ends with the builder phase in which somebody reaches twelve buildings.

## The page on which the game is learnt
pic-building = building
pic-money = money
pic-good = good
pic-point = point
shelf-production = Production buildings
shelf-city = City buildings
icon-monument = Monument

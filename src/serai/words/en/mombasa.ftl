# Words of Mombasa at the table.

# What is asked.
ask-keep-tile = Starting tiles: which one do you keep?
ask-rest-card = Before the first round: which card rests in column { $slot }?
ask-plan-slot = Plan slot { $slot }: choose a card, or leave the slot empty
ask-take-turn = Your turn: use a card, expand, place a marker, or end the phase
ask-spend-units = { $units ->
    [one] You have { $units } unit: add goods cards, take a card, or step on a track
   *[other] You have { $units } units: add goods cards, take a card, or step on a track
}
ask-spend-rest = { $units ->
    [one] { $units } unit is left: step on a track
   *[other] { $units } units are left: step on a track
}
ask-advance-on = { $steps ->
    [one] Capital call of { $company }: pay and take the last step, or stop?
   *[other] Capital call of { $company }: pay and go on, { $steps } steps are left, or stop?
}
ask-enter-region = { $points ->
    [one] Expand { $company }: enter a region, { $points } point left
   *[other] Expand { $company }: enter a region, { $points } points left
}
ask-take-post = A post of { $company } enters { $region }: from which column of the home area?
ask-gain-rewards = Which reward do you take next? A capital call lies ahead
ask-back-home = A post of { $company } goes home: to which column?
ask-use-points = { $points ->
    [one] Use { $points } bookkeeping point: take a book, or { $pounds ->
        [one] { $pounds } pound
       *[other] { $pounds } pounds
    }
   *[other] Use { $points } bookkeeping points: take books, or pounds for the rest
}
ask-place-book = Place this book on your track: { $words }
ask-flip-book = Bookkeeper: turn one of your books face down for { $cost } pounds?
ask-move-ink = Bookkeeper: how far does the ink marker go?
ask-remove-post = Which trading post leaves the game? Choose a column of a home area
ask-choose-level = { $space }: which level do you take?
ask-buy-card = { $space }: which card do you buy?
ask-remove-card = { $space }: which card of your hand do you remove?
ask-name-tracks = { $space }: name the next track to advance on
ask-pick-up = You end the phase: which resting column comes to your hand?

# Actions.
act-pass = { $step ->
    [PlanSlot] Leave slot { $slot } empty
    [EnterRegion] { $points ->
        [one] Stop here: { $points } point is lost
       *[other] Stop here: { $points } points are lost
    }
    [AdvanceOn] Stop before the capital call
    [SpendUnits] { $units ->
        [one] Stop: { $units } unit is lost
       *[other] Stop: { $units } units are lost
    }
    [SpendRest] { $units ->
        [one] Stop: { $units } unit is lost
       *[other] Stop: { $units } units are lost
    }
    [FlipBook] Turn no book
    [MoveInk] Do not move the ink marker
    [BuyCard] Buy nothing
   *[other] Go on
}
act-keep = Keep { $thing }
act-rest = Rest { $thing } in column { $slot }
act-lay = { $thing } into slot { $slot }
act-use = { $plus ->
    [0] Use { $thing }: { $gains }
   *[other] Use { $thing } with the +{ $plus } tile: { $gains }
}
act-attach-the-1-tile-to = Attach the +{ $plus } tile to { $thing }
act-acquire = { $pays ->
    [pounds] Buy { $card } for { $price } pounds
   *[other] { $price ->
        [one] Take { $card } for { $price } unit
       *[other] Take { $card } for { $price } units
    }
}
act-step-on = { $call ->
    [0] Step on { $company }: { track-shares }
   *[other] Step on { $company }: { track-shares }, pay { $call } pounds
}
track-shares = { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}
act-expand = { $points ->
    [one] Expand { $company } with { $points } point
   *[other] Expand { $company } with { $points } points
}
way = { $passed ->
    [0] { $steps ->
        [one] Enter { $thing } for { $steps } point: { $gains }
       *[other] Enter { $thing } for { $steps } points: { $gains }
    }
   *[other] Enter { $thing } by way of { $via } for { $steps } points: { $gains }
}
too-far = It takes { $steps } points to get there, and you have { $limit } left.
act-enter = { $cost ->
    [one] Enter { $region } for { $cost } point: { $gains }
   *[other] Enter { $region } for { $cost } points: { $gains }
}
act-take-post-from = Take the post from column { $column } of { $company }
act-return-post-to = Put the post back to column { $column } of { $company }
act-take-reward-of = Reward of { $region }: { $gains }
act-spend = { $points ->
    [one] Use { $points } bookkeeping point now
   *[other] Use { $points } bookkeeping points now
}
act-take-book = { $coin ->
    [0] Take a book for { $cost } { $cost ->
        [one] point
       *[other] points
    }: { $words }
   *[other] Take a book and its coin for { $cost } { $cost ->
        [one] point
       *[other] points
    }: { $words }
}
act-take = { $pounds ->
    [one] Take { $pounds } pound
   *[other] Take { $pounds } pounds
}
act-place-book-on = Place the book on space { $position }
act-turn-down-book-on = Turn the book on space { $position } face down, pay { $cost } pounds
act-move-ink-marker-to = { $shown ->
    [yes] Ink marker to space { $position }: { $words }
   *[other] Ink marker to space { $position }: no reward
}
act-put-marker-on = { $cost ->
    [0] Marker on: { $space }
    [one] Marker on: { $space }, pay { $cost } pound
   *[other] Marker on: { $space }, pay { $cost } pounds
}
act-take-level = Level { $level }: { $gains }
act-name-track-of = Name { $company }
act-remove = Remove { $thing }: { $pounds } pounds
act-remove-post = Remove the front post of column { $column } of { $company }
act-end = End the action phase
act-pick-up = Take column { $column }: { $names }

# The log.
told-took-back = { $who } takes the last choice back.
told-round = Round { $n }: { $who } is first player
told-revealed = { $who } has planned: { $cards }.
told-started = { $who } starts with { $tile }.
told-laid-track = { $company } has { $track }.
told-earned = { $n ->
    [one] { $who } gains { $n } pound.
   *[other] { $who } gains { $n } pounds.
}
told-paid = { $n ->
    [one] { $who } pays { $n } pound.
   *[other] { $who } pays { $n } pounds.
}
told-diamond = { $n ->
    [one] { $who } gains { $n } diamond: space { $space }.
   *[other] { $who } gains { $n } diamonds: space { $space }.
}
told-stepped = { $who } steps to space { $n } of { $company }.
told-acquired = { $who } takes { $cards } from the display.
told-entered = { $who }: { $company } enters { $region }.
told-ousted = { $who }: a post of { $company } goes back to column { $n }.
told-book-taken = { $who } takes a book: { $words }.
told-book-placed = { $who } places { $book } on space { $n }.
told-book-lost = { $who } has no place for { $book }.
told-flipped = { $who } turns the book on space { $n } face down.
told-inked = { $who } moves the ink marker to { $n }.
told-marked = { $who } puts a marker on: { $space }.
told-removed = { $who } removes { $cards }.
told-post-gone = { $who }: a post of { $company } leaves the game.
told-picked-up = { $who } ends the phase and picks up: { $cards }.
told-refilled = New cards: { $cards }.
told-tile-received = { $who } receives: { $tile }.
told-finished = The game is over
told-rested = { $who } rests { $cards } in column { $column }.
told-expand = { $who } expands { $company }.
told-use = { $who } uses { $card }.
told-use-plus = { $who } uses { $card } with the +{ $plus } tile.

# Scoring.
cat-0 = Cash
cat-1 = Shares of Mombasa
cat-2 = Shares of Cape Town
cat-3 = Shares of Saint-Louis
cat-4 = Shares of Cairo
cat-5 = Diamonds
cat-6 = Bookkeeping

# Options of the set-up.
option-track-setup = Company tracks
option-track-setup-first-game = the four tracks of the first game
option-track-setup-random = every company gets a track by chance
option-starting-tile-setup = Starting tiles
option-starting-tile-setup-first-game = fixed by seat
option-starting-tile-setup-choose-from-two = everybody keeps one of two
option-first-player = First player
option-first-player-random = by chance

# The board.
mb-money = £{ $n }
mb-and-then = { $first }; { $rest }
mb-or = { $first } / { $rest }
mb-sentences = { $first } { $rest }
mb-map = Map of the regions
mb-region = { $mines ->
    [0] { $region }, free, brings { $gains }
   *[other] { $region }, free, brings { $gains }, mines { $mines }
}
mb-region-held = { $mines ->
    [0] { $region }, post of { $company }, brings { $gains }
   *[other] { $region }, post of { $company }, brings { $gains }, mines { $mines }
}
mb-home = { $posts ->
    [one] { $company }: share value £{ $value }, { $posts } post at home
   *[other] { $company }: share value £{ $value }, { $posts } posts at home
}
mb-home-column = { $posts ->
    [one] { $company }, column { $column }: { $posts } post
   *[other] { $company }, column { $column }: { $posts } posts
}
mb-card-display = Card display
mb-display-note = red + column
mb-deck = deck { $letter }: { $n }
mb-deck-empty = deck empty
mb-discards = discards { $n }
mb-books = Books
mb-books-note = points:
mb-supply = left:
mb-coins-to-come = { $n ->
    [one] { $n } coin to come
   *[other] { $n } coins to come
}
mb-book = needs { $needs }, brings { $gains }
mb-book-label = { $book }: { $words }
mb-book-turned = Book on space { $position }, face down
mb-book-place = Space { $position }, empty
mb-need = { $n } { $thing }
mb-need-any-good = { $n } of any one good
mb-need-person = { $n ->
    [one] another person
   *[other] { $n } other persons
}
mb-gain-pounds = { $n ->
    [one] { $n } pound
   *[other] { $n } pounds
}
mb-gain-diamonds = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
}
mb-gain-bookkeeping = { $n ->
    [one] { $n } bookkeeping point
   *[other] { $n } bookkeeping points
}
mb-gain-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
mb-gain-remove-posts = { $n ->
    [one] remove { $n } trading post
   *[other] remove { $n } trading posts
}
mb-gain-good-minus-one = pounds: total of { $good } less { $n }
mb-gain-company = { $company } +{ $n }
mb-gain-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
mb-gain-nothing = nothing
mb-card = { $card }, red number { $red }
mb-card-with-share = { $card }, red number { $red }, share of { $company }
mb-companies = Companies
mb-companies-note = numbers: shares · red: capital call
mb-company-label = { $company }, track { $track }, share value £{ $value }
mb-track-space = Space { $space }
mb-perk-discount-good = card with { $good } −{ $n }
mb-perk-discount-any = card, mixed goods −{ $n }
mb-perk-cotton = each cotton card +{ $n }
mb-perk-expansion = expansion +{ $n }
mb-perk-markers = markers +{ $n }
mb-bonus-spaces = Bonus spaces
mb-markers-left = { $n ->
    [one] { $n } marker left
   *[other] { $n } markers left
}
mb-space-label = { $space }: { $words }
mb-space-taken = { $words }. Taken by { $who }
mb-space-cost = pay { $n ->
    [one] { $n } pound
   *[other] { $n } pounds
}
mb-space-first = first player from the next round on
mb-space-majority = nobody may have more { $good }; for { $company }
mb-space-gains = { $gains }
mb-space-level = from { $least }: { $gains }
mb-space-tile = in the next round you get: { $tile }
mb-space-buy = { $off ->
    [0] buy a card for its price in pounds
   *[other] buy a card for its price less { $off } in pounds
}
mb-space-remove = remove a hand card for its red number + { $n } pounds
mb-space-remove-coffee = remove a coffee card from hand for its red number + { $n } pounds
mb-space-tracks = { $steps } steps on each of { $tracks } other tracks
mb-action-area = Action area
mb-resting-note = above each slot: where its card rests
mb-resting = Resting
mb-resting-column = { $n ->
    [0] Resting column { $column }, empty
    [one] Resting column { $column }, { $n } card
   *[other] Resting column { $column }, { $n } cards
}
mb-hand = Hand
mb-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
mb-no-cards = nothing
mb-slot-empty = Slot { $slot }, empty
mb-opens-diamonds = Slot { $slot } opens with { $n } diamonds
mb-opens-ink = Slot { $slot } opens when the ink marker reaches { $n }
mb-tile-used = { $tile }, used
mb-totals = In play
mb-diamonds = Diamonds
mb-next-value = next £{ $pounds } at { $at }
mb-slot-opens = slot { $slot } opens at { $at }
mb-bookkeeping = Bookkeeping
mb-bookkeeping-note = A crossed out: no A book on the empty space
mb-to-place = to place:
mb-your-plan = Your plan
mb-only-you = only you see it
mb-plan-note = only you see it · each card will rest above its slot
mb-start-tiles = Your starting tiles
mb-start-bonus = At once
mb-start-book = First book
mb-start-rests = These rest
mb-start-label = { $tile }: at once { $gains }; its book { $book }
mb-ink = ink marker
mb-markers = bonus markers
mb-cards-in-hand = cards in hand
mb-first-player = first player
mb-phase-ended = ended the phase
mb-value-now = value now
mb-progress = Round { $round } of { $rounds }
mb-progress-setup = Before the first round
mb-plan-hidden = Planned in secret
mb-shares = { $shares } × £{ $value } = £{ $worth }

# Bonus spaces in short words.
mb-group-round = Once a round
mb-group-majority = Majorities
mb-group-tile = Tiles for the next round
mb-group-track = Company tracks
mb-short-first = Go first next round
mb-short-points = { $n ->
    [one] +{ $n } book point
   *[other] +{ $n } book points
}
mb-short-most = { $measure ->
    [coffee] Most coffee
    [banana] Most bananas
    [cotton] Most cotton
   *[other] Most expansion
}
mb-short-steps = { $company } { $least }–{ $most } steps
mb-short-reserve = { $tile ->
    [bookkeeper] Reserve bookkeeper
    [diamond_merchant] Reserve merchant
    [expansion] Reserve expansion
   *[other] Reserve +1 goods
}
mb-short-next-round = next round
mb-short-books-diamonds = Books and diamonds
mb-short-pair = { $books } and { $diamonds }
mb-short-buy = Buy a card
mb-short-diamonds-buy = { $n ->
    [one] { $n } diamond, buy a card
   *[other] { $n } diamonds, buy a card
}
mb-short-price = { $off ->
    [0] at its price
   *[other] £{ $off } less
}
mb-short-remove = Remove a hand card
mb-short-remove-coffee = Remove a coffee card
mb-short-red = red number + £{ $n }
mb-short-tracks = { $steps } steps on { $tracks } tracks
mb-short-other-tracks = others than this

# Help beside a question.
mb-help-plan-slot = It will rest in column { $slot }.
mb-help-take-turn = Everything that you can use is lit.
mb-help-enter-region = The numbers are points; a click enters all regions on the way.

# The board in the terminal.
mb-phase-action = action phase
mb-phase-planning = planning
mb-home-area = home area
mb-track = track
mb-track-spaces = shares at { $shares }; bonus at { $bonus }; { $calls }
mb-track-call = pay { $cost } after { $after }
mb-regions = Map
mb-free = free
mb-region-free = { $mines ->
    [0] { $region } ({ $gains })
    [one] { $region } ({ $gains }, { $mines } mine)
   *[other] { $region } ({ $gains }, { $mines } mines)
}
mb-region-entered = { $region } (just entered)
mb-card-price = { $row } { $card } for { $price }
mb-display-right = Cards right
mb-display-middle = Cards middle
mb-display-left = Cards left
mb-display-order = the right column is the cheapest, and discarded next

# What things are, for those who ask.
mb-about-goods = { $n ->
    [one] Goods: { $n } unit of { $good }, to take a card from the display or to step on company tracks.
   *[other] Goods: { $n } units of { $good }, to take a card from the display or to step on company tracks.
}
mb-about-bookkeeper = { $n ->
    [one] Bookkeeper: the ink marker may advance; then { $n } bookkeeping point.
   *[other] Bookkeeper: the ink marker may advance; then { $n } bookkeeping points.
}
mb-about-merchant = Diamond merchant: { $gains }.
mb-about-mines = One more diamond for every { $n } mines where { $company } has posts.
mb-about-expansion = { $n ->
    [one] Expansion: { $n } point to enter regions. All expansion cards are used together.
   *[other] Expansion: { $n } points to enter regions. All expansion cards are used together.
}
mb-about-share-card = A share card can never be planned.
mb-about-share = One share of { $company } at the end.
mb-about-red = Red number { $n }.
mb-about-plus = On your turn: attach it to one of your goods cards, which then has { $n } unit more.
mb-about-others = { $n } more for every other face-up merchant.
mb-about-tile = In your action area for one round, without a slot.

# On the first page, and a turn in short.
blurb-mombasa = Plan your cards, expand companies, own their shares.
advice-mombasa-first = The rulebook’s first game: fixed company tracks and starting tiles.
advice-mombasa-usual = Other tracks, other openings.
turn-1 = Plan in secret: cards from your hand face down into your open slots.
turn-2 = In turn, one action each: goods, expansion, bookkeeper, diamond merchant or a bonus marker.
turn-3 = Whoever ends the phase takes back one resting column; the played cards go to rest.
turn-4 = After seven rounds the most pounds win: cash, shares, diamonds and bookkeeping.

## The page on which the game is learnt
shelf-starting = Starting tiles
shelf-tracks = Bonuses of the company tracks
shelf-books = Books
icon-crate = Any one good
icon-diamond = Diamond
icon-book = Bookkeeping point
icon-mine = Mine
icon-steps = Steps on a track
shelf-cards = Cards
shelf-bonus = Bonus spaces
shelf-tiles = Bonus tiles

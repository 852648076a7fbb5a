# Great Western Trail, both editions. Words in which the editions differ come as arguments: $herder, $camp, $craftsman.
automaton = Sam

## Questions
ask-discard-down = Your first turn: discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ask-mount = Your first turn: on which neutral building does your { $herder } begin?
ask-before-moving = Before you move: play an objective card, or go on
ask-walk = { $free ->
    [no] { $moved ->
        [no] Move your { $herder }: { $left ->
            [one] { $left } step left
           *[other] up to { $left } steps
        }
       *[yes] Move on or stop here: { $left ->
            [one] { $left } step left
           *[other] up to { $left } more steps
        }
    }
   *[yes] Move your { $herder } without fees: { $left ->
        [one] { $left } step left
       *[other] up to { $left } steps
    }
}
ask-use-location = { $does ->
    [auxiliary] { $thing }: one auxiliary action of your board
    [nothing] { $thing }: play an objective card, or finish
   *[actions] { $thing }: use its actions in any order
}
ask-choose-copy = Which building next to { $thing } do you use?
ask-choice = Take this at once: { $effect }?
ask-auxiliary = Choose an auxiliary action, single or double
ask-drop-any = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} for the cards you drew
ask-owe = Exchange token: discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ask-drop-some = Discard for this action: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ask-draw-some = How many cards do you draw? You discard as many
ask-remove-cards = Remove up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of your hand from the game
ask-hire = { $sign ->
    [more] Hire a worker for ${ $change } more than the row costs
    [less] Hire a worker for ${ $change } less than the row costs
   *[none] Hire a worker for the cost of the row
}
ask-build = Which building do you place, for ${ $price } a { $craftsman }?
ask-choose-site = Where does { $thing } go?
ask-take-camp = Which { $camp } do you take?
ask-take-hazard = { $price ->
    [0] Which hazard do you remove, free of charge?
   *[other] Which hazard do you remove, for ${ $price }?
}
ask-buy-cattle = Buy cattle: { $cowboys ->
    [one] { $cowboys } cowboy left
   *[other] { $cowboys } cowboys left
}
ask-pick-cattle = Choose { $left ->
    [one] { $left } cattle card
   *[other] { $left } cattle cards
}
ask-take-objective = { $to_hand ->
    [no] Which objective card do you take?
   *[yes] Which objective card do you take into your hand?
}
ask-go-forward = { $most ->
    [0] How far does your engine go forward?
    [one] Your engine goes { $most } space forward
   *[other] Your engine goes up to { $most } spaces forward: where to?
}
ask-back-up = Your engine goes back { $exactly ->
    [one] { $exactly } space
   *[other] { $exactly } spaces
}: where to?
ask-back-up-and-deliver = Extraordinary delivery: how far back does your engine go?
ask-turn-back = The end of the line: where does your engine go back to?
ask-upgrade = Upgrade { $thing } for ${ $cost } and { $points ->
    [one] { $points } point
   *[other] { $points } points
}?
ask-upgrade-behind = Which station behind your engine do you upgrade?
ask-engage-master = Give up a worker for the station master ({ $master })?
ask-take-disc = { $white ->
    [no] Which disc do you take from your board?
   *[yes] Which disc with a white corner do you take from your board?
}
ask-foresee = Kansas City, column { $column }: which tile comes to the board?
ask-income = Kansas City: how many certificates do you spend?
ask-raise-cattle = { $stage ->
    [0] Raise a calf to a heifer, or go on
   *[other] Raise a heifer to a cow, or go on
}
ask-deliver = Deliver: which city, up to value { $value }?
ask-follow-links = { $thing }: which link comes first?

## Actions
act-pass = { $step ->
    [Walk] Stop here
    [UseLocation] Finish here
    [BeforeMoving] Start moving
    [BuyCattle] Finish buying
    [RemoveCards] Remove no more
    [RaiseCattle] Raise no more
    [Upgrade] Do not upgrade
    [EngageMaster] Keep all workers
   *[other] Go without it
}
way = { $steps ->
    [one] { $fee ->
        [0] Go to { $thing }: { $steps } step
       *[other] Go to { $thing }: { $steps } step, fee ${ $fee } ({ $pays })
    }
   *[other] { $fee ->
        [0] Go to { $thing }: { $steps } steps
       *[other] Go to { $thing }: { $steps } steps, fee ${ $fee } ({ $pays })
    }
}
way-pays = ${ $n } to { $who }
way-pays-bank = ${ $n } to the bank
too-far = { $limit ->
    [one] It is { $steps } steps away, and you can go { $limit } step.
   *[other] It is { $steps } steps away, and you can go { $limit } steps.
}
act-go-to = { $fee ->
    [0] Go to { $thing }
   *[other] { $free ->
        [0] Go to { $thing } (fee ${ $fee })
       *[other] Go to { $thing }
    }
}
act-use-action = { $effect }
act-copy = Use { $thing }
act-auxiliary = { $thing }
act-double-auxiliary = Double: { $thing }
act-play-objective = Play { $thing }: { $about }
act-take-reward = { $effect }
act-discard = Discard { $thing }
act-remove = Remove { $thing }
act-engine-to = { $delivers ->
    [no] Engine to { $thing }
   *[yes] Engine to { $thing } (value { $value })
}
act-upgrade = Upgrade { $thing } (${ $cost })
act-disc-from = { $cost ->
    [0] { $gain ->
        [0] Disc from { $thing }
       *[other] Disc from { $thing } (gain ${ $gain })
    }
   *[other] Disc from { $thing } (pay ${ $cost })
}
act-disc-of = Disc of { $thing }
act-give-up = Give up one { $thing }
act-hire = Hire a { $thing } of row { $row } (${ $price })
act-build = Place { $thing } (${ $price }, { $points } points)
act-on = On { $thing } (${ $price })
act-take-the-tile-on = { $tokens ->
    [0] Take { $thing } ({ $due ->
        [0] { $dollars ->
            [0] free
           *[other] gain ${ $dollars }
        }
       *[other] pay ${ $due }
    })
   *[other] Take { $thing } (an exchange token)
}
act-buy-by = { $reveals ->
    [0] { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    }, ${ $dollars }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of { $thing }
   *[other] { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    }: { $thing }
}
act-choose = Take { $thing }
act-take-objective = Take { $thing }: { $about }
act-take-the-top = Take the top card of the stack
act-bring-in = Bring in { $thing }
act-certificates-down-to = { $spent ->
    [0] Spend none: value { $value }
   *[other] Spend { $spent }: value { $value }
}
act-deliver-to = { $transport ->
    [0] Deliver to { $thing } (value { $value })
   *[other] Deliver to { $thing } (value { $value }, transport ${ $transport })
}
act-link-with = Link with { $thing }
act-draw = Draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
act-raise = Raise { $thing }
act-token-for = Exchange token: draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, discard as many
send-discard = Discard these
send-remove = Remove these
send-choose = Take these

## Effects, as parts of a sentence
eff-for = { $needs }: { $gifts }
eff-all = { $parts }
eff-then = { $a }; { $b }
eff-or = { $a } or { $b }
eff-pay = pay ${ $n }
eff-discard-type = discard { $n } { $card }
eff-discard-same-type = discard { $n } cards of one breed
eff-discard-objective = discard { $n ->
    [one] { $n } objective card
   *[other] { $n } objective cards
}
eff-discard-value = discard { $n ->
    [one] { $n } cattle card
   *[other] { $n } cattle cards
} of value { $value }
eff-discard-any-cattle = discard { $n ->
    [one] { $n } cattle card
   *[other] { $n } cattle cards
}
eff-engine-back = engine { $n } back
eff-gain = gain ${ $n }
eff-per-woods-building = gain ${ $n } for each own building in the woods
eff-per-engineer = gain ${ $n } for each { $engineer }
eff-per-craftsman = gain ${ $n } for each { $craftsman }
eff-per-station = gain ${ $n } for each own station
eff-per-camp-pair = up to { $certificates } certificates and ${ $n } for each pair of different tiles ({ $camp })
eff-certificates = { $n ->
    [one] { $n } certificate
   *[other] up to { $n } certificates
}
eff-certificates-max = certificates up to the limit
eff-engine-forward = { $n ->
    [one] engine { $n } forward
   *[other] engine up to { $n } forward
}
eff-engine-forward-engineers = engine forward by engineers
eff-engine-forward-woods-buildings = engine forward by own buildings in the woods
eff-engine-forward-hazards = engine forward by own hazard tiles
eff-hire = hire a worker
eff-hire-more = hire for ${ $n } more
eff-hire-less = hire for ${ $n } less
eff-build = build for ${ $n } a { $craftsman }
eff-buy-cattle = buy cattle
eff-remove-hazard = remove a hazard
eff-remove-hazard-paid = remove a hazard for ${ $n }
eff-camp = take { $n } { $camp }
eff-take-objective-discard-pile = take an objective card
eff-take-objective-hand = take an objective card into the hand
eff-aux-single-or-double = an auxiliary action, single or double
eff-draw-then-discard = draw up to { $n }, discard as many
eff-draw-exactly = draw { $n }, discard { $n }
eff-draw-then-discard-cowboys = draw up to one card a { $cowboy }, discard as many
eff-extraordinary-delivery = extraordinary delivery
eff-upgrade-station-behind = upgrade a station behind the engine
eff-copy-adjacent = use a building next door
eff-exchange-tokens = { $n ->
    [one] { $n } exchange token
   *[other] { $n } exchange tokens
}
eff-remove-cards = { $n ->
    [one] remove { $n } card from the game
   *[other] remove up to { $n } cards from the game
}
eff-move-herder = { $n ->
    [one] move the { $herder } { $n } step
   *[other] move the { $herder } up to { $n } steps
}
eff-move-herder-free = move the { $herder } up to { $n } steps without fees
max = max

## What is printed
named = { $a }. { $b }
print-building = { $words }. Needs { $n } × { $craftsman }, { $points } points
print-cattle = Breeding value { $value }, points { $points }
print-hazard = { $green ->
    [yes] Green hand, { $points } points
   *[no] Black hand, { $points } points
}
print-camp = { $green ->
    [yes] Green hand
   *[no] Black hand
}
print-worker = A worker for the job market
print-city = Value { $value }, points of a disc { $points }. { $white ->
    [yes] White corner: a disc with a white corner
   *[no] Dark corner: any disc
}
print-station = Upgrade for ${ $cost }, points { $points }. { $white ->
    [yes] White corner: a disc with a white corner
   *[no] Dark corner: any disc
}
print-objective = { $action ->
    [none] { $points } points for { $tasks }; otherwise { $penalty ->
        [0] nothing
       *[other] minus { $penalty }
    }
   *[other] { $points } points for { $tasks }; otherwise { $penalty ->
        [0] nothing
       *[other] minus { $penalty }
    }. When played: { $action }
}
print-auxiliary = { $single }; double: { $double }
print-permanent = { $n ->
    [one] { $n } permanent certificate
   *[other] { $n } permanent certificates
}
print-per-worker = { $points } point for each worker
print-per-objective-in-area = { $points } points for every { $each } objective cards in the area
print-per-hazard = { $points } points for every { $each } hazard tiles
print-per-camp-pair = { $points } points for each pair of different camp tiles
print-per-certificate = { $points } points for every { $each } certificates
print-per-station = { $points } points for every { $each } own stations
print-per-private-building = { $points } points for each own building on the trail
task-building = { $n ->
    [one] { $n } own building
   *[other] { $n } own buildings
}
task-hazard = { $n ->
    [one] { $n } hazard
   *[other] { $n } hazards
}
task-station = { $n ->
    [one] { $n } own station
   *[other] { $n } own stations
}
task-value = { $n ->
    [one] { $n } cattle card of value { $value }
   *[other] { $n } cattle cards of value { $value }
}
task-thing = { $n } { $thing }
task-city = a disc in { $thing }
disc-aux = auxiliary action ({ $effect }), space { $n }
disc-certificate-limit = certificate limit { $n }
disc-step-limit = step limit, { $left ->
    [yes] left
   *[no] right
}
disc-hand-limit = hand limit, { $left ->
    [yes] left
   *[no] right
}
disc-label = { $open ->
    [yes] Open: { $thing }
   *[no] Disc on: { $thing }
}
place-start = the start
place-building = { $thing } of { $who }
place-site = free space { $code }
place-risk = free risk space { $n }, { $thing }
place-tile = { $thing }, space { $n }
rail-space = space { $n }
rail-turnout = the turnout of { $thing }
offer-value = value { $n }
offer-new = { $n } new cards
offer-0 = reveal { $new }
offer-1 = ${ $n }
offer-2 = two ${ $n }

## The table
hand-value = value { $n }
no-hand = No cards: new ones come at the end of the turn.
left-in-stack = { $n } in the stack
discs-gone = Discs taken
discs = Discs and limits
railroad = Railroad
station-label = { $thing }: ${ $cost }, points { $points }. Discs: { $who ->
    [none] none
   *[other] { $who }
}. Station master: { $master ->
    [none] none
   *[other] { $master }
}
city-label = { $thing }: value { $value }, points of a disc { $points }. Discs: { $who ->
    [none] none
   *[other] { $who }
}
job-label = { $worker }, row { $row }, ${ $cost }
token-label = Job market token
engine-label = Engine of { $who }: { $kind ->
    [t] turnout { $space }
   *[r] space { $space }
}
herder-label = Herder of { $who }: { $place }
pile = { $n } ({ $left })
times = { $n ->
    [1] { $who }
   *[other] { $n } × { $who }
}
cards = { $n ->
    [0] nothing
    [one] { $n } card
   *[other] { $n } cards
}
dollars = ${ $n }
dollars-signed = { $sign ->
    [plus] +${ $size }
   *[minus] −${ $size }
}
of = { $n } / { $most }
none = none
market = Cattle market
market-note = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $left } in the stack
raise-left = Left: heifers { $heifers }, cows { $cows }
objectives = Objective cards
objective-stack = Stack of objective cards: { $n }
gone = Out of the game
your-board = Your board
auxiliary-actions = Auxiliary actions
double = Double
certificates = Certificates
steps = Steps { $n }
hand-limit = Hand { $n }
tokens = { $n ->
    [one] { $n } exchange token
   *[other] { $n } exchange tokens
}
tokens-when = at any time, also in other turns
tokens-held = Exchange tokens
on-the-trail = on the trail
replaced = replaced
area = Objective area
gathered = Tiles
discard-pile = Discard pile
draw-stack = Draw stack
your-hand = Your hand
hand-note = Kansas City value now { $value }, with certificates up to { $most }
sum-hand = Different breeds in hand: { $terms } = { $total }
sum-permanent = permanent certificates: +{ $n }
hand-size = Hand cards
known-cards = Known in hand
has-token = job market token
discs-left = { $n ->
    [one] { $n } disc on the board
   *[other] { $n } discs on the board
}
unbuilt = Buildings to place
specialisation = specialised: { $thing }
sam-cards = Cards
sam-deck = { $left } face down; used: { $used }
score-pile = Score pile
progress = Job market row { $row } of { $rows }
last-turns = Last turns
turn = Turn { $n }
trail = Trail
engines = Engines
jobs = Job market
foresight = Foresight
fee = fee ${ $n }
station-line = ${ $cost }, points { $points }, at { $space }
job-line = row { $row } for ${ $cost }: { $workers }

## The log
told-took-back = { $who } takes the last choice back.
told-turn = { $who }
told-drew = { $who } draws { $what }.
told-discarded = { $who } discards { $what }.
told-reshuffled = { $who } shuffles { $n } discards into a new draw stack.
told-money = { $gained ->
    [yes] { $who } gains ${ $n }.
   *[no] { $who } pays ${ $n }.
}
told-fee = { $who } pays a fee of ${ $n }.
told-fee-to = { $who } pays a fee of ${ $n } to { $to }.
told-showed = { $who } shows { $what }: value { $n }.
told-removed = { $who } removes { $what } from the game.
told-gained = { $who } gains { $what }.
told-revealed = New in the cattle market: { $what }.
told-foretold = Foresight: { $thing }.
told-placed = To the board: { $thing }.
told-out = No space for { $thing }: out of the game.
told-certified = { $who } has { $n ->
    [one] { $n } certificate
   *[other] { $n } certificates
}.
told-tokens = { $who } gains an exchange token.
told-last-turns = { $who } takes the job market token: one more turn for everybody else
told-ended = The game is over
told-sam-card = { $who } turns up card { $n }.
told-sam-walks = { $who } rides to { $thing }.
told-sam-engine = { $who } moves the engine to { $thing }.
told-sam-builds = { $who } places { $thing }.
told-sam-delivers = { $who } delivers to { $thing }.
told-sam-hires = { $who } hires: { $thing }.
told-displayed = New objective card: { $what }.
told-go-to = { $who } goes to { $thing }.
told-copy = { $who } uses { $thing }.
told-auxiliary = { $who }, auxiliary action: { $thing }.
told-double-auxiliary = { $who }, double auxiliary action: { $thing }.
told-play-objective = { $who } plays { $thing }.
told-engine-to = { $who } moves the engine to { $thing }.
told-upgrade = { $who } upgrades { $thing }.
told-disc-from = { $who } takes a disc: { $thing }.
told-disc-of = { $who } takes the disc of { $thing }.
told-give-up = { $who } gives up one { $thing }.
told-hire = { $who } hires: { $thing }.
told-on = { $who } builds: { $thing }.
told-take-the-tile-on = { $who } takes { $thing }.
told-buy-by = { $who } sends cowboys to the market: { $thing }.
told-certificates-down-to = { $who } keeps { $thing } certificates.
told-deliver-to = { $who } delivers to { $thing }.
told-link-with = { $who } links with { $thing }.
told-token-for = { $who } uses an exchange token.

## Set-up and scores
option-neutral-setup = Neutral buildings
option-neutral-setup-random = shuffled
option-neutral-setup-fixed = on their letters
option-building-sides = Sides of the private buildings
option-building-sides-random = by chance
option-building-sides-a = all side a
option-building-once-per-turn = A building's actions only once a turn
option-building-once-per-turn-true = yes
option-building-once-per-turn-false = no
option-allow-idle-phase-b = Doing nothing at a location
option-allow-idle-phase-b-true = allowed
option-allow-idle-phase-b-false = not allowed
option-copy-includes-risk = A copied building brings its risk action
option-copy-includes-risk-true = yes
option-copy-includes-risk-false = no
option-simmental = Simmental cattle
option-simmental-true = with
option-simmental-false = without
option-solo = Sam, the opponent of one player
option-solo-medium = medium
option-solo-easy = easy
option-solo-hard = hard
cat-0 = Dollars
cat-1 = Buildings
cat-2 = Cities
cat-3 = Stations
cat-4 = Hazards
cat-5 = Cattle
cat-6 = Objective cards
cat-7 = Station masters
cat-8 = Workers
cat-9 = Step disc
cat-10 = Job market token
tie-0 = A tie with Sam is Sam's

# On the first page, and a turn in short.
blurb-great-western-trail = Drive your cattle to Kansas City, again and again.
blurb-great-western-trail-2 = The trail with new cattle, exchange tokens and a solo game.
advice-great-western-trail-first = The rulebook’s own first game: lettered buildings on their letters, all private buildings on side a. Words and places match.
advice-great-western-trail-usual = Every game a new trail.
advice-great-western-trail-2-first = As in the first edition, with one exchange token to try. Two players: a turn of yours comes round fast.
advice-great-western-trail-2-usual = With everything in the box.
advice-great-western-trail-2-solo = At your own pace.
turn-1 = Move your herder along the trail; every place counts as a step, empty ones do not.
turn-2 = Use the place: all actions of a neutral or own building, elsewhere one auxiliary action.
turn-3 = Draw cards up to your hand limit.
turn-4 = In Kansas City: choose new tiles, take income for different breeds in your hand, deliver to a city.
turn-5 = The end begins when the job market is full; everybody else then has one more turn.

## The page on which the game is learnt
shelf-neutral = Neutral buildings
shelf-own = Private buildings
shelf-cattle = Cattle cards
shelf-masters = Station masters
shelf-objectives = Objective cards
icon-step = Steps on the trail
icon-hand = Fee for passing
icon-hire = Hire a worker
icon-cattle = Cattle
icon-buy = Buy cattle
icon-build = Build
icon-woods = Building in the woods
icon-engine = Engine forward
icon-engine-back = Engine back
icon-station = Station
icon-station-master = Station master
icon-delivery = Delivery
icon-disc = Disc
icon-certificate = Certificate
icon-objective = Objective card
icon-draw = Draw a card
icon-discard = Discard a card
icon-aux = Auxiliary action
icon-copy = Use a building next door

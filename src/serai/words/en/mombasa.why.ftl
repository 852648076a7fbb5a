# Mombasa: why something cannot be done.  Above each message its figures; `way-…` is the way out.
# $sum is made of terms: “3 coffee + 1 place in the display − 1 discount”; it is `none` where there is only one term.

in-brackets = { $sum ->
    [none] { "" }
   *[terms] { " " }({ $sum })
}
n-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
n-points = { $points ->
    [one] { $points } expansion point
   *[other] { $points } expansion points
}
n-pounds = { $pounds ->
    [0] no pounds
    [one] { $pounds } pound
   *[other] { $pounds } pounds
}
term-display = place in the display
term-discount = discount
term-border = border
term-trading-post = another company’s post

## KeepTile, RestCard, PlanSlot
# $thing
why-not-dealt = You were not dealt this tile: { $thing }.
why-rests-not = Your starting tile does not name this card: { $thing }.
why-not-in-hand = You do not hold this card: { $thing }.

## TakeTurn
# $thing
why-not-face-up = It does not lie face up before you: { $thing }. Only face-up cards and tiles can be used.
why-attach-goods = The +1 tile goes on a face-up goods card, and this is not one of yours: { $thing }.
why-no-plus-one = You have no +1 tile to attach.
why-no-expansion = Nothing for expansion lies face up before you.
way-no-expansion = Lay an expansion card when the next round is planned.

## PutMarker
why-space-unused = This space belongs to a track that is not in this game.
# $who
why-space-taken = The marker of { $who } lies there. The space is closed until the next round.
# $company, $level
why-track-level = This space opens on the track of { $company } at level { $level }.
way-track-level = Move your marker there up to the special space.
why-twin-used = You have used the other space of this track in this round. Only one of the two is yours each round.
# $cost, $pounds
why-space-dear = This space costs { $cost }. You have { n-pounds }.
why-leads-already = You start this round already, so you cannot use this on its first turn.
# $good, $own, $least
why-total-low = You need a total of { $least } ({ $good }). Your face-up cards show { $own }.
# $good, $own, $most, $who
why-not-most = { $who } shows more: { $most } ({ $good }) against your { $own }. A tie would do.
# $pounds
why-nothing-to-buy = After the cost of the space you have { n-pounds } left, and no card of the display is that cheap.
why-nothing-to-remove = You hold no card that could be removed here.
# $markers
why-no-marker = You have no bonus marker left: { $markers ->
    [one] { $markers } lies
   *[other] { $markers } lie
} on the board.
way-no-marker = They come back to you at the end of the round.

## SpendUnits, SpendRest
# $good
why-one-type = You are using { $good }. Only cards of one good can be used together.
why-mix-for-card = Different goods together can only pay for a card, and no card is that cheap.
why-mixed-goods = Different goods together pay for a card, not for steps on a track.
# $price, $sum, $units, $short
why-units-short = Costs { $price }{ in-brackets }. You have { n-units }: { $short } too few.
way-units-short = Use more cards of the same good, or spend the units on company tracks.
why-display-empty = There is no card on this space. The display is refilled at the end of the round.
# $company, $call, $pounds
why-call-dear = On the track of { $company } a capital call of { $call } comes next. You have { n-pounds }.
# $company
why-track-done = Your marker stands at the end of the track of { $company }.
# $units
why-units-left = You still have { n-units }, and a step that costs nothing is possible.

## EnterRegion, TakePost, GainRewards, BackHome
# $company, $region
why-post-there = { $company } already has a post in this region: { $region }.
why-no-border = This region does not border on the home area or on a post of { $company }: { $region }.
# $price, $sum, $points, $short
why-points-short = Costs { $price }{ in-brackets }. You have { n-points }: { $short } too few.
# $company
why-column-empty = There is no post left in this column of { $company }.
why-column-full = There is no free space left in this column of { $company }.
# $region
why-no-reward = There is no reward to take there now: { $region }.
why-no-points = You have no bookkeeping points to spend.

## FlipBook, MoveInk, UsePoints, PlaceBook
# $space
why-book-behind = Space { $space } lies behind the ink marker: a book there means nothing any more.
why-no-book-there = There is no book on space { $space }.
why-down-already = The book on space { $space } lies face down already.
# $space: where the ink marker stands
why-ink-behind = The ink marker stands on space { $space } and only goes forward.
# $space: the first that it cannot enter
why-ink-gap = The ink marker must go book by book, and space { $space } is empty.
way-ink-gap = Take a book and place it there.
# $space, $need, $own, $flip
why-ink-persons = The book on space { $space } asks for { $need ->
    [one] { $need } face-up person
   *[other] { $need } face-up people
}. You show { $own }.
way-ink-persons = For { $flip } pounds a book can be turned face down: then it asks for nothing.
# $space, $need, $own, $good, $flip
why-ink-units = The book on space { $space } asks for a total of { $need } ({ $good }). Your face-up cards show { $own }.
way-ink-units = For { $flip } pounds a book can be turned face down: then it asks for nothing.
# $space, $need, $own, $flip
why-ink-any-good = The book on space { $space } asks for { $need ->
    [one] { $need } more unit
   *[other] { $need } more units
} of any one good. Your best good shows { $own }.
way-ink-any-good = For { $flip } pounds a book can be turned face down: then it asks for nothing.
why-no-book = There is no book on this space.
# $cost, $points
why-book-dear = This book costs { $cost ->
    [one] { $cost } bookkeeping point
   *[other] { $cost } bookkeeping points
}. You have { $points }.
# $space
why-ink-there = The ink marker stands on space { $space }: no book goes under it.
why-crossed-out = The A is crossed out on space { $space }: an A book cannot go there.
why-not-on-top = A B or C book lies on space { $space }: an A book cannot cover it.

## ChooseLevel, BuyCard, RemoveCard, NameTracks, PickUp
# $good, $least, $own
why-level-high = This level needs a total of { $least } ({ $good }). Your face-up cards show { $own }.
# $levels
why-no-level = This space has only { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}.
# $price, $sum, $pounds, $short
why-pounds-short = Costs { $price }{ in-brackets } in pounds. You have { n-pounds }: { $short } too few.
why-must-buy = You used this space to buy a card, so you have to buy one.
# $good
why-other-good = Only a card with this good can be removed here: { $good }.
# $company
why-named-already = You have named the track of { $company } already.
why-own-track = The steps go to other tracks, not to the one of { $company }.
# $column
why-nothing-rests = No cards rest in column { $column }.

## An action of another moment
why-now-pass = You have to choose something here.
why-now-keep = Starting tiles are chosen before the first round.
why-now-rest = Cards are laid to rest before the first round.
why-now-lay = Cards are laid in the planning phase at the start of a round.
why-now-use = Cards are used one action at a time, on your turn in the action phase.
why-now-attach-the-1-tile-to = The +1 tile is attached on your turn in the action phase, before the card is used.
why-now-acquire = Cards are acquired with goods, or on the space “Buy a card”.
way-now-acquire = Use goods cards first; then you choose what their units pay for.
why-now-step-on = You take steps on company tracks with goods, with expansion rewards and with bonuses.
way-now-step-on = Use goods cards first; then you choose what their units pay for.
why-now-expand = A company is expanded on your turn in the action phase.
why-now-enter = Regions are entered when a company is expanded.
way-now-enter = Choose to expand a company first.
why-now-take-post-from = A post is taken from the home area when a region is entered.
why-now-return-post-to = Posts go back to a home area when they are ousted.
why-now-take-reward-of = Rewards are taken at the end of an expansion.
why-now-spend = Bookkeeping points of regions are spent at the end of an expansion.
why-now-take-book = Books are taken with bookkeeping points.
way-now-take-book = Bookkeepers, regions and bonuses bring them.
why-now-take = Pounds are taken here only for bookkeeping points.
why-now-place-book-on = A book is placed at the end of the turn in which it was taken.
why-now-turn-down-book-on = A book can be turned face down at the start of a bookkeeper’s action.
why-now-move-ink-marker-to = The ink marker moves when you use a bookkeeper.
why-now-put-marker-on = Bonus markers are put down on your turn in the action phase.
why-now-take-level = A level is chosen when a bonus marker lies on a majority space.
why-now-name-track-of = Tracks are named when a bonus of track D2 is used.
why-now-remove = Cards are removed on the space “Remove a card”.
why-now-remove-post = A post is removed only by a bonus that says so.
why-now-end = You end your action phase on your turn.
why-now-pick-up = Cards are picked up when you end your action phase.

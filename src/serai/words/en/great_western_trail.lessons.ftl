# Great Western Trail: what the coach says, both editions.

## The first turn
title-welcome = A long way to Kansas City
say-welcome = You drive cattle along this trail to Kansas City, again and again, with a better herd each time. The most points win. They come from many places: two or three are enough.
title-discard-down = A few cards too many
say-discard-down = Those who go later begin with more cards and now keep 4. Keep different breeds: in Kansas City each breed counts once. What you discard comes round again.
title-mount = Where do you start?
say-mount = The lettered buildings belong to everybody, and this once you may start on any of them. A hires, B builds, E buys cattle. From there you walk towards Kansas City.
title-first-objective = Your first objective
say-first-objective = One objective card lies before you from the start. It scores if its tasks are met when the game ends, and costs nothing if they are not. It may show you a direction.
title-location = Use the place
say-location = Do each action on the tile once, in any order, or leave it. Before an arrow stands what you give, after it what you get.
title-discard = Discarding is no loss
say-discard = The card goes on your own pile and comes round again. Give away doubles: in Kansas City each breed counts once, so a varied hand is a good hand.
title-auxiliary = Only passing through
say-auxiliary = Nothing on this tile is left for you, so you do one small thing from your own board: a dollar, or swap a card. Later deliveries open more of these.
title-undo = Changed your mind?
say-undo = You can take back every choice of your turn until something is turned up or somebody else has acted. So try things out and look.
title-draw-up = Back to a full hand
say-draw-up = Each turn ends with drawing up to { $hand_limit } cards. When your stack is empty, your discards are shuffled: then the cattle you bought come to your hand.
title-reshuffled = Shuffled
say-reshuffled = Your stack was empty, so your discard pile became the new one. All that you bought is now on its way to your hand.
title-exchange = An exchange token
say-exchange = Give it back at any time, even in another player's turn: draw up to 2 cards and discard as many. It is best just before Kansas City, when you hold doubles.

## On the way
title-walk = On the way
say-walk = You go up to { $step_limit } steps. Each tile is one step, empty places count nothing. The more is built, the longer the way, for everybody.
title-fork = Which way?
say-fork = At a fork you choose. Look for what you want to do next, for few tiles and for few hands. Both roads meet again farther on.
title-fee = A hand holds you up
say-fee = Where a tile shows a hand you pay for entering it: ${ $dearest_fee } here. You pay even if you only pass. Other roads may be free.
title-short = Short of money
say-short = You have ${ $dollars }, and a fee ahead is ${ $dearest_fee }. If you cannot pay it in full you give what you have and go on: you owe nothing later.
title-earned = They pay you
say-earned = { $payer } came past a hand on your building and paid. Fees brought you ${ $earned } since your last turn. Such buildings earn most where everybody has to pass.
title-second-stop = One more stop
say-second-stop = This move is extra: { $left ->
    [one] go { $left } step
   *[other] go up to { $left } steps
} and use the place you reach as well. What you have not used where you stand is lost.
title-own-building = At home
say-own-building = This building is yours: all its actions are for you alone, every time you come by. For the others it is only one more step on the way.

## Workers, cattle, buildings
title-hire = Three kinds of people
say-hire = Cowboys make cattle cheaper, { $second ->
    [yes] builders
   *[no] craftsmen
} allow bigger buildings, engineers drive your engine further. Many of one kind are stronger than one of each.
title-choice = Something at once
say-choice = What you have just taken brings this now and not again later. You may go without it.
title-specialist = Strong in one thing
say-specialist = You have { $most_workers } workers of one kind ({ $best_worker }). With each one more their actions grow stronger, and the 5th and 6th bring 4 points each.
title-buy = A better herd
say-buy = A breed you do not own raises every delivery from now on. You have ${ $dollars }; the prices depend on how many cowboys go. What you buy lands on your discard pile.
title-pick = Value and points
say-pick = Cards of one value bring the same in Kansas City, but not always the same points at the end. A breed you do not own yet also makes your hand more varied.
title-bought = Not in your hand yet
say-bought = New cards lie on your discard pile. They come to your hand after the next shuffle, so buy early.
title-build = Your own house on the trail
say-build = It costs ${ $price } for each { $second ->
    [yes] builder
   *[no] craftsman
} it needs. You use it every time you come by, and where it shows a hand the others pay you for passing.
title-site = Where to put it
say-site = Choose a space that you pass on every trip. A space in the woods or one with an arrow of its own can bring more, but hazards may make that road longer.
title-replace = One over the other
say-replace = You may also replace a building of yours: then only the difference in { $second ->
    [yes] builders
   *[no] craftsmen
} is needed and paid. The old one leaves the game, and its points with it.

## Other actions
title-aux-choice = Single or double
say-aux-choice = Choose any small action from which a disc has gone. Where both discs are gone you may do it double: give twice, get twice.
title-draw-some = Fresh cards
say-draw-some = You draw first and then discard as many, any cards. The more you draw, the better you can sort your hand.
title-drop-any = Sort your hand
say-drop-any = Keep one card of each breed and the valuable ones. Discard doubles and the grey ones first: in Kansas City a breed counts only once.
title-remove = A smaller herd
say-remove = These cards leave the game for good. The fewer weak cards you have, the sooner the good ones come to your hand. Keep some of each breed.
title-certificate = Certificates
say-certificate = You have { $certificates } of at most { $certificate_limit }. In Kansas City each one you spend makes your herd worth 1 more: another dollar, and perhaps a farther city.
title-hazard = Clear the road
say-hazard = Take any hazard you like. Its points are yours, the way gets shorter, and some objective cards ask for hazards.
title-camp = { $second ->
    [yes] Collect a bounty
   *[no] Trade with the tribes
}
say-camp = { $second ->
    [yes] Take any outlaw and the dollars above it; space 1 brings an exchange token. A green and an orange one
   *[no] Take any teepee and the dollars above it; for red numbers you pay. A green and a blue one
} make a pair, which some buildings, cards and station masters reward.
title-objective-take = Objective cards
say-objective-take = The card goes into your deck. Once you hold it you may play it: something at once, and points at the end if its tasks are met. Otherwise it takes points.
title-objective-play = Play it now?
say-objective-play = A played objective card acts at once and counts at the end, for better or worse. Play it if you trust yourself to meet its tasks; otherwise treat it as a card to discard.

## Railroad
title-engine = Your engine
say-engine = The farther it is, the fewer red crosses you pay for when you deliver. Stop on a turnout and you may upgrade the station there. Spaces with other engines are skipped.
title-back-up = Backwards as a price
say-back-up = Going back is what you pay for this action. Turnouts count on the way back, too: stop on one and you may upgrade its station.
title-upgrade = A station of your own
say-upgrade = For ${ $cost } you put a disc here: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end, and what the disc covered on your board is open. A station master may be waiting, too.
title-master = The station master
say-master = Only now may you give up a worker for this tile. It brings something at once or a certificate for good, and points at the end. The last worker of a row goes.

## Kansas City
title-ready = Is your herd ready?
say-ready = Kansas City is within reach. Your hand is worth { $value } there: every breed once. Discard doubles on the way and gather certificates, then arrive.
title-foresee = New tiles
say-foresee = From each column one tile comes to the board. Workers fill the job market, and that is the clock: when it is full, the last turns begin. Hazards lengthen the way.
title-foresee-choice = What suits you?
say-foresee-choice = You decide what comes. Bring the workers that you want to hire, and hazards where others walk more than you do. Each worker brings the end nearer.
title-income = Show your herd
say-income = Your different breeds are worth { $value }, and you earn as many dollars. Each certificate you spend adds one. Spend them if they reach a better city.
title-deliver = Send them off by rail
say-deliver = Any city up to { $value }, most of them only once. Beyond your engine every red cross costs $1. Kansas City pays at once but takes 6 points at the end.
title-links = Cities that belong together
say-links = Between some neighbouring cities a reward or points are printed. They are yours once you have a disc in both. So think one city ahead.
title-disc = What the disc leaves open
say-disc = The disc comes from your own board, and what lay under it is yours from now on: more steps, more cards, new small actions. Steps and cards are felt in every turn.
title-dark-disc = Dark corners
say-dark-disc = This place has dark corners and takes any disc. Only such places take the dark ones: steps, hand limit and the highest certificate limit. A hand disc costs $5.
title-again = And again from the start
say-again = The first trip is done. Your herder begins anew, with better cattle and with what the disc has opened. On each trip the delivery should be worth more.

## Points and the end
title-clock = The clock is running
say-clock = The job market has reached row { $token_row } of { $rows }. Each visit to Kansas City brings workers, so those who hurry shorten the game for everybody.
title-points = Where points come from
say-points = Cattle, cities, buildings, stations, hazards, objective cards and the last workers of each row score at the end, and every $5 is 1 point. Two or three of these win.
title-refill = Fresh cattle
say-refill = The token has left row 6, and the cattle market was filled up. That happens once more, after row 9. Look at what is new.
title-end-near = The end is near
say-end-near = { $rows_left ->
    [one] Only { $rows_left } row is
   *[other] Only { $rows_left } rows are
} left to fill. Plan your last visit to Kansas City, and play objective cards only if you can still meet them.
title-last-turns = The last turns
say-last-turns = The job market is full. The player who filled it ends this turn, everybody else has 1 more. Do what still brings points: 5 dollars are only 1.
title-end = The points
say-end = The score sheet shows where everybody's points came from. Look at your best two lines and at the winner's: next time, build on what worked.

# Great Western Trail, both editions: why something cannot be done.  Above each message its figures; `way-…` is the way out.

# Parts of sentences: $cash, $short, $sum.
you-have-dollars = You have ${ $cash }: ${ $short } too few
in-brackets = { $sum ->
    [none] { "" }
   *[terms] { " " }({ $sum })
}
term-here = here

## Paying: $price, $cash, $short
why-pay = Costs ${ $price }. { you-have-dollars }.

## Walk, Mount
why-must-step = You go at least one step.
why-not-next = No road leads there from here as your next step. You go from location to location, towards Kansas City.
why-empty-space = Nothing stands here: empty spaces are passed without stopping.
why-not-to-kansas = A free move never reaches Kansas City.
why-begin-neutral = In your first turn you begin on one of the neutral buildings.

## Cards of the hand
why-not-in-hand = You do not hold this card.
# $n, $stay
why-first-discard = { $n ->
    [one] { $stay } cards stay: exactly { $n } goes.
   *[other] { $stay } cards stay: exactly { $n } go.
}
# $n
why-discard-exactly = { $n ->
    [one] You discard exactly { $n } card.
   *[other] You discard exactly { $n } cards.
}
# $n, $same
why-discard-other = { $same ->
    [yes] This action asks for { $n } cards of one breed, and you hold too few of this one.
   *[no] { $n ->
        [one] This action asks for { $n } card of another kind.
       *[other] This action asks for { $n } cards of another kind.
    }
}
# $most
why-draw-number = You draw { $most } at most, and at least one.
# $n
why-remove-number = { $n ->
    [one] You remove { $n } card at most.
   *[other] You remove { $n } cards at most.
}
why-objective-not-held = This objective card is not in your hand.

## UseLocation, ChooseCopy
why-must-act = Do something here: an action of the place, or one auxiliary action.
way-must-act = Taking money by an auxiliary action is always possible.
why-used-already = You have used this action here; each is done once.
why-no-such-action = This place has no such action.
why-place-done = Here you do either the actions of the place, each once, or one auxiliary action; that is done.
why-no-building-here = No building stands here: you do one auxiliary action.
# $who
why-not-yours-here = This building is { $who }’s: here you do one auxiliary action.
why-used-this-turn = You have used this building in this turn: only one auxiliary action is left.
why-tile-replaced = This building was replaced; the new one is not used now.
why-small-or-local = Either the actions of the place or one auxiliary action; you have used the place.
why-no-double-here = In place of a location an auxiliary action is done once, never doubled.
why-not-next-door = This is not next to the building that copies.
why-no-building-there = There is no building.

## What an action asks for
# $what
why-discard-none = It asks for this: { $what }. Your hand has no such cards.
# $n
why-no-way-back = { $n ->
    [one] Your engine cannot go back { $n } space.
   *[other] Your engine cannot go back { $n } spaces.
}
# $what
why-nothing-to-count = It counts { $what }, and you have none.
counted-woods-building = your buildings in the woods
counted-woods-buildings = your buildings in the woods
counted-station = your stations
counted-camp-pair = pairs of different tiles
counted-hazards = your hazard tiles
# $limit
why-certificates-full = You have { $limit } certificates, and that is your limit.
way-certificates-full = A disc taken from beside the track raises it.
# $cash
why-nobody-to-hire = There is nobody to hire: no worker in the open rows that you have room for and can pay with ${ $cash }.
# $each, $craftsman, $have, $cash
why-nothing-to-build = No building can go anywhere: each { $craftsman } it needs costs ${ $each }, and you have { $have } of them and ${ $cash }.
# $cowboys, $cash
why-no-purchase = { $cowboys ->
    [one] With { $cowboys } cowboy and ${ $cash } nothing in the market can be bought.
   *[other] With { $cowboys } cowboys and ${ $cash } nothing in the market can be bought.
}
why-no-hazard = There is no hazard on the board.
# $camp, $cash
why-no-camp = There is no { $camp } that you can pay for with ${ $cash }.
why-no-objective = There is no objective card left.
why-no-card-to-draw = You have no card left to draw.
why-engine-at-start = Your engine stands at the start and cannot go back.
# $transport, $cash
why-no-disc-left = { $transport ->
    [0] No disc is left that you can pay for with ${ $cash }.
   *[other] No disc is left that you can pay for: you have ${ $cash }, and ${ $transport } is for the station.
}
why-no-station-behind = There is no station behind your engine that you can upgrade now.
why-nobody-next-door = No building next door can be used.

## Hire
# $row, $open
why-row-closed = { $open ->
    [0] No row is open yet: workers are hired from the rows above the token.
    [one] Row { $row } is not open yet: workers are hired above the token, from row { $open } alone.
   *[other] Row { $row } is not open yet: workers are hired above the token, from rows 1 to { $open }.
}
way-row-closed = Workers from Kansas City fill the rows and move the token on.
# $worker, $row
why-worker-gone = There is no { $worker } in row { $row }.
# $worker, $most
why-row-full = You have { $most } of this kind already ({ $worker }): the row is full.
# $price, $cash, $short, $sum
why-hire-dear = Costs ${ $price }{ in-brackets }. { you-have-dollars }.

## Build, ChooseSite
why-other-side = This side of the building is not used in this game.
why-built-already = You have built this one already.
why-no-room = No space is free, and none of your buildings needs fewer.
# $needed, $have, $craftsman
why-craftsmen-few = Needs { $needed } × { $craftsman }, you have { $have }.
way-craftsmen-few = Over an own building only the difference is needed.
# $price, $cash, $short, $needed, $each
why-build-dear = Costs ${ $price } ({ $needed } × ${ $each }). { you-have-dollars }.
why-no-site = No building can stand here.
# $who
why-site-taken = { $who } has a building there.
# $needed, $new, $old, $craftsman
why-site-smaller = Your { $old } needs { $needed } × { $craftsman }, the new one { $new }: only a building that needs more can replace it.

## Camps and hazards: $camp
why-no-camp-there = There is no { $camp } to take.
# and $price, $cash, $short
why-camp-dear = This { $camp } costs ${ $price }. { you-have-dollars }.
why-no-hazard-there = There is no hazard to remove.

## Cattle market
why-not-offered = This is not offered in this game.
# $needed, $left
why-cowboys-few = { $left ->
    [0] Takes { $needed } of your cowboys; none is left.
    [one] Takes { $needed } of your cowboys; { $left } is left.
   *[other] Takes { $needed } of your cowboys; { $left } are left.
}
why-stack-empty = The stack of cattle is empty: nothing can be turned up.
# $needed, $there
why-market-few = { $needed ->
    [one] Takes { $needed } card of this value; the market has { $there }.
   *[other] Takes { $needed } cards of this value; the market has { $there }.
}
why-must-buy = Buy something first, or let a cowboy turn up new cards.
# $value
why-other-value = This purchase is for cattle of value { $value }.
why-not-in-market = This card does not lie in the market.
# $n
why-pick-exactly = { $n ->
    [one] This purchase brings exactly { $n } card.
   *[other] This purchase brings exactly { $n } cards.
}

## Objective cards
why-not-on-display = This objective card does not lie open.
why-stack-out = The stack of objective cards is empty.

## Auxiliary actions
why-small-closed = Discs still cover it.
way-small-closed = Deliveries and stations take discs off your board.
# $open
why-double-closed = It is doubled only when both of its discs are gone; { $open ->
    [0] both are still there.
   *[other] one is still there.
}

## Engine and stations
why-must-go = Your engine goes at least one space.
why-only-forward = Your engine goes forward now.
why-only-back = Your engine goes back now.
# $who
why-rail-taken = This space is taken: { $who }.
# $away, $most
why-rail-far = It is { $away } spaces away, and your engine goes { $most } at most.
# $n
why-back-exactly = { $n ->
    [one] Your engine goes back exactly { $n } space.
   *[other] Your engine goes back exactly { $n } spaces.
}
why-leave-the-end = From the last space your engine goes back.
# $station
why-other-station = Your engine stands at { $station }: only this one can be upgraded now.
why-station-yours = You have upgraded this station already.
why-not-behind = This station is not behind your engine.
# $worker
why-only-printed = You have only the printed worker of this kind ({ $worker }), who stays.

## Discs
why-disc-of-station = A disc of a station is taken only when none on your board can be used.
why-disc-gone = This place is open already: its disc is gone.
# $price, $cash, $keep, $short
why-disc-dear = { $keep ->
    [0] This disc costs ${ $price }. { you-have-dollars }.
   *[other] This disc costs ${ $price }. You have ${ $cash }, of which ${ $keep } is for the transport: ${ $short } too few.
}
why-disc-dark = A white corner takes a disc from a white corner, as long as you have one.

## Kansas City
# $column
why-one-tile = One tile of column { $column } comes to the board.
why-not-in-column = This tile does not lie in column { $column }.
why-no-more-workers = The job market is full: no more workers come.
# $have
why-certificates-few = Your marker stands on { $have }: it goes down from there, never up.
# $stage
why-raise-order = { $stage ->
    [0] Calves come first, then heifers.
   *[other] Now it is about heifers; the calves had their turn.
}
# $city, $need, $value
why-city-far = { $city } asks for { $need }. Your delivery is worth { $value }.
way-city-far = Cards of different breeds and certificates make a delivery worth more.
# $city
why-city-done = You have delivered to { $city } already.
# $transport, $cash
why-no-disc = { $transport ->
    [0] No disc is left that you can pay for with ${ $cash }.
   *[other] No disc is left that you can pay for: you have ${ $cash }, and ${ $transport } is for the transport.
}
# $value
why-must-deliver = You deliver to one of the cities that your delivery of { $value } is good for.
why-link-must = A link between two of your cities is always taken.
why-no-link = There is no such link to take now.

## Not now, by verb: what was asked for belongs to another moment.
why-now-pass = You have to choose something here.
why-now-go-to = You walk at the start of your turn, or by an action that says so.
why-now-use-action = The actions of a place are used when you have arrived there.
why-now-copy = Another building is copied by an action that says so.
why-now-auxiliary = An auxiliary action is done in place of a location, or by an action that says so.
why-now-double-auxiliary = A doubled auxiliary action is done only by an action that says so.
why-now-play-objective = Objective cards are played before you move, or between two actions.
why-now-take-reward = There is no such reward to take now.
why-now-discard = Cards are discarded where an action asks for them, or after drawing.
why-now-remove = Cards leave the game only by an action that says so.
why-now-engine-to = Your engine moves by an action that says so.
why-now-upgrade = A station is upgraded when your engine stops there.
why-now-disc-from = A disc is taken with a delivery or an upgrade.
why-now-disc-of = A disc is taken with a delivery or an upgrade.
why-now-give-up = A worker is given up for a station master, right after the upgrade.
why-now-hire = Workers are hired by an action that says so.
why-now-build = You build by an action that says so.
why-now-on = Where a building goes is asked when you have chosen it.
# $camp
why-now-take-the-tile-on = A hazard or a { $camp } is taken by an action that says so.
why-now-buy-by = Cattle are bought by an action that says so.
why-now-choose = Cards of the market are chosen when you buy.
why-now-take-objective = Objective cards are taken by an action that says so.
why-now-take-the-top = Objective cards are taken by an action that says so.
why-now-bring-in = Tiles come to the board when you reach Kansas City.
why-now-certificates-down-to = Certificates are spent in Kansas City, with the income.
why-now-deliver-to = You deliver in Kansas City, after the income.
why-now-link-with = Links are taken right after a delivery.
why-now-draw = Cards are drawn by an action that says so, and at the end of your turn.
why-now-raise = Calves and heifers are raised in Kansas City, after the income.
# $tokens
why-now-token-for = { $tokens ->
    [0] You have no exchange token.
   *[other] No exchange token while your hand lies open, while you have to discard, or without a card to draw.
}

# San Juan: why something cannot be done.  Above each message its figures; `way-…` is the way out.
# $sum is made of terms: “5 − 1 Builder − 1 Smithy”; it is `none` where there is only one term.

# Parts of sentences: $price, $sum, $others, $goods, $short.
costs = Costs { $price }{ in-brackets }
cards-you-have = { $others ->
    [0] You have no other card
    [one] You have { $others } other card
   *[other] You have { $others } other cards
}
goods-too = { $goods ->
    [0] { "" }
    [one] { " " }and { $goods } good for the black market
   *[other] { " " }and { $goods } goods for the black market
}
short-by = { $short } too few
in-brackets = { $sum ->
    [none] { "" }
   *[terms] { " " }({ $sum })
}
term-everybody = everybody
term-waived = waived

## TakeRole
# $role, $who, $round: the next one
why-role-taken = { $who } took the { $role } in this round.
way-role-taken = All roles come back when round { $round } starts.

## Build
# $price, $sum, $others, $goods, $short
why-too-dear = { costs }. { cards-you-have }{ goods-too }: { short-by }.
way-too-dear = Cards come from Councillor, Prospector and Trader.
# the same, and $old: the building over which it costs least, $open: the price on a free place
why-too-dear-crane = Costs { $open } on a free place, { $price } over your { $old }{ in-brackets }. { cards-you-have }{ goods-too }: { short-by }.
# $thing
why-have-one = The { $thing } stands in your city already: you have each city building only once.
way-have-one = The card is still good as money.
why-not-in-hand = You do not hold this card: { $thing }.
why-cathedral-gone = The cathedral does not lie on the table: it is built already, or this game is played without it.

## ChooseSite
why-over-crane = A crane cannot be built over.
# $old
why-over-same = A building cannot go over one of the same kind: choose another one than the { $old }.
why-over-none = You have no such building to build over: { $old }.
# $price, $sum, $others, $goods, $short, $old
why-over-dear = Over your { $old } it costs { $price }{ in-brackets }. { cards-you-have }{ goods-too }: { short-by }.
# $price, $sum, $others, $goods, $short
why-open-dear = On a free place it costs { $price }{ in-brackets }. { cards-you-have }{ goods-too }: { short-by }.
way-open-dear = Over an old building you pay only the difference.

## HowMuch
# $least, $sum
why-pay-less = You pay at least { $least }{ in-brackets }.
# $full
why-pay-more = Without any discount it costs { $full }; more cannot be paid.
# $others, $goods
why-pay-short = { cards-you-have }{ goods-too }: that is not enough for this.

## SpendGoods
# $due, $others, $short
why-must-spend = { $due } are due. { cards-you-have }: { $short ->
    [one] { $short } good must help.
   *[other] { $short } goods must help.
}
# $good
why-no-good-to-spend = There is none on your buildings: { $good }.

## PayCards
# $thing
why-pays-not-itself = The { $thing } is what you are building: it cannot pay for itself.
# $due
why-pay-exactly = { $due ->
    [one] Exactly { $due } card is due.
   *[other] Exactly { $due } cards are due.
}

## Produce
# $good, $building, $count
why-plants-full = { $count ->
    [one] Your { $building } holds its good already.
   *[other] All { $count } of your buildings for { $good } hold a good already.
}
way-plants-full = Sell in a trader phase, then it can produce again.
# $good, $building
why-no-plant = You have no building that makes { $good }: that takes the { $building }.
# $most, $sum
why-produce-limit = You may produce { $most }{ in-brackets }.

## Sell
# $good
why-no-good-to-sell = There is none on your buildings: { $good }.
way-no-good-to-sell = Goods are made in a producer phase.
# $most, $sum
why-sell-limit = You may sell { $most }{ in-brackets }.

## Consult, KeepCards, SortOut, Prospect
# $cards, $sum
why-draw-number = You draw { $cards }{ in-brackets }, no other number.
# $thing
why-not-drawn = You keep cards that you have just drawn, and this one is not among them: { $thing }.
# $due
why-keep-number = { $due ->
    [one] You keep exactly { $due } card.
   *[other] You keep exactly { $due } cards.
}
why-sort-number = { $due ->
    [one] Exactly { $due } card goes.
   *[other] Exactly { $due } cards go.
}
# $cards, $sum
why-prospect-number = You draw { $cards }{ in-brackets }, no other number.

## The start of a round, and the deal
# $due
why-swap-number = { $due ->
    [one] The office building exchanges up to { $due } card.
   *[other] The office building exchanges up to { $due } cards.
}
# $due, $limit
why-limit-number = { $due ->
    [one] Your hand limit is { $limit }: exactly { $due } card goes.
   *[other] Your hand limit is { $limit }: exactly { $due } cards go.
}
# $due
why-deal-number = { $due ->
    [one] Four cards stay: exactly { $due } goes.
   *[other] Four cards stay: exactly { $due } go.
}

## Not now, by verb: what was asked for belongs to another moment.
## $role_free: `mine`, its role can be chosen now; `yes`, somebody may still choose it in this round; `no`
why-now-pass = You have to choose something here.
why-now-take = Roles are chosen one after the other, when the phase of the last one is over.
why-now-build = You build in a builder phase.
way-now-build = { $role_free ->
    [mine] Choose the Builder, and you can build at once.
    [yes] Somebody may still choose the Builder in this round.
   *[no] The Builder was chosen already; in the next round it is free again.
}
why-now-on = Where a building goes is asked when you build it with a crane.
why-now-over = Where a building goes is asked when you build it with a crane.
why-now-pay = You pay when you have chosen what to build.
why-now-spend = Goods pay only for a building, with a black market.
why-now-discard = Cards leave your hand when you pay for a building, or above the limit at the start of a round.
why-now-produce = Goods are made in a producer phase.
way-now-produce = { $role_free ->
    [mine] Choose the Producer, and you may make one more than the others.
    [yes] Somebody may still choose the Producer in this round.
   *[no] The Producer was chosen already; in the next round it is free again.
}
why-now-sell = Goods are sold in a trader phase.
way-now-sell = { $role_free ->
    [mine] Choose the Trader, and you may sell one more than the others.
    [yes] Somebody may still choose the Trader in this round.
   *[no] The Trader was chosen already; in the next round it is free again.
}
why-now-draw = Cards are drawn with the Councillor or the Prospector.
why-now-keep = You keep cards after drawing with the Councillor.
why-now-swap = The office building exchanges cards at the start of a round.
why-now-tuck = Cards go under the chapel at the start of a round.
why-now-bank = Cards go into the bank at the start of a round, once in the game.

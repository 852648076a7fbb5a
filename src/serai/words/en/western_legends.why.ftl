# Western Legends: why something cannot be done.  Above each message its figures; `way-…` is the way out.
# $sum is made of terms: “60 − 10 Y. B. Rowdy”; it is `none` where there is only one term.

in-brackets = { $sum ->
    [none] { "" }
   *[terms] { " " }({ $sum })
}
term-wounds = for wounds
# $place, $steps
nearest = { $steps ->
    [one] Nearest: { $place }, { $steps } step from here.
   *[other] Nearest: { $place }, { $steps } steps from here.
}
# $actions: left in this turn when the question is answered; 0 if there are none
after-this = { $actions ->
    [0] That has to wait for your next turn.
    [one] Answer this question first; then you have { $actions } action left.
   *[other] Answer this question first; then you have { $actions } actions left.
}

## Set-up
# $characters
why-not-your-character = You were not dealt this character. Choose between: { $characters }.
# $thing, $who
why-character-taken = { $who } has taken this character: { $thing }.
# $thing
why-character-absent = This character is not in the introductory game: { $thing }.
# $place, $count
why-not-your-start = You start here: { $place }. Choose one of its { $count } spaces.
why-other-place = The card sends the Man in Black here: { $place }. Choose one of its { $count } spaces.

## Turn
# $actions
why-no-actions = All { $actions } actions of this turn are used.
way-no-actions = You can still do what costs no action, or end your turn.
# $price, $sum, $money, $missing, $work
why-too-dear = Costs ${ $price }{ in-brackets }. You have ${ $money }: ${ $missing } too few.
way-too-dear = Working at a location brings ${ $work } an action.
# $thing
why-not-in-hand = You do not hold this card: { $thing }.
why-no-card = You need a poker card for a fight, and your hand is empty.
way-no-card = Draw cards at the start of your next turn.

## Moving
# $thing, $steps
why-not-next = { $thing } does not border on your space: it is { $steps } steps away.
way-not-next = Go from space to space: one move may have several steps.
why-there-already = You are there already.
# $points
why-sheriff-there = The sheriff is there, and you are wanted: you have { $points ->
    [one] { $points } wanted point.
   *[other] { $points } wanted points.
}
# $left
why-must-step = { $left ->
    [one] A move has at least one step. You have { $left }.
   *[other] A move has at least one step. You have up to { $left }.
}
why-deliver-when = Cattle is delivered right after your own move, if it met no bandit.
way-deliver-when = Move to the rail station, or to the ranch of the other color.
why-no-cattle = You carry no cattle token.
way-no-cattle = Take one at a ranch.
# $ranch
why-deliver-where = Your cattle goes to the rail station, or to the other ranch: { $ranch }. You are at neither.
why-no-whiskey = You have no Whiskey.
way-no-whiskey = The general store sells it.
why-whiskey-when = Whiskey is used right after your own move.
why-yourself = That is you. Choose somebody else.

## Poker cards and items
# $thing
why-no-action = This card has no action: { $thing }.
why-nobody-wanted = Nobody is wanted, so the sheriff does not move.
why-no-reaction = This card has no reaction: { $thing }.
why-fight-reaction-when = This reaction is for fights: it is played when both cards are face up.
why-start-reaction-when = This reaction is played at the start of your turn, before you take money or cards: { $thing }.
why-sprint-when = Sprint is played right after your own move, if it met no bandit.
why-reputation-when = Reputation is played in your own turn, after you have gained marshal points or wanted points.
why-reputation-once = You have already played a Reputation this turn. Only one a turn is allowed.
why-not-in-town = This action is for towns, and you are outside.
why-not-outside = This action is for the open country, and you are in a town.
# $thing
why-no-ability-action = This character has no action: { $thing }.
why-ability-once = This character has used the action already this turn: { $thing }.
# $needed, $lp
why-ability-asleep = This ability works from { $needed } LP on. You have { $lp }.
# $thing
why-not-owned = You do not own this item: { $thing }.
why-not-used-up = This item is not used up by an action, it simply works: { $thing }.
why-active-already = You are using it already: { $thing }.
# $kind
why-other-gear = { $kind ->
    [weapon] Now you choose your weapon.
   *[mount] Now you choose your mount.
}

## Locations
# $place, $steps
why-not-at-mine = Gold is found only in a mine.
way-not-at-mine = { nearest }
why-not-at-bank = You have to be at the bank for this.
way-not-at-bank = { nearest }
why-not-at-doctor = Wounds are healed at the doctor's.
way-not-at-doctor = { nearest }
why-not-at-cabaret = You revel at the cabaret.
way-not-at-cabaret = { nearest }
why-not-at-ranch = Cattle tokens lie at the two ranches.
way-not-at-ranch = { nearest }
why-not-at-saloon = Poker is played in a saloon.
way-not-at-saloon = { nearest }
why-not-at-store = Items are sold and upgraded in a general store.
way-not-at-store = { nearest }
why-no-work-here = There is no work here: you work at a location.
way-no-work-here = { nearest }
# $thing
why-no-such-face = Neither die shows this: { $thing }.
why-deposit-some = You have to sell at least one nugget.
# $gold
why-gold-short = { $gold ->
    [0] You have no gold to sell.
   *[other] You cannot sell that much: you have { $gold } gold.
}
way-gold-short = Gold is found in the mines.
why-no-wounds = You have no wounds to heal.
# $most
why-revel-number = One action buys 1 to { $most } LP here.
# $ranch
why-carries-already = You carry a cattle token already. Nobody carries two.
way-carries-already = Deliver it first: to the rail station, or to the other ranch ({ $ranch }).
why-ranch-empty = There are no cattle tokens at this ranch.

## The store
# $thing
why-not-sold = The store does not sell this in the introductory game: { $thing }.
why-have-one = You have one already: { $thing }. Nobody owns two of a kind.
# $most
why-misc-full = You have { $most } misc items, and nobody may own more.
way-misc-full = Use one up: that frees its place.
# $better
why-upgraded-already = You have upgraded it already: { $better }.

## Fights
# $thing
why-nobody-plays = This character is not in the game: { $thing }.
# $who, $place
why-not-here = { $who } is not in your space. You find them here: { $place }.
# $who
why-fought-already = You have already fought { $who } this turn. Each opponent can be fought once a turn.
why-never-arrested = The Man in Black cannot be arrested.
way-never-arrested = Challenge him to a duel, or rob him.
why-no-marshal = Only marshals make arrests, and you have no marshal points.
way-no-marshal = You gain them by beating bandits, or by taking cattle to the rail station.
# $who
why-not-wanted = { $who } is not wanted, so there is nothing to arrest them for.
why-bank-once = You have already robbed the bank this turn. Once a turn is all.
why-no-declining = This fight cannot be declined: you have to play a card.
why-own-fight = You have started this fight, so only your opponent can decline it.
# $thing, $drawn
why-not-drawn = { $drawn ->
    [one] You have drawn { $drawn } fight card, and it is another one: { $thing }.
   *[other] You have drawn { $drawn } fight cards, and this one is not among them: { $thing }.
}
why-token-next = First choose gold or money. If there is a cattle token to take, you are asked about it next.
why-not-offered = This is not one of the things to choose from here.
# $points
why-no-marshal-points = { $points ->
    [0] You were arrested in this turn: you cannot gain marshal points until it ends.
    [one] You are wanted ({ $points } wanted point): you cannot gain marshal points.
   *[other] You are wanted ({ $points } wanted points): you cannot gain marshal points.
}

## The sheriff
why-sheriff-stays = The sheriff is there already.
# $thing, $steps, $left
why-sheriff-not-next = The sheriff goes from space to space. { $thing } is { $steps } steps away, and { $left ->
    [one] { $left } step is left.
   *[other] { $left } steps are left.
}
# $who, $place
why-not-with-sheriff = { $who } is not where the sheriff is. You find them here: { $place }.

## Stories
why-disc-placed = You have already put down a disc this turn. Only one a turn is allowed.
why-no-story = There is no story left in this deck.
# $condition
why-story-unmet = You have not yet done this turn what the story asks for: { $condition }.
# $discs
why-discs-there = { $discs ->
    [one] Your { $discs } disc lies on this story already.
   *[other] Your { $discs } discs lie on this story already.
}

## Goals
why-goals-advanced = Goals belong to the advanced game. You are playing the basic one.
# $goal
why-not-your-goal = This is not one of your goals: { $goal }.
why-goal-revealed = You have already revealed this goal: { $goal }.
# $goal, $reached, $needed
why-goal-open = Not fulfilled yet: { $goal }. You are at { $reached } of { $needed }.
why-tokens-first = First return the legendary tokens that you do not keep.
# $worth
why-no-such-token = You have no legendary token worth { $worth } LP.

## Numbers of cards
# $due, $limit, $sum
why-limit-number = { $due ->
    [one] Your hand limit is { $limit }{ in-brackets }: exactly { $due } card goes.
   *[other] Your hand limit is { $limit }{ in-brackets }: exactly { $due } cards go.
}
# $due
why-discard-number = { $due ->
    [one] You discard exactly { $due } card.
   *[other] You discard exactly { $due } cards.
}
why-bet-number = { $due ->
    [one] Exactly { $due } more card goes into your poker hand.
   *[other] Exactly { $due } cards go into your poker hand.
}
# $thing
why-not-dealt = You play for the saloon with the cards dealt for it. This one is not among them: { $thing }.
why-not-in-flop = This card is not in the flop: { $thing }.

## An action of another moment
why-now-pass = You have to choose something here.
why-now-be = Characters are chosen before the game.
why-now-stand-in = A space of a store or saloon is chosen only when a figure is put there.
why-now-start-with = Money or cards are taken at the start of your turn.
why-now-deliver = Cattle is delivered in your action phase, right after your own move.
why-now-whiskey-for = Whiskey is used in your action phase, right after your own move.
why-now-disc-on-the = A disc is put down in your action phase, when you have done what the story asks for.
why-now-react-with = Reactions have their moments: at the start of a turn, in a fight, after a move, after a gain of points.
why-now-fight-with = A card is played face down when a fight begins.
why-now-decline = Only a player who is attacked can decline a fight.
why-now-answer-with = Fight cards are played for bandits, the bank guard and the sheriff.
why-now-restart = Only fight card 10 lets a fight start over.
why-now-look-at = Only a rifle lets you look at cards, when a fight begins.
why-now-pay-for = Only Calamity Jane can pay her way out of a wound, in a fight.
why-now-rob-the = Loot is chosen by the winner of a robbery.
why-now-sheriff-to = The sheriff is moved by stories and by Manhunt.
why-now-sheriff-takes = The sheriff makes an arrest on entering a space with wanted players.
why-now-choose = There is nothing of this kind to choose now.
why-now-discard = Cards are discarded above your hand limit at the end of your turn, or when a card says so.
why-now-reroll = With a Miner's Map one die is rolled again when you prospect.
why-now-join = You can join when another player in your town starts a game of poker.
why-now-bet = Cards for a poker hand are chosen when the flop lies open.
why-now-replace = Lady Luck replaces a card of the flop when she is shown in a poker hand.
why-now-return-token = Legendary tokens are returned right after drawing them for a goal.
# $actions
why-now-use = An item is used up as an action of your turn; weapon and mount are chosen when it begins.
way-now-use = { after-this }
why-now-go-to = Moving is an action of your turn.
way-now-go-to = { after-this }
why-now-act-with = Playing a card for its action is an action of your turn.
way-now-act-with = { after-this }
why-now-duel = A duel is an action of your turn.
way-now-duel = { after-this }
why-now-rob = Robbing somebody is an action of your turn.
way-now-rob = { after-this }
why-now-arrest = An arrest is an action of your turn.
way-now-arrest = { after-this }
why-now-work = Working is an action of your turn.
way-now-work = { after-this }
why-now-prospect = Prospecting is an action of your turn.
way-now-prospect = { after-this }
why-now-deposit = Selling gold is an action of your turn.
way-now-deposit = { after-this }
why-now-heist = Robbing the bank is an action of your turn.
way-now-heist = { after-this }
why-now-heal = Healing at the doctor's is an action of your turn.
way-now-heal = { after-this }
why-now-revel-for = Reveling is an action of your turn.
way-now-revel-for = { after-this }
why-now-take = Taking cattle is an action of your turn.
way-now-take = { after-this }
why-now-play = Starting a game of poker is an action of your turn.
way-now-play = { after-this }
why-now-live-up-to = The action of your character is an action of your turn.
way-now-live-up-to = { after-this }
why-now-buy = Buying at the store is an action of your turn.
way-now-buy = { after-this }
why-now-upgrade = Upgrading at the store is an action of your turn.
way-now-upgrade = { after-this }

# Western Legends in English.

## Small words

dollars = ${ $n }
lp-short = { $n } LP
foe-bandit = the bandit
foe-guard = the bank guard
foe-sheriff = the sheriff
automaton = The Man in Black
place-store = General store
place-saloon = Saloon
place-bank = Bank
place-sheriff = Sheriff
place-doctor = Doctor
place-cabaret = Cabaret
place-rail = Rail station
place-mine = Mine
kind-action = Action
kind-reaction = Reaction
kind-bonus = Bonus

## Questions

ask-choose-character = Which of the two are you in this game?
ask-take-character = Which character do you take?
ask-arrive = In which of the three spaces do you start?
ask-start-of-turn = Your turn begins: money, cards, or some of both?
ask-ready-gear = { $kind ->
    [weapon] Which weapon do you use until your next turn?
   *[mount] Which mount do you ride until your next turn?
}
ask-take-action = { $nth ->
    [0] No action left: free steps, or end your turn
   *[other] Action { $nth } of { $most }: ride, act here or play a card
}
ask-walk = { $left ->
    [one] Where to? 1 more step
   *[other] Where to? Up to { $left } more steps
}
ask-shop = What else do you buy?
ask-may-ready = Use { $thing } from now on?
ask-look-at-hand = Look at cards in the hand of { $foe }?
ask-look-at-fight-card = Look at one fight card of { $foe }?
ask-lay-card = Your card against { $foe }, face down
ask-answer = { $foe } attacks you: play a card face down, or decline and lose
ask-play-fight-card = You play { $foe } against { $who }: choose 1 fight card
ask-react = { $lead ->
    [ahead] Your reaction: { $mine } against { $other }, you are ahead
   *[behind] Your reaction: { $mine } against { $other }, you are behind
}
ask-late-reputation = You gained points at the end of your turn: a reaction?
ask-may-restart = Card 10: shall the fight against { $who } start over?
ask-wound = You are about to be wounded: take the wound, or pay?
ask-choose = { $source ->
    [bandits] The bandit is beaten: what is your reward?
    [stories] Your reward from the story: choose one
    [fight-cards] The fight card says: choose one
    [abilities] Your opponent unnerves you: a card or a wound?
   *[other] Choose one
}
ask-discard = { $left ->
    [one] Discard 1 poker card
   *[other] Discard { $left } poker cards
}
ask-discard-down = { $left ->
    [one] Your hand limit is { $limit }: discard 1 card
   *[other] Your hand limit is { $limit }: discard { $left } cards
}
ask-loot = What do you take from { $foe }?
ask-loot-token = Do you take the cattle token of { $foe } too?
ask-move-sheriff = { $left ->
    [one] Where does the sheriff ride? 1 more step
   *[other] Where does the sheriff ride? Up to { $left } more steps
}
ask-pick-one = Whom does the sheriff try to arrest?
ask-use-map = Miner's Map: which die do you roll again?
ask-join-poker = { $starter } starts a game of poker, ${ $pot } in the pot: join for ${ $price }?
ask-bet-two = { $left ->
    [one] Choose 1 more card for your poker hand, ${ $pot } in the pot
   *[other] Choose { $left } cards for your poker hand, ${ $pot } in the pot
}
ask-lady-luck = Lady Luck: which card of the flop is replaced?
ask-place-black = Where does the Man in Black stand at { $place }?
ask-return-tokens = { $left ->
    [one] Return 1 legendary token
   *[other] Return { $left } legendary tokens
}

## Actions

act-pass = { $step ->
    [TakeAction] End my actions
    [Walk] Stop here
    [Shop] Buy nothing more
    [ReadyGear] As before
    [MayReady] Not now
    [LookAtHand] Do not look
    [LookAtFightCard] Do not look
    [Wound] Take the wound
    [MayRestart] Let it stand
    [MoveSheriff] He stays here
    [UseMap] Keep both dice
    [JoinPoker] Stay out
    [LadyLuck] Keep the flop
    [LootToken] Leave it
   *[other] Pass
}
act-be = Be { $thing }
act-stand-in = Stand in { $thing }
act-start-with = { $cards ->
    [0] Take ${ $money }
   *[other] { $money ->
        [0] Draw { $cards } cards
       *[other] Take ${ $money } and draw { $cards } card
    }
}
act-use = { $step ->
    [TakeAction] Use up { $thing }
   *[other] Use { $thing }
}
act-go-to = { $bandit ->
    [0] Go to { $thing }
   *[other] Go to { $thing } and fight the bandit
}
act-act-with = Play { $thing } as an action
act-duel = Duel { $who } for { $lp } LP
act-rob = Rob { $who }, { $wp } wanted point
act-arrest = Arrest { $who }, { $mp } marshal point
act-work = Work for ${ $money }
act-prospect = Prospect for gold
act-deposit = Deposit { $n } gold: ${ $money }, { $lp } LP
act-heist = Rob the bank: ${ $money }, { $wp } wanted points
act-heal = { $n ->
    [one] Heal 1 wound for ${ $price }
   *[other] Heal { $n } wounds for ${ $price }
}
act-revel-for = Revel: { $n } LP for ${ $price }
act-take = Take a { $color ->
    [green] green
   *[blue] blue
} cattle token
act-play = Start poker for ${ $price }
act-buy = Buy { $thing } for ${ $price }
act-upgrade = Upgrade to { $better } for ${ $price }, { $lp } LP at the end
act-deliver = Deliver the cattle: { $points ->
    [mp] 1 marshal point
   *[wp] 1 wanted point
}, ${ $money }, { $cards } cards, { $lp } LP
act-whiskey-for = Whiskey: 1 wound for { $who }
act-disc-on-the = Put a disc on the story: { $condition }
act-react-with = React with { $thing }
act-reveal = Reveal the goal: { $goal }
act-fight-with = Fight with { $thing }
act-decline = Decline the fight and lose
act-answer-with = Answer with fight card { $rank }
act-restart = Start the fight over
act-look-at = Look
act-pay-for = Pay ${ $price } and stay unhurt
act-rob-the = { $loot ->
    [half-gold] Take { $n } gold
    [half-money] Take ${ $n }
   *[token] Take the cattle token
}
act-sheriff-to = Sheriff to { $thing }
act-sheriff-takes = Arrest { $who }
act-choose = { $thing }
act-discard = Discard { $thing }
act-reroll = Roll again: { $thing }
act-join = Join for ${ $price }
act-bet = Play { $thing } in the poker hand
act-replace = Replace { $thing }
act-return-token = Return the token worth { $n } LP
send-discard = Discard these
send-bet = Lay these face down
group-deposit = Deposit gold
group-revel = Revel
group-fight = Fight { $who }
to-the-store = Buy at the store

## What can be offered

offer-wound = { $n ->
    [one] Gain 1 wound
   *[other] Gain { $n } wounds
}
offer-discard-random = { $n ->
    [one] Discard 1 random card
   *[other] Discard { $n } random cards
}
offer-discard = { $n ->
    [one] Discard 1 card of your choice
   *[other] Discard { $n } cards of your choice
}
offer-lose-money = Lose ${ $n }
offer-lp = Gain { $n } LP
offer-mp = { $n ->
    [one] Gain 1 marshal point
   *[other] Gain { $n } marshal points
}
offer-wp = { $n ->
    [one] Gain 1 wanted point
   *[other] Gain { $n } wanted points
}
offer-money = Gain ${ $n }
reward-cards = { $n ->
    [one] Draw 1 card
   *[other] Draw { $n } cards
}
reward-gold = Gain { $n } gold
reward-heal = { $n ->
    [one] Lose 1 wound
   *[other] Lose { $n } wounds
}
story-gangs = Bandits of gang { $gangs }
story-sheriff = Sheriff up to { $n }

## The map

map = Map
cattle-left = { $count ->
    [one] 1 cattle token here
   *[other] { $count } cattle tokens here
}
bandit-at = Bandit: { $place }
sheriff-at = Sheriff: { $place }
figure-at = { $who }: { $place }

## The row of actions, set-up

actions-here = What you can do
actions-used = { $n } of { $most } actions used
characters = Your characters
start-at = Starts: { $place }
start-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
marshal-points = Marshal { $n }
wanted-points = Wanted { $n }

## A fight

fight-duel = { $who } challenges { $foe } to a duel
fight-rob = { $who } robs { $foe }
fight-arrest = { $who } wants to arrest { $foe }
fight-bandit = { $who } meets a bandit
fight-guard = { $who } robs the bank
fight-sheriff = The sheriff is after { $who }
fight-black-duels = The Man in Black challenges { $who } to a duel
fight-black-robs = The Man in Black robs { $who }
phases = Phases of the fight
phase-start = Start
phase-cards = Cards
phase-reactions = Reactions
phase-result = Result
fights = { $who }
role-wins-ties = wins ties
role-loses-ties = needs the higher card
role-played-by = played by { $who }, wins ties
shielded = shield
face-down = A card face down
no-card-yet = no card yet
sum-card = card
sum-lowered = lowered
sum-black = Man in Black
prize-duel = Wins: { $duel_win_lp } LP; { $foe } is wounded.
prize-rob = Wins: { $rob_win_wp } wanted point, half the gold or money of { $foe }.
prize-arrest = Wins: { $arrest_win_mp } marshal point; { $foe } is arrested.
prize-bandit = Wins: 1 LP or 1 marshal point.
prize-guard = Wins: ${ $heist_win_money } and { $heist_win_wp } wanted points.
prize-sheriff = Wins: stays free.
prize-nothing = Wins: nothing happens.
defeat = Wins: { $who } takes 1 wound and draws 1 card.
defeat-guard = Wins: { $who } takes 1 wound, draws 1 card and gains { $wp } wanted point.
defeat-sheriff = Wins: { $who } takes 1 wound, draws 1 card and is arrested.
defeat-black-robs = Wins: { $who } takes 1 wound, draws 1 card and loses half the money.
lead-hidden = The cards are face down
lead = { $who } leads, { $high } to { $low }
chain-plays = { $who } plays
chain-passes = { $who } passes
chain-reacts = { $who }: react or pass
your-fight-cards = You play { $foe }: your fight cards
fight-cards-drawn = { $count ->
    [one] 1 fight card drawn, face down
   *[other] { $count } fight cards drawn, face down
}
you-looked-at = You have looked at
fight-card = Fight card
fight-card-named = Fight card { $rank }

## Poker

poker-table = Poker table
flop = Flop
pot = Pot
pot-and-lp = and { $lp } LP if { $who } wins
chooses = chooses
deals = deals, with a hand of the house
paid = paid ${ $n }
your-poker-hand = Your poker hand
slot-choose = choose
order-of-hands = Order of hands
strongest-first = strongest first; { $who } wins ties
hand-made = made
hand-possible = possible

## Tracks, stories, store, piles

legendary-points = Legendary points
ends-at = { $n } LP end the game: this round and one more
marshal-row = rows: +{ $first }, +{ $second }, +{ $third } LP at the end
wanted-row = rows: +{ $first }, +{ $second }, +{ $third } LP after each own turn
track-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
stories = Stories
story-on = { $side ->
    [left] Left story
   *[right] Right story
}
story-label = Story: { $condition }, { $count } discs to go
story-deck-empty = No story left in this deck
condition-met = fulfilled this turn
discs-to-go = { $count ->
    [0] complete
    [one] 1 disc to go
   *[other] { $count } discs to go
}
cards-left = { $count ->
    [one] the last card of its deck
   *[other] { $count } cards in the deck
}
store-hint = one action buys any number of things
owned = yours
upgrade-lp = upgrade, { $n } LP
piles = Decks and supplies
pile-deck = Poker cards in the deck
pile-discards = Discarded poker cards
pile-fight = Fight cards in the deck
pile-gold = Gold nuggets in the mines
pile-tokens = Legendary tokens left
discards-top = Last discard
cards-played = In play
black-deck = Cards in the deck of the Man in Black
dice = Prospecting dice

## Own cards, players

your-hand = Your hand
hand-limit = { $count ->
    [one] 1 card; limit { $limit } when your turn ends
   *[other] { $count } cards; limit { $limit } when your turn ends
}
goal-label = Goal: { $goal }
token-label = Legendary token worth { $n } LP
cattle-token = { $color ->
    [green] Green cattle
   *[blue] Blue cattle
}
cattle-worth = ${ $money }, { $cards } cards, { $lp } LP
no-character = chooses a character
money = Money
gold = Gold nuggets, and how many can be carried
hand-cards = Poker cards in hand
movement = Steps of a move
wounds = { $n } of { $most } wounds
first-player = first
active = in use
idle = not in use
goals-count = Goals { $done }, { $count } hidden
goals-done = Revealed: { $goals }
tokens-count = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
no-mp = no marshal points this turn
progress-lp = { $n } of { $end } LP
progress-last = Last round

## The log

told-took-back = { $who } takes the last choice back.
told-chose = { $who } chooses: { $thing }.
told-declined = { $who } declines the fight.
told-turn = Round { $round }: { $who }
told-drew = { $count ->
    [one] { $who } draws 1 poker card.
   *[other] { $who } draws { $count } poker cards.
}
told-drew-cards = { $who } draws { $cards }.
told-discarded = { $who } discards { $cards }.
told-reshuffled = The discard pile, { $count } cards, becomes a new deck.
told-lp-gained = { $who } gains { $n } LP.
told-lp-lost = { $who } loses { $n } LP.
told-mp-gained = { $n ->
    [one] { $who } gains 1 marshal point.
   *[other] { $who } gains { $n } marshal points.
}
told-mp-lost = { $n ->
    [one] { $who } loses 1 marshal point.
   *[other] { $who } loses { $n } marshal points.
}
told-wp-gained = { $n ->
    [one] { $who } gains 1 wanted point.
   *[other] { $who } gains { $n } wanted points.
}
told-wp-lost = { $n ->
    [one] { $who } loses 1 wanted point.
   *[other] { $who } loses { $n } wanted points.
}
told-money-gained = { $who } gains ${ $n }.
told-money-lost = { $who } pays or loses ${ $n }.
told-gold-gained = { $who } gains { $n } gold.
told-gold-lost = { $who } gives { $n } gold away.
told-wounds-gained = { $n ->
    [one] { $who } is wounded.
   *[other] { $who } gains { $n } wounds.
}
told-wounds-lost = { $n ->
    [one] { $who } loses 1 wound.
   *[other] { $who } loses { $n } wounds.
}
told-went = { $who } goes to { $thing }.
told-sheriff = The sheriff goes to { $thing }.
told-bandit-came = A bandit comes: { $thing }.
told-bandit-left = The bandit is gone: { $thing }.
told-looked = { $who } looks at cards of { $whom }: { $cards }.
told-looked-hidden = { $count ->
    [one] { $who } looks at 1 card of { $whom }.
   *[other] { $who } looks at { $count } cards of { $whom }.
}
told-looked-npc = { $who } looks at a fight card: { $cards }.
told-looked-npc-hidden = { $count ->
    [one] { $who } looks at 1 fight card.
   *[other] { $who } looks at { $count } fight cards.
}
told-npc-drew = { $who } draws fight cards: { $cards }.
told-npc-drew-hidden = { $count ->
    [one] { $who } draws 1 fight card.
   *[other] { $who } draws { $count } fight cards.
}
told-showed = { $who } shows { $cards }.
told-npc-showed = The fight card is { $rank }.
told-won = { $who } wins the fight.
told-lost = { $who } loses the fight.
told-restarted = The fight starts over.
told-arrested = { $who } is arrested.
told-rolled = { $who } rolls: { $faces }.
told-item = { $who } gets { $thing }.
told-upgraded = { $who } upgrades to { $thing }.
told-readied = { $who } uses { $thing }.
told-used-up = { $who } uses up { $thing }.
told-cattle = { $who } takes a { $color ->
    [green] green
   *[blue] blue
} cattle token.
told-cattle-seen = { $who } takes a { $color ->
    [green] green
   *[blue] blue
} cattle token (${ $money }, { $cards } cards, { $lp } LP).
told-cattle-lost = { $who } no longer has the cattle token.
told-delivered = { $who } delivers cattle (${ $money }, { $cards } cards, { $lp } LP).
told-joined = { $who } plays poker.
told-dealt = { $count ->
    [one] { $who } deals, with 1 card.
   *[other] { $who } deals, with { $count } cards.
}
told-dealt-cards = { $who } deals, with { $cards }.
told-flop = The flop: { $cards }.
told-replaced = { $who } replaces a card of the flop: { $cards }.
told-won-poker = { $who } wins at poker.
told-disc = { $side ->
    [left] { $who } puts a disc on the left story.
   *[right] { $who } puts a disc on the right story.
}
told-story = Story: { $thing }.
told-goal = { $who } reveals a goal: { $thing }.
told-tokens = { $who } draws legendary tokens worth { $values }.
told-tokens-hidden = { $count ->
    [one] { $who } draws 1 legendary token.
   *[other] { $who } draws { $count } legendary tokens.
}
told-returned = { $who } returns a legendary token worth { $values }.
told-returned-hidden = { $count ->
    [one] { $who } returns 1 legendary token.
   *[other] { $who } returns { $count } legendary tokens.
}
told-black = The Man in Black turns up “{ $thing }”.
told-came = { $who } is { $thing }.
told-offered = { $who } may choose: { $cards }.
told-opened = { $side ->
    [left] Next story on the left: { $condition }.
   *[right] Next story on the right: { $condition }.
}
told-ended = The game is over.

## Score sheet and set-up

cat-0 = Gold
cat-1 = Revels
cat-2 = Duels
cat-3 = Poker
cat-4 = Bandits
cat-5 = Cattle
cat-6 = Stories
cat-7 = Poker cards
cat-8 = Fight cards
cat-9 = Abilities
cat-10 = Marshal track
cat-11 = Wanted track
cat-12 = Upgraded items
cat-13 = Money at the end
cat-14 = Wounds
cat-15 = Wanted at the end
cat-16 = Marshal at the end
cat-17 = Legendary tokens
cat-18 = Man in Black
tie-0 = the Man in Black wins ties
tie-1 = marshal or wanted points
tie-2 = gold
tie-3 = fewer wounds
option-mode = Mode
option-mode-basic = Basic
option-mode-advanced = Advanced, with goals and legendary tokens
option-length = Length
option-length-short = Short, 15 LP
option-length-medium = Average, 20 LP
option-length-long = Long, 25 LP
option-first-game = Introductory set-up
option-first-game-false = No
option-first-game-true = Yes: 3 or 4 players, short, basic
option-corner-moves = Moves over corners
option-corner-moves-false = Not allowed
option-corner-moves-true = Allowed
option-arrest-moves-sheriff = After a player's arrest
option-arrest-moves-sheriff-false = The sheriff stays where he is
option-arrest-moves-sheriff-true = The sheriff goes to his office
option-max-rounds = Most rounds (0: no limit)

## What is printed on things

about-cheat = In poker: counts as any rank and suit.
about-lady-luck = In poker: you may replace 1 card of the flop.
about-living-legend = Gain 1 marshal point or 1 wanted point.
about-manhunt = Move the sheriff up to 6 spaces, if anybody is wanted.
about-saddle-up = Move your movement value plus 2 spaces.
about-sprint = After your move met no bandit: up to 2 more spaces.
about-stick-em-up = In a fight: the opposing card counts 3 lower.
about-reputation = In your turn, after a marshal or wanted point: 1 LP. Once a turn.
about-bulletproof = In a fight: lose 1 wound, or cancel the next one.
about-shootout = In a fight: the opposing card counts 2 lower.
about-instincts = Action: draw 2 cards. In a fight: draw 1.
about-deadeye = In a fight: cancel all that lowers your own card.
about-quickdraw = In a fight: you win a tie.
about-fight-2 = The player gains 1 wound and loses 1 LP.
about-fight-3 = The player gains 2 wounds.
about-fight-4 = The player gains 1 wound and discards 1 card.
about-fight-5 = The player gains 1 wound; a beaten bandit gives LP only.
about-fight-6 = The player gains 1 wound that nothing can cancel.
about-fight-7 = The player gains 1 wound or discards 1 random card.
about-fight-8 = The player gains 1 wound.
about-fight-9 = The player discards 1 card or loses $10; a beaten bandit gives LP only.
about-fight-10 = The fight may start over with new fight cards; the player draws 1 card.
about-fight-j = The player gains $10.
about-fight-q = The player draws 1 card.
about-fight-k = The player gains 1 LP.
about-fight-a = The player gains 1 LP, 1 marshal point or 1 wanted point.
about-revolver = No ability, until it is upgraded.
about-shotgun = After each fight you win: draw 1 card.
about-rifle = When you start a fight with a player: look at 2 random cards of that hand.
about-mustang = Moves 4 spaces.
about-mule = Moves 3 spaces; carries 2 more gold.
about-miners-map = Each time you prospect you may roll 1 die again.
about-provisions = When gained: draw 1 card. Action, used up: draw 1 card and lose 1 wound.
about-whiskey = When gained: lose 1 wound. After your move, used up: another player in your space gains 1 wound.
about-ten-gallon = After a game of poker: 1 LP if you win, $10 if you lose.
about-peacemaker = In each of your fights the opposing card counts 1 lower.
about-coach-gun = After each fight you win: draw 2 cards.
about-repeater = When you start a fight with a player: look at the whole hand. Against bandit, guard or sheriff: look at 1 fight card.
about-thoroughbred = Moves 5 spaces.
about-pack-mule = Moves 4 spaces; carries 2 more gold.
about-annie-oakley = From 5 LP on: at the start of a fight with a player the opponent discards 1 card or gains 1 wound.
about-bass-reeves = From 5 LP on: 1 more marshal point after an arrest.
about-billy-the-kid = From 5 LP on: 1 LP after robbing a player.
about-bloody-knife = From 5 LP on: moves 1 space more, and may pass bandits without a fight.
about-calamity-jane = From 5 LP on: may pay $10 in a fight instead of gaining a wound.
about-doc-holliday = From 5 LP on: draws 2 cards instead of 1 when joining poker.
about-jesse-james = From 5 LP on: the bank guard draws 1 fight card less.
about-kit-carson = From 5 LP on: one more roll each time when prospecting.
about-stagecoach-mary = From 5 LP on: $20 more for each cattle delivery.
about-wild-bill-hickok = From 5 LP on: 1 more LP for each duel started and won.
about-wyatt-earp = From 5 LP on: once a turn takes both rewards for a bandit, 1 LP and 1 marshal point.
about-yb-rowdy = From 5 LP on: the first LP of each revel costs $20, not $30.

# On the first page, and a turn in short.
blurb-western-legends = Marshal or outlaw: become a legend.
turn-1 = Begin with $20, two poker cards, or $10 and one card.
turn-2 = Up to three actions: move, play a card, fight, or use the place where you are.
turn-3 = At the end stories are resolved, you discard to your hand limit, and the wanted gain points.
turn-4 = When somebody has enough legendary points, the round is finished and one more is played.

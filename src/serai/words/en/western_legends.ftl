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
place-sheriff = Sheriff's office
place-doctor = Doctor
place-cabaret = Cabaret
place-rail = Rail station
place-mine = Mine
place-ranch = Ranch
place-hideout = hideout
place-cliffs = cliffs
map-players = the players; north is up
setting-up = Set-up
not-placed = not on the map yet
chosen = Chosen so far
kind-action = Action
kind-reaction = Reaction
kind-bonus = Bonus
n-gold = { $n } gold
n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
n-marshal-points = { $n ->
    [one] { $n } marshal point
   *[other] { $n } marshal points
}
n-wanted-points = { $n ->
    [one] { $n } wanted point
   *[other] { $n } wanted points
}

## Questions

ask-choose-character = Which of the two are you in this game?
ask-take-character = Which character do you take?
ask-arrive = In which of the three spaces do you start?
ask-start-of-turn = Your turn begins: money, cards, or some of both?
ask-ready-gear = { $kind ->
    [weapon] Which weapon do you use until your next turn?
   *[mount] Which mount do you ride until your next turn?
}
ride-help = The numbers on the map are actions; a click rides all the way.
ask-take-action = { $nth ->
    [0] No actions left: do what costs none, or end your turn
   *[other] Action { $nth } of { $most }: ride, act here or play a card
}
ask-walk = { $left ->
    [one] Where to? { $left } more step
   *[other] Where to? Up to { $left } more steps
}
ask-shop = What else do you buy?
ask-may-ready = Use { $thing } from now on?
ask-look-at-hand = Look at cards in the hand of { $foe }?
ask-look-at-fight-card = Look at one fight card of { $foe }?
ask-lay-card = Your card against { $foe }, face down
ask-answer = { $foe } attacks you: play a card face down, or decline and lose
ask-play-fight-card = You play { $foe } against { $who }: choose a fight card
ask-react = { $lead ->
    [ahead] Your reaction: { $mine } against { $other }, you are ahead
   *[behind] Your reaction: { $mine } against { $other }, you are behind
}
ask-late-reputation = You gained points at the end of your turn: a reaction?
ask-may-restart = Card { $rank }: shall the fight against { $who } start over?
ask-wound = You are about to be wounded: take the wound, or pay?
ask-choose = { $source ->
    [bandits] The bandit is beaten: what is your reward?
    [stories] Your reward from the story: choose one
    [fight-cards] The fight card says: choose one
    [abilities] Your opponent unnerves you: a card or a wound?
   *[other] Choose one
}
ask-discard = { $left ->
    [one] Discard { $left } poker card
   *[other] Discard { $left } poker cards
}
ask-discard-down = { $left ->
    [one] Your hand limit is { $limit }: discard { $left } card
   *[other] Your hand limit is { $limit }: discard { $left } cards
}
ask-loot = What do you take from { $foe }?
ask-loot-token = Do you take the cattle token of { $foe } too?
ask-move-sheriff = { $left ->
    [one] Where does the sheriff ride? { $left } more step
   *[other] Where does the sheriff ride? Up to { $left } more steps
}
ask-pick-one = Whom does the sheriff try to arrest?
ask-use-map = Miner's Map: which die do you roll again?
ask-join-poker = { $starter } starts a game of poker, ${ $pot } in the pot: join for ${ $price }?
ask-bet-two = { $left ->
    [one] Choose { $left } more card for your poker hand, ${ $pot } in the pot
   *[other] Choose { $left } cards for your poker hand, ${ $pot } in the pot
}
ask-lady-luck = Lady Luck: which card of the flop is replaced?
ask-place-black = Where does the Man in Black stand at { $place }?
ask-return-tokens = { $left ->
    [one] Return { $left } legendary token
   *[other] Return { $left } legendary tokens
}

## Actions

act-pass = { $step ->
    [TakeAction] End my turn
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
way = { $bandit ->
    [0] { $steps ->
        [0] Ride to { $thing }
        [one] Ride to { $thing }: { $steps } action
       *[other] Ride to { $thing }: { $steps } actions
    }
   *[other] { $steps ->
        [0] Ride to { $thing } and fight the bandit
        [one] Ride to { $thing } and fight the bandit: { $steps } action
       *[other] Ride to { $thing } and fight the bandit: { $steps } actions
    }
}
too-far = { $limit ->
    [0] It is farther than this move goes, and you have no actions left.
   *[other] It takes { $steps } actions to get there, and you have { $limit } left.
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
    [one] Heal { $n } wound for ${ $price }
   *[other] Heal { $n } wounds for ${ $price }
}
act-revel-for = Revel: { $n } LP for ${ $price }
act-take = Take a { $color ->
    [green] green
   *[blue] blue
} cattle token
act-play = Start poker for ${ $price }
act-live-up-to = { $kind ->
    [money] Carry the mail: ${ $n }
    [cards] Scout around: draw { $n } cards
   *[lp] Stand everybody a drink: { $n } LP for ${ $price }
}
act-buy = Buy { $thing } for ${ $price }
act-upgrade = Upgrade to { $better } for ${ $price }, { $lp } LP at the end
act-deliver = Deliver the cattle: { $reward }, ${ $money }, { $cards } cards, { $lp } LP
act-whiskey-for = Whiskey: a wound for { $who }
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
    [one] Gain { $n } wound
   *[other] Gain { $n } wounds
}
offer-discard-random = { $n ->
    [one] Discard { $n } random card
   *[other] Discard { $n } random cards
}
offer-discard = { $n ->
    [one] Discard { $n } card of your choice
   *[other] Discard { $n } cards of your choice
}
offer-lose-money = Lose ${ $n }
offer-lp = Gain { $n } LP
offer-mp = { $n ->
    [one] Gain { $n } marshal point
   *[other] Gain { $n } marshal points
}
offer-wp = { $n ->
    [one] Gain { $n } wanted point
   *[other] Gain { $n } wanted points
}
offer-money = Gain ${ $n }
reward-cards = { $n ->
    [one] Draw { $n } card
   *[other] Draw { $n } cards
}
reward-gold = Gain { $n } gold
reward-heal = { $n ->
    [one] Lose { $n } wound
   *[other] Lose { $n } wounds
}
reward-town = Gain ${ $n } more in a town
story-gangs = Bandits of gang { $gangs }
story-sheriff = Sheriff up to { $n }

## The map

map = Map
cattle-left = { $count ->
    [one] { $count } cattle token here
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
    [one] { $count } card
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
sum-raised = raised
sum-lowered = lowered
sum-black = Man in Black
prize-duel = Wins: { $duel_win_lp } LP; { $foe } is wounded.
prize-rob = Wins: { $rob_win_wp } wanted point, half the gold or money of { $foe }.
prize-arrest = Wins: { $arrest_win_mp } marshal point; { $foe } is arrested.
prize-bandit = Wins: { $bandit_win_lp } LP or { $bandit_win_mp } marshal point.
prize-guard = Wins: ${ $heist_win_money } and { $heist_win_wp } wanted points.
prize-sheriff = Wins: stays free.
prize-nothing = Wins: nothing happens.
defeat = Wins: { $who } takes a wound and draws a card.
defeat-guard = Wins: { $who } takes a wound, draws a card and gains { $wp } wanted point.
defeat-sheriff = Wins: { $who } takes a wound, draws a card and is arrested.
defeat-black-robs = Wins: { $who } takes a wound, draws a card and loses half the money.
lead-hidden = The cards are face down
lead-none = Each side lays a card
lead = { $who } leads, { $high } to { $low }
chain-plays = { $who } plays
chain-passes = { $who } passes
chain-reacts = { $who }: react or pass
your-fight-cards = You play { $foe }: your fight cards
fight-cards-drawn = { $count ->
    [one] { $count } fight card drawn, face down
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

tracks = Tracks of points
legendary-points = Legendary points
ends-at = { $n } LP end the game: this round and one more
marshal-row = rows: +{ $first }, +{ $second }, +{ $third } LP at the end
wanted-row = rows: +{ $first }, +{ $second }, +{ $third } LP after each own turn
track-draw = { $count ->
    [one] draw { $count } card
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
    [one] { $count } disc to go
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

your-mat = Your mat
your-hand = Your hand
hand-limit = { $count ->
    [one] { $count } card; limit { $limit } when your turn ends
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
    [one] { $count } token
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
    [one] { $who } draws { $count } poker card.
   *[other] { $who } draws { $count } poker cards.
}
told-drew-cards = { $who } draws { $cards }.
told-discarded = { $who } discards { $cards }.
told-reshuffled = The discard pile, { $count } cards, becomes a new deck.
told-lp-gained = { $who } gains { $n } LP.
told-lp-lost = { $who } loses { $n } LP.
told-mp-gained = { $n ->
    [one] { $who } gains { $n } marshal point.
   *[other] { $who } gains { $n } marshal points.
}
told-mp-lost = { $n ->
    [one] { $who } loses { $n } marshal point.
   *[other] { $who } loses { $n } marshal points.
}
told-wp-gained = { $n ->
    [one] { $who } gains { $n } wanted point.
   *[other] { $who } gains { $n } wanted points.
}
told-wp-lost = { $n ->
    [one] { $who } loses { $n } wanted point.
   *[other] { $who } loses { $n } wanted points.
}
told-money-gained = { $who } gains ${ $n }.
told-money-lost = { $who } hands over ${ $n }.
told-gold-gained = { $who } gains { $n } gold.
told-gold-lost = { $who } gives { $n } gold away.
told-wounds-gained = { $n ->
    [one] { $who } is wounded.
   *[other] { $who } gains { $n } wounds.
}
told-wounds-lost = { $n ->
    [one] { $who } loses { $n } wound.
   *[other] { $who } loses { $n } wounds.
}
told-went = { $who } goes to { $thing }.
told-sheriff = The sheriff goes to { $thing }.
told-bandit-came = A bandit comes: { $thing }.
told-bandit-left = The bandit is gone: { $thing }.
told-looked = { $who } looks at cards of { $whom }: { $cards }.
told-looked-hidden = { $count ->
    [one] { $who } looks at { $count } card of { $whom }.
   *[other] { $who } looks at { $count } cards of { $whom }.
}
told-looked-npc = { $who } looks at a fight card: { $cards }.
told-looked-npc-hidden = { $count ->
    [one] { $who } looks at { $count } fight card.
   *[other] { $who } looks at { $count } fight cards.
}
told-npc-drew = { $who } draws fight cards: { $cards }.
told-npc-drew-hidden = { $count ->
    [one] { $who } draws { $count } fight card.
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
told-lived-up = { $who } uses the action of their character.
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
    [one] { $who } deals, with { $count } card.
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
    [one] { $who } draws { $count } legendary token.
   *[other] { $who } draws { $count } legendary tokens.
}
told-returned = { $who } returns a legendary token worth { $values }.
told-returned-hidden = { $count ->
    [one] { $who } returns { $count } legendary token.
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
option-first-game-true = Yes: three or four players, short, basic
option-corner-moves = Moves over corners
option-corner-moves-false = Not allowed
option-corner-moves-true = Allowed
option-arrest-moves-sheriff = After a player's arrest
option-arrest-moves-sheriff-false = The sheriff stays where he is
option-arrest-moves-sheriff-true = The sheriff goes to his office
option-max-rounds = Most rounds (0: no limit)

## What is printed on things

print-cheat = Action, in a town: gain ${ $action_gain_money }. In poker: counts as any rank and suit.
print-lady-luck = At the start of your turn: gain ${ $reaction_gain_money } and draw { $reaction_draw }. In poker: you may replace a card of the flop.
print-living-legend = Gain { $action_mp } or { $action_wp }.
print-manhunt = If anybody is wanted: move the sheriff up to { $action_move_sheriff } spaces. If he arrests another player: { $action_gain_lp_if_arrested } LP.
print-saddle-up = Action: move your movement value plus { $action_move_self } spaces. In a fight: your card counts { $reaction_raise_own_card } higher, up to an ace.
print-sprint = After your move met no bandit: up to { $reaction_move_self } more spaces.
print-stick-em-up = In a fight with a player: the opposing card counts { $reaction_reduce_opposing_card } lower.
print-reputation = In your turn, after a marshal or wanted point: { $reaction_gain_lp } LP, for a marshal { $reaction_gain_lp_if_marshal } more. Once a turn.
print-bulletproof = In a fight: lose { $bonus_heal_or_shield }, or cancel the next one.
print-shootout = In a fight with a player: the opposing card counts { $bonus_reduce_opposing_card } lower.
print-instincts = Action: draw { $action_draw }. In a fight: draw { $bonus_draw }.
print-deadeye = In a fight: cancel all that lowers your own card.
print-quickdraw = In a fight: you win a tie.
print-fight-2 = The player gains { $wound } and loses { $lose_lp } LP.
print-fight-3 = The player gains { $wound }.
print-fight-4 = The player gains { $wound } and discards { $discard_own_choice }.
print-fight-5 = The player gains { $wound }; a beaten bandit gives LP only.
print-fight-6 = The player gains { $wound } that nothing can cancel.
print-fight-7 = The player gains { $wound } or discards { $discard_random } at random.
print-fight-8 = The player gains { $wound }.
print-fight-9 = The player discards { $discard_own_choice } or loses ${ $lose_money }; a beaten bandit gives LP only.
print-fight-10 = The fight may start over with new fight cards; then the player draws a card.
print-fight-j = The player gains ${ $gain_money }.
print-fight-q = The player draws { $draw }.
print-fight-k = The player gains { $gain_lp } LP.
print-fight-a = The player gains { $lp } LP, { $mp } or { $wp }.
print-revolver = No ability, until it is upgraded.
print-shotgun = After each fight you win: draw { $cards }.
print-rifle = When you start a fight with a player: look at { $cards } of that hand at random.
print-mustang = Moves { $movement } spaces.
print-mule = Moves { $movement } spaces; carries { $amount } more gold.
print-miners-map = Each time you prospect you may roll one die again.
print-provisions = When gained: draw { $on_gain_draw }. Action, used up: draw { $action_draw } and lose { $action_heal }.
print-whiskey = When gained: lose { $on_gain_heal }. After your move, used up: another player in your space gains a wound.
print-ten-gallon = After a game of poker: { $lp } LP if you win, ${ $money } if you lose.
print-peacemaker = In each of your fights with a player the opposing card counts { $amount } lower; in an arrest you start, { $arrest } lower.
print-coach-gun = After each fight you win: draw { $cards }.
print-repeater = When you start a fight with a player: look at their whole hand. Against a bandit, a guard or the sheriff: look at one fight card. In each of your fights with a player your card counts { $raises } higher, up to an ace.
print-thoroughbred = Moves { $movement } spaces, and may pass bandits without a fight.
print-pack-mule = Moves { $movement } spaces; carries { $amount } more gold.
print-annie-oakley = From { $needed } LP on: at the start of a fight with a player the opponent discards a card or gains a wound.
print-bass-reeves = From { $needed } LP on: { $extra } more after an arrest.
print-billy-the-kid = From { $needed } LP on: { $style } LP after robbing a player.
print-bloody-knife = From { $needed } LP on: moves farther by { $steps }, and may pass bandits without a fight. Action, once a turn, outside the towns: draw { $action_draw }.
print-calamity-jane = From { $needed } LP on: may pay ${ $bribe } in a fight instead of gaining a wound.
print-doc-holliday = From { $needed } LP on: draws { $cards } instead of one when joining poker.
print-jesse-james = From { $needed } LP on: the bank guard draws { $fewer } less.
print-kit-carson = From { $needed } LP on: one more roll each time when prospecting.
print-stagecoach-mary = From { $needed } LP on: ${ $haul } more for each cattle delivery. Action, once a turn, in a town: gain ${ $action_gain_money }.
print-wild-bill-hickok = From { $needed } LP on: draws { $duelist } after each duel started and won.
print-wyatt-earp = From { $needed } LP on: once a turn takes both rewards for a bandit, { $lp } LP and { $mp }.
print-yb-rowdy = From { $needed } LP on: the first LP of each revel costs ${ $first_revel }, not ${ $revel }. Action, once a turn, in a town: pay ${ $price }, gain { $action_gain_lp } LP.

# On the first page, and a turn in short.
blurb-western-legends = Marshal or outlaw: become a legend.
advice-western-legends-first = The introductory set-up: characters with a ready start, 15 legendary points. Goals and legendary tokens come later.
advice-western-legends-usual = With goals and legendary tokens, up to 20 points.
turn-1 = Begin with money, with poker cards, or with some of both.
turn-2 = Up to three actions: move, play a card, fight, or use the place where you are.
turn-3 = At the end stories are resolved, you discard to your hand limit, and the wanted gain points.
turn-4 = When somebody has enough legendary points, the round is finished and one more is played.

## The page on which the game is learnt
shelf-items = Items
shelf-poker = Poker cards
shelf-characters = Characters
shelf-fight = Fight cards
icon-lp = Legendary points
icon-marshal = Marshal points
icon-wanted = Wanted points
icon-wound = Wound
icon-gold = Gold
icon-cattle = Cattle
icon-weapon = Weapon
icon-horse = Mount
icon-sheriff = Sheriff
icon-bandit = Bandit
icon-hideout = Bandit hideout
icon-fight = Fight
icon-story = Story
icon-saloon = Saloon
icon-store = General store
icon-ranch = Ranch
icon-mine = Mine

# What the terminal and the table both say.

comma = { ", " }
won = { $count ->
    [one] { $who } wins with { $points } points
   *[other] { $who } share the victory with { $points } points
}
waiting = { $count ->
    [one] { $who } is choosing
   *[other] { $who } are choosing
}
ask = Choose
level-random = random
level-medium = medium
level-expert = expert
level-hard = hard
level-easy = easy
automaton = Seat of the game
player = Player { $n }
yes = yes
no = no

## What happens around a game
around-went = { $who } leaves; a bot plays on for them.
around-late = { $who } is out of time; a bot plays on for them.
around-returned = { $who } is back.
around-offered = The host offers seat { $n } to somebody else.
around-taken = { $who } takes seat { $n }.

## Hints
hint-chances = Your chance of winning: about { $before } % now, { $after } % after this.
hint-next = Next best: { $other }, { $chance } %
hint-also = Also good: { $other }, { $chance } %

## Rules for people
in-english = in English
## Why something cannot be done.  $who is asked, $count: how many are; none when the game is over
why-asked = { $count ->
    [0] The game is over.
    [one] { $who } is choosing now.
   *[other] { $who } are choosing now.
}
# one part of a sum: $n, and $name of what causes it
term-first = { $n } { $name }
term-plus = + { $n } { $name }
term-minus = − { $n } { $name }

## Where the figures come from

figures-title = Where the figures of { $game } come from
figures-link = Where the figures come from
figures-intro = Every figure that the game is played with is printed in the rulebook, found in a public source, or a stand-in of ours.
figures-names = The names are those of the game's files, in English: a file of your own (--data) uses them too.
figures-changed = Some figures come from a file of the host (data { $data }).
source-printed = printed
source-public = public
source-ours = ours
source-yours = yours

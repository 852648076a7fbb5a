# What the terminal says.

## Playing.  Paths, commands, seeds and rules follow what ends in a colon, in digits as they are.
welcome = { $game }: { $who }. Type ? for help.
only-choice = Only one choice, made for you: { $action }
after-others = (after others)
enter-takes = Enter: { $action }
pass-device = Pass the device to { $who }, then press Enter.
bot = { $level } { $n }
seat = Seat { $n }
hint = Hint: { $n }  { $action }
you-can = You can: { $action }
taken-back = Taken back.
saved = Saved:
saved-continue = Saved. Continue with:
seed-was = The seed of this game was:
log-is-in = The log of this game:
help =
    Type the number of an option (2), several numbers at once (2 4 5), or its words
    (build crane; the beginnings are enough: b cr).
    { "  u  undo         " }take your last choice back, unless it revealed something
    { "  h  hint         " }what the strongest bot would do in your place, with its chances
    { "  b  board        " }show the board again
    { "  l  log [n]      " }show the story so far, or its last n lines
    { "  ?  [name]       " }what a card does or a rule says: ? crane, ? SJ-6.3
    { "  why <action>    " }which rule forbids an action: why build library
    { "  s  save [file]  " }save the game
    { "  q  quit         " }save the game and leave

## What cannot be done
unknown-option = Unknown option { $n }: type a number from 1 to { $most }.
not-understood = I do not understand “{ $line }”: type the number of an option, or ? for help.
which = Which do you mean: { $these }?
unknown-action = Unknown action: name one, such as: why build library
unknown-name = Nothing here is called “{ $typed }”: type the beginning of a name, or the number of a rule.
in-order = A set is chosen in the order shown, so type all of it in one line, such as 2 4 5.
cannot-next = You cannot choose “{ $action }” next. { in-order }
cannot-by-rule = You cannot choose “{ $action }” now:
cannot-now = You cannot choose “{ $action }” now: this is not the moment for it.
cannot-yours = You cannot choose “{ $action }”: it is not your decision.
too-many = Nothing was chosen: after “{ $before }” nothing more is needed, so leave out “{ $action }”.
not-after = Nothing was chosen: after “{ $before }” you cannot choose “{ $action }” ({ $why }).
stuck-nothing = This cannot be taken back: nothing was chosen yet.
stuck-revealed = This cannot be taken back: something was drawn or shown since.
stuck-others = This cannot be taken back: others have chosen since.
stuck-only = This cannot be taken back: it was your only choice.

## The end
score-sheet = Score sheet
total = Total
tie-break = Tie-break
level = { $who } have { $points } points each.
broken-by = The tie is broken by { $what }: { $figures }.
not-over = The game is not over: after { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} it waits for { $who }.

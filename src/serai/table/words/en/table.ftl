# Words of the table itself.
serai = Serai
skip-to-table = To the table
bell = Sound when it is your turn
theme = Light or dark
status = What is asked
players = Players
log = Log
chat = Chat
chat-label = Say something to the table
chat-send = Send
replay = Replay
rules = Rules
you = you
ready = ready
away = away
undo = Undo
undo-ready = your last choice
undo-nothing = nothing chosen yet
undo-revealed = stops here: something was shown
undo-others = stops here: others have chosen
undo-spectator = you are watching
hint = Hint
all-actions = All actions ({ $count })
tab = { $game } · Serai
tab-your-turn = ● Your turn · { $game }
won = { $count ->
    [one] { $who } wins with { $points } points
   *[other] { $who } share the victory with { $points } points
}
waiting = { $count ->
    [one] { $who } is choosing
   *[other] { $who } are choosing
}
level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
spectator = Spectator
hint-says = A bot would choose: { $action }
chart = Points over the game
why-not-now = This belongs to another moment of the game.
why-not-yours = Now somebody else is to choose.
why-in-order = Things of one kind are chosen together: tick all of them and send them at once.
why-rule = This rule forbids it now:
error-lost = The line dropped. Your choices are kept; try again.
error-choose = Choose as many as are asked for.
error-stale = Someone moved first. The table is up to date; choose again.
error-over = The game is over: nothing more can be done at this table.
error-lobby = The game has not begun yet: it begins when all seats are taken.
error-too-many = Nothing was done: that is more than is asked for. Choose fewer.
error-unknown-action = That is no action of this game. Choose one of those on the table.
error-no-table = There is no such table: it was deleted, or the link is not complete.
error-link = This link opens no seat: ask for it again, perhaps a part of it was lost.
error-not-invited = You have no seat at this table: ask somebody there for a link.
error-not-your-seat = This is not your seat: open the table by your own link.
error-spectator = This link is for spectators: ask for a seat's link to play.
error-seat-bot = A bot sits here: ask whoever opened the table for another link.
error-seat-taken = This seat is not open any more: look at the table again.
error-name = A name is missing: type what the others shall call you.
error-name-taken = Somebody at this table has this name already: choose another one.
error-owner = Only whoever opened the table can do this: ask them.
error-players = This game is not for so many players: choose another number.
error-large = This file is too large for a game file.
error-empty = An empty message says nothing: type some words.
error-chat = Spectators only watch at this table.
error-not-asked = You are not asked anything now: a hint needs a question.
error-export = A game in play cannot be exported, for its file would tell every secret: wait for its end.
error-fork = Only a finished game can be played on from: in a running one it would tell secrets.
hint-compares = A bot would choose: { $action } (about { $gain } points better than: { $other })
ask-back = Ask the table to undo
wish = { $who } would like to take the last move back, although something was shown since.
wish-agree = Agree
wish-decline = Decline
error-no-wish = Nobody wishes to take anything back now: look at the table again.

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
level-greedy = medium

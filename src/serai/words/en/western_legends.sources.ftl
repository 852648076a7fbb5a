# Where the figures of the game come from, by its parts: src/serai/games/western_legends/sources.toml.

figures-box = The box and the setup
figures-box-note = Printed in the rulebook.
figures-turn = A turn: limits and values
figures-turn-note = Printed in the rulebook.
figures-map = The map
figures-map-note = Traced from a public picture of the board; the names of plain spaces are ours.
figures-tracks = Marshal and wanted
figures-tracks-note = Read off a public picture of the board.
figures-fights = Fight cards and dice
figures-fights-note = Read off public pictures of the cards; the die comes from a public program.
figures-items = Items
figures-items-note = The normal sides are public; the upgraded sides are ours.
figures-poker = Poker cards
figures-poker-note = Most names are public; ranks, suits and amounts are ours.
figures-cattle = Cattle tokens
figures-cattle-note = Their number is printed, their rewards are ours.
figures-characters = Characters
figures-characters-note = Annie Oakley is printed in the rulebook; of the others the names are public, the rest is ours.
figures-stories = Story cards
figures-stories-note = Half of the titles are public; conditions and rewards are ours.
figures-goals = Goals
figures-goals-note = Their number is printed, all goals are ours.
figures-man-in-black = The Man in Black
figures-man-in-black-note = The general rules are public, the action cards are ours.

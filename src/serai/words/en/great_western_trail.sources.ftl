# Where the figures of the game come from, by its parts: src/serai/games/great_western_trail/sources.toml.

figures-box = The box and the setup
figures-box-note = Printed in the rulebook; the step bonuses were read off scans of the tiles.
figures-trail = The trail
figures-trail-note = Read off public pictures of the board and compared with public programs.
figures-buildings = Buildings
figures-buildings-note = First edition: scans of the tiles. Second edition: one public program, partly confirmed by the rulebook.
figures-cattle = Cattle and the cattle market
figures-cattle-note = Breeds and prices are printed in the rulebook; the points on the cards come from public programs.
figures-workers = Tiles and the job market
figures-workers-note = Two independent public programs agree.
figures-cities = Cities
figures-cities-note = Read off public pictures of the board.
figures-railroad = Railroad and stations
figures-railroad-note = Read off public pictures of the board and the tiles.
figures-objectives = Objective cards
figures-objectives-note = First edition: scans of the cards. Second edition: one public program.
figures-board = Player board
figures-board-note = Read off public pictures; the auxiliary actions are printed in the rulebook.
figures-end = Points
figures-end-note = All of it is printed in the rulebook.
figures-sam = Sam
figures-sam-note = The setup is public. Sam's cards and deliveries are ours, and tuned by play.

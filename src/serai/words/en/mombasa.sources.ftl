# Where the figures of the game come from, by its parts: src/serai/games/mombasa/sources.toml.

figures-box = The box and the setup
figures-box-note = Printed in the rulebook, except which starting tiles a first game uses.
figures-map = Map and home areas
figures-map-note = No public source shows the map. Regions, borders, rewards and mines are ours, within what the rulebook says of them.
figures-displays = Cards and books on offer
figures-displays-note = Numbers and costs are printed in the rulebook; added prices and columns are ours.
figures-spaces = Bonus spaces and bonus tiles
figures-spaces-note = Mostly printed; some levels of the majorities are public or ours.
figures-board = Player board
figures-board-note = The tracks come from a public program of the re-theme Skymines.
figures-cards = Cards
figures-cards-note = Numbers of cards and their limits are printed; which card shows what is mostly ours.
figures-books = Books and starting tiles
figures-books-note = The number of tiles and some examples are printed; the rest is ours.
figures-tracks = Company tracks
figures-tracks-note = What the bonuses do is public; lengths, shares and capital calls are ours.

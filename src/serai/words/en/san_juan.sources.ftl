# Where the figures of the game come from, by its parts: src/serai/games/san_juan/sources.toml.

figures-box = The box and the options
figures-box-note = The rulebook counts all cards. Two options are ours, for what it leaves open.
figures-setup = Setup and limits
figures-setup-note = All of it is printed in the rulebook.
figures-roles = Roles
figures-roles-note = All of it is printed in the rulebook.
figures-buildings = Goods and buildings
figures-buildings-note = Costs, points and counts come from public card lists that agree with the rulebook. Only the cost of the Hut is ours.
figures-prices = Trading house
figures-prices-note = Read off public lists; the English rulebook prints the same five tiles.
figures-end = The end and the points
figures-end-note = All of it is printed in the rulebook.

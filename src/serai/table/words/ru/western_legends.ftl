# Words of the game at the table.

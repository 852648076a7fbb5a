"""The web table: people and bots around one game, in a browser.  It knows no rule of any game."""

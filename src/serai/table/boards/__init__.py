"""Boards: how a game looks in the browser.

A board is drawn from a `Scene` only, that is from what its viewer may know.  A game's module has these names:

    STYLE = "g-sj"            the class of the page: which block of the style sheet arranges it
    STYLES = []               style sheets of its own, beside the common ones
    board(scene) -> str       everything on the table: displays, the board, the viewer's own area and hand
    panel(scene, seat) -> str a player's public facts, for the panel with the name
    chip(scene, seat) -> str  the one number that stands beside a name on a phone
    progress(scene)           -> (words, per cent): how far the game is
    asked(scene) -> dict      what the message `ask-<step>` needs beside the fields of the step
    figures(scene, choice)    -> dict: what `act-<verb>` needs beside `thing` and the choice's meaning
    sums(scene) -> list[str]  the arithmetic of the question as safe HTML; a module may leave it out
    about(game, language, thing) -> str  what is printed on a thing, as safe HTML, where `about-<thing>` cannot say it (two
                              editions in one module); a module may leave it out
    told(scene, seen)         -> (message, arguments) for a line of the log, or None
    HEADS = {2}               kinds of events that are headings of the log (a new round, the end)
"""

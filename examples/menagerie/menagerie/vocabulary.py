"""The vocabulary: every action of the game, numbered once.  An action is a verb and the thing it is done to.

Logs are written in these words, so they must never change.  If one has to, `VOCABULARY.renamed(old, new)`
keeps old logs readable.
"""

from __future__ import annotations

from typing import Final

from serai.engine.vocabulary import Vocabulary

CARDS: Final = ["ant", "bee", "cat", "dog", "elk"]  # from the lowest to the highest (MG-1.1)

VOCABULARY: Final = Vocabulary()  # action 0 is "pass" in every game
LAY: Final = VOCABULARY.verb("lay", CARDS)  # the number of "lay ant"; "lay bee" is the next, and so on
DROP: Final = VOCABULARY.verb("drop", CARDS)
TOKEN: Final = VOCABULARY.verb("use", ["the token"], ["token"])  # the thing's id, where the log calls it by another name

"""Menagerie: a small game that shows how a game is written for Serai.

Read in this order: RULES.md, vocabulary, state, setup, round, scoring, zones, observe, features, events, meaning, evaluation.
"""

from __future__ import annotations

from typing import Final

from menagerie.events import told
from menagerie.features import BLOCKS
from menagerie.meaning import meaning
from menagerie.observe import observe
from menagerie.scoring import CATEGORIES, scores
from menagerie.setup import OPTIONS, begin, check
from menagerie.state import Area, Menagerie
from menagerie.vocabulary import VOCABULARY
from menagerie.zones import cards
from serai.engine.game import Game

GAME: Final[Game[Menagerie]] = Game(
    id="menagerie",  # the name of its entry point in pyproject.toml
    package=__name__,  # where RULES.md, names/ and words/ lie
    players=range(2, 4),
    options=OPTIONS,
    rules_version=1,  # one more when a rule changes, so that old logs are not replayed wrongly
    vocabulary=VOCABULARY,
    categories=CATEGORIES,
    blocks=BLOCKS,
    things=(Area,),  # classes of what a state holds, beside steps: a save consists of them
    check=check,
    begin=begin,
    observe=observe,
    zones=(cards,),  # a function for each kind of thing that is shuffled among itself
    scores=scores,
    told=told,
    meaning=meaning,
)

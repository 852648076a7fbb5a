"""San Juan (2016 edition) with the New Buildings expansion.

Read in the order of the rulebook: cards, vocabulary, state, setup, round, builder, producer, trader, councillor, prospector,
scoring, observe.  The numbered rules are in RULES.md beside this file, all figures in data.toml.
"""

from __future__ import annotations

from serai.engine.game import Game
from serai.games.san_juan.cards import DATA, options
from serai.games.san_juan.events import HEADINGS, told
from serai.games.san_juan.features import BLOCKS
from serai.games.san_juan.meaning import asked, meaning
from serai.games.san_juan.observe import observe
from serai.games.san_juan.scoring import CATEGORIES, scores
from serai.games.san_juan.setup import begin, check
from serai.games.san_juan.state import Player
from serai.games.san_juan.vocabulary import VOCABULARY
from serai.games.san_juan.zones import ZONES

GAME = Game(
    id="san-juan",
    package=__name__,
    players=range(DATA["meta"]["players_min"], DATA["meta"]["players_max"] + 1),
    options=options(),
    rules_version=1,
    vocabulary=VOCABULARY,
    categories=CATEGORIES,
    blocks=BLOCKS,
    things=(Player,),
    check=check,
    begin=begin,
    observe=observe,
    zones=ZONES,
    scores=scores,
    meaning=meaning,
    asked=asked,
    told=told,
    headings=HEADINGS,
)

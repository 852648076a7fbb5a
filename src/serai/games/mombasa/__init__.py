"""Mombasa.

Read in the order of the rulebook: data, cards, board, books, tracks, spaces, printed, vocabulary, state, setup, round, turn,
goods, expansion, gains, bookkeeper, bonus, preparation, scoring, observe, meaning.  The numbered rules are in RULES.md beside
this file, all figures in the four TOML files; GAPS.md says which of them are stand-ins.
"""

from __future__ import annotations

from serai.engine.game import Game
from serai.games.mombasa.data import DATA, options
from serai.games.mombasa.events import HEADINGS, told
from serai.games.mombasa.features import BLOCKS
from serai.games.mombasa.meaning import asked, meaning
from serai.games.mombasa.observe import observe
from serai.games.mombasa.printed import printed
from serai.games.mombasa.scoring import CATEGORIES, figures, labels, scores
from serai.games.mombasa.setup import begin, check
from serai.games.mombasa.state import Player
from serai.games.mombasa.vocabulary import VOCABULARY
from serai.games.mombasa.zones import ZONES, imagine

GAME = Game(
    id="mombasa",
    package=__name__,
    players=range(DATA["meta"]["min_players"], DATA["meta"]["max_players"] + 1),
    options=options(),
    rules_version=5,  # 2 to 5: reconstructed rows were tuned
    vocabulary=VOCABULARY,
    categories=CATEGORIES,
    blocks=BLOCKS,
    things=(Player,),
    check=check,
    begin=begin,
    observe=observe,
    zones=ZONES,
    imagine=imagine,
    scores=scores,
    meaning=meaning,
    asked=asked,
    told=told,
    printed=printed,
    headings=HEADINGS,
    labels=labels,
    figures=figures,
    whole_sheet=True,  # MB-8.3
)

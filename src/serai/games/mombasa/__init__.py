"""Mombasa.

Read in the order of the rulebook: data, cards, board, books, tracks, spaces (what is printed), words, table, setup, round,
turn, goods, expansion, gains, bookkeeper, bonus, preparation, scoring, observe.  The numbered rules are in RULES.md beside this
file, all figures in the four TOML files; GAPS.md says which of them are stand-ins.
"""

from __future__ import annotations

from serai.engine.game import Game
from serai.games.mombasa.data import DATA, about, names, options
from serai.games.mombasa.events import sentence
from serai.games.mombasa.features import BLOCKS
from serai.games.mombasa.observe import components, label, meaning, mix, observe
from serai.games.mombasa.scoring import CATEGORIES, figures, labels, scores
from serai.games.mombasa.setup import begin, check
from serai.games.mombasa.state import Player
from serai.games.mombasa.vocabulary import VOCABULARY

__all__ = ["GAME", "figures", "labels"]

GAME = Game(
    id="mombasa",
    package=__name__,
    titles={language: DATA["meta"][f"name_{language}"] for language in ("en", "fa", "ru")},
    players=range(DATA["meta"]["min_players"], DATA["meta"]["max_players"] + 1),
    options=options(),
    rules_version=2,  # 2: reconstructed rows were tuned
    vocabulary=VOCABULARY,
    categories=CATEGORIES,
    blocks=BLOCKS,
    things=(Player,),
    names=names,
    about=about,
    check=check,
    begin=begin,
    observe=observe,
    mix=mix,
    components=components,
    scores=scores,
    label=label,
    sentence=sentence,
    meaning=meaning,
)

"""San Juan (2016 edition) with the New Buildings expansion.

Read in the order of the rulebook: cards, vocabulary, state, setup, round, builder, producer, trader, councillor, prospector,
scoring, observe.  The numbered rules are in RULES.md beside this file, all figures in data.toml.
"""

from __future__ import annotations

from serai.engine.game import Game
from serai.games.san_juan.cards import DATA, about, names, options
from serai.games.san_juan.events import sentence
from serai.games.san_juan.features import BLOCKS
from serai.games.san_juan.observe import components, label, meaning, mix, observe
from serai.games.san_juan.scoring import CATEGORIES, scores
from serai.games.san_juan.setup import begin, check
from serai.games.san_juan.state import Player
from serai.games.san_juan.vocabulary import VOCABULARY

GAME = Game(
    id="san-juan",
    package=__name__,
    titles={language: DATA["meta"][f"name_{language}"] for language in ("en", "fa", "ru")},
    players=range(DATA["meta"]["players_min"], DATA["meta"]["players_max"] + 1),
    options=options(),
    rules_version=1,
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

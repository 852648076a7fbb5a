"""Great Western Trail, first edition (2016) and second edition (2021).

Read in the order of the rulebook: data, vocabulary, state, setup, turn, trail, location, kansas, actions, railroad, objectives,
effects, scoring, sam; then what others see and hear of it: observe, zones, features, printed, meaning, events.  The numbered
rules are in RULES.md beside this file, all figures in the two TOML files.  Both editions play by the same steps; an edition is
a `Rules` object.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from serai.engine.game import Game, Option, Setup
from serai.games.great_western_trail import setup as _setup
from serai.games.great_western_trail.data import FIRST as FIRST_DATA
from serai.games.great_western_trail.data import SECOND as SECOND_DATA
from serai.games.great_western_trail.events import HEADINGS, TURN, told
from serai.games.great_western_trail.features import BLOCKS
from serai.games.great_western_trail.meaning import asked, meaning
from serai.games.great_western_trail.observe import observe
from serai.games.great_western_trail.printed import abouts
from serai.games.great_western_trail.rules import Rules
from serai.games.great_western_trail.scoring import CATEGORIES, scores
from serai.games.great_western_trail.state import Player, Trail
from serai.games.great_western_trail.zones import ZONES

PLAIN: Final = ("base",)
SIMMENTAL: Final = ("base", "simmental")


def edition(game_id: str, version: int, by_variant: dict[bool, Rules], options: tuple[Option, ...]) -> Game[Trail]:
    """One edition as a game of the catalogue; `by_variant`: without and with Simmental cattle."""
    rules = by_variant[False]
    meta = rules.data["meta"]
    printed = {thing: about for variant in by_variant.values() for thing, about in abouts(variant).items()}

    def begin(setup: Setup, secret: str) -> Trail:
        return _setup.begin(by_variant[bool(setup.options.get("simmental"))], setup, secret)

    return Game(
        id=game_id,
        package=__name__,
        players=range(meta["players"][0], meta["players"][-1] + 1),
        options=options,
        rules_version=version,
        vocabulary=rules.vocabulary,
        categories=CATEGORIES,
        blocks=BLOCKS,
        things=(Player,),
        check=partial(_setup.check, rules),
        begin=begin,
        observe=observe,
        zones=ZONES,
        scores=scores,
        meaning=meaning,
        asked=asked,
        told=partial(told, rules),
        printed=printed.get,
        headings=HEADINGS,
        turn=TURN,
    )


FIRST: Final = edition(
    "great-western-trail",
    1,
    {False: Rules(FIRST_DATA, PLAIN)},
    _setup.options(once_per_turn=False),
)
SECOND: Final = edition(
    "great-western-trail-2",
    2,  # 2: Sam's cards were tuned
    {False: Rules(SECOND_DATA, PLAIN), True: Rules(SECOND_DATA, SIMMENTAL)},
    _setup.options(once_per_turn=True) + _setup.SECOND_OPTIONS,
)

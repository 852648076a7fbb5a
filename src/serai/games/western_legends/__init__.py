"""Western Legends.

Read in the order of the rulebook: cards and board (data), vocabulary, state, goals, setup, turn, move, poker_cards, fight,
npc, store, places, poker and hands, stories, scoring, man_in_black; then observe and zones (who sees what), events, meaning
and printed (the facts that words are made of), features.  effects holds the key words of what is printed on cards, picks
how cards are picked.  The numbered rules are in RULES.md beside this file, all figures in data.toml and board.toml; what is
reconstructed there is listed in GAPS.md."""

from __future__ import annotations

from serai.engine.game import Game
from serai.games.western_legends.cards import CHARACTER_IDS, DATA, options
from serai.games.western_legends.events import HEADINGS, PASSING, TURN, told
from serai.games.western_legends.features import BLOCKS
from serai.games.western_legends.meaning import asked, meaning
from serai.games.western_legends.observe import observe
from serai.games.western_legends.printed import printed
from serai.games.western_legends.scoring import CATEGORIES, scores
from serai.games.western_legends.setup import begin, check
from serai.games.western_legends.state import Fight, Player, Poker, Western
from serai.games.western_legends.vocabulary import VOCABULARY
from serai.games.western_legends.zones import ZONES


def labels(s: Western) -> list[dict[str, str]]:
    """What `serai balance` groups seats by."""
    paths = ["wanted" if p.wp else "marshal" if p.mp else "neither" for p in s.players]
    return [
        {
            "character": CHARACTER_IDS[p.character],
            "path at the end": paths[seat],
            "place in turn order": str((seat - s.first) % len(s.players) + 1),
        }
        for seat, p in enumerate(s.players)
    ]


def figures(s: Western) -> list[dict[str, float]]:
    """What `serai balance` averages."""
    return [{"rounds": s.round, "wounds": p.wounds, "MP": p.mp, "WP": p.wp, "items": p.items.bit_count()} for p in s.players]


GAME = Game(
    id="western-legends",
    package=__name__,
    players=range(DATA["game"]["players_min"], DATA["game"]["players_max"] + 1),
    options=options(),
    rules_version=5,  # 2 and 5: reconstructed rows were tuned; 3: new stand-ins, a robber may take nothing; 4: a trial
    vocabulary=VOCABULARY,
    categories=CATEGORIES,
    blocks=BLOCKS,
    things=(Player, Fight, Poker),
    check=check,
    begin=begin,
    observe=observe,
    zones=ZONES,
    scores=scores,
    meaning=meaning,
    asked=asked,
    told=told,
    printed=printed,
    headings=HEADINGS,
    passing=PASSING,
    turn=TURN,
    labels=labels,
    figures=figures,
)

"""Final scoring (WL-14.2, WL-14.3)."""

from __future__ import annotations

from typing import Final

from serai.engine.score import Score
from serai.games.western_legends.cards import MARSHAL_ROW, UPGRADE_LP, VALUES
from serai.games.western_legends.state import SOURCES, Player, Western

CATEGORIES: Final = (*SOURCES, "upgrades", "money", "wounds", "wanted", "marshal", "legendary tokens", "man in black")


def scores(s: Western) -> list[Score]:
    """The LP of the game by their sources, and the six lines of WL-14.2.  Ties: MP or WP, gold, fewer wounds, then shared
    victory (WL-14.3).  The Man in Black scores only LP and wins ties (WL-15.8)."""
    result = [
        Score(
            [
                *me.points,
                sum([lp for item, lp in enumerate(UPGRADE_LP) if me.better >> item & 1]) if me.better else 0,
                me.money // VALUES["end_money_step"] * VALUES["end_lp_per_60_dollars"],
                me.wounds * VALUES["end_wound_lp"],
                wanted_lp(s.players, me),
                MARSHAL_ROW[me.mp],
                sum(me.tokens),
                0,
            ],
            [0, me.mp + me.wp, me.gold, -me.wounds],
        )
        for me in s.players
    ]
    if s.black_space >= 0:
        result.append(Score([0] * (len(CATEGORIES) - 1) + [s.black_lp], [1, 0, 0, 0]))
    return result


def wanted_lp(players: list[Player], me: Player) -> int:
    """The single player with most WP 3 LP, other wanted players 1; with a tie at the top all of them 1 (WL-14.2, WL-R28)."""
    if not me.wp:
        return 0
    most = max([p.wp for p in players])
    alone = len([p for p in players if p.wp == most]) == 1
    return VALUES["end_most_wanted_lp"] if alone and me.wp == most else VALUES["end_other_wanted_lp"]

"""Western Legends' coach: what its lessons may speak of, and where their lights are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.engine.events import seat
from serai.games.western_legends.board import LOCATION_ROWS
from serai.games.western_legends.cards import LIMITS, VALUES
from serai.table.boards.lessons import Facts, Heard, guide
from serai.table.boards.western_legends.things import ARREST, BLACK_DUELS, BLACK_ROBS, DUEL, ROB
from serai.table.view import View


def places(kind: str) -> str:
    """All locations of one kind on the map."""
    found = [f'[data-place="{row["id"]}"]' for row in LOCATION_ROWS if row["type"] == kind]
    return f"#area-map :is({', '.join(found)})"


LIGHTS = {
    "points": "#area-tracks .lpt",
    "marshal": "#area-tracks .wltrack:first-child",
    "wanted": "#area-tracks .wltrack:last-child",
    "pips": "#area-here > header",
    "map": "#area-map svg",
    "me": '#area-map [data-piece="figure-{me}"]',
    "sheriff": '#area-map [data-piece="sheriff"]',
    "bandit": '#area-map [data-piece="bandit-{bandit}"]',
    "mines": places("mine"),
    "ranches": places("ranch"),
    "wounds": "#area-mat .wounds",
    "character": "#area-mat > header",
    "flop": "#area-poker .felt",
    "fight-cards": "#area-fight .fdrawn",
}
WITH_PLAYERS = (DUEL, ROB, ARREST, BLACK_DUELS, BLACK_ROBS)


def facts(view: View, heard: Sequence[Heard]) -> Facts:
    """`fight`: what kind of fight is on, `player` for all fights with somebody who plays.  `bandit`: the space of a bandit in
    reach.  `source`: of what an offer is the reward or the penalty.  `outlaw`: somebody else who is wanted."""
    o, me = view.observation, view.seat or 0
    mine = o["players"][me]
    asked: dict[str, Any] = view.ask.facts if view.ask else {}
    outlaws = [player for player, mat in enumerate(o["players"]) if mat["wp"] and player != me]
    kind = o["fight"]["kind"] if o["fight"] else ""
    return {
        "me": me,
        "round": o["round"],
        "end": o["end_lp"],
        "last_round": bool(o["last_round"]),
        "my_lp": mine["lp"],
        "my_hand": mine["hand_size"],
        "hand_limit": mine["hand_limit"],
        "money": mine["money"],
        "gold": mine["gold"],
        "gold_limit": mine["gold_limit"],
        "wounds": mine["wounds"],
        "mp": mine["mp"],
        "wp": mine["wp"],
        "cattle": mine["cattle"] or "",
        "movement": mine["movement"] or 0,
        "actions": o["actions"],
        "character": mine["character"] or "",
        "needed": LIMITS["legendary_ability_lp"],
        "price": VALUES["revel_cost_per_lp"],
        "bandit": next((way.to for way in view.ways if way.to in o["bandits"]), ""),
        "outlaw": seat(outlaws[0]) if outlaws else "",
        "fight": "player" if kind in WITH_PLAYERS else kind.replace(" ", "_"),
        "foe": asked.get("foe", ""),
        "who": asked.get("who", ""),
        "source": str(asked.get("source", "")).replace("-", "_"),
        "pot": o["poker"]["pot"] if o["poker"] else 0,
        "dealer": o["poker"] is not None and o["poker"]["dealer"] == me,
        "starter": asked.get("starter", ""),
        "needs_discs": o["stories"][0]["needs"],
    }


GUIDE = guide(__package__, facts, LIGHTS)

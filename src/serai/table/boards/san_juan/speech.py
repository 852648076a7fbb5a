"""San Juan's words: what is asked, what an action means, the lines of the log."""

from __future__ import annotations

from typing import Any, Final

from serai.engine.events import CHOSE, TOOK_BACK, Seen
from serai.games.san_juan.cards import (
    CARDS,
    GOOD_OF,
    IDS,
    ROLES,
    TILES,
)
from serai.games.san_juan.events import (
    BUILT,
    DISCARDED,
    DREW,
    ENDED,
    GAINED,
    GOVERNOR,
    HARBORED,
    PRODUCED,
    RESHUFFLED,
    REVEALED,
    SOLD,
    SPENT,
    TUCKED,
    TURNED,
)
from serai.games.san_juan.vocabulary import VOCABULARY
from serai.table.boards.san_juan.things import GOOD_IDS, being_built, has, keeps, mine
from serai.table.scene import Scene
from serai.table.view import Choice

HEADS = frozenset({GOVERNOR, ENDED})
BEHIND: Final = {  # the building that asks
    "SwapOut": "office_building",
    "UseChapel": "chapel",
    "UseBank": "bank",
    "SortOut": "archive",
}


def asked(scene: Scene) -> dict[str, object]:
    """The building in question, how many cards or goods are still asked for, how many were drawn."""
    assert scene.view.ask is not None
    area, fields = mine(scene), scene.view.ask.fields
    card = BEHIND.get(scene.view.ask.step) or (scene.o["laid"][0] if scene.o["laid"] else being_built(scene)[0])
    left = fields["limit"] - len(scene.o["batch"]) if "limit" in fields else fields.get("due", fields.get("left", 0))
    return {
        "thing": scene.plain(card),
        "count": left,
        "drawn": area["drawn_size"] + area["picked_size"],
        "limit_of_hand": area["hand_limit"],
        "keep": keeps(scene),
    }


def figures(scene: Scene, choice: Choice) -> dict[str, object]:
    """Which building is covered, whether a good is lost or none is spent, and whether a crane may lower the price."""
    if choice.verb == "over":
        card = choice.thing.removesuffix("_with_its_good")
        return {"thing": scene.plain(card), "laden": "yes" if card != choice.thing else "no"}
    if choice.verb == "build":
        return {
            "crane": "yes" if scene.me is not None and has(mine(scene), "crane") else "no",
            "least": choice.meaning["least"],
        }
    return {"what": "nothing" if choice.thing == "nothing" else "good"} if choice.verb == "spend" else {}


LINES: Final = {
    TOOK_BACK: "told-took-back",
    GOVERNOR: "told-round",
    RESHUFFLED: "told-reshuffled",
    SPENT: "told-spent",
    PRODUCED: "told-produced",
    TURNED: "told-turned",
    SOLD: "told-sold",
    HARBORED: "told-harbored",
    GAINED: "told-gained",
    ENDED: "told-ended",
}
VARIANTS: Final = {  # is a building named in it, are its cards seen
    (DREW, False, False): "told-drew",
    (DREW, False, True): "told-drew-these",
    (DREW, True, False): "told-drew-by",
    (DREW, True, True): "told-drew-these-by",
    (DISCARDED, False, False): "told-discarded",
    (DISCARDED, False, True): "told-discarded-these",
    (REVEALED, True, False): "told-revealed-nothing",
    (REVEALED, True, True): "told-revealed",
    (TUCKED, True, False): "told-tucked",
    (TUCKED, True, True): "told-tucked-these",
}


def told(scene: Scene, seen: Seen) -> tuple[str, dict[str, Any]] | None:
    kind, player, numbers, count, cards = seen
    who = scene.view.seats[player].name if player >= 0 else ""
    if kind == CHOSE:
        return chose(scene, who, cards[0]) if cards else None
    first, second = (*numbers, -1, -1)[:2]
    args: dict[str, Any] = {"who": who, "count": count}
    if kind in (GOVERNOR, RESHUFFLED):
        args["number"] = first
    elif kind == TURNED:
        prices = zip(GOOD_IDS, TILES[first][:-1], strict=False)
        args["prices"] = scene.listed(f"{scene.plain(good)} {price}" for good, price in prices)
    elif 0 <= first < len(CARDS):
        args |= {"thing": scene.plain(IDS[first]), "good": scene.plain(GOOD_IDS[GOOD_OF[first]]), "number": second}
    if cards:
        args["cards"] = scene.listed(scene.plain(IDS[card]) for card in cards)
    if kind == BUILT:
        return ("told-built-over", {**args, "old": scene.plain(IDS[second])}) if second >= 0 else ("told-built", args)
    return LINES.get(kind) or VARIANTS[kind, "thing" in args, bool(cards)], args


def chose(scene: Scene, who: str, action: int) -> tuple[str, dict[str, Any]] | None:
    """Only roles and passes: every other choice shows in what happens."""
    verb = VOCABULARY.verbs[action]
    if verb == "take":
        return "told-take", {"who": who, "thing": scene.plain(ROLES[VOCABULARY.things[action]])}
    return ("told-pass", {"who": who}) if verb == "pass" else None

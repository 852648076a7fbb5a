"""Sums: how a price or a limit of San Juan comes about, for the status bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from serai.games.san_juan.cards import (
    AQUEDUCT_GOODS,
    BUILDER_DISCOUNT,
    COUNCILLOR_ACTION,
    COUNCILLOR_PRIVILEGE,
    DOUBLE,
    PARK_DISCOUNT,
    POST_SALES,
    PRODUCER_ACTION,
    PRODUCER_PRIVILEGE,
    QUARRY_DISCOUNT,
    SMITHY_DISCOUNT,
    TRADER_ACTION,
    TRADER_PRIVILEGE,
)
from serai.games.san_juan.events import (
    BUILT,
    SPENT,
)
from serai.table.boards.san_juan.things import BY_ID, Area, being_built, has, keeps, mine, step
from serai.table.scene import Scene


def sums(scene: Scene) -> list[str]:
    """The arithmetic behind the question, for the status bar."""
    return SUMS[step(scene)](scene) if step(scene) in SUMS else []


def term(scene: Scene, words: str, value: int, rule: str = "", first: bool = False) -> str:
    """One part of a sum, with the rule that says so."""
    amount = scene.num(value) if first or value < 0 else f"+{scene.num(value)}"
    link = f' <a class="rule" href="/learn/san-juan#{rule}" data-rule="{rule}">{rule}</a>' if rule else ""
    return f'<span>{words} <b class="num">{amount}</b>{link}</span>'


def calculation(terms: Sequence[str], result: str = "") -> str:
    return f'<span class="calc">{"".join(terms)}{f"<b>{result}</b>" if result else ""}</span>'


def privileges(scene: Scene, role: str, times: int, amount: int, rule: str) -> list[str]:
    """The chooser's part, and the library's on top."""
    words = scene.say("sum-privilege", thing=scene.plain(role))
    terms = [term(scene, words, amount, rule)] if times else []
    return terms + ([term(scene, scene.name("library"), amount, "SJ-11.B17")] if times == DOUBLE else [])


def reductions(scene: Scene) -> list[str]:
    """Before a card is chosen: what lowers its price."""
    assert scene.view.ask is not None
    area = mine(scene)
    terms = privileges(scene, "builder", scene.view.ask.fields["privilege"], -BUILDER_DISCOUNT, "SJ-6.2")
    terms += [term(scene, scene.name("smithy"), -SMITHY_DISCOUNT, "SJ-11.B1")] if has(area, "smithy") else []
    terms += [term(scene, scene.name("quarry"), -QUARRY_DISCOUNT, "SJ-11.B16")] if has(area, "quarry") else []
    return [calculation(terms)] if terms else []


def price(scene: Scene) -> list[str]:
    """From the printed cost to what is paid (SJ-6.8); a player may have waived a discount (SJ-R7)."""
    area = mine(scene)
    card, old = being_built(scene)
    if not card:  # the log that reached this viewer begins later
        return []
    row = BY_ID[card]
    paid = payment(scene)
    parts: list[tuple[str, int, str]] = []
    if old:
        lowered = PARK_DISCOUNT if old == "park" else BY_ID[old]["cost"]
        parts.append((scene.name(old), -min(lowered, row["cost"]), "SJ-11.C1"))
    chooser = scene.o["roles"]["builder"] == scene.me
    if chooser:
        parts.append((scene.say("sum-privilege", thing=scene.plain("builder")), -BUILDER_DISCOUNT, "SJ-6.2"))
    helper, amount, rule = HELPERS[row["kind"]]
    if has(area, helper):
        parts.append((scene.name(helper), -amount, rule))
    if chooser and has(area, "library") and paid < row["cost"] + sum(value for _, value, _ in parts):
        parts.append((scene.name("library"), -BUILDER_DISCOUNT, "SJ-11.B17"))
    waived = paid - max(0, row["cost"] + sum(value for _, value, _ in parts))
    parts += [(scene.say("sum-waived"), waived, "SJ-R7")] if waived else []
    terms = [term(scene, scene.say("sum-cost"), row["cost"], first=True), *[term(scene, *part) for part in parts]]
    lines = [calculation(terms, scene.say("sum-least" if step(scene) == "HowMuch" else "sum-pay", count=paid))]
    return lines + ([scene.say("sum-carpenter", thing=scene.plain("carpenter"))] if carpenter_draws(area, row["kind"]) else [])


HELPERS: Final = {"production": ("smithy", SMITHY_DISCOUNT, "SJ-11.B1"), "city": ("quarry", QUARRY_DISCOUNT, "SJ-11.B16")}


def carpenter_draws(area: Area, kind: str) -> bool:
    return kind == "city" and has(area, "carpenter")


def payment(scene: Scene) -> int:
    """Cards and goods together that this build takes."""
    assert scene.view.ask is not None
    ask = scene.view.ask
    if ask.step == "HowMuch":
        return int(ask.fields["least"])
    spent = 0
    for told in reversed(scene.view.told):
        if told.seen[0] == BUILT:
            break
        spent += told.seen[0] == SPENT
    return spent + int(ask.fields["due"] if ask.step == "SpendGoods" else ask.fields["left"] + mine(scene)["picked_size"])


def goods_to_produce(scene: Scene) -> list[str]:
    return allowance(
        scene, "producer", PRODUCER_ACTION, PRODUCER_PRIVILEGE, "SJ-7.4", ("aqueduct", AQUEDUCT_GOODS, "SJ-11.B12")
    )


def goods_to_sell(scene: Scene) -> list[str]:
    return allowance(scene, "trader", TRADER_ACTION, TRADER_PRIVILEGE, "SJ-8.2", ("trading_post", POST_SALES, "SJ-11.B6"))


def allowance(scene: Scene, role: str, action: int, extra: int, rule: str, helper: tuple[str, int, str]) -> list[str]:
    """How many goods: everybody's, the chooser's, a building's."""
    assert scene.view.ask is not None
    limit: int = scene.view.ask.fields["limit"]
    helps = [term(scene, scene.name(helper[0]), helper[1], helper[2])] if has(mine(scene), helper[0]) else []
    times = (limit - action - len(helps) * helper[1]) // extra
    terms = [term(scene, scene.say("sum-everybody"), action, first=True), *privileges(scene, role, times, extra, rule), *helps]
    return [calculation(terms, scene.say("sum-goods", count=limit))]


def cards_to_draw(scene: Scene) -> list[str]:
    assert scene.view.ask is not None
    times: int = scene.view.ask.fields["privilege"]
    terms = [term(scene, scene.say("sum-everybody"), COUNCILLOR_ACTION, first=True)]
    terms += privileges(scene, "councillor", times, COUNCILLOR_PRIVILEGE, "SJ-9.2")
    return [calculation(terms, scene.say("sum-keep", count=keeps(scene)))]


SUMS: Final[dict[str, Callable[[Scene], list[str]]]] = {
    "Build": reductions,
    "HowMuch": price,
    "SpendGoods": price,
    "PayCards": price,
    "Produce": goods_to_produce,
    "Sell": goods_to_sell,
    "Consult": cards_to_draw,
}

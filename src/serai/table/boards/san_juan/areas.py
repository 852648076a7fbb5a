"""Cities with their buildings, one's own large, those of the others in their panels."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.san_juan.cards import (
    IDS,
    TWELVE,
)
from serai.games.san_juan.events import (
    BUILT,
    PRODUCED,
)
from serai.table.boards.san_juan.cards import band, face, good_icon, hue, section, spoken, tag
from serai.table.boards.san_juan.pictures import tile
from serai.table.boards.san_juan.things import BY_ID, Area, Building, last_site, mine, step
from serai.table.scene import Scene
from serai.table.svg import icon, piece, stat


def own_city(scene: Scene) -> str:
    """Always twelve places, so that the end of the game is in sight."""
    assert scene.me is not None
    note = scene.say("city-note", count=len(mine(scene)["buildings"]), all=TWELVE)
    return section("sjcity", "city-h", scene.say("city"), note, city(scene, scene.me))


def cities(scene: Scene) -> str:
    """For a spectator: all of them."""
    parts = []
    for seat, area in enumerate(scene.o["players"]):
        title = f"{piece(scene.colour(seat))} {scene.who(seat)}"
        note = scene.say("city-note", count=len(area["buildings"]), all=TWELVE)
        parts.append(section("", f"city-h-{seat}", title, note, city(scene, seat)))
    return f'<div class="sjcity sjcities">{"".join(parts)}</div>'


def city(scene: Scene, seat: int) -> str:
    area: Area = scene.o["players"][seat]
    sites = [site(scene, seat, i, building) for i, building in enumerate(area["buildings"])]
    first = len(sites) + 1
    free = [place(scene, seat, k, k == first) for k in range(first, TWELVE + 1)]
    return f'<ul class="city">{"".join(sites + free)}</ul>'


def place(scene: Scene, seat: int, k: int, next_one: bool) -> str:
    """An empty place; the next building goes to the first of them."""
    actions = ["on open ground"] if seat == scene.me and next_one and step(scene) == "ChooseSite" else []
    inner = f'<span class="num">{scene.num(k)}</span>{tag(scene, *actions)}'
    return f"<li>{scene.spot(inner, *actions, cls='slot cityslot', label=scene.say('place', number=k))}</li>"


def site(scene: Scene, seat: int, i: int, building: Building) -> str:
    """A building in a large city, with what lies on it and under it."""
    card = building["id"]
    actions = site_actions(scene, building) if seat == scene.me else []
    words = state(scene, seat, i, building)
    brass = f'<span class="cardtag cardtag--brass">{words}</span>' if words else ""
    spot = scene.spot(
        face(scene, card) + load(scene, seat, building, " big") + (tag(scene, *actions) or brass),
        *actions,
        cls=f"card{' fresh' if (seat, i) in fresh(scene) else ''}{' idle' if words else ''}",
        style=f"--band:{band(card)}",
        label=site_label(scene, building) + (f", {words}" if words else ""),
        about=card,
        extra=f'id="city-{seat}-{i}"',
    )
    return f"<li>{spot}</li>"


def site_actions(scene: Scene, building: Building) -> list[str]:
    """What this building may be chosen for in this phase, by the question."""
    name = building["id"].replace("_", " ")
    good = BY_ID[building["id"]].get("good", "").replace("_", " ")
    asked = step(scene)
    if asked == "ChooseSite":
        return [f"over {name} with its good" if building["good"] else f"over {name}"]
    if good and asked in ("Sell", "SpendGoods"):
        return [f"{'sell' if asked == 'Sell' else 'spend'} {good}"] if building["good"] else []
    return [f"produce {good}"] if good and asked == "Produce" and not building["good"] else []


def state(scene: Scene, seat: int, i: int, building: Building) -> str:
    """Why a new city building does not work yet."""
    if seat == scene.me and scene.o["paying"] and i == last_site(scene, seat, scene.o["paying"]["card"]):
        return scene.say("being-built")
    return "" if building["active"] or BY_ID[building["id"]]["kind"] == "production" else scene.say("new-building")


def load(scene: Scene, seat: int, building: Building, size: str) -> str:
    """The good on a building, or how many cards lie under it."""
    card, area = building["id"], scene.o["players"][seat]
    if building["good"]:
        good = BY_ID[card]["good"]
        return f'<span class="goodchip{size}" style="--bg:{hue(good)}">{good_icon(good)}</span>'
    owned = [other["id"] for other in area["buildings"]]
    keeper = next((other for other in ("chapel", "bank") if other in owned), "")
    count = area["harbor_size"] if card == "harbor" else area["tucked_size"] if card == keeper else 0
    return f'<span class="goodchip{size} tuck num">{scene.num(count)}</span>' if count else ""


def site_label(scene: Scene, building: Building) -> str:
    with_good = f", {scene.say('with-good')}" if building["good"] else ""
    return f"{spoken(scene, building['id'])}{with_good}"


def fresh(scene: Scene) -> set[tuple[int, int]]:
    """The sites where something was put with the last choice: seat and place."""
    told = scene.view.told
    newest = told[-1].line if told else 0
    found: set[tuple[int, int]] = set()
    for kind, seat, numbers, *_ in [heard.seen for heard in told if heard.line == newest]:
        if kind in (BUILT, PRODUCED):
            found.add((seat, last_site(scene, seat, IDS[numbers[0]])))
    return found


def panel(scene: Scene, seat: int) -> str:
    """Public facts; the city too, where it does not lie in the middle of the page."""
    area: Area = scene.o["players"][seat]
    cards = area["hand_size"] + area["drawn_size"] + area["picked_size"]
    under = area["tucked_size"] + area["harbor_size"]
    goods = sum(building["good"] for building in area["buildings"])
    stats = [
        stat("city", f"{scene.num(len(area['buildings']))} / {scene.num(TWELVE)}", scene.say("stat-buildings")),
        stat("cards", f"{scene.num(cards)} / {scene.num(area['hand_limit'])}", scene.say("stat-hand")),
        stat("crate", scene.num(goods), scene.say("stat-goods")),
    ]
    tucked = scene.listed(scene.name(card) for card in area.get("tucked", []))
    stats += [stat("card", scene.num(under), scene.say("stat-under") + (f": {tucked}" if tucked else ""))] if under else []
    stats += [f'<span class="tag tag--brass">{icon("governor")}{scene.name("governor")}</span>'] * (scene.o["governor"] == seat)
    stats += [f'<span class="tag">{scene.say("used", thing=scene.plain("bank"))}</span>'] * area["bank_used"]
    stats += [f'<span class="tag">{scene.say("used", thing=scene.plain("library"))}</span>'] * (
        len(scene.view.seats) == 2 and seat in scene.o["library_used"]  # only two players choose twice (SJ-R10)
    )
    points, so_far = scene.say("stat-points"), scene.num(area["points"])
    score = f'<span class="score num" title="{points}">{icon("vp", "", points)}{so_far}</span>'
    seen = known(scene, area["shown"]) if area["shown"] and seat != scene.me else ""
    tiles = "" if scene.me in (None, seat) else minis(scene, seat)
    return f'{score}<div class="stats">{"".join(stats)}</div>{seen}{tiles}'


def known(scene: Scene, cards: Sequence[str]) -> str:
    """Cards of a hand that everybody has seen."""
    chips = "".join(
        f'<span class="hchip" style="--band:{band(card)}" data-about="{card}" tabindex="0">{scene.name(card)}</span>'
        for card in cards
    )
    return f'<div class="hchips">{icon("eye", "", scene.say("known"))}{chips}</div>'


def minis(scene: Scene, seat: int) -> str:
    """Another player's city as small pictures."""
    new = fresh(scene)
    parts = []
    for i, building in enumerate(scene.o["players"][seat]["buildings"]):
        card = building["id"]
        words = state(scene, seat, i, building)
        cls = f"mini{' fresh' if (seat, i) in new else ''}{' idle' if words else ''}"
        label = site_label(scene, building) + (f", {words}" if words else "")
        parts.append(
            f'<li class="{cls}" style="--band:{band(card)}" title="{scene.name(card)}" data-about="{card}" tabindex="0"'
            f' id="city-{seat}-{i}"><span class="sr">{label}</span>{tile(card)}<span class="bandline"></span>'
            f"{load(scene, seat, building, '')}</li>"
        )
    return f'<ul class="minis">{"".join(parts)}</ul>'


def chip(scene: Scene, seat: int) -> str:
    return f"{scene.num(len(scene.o['players'][seat]['buildings']))}/{scene.num(TWELVE)}"

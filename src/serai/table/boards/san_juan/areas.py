"""Cities with their buildings, one's own large, those of the others small."""

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
from serai.table.boards.san_juan.cards import area, band, face, good_icon, hue, spoken, tag
from serai.table.boards.san_juan.pictures import tile
from serai.table.boards.san_juan.things import BY_ID, Area, Building, last_site, mine, step
from serai.table.scene import Scene
from serai.table.svg import icon, piece, stat


def own_city(scene: Scene) -> str:
    """Always twelve places, so that the end of the game is in sight."""
    assert scene.me is not None
    note = scene.say("city-note", count=len(mine(scene)["buildings"]), all=TWELVE)
    return area("city", scene.say("city"), city(scene, scene.me), note)


def others(scene: Scene) -> str:
    """The cities of the others, small, in the order of their turns after the viewer's."""
    assert scene.me is not None
    count = len(scene.view.seats)
    seats = [(scene.me + n) % count for n in range(1, count)]
    parts = [f'<div class="sjother">{named(scene, seat)}{minis(scene, seat)}</div>' for seat in seats]
    return area("others", scene.say("others"), "".join(parts))


def cities(scene: Scene) -> str:
    """For a spectator: all of them."""
    parts = [f'<div class="sjone">{named(scene, seat)}{city(scene, seat)}</div>' for seat in range(len(scene.view.seats))]
    return area("cities", scene.say("cities"), "".join(parts))


def mat(scene: Scene, seat: int) -> str:
    """All that is public of a seat: the facts, and its city with what every building does."""
    return f'<div class="sjmat">{panel(scene, seat)}{city(scene, seat, "mat")}</div>'


def named(scene: Scene, seat: int) -> str:
    """Whose city this is, and how large."""
    note = scene.say("city-note", count=len(scene.o["players"][seat]["buildings"]), all=TWELVE)
    return f'<h3>{piece(scene.colour(seat))}<b>{scene.who(seat)}</b><span class="muted tiny">{note}</span></h3>'


def city(scene: Scene, seat: int, where: str = "city") -> str:
    """Twelve places; `where` tells apart several pictures of one city."""
    built: list[Building] = scene.o["players"][seat]["buildings"]
    sites = [site(scene, seat, i, building, where) for i, building in enumerate(built)]
    first = len(sites) + 1
    free = [place(scene, seat, k, k == first) for k in range(first, TWELVE + 1)]
    return f'<div class="cityroom"><ul class="city">{"".join(sites + free)}</ul></div>'


def place(scene: Scene, seat: int, k: int, next_one: bool) -> str:
    """An empty place; the next building goes to the first of them."""
    actions = ["on open ground"] if seat == scene.me and next_one and step(scene) == "ChooseSite" else []
    inner = f'<span class="num">{scene.num(k)}</span>{tag(scene, *actions)}'
    return f"<li>{scene.spot(inner, *actions, cls='slot cityslot', label=scene.say('place', number=k))}</li>"


def site(scene: Scene, seat: int, i: int, building: Building, where: str) -> str:
    """A building in a large city, with what lies on it and under it."""
    card = building["id"]
    actions = site_actions(scene, building) if seat == scene.me and where == "city" else []
    words = state(scene, seat, i, building)
    brass = f'<span class="cardtag cardtag--brass">{words}</span>' if words else ""
    spot = scene.spot(
        face(scene, card) + load(scene, seat, building, " big") + (tag(scene, *actions) or brass),
        *actions,
        cls=f"card{' fresh' if (seat, i) in fresh(scene) else ''}{' idle' if words else ''}",
        style=f"--band:{band(card)}",
        label=site_label(scene, building, words),
        about=card,
        extra=f'id="{where}-{seat}-{i}"' + (site_marks(scene, seat, i) if where == "city" else ""),
    )
    return f"<li>{spot}</li>"


def site_marks(scene: Scene, seat: int, i: int) -> str:
    """What events call this building; and one's own card is the same in hand and city."""
    built: list[Building] = scene.o["players"][seat]["buildings"]
    card = built[i]["id"]
    count = [building["id"] for building in built[:i]].count(card)
    return f' data-place="{card}-{seat}"' + (f' data-piece="{card}-{count}"' if seat == scene.me else "")


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
    card, facts = building["id"], scene.o["players"][seat]
    if building["good"]:
        good = BY_ID[card]["good"]
        return f'<span class="goodchip{size}" style="--bg:{hue(good)}">{good_icon(good)}</span>'
    owned = [other["id"] for other in facts["buildings"]]
    keeper = next((other for other in ("chapel", "bank") if other in owned), "")
    count = facts["harbor_size"] if card == "harbor" else facts["tucked_size"] if card == keeper else 0
    return f'<span class="goodchip{size} tuck num">{scene.num(count)}</span>' if count else ""


def site_label(scene: Scene, building: Building, words: str) -> str:
    with_good = scene.say("with-good") if building["good"] else ""
    return scene.listed([part for part in (spoken(scene, building["id"]), with_good, words) if part])


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
    """Public facts beside the points, which stand with the name."""
    facts: Area = scene.o["players"][seat]
    cards = facts["hand_size"] + facts["drawn_size"] + facts["picked_size"]
    under = facts["tucked_size"] + facts["harbor_size"]
    goods = sum(building["good"] for building in facts["buildings"])
    stats = [
        stat("city", f"{scene.num(len(facts['buildings']))} / {scene.num(TWELVE)}", scene.say("stat-buildings")),
        stat("cards", f"{scene.num(cards)} / {scene.num(facts['hand_limit'])}", scene.say("stat-hand")),
        stat("crate", scene.num(goods), scene.say("stat-goods")),
    ]
    tucked = scene.listed(scene.name(card) for card in facts.get("tucked", []))
    stats += [stat("card", scene.num(under), scene.say("stat-under") + (f": {tucked}" if tucked else ""))] if under else []
    stats += [f'<span class="tag tag--brass">{icon("governor")}{scene.name("governor")}</span>'] * (scene.o["governor"] == seat)
    stats += [f'<span class="tag">{scene.say("used", thing=scene.plain("bank"))}</span>'] * facts["bank_used"]
    stats += [f'<span class="tag">{scene.say("used", thing=scene.plain("library"))}</span>'] * (
        len(scene.view.seats) == 2 and seat in scene.o["library_used"]  # only two players choose twice (SJ-R10)
    )
    seen = known(scene, facts["shown"]) if facts["shown"] and seat != scene.me else ""
    return f'<div class="stats">{"".join(stats)}</div>{seen}'


def known(scene: Scene, cards: Sequence[str]) -> str:
    """Cards of a hand that everybody has seen."""
    chips = "".join(
        f'<span class="hchip" style="--band:{band(card)}" data-about="{card}" tabindex="0">{scene.name(card)}</span>'
        for card in cards
    )
    return f'<div class="hchips">{icon("eye", "", scene.say("known"))}{chips}</div>'


def minis(scene: Scene, seat: int) -> str:
    """Another player's city as small pictures, with the places that are still free."""
    new = fresh(scene)
    built: list[Building] = scene.o["players"][seat]["buildings"]
    parts = []
    for i, building in enumerate(built):
        card = building["id"]
        words = state(scene, seat, i, building)
        cls = f"mini{' fresh' if (seat, i) in new else ''}{' idle' if words else ''}"
        label = site_label(scene, building, words)
        parts.append(
            f'<li class="{cls}" style="--band:{band(card)}" data-about="{card}" id="city-{seat}-{i}"'
            f'{site_marks(scene, seat, i)}><span class="sr">{label}</span>{tile(card)}<span class="bandline"></span>'
            f'<span class="nm" aria-hidden="true">{scene.name(card)}</span>{load(scene, seat, building, "")}</li>'
        )
    parts += ['<li class="mini empty" aria-hidden="true"></li>'] * (TWELVE - len(built))
    return f'<ul class="minis">{"".join(parts)}</ul>'


def chip(scene: Scene, seat: int) -> str:
    """The points so far."""
    return f"{icon('vp', '', scene.say('stat-points'))}{scene.num(scene.o['players'][seat]['points'])}"

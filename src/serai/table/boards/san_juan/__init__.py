"""San Juan in the browser, on one screen: roles and trading house, the cities of the others, one's own with its twelve places
beside the piles, and the hand.

`areas` are the cities, `cards` the cards, `pictures` the drawings; `things` is what they share."""

from __future__ import annotations

from collections.abc import Sequence

from serai.engine.seats import clockwise
from serai.games.san_juan.cards import (
    ROLES,
    TILES,
    TWELVE,
)
from serai.table.boards import Board, Shelf
from serai.table.boards.presets import introductions
from serai.table.boards.san_juan.areas import chip, cities, mat, others, own_city, panel
from serai.table.boards.san_juan.cards import (
    LIGHT_GOODS,
    all_pictures,
    area,
    band,
    face,
    good_icon,
    hands,
    hue,
    lying,
    pictures,
    spoken,
    tag,
)
from serai.table.boards.san_juan.coach import GUIDE
from serai.table.boards.san_juan.cover import COVER
from serai.table.boards.san_juan.gallery import ICONS, shelves
from serai.table.boards.san_juan.overview import PANELS
from serai.table.boards.san_juan.overview import card as printed
from serai.table.boards.san_juan.story import STORY
from serai.table.boards.san_juan.things import GOOD_IDS, step
from serai.table.scene import HtmlSpeaker, Scene
from serai.table.svg import icon, piece


def roles(scene: Scene) -> str:
    cards = "".join(role(scene, name) for name in ROLES)
    return area("roles", scene.say("roles"), f'<ul class="roles">{cards}</ul>{house(scene)}')


def role(scene: Scene, name: str) -> str:
    """A role card; the player who has taken it in this round has a disc on it."""
    taker: int | None = scene.o["roles"][name]
    whose = scene.o["players"][next(seat for seat in (taker, scene.me, 0) if seat is not None)]
    words = scene.say(f"privilege-{name}", count=whose["privileges"][name], keep=whose["keeps"])
    now = scene.o["phase"] == name
    disc = "" if taker is None else piece(scene.colour(taker))
    taken = [] if taker is None else [scene.say("role-taken", who=scene.view.seats[taker].name)]
    spot = scene.spot(
        f"{icon(name)}<b>{scene.name(name)}</b><small>{words}</small>{disc}",
        f"take {name}",
        cls=f"role{' now' if now else ' gone' if taker is not None else ''}",
        style=f"--band:var(--role-{name})",
        label=scene.listed([scene.name(name), words, *taken]),
        about=name,
        extra=f'id="role-{name}" data-place="{name}"',
    )
    return f"<li>{spot}</li>"


def house(scene: Scene) -> str:
    """The prices: of this phase, or of the next one where the tiles' order is known, or those seen last."""
    seen: list[list[int]] = scene.o["tiles_seen"]
    turned: int = scene.o["tiles_turned"]
    known = turned >= len(TILES)
    note = scene.say("house-now" if scene.o["prices"] else "house-next" if known else "house-last" if seen else "house-none")
    prices = scene.o["prices"] or (seen[turned % len(TILES)] if known else seen[-1] if seen else [])
    customs = any(building["id"] == "customs_office" for area in scene.o["players"] for building in area["buildings"])
    goods = [good for good in GOOD_IDS if customs or good != "customs_goods"]
    tags = "".join(price_tag(scene, good, prices[i] if prices else None) for i, good in enumerate(goods))
    count = scene.say("house-seen", count=len(seen), all=len(TILES))
    title = f'<div title="{count}"><b>{scene.say("house")}</b><span class="tiny muted">{note}</span></div>'
    cls = "house panel open" if scene.o["prices"] else "house panel"
    return f'<div class="{cls}" data-place="house">{title}<ul class="prices">{tags}</ul></div>'


def price_tag(scene: Scene, good: str, price: int | None) -> str:
    sign = f"--bg:{hue(good)};--fg:{'#2a2016' if good in LIGHT_GOODS else '#fff'}"
    name = scene.name(good)
    chip = f'<span class="chip" style="{sign}">{good_icon(good, name)}</span>'
    return f'<li title="{name}">{chip}<b class="num">{"–" if price is None else scene.num(price)}</b></li>'


def supply(scene: Scene) -> str:
    """Deck, discards, cathedral, and what lies open for a moment."""
    piles = pile(scene, "", scene.say("deck"), scene.o["deck"]) + pile(
        scene, " worn", scene.say("discards"), scene.o["discards"]
    )
    if scene.o["cathedral"]:
        piles += f'<div class="cath">{cathedral(scene)}</div>'
    parts = [f'<div class="piles">{piles}</div>']
    if scene.o["laid"]:
        cards = "".join(lying(scene, card, scene.say("being-built"), f"laid-{i}") for i, card in enumerate(scene.o["laid"]))
        parts.append(f'<ul class="hand sjlaid">{cards}</ul>')
    if scene.o["covered"]:
        names = scene.listed(scene.name(card) for card in scene.o["covered"])
        parts.append(f'<p class="tiny muted">{scene.say("covered")} {names}</p>')
    return area("supply", scene.say("supply"), "".join(parts))


def pile(scene: Scene, cls: str, words: str, count: int) -> str:
    back = f'<div class="card back{cls}"><span class="face"></span></div>'
    return f'<div class="pile">{back}<span class="tiny">{words}<b class="num">{scene.num(count)}</b></span></div>'


def cathedral(scene: Scene) -> str:
    """It is built from the table, not from a hand."""
    action = "build cathedral"
    blocked = " blocked" if step(scene) == "Build" and not scene.can(action) else ""
    return scene.spot(
        face(scene, "cathedral") + tag(scene, action),
        action,
        cls=f"card{blocked}",
        style=f"--band:{band('cathedral')}",
        label=spoken(scene, "cathedral"),
        about="cathedral",
        extra='id="cathedral" data-place="cathedral" data-piece="cathedral"',
    )


class SanJuanBoard(Board):
    style = "g-sj"
    styles = ("san_juan.css",)
    story = STORY
    introductions = introductions(__name__)
    panels = PANELS
    guide = GUIDE
    turn = ("SJ-4.3", "SJ-5.2", "SJ-4.6", "SJ-12.1")

    def board(self, scene: Scene) -> str:
        if scene.me is None:
            return pictures(scene) + roles(scene) + cities(scene) + supply(scene)
        return pictures(scene) + roles(scene) + others(scene) + own_city(scene) + supply(scene) + hands(scene)

    def panel(self, scene: Scene, seat: int) -> str:
        return panel(scene, seat)

    def mat(self, scene: Scene, seat: int) -> str:
        return pictures(scene) + mat(scene, seat)

    def chip(self, scene: Scene, seat: int) -> str:
        return chip(scene, seat)

    def progress(self, scene: Scene) -> tuple[str, int]:
        """The game ends with the twelfth building of anybody."""
        o = scene.o
        done = max(len(area["buildings"]) for area in o["players"]) * 100 // TWELVE
        if o["over"]:
            return scene.say("progress-over"), 100
        if not o["round"]:
            return scene.say("progress-deal"), 0
        phase = scene.plain(o["phase"]) if o["phase"] else ""
        return scene.say("progress-phase" if phase else "progress-round", round=o["round"], phase=phase), done

    def row(self, scene: Scene, now: int) -> Sequence[int]:
        """In a phase clockwise from the player who chose its role, each once (SJ-5.2); else from the one who chooses now."""
        chooser = scene.o["roles"][scene.o["phase"]] if scene.o["phase"] else now
        seats = clockwise(len(scene.view.seats), chooser)
        return seats[seats.index(now) :]

    def cover(self, game_id: str) -> str:
        return COVER

    def drawings(self) -> str:
        return all_pictures()

    def card(self, words: HtmlSpeaker, card: str) -> str:
        return printed(words, card)

    def shelves(self, words: HtmlSpeaker) -> list[Shelf]:
        return shelves(words)

    def glossary(self, game_id: str) -> str:
        return ICONS


BOARD = SanJuanBoard()

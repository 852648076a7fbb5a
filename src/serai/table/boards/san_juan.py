"""San Juan in the browser: roles and trading house above, the own city with its twelve places, the hand below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from markupsafe import Markup

from serai.engine.story import CHOSE, TOOK_BACK, Seen
from serai.games.san_juan.cards import (
    AQUEDUCT_GOODS,
    BUILDER_DISCOUNT,
    CARDS,
    COUNCILLOR_ACTION,
    COUNCILLOR_KEEPS,
    COUNCILLOR_PRIVILEGE,
    DATA,
    DOUBLE,
    GOOD_OF,
    IDS,
    PARK_DISCOUNT,
    POST_SALES,
    PREFECTURE_KEEPS,
    PRODUCER_ACTION,
    PRODUCER_PRIVILEGE,
    PROSPECTOR_PRIVILEGE,
    QUARRY_DISCOUNT,
    ROLES,
    ROWS,
    SMITHY_DISCOUNT,
    TILES,
    TRADER_ACTION,
    TRADER_PRIVILEGE,
    TWELVE,
)
from serai.games.san_juan.scoring import scores_of
from serai.games.san_juan.story import (
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
from serai.games.san_juan.words import WORDS
from serai.table.boards.san_juan_art import FRAME, framed, symbol, tile
from serai.table.draw import icon, piece, stat
from serai.table.scene import Scene
from serai.table.view import Choice
from serai.table.words import kebab

STYLE = "g-sj"
STYLES = ["san_juan.css"]
TICKS = frozenset({"PayCards", "DealDown", "HandLimit", "SortOut", "KeepCards", "SwapOut", "UseBank", "Produce", "Sell"})
HEADS = frozenset({GOVERNOR, ENDED})

Building = dict[str, Any]  # of the observation: id, good, active
Area = dict[str, Any]  # of the observation: what lies before one player

BY_ID: Final = {row["id"]: row for row in ROWS}
GOOD_IDS: Final[list[str]] = [row["id"] for row in DATA["goods"]]
LIGHT_GOODS: Final = ("sugar", "tobacco", "silver")  # they need dark signs
PHASE_SIGN: Final = {  # the sign of a city building: when it works
    "round_start": "governor",
    "all": "governor",
    "none": "monument",
    "game_end": "vp",
    "builder_end": "builder",
    "councillor_start": "councillor",
}
SKIES: Final = {
    "builder": "#F0C9A8",
    "producer": "#D5E0B0",
    "trader": "#F3DCA0",
    "councillor": "#C5D3F0",
    "prospector": "#DCCBEE",
    "governor": "#C9DFE2",
    "monument": "#BFD9E6",
    "vp": "#CFE3DC",
    "indigo": "#C9D5F2",
    "sugar": "#F4EBD6",
    "tobacco": "#EBD6B4",
    "coffee": "#DEC4B0",
    "silver": "#D5DCE0",
}
PAYING: Final = ("HowMuch", "SpendGoods", "PayCards")
HAND_VERBS: Final = {  # what a hand card is for, by the question
    "PayCards": "discard",
    "DealDown": "discard",
    "HandLimit": "discard",
    "SortOut": "discard",
    "SwapOut": "swap",
    "UseChapel": "tuck",
    "UseBank": "bank",
}
BEHIND: Final = {  # the building that asks
    "SwapOut": "office_building",
    "UseChapel": "chapel",
    "UseBank": "bank",
    "SortOut": "archive",
}
LARGE_HAND, HUGE_HAND = 7, 9  # from here on the cards are smaller


# ---- The whole table ---------------------------------------------------------------------


def board(scene: Scene) -> str:
    around = roles(scene) + house(scene) + side(scene)
    if scene.me is None:
        return f'{pictures(scene)}<div class="sjtop watch">{around}{cities(scene)}</div>'
    return f'{pictures(scene)}<div class="sjtop">{around}{own_city(scene)}</div>{dock(scene)}'


def pictures(scene: Scene) -> str:
    """Each building that lies open to this viewer, drawn once."""
    seen = {building["id"] for area in scene.o["players"] for building in area["buildings"]}
    seen.update(scene.o["laid"], ["cathedral"] if scene.o["cathedral"] else [])
    for area in scene.o["players"]:
        seen.update(*[area.get(pile, []) for pile in ("hand", "drawn", "picked")])
    return f"<svg hidden>{FRAME}{''.join(drawn(card) for card in IDS if card in seen)}</svg>"


def mine(scene: Scene) -> Area:
    """The viewer's own area."""
    assert scene.me is not None
    area: Area = scene.o["players"][scene.me]
    return area


def has(area: Area, card: str) -> bool:
    """A building of this kind that works now."""
    return any(building["id"] == card and building["active"] for building in area["buildings"])


def step(scene: Scene) -> str:
    """The question that the viewer is asked now."""
    return scene.view.ask.step if scene.view.ask and scene.live else ""


def section(cls: str, ident: str, title: str, note: str, inner: str) -> str:
    header = f'<header><h2 id="{ident}">{title}</h2><span class="muted small">{note}</span></header>'
    return f'<section class="sec {cls}" aria-labelledby="{ident}">{header}{inner}</section>'


# ---- Cards --------------------------------------------------------------------------------


@cache
def sign(card: str) -> str:
    """The icon of a card: its good, or the phase in which it works."""
    row = BY_ID[card]
    return str(row["good"] if row["kind"] == "production" else PHASE_SIGN.get(row["phase"], row["phase"]))


@cache
def band(card: str) -> str:
    """The colour of a card's band."""
    kind = sign(card)
    return f"var(--good-{kind})" if kind in GOOD_IDS else f"var(--role-{kind})" if kind in ROLES else "var(--ink-2)"


@cache
def drawn(card: str) -> str:
    return symbol(card, SKIES[sign(card)])


def hue(good: str) -> str:
    return f"var(--good-{'customs' if good == 'customs_goods' else good})"


def good_icon(good: str, label: str = "") -> str:
    return icon("crate" if good == "customs_goods" else good, "", label)


def face(scene: Scene, card: str) -> str:
    """What is printed on a card."""
    row = BY_ID[card]
    points = scene.num(row["vp"]) if row["vp"] else "?"
    tone = "" if sign(card) not in ("sugar", "governor", "monument", "vp") else ' style="color:var(--ink-2)"'
    return (
        f'<span class="face"><span class="art">{framed(card)}</span><span class="bandline"></span>'
        f'<span class="nm">{scene.name(card)}</span><span class="tx">{scene.say(f"about-{kebab(card)}")}</span></span>'
        f'<span class="price cost num">{scene.num(row["cost"])}</span><span class="kind"{tone}>{icon(sign(card))}</span>'
        f'<span class="pts vpx num">{points}</span>'
    )


def spoken(scene: Scene, card: str) -> Markup:
    """A card for those who hear it."""
    row = BY_ID[card]
    return scene.say("card-label", thing=scene.plain(card), cost=row["cost"], points=row["vp"] or "?")


def tag(scene: Scene, *actions: str) -> str:
    """What choosing this would cost or bring."""
    found = scene.can(*actions)
    meaning = found[0].meaning if found else {}
    if "least" in meaning:
        return f'<span class="cardtag">{scene.say("tag-pay", count=meaning["least"])}</span>'
    return f'<span class="cardtag"><b class="num">+{scene.num(meaning["gain"])}</b></span>' if "gain" in meaning else ""


def in_hand(scene: Scene, pile: Sequence[str], verb: str, place: str) -> str:
    """Cards of a hand; equal ones are told apart by a count, so that each keeps its id."""
    parts: list[str] = []
    choosing = step(scene) == "Build"
    for i, card in enumerate(pile):
        action = f"{verb} {card.replace('_', ' ')}"
        blocked = " blocked" if choosing and not scene.can(action) else ""
        spot = scene.spot(
            face(scene, card) + tag(scene, action),
            action,
            cls=f"card{blocked}",
            style=f"--band:{band(card)}",
            label=spoken(scene, card),
            about=card,
            extra=f'id="{place}-{card}-{pile[:i].count(card)}"',
        )
        parts.append(f"<li>{spot}</li>")
    return "".join(parts)


def lying(scene: Scene, card: str, words: str, place: str) -> str:
    """A card that was chosen already, with a tag that says for what."""
    inner = f'{face(scene, card)}<span class="cardtag cardtag--brass">{words}</span>'
    label = f"{spoken(scene, card)}, {words}"
    style, ident = f"--band:{band(card)}", f'id="{place}"'
    return f"<li>{scene.spot(inner, cls='card fresh', style=style, label=label, about=card, extra=ident)}</li>"


def dock(scene: Scene) -> str:
    """The viewer's hand; cards just drawn come first, for they are the question then."""
    area = mine(scene)
    words = scene.say("picked")
    picked = "".join(lying(scene, card, words, f"picked-{i}") for i, card in enumerate(area["picked"]))
    parts = []
    if area["drawn"]:
        cards = picked + in_hand(scene, area["drawn"], "keep", "drawn")
        note = scene.say("drawn-note", count=len(area["drawn"]) + len(area["picked"]))
        parts.append(section("sjdrawn", "drawn-h", scene.say("drawn"), note, f'<ul class="hand snug">{cards}</ul>'))
        picked = ""
    count = len(area["hand"])
    size = " small" if area["drawn"] or count > HUGE_HAND else " snug" if count + len(area["picked"]) > LARGE_HAND else ""
    cards = picked + in_hand(scene, area["hand"], HAND_VERBS.get(step(scene), "build"), "hand")
    note = scene.say("hand-note", count=count, limit=area["hand_limit"])
    parts.append(section("sjhand", "hand-h", scene.say("hand"), note, f'<ul class="hand{size}">{cards}</ul>' if cards else ""))
    return f'<div class="dock">{"".join(parts)}</div>'


# ---- Roles, trading house, piles ---------------------------------------------------------


def roles(scene: Scene) -> str:
    cards = "".join(role(scene, name) for name in ROLES)
    return f'<section class="sjroles" aria-label="{scene.say("roles")}"><ul class="roles">{cards}</ul></section>'


def role(scene: Scene, name: str) -> str:
    """A role card; whoever has taken it in this round has a disc on it."""
    taker: int | None = scene.o["roles"][name]
    times = privilege(scene) if taker in (None, scene.me) else 1
    words = {
        "builder": lambda: scene.say("privilege-builder", count=times * BUILDER_DISCOUNT),
        "producer": lambda: scene.say("privilege-producer", count=times * PRODUCER_PRIVILEGE),
        "trader": lambda: scene.say("privilege-trader", count=times * TRADER_PRIVILEGE),
        "councillor": lambda: scene.say(
            "privilege-councillor", count=COUNCILLOR_ACTION + times * COUNCILLOR_PRIVILEGE, keep=keeps(scene)
        ),
        "prospector": lambda: scene.say("privilege-prospector", count=times * PROSPECTOR_PRIVILEGE),
    }[name]()
    now = scene.o["phase"] == name
    disc = "" if taker is None else piece(scene.colour(taker))
    taken = "" if taker is None else ", " + scene.say("role-taken", who=scene.view.seats[taker].name)
    spot = scene.spot(
        f"{icon(name)}<b>{scene.name(name)}</b><small>{words}</small>{disc}",
        f"take {name}",
        cls=f"role{' now' if now else ' gone' if taker is not None else ''}",
        style=f"--band:var(--role-{name})",
        label=f"{scene.name(name)}, {words}{taken}",
        about=name,
        extra=f'id="role-{name}"',
    )
    return f"<li>{spot}</li>"


def privilege(scene: Scene) -> int:
    """How often a privilege would count for the viewer."""
    return DOUBLE if scene.me is not None and has(mine(scene), "library") and scene.me not in scene.o["library_used"] else 1


def keeps(scene: Scene) -> int:
    return PREFECTURE_KEEPS if scene.me is not None and has(mine(scene), "prefecture") else COUNCILLOR_KEEPS


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
    return f'<section class="{cls}" aria-label="{scene.say("house")}">{title}<ul class="prices">{tags}</ul></section>'


def price_tag(scene: Scene, good: str, price: int | None) -> str:
    sign = f"--bg:{hue(good)};--fg:{'#2a2016' if good in LIGHT_GOODS else '#fff'}"
    name = scene.name(good)
    chip = f'<span class="chip" style="{sign}">{good_icon(good, name)}</span>'
    return f'<li title="{name}">{chip}<b class="num">{"–" if price is None else scene.num(price)}</b></li>'


def side(scene: Scene) -> str:
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
        names = comma(scene).join(scene.name(card) for card in scene.o["covered"])
        parts.append(f'<p class="tiny muted">{scene.say("covered")} {names}</p>')
    return f'<div class="sjside">{"".join(parts)}</div>'


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
        extra='id="cathedral"',
    )


# ---- Cities -------------------------------------------------------------------------------


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
    if seat == scene.me and step(scene) in PAYING and i == last_site(scene, seat, being_built(scene)[0]):
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


def last_site(scene: Scene, seat: int, card: str) -> int:
    """The newest place of such a building, -1 if there is none any more."""
    return max([i for i, building in enumerate(scene.o["players"][seat]["buildings"]) if building["id"] == card], default=-1)


def being_built(scene: Scene) -> tuple[str, str]:
    """The building that the viewer is paying for, and the one under it if there is one."""
    for told in reversed(scene.view.told):
        if told.seen[0] == BUILT and told.seen[1] == scene.me:
            card, old = told.seen[2]
            return IDS[card], IDS[old] if old >= 0 else ""
    return "", ""


# ---- Players ------------------------------------------------------------------------------


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
    tucked = comma(scene).join(scene.name(card) for card in area.get("tucked", []))
    stats += [stat("card", scene.num(under), scene.say("stat-under") + (f": {tucked}" if tucked else ""))] if under else []
    stats += [f'<span class="tag tag--brass">{icon("governor")}{scene.name("governor")}</span>'] * (scene.o["governor"] == seat)
    stats += [f'<span class="tag">{scene.say("used", thing=scene.plain("bank"))}</span>'] * area["bank_used"]
    stats += [f'<span class="tag">{scene.say("used", thing=scene.plain("library"))}</span>'] * (
        len(scene.view.seats) == 2 and seat in scene.o["library_used"]  # only two players choose twice (SJ-R10)
    )
    points = scene.say("stat-points")
    score = f'<span class="score num" title="{points}">{icon("vp", "", points)}{scene.num(totals(scene)[seat])}</span>'
    seen = known(scene, area["shown"]) if area["shown"] and seat != scene.me else ""
    tiles = "" if scene.me in (None, seat) else minis(scene, seat)
    return f'{score}<div class="stats">{"".join(stats)}</div>{seen}{tiles}'


def totals(scene: Scene) -> list[int]:
    return [score.total for score in scores_of(scene.o)]


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


def progress(scene: Scene) -> tuple[str, int]:
    """The game ends with the twelfth building of anybody."""
    o = scene.o
    done = max(len(area["buildings"]) for area in o["players"]) * 100 // TWELVE
    if o["over"]:
        return scene.say("progress-over"), 100
    if not o["round"]:
        return scene.say("progress-deal"), 0
    phase = scene.plain(o["phase"]) if o["phase"] else ""
    return scene.say("progress-phase" if phase else "progress-round", round=o["round"], phase=phase), done


# ---- Words of questions and actions --------------------------------------------------------


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


# ---- Sums: how a price or a limit comes about -------------------------------------------------


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


# ---- The log ---------------------------------------------------------------------------------

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
        args["prices"] = comma(scene).join(f"{scene.plain(good)} {price}" for good, price in prices)
    elif 0 <= first < len(CARDS):
        args |= {"thing": scene.plain(IDS[first]), "good": scene.plain(GOOD_IDS[GOOD_OF[first]]), "number": second}
    if cards:
        args["cards"] = comma(scene).join(scene.plain(IDS[card]) for card in cards)
    if kind == BUILT:
        return ("told-built-over", {**args, "old": scene.plain(IDS[second])}) if second >= 0 else ("told-built", args)
    return LINES.get(kind) or VARIANTS[kind, "thing" in args, bool(cards)], args


def chose(scene: Scene, who: str, action: int) -> tuple[str, dict[str, Any]] | None:
    """Only roles and passes: every other choice shows in what happens."""
    verb = WORDS.verbs[action]
    if verb == "take":
        return "told-take", {"who": who, "thing": scene.plain(ROLES[WORDS.things[action]])}
    return ("told-pass", {"who": who}) if verb == "pass" else None


def comma(scene: Scene) -> str:
    return "، " if scene.language == "fa" else ", "

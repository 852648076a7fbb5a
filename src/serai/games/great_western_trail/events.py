"""What Great Western Trail tells: kinds of events, and the facts that words are made of (GWT-20.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from serai.engine.events import CHOSE, FIRST_KIND, TOOK_BACK, Fact, Message, Seen, message, seat
from serai.games.great_western_trail.data import HAZARD, KINDS, MARKET_OPTIONS, NOBODY, OBJECTIVE, TRACK, WORKERS
from serai.games.great_western_trail.printed import disc, effect, offer, place, rail

if TYPE_CHECKING:
    from serai.games.great_western_trail.rules import Rules

TURN: Final = FIRST_KIND
DREW: Final = FIRST_KIND + 1
DISCARDED: Final = FIRST_KIND + 2
RESHUFFLED: Final = FIRST_KIND + 3
MONEY: Final = FIRST_KIND + 4
FEE: Final = FIRST_KIND + 5
SHOWED: Final = FIRST_KIND + 6
REMOVED: Final = FIRST_KIND + 7
GAINED: Final = FIRST_KIND + 8  # a card onto the discard pile or into the hand
REVEALED: Final = FIRST_KIND + 9  # cards of the market
FORETOLD: Final = FIRST_KIND + 10  # a tile in the foresight
PLACED: Final = FIRST_KIND + 11  # a tile on the board
CERTIFIED: Final = FIRST_KIND + 12
TOKENS: Final = FIRST_KIND + 13
LAST_TURNS: Final = FIRST_KIND + 14
ENDED: Final = FIRST_KIND + 15
SAM_CARD: Final = FIRST_KIND + 16
SAM_WALKS: Final = FIRST_KIND + 17
SAM_ENGINE: Final = FIRST_KIND + 18
SAM_BUILDS: Final = FIRST_KIND + 19
SAM_DELIVERS: Final = FIRST_KIND + 20
SAM_HIRES: Final = FIRST_KIND + 21
DISPLAYED: Final = FIRST_KIND + 23  # an objective card
OUT: Final = FIRST_KIND + 22  # a tile without a space

HEADINGS: Final = frozenset({"told-turn", "told-last-turns", "told-ended"})
MESSAGES: Final = {
    TOOK_BACK: "told-took-back",
    TURN: "told-turn",
    DREW: "told-drew",
    DISCARDED: "told-discarded",
    RESHUFFLED: "told-reshuffled",
    MONEY: "told-money",
    FEE: "told-fee",
    SHOWED: "told-showed",
    REMOVED: "told-removed",
    GAINED: "told-gained",
    REVEALED: "told-revealed",
    FORETOLD: "told-foretold",
    PLACED: "told-placed",
    OUT: "told-out",
    CERTIFIED: "told-certified",
    TOKENS: "told-tokens",
    LAST_TURNS: "told-last-turns",
    ENDED: "told-ended",
    SAM_CARD: "told-sam-card",
    SAM_WALKS: "told-sam-walks",
    SAM_ENGINE: "told-sam-engine",
    SAM_BUILDS: "told-sam-builds",
    SAM_DELIVERS: "told-sam-delivers",
    SAM_HIRES: "told-sam-hires",
    DISPLAYED: "told-displayed",
}
QUIET: Final = frozenset(  # choices that show in what happens
    {"pass", "discard", "draw", "choose", "remove", "bring in", "use action", "take reward", "build", "raise", "take objective",
     "take the top"}
)  # fmt: skip


def told(rules: Rules, seen: Seen, observation: Mapping[str, Any]) -> Message | None:
    """An event for a seat that heard it so; None where a choice shows in what happens."""
    kind, player, numbers, count, cards = seen
    who: dict[str, Fact] = {"who": seat(player)} if player >= 0 else {}
    if kind == CHOSE:
        return chose(rules, who, cards[0], observation) if cards else None
    first, second = (*numbers, NOBODY, NOBODY)[:2]
    if kind == FEE and second != NOBODY:
        return message("told-fee-to", **who, n=first, to=seat(second))
    facts = {**who, "n": abs(first), "what": some(rules, count, cards)}
    if kind == MONEY:
        facts["gained"] = first >= 0
    if kind in THINGS:
        facts["thing"] = THINGS[kind](rules, first, observation)
    return message(MESSAGES[kind], **facts)


def some(rules: Rules, count: int, cards: tuple[int, ...] | None) -> Fact:
    """Cards by name, equal ones together, where they may be seen; otherwise how many."""
    if not cards:
        return message("cards", n=count)
    return [message("times", who=rules.card_ids[card], n=cards.count(card)) for card in dict.fromkeys(cards)]


Teller = Callable[["Rules", int, Mapping[str, Any]], Fact]


def supply(rules: Rules, number: int, observation: Mapping[str, Any]) -> Fact:
    return rules.tile_ids[number + HAZARD]


def ridden_to(rules: Rules, space: int, observation: Mapping[str, Any]) -> Fact:
    return place(rules, rules.spaces[space], observation["trail"].get(rules.spaces[space]))


def steamed_to(rules: Rules, number: int, observation: Mapping[str, Any]) -> Fact:
    return rail(rules, number)


def tile(rules: Rules, number: int, observation: Mapping[str, Any]) -> Fact:
    return rules.tile_ids[number]


def city(rules: Rules, number: int, observation: Mapping[str, Any]) -> Fact:
    return rules.city_ids[number]


THINGS: Final[dict[int, Teller]] = {  # what an event's first number stands for
    FORETOLD: supply,
    PLACED: supply,
    OUT: supply,
    SAM_HIRES: supply,
    SAM_WALKS: ridden_to,
    SAM_ENGINE: steamed_to,
    SAM_BUILDS: tile,
    SAM_DELIVERS: city,
}


# ---- Choices ---------------------------------------------------------------------------------


def chose(rules: Rules, who: dict[str, Fact], action: int, observation: Mapping[str, Any]) -> Message | None:
    verb, thing = rules.vocabulary.verbs[action], rules.vocabulary.things[action]
    if verb in QUIET:
        return None
    named: Fact = CHOSEN[verb](rules, thing, observation) if verb in CHOSEN else rules.vocabulary.ids[action]
    return message(f"told-{verb.replace(' ', '-')}", **who, thing=named)


def built(rules: Rules, space: int, observation: Mapping[str, Any]) -> Fact:
    """The building that was placed on a space; who placed it is said already."""
    there = observation["trail"].get(rules.spaces[space])
    return str(there["tile"]) if there else place(rules, rules.spaces[space], None)


def single(rules: Rules, i: int, observation: Mapping[str, Any]) -> Fact:
    return effect(rules.single[i].row)


def double(rules: Rules, i: int, observation: Mapping[str, Any]) -> Fact:
    return effect(rules.double[i].row)


def opened(rules: Rules, i: int, observation: Mapping[str, Any]) -> Fact:
    return disc(rules, rules.data["disc_space"][i])


def hired(rules: Rules, number: int, observation: Mapping[str, Any]) -> Fact:
    return WORKERS[number % KINDS]


def bought(rules: Rules, i: int, observation: Mapping[str, Any]) -> Fact:
    return offer(rules, MARKET_OPTIONS[i])


def played(rules: Rules, card: int, observation: Mapping[str, Any]) -> Fact:
    return rules.card_ids[OBJECTIVE + card]


def certificates(rules: Rules, i: int, observation: Mapping[str, Any]) -> Fact:
    return TRACK[i]


CHOSEN: Final[dict[str, Teller]] = {  # what a choice is done to, where its id does not say it
    "go to": ridden_to,
    "copy": ridden_to,
    "on": built,
    "take the tile on": ridden_to,
    "engine to": steamed_to,
    "disc from": opened,
    "buy by": bought,
    "hire": hired,
    "play objective": played,
    "auxiliary": single,
    "double auxiliary": double,
    "certificates down to": certificates,
}

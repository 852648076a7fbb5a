"""Great Western Trail positions written down in words, and a way to play on from them in words.

    s = position(Seat(cash=4, herder="a", hand="grey, 2 white"), Seat(buildings={"a_2": "1a"}))
    use(s, 0)
    say(s, 0, "use action 1", "discard white")

Seat 0 is on the move.  What is not said is empty: no hazards, no camps, no workers in the job market, an empty market.  Neutral
buildings lie on their letters, all buildings show side a unless `sides` says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from serai.engine.chance import Dice
from serai.engine.step import rule_of
from serai.engine.zones import components
from serai.games import great_western_trail
from serai.games.great_western_trail.data import (
    CARDS,
    COLUMNS,
    DISCS,
    HAZARD,
    NOBODY,
    NOWHERE,
    OBJECTIVE,
    PRIVATE,
    RAILS,
    ROWS,
    STARTING,
    STARTING_NAMES,
    STATIONS,
    WORKERS,
    building,
    supply_names,
)
from serai.games.great_western_trail.location import PhaseB
from serai.games.great_western_trail.state import Trail, left_to_right, put
from serai.games.great_western_trail.turn import DrawUp, NextTurn, Turn
from tests.listed import listed

FIRST: Final = great_western_trail.FIRST
SECOND: Final = great_western_trail.SECOND
EDITIONS: Final = {1: FIRST, 2: SECOND}
NAMES: Final = ("A", "B", "C", "D")


@dataclass(frozen=True)
class Seat:
    """One player."""

    cash: int = 0
    herder: str = "g"
    engine: str = "r0"
    hand: str = ""
    deck: str = "4 grey"  # its top card last
    discards: str = ""  # its top card last
    workers: tuple[int, int, int] = (1, 1, 1)  # cowboys, craftsmen, engineers
    certificates: int = 0  # as on the track
    cleared: str = ""  # disc spaces without their disc; "all" is possible
    stations: str = ""  # "1, 6"
    cities: str = ""  # by value: "0, 18, 18"
    masters: str = ""
    area: str = ""  # objective cards
    hazards: str = ""
    camps: tuple[int, int] = (0, 0)
    tokens: int = 0
    buildings: dict[str, str] = field(default_factory=dict)  # space -> tile


def cards(text: str) -> list[int]:
    return [CARDS.index(name) if name in CARDS else STARTING + STARTING_NAMES.index(name) for name in listed(text)]


def position(
    *seats: Seat,
    edition: int = 1,
    tiles: dict[str, str] | None = None,
    sides: str = "",
    jobs: dict[int, str] | None = None,
    token_row: int = 2,
    market: str = "",
    stock: str = "",
    foresight: tuple[str, str, str] = ("", "", ""),
    display: str = "",
    objectives: str = "",
    masters: str = "",
    **options: object,
) -> Trail:
    """A table where nothing is going on; `move`, `use` and `begin_turn` start something."""
    game = EDITIONS[edition]
    numbers = len(game.new_game(2, "numbers").sides)
    given = {"building_sides": sides or "a" * numbers, "neutral_setup": "fixed", **options}
    s: Trail = game.new_game(len(seats), "position", **given)
    rules = s.rules
    s.stack.clear()
    s.tiles = tuple([tile if tile < PRIVATE else NOWHERE for tile in s.tiles])
    supply = supply_names(rules.data)
    for space, name in (tiles or {}).items():
        put(s, rules.spaces.index(space), HAZARD + supply.index(name), NOBODY)
    s.jobs = (NOWHERE,) * (ROWS * COLUMNS)
    for row, workers in (jobs or {}).items():
        kinds = [WORKERS.index(worker) for worker in listed(workers)]
        start = (row - 1) * COLUMNS + COLUMNS - len(s.players)
        s.jobs = s.jobs[:start] + tuple(kinds) + s.jobs[start + len(kinds) :]
    s.token_row = token_row - 1
    s.market, s.stock = left_to_right(tuple(cards(market))), tuple(cards(stock))
    s.display, s.objectives = tuple(cards(display)), tuple(cards(objectives))
    pairs = [[HAZARD + supply.index(name) for name in listed(column)] for column in foresight]
    s.foresight = tuple([tile for pair in pairs for tile in (pair + [NOWHERE, NOWHERE])[:2]])
    chosen = [rules.master_ids.index(f"sm_{name.replace(' ', '_')}") for name in listed(masters)]
    s.masters = (*chosen, *[NOWHERE] * (len(s.masters) - len(chosen)))
    for seat, me in zip(seats, s.players, strict=False):
        me.cash, me.tokens, me.workers = seat.cash, seat.tokens, seat.workers
        me.herder, me.engine = rules.spaces.index(seat.herder), RAILS.index(seat.engine)
        me.hand, me.deck, me.discards = sorted(cards(seat.hand)), cards(seat.deck), cards(seat.discards)
        me.objectives = len([card for card in me.hand + me.deck + me.discards if card >= OBJECTIVE])
        me.area = tuple(cards(seat.area))
        me.certificates = rules.data["player_board"]["certificate_track"].index(seat.certificates)
        names = DISCS if seat.cleared == "all" else listed(seat.cleared)
        me.cleared = sum([1 << DISCS.index(name) for name in names])
        me.stations = sum([1 << STATIONS.index(f"station_{i}") for i in listed(seat.stations)])
        me.cities = tuple([rules.city_value.index(int(value)) for value in listed(seat.cities)])
        me.masters = tuple([rules.master_ids.index(f"sm_{name.replace(' ', '_')}") for name in listed(seat.masters)])
        me.hazards = tuple(sorted([HAZARD + supply.index(name) for name in listed(seat.hazards)]))
        me.camps = seat.camps
        for space, name in seat.buildings.items():
            put(s, rules.spaces.index(space), building(name), s.players.index(me))
            me.unbuilt &= ~(1 << (building(name) - PRIVATE) // 2)
    return s


def use(s: Trail, seat: int) -> None:
    """Phase B of this seat, where its herder stands, phase C and the next turn after it."""
    s.visit += 1
    s.then(PhaseB(seat), DrawUp(seat), NextTurn(seat))
    s.advance()


def begin_turn(s: Trail, seat: int) -> None:
    s.then(Turn(seat))
    s.advance()


# ---- Playing on -----------------------------------------------------------------------------


def number(s: Trail, text: str) -> int:
    return s.rules.vocabulary.numbers[text]


def say(s: Trail, seat: int, *texts: str) -> None:
    """This seat is offered each of these answers, and gives them; nothing is lost by it."""
    for text in texts:
        action, before = number(s, text), components(s, s.setup.game.zones)
        assert action in s.options_for(seat), f"{s.refusal(seat, action)}; waiting are {s.waiting()}"
        s.answer(seat, action)
        assert components(s, s.setup.game.zones) == before


def offered(s: Trail, seat: int, verb: str = "") -> list[str]:
    """What this seat may choose now, with this verb; nothing if it is not asked."""
    names = [s.rules.vocabulary.names[action] for action in s.options_for(seat)]
    return [name for name in names if name.startswith(verb)]


def things(s: Trail, seat: int, verb: str) -> list[str]:
    """The things that this verb is offered with."""
    words = s.rules.vocabulary
    return [words.ids[action].replace("_", " ") for action in s.options_for(seat) if words.verbs[action] == verb]


def why_not(s: Trail, seat: int, text: str) -> str:
    """The rule that forbids this now; empty if it is offered."""
    reason = s.why_not(seat, number(s, text))
    return rule_of(reason) or reason


def asked(s: Trail) -> str:
    """What the game waits for."""
    return type(s.step_for(s.player)).__name__ if s.stack else "nothing"


def random_game(edition: int, players: int, seed: str, **options: object) -> Trail:
    """A finished random game."""
    dice = Dice(seed)
    s: Trail = EDITIONS[edition].new_game(players, seed, **options)
    while s.options:
        s.play(dice.pick(s.options))
    return s


# ---- Looking at the table ---------------------------------------------------------------------


def names(numbers: list[int]) -> list[str]:
    return sorted([CARDS[card] for card in numbers])


def hand(s: Trail, seat: int) -> list[str]:
    return names(s.players[seat].hand)


def space(s: Trail, seat: int) -> str:
    return s.rules.spaces[s.players[seat].herder]


def engine(s: Trail, seat: int) -> str:
    return RAILS[s.players[seat].engine]


def certificates(s: Trail, seat: int) -> int:
    track: list[int] = s.rules.data["player_board"]["certificate_track"]
    return track[s.players[seat].certificates]


def stations(s: Trail, seat: int) -> list[int]:
    return [i + 1 for i in range(len(STATIONS)) if s.players[seat].stations >> i & 1]


def cities(s: Trail, seat: int) -> list[int]:
    """Own discs in cities, by value."""
    return sorted([s.rules.city_value[city] for city in s.players[seat].cities])


def tile(s: Trail, name: str) -> str:
    """The tile on a space, or nothing."""
    there = s.tiles[s.rules.spaces.index(name)]
    return s.rules.tile_ids[there] if there != NOWHERE else ""


def sees(s: Trail, seat: int | None) -> dict[str, Any]:
    return s.setup.game.observe(s, seat)


def points(s: Trail, seat: int) -> dict[str, int]:
    """The lines of the score that are not 0, and the total."""
    score = s.setup.game.scores(s)[seat]
    lines = {line: n for line, n in zip(s.setup.game.categories, score.points, strict=True) if n}
    return {**lines, "total": score.total}

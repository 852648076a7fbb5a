"""Positions with refusals that few random games get to."""

from __future__ import annotations

from collections.abc import Iterator

from serai.engine.step import Step
from serai.games.great_western_trail.actions import BuyCattle, Hire, TakeObjective
from serai.games.great_western_trail.building import Build, ChooseSite
from serai.games.great_western_trail.data import CALF, DISCS, LAST_RAIL, NOWHERE, building
from serai.games.great_western_trail.kansas import BackUpAndDeliver, Deliver, Foresee, RaiseCattle
from serai.games.great_western_trail.location import ALL, ChooseCopy, UseLocation
from serai.games.great_western_trail.railroad import BackUp, EngageMaster, TurnBack, UpgradeBehind
from serai.games.great_western_trail.state import Trail, put
from tests.rules.great_western_trail.position import EDITIONS, Seat, number, position, say, use

Refused = Iterator[tuple[Trail, int, int]]
"""A state, a seat, and what it cannot do."""
BUT_ONE = ", ".join([disc for disc in DISCS if disc != "hand_right"])  # the last disc costs 5 dollars


def asking(s: Trail, step: Step) -> Trail:
    """This question is put now."""
    s.then(step)
    s.advance()
    assert s.stack[-1] is step, f"not asked: {step}"
    return s


def cannot(s: Trail, *texts: str) -> Refused:
    for text in texts:
        yield s, 0, number(s, text)


def positions() -> Refused:
    yield from places(1)
    yield from places(2)
    yield from copies()
    yield from hiring_and_building()
    yield from cards()
    yield from railroad()
    yield from kansas_city()
    yield from second_edition()


def places(edition: int) -> Refused:
    """Every building, used by somebody who has nothing, or only dollars; at the start of the line and farther on."""
    numbers = len(EDITIONS[edition].new_game(2, "numbers").sides)
    for tile in [f"{n}{side}" for side in "ab" for n in range(1, numbers + 1)]:
        for engine, cash in (("r0", 0), ("r4", 0), ("r0", 50)):
            me = Seat(cash=cash, herder="a_2", engine=engine, deck="", cleared="all", buildings={"a_2": tile})
            s = position(me, Seat(), edition=edition, sides=tile[-1] * numbers)
            use(s, 0)
            if 0 in s.waiting():
                actions = [number(s, "use action 1") + i for i in range(6)]
                yield from [(s, 0, action) for action in actions if s.why_not(0, action)]
    full = position(Seat(herder="c", certificates=3), Seat(), edition=edition)
    use(full, 0)
    yield from cannot(full, "use action 1", "use action 1, second alternative")


def second_edition() -> Refused:
    once = position(Seat(herder="a_1", cleared="all", buildings={"a_1": "3a"}), Seat(), edition=2)
    once.used = 1 << once.players[0].herder
    use(once, 0)
    yield from cannot(once, "use action 1")
    raised = position(Seat(), Seat(), edition=2, simmental=True)
    raised.players[0].hand = [CALF, CALF + 1]
    yield from cannot(asking(raised, RaiseCattle(0, 0)), "raise heifer")


def copies() -> Refused:
    fork = position(Seat(herder="c_3", buildings={"c_3": "8b"}), Seat(), sides="aaaaaaabaa")
    yield from cannot(asking(fork, ChooseCopy(0, fork.players[0].herder)), "copy camp 4", "copy b 1")
    replaced = position(Seat(herder="a_2", hand="objective gain 1", buildings={"a_2": "1a", "a_3": "2a"}), Seat())
    gone = replaced.rules.spaces.index("a_3")
    replaced.gone = 1 << gone
    yield from cannot(asking(replaced, UseLocation(0, replaced.visit, gone, ALL)), "use action 1")


def hiring_and_building() -> Refused:
    s = position(Seat(cash=50, workers=(6, 1, 1)), Seat(), jobs={1: "cowboy, craftsman", 2: "engineer"}, token_row=3)
    yield from cannot(asking(s, Hire(0, 0)), "hire cowboy of row 1")
    yield from cannot(asking(position(Seat(cash=3, workers=(1, 3, 1)), Seat()), Build(0, 2)), "build 4a")
    own = position(Seat(cash=3, workers=(1, 3, 1), buildings={"a_2": "5a"}), Seat())
    yield from cannot(asking(own, ChooseSite(0, building("1a"), 2)), "on a 2")
    full = position(Seat(cash=50, workers=(1, 6, 1), buildings={"a_2": "2a"}), Seat())
    for space in full.rules.sites:
        if full.tiles[space] == NOWHERE:
            put(full, space, building("9a"), 1)
    yield from cannot(asking(full, Build(0, 1)), "build 1a")


def cards() -> Refused:
    camps = position(Seat(cash=2, herder="d"), Seat(), tiles={f"camp_{n}": "green camp" for n in (1, 2, 3)})
    use(camps, 0)
    say(camps, 0, "use action 1")
    yield from cannot(camps, "take the tile on camp 1")
    market = position(Seat(cash=50, workers=(3, 1, 1)), Seat(), market="2 yellow, 2 red")
    yield from cannot(asking(market, BuyCattle(0, 3, False)), "buy by sending 1 cowboy for new cards")
    shown = position(Seat(), Seat(), display="objective gain 1, objective gain 2")
    yield from cannot(asking(shown, TakeObjective(0, False, False)), "take the top objective")


def railroad() -> Refused:
    far = position(Seat(cash=9, engine="r25", cleared=BUT_ONE, stations="1"), Seat())
    yield from cannot(asking(far, UpgradeBehind(0)), "upgrade station 1", "upgrade station 10")
    last = position(Seat(cash=9, engine="r25", cleared=BUT_ONE), Seat())
    yield from cannot(asking(last, UpgradeBehind(0)), "upgrade station 5")
    yield from cannot(asking(position(Seat(engine="r6"), Seat()), BackUp(0, 2)), "engine to r0")
    yield from cannot(asking(position(Seat(engine="r6"), Seat()), BackUpAndDeliver(0)), "engine to r7")
    end = position(Seat(), Seat())
    end.players[0].engine = LAST_RAIL
    yield from cannot(asking(end, TurnBack(0)), "engine to r39")
    master = position(Seat(workers=(2, 1, 1)), Seat(), masters="hazards")
    yield from cannot(asking(master, EngageMaster(0, 0)), "give up craftsman")


def kansas_city() -> Refused:
    s = position(Seat(hand="objective gain 1"), Seat(), foresight=("cowboy, flood green 2", "", ""))
    s.ender = 1
    yield from cannot(asking(s, Foresee(0, 0)), "bring in cowboy")
    poor = position(Seat(cash=5, cleared=BUT_ONE), Seat())
    yield from cannot(asking(poor, Deliver(0, 18, False)), "deliver to wichita")

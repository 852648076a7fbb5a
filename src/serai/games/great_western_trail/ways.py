"""Moving the herder to a place in one go (GWT-5)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

from serai.engine.events import Fact, Message, message
from serai.engine.events import seat as sitting
from serai.engine.step import PASS
from serai.engine.ways import Way, Ways
from serai.games.great_western_trail.data import NOBODY, NOWHERE
from serai.games.great_western_trail.events import FEE
from serai.games.great_western_trail.meaning import named
from serai.games.great_western_trail.state import Trail
from serai.games.great_western_trail.trail import Walk
from serai.games.great_western_trail.turn import BeforeMoving
from serai.games.great_western_trail.vocabulary import GO_TO, VERBS

FAR: Final = 99  # steps: more than the trail is long


def paid(owner: int, dollars: int) -> Message:
    """Whom a fee goes to."""
    return message("way-pays-bank", n=dollars) if owner == NOBODY else message("way-pays", n=dollars, who=sitting(owner))


def along(s: Trail, here: int, place: int) -> list[int]:
    """The spaces up to a next location, the empty ones on the way included; of several ways, which are the same (GWT-5.10), the
    shortest."""
    came: dict[int, int] = {here: here}
    edge = [here]
    for space in edge:
        for n in s.rules.next[space]:
            if n not in came:
                came[n] = space
                if n != place and s.tiles[n] == NOWHERE:
                    edge.append(n)
    found = [place]
    while came[found[0]] != here:
        found.insert(0, came[found[0]])
    return found


class TrailWays(Ways[Trail]):
    """From location to location; a turn may be at the moment before the move, when objective cards can be played (GWT-11.1).
    Ways differ in whom they pay (GWT-5.7)."""

    def onward(self, s: Trail, seat: int) -> list[int]:
        step = s.step_for(seat)
        if isinstance(step, BeforeMoving):
            return [PASS]
        return [action for action in s.options_for(seat) if action != PASS] if isinstance(step, Walk) else []

    def place(self, s: Trail, action: int) -> str:
        return s.rules.spaces[action - GO_TO] if VERBS[action] == "go to" else ""

    def mark(self, s: Trail, seat: int) -> Hashable:
        return s.players[seat].herder, s.step_for(seat)

    def count(self, way: Way, before: Trail, seat: int, action: int, after: Trail) -> None:
        here, herder = before.players[seat].herder, after.players[seat].herder
        visited = [action - GO_TO] if action != PASS else []
        if isinstance(after.step_for(seat), Walk) and herder != (visited[0] if visited else here):
            visited.append(herder)  # the first step of a move is not asked for where there is only one way
        way.steps += len(visited)
        for place in visited:
            way.path += [before.rules.spaces[space] for space in along(before, here, place)]
            here = place
        for event in after.story or []:
            if event.kind == FEE:
                dollars, owner = event.numbers
                way.fee += dollars
                way.effects[str(owner)] = way.effects.get(str(owner), 0) + dollars

    def facts(self, s: Trail, seat: int, way: Way) -> Mapping[str, Fact]:
        pays: list[Fact] = [paid(int(owner), dollars) for owner, dollars in way.effects.items()]
        return {"thing": named(s, s.rules.spaces.index(way.to)), "pays": pays}

    def stops(self, s: Trail, seat: int) -> bool:
        """Not after a free move: the move itself may follow, and its first step where only one way leads on (GWT-11.4)."""
        step = s.step_for(seat)
        return isinstance(step, Walk) and not step.free

    def limit(self, s: Trail, seat: int) -> int:
        step = s.step_for(seat)
        return step.left if isinstance(step, Walk) else s.step_limit(seat)

    def unlimit(self, s: Trail, seat: int) -> None:
        step = s.step_for(seat)
        if isinstance(step, Walk):
            s.stack[-1] = Walk(seat, FAR, step.free, step.moved)
            s.advance()


WAYS: Final = TrailWays()

"""The railroad: engines and stations (of GWT-9), and the discs that go there (GWT-10)."""

from __future__ import annotations

from serai.engine.events import Fact, seat
from serai.engine.step import GO, PASS, Step
from serai.games.great_western_trail.choice import MASTER, Choice
from serai.games.great_western_trail.data import DISCS, KANSAS, KINDS, LAST_RAIL, NOWHERE, STATIONS, TURNOUT, WORKERS
from serai.games.great_western_trail.state import Player, Trail, count, earn, unpaid
from serai.games.great_western_trail.vocabulary import DISC, DISC_OF, ENGINE, GIVE_UP, UPGRADE, VERBS

# ---- Moving the engine ------------------------------------------------------------------------


def others(s: Trail, player: int) -> list[int]:
    """Where the other engines stand; the start has room for all (GWT-9.5)."""
    return [p.engine for i, p in enumerate(s.players) if i != player and p.engine > 0]


def hop(taken: list[int], rails: list[int], way: int) -> list[int]:
    """One space on from each of these: taken spaces do not exist, a turnout may be entered or passed by (GWT-2.8, GWT-9.5)."""
    found: list[int] = []
    for rail in rails:
        r = rail + way
        while 0 <= r <= LAST_RAIL:
            if r not in taken:
                if r not in found:
                    found.append(r)
                if not TURNOUT[r]:
                    break
            r += way
    return found


def reach_forward(s: Trail, player: int, most: int) -> list[int]:
    """All spaces 1 to `most` ahead (GWT-9.4); the last space ends the movement (GWT-9.27)."""
    taken, now = others(s, player), [s.players[player].engine]
    found: list[int] = []
    for _ in range(most):
        now = hop(taken, now, 1)
        found += [r for r in now if r not in found]
    return sorted(found)


def reach_back(s: Trail, player: int, exactly: int) -> list[int]:
    """All spaces exactly this far back; none if there are not enough before the start (GWT-9.6, GWT-R4)."""
    taken, now = others(s, player), [s.players[player].engine]
    for _ in range(exactly):
        now = hop(taken, now, -1)
    return sorted(now)


def lower(s: Trail, player: int, below: int) -> list[int]:
    """All free spaces of lower position."""
    taken = others(s, player)
    return [r for r in range(below) if r not in taken]


def standing(s: Trail, player: int, rail: int) -> dict[str, Fact]:
    """Whose engine stands there."""
    return {"who": [seat(i) for i, p in enumerate(s.players) if i != player and p.engine == rail]}


class GoForward(Step):
    """1 to n spaces, any smaller number too; stopping ends the action (GWT-9.4).  As a reward it may be refused (GWT-6.5)."""

    __slots__ = ("most", "optional", "word")

    def __init__(self, player: int, most: int, word: str, optional: bool) -> None:
        self.player = player
        self.most = most
        self.word = word
        self.optional = optional

    def farthest(self, s: Trail) -> int:
        return self.most or count(s, self.player, self.word)

    def options(self, s: Trail) -> list[int]:
        options = [ENGINE + r for r in reach_forward(s, self.player, self.farthest(s))]
        return [PASS, *options] if self.optional else options

    def why_not(self, s: Trail, action: int) -> str:
        if action == PASS:
            return "GWT-9.4:must-go"
        if VERBS[action] != "engine to":
            return ""
        rail = action - ENGINE
        if rail <= s.players[self.player].engine:
            return "GWT-9.4:only-forward"
        return "GWT-9.4:rail-taken" if rail in others(s, self.player) else "GWT-9.4:rail-far"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        most, rail = self.farthest(s), action - ENGINE
        if key == "rail-taken":
            return standing(s, self.player, rail)
        if key != "rail-far":
            return {}
        away = most
        while rail not in reach_forward(s, self.player, away):
            away += 1
        return {"away": away, "most": most}

    def choose(self, s: Trail, action: int) -> None:
        if action != PASS:
            s.players[self.player].engine = action - ENGINE
            s.then(EngineStops(self.player))


class BackUp(Step):
    """Exactly n spaces back; the nose stays forward (GWT-9.6)."""

    __slots__ = ("exactly",)

    def __init__(self, player: int, exactly: int) -> None:
        self.player = player
        self.exactly = exactly

    def options(self, s: Trail) -> list[int]:
        return [ENGINE + r for r in reach_back(s, self.player, self.exactly)]

    def why_not(self, s: Trail, action: int) -> str:
        return "GWT-9.6:back-exactly" if VERBS[action] == "engine to" else ""

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return {"n": self.exactly}

    def choose(self, s: Trail, action: int) -> None:
        s.players[self.player].engine = action - ENGINE
        s.then(EngineStops(self.player))


class EngineStops(Step):
    """On a turnout its station may be upgraded at once, before any reward of the same action (GWT-9.7, GWT-9.24, GWT-R26).  On
    the last space too; then the engine must go back (GWT-9.27)."""

    def choose(self, s: Trail, action: int) -> None:
        rail = s.players[self.player].engine
        station = s.rules.station_at[rail]
        if rail == LAST_RAIL:
            s.then(Upgrade(self.player, station), TurnBack(self.player))
        elif station != NOWHERE:
            s.then(Upgrade(self.player, station))


class TurnBack(Step):
    """From the last space back to any free one, then 3 dollars, then perhaps another upgrade (GWT-9.7, GWT-9.27)."""

    def options(self, s: Trail) -> list[int]:
        return [ENGINE + r for r in lower(s, self.player, LAST_RAIL)]

    def why_not(self, s: Trail, action: int) -> str:
        if VERBS[action] != "engine to":
            return ""
        return "GWT-9.27:rail-taken" if action - ENGINE < LAST_RAIL else "GWT-9.27:leave-the-end"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return standing(s, self.player, action - ENGINE) if key == "rail-taken" else {}

    def choose(self, s: Trail, action: int) -> None:
        s.players[self.player].engine = action - ENGINE
        earn(s, self.player, s.rules.end_bonus)
        s.then(EngineStops(self.player))


# ---- Discs (GWT-10.8) ---------------------------------------------------------------------------


def discs_for(s: Trail, me: Player, white: bool, money: int, bonus: int) -> list[int]:
    """The ways to get a disc for one target, as actions; none: it cannot be chosen (GWT-10.6, GWT-10.8).

    White corners take discs from white corners, and others only when none of those is left (GWT-10.3, GWT-10.5).  A disc that
    cannot be paid is not a candidate; the dollars of Kansas City help where else there would be none (GWT-R9, GWT-R10)."""
    rules = s.rules
    left = [d for d in range(len(DISCS)) if not me.cleared >> d & 1]
    if white:
        left = [d for d in left if rules.white_disc[d]] or left
    payable = [d for d in left if rules.clear_cost[d] <= money]
    if bonus and not payable:
        payable = [d for d in left if rules.clear_cost[d] <= money + bonus]
    if payable:
        return [DISC + d for d in payable]
    return [DISC_OF + i for i in range(len(STATIONS)) if me.stations >> i & 1]


def no_disc(s: Trail, player: int) -> bool:
    """Nothing can be delivered anywhere: then not even to Kansas City, which takes every disc and helps to pay (GWT-10.9)."""
    me = s.players[player]
    return not discs_for(s, me, True, me.cash, s.rules.city_dollars[KANSAS])


def disc_figures(s: Trail, player: int, transport: int) -> dict[str, Fact]:
    """Of a target for which no disc can be paid: what has to be left for the transport, and what there is."""
    return {"transport": transport, "cash": s.players[player].cash}


class TakeDisc(Step):
    """One disc from the player's board, whose effect starts at once (GWT-10.1, GWT-10.2, GWT-10.7); only if there is none that
    can be used, one from another station, which then no longer counts (GWT-10.6)."""

    __slots__ = ("bonus", "keep", "white")

    def __init__(self, player: int, white: bool, keep: int, bonus: int) -> None:
        self.player = player
        self.white = white
        self.keep = keep  # dollars that must be left for transport (GWT-R9)
        self.bonus = bonus  # dollars that come with the delivery (GWT-R10)

    def options(self, s: Trail) -> list[int]:
        me = s.players[self.player]
        return discs_for(s, me, self.white, me.cash - self.keep, self.bonus)

    def why_not(self, s: Trail, action: int) -> str:
        me = s.players[self.player]
        if VERBS[action] == "disc of":
            return "GWT-10.6:disc-of-station"
        if VERBS[action] != "disc from":
            return ""
        disc = action - DISC
        if me.cleared >> disc & 1:
            return "GWT-10.1:disc-gone"
        return "GWT-10.4:disc-dear" if s.rules.clear_cost[disc] > me.cash - self.keep else "GWT-10.3:disc-dark"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        if key != "disc-dear":
            return {}
        price, cash = s.rules.clear_cost[action - DISC], s.players[self.player].cash
        return {"price": price, "cash": cash, "keep": self.keep, "short": min(price, price - cash + self.keep)}

    def choose(self, s: Trail, action: int) -> None:
        me = s.players[self.player]
        if action >= DISC_OF:
            me.stations &= ~(1 << (action - DISC_OF))
        else:
            disc = action - DISC
            me.cleared |= 1 << disc
            earn(s, self.player, s.rules.clear_gain[disc] - s.rules.clear_cost[disc])


# ---- Stations -------------------------------------------------------------------------------------


def forbids_upgrade(s: Trail, player: int, station: int) -> str:
    """Only without a disc of the player there; its cost and a disc are needed (GWT-9.9, GWT-10.9).  The disc of this very
    station cannot be used for it, as it is not there yet (GWT-R11)."""
    me, rules = s.players[player], s.rules
    if me.stations >> station & 1:
        return "GWT-9.9:station-yours"
    money = me.cash - rules.upgrade_cost[station]
    if money < 0:
        return "GWT-5.8:pay"
    return "" if discs_for(s, me, rules.white_station[station], money, 0) else "GWT-10.9:no-disc-left"


def upgrade_figures(s: Trail, player: int, station: int, key: str) -> dict[str, Fact]:
    cost = s.rules.upgrade_cost[station]
    if key == "pay":
        return unpaid(s, player, cost)
    return disc_figures(s, player, cost) if key == "no-disc-left" else {}


class Upgrade(Step):
    """Optional: pay its cost and move a disc onto it; then perhaps its station master (GWT-2.9, GWT-9.9)."""

    __slots__ = ("station",)

    def __init__(self, player: int, station: int) -> None:
        self.player = player
        self.station = station

    def options(self, s: Trail) -> list[int]:
        return GO if forbids_upgrade(s, self.player, self.station) else [PASS, UPGRADE + self.station]

    def why_not(self, s: Trail, action: int) -> str:
        if VERBS[action] != "upgrade":
            return ""
        return "GWT-9.7:other-station"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return {"station": STATIONS[self.station]}

    def choose(self, s: Trail, action: int) -> None:
        if action != PASS:
            upgrade(s, self.player, self.station)


def upgrade(s: Trail, player: int, station: int) -> None:
    earn(s, player, -s.rules.upgrade_cost[station])
    s.then(TakeDisc(player, s.rules.white_station[station], 0, 0), PutOnStation(player, station))


def stations_behind(s: Trail, player: int) -> list[int]:
    """Those whose position is lower than the engine's (GWT-9.20)."""
    behind = [s.rules.station_at[rail] for rail in range(s.players[player].engine)]
    return [i for i in behind if i != NOWHERE and not forbids_upgrade(s, player, i)]


class UpgradeBehind(Step):
    """One station behind the player's engine, with all that belongs to an upgrade (GWT-9.20)."""

    def options(self, s: Trail) -> list[int]:
        return [UPGRADE + station for station in stations_behind(s, self.player)]

    def why_not(self, s: Trail, action: int) -> str:
        if VERBS[action] != "upgrade":
            return ""
        station = action - UPGRADE
        behind = station in s.rules.station_at[: s.players[self.player].engine]
        return forbids_upgrade(s, self.player, station) if behind else "GWT-9.20:not-behind"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return upgrade_figures(s, self.player, action - UPGRADE, key)

    def choose(self, s: Trail, action: int) -> None:
        upgrade(s, self.player, action - UPGRADE)


class PutOnStation(Step):
    """The disc lies there; if the station master is still there the tile may be taken, at this moment only (GWT-9.9)."""

    __slots__ = ("station",)

    def __init__(self, player: int, station: int) -> None:
        self.player = player
        self.station = station

    def choose(self, s: Trail, action: int) -> None:
        s.players[self.player].stations |= 1 << self.station
        if self.station < len(s.masters) and s.masters[self.station] != NOWHERE:
            s.then(EngageMaster(self.player, self.station))


class EngageMaster(Step):
    """For one hired worker, the rightmost of a row, never a printed one; it stays there for ever (GWT-9.9, GWT-R18).  Then the
    immediate action of the tile, or not (GWT-9.10)."""

    __slots__ = ("station",)

    def __init__(self, player: int, station: int) -> None:
        self.player = player
        self.station = station

    def options(self, s: Trail) -> list[int]:
        workers = s.players[self.player].workers
        return [PASS] + [GIVE_UP + kind for kind in range(KINDS) if workers[kind] > 1]

    def why_not(self, s: Trail, action: int) -> str:
        return "GWT-9.9:only-printed" if VERBS[action] == "give up" else ""

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return {"worker": WORKERS[action - GIVE_UP]}

    def choose(self, s: Trail, action: int) -> None:
        if action == PASS:
            return
        me, kind, i = s.players[self.player], action - GIVE_UP, self.station
        me.workers = me.workers[:kind] + (me.workers[kind] - 1,) + me.workers[kind + 1 :]
        master = s.masters[i]
        me.masters += (master,)
        s.masters = s.masters[:i] + (NOWHERE,) + s.masters[i + 1 :]
        s.given = s.given[:i] + (kind,) + s.given[i + 1 :]
        s.then(Choice(self.player, MASTER, master))

"""What is printed: a row of a table becomes an effect (GWT-12).

Each key of a row is a part: it names the rule that forbids it, or nothing, and the steps that do it.  The two lists
NEEDS and GIVES are the whole grammar; an unknown key is an error at start.
"""

from __future__ import annotations

from typing import Any, Final

from serai.engine.events import Fact, message
from serai.engine.step import Step, key_of
from serai.games.great_western_trail import actions, building, kansas, location, railroad, trail
from serai.games.great_western_trail.data import COWBOY, CRAFTSMAN, TRACK, Row
from serai.games.great_western_trail.printed import dashed, discarded
from serai.games.great_western_trail.state import Trail, count, unpaid


class Part:
    """One key of a row: a number, or a word for one (GWT-12.5)."""

    def __init__(self, value: Any, row: Row) -> None:
        self.n: int = value if isinstance(value, int) else 0
        self.word: str = value if isinstance(value, str) else ""
        self.optional = any([key in row for key, _ in NEEDS])  # a reward for something given may be refused (GWT-6.5)
        self.exact = bool(row.get("exact"))

    def forbids(self, s: Trail, player: int) -> str:
        return ""

    def figures(self, s: Trail, player: int) -> dict[str, Fact]:
        """Of the reason that forbids it."""
        return {}

    def steps(self, player: int) -> list[Step]:
        raise TypeError(f"{type(self).__name__} must define steps()")


def counted(word: str) -> dict[str, Fact]:
    """What an effect counts, in words."""
    return {"what": message(f"counted-{dashed(word)}")}


# ---- Requirements: to be met completely (GWT-6.5) ----------------------------------------------


class Pay(Part):
    def forbids(self, s: Trail, player: int) -> str:
        return "" if s.players[player].cash >= self.n else "GWT-5.8:pay"

    def figures(self, s: Trail, player: int) -> dict[str, Fact]:
        return unpaid(s, player, self.n)

    def steps(self, player: int) -> list[Step]:
        return [actions.Earn(player, -self.n)]


class Discard(Part):
    def __init__(self, value: Any, row: Row) -> None:
        Part.__init__(self, value, row)
        self.printed: Row = value
        self.cards: int = value["cards"]
        self.same = "same_type" in value
        self.n = value["same_type"] if self.same else value.get("count", 1)

    def forbids(self, s: Trail, player: int) -> str:
        return "" if actions.droppable(s, s.players[player], self.cards, self.n, self.same) else "GWT-6.5:discard-none"

    def figures(self, s: Trail, player: int) -> dict[str, Fact]:
        return {"what": discarded(self.printed)}

    def steps(self, player: int) -> list[Step]:
        return [actions.DropSome(player, self.cards, self.n, self.same)]


class EngineBack(Part):
    def forbids(self, s: Trail, player: int) -> str:
        return "" if railroad.reach_back(s, player, self.n) else "GWT-9.6:no-way-back"

    def figures(self, s: Trail, player: int) -> dict[str, Fact]:
        return {"n": self.n}

    def steps(self, player: int) -> list[Step]:
        return [railroad.BackUp(player, self.n)]


# ---- Rewards --------------------------------------------------------------------------------------


class Gain(Part):
    def steps(self, player: int) -> list[Step]:
        return [actions.Earn(player, self.n)]


class GainPer(Part):
    """Dollars and certificates for each of something; with none of it, no effect (GWT-6.12)."""

    def __init__(self, value: Any, row: Row) -> None:
        Part.__init__(self, value, row)
        self.word = value["per"]
        self.dollars: int = value.get("dollars", 0)
        self.certificates: int = value.get("certificates", 0)

    def forbids(self, s: Trail, player: int) -> str:
        return "" if count(s, player, self.word) else "GWT-6.12:nothing-to-count"

    def figures(self, s: Trail, player: int) -> dict[str, Fact]:
        return counted(self.word)

    def steps(self, player: int) -> list[Step]:
        return [actions.EarnPer(player, self.word, self.dollars, self.certificates)]


class Certificates(Part):
    """A number, or all up to the limit."""

    def forbids(self, s: Trail, player: int) -> str:
        me = s.players[player]
        return "" if TRACK[me.certificates] < me.certificate_limit() else "GWT-9.15:certificates-full"

    def figures(self, s: Trail, player: int) -> dict[str, Fact]:
        return {"limit": s.players[player].certificate_limit()}

    def steps(self, player: int) -> list[Step]:
        return [actions.Certify(player, self.n or len(TRACK))]


class EngineForward(Part):
    def forbids(self, s: Trail, player: int) -> str:
        return "" if self.n or count(s, player, self.word) else "GWT-12.5:nothing-to-count"

    def figures(self, s: Trail, player: int) -> dict[str, Fact]:
        return counted(self.word)

    def steps(self, player: int) -> list[Step]:
        return [railroad.GoForward(player, self.n, self.word, self.optional)]


class Hire(Part):
    def forbids(self, s: Trail, player: int) -> str:
        return "" if actions.hireable(s, player, self.n) else "GWT-9.1:nobody-to-hire"

    def figures(self, s: Trail, player: int) -> dict[str, Fact]:
        return {"cash": s.players[player].cash}

    def steps(self, player: int) -> list[Step]:
        return [actions.Hire(player, self.n)]


class Build(Part):
    def forbids(self, s: Trail, player: int) -> str:
        return "" if building.buildable(s, player, self.n) else "GWT-9.2:nothing-to-build"

    def figures(self, s: Trail, player: int) -> dict[str, Fact]:
        me = s.players[player]
        return {"each": self.n, "craftsman": "craftsman", "have": me.workers[CRAFTSMAN], "cash": me.cash}

    def steps(self, player: int) -> list[Step]:
        return [building.Build(player, self.n)]


class BuyCattle(Part):
    def forbids(self, s: Trail, player: int) -> str:
        return "" if actions.purchases(s, player, s.players[player].workers[COWBOY]) else "GWT-9.13:no-purchase"

    def figures(self, s: Trail, player: int) -> dict[str, Fact]:
        return {"cowboys": s.players[player].workers[COWBOY], "cash": s.players[player].cash}

    def steps(self, player: int) -> list[Step]:
        return [actions.GoToMarket(player)]


class RemoveHazard(Part):
    def forbids(self, s: Trail, player: int) -> str:
        if s.players[player].cash < self.n:
            return "GWT-5.8:pay"
        return "" if actions.hazards(s) else "GWT-9.12:no-hazard"

    def figures(self, s: Trail, player: int) -> dict[str, Fact]:
        return unpaid(s, player, self.n) if s.players[player].cash < self.n else {}

    def steps(self, player: int) -> list[Step]:
        return [actions.TakeHazard(player, self.n)]


class Camp(Part):
    def forbids(self, s: Trail, player: int) -> str:
        return "" if actions.camps(s, player) else "GWT-9.11:no-camp"

    def figures(self, s: Trail, player: int) -> dict[str, Fact]:
        return {"camp": "camp_tile", "cash": s.players[player].cash}

    def steps(self, player: int) -> list[Step]:
        return [actions.TakeCamp(player)]


class TakeObjective(Part):
    def forbids(self, s: Trail, player: int) -> str:
        return "" if s.display or s.objectives else "GWT-15.1:no-objective"

    def steps(self, player: int) -> list[Step]:
        return [actions.TakeObjective(player, self.word == "hand", self.optional)]


class Aux(Part):
    def steps(self, player: int) -> list[Step]:
        return [actions.Auxiliary(player)]


class MoveHerder(Part):
    """1 to n steps with fees, then a full new phase B there (GWT-9.18, GWT-6.9, GWT-6.10, GWT-R14)."""

    def steps(self, player: int) -> list[Step]:
        return [trail.LeaveLocation(player), trail.Walk(player, self.n, False, False), location.PhaseB(player)]


class MoveHerderFree(Part):
    """It needs a location other than Kansas City within reach (GWT-11.7); the one reached is not used (GWT-11.4)."""

    def forbids(self, s: Trail, player: int) -> str:
        return "" if [p for p in trail.ahead(s, s.players[player].herder) if p != s.rules.goal] else "GWT-11.7"

    def steps(self, player: int) -> list[Step]:
        return [trail.LeaveLocation(player), trail.Walk(player, self.n, True, False)]


class DrawThenDiscard(Part):
    def forbids(self, s: Trail, player: int) -> str:
        me = s.players[player]
        return "" if me.deck or me.discards else "GWT-8.3:no-card-to-draw"

    def steps(self, player: int) -> list[Step]:
        return [actions.DrawSome(player, self.n, self.word, self.exact)]


class ExtraordinaryDelivery(Part):
    """Back at least one space, and a disc must be there (GWT-9.19, GWT-10.9)."""

    def forbids(self, s: Trail, player: int) -> str:
        if s.players[player].engine == 0:
            return "GWT-9.19:engine-at-start"
        return "GWT-10.9:no-disc-left" if railroad.no_disc(s, player) else ""

    def figures(self, s: Trail, player: int) -> dict[str, Fact]:
        return railroad.disc_figures(s, player, 0) if s.players[player].engine else {}

    def steps(self, player: int) -> list[Step]:
        return [kansas.BackUpAndDeliver(player)]


class UpgradeBehind(Part):
    def forbids(self, s: Trail, player: int) -> str:
        return "" if railroad.stations_behind(s, player) else "GWT-9.20:no-station-behind"

    def steps(self, player: int) -> list[Step]:
        return [railroad.UpgradeBehind(player)]


class CopyAdjacent(Part):
    """Depends on the place that copies, so `location.UseLocation` does it (GWT-9.21)."""

    def forbids(self, s: Trail, player: int) -> str:
        return "GWT-9.21:nobody-next-door"

    def steps(self, player: int) -> list[Step]:
        return []


class ExchangeTokens(Part):
    def steps(self, player: int) -> list[Step]:
        return [actions.GainToken(player, self.n)]


class RemoveCards(Part):
    def forbids(self, s: Trail, player: int) -> str:
        return "" if s.players[player].hand else "GWT-9.26"

    def steps(self, player: int) -> list[Step]:
        return [actions.RemoveCards(player, self.n)]


NEEDS: Final[list[tuple[str, type[Part]]]] = [("pay", Pay), ("discard", Discard), ("engine_back", EngineBack)]
GIVES: Final[list[tuple[str, type[Part]]]] = [
    ("gain", Gain),
    ("gain_per", GainPer),
    ("certificates", Certificates),
    ("engine_forward", EngineForward),
    ("hire", Hire),
    ("build", Build),
    ("buy_cattle", BuyCattle),
    ("remove_hazard", RemoveHazard),
    ("camp", Camp),
    ("take_objective", TakeObjective),
    ("aux", Aux),
    ("draw_then_discard", DrawThenDiscard),
    ("extraordinary_delivery", ExtraordinaryDelivery),
    ("upgrade_station_behind", UpgradeBehind),
    ("copy_adjacent", CopyAdjacent),
    ("exchange_tokens", ExchangeTokens),
    ("remove_cards", RemoveCards),
    ("move_herder", MoveHerder),
    ("move_herder_free", MoveHerderFree),
]
KEYS: Final = [key for key, _ in NEEDS + GIVES] + ["exact"]


class Effect:
    """One alternative of a printed action: requirements first, in the order of the lists above, then rewards (GWT-12.2)."""

    def __init__(self, row: Row) -> None:
        unknown = [key for key in row if key not in KEYS]
        if unknown:
            raise ValueError(f"unknown effect key {unknown} in {row}")
        self.row = row  # as printed, for the words
        self.needs = [part(row[key], row) for key, part in NEEDS if key in row]
        self.gives = [part(row[key], row) for key, part in GIVES if key in row]
        self.copies = "copy_adjacent" in row
        self.discards = "discard" in row  # whether it can be done is hidden from the others

    def forbids(self, s: Trail, player: int) -> str:
        """A requirement must be met in full; without one, some reward must be possible (GWT-6.12)."""
        for part in self.needs:
            if why := part.forbids(s, player):
                return why
        if self.needs:
            return ""
        why = ""
        for part in self.gives:
            why = part.forbids(s, player)
            if not why:
                return ""
        return why

    def figures(self, s: Trail, player: int, key: str) -> dict[str, Fact]:
        """Of the part that forbids it for this reason."""
        for part in self.needs + self.gives:
            if key_of(part.forbids(s, player)) == key:
                return part.figures(s, player)
        return {}

    def steps(self, s: Trail, player: int) -> list[Step]:
        return [step for part in self.needs + self.gives for step in part.steps(player)]

"""Building (GWT-9.2, GWT-9.3): which building, where it goes, and what it replaces."""

from __future__ import annotations

from serai.engine.events import Fact, seat
from serai.engine.step import Step
from serai.games.great_western_trail.data import CRAFTSMAN, NOWHERE, PRIVATE
from serai.games.great_western_trail.state import Trail, earn, own_buildings, put, throw_out, unpaid
from serai.games.great_western_trail.vocabulary import BUILD, ON, VERBS


def sites(s: Trail, player: int, tile: int, price: int) -> list[int]:
    """Where this building can go (GWT-9.2): an empty space for all its craftsmen, or a building of the same player that needs
    fewer, for the difference (GWT-R12); and `price` dollars for each.  Craftsmen are counted, never spent; every building
    space is for everyone (GWT-9.3)."""
    me, rules = s.players[player], s.rules
    most = min(me.workers[CRAFTSMAN], me.cash // price)
    needed, found = rules.craftsmen[tile], []
    for space in rules.sites:
        old = s.tiles[space]
        if old == NOWHERE:
            if needed <= most:
                found.append(space)
        elif s.owners[space] == player and 0 < needed - rules.craftsmen[old] <= most:
            found.append(space)
    return found


def buildable(s: Trail, player: int, price: int) -> list[int]:
    """The unbuilt tiles that can go somewhere."""
    me, rules = s.players[player], s.rules
    most = min(me.workers[CRAFTSMAN], me.cash // price)
    old = [rules.craftsmen[s.tiles[space]] for space in own_buildings(s, player)]
    room = NOWHERE in [s.tiles[space] for space in rules.sites]
    found = []
    for number, tile in enumerate(s.sides):
        needed = rules.craftsmen[tile]
        if me.unbuilt >> number & 1 and ((room and needed <= most) or any([0 < needed - below <= most for below in old])):
            found.append(tile)
    return found


def least_craftsmen(s: Trail, player: int, tile: int) -> int:
    """How many this building needs at least, on an empty space or over a building of the player that needs fewer; 0 where it
    cannot go anywhere."""
    rules = s.rules
    needed = [rules.craftsmen[tile] - rules.craftsmen[s.tiles[space]] for space in own_buildings(s, player)]
    if NOWHERE in [s.tiles[space] for space in rules.sites]:
        needed.append(rules.craftsmen[tile])
    return min([n for n in needed if n > 0], default=0)


def too_much(s: Trail, player: int, needed: int) -> str:
    """What keeps somebody from building: craftsmen, or dollars for them (GWT-9.2)."""
    return "GWT-9.2:craftsmen-few" if needed > s.players[player].workers[CRAFTSMAN] else "GWT-9.2:build-dear"


def building_figures(s: Trail, player: int, needed: int, price: int, key: str) -> dict[str, Fact]:
    if key == "craftsmen-few":
        return {"needed": needed, "have": s.players[player].workers[CRAFTSMAN], "craftsman": "craftsman"}
    if key == "build-dear":
        return {**unpaid(s, player, needed * price), "needed": needed, "each": price}
    return {}


class Build(Step):
    """Choose an unbuilt private building (GWT-9.2); the others of its number have the same side (GWT-3.10)."""

    __slots__ = ("price",)

    def __init__(self, player: int, price: int) -> None:
        self.player = player
        self.price = price  # dollars for each craftsman

    def options(self, s: Trail) -> list[int]:
        return [BUILD + tile - PRIVATE for tile in buildable(s, self.player, self.price)]

    def why_not(self, s: Trail, action: int) -> str:
        if VERBS[action] != "build":
            return ""
        tile = action - BUILD + PRIVATE
        number = (tile - PRIVATE) // 2
        if tile not in s.sides:
            return "GWT-3.10:other-side"
        if not s.players[self.player].unbuilt >> number & 1:
            return "GWT-9.2:built-already"
        needed = least_craftsmen(s, self.player, tile)
        return too_much(s, self.player, needed) if needed else "GWT-9.2:no-room"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        needed = least_craftsmen(s, self.player, action - BUILD + PRIVATE)
        return building_figures(s, self.player, needed, self.price, key)

    def choose(self, s: Trail, action: int) -> None:
        s.then(ChooseSite(self.player, action - BUILD + PRIVATE, self.price))


class ChooseSite(Step):
    """An empty space, or a building of the same player to be replaced (GWT-9.2)."""

    __slots__ = ("price", "tile")

    def __init__(self, player: int, tile: int, price: int) -> None:
        self.player = player
        self.tile = tile
        self.price = price

    def options(self, s: Trail) -> list[int]:
        return [ON + space for space in sites(s, self.player, self.tile, self.price)]

    def why_not(self, s: Trail, action: int) -> str:
        if VERBS[action] != "on":
            return ""
        space = action - ON
        if space not in s.rules.sites:
            return "GWT-9.2:no-site"
        if s.tiles[space] != NOWHERE and s.owners[space] != self.player:
            return "GWT-9.2:site-taken"
        needed = craftsmen_for(s, self.tile, space)
        return too_much(s, self.player, needed) if needed > 0 else "GWT-9.2:site-smaller"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        space = action - ON
        if key == "no-site":
            return {}
        if key == "site-taken":
            return {"who": seat(s.owners[space])}
        if key == "site-smaller":
            craftsmen, old = s.rules.craftsmen, s.tiles[space]
            numbers: dict[str, Fact] = {"needed": craftsmen[old], "new": craftsmen[self.tile]}
            return {**numbers, "old": s.rules.tile_ids[old], "craftsman": "craftsman"}
        return building_figures(s, self.player, craftsmen_for(s, self.tile, space), self.price, key)

    def choose(self, s: Trail, action: int) -> None:
        space = action - ON
        needed = craftsmen_for(s, self.tile, space)
        earn(s, self.player, -needed * self.price)
        stand(s, self.player, self.tile, space)


def craftsmen_for(s: Trail, tile: int, space: int) -> int:
    """All that it needs, or the difference to the building it replaces (GWT-9.2)."""
    old = s.tiles[space]
    return s.rules.craftsmen[tile] - (s.rules.craftsmen[old] if old != NOWHERE else 0)


def stand(s: Trail, player: int, tile: int, space: int) -> None:
    """The building stands; one that it replaces leaves the game.  Under the builder's herder that ends phase B: the old
    actions are gone, the new ones may not be used now (GWT-15.4, GWT-15.6, GWT-R31).  Under another's herder nothing changes
    (GWT-15.7)."""
    if s.tiles[space] != NOWHERE:
        throw_out(s, s.tiles[space])
        s.gone |= 1 << space
        if s.players[player].herder == space:
            s.visit += 1
    put(s, space, tile, player)
    s.players[player].unbuilt &= ~(1 << (tile - PRIVATE) // 2)

"""What each seat sees (GWT-20)."""

from __future__ import annotations

from typing import Any, Final

from serai.engine.sets import named
from serai.games.great_western_trail.actions import uncovered
from serai.games.great_western_trail.data import (
    ALL_DISCS,
    CITIES,
    COLUMNS,
    DISCS,
    FORESIGHT,
    MASTERS,
    NOBODY,
    NOWHERE,
    PILES,
    RAILS,
    ROWS,
    STATIONS,
    TILES,
    TRACK,
    WORKERS,
)
from serai.games.great_western_trail.kansas import breeding_values
from serai.games.great_western_trail.scoring import whole_deck
from serai.games.great_western_trail.state import Trail, permanent

JOBS: Final[list[str | None]] = [*WORKERS, None]  # what lies on a space of the job market; NOWHERE is the last: nothing

# ---- Observation: a whitelist ------------------------------------------------------------------------


def observe(s: Trail, seat: int | None) -> dict[str, Any]:
    """All that this seat sees, by id (GWT-20.4): everything but draw stacks, supply, Sam's deck, other hands and the lower
    cards of other discard piles (GWT-20.1)."""
    rules, cards, tiles, n, waiting = s.rules, s.rules.card_ids, s.rules.tile_ids, len(s.players), s.waiting()
    viewer = n if seat is None else seat  # to whom fees are told: a spectator owns no building
    sides = [tiles[tile] for tile in s.sides]
    jobs = [JOBS[kind] for kind in s.jobs]
    foresight = [tiles[tile] if tile != NOWHERE else None for tile in s.foresight]
    return {
        "game": s.setup.game.id,
        "seat": seat,
        "turn": s.turn,
        "first": s.first,
        "sides": sides,
        "trail": observe_trail(s, viewer),
        "herders": [rules.spaces[p.herder] if p.herder != NOWHERE else None for p in s.players],
        "engines": [RAILS[p.engine] for p in s.players],
        "stations": observe_stations(s),
        "cities": observe_cities(s),
        "jobs": [jobs[r * COLUMNS : (r + 1) * COLUMNS] for r in range(ROWS)],
        "token_row": s.token_row + 1 if s.token_row < ROWS else None,
        "foresight": [foresight[c * FORESIGHT : (c + 1) * FORESIGHT] for c in range(PILES)],
        "supply": [len(pile) for pile in s.piles],
        "market": [cards[card] for card in s.market],
        "market_stack": len(s.stock),
        "heifers": s.heifers,
        "cows": s.cows,
        "objectives": [cards[card] for card in s.display],
        "objective_stack": len(s.objectives),
        "removed": [cards[card] for card in s.removed],
        "out": [tiles[tile] for tile in s.out if tile < TILES],
        "ender": s.ender if s.ender != NOBODY else None,
        "used": named(rules.spaces, s.used),
        "sam": observe_sam(s) if n > s.setup.players else None,
        "waiting": waiting,
        "asked": [type(s.step_for(i)).__name__ for i in waiting],
        "over": not s.stack,
        "players": [observe_player(s, i, seat == i, sides) for i in range(n)],
    }


def observe_trail(s: Trail, viewer: int) -> dict[str, Any]:
    """What lies on each space, and what passing it costs."""
    rules, owners = s.rules, s.owners
    spaces, on_trail, free, asking = rules.spaces, rules.on_trail, rules.free, rules.asking[len(s.players)]
    trail: dict[str, Any] = {}
    for space, tile in enumerate(s.tiles):
        if tile != NOWHERE:
            owner = owners[space]
            pays = on_trail[space] and owner != viewer  # where herders pass, but not on own buildings (GWT-5.6)
            trail[spaces[space]] = (asking if pays else free)[tile][owner].copy()
    return trail


def lying(s: Trail, space: int) -> dict[str, Any] | None:
    """The tile on a space of the trail, and whose building it is."""
    tile, owner = s.tiles[space], s.owners[space]
    return {"tile": s.rules.tile_ids[tile], "owner": owner if owner != NOBODY else None} if tile != NOWHERE else None


def observe_stations(s: Trail) -> dict[str, Any]:
    """Whose discs lie at each station, the master there and the worker given up for one (GWT-9.9)."""
    shown, stations = s.rules.stationed, {}
    for i, name in enumerate(STATIONS):
        station = (shown[s.masters[i]][s.given[i]] if i < MASTERS else shown[NOWHERE][NOWHERE]).copy()
        station["discs"] = [q for q, p in enumerate(s.players) if p.stations >> i & 1]
        stations[name] = station
    return stations


def observe_cities(s: Trail) -> dict[str, Any]:
    """How many discs of each player lie in each city."""
    none = [0] * len(s.players)
    discs = [none[:] for _ in range(CITIES)]
    for player, p in enumerate(s.players):
        for city in p.cities:
            discs[city][player] += 1
    return {name: discs[i] for i, name in enumerate(s.rules.city_ids)}


def observe_player(s: Trail, i: int, mine: bool, sides: list[str]) -> dict[str, Any]:
    """One board.  The owner knows hand and discard pile (GWT-15.2); the others how many cards, the top discard, and those cards
    of the hand that came there in the open (GWT-11.8, GWT-R21).  A hand that lies open is seen by all (GWT-7.6)."""
    p, rules, cards = s.players[i], s.rules, s.rules.card_ids
    free, camps = p.cleared | rules.open_discs, rules.camp_ids
    green, other = p.camps
    if i >= s.setup.players:
        sides = [rules.tile_ids[tile] for tile in sorted(rules.sam_order)]  # GWT-18.2
    view: dict[str, Any] = {
        "dollars": p.cash,
        "certificates": TRACK[p.certificates],
        "certificate_limit": p.certificate_limit(),
        "step_limit": s.step_limit(i),
        "hand_limit": p.hand_limit(),
        "tokens": p.tokens,
        "discs": named(DISCS, ALL_DISCS & ~p.cleared),
        "auxiliaries": [uncovered(free, pair) for pair in rules.aux_discs],  # once, twice or not at all
        "workers": {worker: p.workers[k] for k, worker in enumerate(WORKERS)},
        "masters": [rules.master_ids[m] for m in p.masters],
        "unbuilt": named(sides, p.unbuilt),
        "hazards": [rules.tile_ids[tile] for tile in p.hazards],
        "camps": {camps[0]: green, camps[1]: other},
        "area": [cards[card] for card in p.area],
        "objectives_in_deck": p.objectives,
        "hand_size": len(p.hand),
        "deck_size": len(p.deck),
        "discard_size": len(p.discards),
        "discard_top": [cards[card] for card in p.discards[-1:]],
        "known": [cards[card] for card in p.known],
    }
    if mine or p.shown:
        view["hand"] = [cards[card] for card in p.hand]
    if mine:
        view["hand_value"] = hand_value(s, i)
        view["discards"] = [cards[card] for card in p.discards]
        view["deck"] = [cards[card] for card in sorted(p.deck)]
        view["owned"] = [cards[card] for card in sorted(whole_deck(p))]  # all cards of the player, who knows each of them
    return view


def hand_value(s: Trail, i: int) -> dict[str, Any]:
    """What the hand would bring in Kansas City (GWT-7.6): each breed, all breeds, permanent certificates, all of it together,
    and with every temporary certificate."""
    me = s.players[i]
    parts, lasting = sorted(breeding_values(s, me.hand).values()), permanent(s, i)
    breeds = sum(parts)
    total = breeds + lasting
    return {
        "parts": parts,
        "breeds": breeds,
        "permanent": lasting,
        "total": total,
        "most": total + TRACK[me.certificates],
    }


def observe_sam(s: Trail) -> dict[str, Any]:
    """Used cards lie open; so does Sam's score pile, like a discard pile for its owner (GWT-18.6)."""
    return {
        "specialisation": WORKERS[s.sam_special],
        "deck": len(s.sam_deck),
        "used": [s.rules.sam_cards[card]["number"] for card in s.sam_cards],
        "cards": [s.rules.card_ids[card] for card in sorted(s.players[-1].discards)],
    }

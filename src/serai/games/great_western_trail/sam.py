"""The solo game against Sam (GWT-18): a seat that never chooses.  His turns are steps with one option; no step of his asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serai.engine.step import Step
from serai.games.great_western_trail.actions import refill_display, take_worker
from serai.games.great_western_trail.building import craftsmen_for, stand
from serai.games.great_western_trail.data import (
    ALL_DISCS,
    CITIES,
    COLUMNS,
    COWBOY,
    CRAFTSMAN,
    ENGINEER,
    FORESIGHT,
    HAZARD,
    LAST_RAIL,
    NOWHERE,
    PILES,
    PRIVATE,
    REVEAL,
    STATIONS,
    TILES,
    TURNOUT,
    WORKER,
    WORKERS,
)
from serai.games.great_western_trail.events import (
    SAM_BUILDS,
    SAM_CARD,
    SAM_DELIVERS,
    SAM_ENGINE,
    SAM_HIRES,
    SAM_WALKS,
)
from serai.games.great_western_trail.kansas import bring_in, choosable, refill_foresight
from serai.games.great_western_trail.railroad import lower, reach_forward
from serai.games.great_western_trail.state import (
    Trail,
    earn,
    fill_market,
    gain_card,
    own_buildings,
    take_tile,
    throw_out,
    without,
)
from serai.games.great_western_trail.trail import ahead, fee

HUMAN: Final = 0


class SamMoves(Step):
    """Reveal the top Sam card (an empty deck: reshuffle the used ones), move, do its actions, in Kansas City the rest
    (GWT-18.6)."""

    def choose(self, s: Trail, action: int) -> None:
        if not s.sam_deck:
            cards = list(s.sam_cards)
            s.shuffle(cards)
            s.sam_deck, s.sam_cards = tuple(cards), ()
        card = s.sam_deck[-1]
        s.sam_deck = s.sam_deck[:-1]
        s.sam_cards = tuple(sorted((*s.sam_cards, card)))
        s.reveals += 1
        row = s.rules.sam_cards[card]
        s.tell(SAM_CARD, self.player, (row["number"],))
        walk(s, self.player, steps(s, self.player, row["steps"], row["steps_fixed"]))
        if row["requires_specialization"] in ("any", WORKERS[s.sam_special]):  # GWT-18.8
            spare = 1 if "reveal_2" in row["actions"] else 0  # the cowboy who reveals does not buy (GWT-18.9)
            for name in row["actions"]:
                ACTIONS[name](s, self.player, spare)
        if s.players[self.player].herder == s.rules.goal:
            visit(s, self.player)


# ---- Moving -----------------------------------------------------------------------------------------


def steps(s: Trail, sam: int, kind: str, fixed: int) -> int:
    """How far: a number, the larger number of private buildings on the trail, his cowboys, his specialists (GWT-18.15)."""
    workers = s.players[sam].workers
    if kind == "most_buildings":
        return max(1, len(own_buildings(s, HUMAN)), len(own_buildings(s, sam)))
    return {"fixed": fixed, "cowboys": workers[COWBOY], "specialists": workers[s.sam_special]}[kind]


def distance(s: Trail, space: int, known: dict[int, int]) -> int:
    """The fewest locations from here to Kansas City, which is one; those known already are not counted again."""
    if space not in known:
        known[space] = 1 + min([distance(s, place, known) for place in ahead(s, space)])
    return known[space]


def walk(s: Trail, sam: int, n: int) -> None:
    """Along the path with the fewest locations left, the first in `next` on a tie; Kansas City ends it.  He pays nothing,
    but the human gets the fee for own hands from the bank (GWT-18.7).  His first move starts on `start` (GWT-18.14)."""
    me, known = s.players[sam], {s.rules.goal: 0}
    for _ in range(n):
        if me.herder == s.rules.goal:
            break
        ways = ahead(s, me.herder)
        far = [distance(s, place, known) for place in ways]
        me.herder = ways[far.index(min(far))]
        if s.owners[me.herder] == HUMAN:
            earn(s, HUMAN, fee(s, sam, me.herder))
    s.tell(SAM_WALKS, sam, (me.herder,))


# ---- Hiring -----------------------------------------------------------------------------------------


def available(s: Trail, sam: int) -> list[tuple[int, int, int]]:
    """Workers above the token whose row is not full: row, column, kind."""
    workers, most = s.players[sam].workers, s.rules.solo["max_workers_per_row"]
    spaces = [(i // COLUMNS, i % COLUMNS, kind) for i, kind in enumerate(s.jobs[: s.token_row * COLUMNS])]
    return [(row, column, kind) for row, column, kind in spaces if kind != NOWHERE and workers[kind] < most]


def hire_cheapest(s: Trail, sam: int, spare: int) -> None:
    """The cheapest; tie: his specialisation, then leftmost, then the upper row (GWT-18.9)."""
    found = available(s, sam)
    if found:
        cost = s.rules.hiring_cost
        hire(s, sam, *min(found, key=lambda w: (cost[w[0]], w[2] != s.sam_special, w[1], w[0])))


def hire_specialist(s: Trail, sam: int, spare: int) -> None:
    """The cheapest of his specialisation; none: of the type most numerous there, tie: the cheapest, then the order of types."""
    found = available(s, sam)
    kinds = [kind for _, _, kind in found]
    if s.sam_special in kinds:
        hire_kind(s, sam, s.sam_special)
    elif found:
        cost = {kind: min([s.rules.hiring_cost[row] for row, _, k in found if k == kind]) for kind in kinds}
        hire_kind(s, sam, min(sorted(cost), key=lambda kind: (-kinds.count(kind), cost[kind], kind)))


def hire_engineer(s: Trail, sam: int, spare: int) -> None:
    hire_kind(s, sam, ENGINEER)


def hire_kind(s: Trail, sam: int, kind: int) -> None:
    """The cheapest of a kind; none: nothing (GWT-18.17)."""
    found = [worker for worker in available(s, sam) if worker[2] == kind]
    if found:
        hire(s, sam, *min(found, key=lambda w: (s.rules.hiring_cost[w[0]], w[1], w[0])))


def hire(s: Trail, sam: int, row: int, column: int, kind: int) -> None:
    """No immediate action; then his specialisation is looked at again (GWT-18.9)."""
    take_worker(s, sam, row, kind)
    specialise(s, sam)
    s.tell(SAM_HIRES, sam, (WORKER - HAZARD + kind,))


def specialise(s: Trail, sam: int) -> None:
    """The type with most workers; ties keep the current one (GWT-18.3)."""
    workers = s.players[sam].workers
    if workers[s.sam_special] < max(workers):
        s.sam_special = workers.index(max(workers))


# ---- The engine ---------------------------------------------------------------------------------------


def run_engine(s: Trail, sam: int, spare: int) -> None:
    """Up to his engineers: to the farthest turnout with a station he has not upgraded, else as far as possible.  From the last
    space back to the free turnout nearest to the start that he has not upgraded, none: to the start (GWT-18.9)."""
    me = s.players[sam]
    reach = reach_forward(s, sam, me.workers[ENGINEER])
    wanted = [rail for rail in reach if TURNOUT[rail] and wants(s, sam, rail)]
    me.engine = max(wanted or reach)
    upgrade_freely(s, sam)
    if me.engine == LAST_RAIL:
        wanted = [rail for rail in lower(s, sam, LAST_RAIL) if wants(s, sam, rail)]
        me.engine = min(wanted) if wanted else 0
        upgrade_freely(s, sam)
    s.tell(SAM_ENGINE, sam, (me.engine,))


def wants(s: Trail, sam: int, rail: int) -> bool:
    station = s.rules.station_at[rail]
    return station != NOWHERE and not s.players[sam].stations >> station & 1


def upgrade_freely(s: Trail, sam: int) -> None:
    """With a disc from his supply, while he has any (GWT-18.19); a station master there leaves the game (GWT-18.9)."""
    me = s.players[sam]
    station = s.rules.station_at[me.engine]
    if not wants(s, sam, me.engine) or me.cleared == ALL_DISCS:
        return
    spend_disc(s, sam)
    me.stations |= 1 << station
    if station < len(s.masters) and s.masters[station] != NOWHERE:
        throw_out(s, TILES + s.masters[station])
        s.masters = s.masters[:station] + (NOWHERE,) + s.masters[station + 1 :]


def spend_disc(s: Trail, sam: int) -> bool:
    """One of 14; without any, for a delivery that of his station with the fewest points (GWT-18.19)."""
    me = s.players[sam]
    if me.cleared != ALL_DISCS:
        me.cleared |= me.cleared + 1  # his discs are a supply: the lowest bit stands for the next one
        return True
    mine = [i for i in range(len(STATIONS)) if me.stations >> i & 1]
    if not mine:
        return False
    me.stations &= ~(1 << min(mine, key=lambda i: s.rules.station_vp[i]))
    return True


# ---- Cards and tiles ----------------------------------------------------------------------------------


def take_objective(s: Trail, sam: int, spare: int) -> None:
    """The face-up card that has lain there longest (GWT-18.9)."""
    if s.display:
        card = s.display[0]
        s.display = s.display[1:]
        refill_display(s)
        gain_card(s, sam, card)


def take_camp(s: Trail, sam: int, spare: int) -> None:
    """The tile on the highest-numbered camp space (GWT-18.9)."""
    there = [space for space in s.rules.camps if s.tiles[space] != NOWHERE]
    if there:
        take_tile(s, sam, there[-1])


def take_hazard(s: Trail, sam: int, spare: int) -> None:
    """From the section with most hazards (tie: flood, drought, rockfall) the tile with most points, tie: lowest number."""
    names: list[str] = [row["id"] for row in s.rules.data["hazard_type"]]
    sections = [[i for i in s.rules.hazards if s.rules.hazard_of[i] == name and s.tiles[i] != NOWHERE] for name in names]
    most = max(sections, key=len)  # the first of equals
    if most:
        take_tile(s, sam, min(most, key=lambda i: (-s.rules.hazard_vp[s.tiles[i]], s.rules.number[i])))


def reveal(s: Trail, sam: int, spare: int) -> None:
    offer = s.rules.offers[REVEAL]
    fill_market(s, offer.reveals if offer else 0)


def buy_cattle(s: Trail, sam: int, spare: int) -> None:
    """Exactly one market option that Sam has the cowboys for and that costs at most 5 dollars: the one with the most points,
    if tied with fewer cowboys.  Sam takes the cards with the most points (GWT-18.9, GWT-18.22)."""
    rules, cowboys = s.rules, s.players[sam].workers[COWBOY] - spare
    best: tuple[int, int, tuple[int, ...]] = (0, 0, ())
    for i in rules.offer_numbers:
        offer = rules.offers[i]
        if offer is None or not offer.n or offer.cowboys > cowboys or offer.dollars > rules.solo["buy_price_cap"]:
            continue
        cards = sorted([card for card in s.market if offer.cards >> card & 1], key=lambda c: (-rules.vp[c], c))[: offer.n]
        if len(cards) == offer.n:
            best = max(best, (sum([rules.vp[card] for card in cards]), -offer.cowboys, tuple(cards)))
    for card in best[2]:
        s.market = without(s.market, card)
        gain_card(s, sam, card)


# ---- Building -----------------------------------------------------------------------------------------


def build(s: Trail, sam: int, spare: int) -> None:
    """The option that uses most craftsmen: a new building on the first free space ahead of the human, or replacing one of his
    own for the difference.  Ties: points, fee, the order of his board; the replaced tile with fewer points, then nearest to
    the start (GWT-18.9, GWT-18.18).  He always uses b-sides (GWT-18.2)."""
    me, rules = s.players[sam], s.rules
    order = breadth_first(s, rules.start)
    free = first_site(s)
    places = own_buildings(s, sam) + ([free] if free != NOWHERE else [])
    options = []
    for tile in rules.sam_order:
        if not me.unbuilt >> (tile - PRIVATE) // 2 & 1:
            continue
        for space in places:
            needed, old = craftsmen_for(s, tile, space), s.tiles[space]
            if 0 < needed <= me.workers[CRAFTSMAN]:
                rank = (needed, rules.building_vp[tile], rules.fees[len(s.players)][tile], -rules.sam_order.index(tile))
                loss = (-rules.building_vp[old] if old != NOWHERE else 0, -order.index(space))
                options.append((rank, loss, tile, space))
    if options:
        _, _, tile, space = max(options)
        stand(s, sam, tile, space)
        s.tell(SAM_BUILDS, sam, (tile, space))


def breadth_first(s: Trail, start: int) -> list[int]:
    """All spaces ahead, breadth-first in the order of `next`."""
    found = [start]
    for space in found:
        found += [n for n in s.rules.next[space] if n not in found]
    return found


def first_site(s: Trail) -> int:
    """The first empty building space without a risk action ahead of the human's herder; none ahead: from the start."""
    rules, herder = s.rules, s.players[HUMAN].herder
    for start in (herder, rules.start):
        for space in breadth_first(s, start)[1:]:
            if space in rules.sites and s.tiles[space] == NOWHERE and not rules.risk[space]:
                return space
    return NOWHERE


# ---- Kansas City --------------------------------------------------------------------------------------


def visit(s: Trail, sam: int) -> None:
    """In each column a random tile of those he may choose (GWT-18.10, GWT-18.20); no income; one delivery; back to the
    start; refill. He too can trigger the end (GWT-18.11)."""
    for column in range(PILES):
        tiles = [tile for tile in s.foresight[column * FORESIGHT : (column + 1) * FORESIGHT] if tile in choosable(s, column)]
        if tiles:
            bring_in(s, sam, column, tiles[s.roll(len(tiles))] if len(tiles) > 1 else tiles[0])
    deliver(s, sam)
    s.players[sam].herder = s.rules.start
    refill_foresight(s)


def deliver(s: Trail, sam: int) -> None:
    """First the city of the difficulty, then each time the next one upward without his disc, at last New York again and
    again; a link with an objective card gives him one, tokens are ignored (GWT-18.4, GWT-18.10)."""
    me, rules = s.players[sam], s.rules
    city = rules.city_ids.index(rules.levels[s.setup.options["solo"]]["first_delivery"])
    while city in me.cities and city < CITIES - 1:
        city += 1
    if not spend_disc(s, sam):
        return
    me.cities += (city,)
    s.tell(SAM_DELIVERS, sam, (city,))
    for link in rules.links:
        if city in link.ends and link.ends[0] in me.cities and link.ends[1] in me.cities:
            for _ in range(link.objectives):
                take_objective(s, sam, 0)


ACTIONS: Final[dict[str, Callable[[Trail, int, int], None]]] = {  # what a Sam card can say (GWT-18.9)
    "hire_cheapest": hire_cheapest,
    "hire_specialist": hire_specialist,
    "hire_engineer": hire_engineer,
    "engine": run_engine,
    "objective": take_objective,
    "camp": take_camp,
    "hazard": take_hazard,
    "reveal_2": reveal,
    "buy_cattle": buy_cattle,
    "build": build,
}

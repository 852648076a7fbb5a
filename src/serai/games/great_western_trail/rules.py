"""An edition: everything printed, read once, never changed, shared by all states of its games.  Editions and variants are
tables; nothing in the rules asks which edition is played."""

from __future__ import annotations

from typing import Any, Final

from serai.games.great_western_trail.data import (
    CALF,
    CAMP,
    CAMP_COLOURS,
    CARDS,
    DISCS,
    HAZARD,
    HAZARD_ROWS,
    MARKET,
    MARKET_OPTIONS,
    NOWHERE,
    OBJECTIVE,
    RAILS,
    SEATS,
    STARTING,
    TILES,
    WORKER,
    WORKERS,
    Row,
    building,
    colours,
    market,
    starting,
)
from serai.games.great_western_trail.effects import Effect
from serai.games.great_western_trail.vocabulary import vocabulary

GUARD: Final = 32  # how often each task is asked for or met, in one number: six bits a task, the top one a guard
SHIFT: Final = 6


def pack(counts: list[int]) -> int:
    total = 0
    for i, n in enumerate(counts):
        total |= (n if n < GUARD else GUARD - 1) << SHIFT * i
    return total


class Offer:
    """One option of the cattle market (GWT-9.13)."""

    def __init__(self, row: Row, cards: int) -> None:
        self.cowboys: int = row["cowboys"]
        self.dollars: int = row["dollars"]
        self.n: int = row["cards"]
        self.reveals: int = row.get("reveals", 0)
        self.cards = cards  # bit set of kinds


class Link:
    """Between two neighbouring cities (GWT-2.13)."""

    def __init__(self, row: Row, cities: list[str]) -> None:
        self.ends: tuple[int, ...] = tuple([cities.index(city) for city in row["cities"]])
        self.vp: int = row["vp"]
        self.objectives: int = row["objective_cards"]
        self.tokens: int = row["exchange_tokens"]


class Rules:
    """One edition, with or without the Simmental variant (GWT-16)."""

    def __init__(self, data: dict[str, Any], variants: tuple[str, ...]) -> None:
        self.data = data
        self.vocabulary = vocabulary(data)
        self.read_cards(data, variants)
        self.read_trail(data)
        self.read_tiles(data)
        self.read_railroad(data)
        self.read_boards(data)
        self.read_market(data, variants)
        self.first_hand: int = data["setup"]["first_turn_discard_to"]  # 0: nobody discards (GWT-3.17)
        self.solo: dict[str, Any] = data.get("solo", {})
        self.sam_cards: list[Row] = data.get("sam_card", [])
        self.sam_order: list[int] = [building(name) for name in data.get("sam_board", {}).get("building_order", [])]
        self.levels: dict[str, Row] = {row["id"]: row for row in data.get("solo_difficulty", [])}

    def read_cards(self, data: dict[str, Any], variants: tuple[str, ...]) -> None:
        """All kinds of cards, in the order in which they are numbered."""
        self.colour: dict[str, str] = colours(data)
        self.read_starting_cattle(data)
        self.read_market_cattle(data)
        self.read_simmental_cattle(data, "simmental" in variants)
        names = sorted(set(self.card_types))
        self.type_of: list[int] = [names.index(kind) for kind in self.card_types]
        self.cards_of_type = [bits([c for c, kind in enumerate(self.type_of) if kind == i]) for i in range(len(names))]
        self.read_objectives(data)
        self.read_tasks(data)

    def read_starting_cattle(self, data: dict[str, Any]) -> None:
        """The cattle of every starting deck: no points (GWT-1.1)."""
        rows = starting(data)
        self.card_ids: list[str] = [row["id"] for row in rows]
        self.card_types: list[str] = [row["id"] for row in rows]
        self.values: list[int] = [row["breeding_value"] for row in rows]
        self.vp: list[int] = [0] * len(rows)
        self.deck: list[int] = [card for card, row in enumerate(rows) for _ in range(row["count"])]

    def read_market_cattle(self, data: dict[str, Any]) -> None:
        """The cattle of the market: a type, and points where a type has several (GWT-1.2)."""
        rows = market(data)
        types: list[str] = [row["type"] for row in rows]
        value: dict[str, int] = {row["id"]: row["breeding_value"] for row in data["cattle_type"]}
        self.card_ids += [kind if types.count(kind) == 1 else f"{kind}_{rows[i]['vp']}" for i, kind in enumerate(types)]
        self.card_types += types
        self.values += [value[kind] for kind in types]
        self.vp += [row["vp"] for row in rows]
        self.stock: list[int] = [MARKET + i for i, row in enumerate(rows) for _ in range(row["count"])]

    def read_simmental_cattle(self, data: dict[str, Any], played: bool) -> None:
        """Calves, which join the market, heifers and cows (GWT-16.1, GWT-16.3, GWT-16.7).  Their numbers are kept free where
        they are not played."""
        rows: list[Row] = data.get("simmental_card", [])
        self.card_ids += [row["id"] for row in rows] or ["", "", ""]
        rows = rows if played else []
        self.card_types += [row["type"] for row in rows]
        self.values += [row["breeding_value"] for row in rows]
        self.vp += [row["vp"] for row in rows]
        calves, self.heifers, self.cows = [row["count"] for row in rows] or [0, 0, 0]
        self.stock += [CALF] * calves

    def read_objectives(self, data: dict[str, Any]) -> None:
        """Objective cards and starting objectives (GWT-1.2, GWT-3.9, GWT-3.13)."""
        dealt: list[Row] = data["objective"]
        rows: list[Row] = dealt + data["starting_objective"]
        self.card_ids += [row["id"] for row in rows]
        self.objectives: list[int] = [OBJECTIVE + i for i, row in enumerate(dealt) for _ in range(row["count"])]
        self.starting = [STARTING + i for i in range(len(rows) - len(dealt))]
        self.display: int = data["setup"]["objective_display"]
        self.worth: list[int] = [row["vp"] for row in rows]
        self.penalty: list[int] = [row["penalty"] for row in rows]

    def read_tasks(self, data: dict[str, Any]) -> None:
        """What objective cards ask for, and what meets it (GWT-14.7)."""
        self.tasks = [row["id"] for row in data["task"]]
        self.task = {task: i for i, task in enumerate(self.tasks)}
        rows: list[Row] = data["objective"] + data["starting_objective"]
        self.asks: list[list[int]] = [[row["tasks"].count(task) for task in self.tasks] for row in rows]
        self.packed = [pack(ask) for ask in self.asks]
        self.guards = sum([GUARD << SHIFT * i for i in range(len(self.tasks))])
        cattle = self.card_types[:CALF]  # of the market, value 3 is one kind of task; brown and purple are kinds of their own
        self.task_of_card = [self.task.get(kind, self.task["value_3"]) for kind in cattle]
        self.camp_ids: list[str] = [row["id"] for row in data["camp_color"]]

    def read_trail(self, data: dict[str, Any]) -> None:
        """The trail as a graph (GWT-2.1, GWT-2.2, GWT-2.4)."""
        rows: list[Row] = data["trail_space"]
        self.spaces: list[str] = [row["id"] for row in rows]
        self.next: list[list[int]] = [[self.spaces.index(name) for name in row["next"]] for row in rows]
        spaces = range(len(rows))
        self.near = [self.next[i] + [j for j in spaces if i in self.next[j]] for i in spaces]  # GWT-2.7
        self.start = self.spaces.index(data["trail"]["start"])
        self.goal = self.spaces.index(data["trail"]["end"])
        self.kind: list[str] = [row["kind"] for row in rows]
        self.neutral = [i for i in spaces if self.kind[i] == "neutral"]
        self.sites = [i for i in spaces if self.kind[i] == "building"]
        self.hazards = [i for i in spaces if self.kind[i] == "hazard"]
        self.camps = sorted([i for i in spaces if self.kind[i] == "camp"], key=lambda i: int(rows[i]["number"]))
        self.on_trail: list[bool] = [row.get("on_trail", True) for row in rows]  # the others no herder comes to
        self.woods: list[bool] = [row.get("woods", False) for row in rows]
        self.camp_dollars: list[int] = [row.get("dollars", 0) for row in rows]
        self.camp_tokens: list[int] = [row.get("exchange_tokens", 0) for row in rows]
        self.risk: list[list[Effect]] = [[self.effect(row["risk_action"])] if "risk_action" in row else [] for row in rows]
        self.hazard_of = [row.get("hazard", "") for row in rows]
        self.number = [row.get("number", 0) for row in rows]
        self.section: dict[int, list[int]] = {CAMP + colour: self.camps for colour in range(CAMP_COLOURS)}
        for i, tile in enumerate(HAZARD_ROWS):
            mine = [space for space in self.hazards if rows[space]["hazard"] == tile["type"]]
            self.section[HAZARD + i] = sorted(mine, key=lambda space: self.number[space])

    def read_tiles(self, data: dict[str, Any]) -> None:
        """Buildings with their actions, hands, craftsmen and points; the supply (GWT-3.4, GWT-5.6, GWT-12.1)."""
        neutral: list[Row] = data["neutral_building"]
        private: list[Row] = data["private_building"]
        self.tile_ids = [""] * TILES
        self.local: list[list[list[Effect]]] = [[] for _ in range(TILES)]
        self.craftsmen = [0] * TILES
        self.building_vp = [0] * TILES
        hands: list[list[str]] = [[] for _ in range(TILES)]
        for i, row in enumerate(neutral):
            self.tile_ids[i] = row["id"]
            self.local[i] = self.table(row["local_actions"])
        for row in private:
            tile = building(row["id"])
            self.tile_ids[tile] = row["id"]
            self.local[tile] = self.table(row["local_actions"])
            self.craftsmen[tile], self.building_vp[tile], hands[tile] = row["craftsmen"], row["vp"], row["hands"]
        self.numbers = len(private) // 2
        self.supply: list[list[int]] = [[], [], []]
        self.hazard_vp = [0] * TILES
        colour_ids = [row["id"] for row in data["camp_color"]]
        for row in data["supply_tile"]:
            tile = self.supply_tile(row, colour_ids)
            self.supply[row["pile"] - 1] += [tile] * row["count"]
            self.hazard_vp[tile] = row.get("vp", 0)
            details = ("kind", "type", "hand", "vp") if row["kind"] == "hazard" else ("kind", "type")
            self.tile_ids[tile] = "_".join([str(row[key]) for key in details])
            hands[tile] = [row["hand"]] if "hand" in row else []
        self.counts: dict[int, Row] = {int(n): row for n, row in data["player_count"].items()}
        self.step_limits: dict[int, tuple[int, int, int]] = {  # the base, and what each cleared step disc adds
            n: (row["step_limit_base"], row["step_bonus_left"], row["step_bonus_right"]) for n, row in self.counts.items()
        }
        self.fees: dict[int, list[int]] = {
            n: [sum([row[f"fee_{hand}_hand"] for hand in shown]) for shown in hands] for n, row in self.counts.items()
        }
        self.free = self.lying([0] * TILES)  # how a space is shown to those who pay nothing there
        self.asking = {n: self.lying(fees) for n, fees in self.fees.items()}  # and to the others

    def lying(self, fees: list[int]) -> list[list[Row]]:
        """How a space of the trail is shown, by tile and by owner, nobody last."""
        owners = (*range(SEATS), None)
        return [
            [{"tile": tile, "owner": owner, "fee": fee} for owner in owners]
            for tile, fee in zip(self.tile_ids, fees, strict=True)
        ]

    def supply_tile(self, row: Row, camp_colours: list[str]) -> int:
        if row["kind"] == "hazard":
            keys = [(h["type"], h["hand"], h["vp"]) for h in HAZARD_ROWS]
            return HAZARD + keys.index((row["type"], row["hand"], row["vp"]))
        if row["kind"] == "camp":
            return CAMP + camp_colours.index(row["type"])
        return WORKER + WORKERS.index(row["type"])

    def read_railroad(self, data: dict[str, Any]) -> None:
        """Rails, stations, station masters, cities (GWT-2.8, GWT-2.9, GWT-2.10, GWT-2.11, GWT-2.12, GWT-2.13)."""
        stations: list[Row] = data["station"]
        self.station_at = [NOWHERE] * len(RAILS)
        for i, row in enumerate(stations):
            self.station_at[RAILS.index(row["space"])] = i
        self.upgrade_cost: list[int] = [row["upgrade_cost"] for row in stations]
        self.station_vp: list[int] = [row["vp"] for row in stations]
        self.white_station: list[bool] = [row["corner"] == "white" for row in stations]
        self.end_bonus: int = data["railroad"]["end_bonus_dollars"]
        crosses: list[int] = data["railroad"]["crosses_after"]
        cities: list[Row] = data["city"]
        self.city_ids: list[str] = [row["id"] for row in cities]
        self.task_of_city = [i for i, task in enumerate(self.tasks) if task in self.city_ids][0]  # the terminal city
        self.city_value: list[int] = [row["value"] for row in cities]
        self.city_vp: list[int] = [row["vp_per_disc"] for row in cities]
        self.white_city: list[bool] = [row["corner"] == "white" for row in cities]
        self.repeatable: list[bool] = [row["repeatable"] for row in cities]
        self.city_dollars: list[int] = [row["dollars_on_delivery"] for row in cities]
        position = {row["id"]: float(row["position"]) for row in data["rail_space"]}
        self.transport = [  # by rail and city: 1 dollar a cross between engine and city (GWT-2.10, GWT-7.11)
            [len([k for k in crosses if position[rail] <= k < value]) for value in self.city_value] for rail in RAILS
        ]
        self.links = [Link(row, self.city_ids) for row in data["city_link"]]
        masters: list[Row] = data["station_master"]
        self.master_ids: list[str] = [row["id"] for row in masters]
        self.permanent: list[int] = [row["permanent_certificates"] for row in masters]
        self.stationed: list[list[Row]] = [  # by station master and by worker, none last: how a station is shown
            [{"discs": [], "master": master, "worker": worker} for worker in (*WORKERS, None)]
            for master in (*self.master_ids, None)
        ]
        self.master_score: list[Row] = [row["score"] for row in masters]

    def read_boards(self, data: dict[str, Any]) -> None:
        """Player board: discs, auxiliary actions, worker spaces (GWT-10.2, GWT-9.16, GWT-12.4)."""
        discs: list[Row] = data["disc_space"]
        self.white_disc: list[bool] = [row["corner"] == "white" for row in discs]
        self.clear_cost: list[int] = [row["clear_cost"] for row in discs]
        self.clear_gain: list[int] = [row["clear_gain"] for row in discs]
        self.step_right_vp: int = discs[DISCS.index("step_right")]["end_vp"]
        open_ids: list[str] = data["player_board"]["open_disc_spaces"]
        self.open_discs = bits([len(DISCS) + i for i in range(len(open_ids))])  # the grey ones never had a disc (GWT-3.11)
        self.aux_discs: list[tuple[int, int]] = []
        for row in data["aux_action"]:
            mine = [1 << i for i, disc in enumerate(discs) if disc["effect"].get("aux") == row["id"]]
            mine += [1 << len(DISCS) + i for i, name in enumerate(open_ids) if name.startswith(row["id"])]
            self.aux_discs.append((mine[0], mine[1]))
        self.single = [self.effect(row["single"][0][0]) for row in data["aux_action"]]
        self.double = [self.effect(row["double"][0][0]) for row in data["aux_action"]]
        slots: list[Row] = data["worker_slot"]
        self.slot_rows = {(row["worker"], row["slot"]): i for i, row in enumerate(slots)}
        self.row_length: int = data["player_board"]["worker_row_length"]
        self.row_vp = [  # by kind and number of workers (GWT-14.9)
            [
                sum([row["vp"] for row in slots if row["worker"] == worker and row["slot"] <= n])
                for n in range(self.row_length + 1)
            ]
            for worker in WORKERS
        ]
        self.immediate: list[list[list[Effect]]] = [  # by table of `choice`: worker spaces, station masters, objective cards
            [self.one(row["immediate"]) for row in rows] for rows in (slots, data["station_master"], data["objective"])
        ]
        self.worker_words = {}
        for i, worker in enumerate(WORKERS):
            self.worker_words[worker] = self.worker_words[f"{worker}s"] = i

    def slot(self, kind: int, place: int) -> int:
        """The row of a worker space."""
        return self.slot_rows[WORKERS[kind], place]

    def read_market(self, data: dict[str, Any], variants: tuple[str, ...]) -> None:
        """Job market and cattle market (GWT-2.14, GWT-2.15, GWT-9.13, GWT-16.2)."""
        jobs: list[Row] = data["job_market_row"]
        self.hiring_cost: list[int] = [row["hiring_cost"] for row in jobs]
        self.refills: list[bool] = [row["refills_cattle_market"] for row in jobs]
        self.token_vp: int = data["job_market"]["token_vp"]
        size = "cattle_market_size_simmental" if "simmental" in variants else "cattle_market_size"
        self.market_size: dict[int, int] = {n: row[size] for n, row in self.counts.items()}
        self.offers: list[Offer | None] = [None] * len(MARKET_OPTIONS)
        for row in data["cattle_market_option"]:
            if row["variant"] in variants:
                cards = bits([card for card, kind in enumerate(self.card_types) if kind in row["types"]])
                self.offers[MARKET_OPTIONS.index(row["id"])] = Offer(row, cards)
        self.offer_numbers = [i for i, offer in enumerate(self.offers) if offer]

    # -- effects --

    def effect(self, row: Row) -> Effect:
        return Effect(
            {**row, "discard": {**row["discard"], "cards": self.cards_for(row["discard"])}} if "discard" in row else row
        )

    def cards_for(self, discard: Row) -> int:
        """{type}, {any_cattle}, {same_type}, {value, colors}, {objective} as a bit set of cards (GWT-12.3, GWT-16.6)."""
        if "objective" in discard:
            return bits(list(range(OBJECTIVE, len(CARDS))))
        kinds = enumerate(self.card_types)
        if "any_cattle" in discard or "same_type" in discard:
            return bits([card for card, _ in kinds])
        if "colors" in discard:
            return bits([card for card, kind in kinds if self.colour.get(kind) in discard["colors"]])
        return bits([card for card, kind in kinds if kind == discard["type"]])

    def table(self, actions: list[list[Row]]) -> list[list[Effect]]:
        return [[self.effect(row) for row in alternatives] for alternatives in actions]

    def one(self, actions: list[list[Row]]) -> list[Effect]:
        """An immediate action: its alternatives; at most one is printed."""
        return self.table(actions)[0] if actions else []


def bits(numbers: list[int]) -> int:
    return sum([1 << number for number in numbers])

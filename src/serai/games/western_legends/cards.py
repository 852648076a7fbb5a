"""Western Legends' cards, tokens, tracks and figures: everything is a number, its facts are in columns (WL-2.1).

All of it comes from data.toml; what is printed on cards stays a list of effects in the key words of WL-19.1, which
effects.py turns into steps.
"""

from __future__ import annotations

from typing import Any, Final

from serai.engine.figures import read
from serai.engine.game import Option

DATA: Final[dict[str, Any]] = read("western-legends", __package__, "data.toml")

Row = dict[str, Any]
NOTHING: Final = -1

LIMITS: Final[dict[str, int]] = DATA["limits"]
VALUES: Final[dict[str, int]] = DATA["values"]


def ids(rows: list[Row]) -> list[str]:
    return [row["id"] for row in rows]


def spoken(names: list[str]) -> list[str]:
    """As the log calls them."""
    return [name.replace("_", " ") for name in names]


# ---- Poker cards (WL-7.1): rank from 2 up in the upper bits, suit in the lower two; one text a rank --------

SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
EFFECTS: Final[list[Row]] = DATA["poker_effects"]  # in the order of the ranks
CARD_ROWS: Final[list[Row]] = sorted(DATA["poker_cards"], key=lambda row: (row["value"], SUITS.index(row["suit"])))
CARD_IDS: Final = ids(CARD_ROWS)
CARDS: Final = spoken(CARD_IDS)
VALUE: Final[list[int]] = [row["value"] for row in CARD_ROWS]
SUIT: Final[list[int]] = [SUITS.index(row["suit"]) for row in CARD_ROWS]
TEXT: Final[list[int]] = [ids(EFFECTS).index(row["effect"]) for row in CARD_ROWS]
LOWEST: Final = min(VALUE)  # no value falls below it (WL-8.7)
HIGHEST: Final = max(VALUE)  # or rises above it

ACTION: Final[list[list[Row]]] = [EFFECTS[text].get("action", []) for text in TEXT]  # by card
BONUS: Final[list[list[Row]]] = [EFFECTS[text].get("bonus", []) for text in TEXT]
BONUS_WHEN: Final[list[str]] = [EFFECTS[text].get("bonus_when", "") for text in TEXT]
ACTION_WHERE: Final[list[str]] = [EFFECTS[text].get("action_where", "") for text in TEXT]
REACTION: Final[list[list[Row]]] = [EFFECTS[text].get("reaction", []) for text in TEXT]
REACTION_WHEN: Final[list[str]] = [EFFECTS[text].get("reaction_when", "") for text in TEXT]


def reacts(when: str) -> list[bool]:
    """By card: is it a reaction for this moment (WL-19.3)?"""
    return [moment == when for moment in REACTION_WHEN]


FIGHT_REACTION: Final = reacts("fight_reaction_step")
MOVE_REACTION: Final = reacts("own_move_ended_without_bandit")
POINT_REACTION: Final = reacts("own_turn_gained_mp_or_wp")
START_REACTION: Final = reacts("start_of_own_turn")


def plays(kind: str, when: str) -> list[bool]:
    """By card: does it carry this bonus (WL-19.3)?"""
    return [BONUS_WHEN[c] == when and kind in [part["type"] for part in BONUS[c]] for c in range(len(CARDS))]


WILD: Final = plays("wild_card", "poker")
LUCKY: Final = plays("may_replace_flop_card", "poker")


def of_players(effects: list[list[Row]]) -> list[bool]:
    """By card: is it of use in fights with players only (WL-8.30)?"""
    return [any([part.get("players_only", False) for part in parts]) for parts in effects]


PLAYERS_REACTION: Final = of_players(REACTION)
PLAYERS_BONUS: Final = of_players(BONUS)
NEEDS_SHERIFF: Final = ["move_sheriff" in [part["type"] for part in action] for action in ACTION]

HANDS: Final[dict[str, int]] = {row["id"]: row["strength"] for row in DATA["poker_hands"]}

# ---- Fight cards and who plays them (WL-8.11, WL-19.5) --------------------------------------

FIGHT_ROWS: Final[list[Row]] = sorted(DATA["fight_cards"], key=lambda row: int(row["value"]))
FIGHT_IDS: Final = ids(FIGHT_ROWS)
FIGHT_VALUE: Final[list[int]] = [row["value"] for row in FIGHT_ROWS]
FIGHT_TEXT: Final[list[list[Row]]] = [row["effects"] for row in FIGHT_ROWS]
NPC: Final[dict[str, Row]] = {row["id"]: row for row in DATA["npcs"]}

# ---- Items (WL-9) -----------------------------------------------------------------------------

ITEM_ROWS: Final[list[Row]] = DATA["items"]
ITEM_IDS: Final = ids(ITEM_ROWS)
ITEMS: Final = spoken(ITEM_IDS)
KIND: Final[list[str]] = [row["kind"] for row in ITEM_ROWS]
PRICE: Final[list[int]] = [row["price"] for row in ITEM_ROWS]
UPGRADE_PRICE: Final[list[int]] = [row.get("upgrade_price", 0) for row in ITEM_ROWS]
UPGRADABLE: Final[list[bool]] = [row["upgradable"] for row in ITEM_ROWS]
SIDES: Final[list[tuple[Row, Row]]] = [  # normal and upgraded
    (row, next((better for better in DATA["item_upgrades"] if better["item"] == row["id"]), row)) for row in ITEM_ROWS
]
UPGRADE_LP: Final[list[int]] = [better.get("lp", 0) if better is not row else 0 for row, better in SIDES]
MOVEMENT: Final[list[tuple[int, int]]] = [(a.get("movement", 0), b.get("movement", 0)) for a, b in SIDES]
MISC: Final = sum([1 << i for i, kind in enumerate(KIND) if kind == "misc"])
WEAPONS: Final = sum([1 << i for i, kind in enumerate(KIND) if kind == "weapon"])
MOUNTS: Final = sum([1 << i for i, kind in enumerate(KIND) if kind == "mount"])


def power(effect: str) -> list[tuple[int, int]]:
    """By item: how much of this effect its normal and its upgraded side have (WL-19.2)."""
    return [tuple([side.get("amount", 1) if side.get("effect") == effect else 0 for side in both]) for both in SIDES]  # type: ignore[misc]


REDUCES: Final = power("reduce_opposing_card")
RAISES: Final[list[tuple[int, int]]] = [(a.get("raises", 0), b.get("raises", 0)) for a, b in SIDES]
ARREST_CUTS: Final[list[tuple[int, int]]] = [(a.get("arrest_amount", 0), b.get("arrest_amount", 0)) for a, b in SIDES]
DRAWS_AFTER_WIN: Final = power("draw_after_fight_win")
PEEKS: Final = power("peek_target_hand")
PEEKS_ALL: Final = power("peek_target_hand_all_or_npc_one")
SADDLEBAGS: Final = power("extra_gold_capacity")
OUTRUNS: Final = power("pass_bandits")
MAP: Final = sum([1 << i for i, row in enumerate(ITEM_ROWS) if row.get("effect") == "reroll_one_prospecting_die"])
HAT: Final = sum([1 << i for i, row in enumerate(ITEM_ROWS) if row.get("effect") == "poker_hat"])
HAT_LP: Final = 1  # to a winner at poker
HAT_MONEY: Final = 10  # to a loser (WL-10.20)
ON_GAIN: Final[list[list[Row]]] = [row.get("on_gain", []) for row in ITEM_ROWS]
ITEM_ACTION: Final[list[list[Row]]] = [row.get("action", []) for row in ITEM_ROWS]
WHISKEY: Final = ITEM_IDS.index("whiskey")

# ---- Characters (WL-17) -------------------------------------------------------------------------

CHARACTER_ROWS: Final[list[Row]] = DATA["characters"]
CHARACTER_IDS: Final = ids(CHARACTER_ROWS)
CHARACTERS: Final = spoken(CHARACTER_IDS)
MAN_IN_BLACK: Final = len(CHARACTERS)  # after the twelve characters
FIGURES: Final = [*CHARACTERS, "man in black"]
ABILITY: Final[list[str]] = [row["ability_effect"] for row in CHARACTER_ROWS]
TRIGGER: Final[list[str]] = [row["ability_trigger"] for row in CHARACTER_ROWS]


def gifted(trigger: str, effect: str) -> list[bool]:
    """By character: whether the ability works at this moment (WL-19.6)."""
    return [ABILITY[c] == effect and TRIGGER[c] == trigger for c in range(len(CHARACTERS))]


ABILITY_ACTION: Final[list[list[Row]]] = [row.get("ability_action", []) for row in CHARACTER_ROWS]  # WL-17.5
HAS_ABILITY_ACTION: Final = [bool(effects) for effects in ABILITY_ACTION]
ABILITY_WHERE: Final[list[str]] = [row.get("ability_where", "") for row in CHARACTER_ROWS]
ABILITY_PRICE: Final[list[int]] = [row.get("ability_price", 0) for row in CHARACTER_ROWS]
INTIMIDATES: Final = gifted("start_of_fight_with_player", "opponent_discards_card_or_gains_wound")
JUDGES: Final = gifted("arrest_won", "extra_mp_1")
ROBS_IN_STYLE: Final = gifted("rob_won", "lp_1")
DUELS_IN_STYLE: Final = gifted("duel_won", "draw_2")
SCOUTS: Final = gifted("moving", "movement_plus_1_and_pass_bandits")
BRIBES_WOUNDS: Final = gifted("would_gain_wound_in_fight", "pay_10_cancel_wound")
GAMBLES: Final = gifted("joins_poker", "draw_2_instead_of_1")
CASES_BANKS: Final = gifted("heist", "guard_draws_1_fewer")
PANS: Final = gifted("prospect", "third_die_result")
HAULS: Final = gifted("cattle_delivered", "money_20")
TAKES_BOTH: Final = gifted("bandit_defeated", "both_rewards_once_per_turn")
REVELS_CHEAPLY: Final = gifted("revel", "first_lp_costs_20")

BRIBE: Final = 10  # the amounts that are part of an ability's key word
SCOUT_STEPS: Final = 1
HAUL_MONEY: Final = 20
FIRST_REVEL: Final = 20
STYLE_LP: Final = 1
STYLE_CARDS: Final = 2
EXTRA_MP: Final = 1
FEWER_GUARDS: Final = 1
GAMBLER_CARDS: Final = 2
BOTH_LP: Final[int] = VALUES["bandit_win_lp"]
BOTH_MP: Final[int] = VALUES["bandit_win_mp"]

# ---- Tracks (WL-13): by space, counted from 1; space 0 is off the track -----------------------------------


def track(name: str) -> list[tuple[str, int]]:
    spaces = [(row["reward"], row["amount"]) for row in DATA["track_spaces"] if row["track"] == name]
    return [("none", 0), *spaces]


def rows_of(name: str) -> list[int]:
    """LP of the row by space (WL-5.9, WL-14.2)."""
    row_lp = next(row["row_lp"] for row in DATA["tracks"] if row["id"] == name)
    return [0] + [row_lp[row["row"] - 1] for row in DATA["track_spaces"] if row["track"] == name]


MARSHAL: Final = track("marshal")
WANTED: Final = track("wanted")
MARSHAL_ROW: Final = rows_of("marshal")
WANTED_ROW: Final = rows_of("wanted")
LAST_SPACE: Final = len(MARSHAL) - 1
BEYOND: Final[int] = DATA["tracks"][0]["beyond_last_lp_per_point"]

# ---- Dice, cattle, legendary tokens -----------------------------------------------------------------

FACES: Final = ids(DATA["die_faces"])
DIE: Final[list[int]] = [FACES.index(face) for face in DATA["prospecting_die"]["faces"]]
DICE: Final[int] = DATA["prospecting_die"]["dice"]
GOLD_FACE: Final = FACES.index("gold")
MONEY_FACE: Final = FACES.index("money")
AGAIN_FACE: Final = FACES.index("money_reroll")
FACE_MONEY: Final = 10

CATTLE: Final[list[Row]] = DATA["cattle_tokens"]
CATTLE_IDS: Final = ids(CATTLE)
COLORS: Final = ("green", "blue")
COLOR: Final[list[int]] = [COLORS.index(row["color"]) for row in CATTLE]
TOKENS: Final[list[int]] = [row["lp"] for row in DATA["legendary_tokens"] for _ in range(row["count"])]

# ---- Story cards (WL-12) ----------------------------------------------------------------------------

CONDITIONS: Final = ids(DATA["story_conditions"])
STORIES: Final[list[Row]] = DATA["story_cards"]
STORY_IDS: Final = ids(STORIES)
CONDITION: Final[list[int]] = [CONDITIONS.index(row["condition"]) for row in STORIES]
PROSPECTED: Final = CONDITIONS.index("prospect")
DEPOSITED: Final = CONDITIONS.index("deposit")
SHOPPED: Final = CONDITIONS.index("shop")
PLAYED_POKER: Final = CONDITIONS.index("poker")
REVELED: Final = CONDITIONS.index("revel")
DELIVERED: Final = CONDITIONS.index("cattle")
FOUGHT: Final = CONDITIONS.index("fight_player")
BEAT_BANDIT: Final = CONDITIONS.index("bandit")
WORKED: Final = CONDITIONS.index("work")
USED_CARD: Final = CONDITIONS.index("card_action")
SIDES_OF_STORY: Final = ("left", "right")


def discs_needed(players: int) -> int:
    """WL-12.4"""
    table = DATA["story_disc_threshold"]
    return int(table["players_2_to_4"] if players < 5 else table["players_5_to_6"])


# ---- Goals (WL-16) -----------------------------------------------------------------------------------

GOALS: Final[list[Row]] = DATA["goals"]
GOAL_IDS: Final = ids(GOALS)
GOAL_NAMES: Final = [f"{row['character'].replace('_', ' ')} {row['type'].replace('_', ' ')} {row['n']}" for row in GOALS]
GOAL_TYPES: Final = ids(DATA["goal_types"])
GOAL_TYPE: Final[list[int]] = [GOAL_TYPES.index(row["type"]) for row in GOALS]
GOAL_N: Final[list[int]] = [row["n"] for row in GOALS]
GOALS_OF: Final[list[list[int]]] = [[g for g, row in enumerate(GOALS) if row["character"] == c] for c in CHARACTER_IDS]


def deed(name: str) -> int:
    return GOAL_TYPES.index(name)


# ---- The Man in Black (WL-15), the first game (WL-21) ---------------------------------------------------

BLACK: Final[Row] = DATA["man_in_black"]
BLACK_CARDS: Final[list[Row]] = DATA["man_in_black_cards"]
BLACK_IDS: Final = ids(BLACK_CARDS)
FIRST_GAME: Final[Row] = DATA["first_game"]
LENGTHS: Final[dict[str, int]] = {row["id"]: row["end_lp"] for row in DATA["game_lengths"]}
STARTS: Final[list[Row]] = DATA["start_of_turn_choices"]


# ---- Options of a game (WL-1.2, WL-1.3) --------------------------------------------------------


def options() -> tuple[Option, ...]:
    moves_sheriff: bool = DATA["rule_options"]["arrest_by_player_moves_sheriff"]
    return (
        Option("mode", "basic", ("basic", "advanced"), 0, "basic, or advanced with goals and legendary tokens (WL-1.2)"),
        Option("length", "medium", tuple(LENGTHS), 0, "short, medium or long: the game ends at 15, 20 or 25 LP (WL-1.3)"),
        Option("first_game", False, (False, True), 0, "the introductory set-up for 3 or 4 players (WL-21.1)"),
        Option("corner_moves", False, (False, True), 0, "spaces that touch in a corner are neighbours (WL-3.2)"),
        Option(
            "arrest_moves_sheriff",
            moves_sheriff,
            (False, True),
            0,
            "an arrest by a player puts the sheriff in the office (WL-8.9)",
        ),
        Option("max_rounds", 0, (), 0, "the number of rounds after which the game is scored as it stands; 0: never (WL-14.7)"),
    )

"""Mombasa's cards (MB-0.3, MB-1.4).  A card is a number: cards that look the same have the same one.  Its facts are in the
columns."""

from __future__ import annotations

from typing import Any, Final

from serai.games.mombasa.data import CARD_DATA, EXPANSION, GOOD_IDS, company

KINDS: Final = ["goods", "bookkeeper", "diamond_merchant", "expansion", "share"]
GOODS, BOOKKEEPER, MERCHANT, EXPAND, SHARE_CARD = range(len(KINDS))

NO_CARD: Final = -1
LETTERS: Final = ["A", "B", "C", "D", "E"]  # of the action deck, the top letter first (MB-2.3)


def face(row: dict[str, Any]) -> tuple[int, ...]:
    """All that is printed on a card's front, in the order of the numbers of cards."""
    return (
        KINDS.index(row["kind"]),
        GOOD_IDS.index(row["good"]) if "good" in row else -1,
        row.get("value", row.get("bookkeeping", 0)),
        company(row.get("mine_company")),
        row.get("diamonds", 0),
        row.get("pounds", 0),
        row.get("mines_per_extra_diamond", 0),
        company(row.get("share")),
        row["red"],
    )


ROWS: Final[list[dict[str, Any]]] = [
    row for key in ("starting_cards", "numbered_expansion_cards", "action_cards") for row in CARD_DATA[key]
]
FACES: Final = sorted({face(row) for row in ROWS})
FIRST_ROWS: Final = [[row for row in ROWS if face(row) == looks][0] for looks in FACES]

IDS: Final[list[str]] = [row["id"] for row in FIRST_ROWS]
KIND: Final = [looks[0] for looks in FACES]
GOOD: Final = [looks[1] for looks in FACES]
VALUE: Final = [looks[2] for looks in FACES]  # units, expansion points or bookkeeping points
MINES_OF: Final = [looks[3] for looks in FACES]
DIAMONDS: Final = [looks[4] for looks in FACES]
POUNDS: Final = [looks[5] for looks in FACES]
MINES_PER_DIAMOND: Final = [looks[6] for looks in FACES]
SHARE: Final = [looks[7] for looks in FACES]  # the company of its extra share (MB-0.5), or -1
RED: Final = [looks[8] for looks in FACES]  # MB-0.4
NOTHING: Final = EXPANSION + 1
MEASURE: Final = [  # which total a card adds to
    GOOD[card] if KIND[card] == GOODS else EXPANSION if KIND[card] == EXPAND else NOTHING for card in range(len(FACES))
]

PLAIN_NAMES: Final[list[str]] = [row["name"] for row in FIRST_ROWS]
CARDS: Final = [  # as the log calls them: with the red number where two have the same name
    name if PLAIN_NAMES.count(name) == 1 else f"{name} (red {RED[card]})" for card, name in enumerate(PLAIN_NAMES)
]

# Cards are numbered by kind, in the order of KINDS.
FIRST_BOOKKEEPER: Final = KIND.index(BOOKKEEPER)  # goods come before it
FIRST_EXPANSION: Final = KIND.index(EXPAND)  # all that is used one by one comes before it
FIRST_SHARE: Final = KIND.index(SHARE_CARD)  # all that can be planned comes before it (MB-4.3)


def number(card_id: str) -> int:
    return FACES.index(face([row for row in ROWS if row["id"] == card_id][0]))


STARTING: Final = sorted([number(row["id"]) for row in CARD_DATA["starting_cards"]])
NUMBERED: Final = [number(row["id"]) for row in CARD_DATA["numbered_expansion_cards"]]  # by place, from the first player on
DECK: Final = [  # by letter
    [number(row["id"]) for row in CARD_DATA["action_cards"] if row["letter"] == letter] for letter in LETTERS
]

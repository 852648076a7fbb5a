"""Mombasa's vocabulary.  Cards that look the same are interchangeable, so an action names a card, never a slot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.engine.vocabulary import Vocabulary
from serai.games.mombasa.board import BOOK_SPACE_IDS, BOOK_SPACES, COLUMNS, DISPLAY_IDS, FIRST_BOOK, INK_LAST, REGIONS, SLOTS
from serai.games.mombasa.books import START_IDS, STARTS
from serai.games.mombasa.cards import CARDS, FIRST_BOOKKEEPER, FIRST_EXPANSION, FIRST_SHARE, IDS
from serai.games.mombasa.data import COMPANIES
from serai.games.mombasa.spaces import BOOKKEEPER_TILE, MERCHANT_TILE, MOST_LEVELS, SPACE_NAMES, TILE_IDS, TILES

GOODS_CARDS: Final = CARDS[:FIRST_BOOKKEEPER]
HOME_COLUMNS: Final = [f"column {i + 1}" for i in range(COLUMNS)]
USED_TILES: Final = [BOOKKEEPER_TILE, MERCHANT_TILE]  # the other two are used together with cards

VOCABULARY: Final = Vocabulary()
KEEP: Final = VOCABULARY.verb("keep", [f"starting tile {i + 1}" for i in range(len(START_IDS))], START_IDS)
REST: Final = VOCABULARY.verb("rest", CARDS[:FIRST_SHARE], IDS)
LAY: Final = VOCABULARY.verb("lay", CARDS[:FIRST_SHARE], IDS)
USE: Final = VOCABULARY.verb("use", CARDS[:FIRST_EXPANSION], IDS)
USE_PLUS: Final = VOCABULARY.verb("use", [f"{card} with the +1 tile" for card in GOODS_CARDS], IDS)
USE_TILE: Final = VOCABULARY.verb("use", [TILES[tile] for tile in USED_TILES], [TILE_IDS[tile] for tile in USED_TILES])
ATTACH: Final = VOCABULARY.verb("attach the +1 tile to", GOODS_CARDS, IDS)
ACQUIRE: Final = VOCABULARY.verb("acquire", [f"card at {name.replace('_', ' ')}" for name in DISPLAY_IDS], DISPLAY_IDS)
STEP_ON: Final = VOCABULARY.verb("step on", COMPANIES)
EXPAND: Final = VOCABULARY.verb("expand", COMPANIES)
ENTER: Final = VOCABULARY.verb("enter", REGIONS)
FROM: Final = VOCABULARY.verb("take post from", HOME_COLUMNS)
BACK_TO: Final = VOCABULARY.verb("return post to", HOME_COLUMNS)
REWARD_OF: Final = VOCABULARY.verb("take reward of", REGIONS)
SPEND_POOL: Final = VOCABULARY.verb("spend", ["the bookkeeping points"])
TAKE_BOOK: Final = VOCABULARY.verb(
    "take book", [f"{row['letter']} of row {row['row']} under round {row['coin_round']}" for row in BOOK_SPACES], BOOK_SPACE_IDS
)
TAKE_POUNDS: Final = VOCABULARY.verb("take", ["pounds"])
PLACE: Final = VOCABULARY.verb("place book on", [f"space {i}" for i in range(FIRST_BOOK, INK_LAST + 1)])
FLIP: Final = VOCABULARY.verb("turn down book on", [f"space {i}" for i in range(INK_LAST + 1)])
INK: Final = VOCABULARY.verb("move ink marker to", [f"space {i}" for i in range(INK_LAST + 1)])
PUT: Final = VOCABULARY.verb("put marker on", SPACE_NAMES)
LEVEL: Final = VOCABULARY.verb("take level", [str(i + 1) for i in range(MOST_LEVELS)])
NAME: Final = VOCABULARY.verb("name track of", COMPANIES)
REMOVE: Final = VOCABULARY.verb("remove", CARDS, IDS)
POST: Final = VOCABULARY.verb("remove post", [f"{company} {column}" for company in COMPANIES for column in HOME_COLUMNS])
END: Final = VOCABULARY.verb("end", ["the action phase"])
PICK_UP: Final = VOCABULARY.verb("pick up", [f"column {i + 1}" for i in range(SLOTS)])

# ---- What these actions were called in logs of version 0.1 ------------------------------------------


def formerly(first: int, verb: str, things: Sequence[str]) -> None:
    for i, thing in enumerate(things):
        VOCABULARY.renamed(f"{verb} {thing}", VOCABULARY.names[first + i])


formerly(KEEP, "keep", STARTS)
formerly(ACQUIRE, "acquire", [name.replace("_", " ") for name in DISPLAY_IDS])
formerly(FROM, "from", HOME_COLUMNS)
formerly(BACK_TO, "back to", HOME_COLUMNS)
formerly(REWARD_OF, "reward of", REGIONS)
formerly(TAKE_BOOK, "take book", [f"{row['letter']} {row['row']}-{row['coin_round']}" for row in BOOK_SPACES])
formerly(PLACE, "place on", [str(i) for i in range(FIRST_BOOK, INK_LAST + 1)])
formerly(FLIP, "flip", [str(i) for i in range(INK_LAST + 1)])
formerly(INK, "ink to", [str(i) for i in range(INK_LAST + 1)])
formerly(PUT, "marker on", SPACE_NAMES)
formerly(LEVEL, "level", [str(i + 1) for i in range(MOST_LEVELS)])
formerly(NAME, "name", COMPANIES)

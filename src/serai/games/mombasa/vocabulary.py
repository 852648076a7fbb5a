"""Mombasa's vocabulary.  Cards that look the same are interchangeable, so an action names a card, never a slot."""

from __future__ import annotations

from typing import Final

from serai.engine.vocabulary import Vocabulary
from serai.games.mombasa.board import BOOK_SPACES, COLUMNS, DISPLAY_IDS, FIRST_BOOK, INK_LAST, REGIONS, SLOTS
from serai.games.mombasa.books import STARTS
from serai.games.mombasa.cards import CARDS, FIRST_BOOKKEEPER, FIRST_EXPANSION, FIRST_SHARE
from serai.games.mombasa.data import COMPANIES
from serai.games.mombasa.spaces import BOOKKEEPER_TILE, MERCHANT_TILE, MOST_LEVELS, SPACE_NAMES, TILES

GOODS_CARDS: Final = CARDS[:FIRST_BOOKKEEPER]
HOME_COLUMNS: Final = [f"column {i + 1}" for i in range(COLUMNS)]
USED_TILES: Final = [BOOKKEEPER_TILE, MERCHANT_TILE]  # the other two are used together with cards

VOCABULARY: Final = Vocabulary()
KEEP: Final = VOCABULARY.verb("keep", STARTS)
REST: Final = VOCABULARY.verb("rest", CARDS[:FIRST_SHARE])
LAY: Final = VOCABULARY.verb("lay", CARDS[:FIRST_SHARE])
USE: Final = VOCABULARY.verb("use", CARDS[:FIRST_EXPANSION])
USE_PLUS: Final = VOCABULARY.verb("use", [f"{card} with the +1 tile" for card in GOODS_CARDS])
USE_TILE: Final = VOCABULARY.verb("use", [TILES[tile] for tile in USED_TILES])
ATTACH: Final = VOCABULARY.verb("attach the +1 tile to", GOODS_CARDS)
ACQUIRE: Final = VOCABULARY.verb("acquire", [name.replace("_", " ") for name in DISPLAY_IDS])
STEP_ON: Final = VOCABULARY.verb("step on", COMPANIES)
EXPAND: Final = VOCABULARY.verb("expand", COMPANIES)
ENTER: Final = VOCABULARY.verb("enter", REGIONS)
FROM: Final = VOCABULARY.verb("from", HOME_COLUMNS)
BACK_TO: Final = VOCABULARY.verb("back to", HOME_COLUMNS)
REWARD_OF: Final = VOCABULARY.verb("reward of", REGIONS)
SPEND_POOL: Final = VOCABULARY.verb("spend", ["the bookkeeping points"])
TAKE_BOOK: Final = VOCABULARY.verb("take book", [f"{row['letter']} {row['row']}-{row['coin_round']}" for row in BOOK_SPACES])
TAKE_POUNDS: Final = VOCABULARY.verb("take", ["pounds"])
PLACE: Final = VOCABULARY.verb("place on", [str(i) for i in range(FIRST_BOOK, INK_LAST + 1)])
FLIP: Final = VOCABULARY.verb("flip", [str(i) for i in range(INK_LAST + 1)])
INK: Final = VOCABULARY.verb("ink to", [str(i) for i in range(INK_LAST + 1)])
PUT: Final = VOCABULARY.verb("marker on", SPACE_NAMES)
LEVEL: Final = VOCABULARY.verb("level", [str(i + 1) for i in range(MOST_LEVELS)])
NAME: Final = VOCABULARY.verb("name", COMPANIES)
REMOVE: Final = VOCABULARY.verb("remove", CARDS)
POST: Final = VOCABULARY.verb("remove post", [f"{company} {column}" for company in COMPANIES for column in HOME_COLUMNS])
END: Final = VOCABULARY.verb("end", ["the action phase"])
PICK_UP: Final = VOCABULARY.verb("pick up", [f"column {i + 1}" for i in range(SLOTS)])

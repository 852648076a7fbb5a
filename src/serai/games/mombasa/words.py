"""Mombasa's vocabulary.  Cards that look the same are interchangeable, so an action names a card, never a slot."""

from __future__ import annotations

from typing import Final

from serai.engine.words import Vocabulary
from serai.games.mombasa.board import BOOK_SPACES, COLUMNS, DISPLAY_IDS, FIRST_BOOK, INK_LAST, REGIONS, SLOTS
from serai.games.mombasa.books import STARTS
from serai.games.mombasa.cards import CARDS, FIRST_BOOKKEEPER, FIRST_EXPANSION, FIRST_SHARE
from serai.games.mombasa.data import COMPANIES
from serai.games.mombasa.spaces import BOOKKEEPER_TILE, MERCHANT_TILE, MOST_LEVELS, SPACE_NAMES, TILES

GOODS_CARDS: Final = CARDS[:FIRST_BOOKKEEPER]
HOME_COLUMNS: Final = [f"column {i + 1}" for i in range(COLUMNS)]
USED_TILES: Final = [BOOKKEEPER_TILE, MERCHANT_TILE]  # the other two are used together with cards

WORDS: Final = Vocabulary()
KEEP: Final = WORDS.verb("keep", STARTS)
REST: Final = WORDS.verb("rest", CARDS[:FIRST_SHARE])
LAY: Final = WORDS.verb("lay", CARDS[:FIRST_SHARE])
USE: Final = WORDS.verb("use", CARDS[:FIRST_EXPANSION])
USE_PLUS: Final = WORDS.verb("use", [f"{card} with the +1 tile" for card in GOODS_CARDS])
USE_TILE: Final = WORDS.verb("use", [TILES[tile] for tile in USED_TILES])
ATTACH: Final = WORDS.verb("attach the +1 tile to", GOODS_CARDS)
ACQUIRE: Final = WORDS.verb("acquire", [name.replace("_", " ") for name in DISPLAY_IDS])
STEP_ON: Final = WORDS.verb("step on", COMPANIES)
EXPAND: Final = WORDS.verb("expand", COMPANIES)
ENTER: Final = WORDS.verb("enter", REGIONS)
FROM: Final = WORDS.verb("from", HOME_COLUMNS)
BACK_TO: Final = WORDS.verb("back to", HOME_COLUMNS)
REWARD_OF: Final = WORDS.verb("reward of", REGIONS)
SPEND_POOL: Final = WORDS.verb("spend", ["the bookkeeping points"])
TAKE_BOOK: Final = WORDS.verb("take book", [f"{row['letter']} {row['row']}-{row['coin_round']}" for row in BOOK_SPACES])
TAKE_POUNDS: Final = WORDS.verb("take", ["pounds"])
PLACE: Final = WORDS.verb("place on", [str(i) for i in range(FIRST_BOOK, INK_LAST + 1)])
FLIP: Final = WORDS.verb("flip", [str(i) for i in range(INK_LAST + 1)])
INK: Final = WORDS.verb("ink to", [str(i) for i in range(INK_LAST + 1)])
PUT: Final = WORDS.verb("marker on", SPACE_NAMES)
LEVEL: Final = WORDS.verb("level", [str(i + 1) for i in range(MOST_LEVELS)])
NAME: Final = WORDS.verb("name", COMPANIES)
REMOVE: Final = WORDS.verb("remove", CARDS)
POST: Final = WORDS.verb("remove post", [f"{company} {column}" for company in COMPANIES for column in HOME_COLUMNS])
END: Final = WORDS.verb("end", ["the action phase"])
PICK_UP: Final = WORDS.verb("pick up", [f"column {i + 1}" for i in range(SLOTS)])

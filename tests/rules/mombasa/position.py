"""Mombasa positions written down in words, and a way to play on from them in words.

    s = position(Area("coffee 1, coffee 3", pounds=4), OUT, display={"middle 1": "bananas 2"})
    say(s, 0, "use coffee 1", "use coffee 3", "acquire card at middle 1", "step on cairo")

Cards are listed as "coffee 1, 2 cotton 2".  Cards of the action area lie in slots 2, 3, 4, then 1 and 5.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from serai.engine.step import rule_of
from serai.engine.zones import components
from serai.games import mombasa
from serai.games.mombasa.board import COLUMNS, REGIONS, SLOTS, SPACE_LETTER, START_BOOK
from serai.games.mombasa.books import BOOK_IDS, FIRST_PRINTED, LETTER, NO_BOOK, STARTS
from serai.games.mombasa.cards import CARDS, DECK, NO_CARD, NUMBERED, STARTING, number
from serai.games.mombasa.data import COMPANIES
from serai.games.mombasa.round import Round
from serai.games.mombasa.spaces import SPACE_NAMES, TILES, in_play
from serai.games.mombasa.state import NO_SLOT, NOBODY, Mombasa
from serai.games.mombasa.tracks import TRACK_IDS
from serai.games.mombasa.turn import NextTurn
from serai.games.mombasa.vocabulary import ACQUIRE, TAKE_BOOK, VOCABULARY
from tests.listed import listed

GAME: Final = mombasa.GAME
NAMES: Final = ("Blue", "Green", "Yellow", "Purple")
SLOT_ORDER: Final = (1, 2, 3, 0, 4)

# ---- A position ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Area:
    """One player's area; slots, columns and positions are numbered as on the board."""

    action: str = ""  # face-up cards of the action area
    hand: str = ""
    resting: Mapping[int, str] = field(default_factory=dict)
    tiles: str = ""  # bonus tiles in the action area
    pounds: int = 1
    diamonds: int = 0
    ink: int = 0
    at: Mapping[str, int] = field(default_factory=dict)  # markers on company tracks
    books: Mapping[int, str] = field(default_factory=dict)  # on the bookkeeping track, as "a01"
    start: str = "start 01"
    ended: bool = False  # out of the action phase


OUT: Final = Area(ended=True)


def cards(text: str) -> list[int]:
    """By name, or by the id of the data where it is shorter."""
    return [CARDS.index(name) if name in CARDS else number(name) for name in listed(text)]


def position(
    *areas: Area,
    display: Mapping[str, str] | None = None,
    posts: Mapping[str, str] | None = None,
    home: Mapping[str, str] | None = None,
    tracks: str = "A1 B1 C1 D1",
    markers: Mapping[str, int] | None = None,
    books: Mapping[str, str] | None = None,
    coins: str = "",
    round_number: int = 2,
    turn: int = 2,
    first: int = 0,
    planning: bool = False,
) -> Mombasa:
    """A table in the action phase of a round (or at its planning), seat `first` on turn.

    `display` and `books` are what lies on these spaces ("middle 1", "A 1-2"); the card display is otherwise empty, the book
    display as it was dealt.  `home` are the spaces with a post, column by column ("- 345 12345").  Cards that nobody needs are
    in the deck or on the discard pile.
    """
    s: Mombasa = GAME.new_game(len(areas), "position", first_player="1")
    s.tracks = tuple([TRACK_IDS.index(name) for name in tracks.split()])
    s.spaces = in_play(s.tracks)
    left = [card for pile in DECK for card in pile] + len(areas) * STARTING + NUMBERED[: len(areas)]

    def take(text: str) -> list[int]:
        for card in cards(text):
            left.remove(card)
        return cards(text)

    for me, area in zip(s.players, areas, strict=True):
        me.slots = [NO_CARD] * SLOTS
        for slot, card in zip(SLOT_ORDER, take(area.action), strict=False):
            me.slots[slot] = card
        me.hand = sorted(take(area.hand))
        me.resting = tuple([tuple(take(area.resting.get(column, ""))) for column in range(1, SLOTS + 1)])
        me.tiles = sum([1 << TILES.index(f"{name} tile") for name in listed(area.tiles)])
        me.plus = NO_SLOT
        me.pounds, me.diamonds, me.ink = area.pounds, area.diamonds, area.ink
        me.at = [area.at.get(name, 0) for name in COMPANIES]
        me.start = STARTS.index(area.start)
        me.books = tuple([NO_BOOK if i != START_BOOK else FIRST_PRINTED + me.start for i in range(len(me.books))])
        for place, name in area.books.items():
            me.books = (*me.books[:place], pull_book(s, name), *me.books[place + 1 :])
    s.display = [NO_CARD] * len(s.display)
    for space, name in (display or {}).items():
        s.display[VOCABULARY.numbers[f"acquire {space}"] - ACQUIRE] = take(name)[0]
    s.deck = []
    for pile in DECK[::-1]:
        for card in pile:
            if card in left:
                left.remove(card)
                s.deck.append(card)
    s.discards = tuple(left)
    for space, name in (books or {}).items():
        i = VOCABULARY.numbers[f"take book {space}"] - TAKE_BOOK
        book = pull_book(s, name)
        s.supply = tuple([(s.books[i], *pile) if n == SPACE_LETTER[i] else pile for n, pile in enumerate(s.supply)])
        s.books[i] = book
    for space in listed(coins):
        s.coins |= 1 << VOCABULARY.numbers[f"take book {space}"] - TAKE_BOOK
    lay_posts(s, posts or {}, home or {})
    s.markers = [NOBODY] * len(s.markers)
    for space, seat in (markers or {}).items():
        s.markers[SPACE_NAMES.index(space)] = seat
    for seat in range(len(areas)):
        s.unlock(seat)
    s.first = s.starter = first
    s.stack.clear()
    if planning:
        s.round = round_number - 1
        s.then(Round(first))
    else:
        s.round, s.turns, s.revealed = round_number, turn - 1, True
        s.out = sum([1 << seat for seat, area in enumerate(areas) if area.ended])
        s.then(NextTurn(first), Round(first))
    s.advance()
    assert components(s, GAME.zones) == whole(s)
    return s


def pull_book(s: Mombasa, name: str) -> int:
    """This book, wherever it was dealt; another of its letter takes its place in the display."""
    book = BOOK_IDS.index(f"book_{name}")
    if book in s.books:
        pile = s.supply[LETTER[book]]
        s.supply = tuple([other[:-1] if other is pile else other for other in s.supply])
        s.books[s.books.index(book)] = pile[-1]
    else:
        s.supply = tuple([tuple([other for other in pile if other != book]) for pile in s.supply])
    return book


def lay_posts(s: Mombasa, posts: Mapping[str, str], home: Mapping[str, str]) -> None:
    """Posts on the map; of a home area that is not described, the first columns are emptied for them."""
    for company, name in enumerate(COMPANIES):
        regions = listed(posts.get(name, ""))
        s.posts[company] = sum([1 << REGIONS.index(region) for region in regions])
        if name in home:
            columns = [sum([1 << int(space) - 1 for space in column if space != "-"]) for column in home[name].split()]
            s.home[company * COLUMNS : (company + 1) * COLUMNS] = columns
        else:
            for _ in regions:
                s.take_post([i for i in range(company * COLUMNS, (company + 1) * COLUMNS) if s.home[i]][0])
        at_home = sum([column.bit_count() for column in s.home[company * COLUMNS : (company + 1) * COLUMNS]])
        s.gone[company] = 15 - at_home - len(regions)
        assert s.gone[company] >= 0


def whole(s: Mombasa) -> list[list[int]]:
    """All components of a fresh game of as many players, with the same starting tiles."""
    fresh: Mombasa = GAME.start(s.setup, "whole")
    if not fresh.unused:
        for seat, me in enumerate(s.players):
            fresh.players[seat].start = me.start
    return components(fresh, GAME.zones)


# ---- Playing on -----------------------------------------------------------------------------


def say(s: Mombasa, seat: int, *texts: str) -> None:
    """This seat is asked, is offered each of these answers, and gives them."""
    for text in texts:
        action = VOCABULARY.numbers[text]
        assert action in s.options_for(seat), f"{s.refusal(seat, action)}; waiting are {s.waiting()}"
        s.answer(seat, action)
        assert components(s, GAME.zones) == whole(s)


def offered(s: Mombasa, seat: int, verb: str = "") -> list[str]:
    """What this seat may choose now (beginning so); nothing if it is not asked."""
    return sorted([name for action in s.options_for(seat) if (name := VOCABULARY.names[action]).startswith(verb)])


def why_not(s: Mombasa, seat: int, text: str) -> str:
    """The rule that forbids this now; empty if it is offered."""
    reason = s.why_not(seat, VOCABULARY.numbers[text])
    return rule_of(reason) or reason


def on_turn(s: Mombasa, seat: int) -> bool:
    """This seat is to take one of the six actions."""
    return s.player == seat and "end the action phase" in offered(s, seat)


def end_round(s: Mombasa) -> None:
    """Everybody ends the phase, picking up the first column there is."""
    number = s.round
    while s.options and s.round == number:
        texts = offered(s, s.player, "end ") or offered(s, s.player, "pick up")
        say(s, s.player, texts[0])


def plan(s: Mombasa, seat: int, *names: str) -> None:
    """Lay these cards into the open slots, from the first on; the others stay empty."""
    for name in names:
        say(s, seat, f"lay {name}")
    while s.place(seat) >= 0 and not s.revealed:
        say(s, seat, "pass")


# ---- Looking at the table ---------------------------------------------------------------------


def names(pile: Iterable[int]) -> list[str]:
    return sorted([CARDS[card] for card in pile])


def these(text: str) -> list[str]:
    return names(cards(text))


def hand(s: Mombasa, seat: int) -> list[str]:
    return names(s.players[seat].hand)


def face_up(s: Mombasa, seat: int) -> list[str]:
    me = s.players[seat]
    return names([card for slot, card in enumerate(me.slots) if card != NO_CARD and not me.used >> slot & 1])


def at(s: Mombasa, seat: int, company: str) -> int:
    return s.players[seat].at[COMPANIES.index(company)]


def holds(s: Mombasa, company: str) -> list[str]:
    """The regions with a post of this company."""
    return [name for i, name in enumerate(REGIONS) if s.posts[COMPANIES.index(company)] >> i & 1]


def home(s: Mombasa, company: str) -> str:
    """Its home area as `position` takes it."""
    first = COMPANIES.index(company) * COLUMNS
    columns = ["".join([str(i + 1) for i in range(5) if posts >> i & 1]) for posts in s.home[first : first + COLUMNS]]
    return " ".join([column or "-" for column in columns])


def value(s: Mombasa, company: str) -> int:
    return s.share_value(COMPANIES.index(company))


def sees(s: Mombasa, seat: int | None) -> dict[str, Any]:
    return GAME.observe(s, seat)


def points(s: Mombasa, seat: int) -> dict[str, int]:
    score = GAME.scores(s)[seat]
    return {**dict(zip(GAME.categories, score.points, strict=True)), "total": score.total}

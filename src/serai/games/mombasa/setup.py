"""Setup (MB-2)."""

from __future__ import annotations

from typing import Final

from serai.engine.errors import BadSetup
from serai.engine.events import Fact
from serai.engine.game import Setup
from serai.engine.step import Step
from serai.games.mombasa.board import OPEN_SLOTS, START_BOOK
from serai.games.mombasa.books import FIRST_GAME as FIRST_TILES
from serai.games.mombasa.books import FIRST_PRINTED, RESTING, START_REWARD, START_STEPS, STARTS, SUPPLY
from serai.games.mombasa.cards import DECK, NUMBERED, STARTING
from serai.games.mombasa.data import COMPANIES, SETUP
from serai.games.mombasa.events import LAID_TRACK, RESTED, STARTED
from serai.games.mombasa.gains import AdvanceOn, gain, refill_books
from serai.games.mombasa.preparation import fill
from serai.games.mombasa.round import Round
from serai.games.mombasa.spaces import in_play
from serai.games.mombasa.state import NOBODY, Mombasa, Player
from serai.games.mombasa.tracks import FIRST_GAME as FIRST_TRACKS
from serai.games.mombasa.tracks import PIECES
from serai.games.mombasa.vocabulary import KEEP, REST, VOCABULARY

DEALT: Final[int] = SETUP["starting_tiles_dealt_variant"]


def begin(setup: Setup, secret: str) -> Mombasa:
    """MB-2.1 to MB-2.12, up to the first decision.  Nothing is shuffled later, and there are no dice (MB-12.1)."""
    s = Mombasa()
    s.agree(setup, secret)
    s.players = [Player() for _ in range(setup.players)]
    s.first = s.starter = first_player(s)
    s.tracks = lay_tracks(s)
    s.spaces = in_play(s.tracks)
    for company, track in enumerate(s.tracks):
        s.tell(LAID_TRACK, NOBODY, (company, track))
    for cards in DECK[::-1]:  # from bottom to top E, D, C, B, A (MB-2.3)
        pile = cards[:]
        s.shuffle(pile)
        s.deck += pile
    fill(s)
    supply = [books[:] for books in SUPPLY]
    for books in supply:
        s.shuffle(books)
    s.supply = tuple([tuple(books) for books in supply])
    refill_books(s)  # MB-2.6
    seats = s.clockwise(s.first)
    for place, p in enumerate(seats):  # MB-2.8, MB-2.11
        s.players[p].pounds = SETUP["start_pounds"]
        s.players[p].hand = sorted([*STARTING, NUMBERED[place]])
    deal_starting_tiles(s, seats)
    s.advance()
    return s


def check(setup: Setup) -> None:
    """The first player must have a seat."""
    chosen: str = setup.options["first_player"]
    if chosen != "random" and int(chosen) > setup.players:
        raise BadSetup(f"first_player cannot be {chosen} with {setup.players} players: it is random or 1 to {setup.players}")


def first_player(s: Mombasa) -> int:
    """At random, unless it was agreed (MB-2.10)."""
    chosen: str = s.setup.options["first_player"]
    return s.roll(len(s.players)) if chosen == "random" else int(chosen) - 1


def lay_tracks(s: Mombasa) -> tuple[int, ...]:
    """First game: A1, B1, C1, D1 (MB-2.1); later games: the pieces in random order, on a random side each (MB-2.16)."""
    if s.setup.options["track_setup"] == "first_game":
        return tuple(FIRST_TRACKS)
    pieces = list(range(len(PIECES)))
    s.shuffle(pieces)
    return tuple([PIECES[piece][s.roll(len(PIECES[piece]))] for piece in pieces])


def deal_starting_tiles(s: Mombasa, seats: tuple[int, ...]) -> None:
    """First game: by seat (MB-2.12); later games: two each, face down, of which one is kept (MB-2.17)."""
    if s.setup.options["starting_tile_setup"] == "first_game":
        for place, p in enumerate(seats):
            s.players[p].start = FIRST_TILES[place]
    else:
        tiles = list(range(len(STARTS)))
        s.shuffle(tiles)
        for p in seats:
            s.players[p].dealt = tuple(sorted(tiles[:DEALT]))
            del tiles[:DEALT]
        s.unused = tuple(sorted(tiles))
        s.then(*[KeepTile(p) for p in seats], ShowTiles(s.first))
        return
    s.then(ShowTiles(s.first))


class KeepTile(Step):
    """Each player secretly keeps one of the two starting tiles, the other leaves the game (MB-2.17, MB-11.1)."""

    def at_once(self) -> bool:
        return True

    def eyes(self, s: Mombasa) -> int:
        return 1 << self.player

    def options(self, s: Mombasa) -> list[int]:
        return [KEEP + tile for tile in s.players[self.player].dealt]

    def why_not(self, s: Mombasa, action: int) -> str:
        return "MB-2.17:not-dealt" if VOCABULARY.verbs[action] == "keep" else ""

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return {"thing": VOCABULARY.ids[action]}

    def choose(self, s: Mombasa, action: int) -> None:
        me = s.players[self.player]
        me.start = action - KEEP
        me.dealt = tuple([tile for tile in me.dealt if tile != me.start])


class ShowTiles(Step):
    """All reveal at the same time (MB-2.17); then each puts the tile at the start of the bookkeeping track, the ink marker on
    it and the cards that it names above the open slots, and takes its bonus, in seat order (MB-2.13, MB-2.15, MB-R26)."""

    def choose(self, s: Mombasa, action: int) -> None:
        s.started = True
        s.reveals += 1
        seats = s.clockwise(self.player)
        for p in seats:
            me = s.players[p]
            s.tell(STARTED, p, (me.start,))
            me.books = (*me.books[:START_BOOK], FIRST_PRINTED + me.start, *me.books[START_BOOK + 1 :])
        s.then(*[RestCard(p, 0) for p in seats], *[TakeBonus(p) for p in seats], Round(self.player))


class RestCard(Step):
    """The owner decides which of the three cards named goes above which open slot (MB-2.13, MB-11.2)."""

    __slots__ = ("place",)

    def __init__(self, player: int, place: int) -> None:
        self.player = player
        self.place = place  # among the open slots

    def at_once(self) -> bool:
        return True

    def left(self, s: Mombasa) -> list[int]:
        """The cards named that do not rest yet.  Where a game began with other figures another card may rest already: it stays,
        and one of those named remains in hand."""
        me = s.players[self.player]
        resting = [card for column in me.resting for card in column]
        return [card for card in RESTING[me.start] if card not in resting][: len(OPEN_SLOTS) - len(resting)]

    def options(self, s: Mombasa) -> list[int]:
        return [REST + card for card in sorted(set(self.left(s)))]

    def why_not(self, s: Mombasa, action: int) -> str:
        return "MB-2.13:rests-not" if VOCABULARY.verbs[action] == "rest" else ""

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return {"thing": VOCABULARY.ids[action]}

    def choose(self, s: Mombasa, action: int) -> None:
        self.rest(s, self.place, action - REST)
        left = self.left(s)
        if len(left) == 1:  # nothing is left to choose: no step, for the others may still be choosing
            self.rest(s, self.place + 1, left[0])
        else:
            s.then(RestCard(self.player, self.place + 1))

    def rest(self, s: Mombasa, place: int, card: int) -> None:
        me, slot = s.players[self.player], OPEN_SLOTS[place]
        me.hand.remove(card)
        me.resting = (*me.resting[:slot], (card,), *me.resting[slot + 1 :])
        s.tell(RESTED, self.player, (slot + 1,), (card,))


class TakeBonus(Step):
    """The starting bonus: spaces on one or two tracks, by the normal rules; a company means the track at its edge in this game
    (MB-2.14)."""

    def choose(self, s: Mombasa, action: int) -> None:
        tile = s.players[self.player].start
        gain(s, self.player, START_REWARD[tile])
        steps = START_STEPS[tile]
        s.then(*[AdvanceOn(self.player, company, steps[company]) for company in range(len(COMPANIES)) if steps[company]])

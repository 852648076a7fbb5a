"""The general action phase (MB-5): turns, the six actions, the +1 goods tile (MB-5.8), ending the phase (MB-5.9)."""

from __future__ import annotations

from serai.engine.events import Fact
from serai.engine.step import GO, Step
from serai.games.mombasa.board import SLOTS
from serai.games.mombasa.bonus import forbids, marker_figures, markers_left, put_marker
from serai.games.mombasa.bookkeeper import use_card, use_tile
from serai.games.mombasa.cards import FIRST_BOOKKEEPER, FIRST_EXPANSION, NO_CARD
from serai.games.mombasa.data import COMPANIES
from serai.games.mombasa.events import PICKED_UP
from serai.games.mombasa.expansion import expand
from serai.games.mombasa.gains import PlaceBook, refill_books
from serai.games.mombasa.goods import SpendUnits, key_of, use_goods
from serai.games.mombasa.preparation import Prepare
from serai.games.mombasa.spaces import EXPANSION_TILE, PLUS_ONE
from serai.games.mombasa.state import NO_SLOT, Mombasa, Player, totals
from serai.games.mombasa.vocabulary import ATTACH, END, EXPAND, PICK_UP, PUT, USE, USE_PLUS, USE_TILE, USED_TILES, VOCABULARY


class NextTurn(Step):
    """Players take turns clockwise; one who has ended the phase is skipped; the phase ends when all have (MB-5.1, MB-3.2)."""

    def choose(self, s: Mombasa, action: int) -> None:
        for p in s.clockwise(self.player):
            if not s.out >> p & 1:
                s.turns += 1
                s.unlock(p)
                s.then(TakeTurn(p), EndTurn(p), NextTurn((p + 1) % len(s.players)))
                return
        s.then(Prepare(self.player))


def may_attach(me: Player) -> bool:
    """The +1 goods tile lies beside the board, not yet attached (MB-5.8.3)."""
    return me.plus == NO_SLOT and me.face_up(PLUS_ONE)


class TakeTurn(Step):
    """Exactly one of six: use goods, expand a company, use a bookkeeper, a diamond merchant or a bonus marker, end the phase,
    which is always allowed (MB-5.2).  Only face-up cards count for anything (MB-0.6)."""

    def options(self, s: Mombasa) -> list[int]:
        me = s.players[self.player]
        used, plus, expanding = me.used, me.plus, False
        options: list[int] = []
        for slot, card in enumerate(me.slots):
            if card >= 0 and not used >> slot & 1:
                if card < FIRST_EXPANSION:
                    action = USE + card if slot != plus else USE_PLUS + card
                    if action not in options:
                        options.append(action)
                else:
                    expanding = True
        if me.tiles:
            options += [USE_TILE + i for i, tile in enumerate(USED_TILES) if me.face_up(tile)]
            expanding = expanding or me.face_up(EXPANSION_TILE)
            if may_attach(me):
                goods = [card for i, card in enumerate(me.slots) if 0 <= card < FIRST_BOOKKEEPER and not used >> i & 1]
                options += [ATTACH + card for card in sorted(set(goods))]
        if expanding:
            options += [EXPAND + company for company in range(len(COMPANIES))]
        if markers_left(s, self.player) > 0:
            sums = [totals(p) for p in s.players]
            options += [PUT + space for space in s.spaces if not forbids(s, self.player, space, sums)]
        options.append(END)
        return options

    def why_not(self, s: Mombasa, action: int) -> str:
        verb = VOCABULARY.verbs[action]
        if verb == "put marker on":
            if action - PUT not in s.spaces:
                return "MB-6.8:space-unused"
            return forbids(s, self.player, action - PUT, [totals(p) for p in s.players]) or "MB-2.9:no-marker"
        if verb == "expand":
            return "MB-5.3.11:no-expansion"
        if verb == "attach the +1 tile to":
            return "MB-R6:attach-goods" if may_attach(s.players[self.player]) else "MB-5.8.3:no-plus-one"
        return "MB-0.6:not-face-up" if verb == "use" else ""

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        if VOCABULARY.verbs[action] == "put marker on":
            return marker_figures(s, self.player, action - PUT, key)
        return {"thing": VOCABULARY.ids[action]} if key in ("not-face-up", "attach-goods") else {}

    def choose(self, s: Mombasa, action: int) -> None:
        me, player, thing = s.players[self.player], self.player, VOCABULARY.things[action]
        verb = VOCABULARY.verbs[action]
        if action == END:
            s.then(PickUp(player))
        elif verb == "expand":
            expand(s, player, thing)
        elif verb == "put marker on":
            put_marker(s, player, thing)
        elif verb != "use":  # attached, and the turn's action follows (MB-R6)
            me.plus = [i for i, card in enumerate(me.slots) if card == thing and not me.used >> i & 1][0]
            s.then(self)
        elif action >= USE_TILE:
            use_tile(s, player, USED_TILES[thing])
        elif thing < FIRST_BOOKKEEPER:
            units, good = use_goods(s, player, action)
            s.then(SpendUnits(player, units, 1 << good, key_of(action)))
        else:
            use_card(s, player, thing)


class EndTurn(Step):
    """Books taken in this turn are placed, then empty book spaces are refilled (MB-5.4.3)."""

    def choose(self, s: Mombasa, action: int) -> None:
        if s.players[self.player].taken:
            s.then(PlaceBook(self.player), self)
        else:
            refill_books(s)


class PickUp(Step):
    """First exactly one resting column comes to the hand (MB-5.9.1), one with cards if there is any (MB-R16, MB-R31); so cards
    played this round cannot be taken back this round (MB-5.9.2)."""

    def options(self, s: Mombasa) -> list[int]:
        return [PICK_UP + i for i, cards in enumerate(s.players[self.player].resting) if cards] or GO

    def why_not(self, s: Mombasa, action: int) -> str:
        return "MB-R16:nothing-rests" if VOCABULARY.verbs[action] == "pick up" else ""

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return {"column": action - PICK_UP + 1}

    def choose(self, s: Mombasa, action: int) -> None:
        me = s.players[self.player]
        columns = list(me.resting)
        taken: tuple[int, ...] = ()
        if VOCABULARY.verbs[action] == "pick up":
            taken, columns[action - PICK_UP] = columns[action - PICK_UP], ()
            me.hand = sorted([*me.hand, *taken])
        s.tell(PICKED_UP, self.player, (), taken)
        leave(s, self.player, columns)


def leave(s: Mombasa, player: int, columns: list[tuple[int, ...]]) -> None:
    """The cards of the action area, used or not, go to the columns above their slots, tiles go back beside the board (MB-5.9.1,
    MB-5.8.1); the player is out, their markers stay where they are (MB-5.9.3)."""
    me = s.players[player]
    me.resting = tuple([column if card == NO_CARD else (*column, card) for column, card in zip(columns, me.slots, strict=True)])
    me.slots = [NO_CARD] * SLOTS
    me.used = me.tiles = me.tiles_used = 0
    me.plus = NO_SLOT
    s.out |= 1 << player

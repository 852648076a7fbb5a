"""The laws hold for every game, and each law notices when it is broken."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from menagerie.features import BLOCKS, SEATS
from menagerie.observe import observe
from menagerie.round import Lay, Owe
from menagerie.state import Area, Menagerie
from menagerie.vocabulary import CARDS
from menagerie.zones import cards
from serai.catalogue import GAMES, find
from serai.engine.features import Block, Blocks, Row
from serai.engine.game import Game
from serai.engine.laws import Broken, check_game, setups
from serai.engine.log import read, replay
from serai.engine.state import State
from serai.engine.zones import Deal
from serai.games.san_juan.builder import Build
from serai.games.san_juan.events import DISCARDED
from serai.games.san_juan.state import Player, SanJuan
from tests.toy import TOY, toy

GAMES_EACH = 14  # set-ups of a game that are checked here; `serai laws` checks as many as one likes


@pytest.mark.long
@pytest.mark.parametrize("number", range(GAMES_EACH))
@pytest.mark.parametrize("game_id", GAMES)
def test_laws_hold(game_id: str, number: int) -> None:
    assert check_game(setups(find(game_id))[number], number) > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_laws_hold_at_a_quick_look(game_id: str) -> None:
    assert check_game(find(game_id).setup(3, {}), 1, every=5) > 0


@pytest.mark.parametrize("number", range(8))
def test_laws_hold_for_the_toy(number: int) -> None:
    all_setups = setups(TOY)
    assert check_game(all_setups[number % len(all_setups)], number) > 0


def test_setups_are_all_player_counts_with_all_options() -> None:
    game = find("san-juan")
    found = setups(game)
    assert {setup.players for setup in found} == {2, 3, 4}
    for option in game.options:
        values = {setup.options[option.id] for setup in found}
        assert values == set(option.choices) if option.choices else option.default in values and len(values) == 2
    assert len({(setup.players, *setup.options.values()) for setup in found}) == len(found)


def broken(game: Game[State], games: int = 12) -> Broken:
    """The first broken law on random play."""
    all_setups = setups(game)
    for number in range(games):
        try:
            check_game(replace(all_setups[number % len(all_setups)], game=game), number)
        except Broken as found:
            return found
    raise AssertionError("no law has noticed")


def leaky_observe(s: Menagerie, seat: int | None) -> dict[str, Any]:
    return {**observe(s, seat), "leak": [p.hand for p in s.players]}


def leaky_meaning(s: Menagerie, number: int) -> dict[str, Any]:
    return {"card": s.deck[0]}


def losing(s: Menagerie, deal: Deal) -> None:
    """Loses a card of the deck when it is dealt."""
    cards(s, deal)
    if deal.dealing:
        s.deck.pop()


def as_they_lie(s: Menagerie, deal: Deal) -> None:
    """Deals well, but then the deck is cut as it really lies."""
    if deal.dealing:
        deal.dice.shuffle(s.deck)
    if deal.counting:
        cards(s, deal)


def without_laid(s: Menagerie, deal: Deal) -> None:
    """Forgets a zone: a search would see what the others have laid."""
    laid = [p.laid for p in s.players]
    for p in s.players:
        p.laid = []
    cards(s, deal)
    for p, kept in zip(s.players, laid, strict=True):
        p.laid = kept


def with_open_deck(s: Menagerie, deal: Deal) -> None:
    """Calls the deck open, though nobody is shown it."""
    deck, s.deck = s.deck, []
    cards(s, deal)
    s.deck = deal.open(deck)


def growing(s: Menagerie, deal: Deal) -> None:
    """The size of a zone depends on what was dealt."""
    cards(s, deal)
    if deal.dealing:
        deal.pile(s.deck)


def with_hand(hand: type[Block]) -> Blocks:
    """The features, with the hand written in another way."""
    return Blocks([hand("my hand", len(CARDS))], BLOCKS.area, SEATS)


class LeakyHand(Block):
    def write(self, s: Menagerie, seat: int, owner: int, row: Row) -> None:
        row[0] = s.deck[0]


class WideHand(Block):
    def write(self, s: Menagerie, seat: int, owner: int, row: Row) -> None:
        row[self.size] = 1


class LargeHand(Block):
    def write(self, s: Menagerie, seat: int, owner: int, row: Row) -> None:
        row[0] = 1 << 15


class FickleHand(Block):
    def write(self, s: Menagerie, seat: int, owner: int, row: Row) -> None:
        row[0] = isinstance(row, dict)


@pytest.mark.parametrize(
    ("changes", "law"),
    [
        ({"meaning": leaky_meaning}, "what a seat is told does not depend on what is hidden"),
        ({"asked": leaky_meaning}, "what a seat is told does not depend on what is hidden"),
        ({"observe": leaky_observe}, "what a seat is shown does not depend on what is hidden"),
        ({"blocks": with_hand(LeakyHand)}, "what a seat is shown does not depend on what is hidden"),
        ({"blocks": with_hand(WideHand)}, "nothing fails: IndexError"),
        ({"blocks": with_hand(LargeHand)}, "nothing fails: ValueError"),
        ({"blocks": with_hand(FickleHand)}, "features are the same in memory"),
        ({"zones": (losing,)}, "permuting loses nothing"),
        ({"zones": (as_they_lie,)}, "what a seat imagines does not depend on what is hidden"),
        ({"zones": (without_laid,)}, "each card is in exactly one place"),
        ({"zones": (with_open_deck,)}, "what lies open is shown to everybody"),
        ({"zones": (growing,)}, "nothing fails: TypeError: A zone asks for more cards than it gave"),
    ],
)
def test_a_law_notices(changes: dict[str, Any], law: str) -> None:
    found = broken(toy(**changes))
    assert found.law.startswith(law)
    replay(read(found.log, lambda _: TOY))  # its log leads there


def test_a_law_notices_a_shared_list(monkeypatch: pytest.MonkeyPatch) -> None:
    def shallow(self: Area) -> Area:
        t = Area()
        t.hand, t.laid, t.points, t.token = self.hand, self.laid[:], self.points, self.token
        return t

    monkeypatch.setattr(Area, "copy", shallow)
    assert broken(TOY)


@pytest.mark.long
def test_a_law_notices_a_forgotten_field(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(self: Player) -> Player:
        t = whole(self)
        t.swapped = 0
        t.banked = False
        return t

    whole = Player.copy
    monkeypatch.setattr(Player, "copy", forgetful)
    assert broken(find("san-juan"), 60).law.startswith("a copy is equal")


def test_a_law_notices_a_prompt_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who cannot build anything must still be asked, or the others know what he holds."""
    monkeypatch.setattr(Build, "asks", lambda self, s: False)
    assert "does not depend on what is hidden" in broken(find("san-juan")).law


def test_a_law_notices_what_all_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def aloud(self: SanJuan, player: int, cards: tuple[int, ...]) -> None:
        quiet(self, player, cards)
        self.tell(DISCARDED, player, (), cards)

    quiet = SanJuan.discard
    monkeypatch.setattr(SanJuan, "discard", aloud)
    assert broken(find("san-juan")).law.startswith("a hidden choice tells nothing")


def test_a_law_notices_a_draw_that_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def uncounted(self: SanJuan, n: int) -> list[int]:
        before = self.reveals
        cards = counted(self, n)
        self.reveals = before
        return cards

    counted = SanJuan.turn_over
    monkeypatch.setattr(SanJuan, "turn_over", uncounted)
    assert broken(find("san-juan")).law.startswith("the story tells only what is revealed")


def test_a_law_notices_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Owe, "options", lambda self, s: [])
    assert "DeadEnd" in broken(TOY).law


def test_a_law_notices_a_refusal_without_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Menagerie, "why_not", lambda self, seat, action: "")
    assert broken(TOY).law.startswith("every refusal has a reason")


def test_a_law_notices_choices_at_once_that_do_not_commute(monkeypatch: pytest.MonkeyPatch) -> None:
    def lay(self: Lay, s: Menagerie, action: int) -> None:
        chosen(self, s, action)
        s.deck.append(s.deck.pop(self.player))

    chosen = Lay.choose
    monkeypatch.setattr(Lay, "choose", lay)
    assert broken(TOY).law.startswith("simultaneous choices do not depend on their order")

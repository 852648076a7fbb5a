"""The laws hold for every game, and each law notices when it is broken."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from menagerie.features import BLOCKS, SEATS
from menagerie.observe import observe
from menagerie.round import Lay, Owe, Round
from menagerie.state import Area, Menagerie
from menagerie.vocabulary import CARDS, DROP
from menagerie.zones import cards
from serai.catalogue import GAMES, find
from serai.engine.features import Block, Blocks, Row
from serai.engine.game import Game
from serai.engine.laws import LONGEST, Broken, check_game, check_lightly, glance, setups
from serai.engine.log import read, replay
from serai.engine.state import State
from serai.engine.step import PASS
from serai.engine.zones import Deal, components
from serai.games.san_juan.builder import Build
from serai.games.san_juan.events import DISCARDED
from serai.games.san_juan.state import Player, SanJuan
from tests.toy import TOY, toy


@pytest.mark.parametrize("game_id", GAMES)
def test_laws_hold_at_a_quick_look(game_id: str) -> None:
    assert check_game(find(game_id).setup(3, {}), 1, every=5) > 0


def test_a_card_may_be_replaced_by_one_that_cannot_lie_there() -> None:
    """In this game the law of open cards gives a player with a Triumphal Arch a fourth monument, for which there are no
    points."""
    number, found = 4514, setups(find("san-juan"))
    assert check_game(found[number % len(found)], number) > 0


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


# ---- The light laws ----------------------------------------------------------------------------


def lightly_broken(game: Game[State], games: int = 200, longest: int = LONGEST) -> Broken:
    """The first light law that is broken on random play."""
    all_setups = setups(game)
    for number in range(games):
        try:
            check_lightly(replace(all_setups[number % len(all_setups)], game=game), number, longest)
        except Broken as found:
            return found
    raise AssertionError("no light law has noticed")


@pytest.mark.parametrize("game_id", [*GAMES, TOY.id])
def test_light_laws_hold(game_id: str) -> None:
    all_setups = setups(find(game_id))
    for number in range(3):
        assert check_lightly(all_setups[number % len(all_setups)], number) > 0


def test_a_light_law_notices_an_option_that_is_there_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = Lay.options
    monkeypatch.setattr(Lay, "options", lambda self, s: [*offered(self, s), PASS])
    assert lightly_broken(TOY).law.startswith("options are distinct")


def test_a_light_law_notices_an_option_that_cannot_be_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the option is not the one that is chosen: at a glance all of them are tried."""

    def stubborn(self: Lay, s: Menagerie, action: int) -> None:
        if action != PASS:
            raise KeyError(action)
        chosen(self, s, action)

    chosen = Lay.choose
    monkeypatch.setattr(Lay, "choose", stubborn)
    found = lightly_broken(TOY)
    assert found.law.startswith("nothing fails: KeyError")
    assert {name for _, name in read(found.log, find).lines} <= {"pass"}
    with pytest.raises(KeyError):
        glance(TOY.new_game(2, 1), components(TOY.new_game(2, 1), TOY.zones))


def test_a_light_law_notices_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Owe, "options", lambda self, s: [])
    found = lightly_broken(TOY)
    assert "DeadEnd" in found.law
    assert "chooses: " in found.law or not read(found.log, find).lines


@pytest.mark.parametrize("copies", [0, 2], ids=["lost", "doubled"])
def test_a_light_law_notices_a_card_that_is_not_in_exactly_one_place(copies: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: Owe, s: Menagerie, action: int) -> None:
        s.players[self.player].hand.remove(action - DROP)
        s.discards = sorted([*s.discards, *[action - DROP] * copies])

    monkeypatch.setattr(Owe, "choose", careless)
    assert lightly_broken(TOY).law.startswith("each card is in exactly one place")


def test_a_light_law_notices_a_copy_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(self: Area) -> Area:
        t = whole(self)
        t.points = -1
        return t

    whole = Area.copy
    monkeypatch.setattr(Area, "copy", forgetful)
    assert lightly_broken(TOY).law.startswith("a copy is equal")


def test_a_light_law_notices_a_copy_that_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    def shallow(self: Area) -> Area:
        t = whole(self)
        t.hand = self.hand
        return t

    whole = Area.copy
    monkeypatch.setattr(Area, "copy", shallow)
    assert lightly_broken(TOY).law.startswith(("copies are independent", "nothing fails: ValueError"))


def test_a_light_law_notices_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def again(self: Round, s: Menagerie, action: int) -> None:
        s.round = 0
        chosen(self, s, action)

    chosen = Round.choose
    monkeypatch.setattr(Round, "choose", again)
    assert lightly_broken(TOY, longest=500).law.startswith("every game ends")


def test_the_log_of_a_broken_light_law_leads_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds what was played before, and nothing of what was only tried."""

    def late(self: Round, s: Menagerie, action: int) -> None:
        if s.round == 2:
            raise KeyError("late")
        chosen(self, s, action)

    chosen = Round.choose
    with monkeypatch.context() as patch:
        patch.setattr(Round, "choose", late)
        found = lightly_broken(TOY)
    assert found.law.startswith("nothing fails: KeyError")
    assert "chooses: " in found.law
    assert replay(read(found.log, find)).options

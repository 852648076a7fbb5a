"""Western Legends positions written down in words, and a way to play on from them in words.

    s = position(Seat(hand="10s kd", space="sv mine"), Seat(hand="9h", space="sv mine"), Seat())
    say(s, 0, "duel doc holliday", "fight with 10 spades")

Poker cards are written "10s kd ah" (rank and suit), "x" is a card of which only the number matters; fight cards by their rank.
Seat 0 is the active and the first player and is asked for an action, with three to spend.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from serai.catalogue import find
from serai.engine.chance import stream
from serai.engine.names import names
from serai.engine.step import Step, rule_of
from serai.engine.zones import components
from serai.games import western_legends
from serai.games.western_legends.board import HIDEOUTS, SPACES
from serai.games.western_legends.cards import (
    CARD_IDS,
    CARDS,
    CATTLE_IDS,
    CHARACTERS,
    COLOR,
    DIE,
    FACES,
    FIGHT_IDS,
    GOAL_NAMES,
    ITEMS,
    KIND,
    NOTHING,
    STORIES,
    STORY_IDS,
)
from serai.games.western_legends.state import Player, Western
from serai.games.western_legends.turn import EndOfTurn, TakeAction, begin_turn
from serai.games.western_legends.vocabulary import VOCABULARY
from serai.words import Speaker

GAME: Final = western_legends.GAME
CAST: Final = ("wild bill hickok", "doc holliday", "kit carson", "calamity jane", "yb rowdy", "stagecoach mary")
HOMES: Final = ("mp west flats", "sh west meadow", "cj crossroads", "sv rock garden", "mp dry wash", "sh upper scrub")
SHORT: Final = {f"{rank}{suit[0]}": card for card, (rank, suit) in enumerate(name.split("_") for name in CARD_IDS)}
ANY: Final = "x"
TITLES: Final = [names(GAME.package, GAME.id, "en")[story] for story in STORY_IDS]
NAMES: Final = ("A", "B", "C", "D", "E", "F")  # of the seats, in the story


@dataclass(frozen=True)
class Seat:
    """One player.  The first weapon and the first mount are active; upgraded items are written with a plus."""

    hand: str = ""
    space: str = ""
    character: str = ""
    lp: int = 0
    money: int = 0
    gold: int = 0
    wounds: int = 0
    mp: int = 0
    wp: int = 0
    items: str = ""
    cattle: str = ""
    goals: str = ""
    tokens: tuple[int, ...] = ()


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def position(
    *seats: Seat,
    deck: str = "",
    short: bool = False,
    discards: str = "",
    fights: str = "",
    sheriff: str = "dk sheriff office",
    bandits: str = "",
    black: str = "",
    stories: tuple[str, str] = ("cattle", "revel"),
    discs: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    actions: int = 3,
    round_number: int = 1,
    **options: object,
) -> Western:
    """`deck`, `fights`: the top cards, the top one first; all others lie under them, or with `short` no poker card does: the
    rest of them are in the hand of nobody, out of play.  `stories`: the conditions (or titles) of the two open cards."""
    s: Western = GAME.new_game(len(seats), "position", **options)
    s.stack.clear()
    left = list(range(len(CARDS)))
    zones = [deck, discards, *[seat.hand for seat in seats]]
    for word in [word for zone in zones for word in zone.split() if word != ANY]:
        left.remove(SHORT[word])
    left.sort(key=lambda card: (card * 7) % 53)  # in no order that matters

    def take(text: str) -> list[int]:
        return [left.pop() if word == ANY else SHORT[word] for word in text.split()]

    for i, seat in enumerate(seats):
        s.players[i] = sit(seat, i, take(seat.hand))
    taken = [p.character for p in s.players]
    s.characters = tuple(c for c in range(len(CHARACTERS)) if c not in taken)
    s.discards = take(discards)
    s.deck = ([] if short else left) + take(deck)[::-1]
    if short:
        s.played = tuple(left)
    on_top = [FIGHT_IDS.index(f"fight_{rank}") for rank in fights.split()]
    s.fight_deck = [card for card in range(len(FIGHT_IDS)) if card not in on_top] + on_top[::-1]
    carried = [p.token for p in s.players]
    if not s.setup.options["first_game"]:
        s.ranches = [[t for t in range(len(COLOR)) if COLOR[t] == color and t not in carried] for color in (0, 1)]
    s.sheriff = SPACES.index(sheriff)
    s.bandits = sum(1 << HIDEOUTS.index(SPACES.index(name)) for name in listed(bandits))
    if black:
        s.black_space = SPACES.index(black)
    lay_stories(s, stories)
    s.discs = list(discs)
    s.first, s.round = 0, round_number
    take_turn(s, 0)
    s.actions = actions
    s.advance()
    return s


def sit(seat: Seat, number: int, hand: list[int]) -> Player:
    p = Player()
    p.character = CHARACTERS.index(seat.character or CAST[number])
    p.space = SPACES.index(seat.space or HOMES[number])
    p.hand = sorted(hand)
    p.lp, p.money, p.gold, p.wounds, p.mp, p.wp = seat.lp, seat.money, seat.gold, seat.wounds, seat.mp, seat.wp
    p.points[0] = seat.lp
    for name in listed(seat.items):
        item = ITEMS.index(name.removesuffix("+"))
        p.items |= 1 << item
        p.better |= name.endswith("+") << item
        if KIND[item] == "weapon" and p.weapon == NOTHING:
            p.weapon = item
        if KIND[item] == "mount" and p.mount == NOTHING:
            p.mount = item
    p.token = CATTLE_IDS.index(f"cattle_{seat.cattle.replace(' ', '_')}") if seat.cattle else NOTHING
    p.goals = tuple(GOAL_NAMES.index(name) for name in listed(seat.goals))
    p.tokens = seat.tokens
    return p


def lay_stories(s: Western, stories: tuple[str, str]) -> None:
    """Of the cards in play, those with these conditions or titles come on top."""
    cards = s.stories[0] + s.stories[1]
    tops = []
    for wish in stories:
        found = [c for c in cards if wish in (STORIES[c]["condition"], TITLES[c]) and c not in tops]
        tops += found[:1]
    rest = [card for card in cards if card not in tops]
    if s.setup.options["first_game"]:
        s.stories = [rest + tops[:1] if tops[1:] == [] else [*rest, tops[1], tops[0]], []]
    else:
        half = len(rest) // 2
        s.stories = [[*rest[:half], tops[0]], [*rest[half:], tops[1]]]


def take_turn(s: Western, seat: int) -> None:
    """Whatever was going on: now this seat is in its action phase."""
    s.stack.clear()
    begin_turn(s, seat)
    s.then(TakeAction(seat), EndOfTurn(seat))


def jump(s: Western, *steps: Step) -> None:
    """Whatever was going on: now these steps come, then the end of the turn of seat 0."""
    s.stack.clear()
    s.then(*steps)
    s.advance()


# ---- Playing on -----------------------------------------------------------------------------------


def say(s: Western, seat: int, *texts: str) -> None:
    """This seat is asked, is offered each of these answers, and gives them."""
    for text in texts:
        action = VOCABULARY.numbers[text]
        before = components(s, GAME.zones)
        assert action in s.options_for(seat), f"{s.refusal(seat, action)}; waiting are {s.waiting()}"
        s.answer(seat, action)
        assert components(s, GAME.zones) == before


def offered(s: Western, seat: int) -> list[str]:
    """What this seat may choose now; nothing if it is not asked."""
    return [VOCABULARY.names[action] for action in s.options_for(seat)]


def why_not(s: Western, seat: int, text: str) -> str:
    """The rule that forbids this now; empty if it is offered."""
    reason = s.why_not(seat, VOCABULARY.numbers[text])
    return rule_of(reason) or reason


def rolls(s: Western, *numbers: int, out_of: int) -> None:
    """The next rolls of chance will be these."""
    for i in range(1_000_000):
        secret = f"rigged {i}"
        if all(stream(secret, s.chances + k, 1)[0] * out_of >> 64 == n for k, n in enumerate(numbers)):
            s.secret = secret
            return
    raise AssertionError("no such luck")


def dice(s: Western, *faces: str) -> None:
    """The prospecting dice will show these faces, one roll after the other."""
    rolls(s, *[DIE.index(FACES.index(face.replace(" ", "_"))) for face in faces], out_of=len(DIE))


def end_turn(s: Western, seat: int) -> None:
    """This seat says that its action phase is over."""
    say(s, seat, "pass")


# ---- Looking at the table ------------------------------------------------------------------------------


def hand(s: Western, seat: int) -> list[str]:
    shorts = {card: short for short, card in SHORT.items()}
    return [shorts[card] for card in s.players[seat].hand]


def verbs(s: Western, seat: int) -> set[str]:
    return {VOCABULARY.verbs[action] for action in s.options_for(seat)}


def sees(s: Western, seat: int | None) -> dict[str, Any]:
    return GAME.observe(s, seat)


def hears(s: Western, seat: int | None) -> list[str]:
    """The story in words, as this seat (None: a spectator) hears it, since `s.story` was last emptied."""
    heard = [event.seen_by(seat) for event in s.story or []]
    return [words for _, words, _ in Speaker(find(GAME.id), "en", seats=NAMES).story(heard, sees(s, seat))]


def points(s: Western, seat: int) -> dict[str, int]:
    """The lines of the score that are not 0, and the total."""
    score = GAME.scores(s)[seat]
    lines = {line: n for line, n in zip(GAME.categories, score.points, strict=True) if n}
    return {**lines, "total": score.total}

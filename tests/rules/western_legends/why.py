"""Positions with refusals that few random games get to."""

from __future__ import annotations

from collections.abc import Iterator

from serai.games.western_legends.board import LOCATIONS
from serai.games.western_legends.cards import CONDITIONS, FACES, GOAL_TYPES
from serai.games.western_legends.effects import Choose, offers
from serai.games.western_legends.goals import ReturnTokens
from serai.games.western_legends.man_in_black import PlaceBlack
from serai.games.western_legends.npc import PickOne
from serai.games.western_legends.places import UseMap
from serai.games.western_legends.poker import LadyLuck
from serai.games.western_legends.setup import Arrive
from serai.games.western_legends.state import BY_FIGHT_CARD, GAINED, PLACED, REPUTED, ROBBED_BANK, Western
from serai.games.western_legends.turn import EndOfTurn, TakeAction
from serai.games.western_legends.vocabulary import VOCABULARY
from tests.rules.western_legends.position import GAME, Seat, jump, offered, position, say

OUT = Seat()
ACTION_PHASE = TakeAction(0), EndOfTurn(0)


def cannot(s: Western, *texts: str) -> Iterator[tuple[Western, int, int]]:
    for text in texts:
        yield s.copy(), s.player, VOCABULARY.numbers[text]


def positions() -> Iterator[tuple[Western, int, int]]:
    """A state, a seat, and what it cannot do."""
    yield from set_up()
    yield from locations()
    yield from fights()
    yield from characters()
    yield from sheriff()
    yield from stories_and_goals()


def set_up() -> Iterator[tuple[Western, int, int]]:
    first = GAME.new_game(3, 1, first_game=True, length="short")
    taken = VOCABULARY.names[first.options[0]]
    first.play(first.options[0])
    yield from cannot(first, taken)
    annie = position(Seat(character="annie oakley"), OUT, OUT)
    jump(annie, Arrive(0), *ACTION_PHASE)
    yield from cannot(annie, "stand in red falls store row")


def locations() -> Iterator[tuple[Western, int, int]]:
    bank = position(Seat("x x", "dk bank"), OUT, OUT)
    bank.turn |= ROBBED_BANK
    jump(bank, *ACTION_PHASE)
    yield from cannot(bank, "heist at the bank")
    yield from cannot(position(Seat("", "dk bank"), OUT, OUT), "heist at the bank")
    yield from cannot(position(Seat(space="mp green ranch"), OUT, OUT, first_game=True, length="short"), "take a cattle token")
    drover = position(Seat(space="mp green ranch", cattle="blue 1"), OUT, OUT)
    yield from cannot(drover, "take a cattle token")
    yield from cannot(position(Seat(space="rf cabaret", character="yb rowdy", lp=5, money=40), OUT, OUT), "revel for 2 LP")
    yield from cannot(position(Seat(space="rf doctor", wounds=1), OUT, OUT), "heal at the doctor")
    yield from cannot(position(Seat(space="rf doctor"), OUT, OUT), "heal at the doctor")
    yield from cannot(position(Seat(space="dk saloon yard"), OUT, OUT), "play poker")
    rich = Seat(space="dk store row", items="rifle+, miners map, whiskey, provisions", money=120)
    yield from cannot(position(rich, OUT, OUT), "buy ten gallon", "upgrade rifle", "upgrade mule", "buy rifle")
    miner = position(Seat(space="sh mine", items="miners map"), OUT, OUT)
    miner.dice = (FACES.index("gold"), FACES.index("money"))
    jump(miner, UseMap(0), *ACTION_PHASE)
    yield from cannot(miner, "reroll the die with nothing")


def fights() -> Iterator[tuple[Western, int, int]]:
    bare = position(Seat(space="dk bank"), Seat(space="dk bank"), OUT)
    yield from cannot(bare, "duel doc holliday", "duel wild bill hickok", "duel calamity jane", "duel kit carson")
    robbed = position(Seat("as", "dk bank"), Seat("2h", "dk bank", money=50, gold=2, cattle="green 1"), OUT)
    say(robbed, 0, "rob doc holliday")
    say(robbed, 1, "fight with 2 hearts")
    yield from cannot(robbed, "rob the target of the cattle token")
    lawful = position(Seat("as", "dk bank", mp=1), Seat("2h", "dk bank"), OUT)
    yield from cannot(lawful, "arrest doc holliday")
    black = position(Seat("as", "dk bank", mp=1), OUT, black="dk bank")
    yield from cannot(black, "arrest man in black")
    rewards = Choose(0, offers(["lp_1", "mp_1", "wp_1"]), BY_FIGHT_CARD)
    for points in (0, 1, 3):
        outlaw = position(Seat(wp=points), OUT, OUT)
        outlaw.barred = 1
        jump(outlaw, rewards, *ACTION_PHASE)
        yield from cannot(outlaw, "choose 1 marshal point")


def characters() -> Iterator[tuple[Western, int, int]]:
    """What characters can do, and other things that random games seldom try."""
    mary = position(Seat(space="dk bank", character="stagecoach mary", lp=5), OUT, OUT)
    say(mary, 0, "live up to the legend")
    yield from cannot(mary, "live up to the legend")
    place = position(OUT, OUT, black="sv rail station")
    jump(place, PlaceBlack(0, LOCATIONS.index("darkrock_saloon")), *ACTION_PHASE)
    yield from cannot(place, "stand in red falls store row")
    famous = position(Seat("9s 9h", mp=1), OUT, OUT)
    famous.turn |= GAINED | REPUTED
    jump(famous, *ACTION_PHASE)
    yield from cannot(famous, "react with 9 spades")
    rival = position(Seat("as ks", "dk bank"), Seat("2h", "dk bank"), OUT)
    rival.fought = 1 << 1
    jump(rival, *ACTION_PHASE)
    yield from cannot(rival, "duel doc holliday")
    yield from cannot(position(Seat(space="dk store row", money=50), OUT, OUT, first_game=True, length="short"), "buy whiskey")
    lucky = position(Seat("3s 4s", "dk west street", money=10), OUT, OUT)
    say(lucky, 0, "play poker")
    while not isinstance(lucky.stack[-1], LadyLuck):
        wish = "bet 3 spades" if "bet 3 spades" in offered(lucky, lucky.player) else offered(lucky, lucky.player)[0]
        say(lucky, lucky.player, wish)
    yield from cannot(lucky, "replace 3 spades")
    rich = position(Seat(tokens=(1, 1, 2)), OUT, OUT, mode="advanced")
    jump(rich, ReturnTokens(0, 1), *ACTION_PHASE)
    yield from cannot(rich, "return token worth 3 LP")
    for seat in (Seat(character="stagecoach mary", lp=5), Seat(character="stagecoach mary"), Seat(character="annie oakley")):
        yield from cannot(position(seat, OUT, OUT), "live up to the legend")
    yield from cannot(position(Seat(space="dk bank", character="bloody knife", lp=5), OUT, OUT), "live up to the legend")
    yield from cannot(position(Seat("3s"), OUT, OUT), "react with 3 spades")


def sheriff() -> Iterator[tuple[Western, int, int]]:
    wanted = position(
        Seat(), Seat(space="dk bank", wp=1), Seat(space="dk bank", wp=2), Seat(space="sh mine", wp=1), OUT, sheriff="dk bank"
    )
    jump(wanted, PickOne(0), *ACTION_PHASE)
    yield from cannot(
        wanted,
        "sheriff takes calamity jane",
        "sheriff takes yb rowdy",
        "sheriff takes annie oakley",
    )


def stories_and_goals() -> Iterator[tuple[Western, int, int]]:
    told = position(OUT, OUT, OUT, stories=("revel", "cattle"), discs=((0, 0), ()))
    told.met = 1 << CONDITIONS.index("revel")
    jump(told, *ACTION_PHASE)
    yield from cannot(told, "disc on the left story", "disc on the right story")
    placed = position(OUT, OUT, OUT, stories=("revel", "cattle"))
    placed.met, placed.turn = told.met, placed.turn | PLACED
    jump(placed, *ACTION_PHASE)
    yield from cannot(placed, "disc on the left story")
    wishes = [f"kit carson {wish}" for wish in ("deposit at once 4", "carry gold 6", "move in turn 12")]
    mule = Seat(character="kit carson", goals=", ".join(wishes), gold=6, items="mule")
    kit = position(mule, OUT, Seat(character="yb rowdy"), mode="advanced")
    me = kit.players[0]
    me.deeds[GOAL_TYPES.index("deposit_at_once")] = 4
    me.deeds[GOAL_TYPES.index("move_in_turn")] = 7
    kit.advance()
    deposit, carry, ride = [f"reveal the goal of {wish.replace('kit carson', 'kit carson:')}" for wish in wishes]
    yield from cannot(kit, ride)
    say(kit, 0, carry)
    yield from cannot(kit, carry)
    me = kit.players[0]
    me.deeds[GOAL_TYPES.index("move_in_turn")] = 12
    kit.advance()
    say(kit, 0, deposit)
    yield from cannot(kit, ride)

"""Set-up (WL-4), the first game (WL-21)."""

from __future__ import annotations

from serai.engine.errors import BadSetup
from serai.engine.events import Fact
from serai.engine.events import seat as seated
from serai.engine.game import Setup
from serai.engine.step import Step
from serai.games.western_legends.board import HIDEOUTS, LOCATION_SPACES, LOCATIONS, SHARED_SPACES, space
from serai.games.western_legends.cards import (
    BLACK,
    BLACK_CARDS,
    CARDS,
    CHARACTER_IDS,
    CHARACTER_ROWS,
    CHARACTERS,
    COLOR,
    FIGHT_IDS,
    FIRST_GAME,
    ITEM_IDS,
    STORIES,
)
from serai.games.western_legends.events import CAME, OFFERED, WENT
from serai.games.western_legends.goals import all_tokens, deal_goals
from serai.games.western_legends.state import Player, Western
from serai.games.western_legends.store import gain_item, ready_gear
from serai.games.western_legends.turn import Turn
from serai.games.western_legends.vocabulary import BE, STAND, VOCABULARY


def check(setup: Setup) -> None:
    """The first game is for 3 or 4 players, short and basic (WL-21.1, WL-21.2)."""
    if not setup.options["first_game"]:
        return
    wanted = {"length": FIRST_GAME["end_lp_option"], "mode": FIRST_GAME["mode"]}
    players = range(FIRST_GAME["players_min"], FIRST_GAME["players_max"] + 1)
    if setup.players not in players or any([setup.options[name] != value for name, value in wanted.items()]):
        raise BadSetup("the first game is for 3 or 4 players, with length short and mode basic")


def begin(setup: Setup, secret: str) -> Western:
    """WL-4.1, WL-4.4, WL-4.9 to WL-4.11 and WL-4.13; the steps that follow do the rest of WL-4.15.  What is shuffled here is
    listed in WL-18.1."""
    s = Western()
    s.agree(setup, secret)
    first_game: bool = setup.options["first_game"]
    s.players = [Player() for _ in range(setup.players)]
    s.deck = list(range(len(CARDS)))
    s.shuffle(s.deck)
    s.fight_deck = list(range(len(FIGHT_IDS)))
    s.shuffle(s.fight_deck)
    deal_stories(s, first_game)
    if FIRST_GAME["cattle_tokens_used"] or not first_game:
        s.ranches = [[token for token, color in enumerate(COLOR) if color == ranch] for ranch in (0, 1)]  # WL-4.9
    s.legends = all_tokens(setup.options["mode"] == "advanced")
    if setup.players == 2:  # WL-4.13, WL-15.1
        s.black_space = LOCATION_SPACES[LOCATIONS.index(BLACK["start_location"])][0]
        s.black_lp = BLACK["start_lp"]
        s.black_deck = list(range(len(BLACK_CARDS)))
        s.shuffle(s.black_deck)
    s.round = 1
    s.then(DealCharacters(0))
    return s


def deal_stories(s: Western, first_game: bool) -> None:
    """Two decks of 20 (WL-4.10); in the first game one, of the 20 cards marked for it (WL-21.5)."""
    cards = [card for card, row in enumerate(STORIES) if row["first_game"] or not first_game]
    s.shuffle(cards)
    decks = FIRST_GAME["story_decks"] if first_game else 2
    s.stories = [cards[: len(cards) // decks], cards[len(cards) // decks :]]


# ---- Characters (WL-4.2, WL-21.3) ------------------------------------------------------------------------------


class DealCharacters(Step):
    """Two to each player, who chooses one, all at the same time (WL-4.2); in the first game each in turn takes one of three or
    four (WL-21.3)."""

    def choose(self, s: Western, action: int) -> None:
        seats = range(len(s.players))
        if s.setup.options["first_game"]:
            absent = FIRST_GAME["four_players_only"] if len(s.players) < FIRST_GAME["players_max"] else []
            cast = [CHARACTER_IDS.index(name) for name in FIRST_GAME["characters"] if name not in absent]
            s.characters = tuple(sorted(cast))
            s.then(*[TakeCharacter(p) for p in seats], Cast(0))
            return
        cards = list(range(len(CHARACTERS)))
        s.shuffle(cards)
        for p, me in enumerate(s.players):
            me.offered = tuple(cards[2 * p : 2 * p + 2])
            s.tell(OFFERED, p, (), me.offered, 1 << p)
        s.characters = tuple(sorted(cards[2 * len(s.players) :]))
        s.then(*[ChooseCharacter(p) for p in seats], Cast(0))


class ChooseCharacter(Step):
    """One of two, hidden until all have chosen (WL-4.2)."""

    def at_once(self) -> bool:
        return True

    def options(self, s: Western) -> list[int]:
        return [BE + character for character in sorted(s.players[self.player].offered)]

    def eyes(self, s: Western) -> int:
        return 1 << self.player

    def why_not(self, s: Western, action: int) -> str:
        return "WL-4.2:not-your-character" if VOCABULARY.verbs[action] == "be" else ""

    def figures(self, s: Western, action: int, key: str) -> dict[str, Fact]:
        return {"characters": [CHARACTER_IDS[character] for character in sorted(s.players[self.player].offered)]}

    def choose(self, s: Western, action: int) -> None:
        me, chosen = s.players[self.player], action - BE
        me.offered = (chosen, *[other for other in me.offered if other != chosen])


class TakeCharacter(Step):
    """First game: one of those that are left, in seat order (WL-21.3)."""

    def options(self, s: Western) -> list[int]:
        return [BE + character for character in s.characters]

    def why_not(self, s: Western, action: int) -> str:
        if VOCABULARY.verbs[action] != "be":
            return ""
        return "WL-21.3:character-taken" if self.takers(s, action - BE) else "WL-21.3:character-absent"

    def takers(self, s: Western, character: int) -> list[int]:
        """Who has taken this character."""
        return [player for player, p in enumerate(s.players) if character in p.offered]

    def figures(self, s: Western, action: int, key: str) -> dict[str, Fact]:
        thing: dict[str, Fact] = {"thing": VOCABULARY.ids[action]}
        return {**thing, "who": seated(self.takers(s, action - BE)[0])} if key == "character-taken" else thing

    def choose(self, s: Western, action: int) -> None:
        s.players[self.player].offered = (action - BE,)
        s.characters = tuple([other for other in s.characters if other != action - BE])


class Cast(Step):
    """All characters are shown, the others leave the game (WL-4.2); most WP begins, otherwise chance decides (WL-4.3); then
    what their cards list, goals, figures and bandits, in the order of WL-4.15."""

    def choose(self, s: Western, action: int) -> None:
        for seat, me in enumerate(s.players):
            me.character = me.offered[0]
            s.characters = tuple(sorted(s.characters + me.offered[1:]))
            me.offered = ()
            s.tell(CAME, seat, (me.character,))
        s.reveals += 1
        s.first = first_player(s)
        seats = s.order(s.first)
        s.then(*[Equip(p) for p in seats], *[Arrive(p) for p in seats], BanditsArrive(s.first), Turn(s.first))


def first_player(s: Western) -> int:
    """Most WP begins; tied or nobody wanted: chance (WL-4.3)."""
    points = [CHARACTER_ROWS[me.character]["start_wp"] for me in s.players]
    most = [seat for seat, n in enumerate(points) if n == max(points)]
    return most[s.roll(len(most))] if len(most) > 1 else most[0]


class Equip(Step):
    """Items, money and cards (WL-4.5); points on a track, whose rewards are not given (WL-4.6, WL-R9); LP start at 0 (WL-4.7,
    WL-R2)."""

    def choose(self, s: Western, action: int) -> None:
        me = s.players[self.player]
        row = CHARACTER_ROWS[me.character]
        me.mp, me.wp = row["start_mp"], row["start_wp"]
        s.gain_money(self.player, row["start_money"])
        s.draw(self.player, row["start_poker_cards"])
        if s.setup.options["mode"] == "advanced":
            deal_goals(s, self.player)
        s.then(*ready_gear(self.player))
        for item in row["start_items"][::-1]:
            gain_item(s, self.player, ITEM_IDS.index(item))


class Arrive(Step):
    """At the character's location; of a store or saloon the player chooses one of the three spaces (WL-4.8)."""

    def spaces(self, s: Western) -> list[int]:
        row = CHARACTER_ROWS[s.players[self.player].character]
        return LOCATION_SPACES[LOCATIONS.index(row["start_location"])] if row["start_location"] else [space(row["start_space"])]

    def options(self, s: Western) -> list[int]:
        spaces = self.spaces(s)
        return [STAND + SHARED_SPACES.index(at) for at in spaces] if len(spaces) > 1 else [0]

    def why_not(self, s: Western, action: int) -> str:
        return "WL-4.8:not-your-start" if VOCABULARY.verbs[action] == "stand in" else ""

    def figures(self, s: Western, action: int, key: str) -> dict[str, Fact]:
        place: str = CHARACTER_ROWS[s.players[self.player].character]["start_location"]
        return {"place": place, "count": len(self.spaces(s))} if key == "not-your-start" else {}

    def choose(self, s: Western, action: int) -> None:
        me = s.players[self.player]
        me.space = SHARED_SPACES[action - STAND] if action else self.spaces(s)[0]
        s.tell(WENT, self.player, (me.space,))


class BanditsArrive(Step):
    """One bandit in every hideout where no player figure stands (WL-4.12)."""

    def choose(self, s: Western, action: int) -> None:
        for hideout in range(len(HIDEOUTS)):
            s.refill(hideout)

"""Hidden information and randomness (SJ-14): what a seat sees, what it is told, where chance comes in."""

from __future__ import annotations

from itertools import chain

from serai.engine.events import CHOSE
from serai.engine.save import dump
from serai.games.san_juan.events import DISCARDED, DREW, RESHUFFLED, TUCKED
from serai.games.san_juan.state import SanJuan
from serai.games.san_juan.vocabulary import VOCABULARY
from tests.rules.san_juan.position import (
    GAME,
    NAMES,
    Area,
    hand,
    hears,
    position,
    random_game,
    say,
    sees,
    start_round,
    these,
)

SIZES = {"hand_size", "hand_limit", "keeps", "points", "privileges", "drawn_size", "picked_size", "tucked_size", "harbor_size"}
PUBLIC = SIZES | {"shown", "swapped", "bank_used", "buildings"}
OWN = {"hand", "drawn", "picked", "tucked"}
SECRET = {DREW, DISCARDED, TUCKED, "discard", "keep", "swap", "tuck", "bank"}  # events and choices with hidden cards


# ---- Chance (SJ-14.1, SJ-14.7) --------------------------------------------------------------


def test_chance_is_for_shuffles_and_the_start_player() -> None:
    """SJ-14.1, SJ-14.7: deck, tiles and start player use chance once each, and after that only a reshuffle does."""
    assert GAME.new_game(3, 1, start_player="1").chances == 2
    chances, reshuffles = 3, 0
    for s in random_game(3, "chance", expansion=True):
        if s.story is not None:
            reshuffles += len([event for event in s.story if event.kind == RESHUFFLED])
        s.story = []
        assert s.chances == chances + reshuffles
    assert reshuffles > 0


def test_the_same_seed_is_the_same_game() -> None:
    """SJ-14.7: one seeded generator, so equal choices lead to equal tables, and another seed to others."""
    first, second = [[dump(s) for s in random_game(2, "twin")] for _ in range(2)]
    assert first == second
    assert dump(GAME.new_game(2, "twin")) != dump(GAME.new_game(2, "other"))


# ---- What is seen (SJ-14.2, SJ-14.3, SJ-14.4, SJ-14.9) ----------------------------------------


def test_what_each_seat_sees_of_a_player() -> None:
    """SJ-14.2, SJ-14.3, SJ-14.5: hand, drawn and tucked cards only of oneself; of all others how many."""
    for s in random_game(3, "eyes", expansion=True, setup_mode="advanced"):
        for seat in (0, 1, 2, None):
            for other, area in enumerate(sees(s, seat)["players"]):
                assert set(area) == (PUBLIC | OWN if other == seat else PUBLIC)


def test_a_seat_sees_its_own_cards_and_all_that_is_public() -> None:
    """SJ-14.2, SJ-14.3: one table, seen by its owner and by a spectator."""
    me = Area("indigo plant with good, chapel", hand="2 well, hero", tucked="crane", harbor="2 any")
    s = position(me, Area(), expansion=True, discards="3 any", tiles="11222, 12233")
    table = sees(s, None)
    assert (table["deck"], table["discards"], table["cathedral"]) == (143 - 3 - 1 - 3 - 1 - 2 - 3, 3, True)
    assert (table["governor"], table["phase"], table["prices"], table["tiles_seen"]) == (0, None, None, [])
    area = table["players"][0]
    assert (area["hand_size"], area["tucked_size"], area["harbor_size"]) == (3, 1, 2)
    assert [(site["id"], site["good"]) for site in area["buildings"]] == [("indigo_plant", True), ("chapel", False)]
    own = {"hand": ["well", "well", "hero"], "drawn": [], "picked": [], "tucked": ["crane"]}
    assert sees(s, 0)["players"][0] == {**area, **own}
    assert sees(s, 1)["players"][0] == area
    say(s, 0, "take trader")
    table = sees(s, None)
    assert (table["phase"], table["roles"]["trader"], table["prices"]) == ("trader", 0, [1, 1, 2, 2, 2, 2])
    assert table["tiles_seen"] == [[1, 1, 2, 2, 2, 2]]


def test_nothing_hidden_is_shown() -> None:
    """SJ-7.3, SJ-14.4, SJ-14.9: two tables that differ in all that is face down look the same to those who cannot see it."""
    owns = "indigo plant with good, chapel, harbor"
    mine = Area(hand="well, tower")
    one = Area(owns, hand="2 sugar mill", tucked="2 crane", harbor="archive")
    other = Area(owns, hand="hero, statue", tucked="library, quarry", harbor="smithy")
    s = position(one, mine, expansion=True, deck="park", discards="bank", tiles="11122")
    t = position(other, mine, expansion=True, deck="hut", discards="prefecture", tiles="12233")
    assert s.players[0].goods != t.players[0].goods
    assert sees(s, 1) == sees(t, 1)
    assert sees(s, None) == sees(t, None)
    assert sees(s, 0) != sees(t, 0)
    assert s.secret not in str(sees(s, 0))  # who knows it foretells every shuffle


def test_cards_being_drawn_and_picked_are_hidden() -> None:
    """SJ-14.3, SJ-14.8: in the middle of a councillor's choice the others see how many cards there are."""
    s = position(Area("prefecture"), Area(), deck="hero, statue, tower, 2 sugar mill")
    say(s, 0, "take councillor", "draw 5", "keep sugar mill")
    for seat in (1, None):
        area = sees(s, seat)["players"][0]
        assert (area["hand_size"], area["drawn_size"], area["picked_size"]) == (0, 4, 1)
    assert sees(s, 0)["players"][0]["drawn"] == ["sugar_mill", "tower", "statue", "hero"]
    assert sees(s, 0)["players"][0]["picked"] == ["sugar_mill"]


def shown(s: SanJuan, seat: int) -> list[str]:
    """The cards of this hand that everybody knows."""
    known: list[str] = sees(s, None)["players"][seat]["shown"]
    return known


def two_finds(first: str, second: str) -> SanJuan:
    """Seat 1 has got both cards from its gold mine, and three more that nobody knows; it is about to build."""
    deck = f"crane, {first}, well, chapel, quarry, crane, {second}, well, chapel, quarry"
    s = position(Area(), Area("gold mine", hand="3 sugar mill"), deck=deck)
    for _ in range(2):
        start_round(s)
        say(s, 0, "take prospector")
    assert shown(s, 1) == [first, second]
    start_round(s, governor=1)
    say(s, 1, "take builder")
    return s


def test_a_card_taken_from_a_gold_mine_is_known() -> None:
    """SJ-14.8: everybody knows that it is in that hand, until it is built or some card leaves the hand unseen."""
    for built, left in (("smithy", "archive"), ("archive", "smithy")):
        builds = two_finds("smithy", "archive")
        say(builds, 1, f"build {built}", "pay 0")
        assert shown(builds, 1) == [left]
    pays = two_finds("smithy", "archive")
    say(pays, 1, "build sugar mill", "pay 1", "discard sugar mill")
    assert hand(pays, 1) == these("sugar mill, smithy, archive")
    assert shown(pays, 1) == []


def test_of_two_known_cards_one_is_built_and_one_stays_known() -> None:
    """SJ-14.8: whoever showed two smithies and built one has another one in his hand, as everybody knows."""
    s = two_finds("smithy", "smithy")
    say(s, 1, "build smithy", "pay 0")
    assert shown(s, 1) == ["smithy"]


# ---- What is told (SJ-14.5, SJ-14.8) --------------------------------------------------------


def test_the_story_of_a_build() -> None:
    """SJ-14.8: the card built, the covered building, the goods used, and of the payment how many cards."""
    me = Area("crane, chapel, black market, sugar mill with good", hand="palace, 5 tobacco storage")
    s = position(me, Area())
    s.story = []
    say(s, 0, "take builder", "build palace", "over chapel", "pay 3", "spend sugar", *2 * ["discard tobacco storage"])
    public = ["A chooses the Builder", "A builds the Palace over the Chapel", "A gives up a good: Sugar"]
    assert hears(s, 0) == [*public, "A discards: Tobacco storage, Tobacco storage"]
    assert hears(s, 1) == hears(s, None) == [*public, "A discards 2 cards"]


def test_the_story_of_production_and_sales() -> None:
    """SJ-14.8: which buildings got a good; which goods were sold, at what price, how many cards that was, the harbor's."""
    me = Area("indigo plant, silver smelter with good, harbor, market hall")
    s = position(me, Area(), expansion=True, tiles="11223", deck="park, hero, statue, tower, crane, well")
    s.story = []
    say(s, 0, "take producer", "produce indigo")
    say(s, 1, "pass")
    assert hears(s, 1) == hears(s, 0) == ["A chooses the Producer", "A produces: Indigo", "B passes"]
    start_round(s)
    s.story = []
    say(s, 0, "take trader", "sell indigo", "sell silver")
    assert hears(s, 1) == [
        "A chooses the Trader",
        "Trading house: Indigo 1, Sugar 1, Tobacco 2, Coffee 2, Silver 3",
        "A sells for 1: Indigo",
        "A puts the good sold under the harbor",
        "A sells for 3: Silver",
        "A draws 4 cards",
        "A draws 1 card (Market hall)",
    ]
    assert hears(s, 0)[:5] == hears(s, 1)[:5]
    assert hears(s, 0)[6] == "A draws: Well (Market hall)"


def test_the_story_of_a_round_start() -> None:
    """SJ-14.5, SJ-14.8: swaps, tucked cards and the hand limit: that it happens, and with how many cards."""
    me = Area("office building, chapel", hand="9 tobacco storage")
    s = position(me, Area(), expansion=True, round_number=2, deck="hero")
    s.story = []
    say(s, 0, "swap tobacco storage", "pass", "tuck hero", "discard tobacco storage")
    told = ["A discards 1 card", "A draws 1 card (Office building)", "A tucks 1 card (Chapel)", "A discards 1 card"]
    assert hears(s, 1) == hears(s, None) == told
    assert "A tucks (Chapel): Hero" in hears(s, 0)


def test_the_story_of_a_councillor() -> None:
    """SJ-14.8: how many cards were drawn and how many discarded; which, only to the owner."""
    s = position(Area(), Area(), deck="4 sugar mill, hero")
    s.story = []
    say(s, 0, "take councillor", "draw 5", "keep hero")
    assert hears(s, 1) == hears(s, None) == ["A chooses the Councillor", "A draws 5 cards", "A discards 4 cards"]
    assert hears(s, 0)[1] == "A draws: Sugar mill, Sugar mill, Sugar mill, Sugar mill, Hero"
    assert hears(s, 0)[2] == "A discards: Sugar mill, Sugar mill, Sugar mill, Sugar mill"


def test_the_story_of_the_end() -> None:
    """SJ-12.1, SJ-R26: everybody hears that the game is over."""
    eleven = Area("4 indigo plant, 3 sugar mill, 4 tobacco storage", hand="well, coffee roaster")
    s = position(eleven, Area())
    s.story = []
    say(s, 0, "take builder", "build well")
    assert hears(s, None)[-1] == "The game is over"


def test_the_story_of_rounds() -> None:
    """SJ-14.2: every round begins with its governor; the technical limit is told as the end."""
    s = position(Area(), Area(), technical_round_limit=2)
    s.story = []
    for governor in (1, 0):
        start_round(s, governor, number=2)
        assert hears(s, None)[-1] == f"Round 2: {NAMES[governor]} is governor"
    start_round(s, number=3)
    assert hears(s, None)[-1] == "The game is over"


def test_a_tile_is_revealed_once() -> None:
    """SJ-14.4, SJ-8.8: turning up a tile tells something new five times; after that everybody knows what comes."""
    s = position(Area(), Area())
    for phase in range(7):
        before = s.reveals
        start_round(s)
        say(s, 0, "take trader")
        assert s.reveals - before == (1 if phase < 5 else 0)


def test_the_story_of_a_gold_mine() -> None:
    """SJ-14.2, SJ-R11: revealed cards are for everybody, the chooser's own card is not."""
    s = position(Area(), Area("gold mine"), deck="hero, quarry, gold mine, tobacco storage, library")
    s.story = []
    say(s, 0, "take prospector")
    assert hears(s, 0)[1] == "A draws: Hero"
    for seat in (1, None):
        _, drawn, revealed, taken = hears(s, seat)
        assert drawn == "A draws 1 card"
        assert all(card in revealed for card in ("Quarry", "Gold mine", "Tobacco storage", "Library"))
        assert taken == "B takes: Gold mine"


def test_what_others_are_never_told() -> None:
    """SJ-14.3, SJ-14.8: through whole games, drawn, discarded, kept, swapped and tucked cards are told to their owner only."""
    heard = set()
    for s in chain(*[random_game(3, f"told {game}", expansion=True, setup_mode="advanced") for game in range(12)]):
        for event in s.story or []:
            what = VOCABULARY.verbs[event.cards[0]] if event.kind == CHOSE else event.kind
            if what in SECRET:
                heard.add(what)
                assert [seat for seat in (0, 1, 2, None) if event.seen_by(seat)[-1] is not None] == [event.player]
                assert event.seen_by(None)[-2] == len(event.cards)
        s.story = []
    assert heard == SECRET

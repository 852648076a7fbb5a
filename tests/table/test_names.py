"""Names that people typed: one line, and nobody takes them for somebody else's."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.table.database import open_database
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.names import ALIKE, JOINERS, NAME, clean, skeleton, taken
from serai.table.room import Room, Stuck
from serai.table.store import hash_of
from serai.words import LANGUAGES
from serai.words.book import TABLE, phrasebook

SAME = [
    ("Leila", "Lеila"),  # a Cyrillic letter
    ("Leila", "LEILA"),
    ("Leila", "Leila\u200d"),
    ("Leila", "Le\u200cila"),
    ("Leila", "LeiIa"),  # a capital I
    ("Leila", "Lei1a"),
    ("Leila", "Ｌｅｉｌａ"),  # as wide as Chinese letters
    ("Leila", "𝐋𝐞𝐢𝐥𝐚"),  # of mathematics
    ("Leila", "Léïla"),
    ("Leila", "Lei\u0301la"),
    ("Leila", "Leila."),
    ("Leila", "L e i l a"),
    ("Leila", "Leila\u3164"),  # a letter that shows nothing
    ("Leila", "ĿEILA"),
    ("NINA", "ΝΙΝΑ"),  # all Greek
    ("vera", "νеrа"),
    ("Вера", "Bepa"),  # all Latin
    ("Омид", "0мид"),
    ("Семён", "Семен"),
    ("لیلا", "ليلا"),  # Persian and Arabic ye
    ("کیان", "كيان"),
    ("می\u200cنا", "مینا"),
    ("لیـــلا", "لیلا"),
    ("آوا", "اوا"),
    ("۱۲", "12"),
    ("١٢", "۱۲"),
    ("😀", "😀\ufe0f"),
]
OTHERS = [
    "Leila",
    "Layla",
    "Kian",
    "Mina",
    "Nima",
    "Omid",
    "Омид",
    "Вера",
    "Аня",
    "لیلا",
    "مینا",
    "نیما",
    "😀",
    "😎",
    "李",
    "2",
    "3",
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_names_that_look_alike_are_one_name(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert taken(other, ["Kian", one])


def test_other_names_are_others() -> None:
    assert len({skeleton(name) for name in OTHERS}) == len(OTHERS)
    assert not any(taken(name, [other for other in OTHERS if other != name]) for name in OTHERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_as_spectators_are(language: str) -> None:
    book = phrasebook(language, TABLE)
    for label in (book.say("spectator", {}), book.say("spectators", {})):
        assert taken(label, [])
        assert taken(f" {label.upper()}\u200d", [])
    assert taken("Ѕресtаtоr", [])
    assert not any(taken(name, []) for name in book.say("bot-names", {}).split())


@given(st.text(st.characters()))
def test_a_skeleton_of_anything(text: str) -> None:
    """It never fails, is its own skeleton, and no name is without one."""
    looks = skeleton(text)
    assert skeleton(looks) == looks
    assert bool(looks) == bool(text)
    assert skeleton(f"x{text}") == skeleton(f"X\u200d{text} \u200c") != ""


@given(st.text(st.sampled_from("".join([*ALIKE, *ALIKE.values(), "LEILAlеilаΝΗΥلیلايك\u200c\u200d 1.0"]))))
def test_what_looks_alike_looks_alike_together(text: str) -> None:
    looks = skeleton(f"x{text}")
    assert skeleton(looks) == looks
    assert not set(looks) & set("".join(ALIKE.values()))


@given(st.text(st.characters()) | st.text(st.sampled_from("aЯ م\u200c\u200d\n\t\u202e\x1b\u3164\u2028")), st.integers(1, 40))
def test_what_is_clean_stays_clean(text: str, most: int) -> None:
    name = clean(text, most)
    assert clean(name, most) == name
    assert len(name) <= most
    assert all(c.isprintable() or c in JOINERS for c in name)
    assert name == "" or name.strip(f" {JOINERS}")
    assert bool(skeleton(name)) == bool(name)


@pytest.mark.parametrize("text", ["", " ", "\u200d", "\u3164", "\u2800 \u115f", "\x00", "\u202e", "\ud800"])
def test_what_shows_nothing_is_no_name(text: str) -> None:
    assert clean(text, NAME) == ""


@pytest.mark.parametrize("name", ["LEILA", "Lеila", "Leila\u200d", "Vеrа", "Spectator", "Ｖera"])
def test_nobody_sits_down_with_the_name_of_another_person_or_a_bot(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        house = House(open_database(f"sqlite:///{tmp_path / 'tables.sqlite3'}"), workers=0)
        await house.open()
        try:
            wishes = [Wish("me", "Leila"), Wish("bot", "Vera", "random"), Wish("open")]
            room: Room = await house.create("san-juan", {}, wishes, hash_of("host"))
            code = room.seats[2].invite
            assert code is not None
            with pytest.raises(Stuck, match="already, or nearly so") as refusal:
                await house.take_seat(room, 2, code, hash_of("guest"), name, 0)
            assert refusal.value.code == "error-name-taken"
            await house.take_seat(room, 2, code, hash_of("guest"), "Layla", 0)
        finally:
            await house.close()

    asyncio.run(story())

"""At home: tables are left, renamed and deleted by those who may; whose turn it is; presets that fill in a form."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from serai.catalogue import everything
from serai.engine.events import WENT
from serai.table import store
from serai.table.app import create_app
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.room import Gone, Room
from serai.table.schema import LEFT, META, SPECTATOR
from serai.table.site.common import introduction
from serai.table.site.new import filled
from serai.table.stream import changes
from serai.words import LANGUAGES
from tests.table.homes import again, at_home, stored
from tests.table.test_around import ORIGIN, opened, sound

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


async def two_people(house: House) -> Room:
    room = await house.create("san-juan", {}, [Wish("me", "Leila"), Wish("open")], "leila", "Friday")
    await house.take_seat(room, 1, room.seats[1].invite or "", "kian", "Kian", 0)
    return room


async def listed(house: House, person: str) -> list[str]:
    return [table.id for table in await stored(house, store.tables, person)]


# ---- Leaving, renaming, deleting ---------------------------------------------------------------


def test_a_table_that_somebody_leaves_goes_from_their_list(address: str) -> None:
    """A bot plays for them, the log says so, and when they come back the table is in the list again."""

    async def story(house: House) -> None:
        room = await two_people(house)
        here = room.table.id
        await house.depart(room, "kian", [1])
        room = await again(house, room)
        assert room.match is not None
        assert [row.away for row in room.seats] == ["", LEFT]
        assert room.bot_level(1)
        assert (room.match.told[-1].kind, room.match.told[-1].player) == (WENT, 1)
        assert await listed(house, "kian") == []
        assert await listed(house, "leila") == [here]
        await house.welcome(room, [1])
        assert await listed(house, "kian") == [here]

    at_home(address, story, workers=0)


def test_a_spectator_who_leaves_needs_a_new_link(address: str) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, [Wish("bot", level="random"), Wish("bot", level="random")], "leila")
        assert await stored(house, store.seats_of, room.table.id, "leila") == [SPECTATOR]
        await house.depart(room, "leila", [SPECTATOR])
        assert await listed(house, "leila") == []
        assert await stored(house, store.seats_of, room.table.id, "leila") == []

    at_home(address, story, workers=0)


def test_everybody_reads_a_new_name(address: str) -> None:
    async def story(house: House) -> None:
        room = await two_people(house)
        heard = asyncio.Event()
        room.listeners.add(heard)
        await house.rename(room, "  Saturday \n night " + "x" * 90)
        assert heard.is_set()
        assert (await house.look(room, 1)).title.startswith("Saturday night xx")
        assert len(room.table.title) == 48
        assert (await again(house, room)).table.title == room.table.title

    at_home(address, story, workers=0)


def test_a_deleted_table_leaves_nothing_and_everybody_is_told(address: str) -> None:
    """Its streams end, those of spectators too, and nobody finds it any more."""

    async def story(house: House) -> None:
        room = await two_people(house)
        async with aclosing(changes(house, room, 1, "kian")) as player, aclosing(changes(house, room, None)) as watching:
            assert await anext(player)
            assert await anext(watching)
            await house.delete(room)
            for news in (player, watching):
                with pytest.raises(StopAsyncIteration):
                    await anext(news)
        with pytest.raises(Gone):
            await house.room(room.table.id)
        with pytest.raises(Gone):  # those who hold its room, too
            await house.look(room, 1)
        with pytest.raises(Gone):
            await house.say(room, 1, "hello")
        await asyncio.gather(*house.leaving)
        kept = await house.database.read(
            lambda connection: {
                table.name for table in META.sorted_tables if connection.execute(table.select().limit(1)).first() is not None
            }
        )
        assert kept <= {"facts", "presence"}

    at_home(address, story, workers=0)


@pytest.mark.server
def test_a_table_that_is_deleted_elsewhere_is_gone_here(fresh: str) -> None:
    async def story(one: House, other: House) -> None:
        room = await two_people(one)
        same = await other.room(room.table.id)
        heard = asyncio.Event()
        same.listeners.add(heard)
        await one.delete(room)
        await heard.wait()
        with pytest.raises(Gone):
            await other.freshen(same)
        with pytest.raises(Gone):
            await other.room(room.table.id)

    at_home(fresh, story, houses=2, workers=0)


# ---- The pages ---------------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(f"sqlite:///{tmp_path / 't.db'}", workers=0), base_url="http://127.0.0.1") as made:
        yield made


def send(client: TestClient[Any], path: str, **form: str) -> int:
    return client.post(path, data=form, headers=ORIGIN, follow_redirects=False).status_code


def test_only_the_host_renames_and_deletes(client: TestClient[Any]) -> None:
    path = opened(client, "me", "open", title="Friday")
    mine = client.cookies
    [code, *_] = re.findall(rf"/join{path[2:]}#([\w-]+)", client.get(path).text)
    client.cookies = type(mine)()
    assert send(client, f"/join{path[2:]}", code=code, name="Kian") == 303
    assert send(client, f"{path}/rename", title="Mine") == 403
    assert send(client, f"{path}/delete", sure="yes") == 403
    assert f"{path}/delete" not in client.get("/").text
    assert f"{path}/leave" in client.get("/").text
    theirs, client.cookies = client.cookies, mine
    assert send(client, f"{path}/rename", title="Saturday") == 303
    assert "Saturday" in client.get("/").text
    assert send(client, f"{path}/delete") == 400  # nobody has said that it is meant
    assert "Saturday" in client.get("/").text
    assert send(client, f"{path}/delete", sure="yes") == 303
    assert "Saturday" not in client.get("/").text
    client.cookies = theirs
    assert client.get(path).status_code == 404


def test_the_list_says_whose_turn_it_is_and_how_long_they_have(client: TestClient[Any]) -> None:
    for players in (("me", "hot"), ("bot:random", "bot:random")):
        opened(client, *players, title=players[0], clock="86400")
    page = client.get("/?lang=en").text
    first, second = page.split('<li class="resume')[1:]
    assert "Your turn" in first
    assert re.search("Time left: (24|23) h", first)
    assert "is choosing" in second
    assert "Time left" not in second  # no clock runs for a bot


# ---- Presets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [game for game in everything() if introduction(game).presets], ids=lambda game: str(game.id))
def test_presets_are_legal_tables(client: TestClient[Any], game: Any) -> None:
    for preset in introduction(game).presets:
        setup = game.setup(preset.players, preset.options)
        form = filled(game, {"preset": preset.id})
        assert (form.players, len(form.kinds)) == (preset.players, preset.players)
        assert {name: str(setup.options[name]).lower() for name in form.options} == form.options
        for language in LANGUAGES:
            sound(client.get(f"/new?game={game.id}&preset={preset.id}&lang={language}").text)


def test_details_follow_a_preset_that_was_just_chosen_and_stay_otherwise() -> None:
    [game] = [game for game in everything() if game.id == "san-juan"]
    first = filled(game, {}, "first")
    assert (first.preset, first.players, first.kinds) == ("first", 3, ["me", "bot:easy", "bot:easy"])
    details = {f"seat-{n}": kind for n, kind in enumerate(first.kinds)}
    details |= {f"option-{name}": value for name, value in first.options.items()}
    sent = {"was": first.above, "preset": "first", "who": "bots", "level": "easy", "players": "3", **details}
    changed = {**sent, "option-expansion": "true", "seat-1": "open"}
    assert filled(game, changed).options["expansion"] == "true"
    assert filled(game, changed).kinds == ["me", "open", "bot:easy"]
    usual = filled(game, {**changed, "preset": "usual"})  # also if the form is sent at once, without a script
    assert (usual.options["start_player"], usual.kinds) == ("random", ["me", *["bot:medium"] * 3])
    assert filled(game, {**changed, "level": "hard"}).kinds == ["me", "bot:hard", "bot:hard"]
    assert filled(game, {**changed, "who": "hot"}).kinds == ["me", "hot", "hot"]
    assert filled(game, {**changed, "players": "4"}).kinds == ["me", "open", "bot:easy", "bot:easy"]


def test_players_that_the_options_do_not_allow_are_not_offered(client: TestClient[Any]) -> None:
    """The introductory set-up of Western Legends is for three or four."""
    page = client.get("/new?game=western-legends&preset=first&players=6").text
    assert 'name="players" value="3" data-update' in page
    assert 'name="players" value="6"' not in page


def test_those_who_have_played_are_offered_the_usual_game(client: TestClient[Any]) -> None:
    checked = 'name="preset" value="{}" data-update checked'
    assert checked.format("first") in client.get("/new?game=mombasa").text
    opened(client, "me", "open")
    assert checked.format("usual") in client.get("/new?game=mombasa").text

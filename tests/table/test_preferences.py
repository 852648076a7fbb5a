"""The page of preferences with real channels against local fakes: consent, confirmation, tests, the way out."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from serai.table import people
from serai.table.app import create_app
from serai.table.channels import HOOK, MAIL, PUSH, Channel
from serai.table.channels.hook import Hook, signature
from serai.table.channels.mail import Mail
from serai.table.channels.push import Push, new_key, public_key
from serai.table.channels.settings import PLAIN, MailServer
from serai.table.channels.web import Web
from serai.table.clock import DAY
from serai.table.people import Offer
from serai.table.post import Post
from serai.table.schema import CHANNELS, CLOCK, LEFT
from serai.words import LANGUAGES
from tests.table.fakes import Browser, Mailbox, Site, mail_server, website
from tests.table.test_around import sound

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
URL = "http://127.0.0.1"
FORM = {"origin": URL}


class World:
    """A server, its post office, and the other side of every channel."""

    def __init__(self, app: httpx.ASGITransport, post: Post, box: Mailbox, site: Site) -> None:
        self.app, self.post, self.house, self.box, self.site = app, post, post.house, box, site
        self.mina = self.browser()

    def browser(self) -> httpx.AsyncClient:
        """Somebody with a browser of their own."""
        return httpx.AsyncClient(transport=self.app, base_url=URL, follow_redirects=True)

    async def send(self) -> None:
        """What is due is sent."""
        for kind in (PUSH, MAIL, HOOK):
            await self.post.deliver(kind)

    async def ways(self) -> list[people.Way]:
        found = await self.house.database.read(lambda connection: connection.execute(CHANNELS.select()).mappings().all())
        return [people.way(row) for row in found if row["person"]]


@asynccontextmanager
async def world(folder: Path) -> AsyncIterator[World]:
    app = create_app(f"sqlite:///{folder}/tables.sqlite3", limited=False, workers=0, seed="tests")
    async with app.lifespan(), mail_server() as box, website() as site:
        house, key = app.state.house, new_key()
        channels: dict[str, Channel] = {
            PUSH: Push(Web(loopback=True), key, "mailto:host@example.org"),
            MAIL: Mail(MailServer("127.0.0.1", "table@example.org", box.port, security=PLAIN)),
            HOOK: Hook(Web(loopback=True)),
        }
        post = Post(house, URL, channels, public_key(key), loopback=True)
        await house.database.write(partial(people.offering, made=post.offer))
        made = World(httpx.ASGITransport(app), post, box, site)  # type: ignore[arg-type]
        yield made
        await made.mina.aclose()
        await post.close()


Story = Callable[[World], Awaitable[None]]


@pytest.fixture
def live(tmp_path: Path) -> Callable[[Story], None]:
    def run(story: Story) -> None:
        async def work() -> None:
            async with world(tmp_path) as made:
                await story(made)

        asyncio.run(work())

    return run


def link(text: str, kind: str) -> str:
    """The address of a page that a notice names, without the host."""
    found = re.search(rf"{URL}(/{kind}/[\w-]+)", text)
    assert found, text
    return found[1]


# ---- The page -----------------------------------------------------------------------------------


def test_everything_is_off_until_it_is_turned_on(live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        for language in LANGUAGES:
            reply = await at.mina.get(f"/preferences?lang={language}")
            assert reply.status_code == 200
            page = sound(reply.text)
            assert page.tags.count("script") == 3  # theme, common, push: files of ours
            assert "<script>" not in reply.text
        assert "You get no notices." in (await at.mina.get("/preferences?lang=en")).text
        assert at.post.offer.key in reply.text
        await at.send()
        assert not at.box.mails
        assert not at.site.calls

    live(story)


def test_time_zone_and_sleeping_hours(live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        form = {"zone": "Asia/Tehran", "sleep-from": "23:30", "sleep-to": "07:15", "language": "fa"}
        reply = await at.mina.post("/preferences", data=form, headers=FORM)
        assert "Saved." in reply.text
        assert '<option value="Asia/Tehran" selected>' in reply.text
        assert 'name="sleep-from" value="23:30"' in reply.text
        assert '<option value="fa" lang="fa" selected>' in reply.text
        other = await at.browser().get("/preferences")
        assert "23:30" not in other.text
        reply = await at.mina.post("/preferences", data={"zone": "", "language": "xx"}, headers=FORM)
        assert "23:30" not in reply.text

    live(story)


@pytest.mark.parametrize(
    "form",
    [
        {"zone": "Nowhere/Land"},
        {"zone": "../../etc/passwd"},
        {"zone": "UTC", "sleep-from": "23:00"},
        {"zone": "UTC", "sleep-from": "23:00", "sleep-to": "23:00"},
        {"zone": "UTC", "sleep-from": "08:00", "sleep-to": "07:00"},
        {"zone": "UTC", "sleep-from": "25:00", "sleep-to": "07:00"},
        {"zone": "UTC", "sleep-from": "٢٣:٠٠", "sleep-to": "07:00"},
        {"zone": "", "sleep-from": "23:00", "sleep-to": "07:00"},
    ],
)
def test_times_that_cannot_be_meant(form: dict[str, str], live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        reply = await at.mina.post("/preferences", data=form, headers=FORM)
        assert reply.status_code == 400
        sound(reply.text)

    live(story)


# ---- Channels -----------------------------------------------------------------------------------


def test_mail_is_confirmed_by_a_link_and_ended_with_one_click(live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        reply = await at.mina.post("/preferences/mail", data={"address": "mina@example.org"}, headers=FORM)
        assert "mina@example.org" in reply.text
        assert "not confirmed yet" in reply.text
        await at.send()
        (letter,) = at.box.mails
        assert letter["To"] == "mina@example.org"
        (way,) = await at.ways()
        assert not way.confirmed
        # The link works in any browser, without a cookie; looking at it turns nothing on.
        stranger, address = at.browser(), link(letter.get_content(), "confirm")
        reply = await stranger.get(address)
        assert reply.status_code == 200
        sound(reply.text)
        assert not (await at.ways())[0].confirmed
        assert "set-cookie" not in reply.headers
        reply = await stranger.post(address, headers=FORM)
        assert "Notices are on" in reply.text
        assert (await at.ways())[0].confirmed
        # A test, from the page.
        reply = await at.mina.post("/preferences/test", data={"id": str(way.id)}, headers=FORM)
        assert "A test is on its way." in reply.text
        await at.send()
        assert at.box.mails[-1]["Subject"] == "A test from Serai"
        # The way out, as a mail program goes it: no cookie, no page, no origin.
        out = at.box.mails[-1]["List-Unsubscribe"].strip("<>").removeprefix(URL)
        assert (await stranger.get(out)).status_code == 200
        assert await at.ways()
        for _ in range(2):
            reply = await at.browser().post(out, data={"List-Unsubscribe": "One-Click"})
            assert reply.status_code == 200
        assert await at.ways() == []
        assert (await stranger.get(address)).status_code == 400
        assert (await stranger.post(address, headers=FORM)).status_code == 400

    live(story)


def test_a_webhook_is_confirmed_through_itself(live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        hook = f"{at.site.url}/bot1:secret/sendMessage"
        reply = await at.mina.post("/preferences/hook", data={"url": hook, "chat": "42"}, headers=FORM)
        assert "127.0.0.1" in reply.text
        assert "bot1:secret" not in reply.text  # what is secret in an address is not shown
        secret = re.search(r'<code dir="ltr">([\w-]+)</code>', reply.text)
        assert secret
        await at.send()
        call = at.site.calls[0]
        assert call.headers["X-Serai-Signature"] == f"sha256={signature(secret[1], call.headers['X-Serai-Time'], call.body)}"
        body = json.loads(call.body)
        assert body["chat_id"] == "42"
        assert (await at.browser().post(link(body["text"], "confirm"), headers=FORM)).status_code == 200
        (way,) = await at.ways()
        assert way.confirmed
        reply = await at.mina.post("/preferences/remove", data={"id": str(way.id)}, headers=FORM)
        assert "You get no notices." in reply.text
        assert await at.ways() == []

    live(story)


def test_a_browser_that_allows_push_has_consented(live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        browser = Browser(f"{at.site.url}/push/1")
        for _ in range(2):  # the same again is the same
            reply = await at.mina.post("/preferences/push", json=browser.subscription, headers={**FORM, "x-serai": "1"})
            assert reply.status_code == 204
        (way,) = await at.ways()
        assert way.confirmed
        await at.mina.post("/preferences/test", data={"id": str(way.id)}, headers=FORM)
        await at.send()
        assert json.loads(browser.read(at.site.calls[0].body))["title"] == "A test from Serai"
        at.site.answer(410)
        await at.mina.post("/preferences/test", data={"id": str(way.id)}, headers=FORM)
        await at.send()
        assert await at.ways() == []

    live(story)


def test_what_is_refused(live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        for path, form in (
            ("mail", {"address": "mina"}),
            ("mail", {}),
            ("hook", {"url": "http://hooks.example.org/"}),
            ("hook", {"url": "https://10.0.0.1/"}),
            ("hook", {"url": "https://hooks.example.org/", "chat": "a b"}),
            ("test", {"id": "1"}),
            ("remove", {"id": "²"}),
        ):
            reply = await at.mina.post(f"/preferences/{path}", data=form, headers=FORM)
            assert reply.status_code == 400, path
            sound(reply.text)
        for body in (b"", b"{}", b"\xff", b"[1]" * 9999):
            reply = await at.mina.post("/preferences/push", content=body, headers={**FORM, "x-serai": "1"})
            assert reply.status_code == 400
        reply = await at.mina.post(
            "/preferences/mail", data={"address": "mina@example.org"}, headers={"origin": "https://evil.example"}
        )
        assert reply.status_code == 403
        for path in ("confirm", "stop"):
            assert (await at.mina.get(f"/{path}/unknown")).status_code == 400
            assert (await at.mina.get(f"/{path}/{'x' * 2000}")).status_code == 400
        assert await at.ways() == []

    live(story)


def test_channels_of_others_cannot_be_touched(live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        await at.mina.post("/preferences/mail", data={"address": "mina@example.org"}, headers=FORM)
        (way,) = await at.ways()
        stranger = at.browser()
        for path in ("test", "remove"):
            assert (await stranger.post(f"/preferences/{path}", data={"id": str(way.id)}, headers=FORM)).status_code == 400
        assert "mina@example.org" not in (await stranger.get("/preferences")).text
        assert await at.ways() == [way]

    live(story)


def test_a_server_that_sends_nothing_offers_nothing(live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        await at.house.database.write(partial(people.offering, made=Offer()))
        reply = await at.mina.get("/preferences")
        assert "This server sends no notices." in reply.text
        assert "/preferences/mail" not in reply.text
        for path, form in (("mail", {"address": "mina@example.org"}), ("hook", {"url": "https://hooks.example.org/"})):
            assert (await at.mina.post(f"/preferences/{path}", data=form, headers=FORM)).status_code == 400

    live(story)


def test_addresses_of_this_machine_need_the_setting(live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        await at.house.database.write(partial(people.offering, made=Offer([HOOK, PUSH], "key")))
        assert (await at.mina.post("/preferences/hook", data={"url": f"{at.site.url}/"}, headers=FORM)).status_code == 400
        subscription = Browser(f"{at.site.url}/push").subscription
        reply = await at.mina.post("/preferences/push", json=subscription, headers={**FORM, "x-serai": "1"})
        assert reply.status_code == 400

    live(story)


def test_the_service_worker_lies_at_the_root(live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        reply = await at.mina.get("/sw.js")
        assert reply.headers["content-type"].startswith("text/javascript")
        assert reply.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in reply.headers["content-security-policy"]
        assert "showNotification" in reply.text

    live(story)


# ---- At the table -------------------------------------------------------------------------------


async def opened(at: World, **more: str) -> str:
    form = {"game": "san-juan", "players": "2", "seat-0": "me", "seat-1": "bot:random", "name-0": "Mina", **more}
    reply = await at.mina.post("/tables", data=form, headers=FORM, follow_redirects=False)
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"])


def test_a_table_with_a_clock(live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        page = (await at.mina.get(f"/new?clock={3 * DAY}")).text
        assert f'<option value="{3 * DAY}" selected>3 days</option>' in page
        path = await opened(at, clock=str(3 * DAY))
        page = (await at.mina.get(path)).text
        room = await at.house.room(path.rpartition("/")[2])
        assert room.table.settings["clock"] == 3 * DAY
        assert list(room.deadlines) == [0]
        assert "Time left: 3 days" in page
        lobby = await opened(at, clock=str(DAY), **{"seat-1": "open"})
        assert "1 day" in (await at.mina.get(lobby)).text
        for clock in ("1", "-1", "x", "86400.0", "9" * 30):
            reply = await at.mina.post("/tables", data={"game": "san-juan", "players": "2", "clock": clock}, headers=FORM)
            assert reply.status_code == 400
            reply = await at.mina.post("/api/tables", json={"game": "san-juan", "seats": [{}, {}], "clock": 61}, headers=FORM)
            assert reply.status_code == 400

    live(story)


@pytest.mark.parametrize("why", [LEFT, CLOCK])
def test_any_visit_takes_a_seat_back(why: str, live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        path = await opened(at, clock=str(DAY))
        room = await at.house.room(path.rpartition("/")[2])
        await at.house.set_away(room, [0], why)
        await at.mina.get(f"{path}/view")  # a page that is left open asks for this by itself
        await at.mina.get(path, headers={"sec-fetch-mode": "cors"})
        assert room.seats[0].away == why
        assert (await at.browser().get(path)).status_code == 403
        assert room.seats[0].away == why
        reply = await at.mina.get(path, headers={"sec-fetch-mode": "navigate"})
        assert reply.status_code == 200
        assert room.seats[0].away == ""

    live(story)


def test_somebody_who_chooses_is_back(live: Callable[[Story], None]) -> None:
    async def story(at: World) -> None:
        path = await opened(at)
        room = await at.house.room(path.rpartition("/")[2])
        await at.house.set_away(room, [0], LEFT)
        await at.mina.post(f"{path}/act", data={"seat": "0", "decision": "0"}, headers=FORM, follow_redirects=False)
        assert room.seats[0].away == ""

    live(story)

"""Links, devices, seats that are offered again: whatever links somebody holds, they see and play no hand but their own."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from html import unescape
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from serai.catalogue import find
from serai.engine.log import read
from serai.table.devices import LENGTH, SIGNS, tidy
from serai.words import LANGUAGES
from serai.words.book import TABLE, phrasebook
from tests.table.browser import PHONE, Trouble, new_table, open_context
from tests.table.conftest import Server
from tests.table.preview import played
from tests.table.reader import Page as Sound
from tests.table.test_browser import settled, violations

DAY = 24 * 3600.0


def said(message: str, language: str = "en") -> str:
    """The beginning of a message, as pages say it."""
    return str(phrasebook(language, TABLE).say(message, {}))[:40]


class Visitor(httpx.Client):
    """Somebody's browser without a script."""

    def __init__(self, server: Server, name: str = "", language: str = "en") -> None:
        super().__init__(
            base_url=server.url,
            timeout=60,
            follow_redirects=True,
            headers={"Accept-Language": language, "User-Agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0"},
        )
        self.name, self.server = name, server

    def open(self, *others: str, **more: str) -> str:
        """A new table with this person on its first seat; its id."""
        seats = ["me", *others]
        form = {"game": "san-juan", "players": str(len(seats)), "pace": "fast", **more}
        for n, kind in enumerate(seats):
            form |= {f"seat-{n}": kind, f"name-{n}": self.name if kind == "me" else "" if kind == "open" else f"Bot {n}"}
        reply = self.post("/tables", data=form)
        assert reply.status_code == 200, reply.text
        return reply.url.path.rsplit("/", 1)[1]

    def links(self, table: str, page: str = "") -> list[str]:
        """All links of a page of a table that can be copied; in the lobby the last is the spectators'."""
        return [unescape(link) for link in re.findall(r'data-copy="([^"]*)"', self.get(f"/t/{table}{page}").text)]

    def follow(self, link: str, **fields: str) -> httpx.Response:
        """What the page of an invitation does: it sends what stands behind the #."""
        address, _, code = link.partition("#")
        return self.post(address, data={"code": code, **fields})

    def sit(self, link: str) -> httpx.Response:
        return self.follow(link, name=self.name, colour="3")

    def device(self, table: str, seat: int) -> str:
        """A new code for a further device."""
        page = self.post(f"/t/{table}/devices", data={"seat": str(seat)})
        found = re.search(r'class="bigcode" dir="ltr">([^<]*)<', page.text)
        assert found, page.text
        return found[1]

    def story(self, table: str) -> str:
        return " ".join(re.findall(r'<li id="e\d+".*?</li>', self.get(f"/t/{table}").text, re.DOTALL))


@pytest.fixture
def visit(server: Server) -> Iterator[Callable[..., Visitor]]:
    """Browsers of several people."""
    made: list[Visitor] = []

    def make(name: str = "", language: str = "en") -> Visitor:
        made.append(Visitor(server, name, language))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def couple(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor, str, str]:
    """A host and a guest at a table that has begun; the table, and the link by which the guest came."""
    host, guest = visit("Leila"), visit("Mina")
    table = host.open("open")
    link = host.links(table)[0]
    assert 'id="table"' in guest.sit(link).text
    return host, guest, table, link


def stored(server: Server, statement: str, *values: object) -> list[Any]:
    """What the database says, or does."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30)) as base, base:
        return base.execute(statement, values).fetchall()


# ---- Invitations ---------------------------------------------------------------------------


def test_a_link_is_used_up_when_somebody_sits_down(visit: Callable[..., Visitor]) -> None:
    host, guest, late = visit("Leila"), visit("Mina"), visit("Kian")
    table = host.open("open", "open")
    link = host.links(table)[0]
    assert f"/join/{table}#" in link
    for _ in range(3):  # a messenger looks at what is sent
        assert 'id="invitation"' in guest.get(link).text
    page = guest.follow(link).text
    assert "Leila" in page
    assert said("link-once") in page
    assert 'data-lobby="' in guest.sit(link).text
    assert link not in host.links(table)
    for answer in (late.follow(link), late.sit(link), late.get(f"/join/{link.partition('#')[2]}")):
        assert answer.status_code == 404
        assert said("error-link") in unescape(answer.text)
    assert late.get(f"/t/{table}").status_code == 403
    assert 'data-lobby="' in guest.sit(link).text  # the form was sent twice: the person who sits there is let in


def test_the_link_of_an_older_serai_opens_its_seat(visit: Callable[..., Visitor]) -> None:
    host, guest = visit("Leila"), visit("Mina")
    table = host.open("open")
    code = host.links(table)[0].partition("#")[2]
    page = guest.get(f"/join/{code}").text
    assert f'action="/join/{table}"' in page
    assert f'value="{code}"' in page
    assert "data-send" in page
    assert 'id="table"' in guest.post(f"/join/{table}", data={"code": code, "name": "Mina"}).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_say_what_to_do(server: Server, visit: Callable[..., Visitor], language: str) -> None:
    host, late = visit("Leila", language), visit("Kian", language)
    table = host.open("open", "open")
    link = host.links(table)[0]
    visit("Mina").sit(link)

    def told(answer: httpx.Response, message: str, status: int = 404) -> None:
        assert answer.status_code == status, answer.text
        assert said(message, language) in unescape(answer.text)
        assert f'<html lang="{language}"' in answer.text
        assert Sound(answer.text).tags.count("h1") == 1

    told(late.follow(link), "error-link")
    told(late.follow(link[:-8]), "error-link")
    told(late.post(f"/join/{table}", data={"code": "x y"}), "error-code")
    told(late.post("/join", data={"code": "23456789AB"}), "error-device-code")
    other = host.links(table)[0]
    told(late.follow(other, name=""), "error-name", 400)
    told(late.follow(other, name="MINA"), "error-name-taken", 400)
    stored(server, "delete from tables where id = ?", host.open("open"))
    told(late.get("/join/0123456789abcdef"), "error-no-table")


def test_a_name_that_is_taken_can_be_typed_again(visit: Callable[..., Visitor]) -> None:
    host, guest = visit("Leila"), visit("leila")
    table = host.open("open")
    page = guest.sit(link := host.links(table)[0])
    assert page.status_code == 400
    assert 'value="leila"' in page.text
    assert f'name="code" value="{link.partition("#")[2]}"' in page.text
    assert 'id="table"' in guest.follow(link, name="Mina").text


def test_a_code_can_be_pasted_with_its_link_or_alone(visit: Callable[..., Visitor]) -> None:
    host, guest = visit("Leila"), visit("Mina")
    link = host.links(host.open("open"))[0]
    for text in (link, f"  {link} ", link.partition("#")[2]):
        assert 'name="name"' in guest.post("/join", data={"code": text}).text


def test_the_language_can_be_changed_before_sitting_down(visit: Callable[..., Visitor]) -> None:
    host, guest = visit("Leila"), visit("Mina")
    table = host.open("open")
    assert f'href="/join/{table}?lang=fa"' in guest.follow(host.links(table)[0]).text


def test_spectators_may_sit_down_and_sitters_only_once(visit: Callable[..., Visitor]) -> None:
    host, guest = visit("Leila"), visit("Mina")
    table = host.open("open", "open")
    first, second, watch = host.links(table)
    assert 'data-lobby="' in guest.follow(watch).text
    assert "Mina" in guest.sit(first).text
    refused = guest.follow(second)
    assert refused.status_code == 403
    assert said("error-second-seat") in refused.text
    assert 'name="name"' in host.follow(second).text  # the host may play with a friend at the same device
    assert "p-curtain" in host.follow(second, name="Kian").text


def test_the_host_of_bots_may_watch(visit: Callable[..., Visitor]) -> None:
    host = visit("Leila")
    reply = host.post("/tables", data={"game": "san-juan", "players": "2", "seat-0": "bot:random", "seat-1": "bot:random"})
    assert reply.status_code == 200
    assert 'id="table"' in reply.text


# ---- A host cannot see a guest's hand ------------------------------------------------------


def seat_shown(page: httpx.Response) -> str:
    """The seat whose hand a page shows; empty if it shows none."""
    found = re.search(r'name="seat" value="(\d*)"', page.text) if 'id="act"' in page.text else None
    return found[1] if found else ""


def test_no_link_that_a_host_ever_had_opens_the_guests_hand(
    server: Server, couple: tuple[Visitor, Visitor, str, str], visit: Callable[..., Visitor]
) -> None:
    host, guest, table, first = couple
    assert seat_shown(guest.get(f"/t/{table}")) == "1"
    guest.post(f"/t/{table}/leave")
    assert host.post(f"/t/{table}/offer", data={"seat": "1"}).status_code == 200
    second = host.links(table, "/devices")[0]
    guest.post(f"/t/{table}/back")
    guest.post(f"/t/{table}/leave")
    host.post(f"/t/{table}/offer", data={"seat": "1"})
    third = host.links(table, "/devices")[0]
    assert len({first, second, third}) == 3

    def tries(one: Visitor, link: str) -> list[httpx.Response]:
        code = link.partition("#")[2]
        bearer = {"Authorization": f"Bearer {code}"}
        pages = [
            one.get(link),
            one.follow(link),
            one.sit(link),
            one.get(f"/join/{code}"),
            one.post("/join", data={"code": code}),
        ]
        pages += [one.get(f"/t/{table}{path}") for path in ("?seat=1", "/view?seat=1", "/replay?seat=1", "/devices?seat=1")]
        calls = [one.get(f"/api/{door}", headers=bearer) for door in ("view", "options", "stream", "export")]
        calls += [one.post("/api/act", headers=bearer, json={"actions": ["pass"], "decision": 0})]
        acts = [one.post(f"/t/{table}/{door}", data={"seat": "1", "action": "pass"}) for door in ("act", "devices")]
        assert all(call.status_code == 404 for call in calls)
        assert all(act.status_code == 403 for act in acts)
        return pages

    for link in (first, second, third):  # the last is good, but not for somebody who sits at the table
        assert {seat_shown(page) for page in tries(host, link)} <= {"", "0"}
    assert seat_shown(host.get(f"/t/{table}")) == "0"
    guest.post(f"/t/{table}/back")  # and now for nobody
    for link in (first, second, third):
        assert {seat_shown(page) for page in tries(visit("Spy"), link)} == {""}
    assert (
        host.post("/api/join", headers={"Authorization": f"Bearer {third.partition('#')[2]}"}, json={"name": "Spy"}).status_code
        == 404
    )
    assert stored(server, "select name from seats where table_id = ? and seat = 1", table) == [("Mina",)]
    assert seat_shown(guest.get(f"/t/{table}")) == "1"


# ---- Devices -------------------------------------------------------------------------------


def test_a_code_opens_the_seat_on_another_device_once(
    couple: tuple[Visitor, Visitor, str, str], visit: Callable[..., Visitor]
) -> None:
    _, guest, table, _ = couple
    code = guest.device(table, 1)
    phone, thief = visit(), visit()
    asked = phone.post("/join", data={"code": code.lower()})
    assert "Mina" in asked.text
    assert 'name="here"' in asked.text
    assert "data-send" in phone.get(f"/join/{code.lower()}").text  # typed as a part of the address
    assert phone.get(f"/t/{table}").status_code == 403  # looking uses nothing
    assert seat_shown(phone.post("/join", data={"code": code, "here": "yes"})) == "1"
    again = thief.post("/join", data={"code": code, "here": "yes"})
    assert again.status_code == 404
    assert said("error-device-code") in again.text
    assert seat_shown(guest.get(f"/t/{table}")) == "1"


def test_what_is_typed_is_understood() -> None:
    assert len(SIGNS) ** LENGTH >= 2**50
    for typed in ("23456-789AB", " 23456 789ab ", "۲۳۴۵۶-۷۸۹AB", "https://serai.example/join#23456789AB"):
        assert tidy(typed) == "23456789AB"
    invitation = "a-B_" * 8
    assert tidy(f"https://serai.example/join/0123#{invitation}") == invitation


def test_devices_are_listed_and_removed(couple: tuple[Visitor, Visitor, str, str], visit: Callable[..., Visitor]) -> None:
    host, guest, table, _ = couple
    only = guest.get(f"/t/{table}/devices").text
    assert "Firefox, Linux" in only
    assert 'name="remove"' not in only
    phone = visit()
    phone.post("/join", data={"code": guest.device(table, 1), "here": "yes"})
    page = guest.get(f"/t/{table}/devices").text
    assert page.count(said("device-this")) == 1
    mine, other = re.findall(r'name="remove" value="(\w+)"', page)
    assert host.post(f"/t/{table}/devices", data={"seat": "1", "remove": other}).status_code == 403
    unused = phone.device(table, 1)
    assert guest.post(f"/t/{table}/devices", data={"seat": "1", "remove": other}).status_code == 200
    assert phone.get(f"/t/{table}").status_code == 403
    assert phone.get(f"/t/{table}/view?seat=1").status_code == 403
    assert phone.post("/join", data={"code": unused, "here": "yes"}).status_code == 404
    last = guest.post(f"/t/{table}/devices", data={"seat": "1", "remove": mine})
    assert last.status_code == 400
    assert said("error-last-device") in last.text


def test_codes_end_with_their_time_and_with_the_next_one(
    server: Server, couple: tuple[Visitor, Visitor, str, str], visit: Callable[..., Visitor]
) -> None:
    _, guest, table, _ = couple
    first, second = guest.device(table, 1), guest.device(table, 1)
    assert visit().post("/join", data={"code": first}).status_code == 404
    left = stored(server, "select until from codes where table_id = ?", table)
    assert len(left) == 1
    assert 0 < left[0][0] - time.time() <= 600
    stored(server, "update codes set until = ? where table_id = ?", time.time() - 1, table)
    assert visit().post("/join", data={"code": second, "here": "yes"}).status_code == 404


def test_a_guest_who_gives_a_code_to_somebody_at_the_table_changes_nothing(couple: tuple[Visitor, Visitor, str, str]) -> None:
    host, guest, table, _ = couple
    refused = host.post("/join", data={"code": guest.device(table, 1), "here": "yes"})
    assert refused.status_code == 403
    assert seat_shown(host.get(f"/t/{table}?seat=1")) == "0"


def test_a_stream_ends_when_its_device_is_removed(visit: Callable[..., Visitor]) -> None:
    """A program's, which would go on to show the hand."""
    host = visit("Leila")
    table = host.open("open")
    code = host.links(table)[0].partition("#")[2]
    key = host.post("/api/join", headers={"Authorization": f"Bearer {code}"}, json={"name": "Robot"}).json()["key"]
    assert stored(host.server, "select device from sitters where table_id = ? and seat = 1", table) == [("program",)]
    with host.stream("GET", "/api/stream", headers={"Authorization": f"Bearer {key}"}) as stream:
        lines = stream.iter_lines()
        assert next(line for line in lines if line.startswith("event:")) == "event: view"
        host.post(f"/t/{table}/chat", data={"text": "hello"})
        stored(host.server, "delete from sitters where table_id = ? and seat = 1", table)
        host.post(f"/t/{table}/chat", data={"text": "and good-bye"})
        rest = [line for _, line in zip(range(8), lines, strict=False)]
    assert len(rest) < 8


def test_looking_at_the_table_is_written_down_once_a_minute(server: Server, couple: tuple[Visitor, Visitor, str, str]) -> None:
    _, guest, table, _ = couple

    def seen(ago: float) -> float:
        was = time.time() - ago
        stored(server, "update sitters set seen = ? where table_id = ? and seat = 1", was, table)
        guest.get(f"/t/{table}")
        return float(stored(server, "select seen from sitters where table_id = ? and seat = 1", table)[0][0]) - was

    assert seen(30) == 0
    assert seen(90) >= 90


# ---- Seats that are offered again ----------------------------------------------------------


def test_a_seat_is_offered_again_when_it_was_given_up(
    couple: tuple[Visitor, Visitor, str, str], visit: Callable[..., Visitor]
) -> None:
    host, guest, table, _ = couple
    kept = host.post(f"/t/{table}/offer", data={"seat": "1"})
    assert kept.status_code == 400
    assert said("error-seat-kept") in kept.text
    assert "/offer" not in host.get(f"/t/{table}/devices").text
    assert guest.post(f"/t/{table}/offer", data={"seat": "0"}).status_code == 403
    watcher = visit()
    watcher.follow(host.links(table)[0])
    guest.post(f"/t/{table}/leave")
    host.post(f"/t/{table}/offer", data={"seat": "1"})
    assert "The host offers seat 2 to somebody else." in watcher.story(table)
    link = host.links(table, "/devices")[0]
    new = visit("Kian")
    assert seat_shown(new.sit(link)) == "1"
    assert "Kian takes seat 2." in host.story(table)
    assert guest.get(f"/t/{table}").status_code == 403
    assert guest.sit(link).status_code == 404
    assert "Kian" in host.get(f"/t/{table}").text


def test_a_seat_is_offered_again_when_nobody_of_it_came_for_long(
    server: Server, couple: tuple[Visitor, Visitor, str, str], visit: Callable[..., Visitor]
) -> None:
    host, guest, table, _ = couple

    def absent(days: float) -> None:
        then = time.time() - days * DAY
        stored(server, "update sitters set seen = ? where table_id = ? and seat = 1", then, table)

    absent(6.9)
    assert host.post(f"/t/{table}/offer", data={"seat": "1"}).status_code == 400
    absent(7.1)
    assert "7 days ago" in host.get(f"/t/{table}/devices").text
    assert host.post(f"/t/{table}/offer", data={"seat": "1"}).status_code == 200
    link = host.links(table, "/devices")[0]
    assert seat_shown(guest.get(f"/t/{table}")) == "1"  # they come back in time: the offer is over
    assert "Mina is back." in host.story(table)
    assert host.links(table, "/devices") == []
    assert visit("Kian").sit(link).status_code == 404


def test_the_days_are_a_setting(servers: Callable[..., Server]) -> None:
    server = servers("--absent", "0")
    with Visitor(server, "Leila") as host, Visitor(server, "Mina") as guest, Visitor(server, "Kian") as new:
        table = host.open("open")
        guest.sit(host.links(table)[0])
        assert host.post(f"/t/{table}/offer", data={"seat": "1"}).status_code == 200
        assert seat_shown(new.sit(host.links(table, "/devices")[0])) == "1"


def test_links_and_marks_of_the_lobby_are_the_hosts(visit: Callable[..., Visitor]) -> None:
    host, guest = visit("Leila"), visit("Mina")
    table = host.open("open", "open")
    first, second, watch = host.links(table)
    guest.sit(first)
    assert guest.links(table) == [watch]
    assert second.partition("#")[2] not in guest.get(f"/t/{table}").text
    host.post(f"/t/{table}/offer", data={"seat": "2"})
    replaced = host.links(table)[0]
    assert replaced != second
    assert visit("Kian").sit(second).status_code == 404
    assert 'id="table"' in visit("Kian").sit(replaced).text


# ---- A deal that somebody may know ---------------------------------------------------------


def key_of(host: Visitor, link: str) -> dict[str, str]:
    bearer = {"Authorization": f"Bearer {link.partition('#')[2]}"}
    key = host.post("/api/join", headers=bearer, json={"name": "Robot"}).json()["key"]
    return {"Authorization": f"Bearer {key}"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_from_a_file_is_marked_before_anybody_sits_down(visit: Callable[..., Visitor], language: str) -> None:
    host, guest = visit("Leila", language), visit("Mina", language)
    match = played("san-juan", 3, "links", 40)
    opened = host.post("/import", data={"text": match.log(), "seats": "open"})
    table = opened.url.path.rsplit("/", 1)[1]
    first, second = host.links(table)[:2]
    assert said("origin-file", language) in opened.text
    assert said("origin-file", language) in guest.follow(first).text
    assert 'data-lobby="' in guest.sit(first).text
    robot = key_of(host, second)
    page = guest.get(f"/t/{table}").text
    assert said("mark-file", language) in page
    assert page.count(said("origin-file", language)) == 2  # in the bar, and among what is said of the table
    view = host.get("/api/view", headers=robot).json()
    assert view["origin"] == "file"
    assert view["lines"] == len(match.record.lines)  # it goes on where the file stops


def test_a_seeded_table_is_marked_and_another_is_not(server: Server, servers: Callable[..., Server]) -> None:
    for one, origin in ((server, "seed"), (servers("--seed", ""), "")):
        with Visitor(one, "Leila") as host:
            table = host.open("open")
            assert (said("origin-seed") in host.get(f"/t/{table}").text) == bool(origin)
            view = host.get("/api/view", headers=key_of(host, host.links(table)[0])).json()
            assert view["origin"] == origin
            assert (said("mark-seed") in host.get(f"/t/{table}").text) == bool(origin)


def test_the_file_of_such_a_game_says_so(visit: Callable[..., Visitor]) -> None:
    match = played("san-juan", 2, "links", 2000)
    assert not match.state.stack
    host = visit("Leila")
    table = host.post("/import", data={"text": match.log(), "seats": "open"}).url.path.rsplit("/", 1)[1]
    text = host.get(f"/t/{table}/export").text
    assert "\norigin file\n" in text
    record = read(text, find)
    assert record.origin == "file"
    assert record.lines == match.record.lines
    assert said("origin-file") in host.get(f"/t/{table}/score").text
    fork = host.post(f"/t/{table}/fork", data={"at": "10"})
    assert said("mark-file") in fork.text


# ---- The whole story in browsers -----------------------------------------------------------


def fine(page: Page) -> None:
    assert violations(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def test_an_invitation_from_the_link_to_a_second_device(server: Server, chromium: Browser) -> None:
    trouble = Trouble()
    with (
        open_context(chromium, server.url, trouble, bypass_csp=True) as hosts,
        open_context(chromium, server.url, trouble, PHONE, "fa", color_scheme="dark", bypass_csp=True) as guests,
        open_context(chromium, server.url, Trouble(), PHONE, "ru") as phones,
    ):
        hosts.grant_permissions(["clipboard-read", "clipboard-write"])
        table = new_table(hosts, "san-juan", "open")
        host, guest, phone = hosts.new_page(), guests.new_page(), phones.new_page()
        host.goto(f"/t/{table}")
        host.locator("#live-seats [data-copy]").click()
        link = host.evaluate("navigator.clipboard.readText()")

        guest.goto(link)
        guest.locator("[name=name]").wait_for()
        assert guest.evaluate("document.documentElement.dir") == "rtl"
        assert "#" not in guest.url
        fine(guest)
        guest.locator(".langs a[lang=ru]").click()  # in another language it is still the same invitation
        expect(guest.locator("html")).to_have_attribute("lang", "ru")
        guest.locator("[name=name]").fill("Mina")
        guest.locator("form .btn--primary").click()
        guest.locator("#table").wait_for()
        host.locator("#table").wait_for()  # the lobby has become the table by itself
        expect(host.locator(".players")).to_contain_text("Mina")
        host.goto(link)
        host.wait_for_url(f"**/t/{table}")  # who sits there is let in

        settled(guest, f"/t/{table}").locator("#tab-about").click()
        guest.locator("#about a[href$=devices]").click()
        fine(guest)
        guest.locator(".mine .btn--primary").click()
        code = guest.locator(".bigcode").inner_text()
        fine(guest)
        phone.goto("/join")
        phone.locator("[name=code]").fill(code.replace("-", " ").lower())
        phone.locator("form .btn--primary").click()
        phone.locator("[name=here]").click()
        phone.locator("#table").wait_for()
        expect(phone.locator("#act [name=seat]")).to_have_value("1")

        guest.goto(f"/t/{table}/devices")
        expect(guest.locator(".devs li")).to_have_count(2)
        guest.locator(".devs li").nth(1).locator("[name=remove]").click()
        expect(guest.locator(".devs li")).to_have_count(1)
        phone.locator(".errorcard").wait_for()  # its page ends by itself
    assert not trouble, "\n".join(trouble)

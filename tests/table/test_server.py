"""The table's server, through its real doors: what may be done, what is refused, what survives."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import httpx
import msgspec
import pytest

import serai
from serai.catalogue import find
from serai.engine.events import Event
from serai.engine.hidden import permute
from serai.engine.log import Record
from serai.engine.match import Match
from serai.engine.save import load
from serai.table.store import unpack
from serai.table.view import Seat, View, view_of
from tests.table.conftest import Server

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("san-juan", 3, {}),
    ("great-western-trail", 2, {}),
    ("great-western-trail-2", 2, {}),
    ("mombasa", 2, {}),
    ("western-legends", 3, {}),
]


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=60) as made:
        yield made


class Guest:
    """Somebody at a seat: first with the code of an invitation, from sitting down on with a key of their own."""

    def __init__(self, client: httpx.Client, secret: str) -> None:
        self.client = client
        self.secret = secret
        self.headers = {"Authorization": f"Bearer {secret}"}

    def join(self, name: str) -> httpx.Response:
        reply = self.client.post("/api/join", json={"name": name}, headers=self.headers)
        if reply.status_code == 200:
            self.secret = reply.json()["key"]
            self.headers = {"Authorization": f"Bearer {self.secret}"}
        return reply

    def look(self) -> View:
        reply = self.client.get("/api/view", headers=self.headers)
        assert reply.status_code == 200, reply.text
        return msgspec.json.decode(reply.content, type=View)

    def act(self, *actions: str, decision: int | None = None, **more: Any) -> httpx.Response:
        number = self.look().decision if decision is None else decision
        return self.client.post("/api/act", json={"actions": actions, "decision": number, **more}, headers=self.headers)

    def undo(self, decision: int, **more: Any) -> httpx.Response:
        return self.client.post("/api/undo", json={"decision": decision, **more}, headers=self.headers)


def opened(client: httpx.Client, game: str, seats: int, bots: int = 0, **options: object) -> tuple[list[Guest], dict[str, Any]]:
    """A table with people who have joined, and bots after them."""
    kinds = [{"kind": "open"}] * seats + [{"kind": "bot", "level": "random", "name": f"Bot {n}"} for n in range(bots)]
    reply = client.post("/api/tables", json={"game": game, "seats": kinds, "options": options})
    assert reply.status_code == 201, reply.text
    made = reply.json()
    guests = [Guest(client, secret) for secret in made["seats"][:seats]]
    for n, guest in enumerate(guests):
        assert guest.join(f"Guest {n}").status_code == 200
    return guests, made


# ---- Secrets -------------------------------------------------------------------------------


def stored(server: Server, table: str) -> tuple[Match, list[Seat], list[int]]:
    """The table from the database, with all its secrets, and its version as each seat, and at last a spectator, counts it."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as base, base:
        base.row_factory = sqlite3.Row
        row = base.execute("select * from tables where id = ?", [table]).fetchone()
        names = base.execute("select * from seats where table_id = ? order by seat", [table]).fetchall()
        journal = base.execute("select * from journal where table_id = ? order by seq", [table]).fetchall()
        states = base.execute("select * from states where table_id = ? order by line", [table]).fetchall()
    game = find(row["game"])
    record = Record(game.setup(row["players"], json.loads(row["options"])), row["seed"])
    record.lines = [(entry["seat"], entry["action"]) for entry in journal if entry["kind"] in ("act", "write")]
    drafts: dict[int, list[int]] = {}
    for entry in journal:
        if entry["kind"] == "draft":
            drafts.setdefault(entry["seat"], []).append(game.vocabulary.numbers[entry["action"]])
        elif entry["kind"] == "write":
            drafts.pop(entry["seat"], None)
    told = [event for entry in journal for event in json.loads(entry["events"])]
    events = [Event(kind, player, tuple(numbers), tuple(cards), eyes) for kind, player, numbers, cards, eyes, _ in told]
    kept = [load(unpack(state["state"]), find) for state in states]
    match = Match.restore(record, kept, drafts, events, [event[-1] for event in told])
    seats = [Seat(s["name"], s["colour"], s["level"] if s["kind"] == "bot" else "", here=s["kind"] == "bot") for s in names]
    drafted = [sum(e["kind"] in ("draft", "undraft") for e in journal if e["seat"] == seat) for seat in range(row["players"])]
    return match, seats, [row["version"] - sum(drafted) + own for own in (*drafted, 0)]


def behind(match: Match, seat: int | None, seed: str) -> Match:
    """The same table with everything changed that the seat cannot see, in the state, in the drafts and in the story."""
    blind = 0 if seat is None else seat
    state = match.state if seat is None else permute(match.state, blind, seed)
    hidden = [
        event
        if event.seen_by(seat)[4] is not None
        else Event(event.kind, event.player, event.numbers, (9999,) * len(event.cards), 0)
        for event in match.told
    ]
    drafts = {one: made for one, made in match.drafts.items() if one == seat}
    changed = Match.restore(match.record, [state], drafts, hidden, match.moments)
    changed.past = match.past
    return changed


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_nothing_that_a_seat_is_sent_depends_on_what_it_cannot_see(
    server: Server, client: httpx.Client, game: str, players: int, options: dict[str, Any]
) -> None:
    """A random game through the server.  Every now and then what lies behind each seat's back is exchanged in a copy of the
    database's state: the view made of that copy has to be, byte for byte, the one that the server sent."""
    guests, made = opened(client, game, players, **options)
    chance = random.Random(game)  # noqa: S311
    for number in range(160):
        views = [guest.look() for guest in guests]
        able = [seat for seat, view in enumerate(views) if view.choices]
        if not able:
            break
        if number % 8 == 0:
            check_secrecy(server, client, made, guests)
        seat = chance.choice(able)
        reply = guests[seat].act(chance.choice(views[seat].choices).action, decision=views[seat].decision)
        assert reply.status_code == 200, reply.text


def check_secrecy(server: Server, client: httpx.Client, made: dict[str, Any], guests: list[Guest]) -> None:
    match, seats, versions = stored(server, made["table"])
    for seat in [*range(len(guests)), None]:
        version = versions[-1 if seat is None else seat]
        headers = guests[seat].headers if seat is not None else {"Authorization": f"Bearer {made['watch']}"}
        reply = client.get("/api/view", headers=headers)
        assert match.record.seed not in reply.text or not match.state.stack
        assert match.state.secret not in reply.text
        for secret in [*made["seats"], made["watch"], *[guest.secret for guest in guests]]:
            assert secret not in reply.text
        sent = msgspec.json.decode(reply.content, type=View)
        if seat is None and any(match.drafts.values()):
            continue  # a spectator's copy has no drafts at all, so nobody is ready in it
        if any(made_draft for other, made_draft in match.drafts.items() if other != seat):
            continue  # who is ready is open; it is checked by the test of drafts
        other = behind(match, seat, f"{version}/{seat}")
        again = view_of(
            other,
            seats,
            seat,
            table=sent.table,
            title=sent.title,
            version=version,
            decision=sent.decision,
            seed_hash=sent.seed_hash,
            recent=80,
            origin=sent.origin,
        )
        assert msgspec.json.encode(again) == msgspec.json.encode(sent)


def test_drafts_are_nobody_elses_business(client: httpx.Client) -> None:
    """Mombasa's plans: until all are ready the others see who is ready and nothing else."""
    guests, _ = opened(client, "mombasa", 2)
    while (view := guests[0].look()).ask is not None and view.ask.step != "Plan" and not all(g.look().choices for g in guests):
        guests[0].act(view.choices[0].action)
    before = guests[1].look()
    mine = guests[0].look()
    assert mine.choices
    assert before.choices
    reply = guests[0].act(mine.choices[0].action)
    assert reply.status_code == 200
    after = guests[1].look()
    assert after.decision == before.decision  # the question is still the same
    assert msgspec.structs.replace(after, seats=[]) == msgspec.structs.replace(before, seats=[])  # not even its version grew
    assert guests[1].act(before.choices[-1].action, decision=before.decision).status_code == 200


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(client: httpx.Client) -> None:
    guests, made = opened(client, "san-juan", 2)
    assert client.get("/api/export", headers=guests[0].headers).json()["error"] == "error-export"
    for _ in range(2000):
        views = [guest.look() for guest in guests]
        if views[0].over:
            break
        seat = views[0].waiting[0]
        assert views[0].seed == ""
        assert guests[seat].act(views[seat].choices[0].action).status_code == 200
    text = client.get("/api/export", headers=guests[0].headers).text
    assert f"seed {views[0].seed}" in text
    assert serai.replay(text).options == []
    import hashlib  # noqa: PLC0415

    assert hashlib.sha256(f"serai {views[0].seed}".encode()).hexdigest() == made["seed_hash"]


# ---- What is refused -----------------------------------------------------------------------


def test_stale_repeated_and_foreign_actions_change_nothing(client: httpx.Client) -> None:
    guests, _ = opened(client, "san-juan", 2)
    able = [guest for guest in guests if guest.look().choices][0]
    other = [guest for guest in guests if guest is not able][0]
    view = able.look()
    first = able.act(view.choices[0].action, decision=view.decision, key="once")
    assert first.status_code == 200
    lines = able.look().lines
    again = able.act(view.choices[0].action, decision=view.decision, key="once")
    assert again.status_code == 200  # the same request again is answered, not done
    assert able.look().lines == lines
    assert able.act(view.choices[0].action, decision=view.decision).json()["error"] == "error-stale"
    assert able.act("fly away").json()["error"] == "error-unknown-action"
    waiting = able.look().waiting
    idle = [able, other][1 - waiting[0]] if able is guests[0] else [other, able][1 - waiting[0]]
    refused = idle.act("pass", decision=idle.look().decision)
    assert refused.status_code == 400
    assert "cannot pass" in refused.json()["message"]
    assert able.look().lines == lines


def test_a_key_stands_for_one_request(client: httpx.Client) -> None:
    """The same again is answered and not done; with another action, or to take something back, it is refused."""
    guests, _ = opened(client, "san-juan", 2)
    me = next(guest for guest in guests if guest.look().choices)
    first = me.look()
    assert me.act("take builder", decision=first.decision, key="one").status_code == 200
    for reply in (me.act("take councillor", decision=first.decision, key="one"), me.undo(me.look().decision, key="one")):
        assert (reply.status_code, reply.json()["error"]) == (409, "error-key")
    second = me.look()
    assert me.undo(first.decision).json()["error"] == "error-stale"
    for _ in range(2):  # sent again, it takes nothing more back
        assert me.undo(second.decision, key="two").status_code == 200
        assert me.look().lines == 0
    assert me.undo(second.decision + 1, key="two").json()["error"] == "error-key"
    assert me.act("take builder", decision=first.decision, key="one").status_code == 200  # it was done, and stays taken back
    assert me.look().lines == 0


def test_sitting_down_may_be_sent_again_with_a_key_of_ones_own(client: httpx.Client) -> None:
    """The answer was lost on its way: the program asks again, and has its seat.  With the invitation of another seat its key is
    refused: a key opens one seat."""
    made = client.post("/api/tables", json={"game": "san-juan", "seats": [{}, {}]}).json()
    key, one, two = "k" * 40, *[{"Authorization": f"Bearer {code}"} for code in made["seats"]]
    replies = [client.post("/api/join", json={"name": "Leila", "key": key}, headers=one) for _ in range(2)]
    assert [reply.json() for reply in replies] == [{"table": made["table"], "seat": 0, "key": key}] * 2
    other = client.post("/api/join", json={"name": "Kian", "key": key}, headers=two)
    assert (other.status_code, other.json()["error"]) == (409, "error-key")
    assert client.post("/api/join", json={"name": "Kian"}, headers=two).json()["seat"] == 1


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"actions": "pass", "decision": 1}', b'{"actions": [], "decision": 1}', b"[" * 50_000]
    + [b'{"actions": ["pass"], "decision": 1, "more": 1}', b'{"actions": ["pass"], "decision": -1}', b"\xff\xfe"]
    + [
        b'{"actions": ["' + b"x" * 700_000 + b'"], "decision": 1}',
        json.dumps({"actions": ["pass"], "decision": 10**30}).encode(),
    ],
)
def test_garbage_is_answered_in_a_sentence(client: httpx.Client, body: bytes) -> None:
    guests, _ = opened(client, "san-juan", 2)
    before = guests[0].look()
    headers = {**guests[0].headers, "Content-Type": "application/json"}
    reply = client.post("/api/act", content=body, headers=headers)
    assert reply.status_code in (400, 409, 413), reply.text
    assert "Traceback" not in reply.text
    assert reply.json()["message"]
    assert guests[0].look() == before


def test_bad_tables_are_refused_with_the_right_words(client: httpx.Client) -> None:
    def error(body: dict[str, Any]) -> str:
        reply = client.post("/api/tables", json=body)
        assert reply.status_code in (400, 404), reply.text
        return str(reply.json()["message"])

    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    assert "Choose from" in error({"game": "chess", "seats": seats})
    assert "2 to 4 players" in error({"game": "san-juan", "seats": seats[:1]})
    assert "has no option" in error({"game": "san-juan", "seats": seats, "options": {"sharks": True}})
    assert "Choose from: random" in error({"game": "san-juan", "seats": [seats[0], {"kind": "bot", "level": "genius"}]})


def test_secrets_open_only_their_own_door(client: httpx.Client) -> None:
    guests, made = opened(client, "san-juan", 2)
    assert client.get("/api/view").status_code == 401
    assert Guest(client, "x" * 32).client.get("/api/view", headers={"Authorization": "Bearer " + "x" * 32}).status_code == 404
    watcher = Guest(client, made["watch"])
    view = watcher.look()
    assert view.seat is None
    assert view.choices == []
    assert watcher.join("Spy").json()["error"] == "error-spectator"
    for code in made["seats"]:  # the host still has them
        host = Guest(client, code)
        assert client.get("/api/view", headers=host.headers).json()["error"] == "error-key-unknown"
        assert host.join("Host").json()["error"] == "error-link"
    assert watcher.act("pass", decision=0).json()["error"] == "error-spectator"
    with httpx.Client(base_url=str(client.base_url), follow_redirects=True) as page:
        assert page.get(f"/t/{made['table']}").status_code == 403
        assert page.get(f"/join/{made['watch']}").status_code == 200
        assert page.post(f"/t/{made['table']}/act", data={"seat": "0", "decision": "1", "action": "pass"}).status_code == 403
    assert guests[0].look().lines == 0


# ---- Pages ---------------------------------------------------------------------------------


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    """Somebody's browser without a script."""
    with httpx.Client(base_url=server.url, timeout=60, follow_redirects=True) as made:
        yield made


def form(page: str, **fields: str) -> dict[str, str]:
    hidden = dict(re.findall(r'name="(decision|seat)" value="(\d+)"', page))
    return {**hidden, **fields}


def test_a_game_without_a_script(browser: httpx.Client) -> None:
    """Forms alone are enough: open a table, choose, take back."""
    page = browser.post(
        "/tables",
        data={"game": "san-juan", "players": "2", "seat-0": "me", "name-0": "Leila", "seat-1": "hot", "name-1": "Kian"},
    )
    assert page.status_code == 200
    table = str(page.url).rsplit("/", 1)[1]
    assert "Leila" in page.text or "Kian" in page.text  # the curtain: whoever is to begin
    seat = re.search(r"seat=(\d)", page.text)
    assert seat is not None
    page = browser.get(f"/t/{table}?seat={seat[1]}")
    assert 'value="take builder"' in page.text
    page = browser.post(f"/t/{table}/act", data=form(page.text, action="take builder"))
    assert page.status_code == 200
    page = browser.get(f"/t/{table}?seat={seat[1]}")
    page = browser.post(f"/t/{table}/act", data=form(page.text, undo="1"))
    page = browser.get(f"/t/{table}?seat={seat[1]}")
    assert 'value="take builder"' in page.text


def test_the_curtain_shows_nobodys_hand(browser: httpx.Client) -> None:
    page = browser.post(
        "/tables",
        data={"game": "san-juan", "players": "2", "seat-0": "me", "name-0": "Leila", "seat-1": "hot", "name-1": "Kian"},
    )
    assert 'id="act"' not in page.text
    assert "hand-" not in page.text


def test_names_and_chat_are_escaped(browser: httpx.Client) -> None:
    nasty = "<script>1</script>"
    page = browser.post(
        "/tables",
        data={
            "game": "san-juan",
            "players": "2",
            "seat-0": "me",
            "name-0": nasty,
            "title": nasty,
            "seat-1": "bot:random",
            "name-1": "Bo",
        },
    )
    assert "<script>1" not in page.text
    table = str(page.url).rsplit("/", 1)[1]
    browser.post(f"/t/{table}/chat", data={"text": '<img src=x onerror="alert(1)">'})
    page = browser.get(f"/t/{table}")
    assert "<img" not in page.text
    assert "&lt;img src=x" in page.text


def test_foreign_forms_and_frames_are_shut_out(browser: httpx.Client) -> None:
    for headers in ({"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": "http://elsewhere.example"}):
        reply = browser.post("/tables", data={"game": "san-juan", "players": "2"}, headers=headers)
        assert reply.status_code == 403
        assert "another site" in reply.text
    reply = browser.get("/")
    assert "script-src 'self'" in reply.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in reply.headers["content-security-policy"]
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_unknown_pages_say_so(browser: httpx.Client) -> None:
    for path in (
        "/t/nothing",
        "/join/nothing-nothing-nothing",
        "/learn/chess",
        "/static/../app.py",
        "/static/nothing.js",
        "/nowhere",
    ):
        reply = browser.get(path)
        assert reply.status_code in (404,), path
        assert "Traceback" not in reply.text


# ---- What survives -------------------------------------------------------------------------


def test_no_acknowledged_action_is_lost_when_the_power_fails(servers: Callable[..., Server]) -> None:
    """Killed in the middle of play, several times; every action that was answered is there again, and the table goes on."""
    server = servers()
    with httpx.Client(base_url=server.url, timeout=60) as client:
        (guest,), made = opened(client, "mombasa", 1, bots=2)
    for _ in range(4):
        with httpx.Client(base_url=server.url, timeout=60) as client:
            acknowledged = play_a_little(Guest(client, guest.secret))
            server.kill()
        server.start()
        with httpx.Client(base_url=server.url, timeout=60) as client:
            view = Guest(client, guest.secret).look()
            match, _, versions = stored(server, made["table"])
            assert view.version >= acknowledged
            assert versions[0] >= acknowledged
            assert serai.replay(match.log()) is not None


def play_a_little(me: Guest) -> int:
    """Some actions of one's own while bots play; the last version that was acknowledged."""
    version = 0
    done = 0
    while done < 5:
        view = me.look()
        version = max(version, view.version)
        if view.choices:
            reply = me.act(view.choices[0].action, decision=view.decision)
            if reply.status_code == 200:
                version = max(version, msgspec.json.decode(reply.content, type=View).version)
                done += 1
    return version

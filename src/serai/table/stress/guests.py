"""The guests of a stress run: people at tables and viewers, each of their requests at a random server."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import msgspec

from serai.catalogue import find
from serai.engine.match import Match
from serai.table.loopback import DONE, Answer, Failed, Line, Server, auth, json_of
from serai.table.stress.notes import Notes, Seen, Sent
from serai.table.view import View

PATIENCE = 10.0  # seconds until a request counts as unanswered
GRACE = 15.0  # seconds after the end in which what is still open is repeated
TWICE = 0.2  # of acts are sent to two servers at once
LOOK = 0.3  # of turns begin with another look at the table
TALK, LEAVE = 0.02, 0.005  # of turns that begin with a word, and in which a bot plays for a moment
UNDO, SET = 0.06, 0.5  # where it may be: of turns that take back, and that send several things at once
BROKEN = (OSError, EOFError, TimeoutError, ValueError, IndexError)  # a connection that ends in the middle of anything
TRY_AGAIN = (429, 503)


class Brief(msgspec.Struct):
    """The parts of a view that are read of every view."""

    version: int
    over: bool


class Table:
    """One table as its guests know it."""

    def __init__(self, table_id: str, watch: str, people: int) -> None:
        self.id, self.watch = table_id, watch
        self.keys = [""] * people
        self.newest: dict[int | None, tuple[int, bytes]] = {}  # by viewer: the newest view that came in
        self.over = asyncio.Event()


class Guests:
    """What all guests share."""

    def __init__(self, servers: list[Server], notes: Notes, seed: str, rate: float) -> None:
        self.servers, self.notes, self.seed = servers, notes, seed
        self.dice = random.Random(f"guests {seed}")  # noqa: S311
        self.rate = rate
        self.slot = 0.0  # when the next act may be sent
        self.stopped = asyncio.Event()
        self.late = float("inf")  # from then on nothing is repeated

    def stop(self) -> None:
        self.stopped.set()
        self.late = time.monotonic() + GRACE

    async def pause(self, seconds: float) -> None:
        """A moment, or until the run ends."""
        try:
            async with asyncio.timeout(seconds):
                await self.stopped.wait()
        except TimeoutError:
            pass

    async def turn(self) -> None:
        """Wait for one's turn to act, so that all guests together keep to the rate."""
        if self.rate:
            now = time.monotonic()
            self.slot = max(now, self.slot) + 1 / self.rate
            await self.pause(self.slot - now)

    # -- requests --

    async def ask(
        self, server: Server, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> Answer | None:
        """One request; None where no answer came, or one that asks to try again."""
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await server.exchange(method, path, body, headers)
        except BROKEN:
            self.notes.broken += 1
            return None
        if answer.status in TRY_AGAIN:
            self.notes.busy += 1
            return None
        if answer.status >= 500:
            self.notes.faults.append(f"{method} {path} was answered with {answer.status} by {server.name}")
            return None
        return answer

    async def insist(self, path: str, body: bytes, headers: dict[str, str] | None = None) -> Answer | None:
        """A request at one server after the other, until one answers; None if the run ends before."""
        while time.monotonic() < self.late:
            answer = await self.ask(self.dice.choice(self.servers), "POST", path, body, headers)
            if answer is not None:
                return answer
            await asyncio.sleep(self.dice.uniform(0.05, 0.3))
        return None

    def saw(self, table: Table, seat: int | None, body: bytes, asked: int, server: Server, after: int = 0) -> Brief:
        """Write a view down."""
        brief = msgspec.json.decode(body, type=Brief)
        self.notes.saw(Seen(table.id, seat, brief.version, asked, self.notes.tick(), time.time(), server.name, after), body)
        if brief.version >= table.newest.get(seat, (0, b""))[0]:
            table.newest[seat] = (brief.version, body)
        if brief.over:
            table.over.set()
        return brief

    async def look(self, table: Table, seat: int | None, key: str) -> View | None:
        """The table now, from any server."""
        server, asked = self.dice.choice(self.servers), self.notes.tick()
        answer = await self.ask(server, "GET", "/api/view", headers=auth(key))
        if answer is None:
            return None
        if answer.status != 200:
            self.notes.faults.append(f"GET /api/view was answered with {answer.status}: {answer.body[:200]!r}")
            return None
        self.saw(table, seat, answer.body, asked, server)
        return msgspec.json.decode(answer.body, type=View)

    async def send(self, table: Table, sent: Sent, path: str, body: dict[str, Any], key: str, twice: bool) -> None:
        """A request that changes the table: with the same key again and again, until it is answered."""
        self.notes.sent.append(sent)
        sent.sent = time.time()
        while time.monotonic() < self.late:
            sent.tries += 1
            count = min(2, len(self.servers)) if twice else 1
            chosen = self.dice.sample(self.servers, count) if count > 1 or not twice else [self.servers[0]] * 2
            await asyncio.gather(*[self.deliver(server, table, sent, path, body, key) for server in chosen])
            if sent.done or sent.refusals:
                return
            await asyncio.sleep(self.dice.uniform(0.05, 0.3))

    async def deliver(self, server: Server, table: Table, sent: Sent, path: str, body: dict[str, Any], key: str) -> None:
        asked = self.notes.tick()
        sent.servers.append(server.name)
        answer = await self.ask(server, "POST", path, json_of(body), auth(key))
        if answer is None:
            return
        if answer.status == 200:
            sent.answered = sent.answered if sent.done else time.time()
            sent.done = True
            self.saw(table, sent.seat, answer.body, asked, server)
        else:
            sent.answered = sent.answered or time.time()
            sent.refusals.append(f"{answer.status} {answer.body[:160].decode('utf-8', 'replace')}")


class Viewer:
    """A stream at a random server; when it breaks, and sometimes by itself, it begins again at another."""

    def __init__(self, guests: Guests, table: Callable[[], Table | None], seat: int | None) -> None:
        self.guests, self.table_now, self.seat = guests, table, seat
        self.table: Table | None = None
        self.version = 0
        self.over = False
        self.news = asyncio.Event()

    async def run(self) -> None:
        guests = self.guests
        while True:
            table = self.table_now()
            if table is None or not (key := table.watch if self.seat is None else table.keys[self.seat]):
                await asyncio.sleep(0.1)
                continue
            if table is not self.table:
                self.table, self.version, self.over = table, 0, False
            if self.over:
                await asyncio.sleep(0.1)  # for the next game
                continue
            try:
                async with asyncio.timeout(guests.dice.expovariate(1 / 15) + 1):
                    await self.follow(guests.dice.choice(guests.servers), table, key)
            except BROKEN:
                pass
            except Failed as error:
                if not any(str(status) in str(error) for status in TRY_AGAIN):
                    guests.notes.faults.append(f"a stream failed: {error}")
            await asyncio.sleep(guests.dice.uniform(0.1, 1.0))

    async def follow(self, server: Server, table: Table, key: str) -> None:
        asked, after = self.guests.notes.tick(), 0
        line: Line = await server.connect()
        try:
            async for _, body in line.views(key):
                brief = self.guests.saw(table, self.seat, body, asked, server, after)
                self.version, self.over, after = brief.version, brief.over, brief.version
                self.news.set()
                if self.over or self.table_now() is not table:
                    return
        finally:
            line.close()


class Party:
    """People and bots at one table after the other."""

    def __init__(self, guests: Guests, number: int, game: str, people: int, bots: int) -> None:
        self.guests, self.number, self.game, self.people, self.bots = guests, number, game, people, bots
        self.table: Table | None = None
        self.games = 0
        self.streams = [Viewer(guests, self.now, seat) for seat in range(people)]  # the person who plays has the table open

    def now(self) -> Table | None:
        return self.table

    async def run(self) -> None:
        """Games, one after the other."""
        while not self.guests.stopped.is_set():
            table = await self.gather_people()
            if table is None:
                continue
            self.table = table
            await asyncio.gather(*[self.play(table, seat) for seat in range(self.people)])
            while not (self.people or self.guests.stopped.is_set() or table.over.is_set()):
                await self.guests.pause(0.5)

    async def gather_people(self) -> Table | None:
        """A new table at which everybody sits."""
        guests, notes = self.guests, self.guests.notes
        self.games += 1
        title = f"stress {self.number}.{self.games}"
        seats: list[dict[str, str]] = [{"kind": "open"}] * self.people
        seats += [{"kind": "bot", "level": "random", "name": f"Bot {n}"} for n in range(self.bots)]
        answer = await guests.insist("/api/tables", json_of({"game": self.game, "seats": seats, "title": title}))
        if answer is None or answer.status != 201:
            notes.faults += [] if answer is None else [f"no table was opened: {answer.status} {answer.body[:200]!r}"]
            await guests.pause(0.5)
            return None
        made = msgspec.json.decode(answer.body)
        table = Table(made["table"], made["watch"], self.people)
        notes.secrets[table.id] = {code for code in (*made["seats"], made["watch"]) if code}
        seed = f"{guests.seed}/{title}"
        notes.seeds[table.id] = [seed, Match(find(self.game).setup(len(seats), {}), seed).state.secret]
        for seat in range(self.people):
            key = secrets.token_urlsafe(24)
            notes.secrets[table.id].add(key)
            wish = json_of({"name": f"Guest {seat}", "key": key})
            joined = await guests.insist("/api/join", wish, auth(made["seats"][seat]))
            if joined is None or joined.status != 200:
                notes.faults += [] if joined is None else [f"nobody could sit down: {joined.status} {joined.body[:200]!r}"]
                return None
            table.keys[seat] = key
        return table

    async def play(self, table: Table, seat: int) -> None:
        """One person's game.  Mostly they answer what they were shown last; sometimes they look again, anywhere."""
        guests, key, news = self.guests, table.keys[seat], self.streams[seat].news
        while not (guests.stopped.is_set() or table.over.is_set()):
            news.clear()
            known = seat in table.newest and guests.dice.random() > LOOK
            view = msgspec.json.decode(table.newest[seat][1], type=View) if known else await guests.look(table, seat, key)
            if view is None or not await self.move(table, seat, key, view):
                try:
                    async with asyncio.timeout(1.0 if view else 0.1):
                        await news.wait()
                except TimeoutError:
                    pass

    async def move(self, table: Table, seat: int, key: str, view: View) -> bool:
        """Do something; False if there is nothing to do."""
        guests, dice = self.guests, self.guests.dice
        if not view.choices:
            return False
        await guests.turn()
        if guests.stopped.is_set():
            return False
        mark = secrets.token_hex(8)
        if dice.random() < TALK:
            await self.talk(table, seat, key)
        if dice.random() < LEAVE:
            await self.leave(table, seat, key)
            return True
        if not view.undo and dice.random() < UNDO:
            sent = Sent(table.id, seat, "undo", mark, version=view.version)
            await guests.send(table, sent, "/api/undo", {"decision": view.decision, "key": mark}, key, dice.random() < TWICE)
            return True
        names = [dice.choice(view.choices).action]
        if view.several is not None and dice.random() < SET:
            offered = [choice.action for choice in view.several.choices]  # the same thing may be asked for more than once
            names = dice.sample(offered, min(len(offered), dice.randint(max(1, view.several.least), view.several.most)))
        sent = Sent(table.id, seat, "act", mark, names, view.version)
        body = {"actions": names, "decision": view.decision, "key": mark}
        await guests.send(table, sent, "/api/act", body, key, dice.random() < TWICE)
        return True

    async def talk(self, table: Table, seat: int, key: str) -> None:
        """Something that nobody else says.  It has no key, so it is sent once."""
        guests = self.guests
        sent = Sent(table.id, seat, "chat", f"hello {secrets.token_hex(4)}", sent=time.time())
        guests.notes.sent.append(sent)
        form = urlencode({"text": sent.key}).encode()
        answer = await guests.ask(guests.dice.choice(guests.servers), "POST", f"/t/{table.id}/chat", form, browser(key))
        sent.answered, sent.done = time.time(), answer is not None and answer.status in DONE

    async def leave(self, table: Table, seat: int, key: str) -> None:
        """A bot plays for a moment."""
        guests = self.guests
        guests.notes.left.add((table.id, seat))
        for path in ("leave", "back"):
            answer = await guests.insist(f"/t/{table.id}/{path}", b"", browser(key))
            if answer is not None and answer.status not in DONE:
                guests.notes.faults.append(f"/t/.../{path} was answered with {answer.status}")
            await guests.pause(guests.dice.uniform(0.2, 1.0))


def browser(key: str) -> dict[str, str]:
    """The same person with a browser, which sends forms."""
    return {"Cookie": f"serai={key}", "X-Serai": "1", "Content-Type": "application/x-www-form-urlencoded"}

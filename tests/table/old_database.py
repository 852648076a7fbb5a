"""The database of an older version, as a server of that version wrote it: games in play, a lobby, a game that is over.

    PYTHONPATH=<sources of 0.1>/src python -m tests.table.old_database

writes `data/0.1.sql.xz` (the database as SQL) and `data/0.1.json` (who holds which cookie, key and link).  Everything in it was
done through the pages and the API of that version; only the choices are made here, at random.
"""

from __future__ import annotations

import json
import lzma
import random
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import UUID

from litestar.testing import TestClient

import serai
from serai.table.app import create_app

FOLDER = Path(__file__).parent / "data"
GOLDEN = Path(__file__).parents[1] / "golden"
SITE = "http://testserver.local"


class House:
    """A server of the old version, and the people who play there."""

    def __init__(self, client: TestClient[Any], database: Path) -> None:
        self.client, self.database = client, database
        self.chance = random.Random("a house of old")  # noqa: S311
        self.cookies: dict[str, str] = {}  # by person
        self.tables: dict[str, str] = {}
        self.keys: dict[str, str] = {}  # of programs, by table and seat
        self.used: list[str] = []  # links of seats that were taken
        self.open: dict[str, str] = {}  # links of open seats, by table and seat

    # -- people --

    def post(self, person: str, path: str, **form: Any) -> str:
        """A form that a person sends; where it leads."""
        reply = self.client.post(path, data=form, headers=self.headers(person), follow_redirects=False)
        assert reply.status_code == 303, reply.text[-900:]
        return str(reply.headers["location"])

    def headers(self, person: str) -> dict[str, str]:
        return {"origin": SITE, "host": "testserver.local", "cookie": f"serai={self.cookie(person)}"}

    def cookie(self, person: str) -> str:
        """The server makes a cookie at the first visit."""
        if person not in self.cookies:
            self.client.cookies.clear()
            self.cookies[person] = self.client.get("/").cookies["serai"]
            self.client.cookies.clear()
        return self.cookies[person]

    def call(self, door: str, secret: str = "", **data: Any) -> Any:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        reply = self.client.post(f"/api/{door}", json=data, headers=headers)
        assert reply.status_code < 300, reply.text
        return reply.json()

    def new(self, title: str, person: str, game: str, *seats: str, **more: str) -> str:
        """A table with these seats: me, hot, open, bot:LEVEL, each with a name after a comma where it has one."""
        form = {"game": game, "players": str(len(seats)), "title": title, "spectator-chat": "on", "pace": "fast", **more}
        for n, seat in enumerate(seats):
            form[f"seat-{n}"], _, form[f"name-{n}"] = seat.partition(",")
        self.tables[title] = self.post(person, "/tables", **form).removeprefix("/t/")
        return self.tables[title]

    def join(self, table: str, seat: int, person: str, name: str) -> None:
        link = self.secret(table, seat)
        self.post(person, f"/join/{link}", name=name)
        self.used.append(link)

    # -- what only the database tells --

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.database)) as base:
            return base.execute(query, values).fetchall()

    def secret(self, table: str, seat: int) -> str:
        return str(self.rows("select secret from seats where table_id = ? and seat = ?", table, seat)[0][0])

    # -- play --

    def view(self, table: str, seat: int) -> dict[str, Any]:
        reply = self.client.get("/api/view", headers={"authorization": f"Bearer {self.secret(table, seat)}"})
        found: dict[str, Any] = reply.json()
        return found

    def act(self, table: str, seat: int, person: str, action: str) -> None:
        """A choice of a person in the browser, or of a program."""
        key = str(UUID(int=self.chance.getrandbits(128)))  # as browsers make them
        decision = self.view(table, seat)["decision"]
        if person:
            self.post(person, f"/t/{table}/act", seat=seat, decision=decision, key=key, action=action)
        else:
            self.call("act", self.secret(table, seat), actions=[action], decision=decision, key=key)

    def undo(self, table: str, seat: int, person: str) -> None:
        if person:
            decision = self.view(table, seat)["decision"]
            self.post(person, f"/t/{table}/act", seat=seat, decision=decision, undo="1")
        else:
            self.call("undo", self.secret(table, seat))

    def play(self, table: str, people: dict[int, str], moves: int, back: float = 0.15) -> None:
        """Choices at random, a part of them taken back."""
        for _ in range(moves):
            while not (able := [seat for seat in people if self.view(table, seat)["choices"]]):
                time.sleep(0.02)  # bots think
            seat = self.chance.choice(able)
            choices = self.view(table, seat)["choices"]
            self.act(table, seat, people[seat], self.chance.choice(choices)["action"])
            if self.chance.random() < back and not self.view(table, seat)["undo"]:
                self.undo(table, seat, people[seat])

    def recorded(self, title: str, person: str, log: str, lines: int | None = None) -> str:
        """A recorded game, played here again up to a line by one person on all seats."""
        head, _, body = (GOLDEN / log).read_text("utf-8").partition("\n\n")
        table = self.post(person, "/import", text=f"{head}\n\n\nend 0 open\n").removeprefix("/t/")
        self.tables[title] = table
        for line in body.partition("\n\n")[0].splitlines()[:lines]:
            seat, action = line.split(" ", 1)
            self.act(table, int(seat), person, action)
        return table


def furnish(house: House) -> None:
    """The tables of the house."""
    waiting = house.new("waiting", "leila", "san-juan", "me,Leila", "open", "open,Kian")
    house.join(waiting, 2, "kian", "Kian")
    house.post("kian", f"/t/{waiting}/chat", text="سلام! Who else?")
    house.open["waiting/1"] = house.secret(waiting, 1)

    plantations = house.new("plantations", "leila", "san-juan", "me,Leila", "open", "bot:random,Omid")
    house.join(plantations, 1, "kian", "Kian")
    house.post("leila", f"/t/{plantations}/chat", text="Good luck")
    watch = house.rows("select watch from tables where id = ?", plantations)[0][0]
    house.client.get(f"/join/{watch}", headers=house.headers("mina"))
    house.post("mina", f"/t/{plantations}/chat", text="I only watch")
    house.play(plantations, {0: "leila", 1: "kian"}, 40)
    house.post("kian", f"/t/{plantations}/leave")

    opened = house.call("tables", game="great-western-trail", seats=[{}, {}], title="programs")
    house.tables["programs"] = opened["table"]
    for seat, secret in enumerate(opened["seats"]):
        house.call("join", secret, name=f"program {seat}")
        house.keys[f"programs/{seat}"] = secret
    house.play(opened["table"], {0: "", 1: ""}, 60)

    second = house.new("sofa", "mina", "great-western-trail-2", "hot,Mina", "hot,Arash", "hot,Sara")
    house.play(second, dict.fromkeys(range(3), "mina"), 60)

    companies = house.new("companies", "kian", "mombasa", "me,Kian", "open", "open")
    house.join(companies, 1, "leila", "Leila")
    third = house.secret(companies, 2)
    house.call("join", third, name="program")
    house.keys["companies/2"] = third
    people = {0: "kian", 1: "leila", 2: ""}
    house.play(companies, people, 30)
    while not drafting(house, companies, people):
        house.play(companies, people, 1)

    west = house.new("west", "sara", "western-legends", "me,Sara", "bot:random,Vera")
    house.play(west, {0: "sara"}, 30)
    house.post("sara", f"/t/{west}/act", seat=0, **{"ask-back": "1"})

    house.recorded("over", "leila", "san-juan-2-greedy-2.log")
    house.recorded("mombasa in play", "arash", "mombasa-2-greedy-2.log", 200)
    house.recorded("trail in play", "arash", "great-western-trail-2-greedy-2.log", 250)


def drafting(house: House, table: str, people: dict[int, str]) -> bool:
    """Two seats have laid something in secret, and one of them has taken a card back."""
    drafts = "select count(*), count(distinct seat) from journal where table_id = ? and kind = ? and seq > ?"
    last = house.rows("select max(seq) from journal where table_id = ? and kind in ('act', 'write')", table)[0][0]
    made, changed = [house.rows(drafts, table, kind, last)[0] for kind in ("draft", "undraft")]
    return bool(made[1] >= 2 and changed[0] and made[0] > changed[0])


def main() -> None:
    version = serai.__version__.rpartition(".")[0]
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite3"
        with TestClient(create_app(f"sqlite:///{database}", limited=False, workers=1, pace=0), base_url=SITE) as client:
            house = House(client, database)
            furnish(house)
        with closing(sqlite3.connect(database)) as base:
            dump = "\n".join(base.iterdump()) + "\n"
            base.execute("vacuum")
            print(database.stat().st_size, base.execute("select title, phase, version from tables").fetchall())
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{version}.sql.xz").write_bytes(lzma.compress(dump.encode(), preset=9 | lzma.PRESET_EXTREME))
    known = {name: getattr(house, name) for name in ("tables", "cookies", "keys", "used", "open")}
    (FOLDER / f"{version}.json").write_text(json.dumps(known, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""serai tables: the database looked after without a server."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.catalogue import find
from serai.cli import main
from serai.engine.score import Score
from serai.games import san_juan
from serai.table.store import pack, unpack
from tests.table.test_old_database import TABLES, old

__all__ = ["old"]  # a fixture


class Base:
    """A database and the command on it."""

    def __init__(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file, self.capsys = file, capsys
        self.database = f"sqlite:///{file}"
        self.ids = {"lobby": TABLES["waiting"], "playing": TABLES["plantations"], "over": TABLES["over"]}
        assert main(["tables", "list", "--database", self.database]) == 0  # it is brought up to this version
        for other in set(TABLES.values()) - set(self.ids.values()):
            self.change("delete from tables where id = ?", other)
        capsys.readouterr()

    def run(self, *words: str) -> tuple[int, str, str]:
        status = main(["tables", *words, "--database", self.database])
        return status, *self.capsys.readouterr()

    def json(self, *words: str, status: int = 0) -> Any:
        found, out, err = self.run(*words, "--json")
        assert (found, err) == (status, "")
        return json.loads(out)

    def change(self, statement: str, *values: object) -> None:
        with closing(sqlite3.connect(self.file)) as base:
            base.execute("pragma foreign_keys = on")
            base.execute(statement, values)
            base.commit()


@pytest.fixture
def base(old: Path, capsys: pytest.CaptureFixture[str]) -> Base:
    """Of the database of 0.1 a table in the lobby, one in play with steps back, one that is over."""
    return Base(old, capsys)


def test_list_and_show(base: Base) -> None:
    rows = {row["id"]: row for row in base.json("list")}
    assert {row["phase"] for row in rows.values()} == {"lobby", "playing", "over"}
    assert rows[base.ids["playing"]]["title"] == "plantations"
    status, out, _ = base.run("list")
    assert status == 0
    assert all(name in out for name in base.ids.values())
    one = base.json("show", base.ids["playing"])
    assert one["messages"] == 2
    assert [seat["name"] for seat in one["seats"]] == ["Leila", "Kian", "Omid"]
    assert one["journal"] > one["decisions"] > 0
    assert "seed" not in one
    status, out, _ = base.run("show", base.ids["lobby"])
    assert status == 0
    assert "seat 0" in out
    assert "join" not in out
    _, out, _ = base.run("show", base.ids["lobby"], "--secrets")
    assert out.count("/join/") == 2  # the seat that is open, and for those who watch


def test_a_terminal_never_obeys_what_strangers_typed(base: Base) -> None:
    """A database may come from anywhere: no escape sequence of a title, a name or a seed reaches the terminal."""
    odd = "\x1b]0;owned\x07\x9b2J\r\x7f"
    base.change("update tables set title = ?, seed = ?", odd, odd)
    base.change("update seats set name = ?", odd)
    here = base.ids["playing"]
    for words in (["list"], ["show", here], ["show", here, "--secrets"], ["export", here], ["check"], ["replay-all"]):
        _, out, err = base.run(*words)
        assert all(c.isprintable() or c == "\n" for c in out + err), words
    assert {row["title"] for row in base.json("list")} == {odd}
    _, out, _ = base.run("list", "--json")
    assert all(c.isprintable() or c == "\n" for c in out)
    assert base.run("show", "\x1b[2Jnothing")[2] == "serai: unknown table '\\x1b[2Jnothing': 'serai tables list' lists them\n"


def test_export(base: Base, tmp_path: Path) -> None:
    for name in ("playing", "over"):
        status, out, err = base.run("export", base.ids[name])
        assert (status, err) == (0, "")
        assert bool(serai.replay(out).options) == (name == "playing")
    status, out, _ = base.run("export", base.ids["over"], "--output", str(tmp_path / "game.log"))
    assert (status, out) == (0, "")
    assert serai.replay((tmp_path / "game.log").read_text()).options == []
    status, _, err = base.run("export", base.ids["lobby"])
    assert status == 2
    assert "has not begun" in err


def test_delete_wants_a_yes(base: Base) -> None:
    status, _, err = base.run("delete", base.ids["over"])
    assert status == 2
    assert "--yes" in err
    assert len(base.json("list")) == 3
    status, out, _ = base.run("delete", base.ids["over"], "--yes")
    assert status == 0
    assert base.ids["over"] in out
    assert base.ids["over"] not in [row["id"] for row in base.json("list")]
    status, _, err = base.run("show", base.ids["over"])
    assert status == 2
    assert "unknown table" in err


def test_replay_all(base: Base) -> None:
    """Today's rules are those of then; then a line is changed, a seed, an option: each is found."""
    assert base.json("replay-all") == {"replayed": 2, "different": []}
    status, out, _ = base.run("replay-all")
    assert (status, out) == (0, "2 tables replayed, 0 would play differently\n")
    base.change("update tables set rules = 0")  # played under other rules, with the same outcome
    assert base.json("replay-all")["different"] == []
    base.change("update tables set seed = 'another' where id = ?", base.ids["over"])
    found = base.json("replay-all", status=1)["different"]
    assert [row["id"] for row in found] == [base.ids["over"]]
    base.change("update tables set options = ? where id = ?", '{"sharks": true}', base.ids["over"])
    base.change("update journal set action = 'fly away' where table_id = ? and seq = 2", base.ids["playing"])
    found = {row["id"]: row["why"] for row in base.json("replay-all", status=1)["different"]}
    assert "no longer exist" in found[base.ids["over"]]
    assert "fly away" in found[base.ids["playing"]]
    status, out, _ = base.run("replay-all")
    assert status == 1
    assert out.endswith("2 tables replayed, 2 would play differently\n")


def test_a_rule_that_was_mended_is_found(base: Base, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same decisions come to other points; or the state was written by another hand."""
    game = serai.game("san-juan")
    mended = replace(game, scores=lambda s: [Score([*score.points, 1], score.ties) for score in game.scores(s)])
    monkeypatch.setattr(san_juan, "GAME", mended)
    find.cache_clear()
    try:
        found = base.json("replay-all", status=1)["different"]
    finally:
        monkeypatch.undo()
        find.cache_clear()
    assert [row["id"] for row in found] == [base.ids["over"]]
    assert "ends with 'over" in found[0]["why"]
    with closing(sqlite3.connect(base.file)) as changed:
        (state,) = changed.execute("select state from states where table_id = ?", (base.ids["over"],)).fetchone()
    base.change("update states set state = ? where table_id = ?", pack(unpack(state).replace("deck", "dick")), base.ids["over"])
    found = base.json("replay-all", status=1)["different"]
    assert "damaged" in found[0]["why"]


@pytest.mark.parametrize("database", ["sqlite:////nothing/here.sqlite3", "nothing", "oracle://x"])
def test_no_database(capsys: pytest.CaptureFixture[str], database: str) -> None:
    assert main(["tables", "list", "--database", database]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_empty_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty.sqlite3").touch()
    assert main(["tables", "list", "--database", f"sqlite:///{tmp_path / 'empty.sqlite3'}"]) == 0
    assert capsys.readouterr().out == "no tables\n"
    (tmp_path / "text.sqlite3").write_text("no database at all, only some text\n" * 99)
    assert main(["tables", "list", "--database", f"sqlite:///{tmp_path / 'text.sqlite3'}"]) == 2
    assert "cannot be opened" in capsys.readouterr().err

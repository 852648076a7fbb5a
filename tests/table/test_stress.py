"""`serai stress`, and its checker: every breach that is put into its evidence is named."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from subprocess import PIPE
from typing import Any

import msgspec
import pytest

from serai.catalogue import find
from serai.cli import main
from serai.cli.commands.stress import kinds
from serai.engine.match import Match
from serai.engine.save import save
from serai.table.schema import ACT, BACK, BEGIN, PLAYING, Entry, Message, SeatRow, TableRow
from serai.table.stress import check
from serai.table.stress.check import Evidence, breaches
from serai.table.stress.notes import SAMPLES, Behind, Kill, Notes, Seen, Sent
from serai.table.stress.stored import Stored
from serai.table.view import RECENT, Seat, View, view_of

KEPT, GAPS, STATES, VIEWS, BACKWARDS, CONVERGED, FAIR, BOTS, ERRORS, SECRETS = check.PROMISES
TABLE, SEED, CODE = "0123456789abcdef", "the seed of the deal", "an-invitation-that-nobody-may-read"
PEOPLE = [Seat("Leila", 1), Seat("Kian", 2)]


class Run:
    """A short game as the server would store it, and as its guests would write it down."""

    def __init__(self) -> None:
        self.match = Match(find("san-juan").setup(2, {}), SEED)
        self.notes = Notes("tests")
        self.notes.secrets[TABLE] = {CODE}
        self.notes.seeds[TABLE] = [SEED, self.match.state.secret]
        self.logs = {"server 0": ""}
        self.entries = [Entry(1, -1, BEGIN, "", [], time=1.0)]
        self.seats = [SeatRow(n, None, "person", person.name, n + 1) for n, person in enumerate(PEOPLE)]
        self.show()
        for n in range(24):
            self.act(n % 3 - 1)

    def act(self, choice: int) -> Sent:
        seat = self.match.state.waiting()[0]
        options = self.match.state.options_for(seat)
        action = options[choice % len(options)]
        sent = self.send(seat, "act", [self.match.state.setup.game.vocabulary.names[action]])
        self.match.do(seat, action)
        self.store(ACT, sent)
        return sent

    def undo(self) -> Sent:
        seat = self.match.past[-1][1]
        sent = self.send(seat, "undo", [])
        self.match.take_back(seat)
        self.store(BACK, sent)
        return sent

    def send(self, seat: int, kind: str, actions: list[str]) -> Sent:
        version = len(self.entries)
        sent = Sent(
            TABLE, seat, kind, f"key {version}", actions, version, sent=version + 0.5, answered=version + 1.5, done=True
        )
        self.notes.sent.append(sent)
        return sent

    def store(self, kind: str, sent: Sent) -> None:
        n = len(self.entries) + 1
        self.entries.append(Entry(n, sent.seat, kind, "".join(sent.actions), [], f"{sent.seat} {sent.key}", time=float(n)))
        self.show()

    def show(self) -> None:
        for seat in (0, 1, None):
            self.saw(self.view(seat))

    def view(self, seat: int | None) -> View:
        return view_of(self.match, PEOPLE, seat, table=TABLE, version=len(self.entries), recent=RECENT)

    def saw(self, view: View, body: bytes = b"") -> None:
        ticks = self.notes.tick(), self.notes.tick()
        self.notes.saw(Seen(view.table, view.seat, view.version, *ticks, 0.0, "server 0"), body or msgspec.json.encode(view))

    def stored(self) -> Stored:
        lines, past = len(self.match.record.lines), self.match.past
        states = {lines - len(past) + n: save(state) for n, (state, _) in enumerate(past)} | {lines: save(self.match.state)}
        table = TableRow(
            id=TABLE,
            game="san-juan",
            players=2,
            options={},
            rules=1,
            seed=SEED,
            title="",
            phase=PLAYING,
            version=len(self.entries),
            owner="",
            watch="watch",
            settings={},
            created=0.0,
            updated=0.0,
        )
        return Stored(table, self.seats, self.entries, states, [Message(1, 0, "hello")])

    def breaches(self, change: Callable[[Stored], object] = lambda one: None) -> dict[str, list[str]]:
        """What the checker names, and nothing that it does not."""
        one = self.stored()
        change(one)
        return {name: found for name, found in breaches(Evidence(self.notes, [one], self.logs)).items() if found}


@pytest.fixture
def run() -> Run:
    return Run()


def test_a_clean_run_has_no_breach(run: Run) -> None:
    assert run.match.past
    run.undo()
    run.act(0)
    assert len(run.notes.samples) > 70
    assert run.breaches() == {}


# ---- What was done -----------------------------------------------------------------------------


def test_a_lost_action_is_named(run: Run) -> None:
    """Acknowledged, and the database is as if it had never come."""
    sent = run.send(0, "act", ["take builder"])
    found = run.breaches()
    assert found == {KEPT: [f"lost: {TABLE}, seat 0, act take builder (key {sent.key})"]}


def test_an_action_that_was_never_answered_may_be_missing(run: Run) -> None:
    run.send(0, "act", ["take builder"]).done = False
    assert run.breaches() == {}


def test_a_lost_table_is_named(run: Run) -> None:
    run.notes.sent.append(Sent("gone", 0, "act", "key", ["pass"], done=True))
    assert run.breaches() == {KEPT: ["lost: the whole table gone"]}


def test_an_action_done_twice_is_named(run: Run) -> None:
    """The same action once more, as a server without a check of keys would store it."""
    sent = run.act(0)
    before = run.entries[-1].key
    run.act(0)
    assert run.notes.sent.pop() is not sent
    run.entries[-1].key = None
    assert any("done twice" in words for words in run.breaches()[KEPT])
    run.entries[-1].key = before
    assert any("done 2 times" in words for words in run.breaches()[KEPT])


def test_another_action_under_the_key_is_named(run: Run) -> None:
    run.notes.sent[3].actions = ["fly away"]
    assert any(words.startswith("done differently") for words in run.breaches()[KEPT])


def test_a_set_of_actions_is_found_without_its_pass() -> None:
    entries = [Entry(n, 0, ACT, name, []) for n, name in enumerate(("discard a", "discard b"))]
    sent = Sent(TABLE, 0, "act", "key", ["discard b", "discard a", "pass"])
    assert check.rows_of(entries, 0, sent) == [0, 1]
    assert check.rows_of(entries, 1, sent) == []


def test_words_that_were_lost_or_doubled_are_named(run: Run) -> None:
    run.notes.sent.append(Sent(TABLE, 0, "chat", "hello", done=True))
    assert run.breaches() == {}
    run.notes.sent.append(Sent(TABLE, 1, "chat", "anybody here?", done=True))
    assert "stored 0 times" in run.breaches()[KEPT][0]
    run.notes.sent.pop()
    assert "stored 2 times" in run.breaches(lambda one: one.chat.append(Message(2, 0, "hello")))[KEPT][0]


def test_gaps_are_named(run: Run) -> None:
    def shift(one: Stored) -> None:
        one.entries[-1].seq += 1

    def ahead(one: Stored) -> None:
        one.table.version += 1

    assert "without" in run.breaches(shift)[GAPS][0]
    run.entries[-1].seq -= 1
    assert "the version is not the journal" in run.breaches(ahead)[GAPS][0]
    assert run.breaches(lambda one: one.chat.append(Message(3, 0, "hello")))[GAPS] == [f"a gap in the chat: {TABLE}"]


# ---- What was stored and shown -----------------------------------------------------------------


def test_a_state_that_differs_from_the_replay_is_named(run: Run) -> None:
    def alter(one: Stored) -> None:
        one.states[max(one.states)] = save(Match(run.match.record.setup, "another seed").state)

    assert "another state" in run.breaches(alter)[STATES][0]
    assert "another state" in run.breaches(lambda one: one.states.pop(min(one.states)))[STATES][0]


def test_a_journal_that_cannot_be_played_is_named(run: Run) -> None:
    run.entries[-1].action = run.notes.sent[-1].actions[0] = "produce sugar-mill"
    assert "cannot be replayed" in run.breaches()[STATES][0]


def test_a_view_that_the_journal_does_not_know_is_named(run: Run) -> None:
    view = run.view(0)
    view.observation["deck"] = -1
    run.saw(view)
    assert run.breaches() == {VIEWS: [f"{TABLE}, seat 0 at version {view.version}"]}


def test_a_view_before_its_time_is_named(run: Run) -> None:
    """Told before it was stored, and then it was not stored."""
    view = run.view(None)
    view.version += 1
    run.saw(view)
    assert run.breaches() == {VIEWS: [f"{TABLE}, spectator at version {view.version}"]}


def test_a_view_that_went_back_is_named(run: Run) -> None:
    old = Seen(TABLE, 0, 5, run.notes.tick(), run.notes.tick(), 0.0, "server 1")
    run.notes.seen.append(old)
    assert run.breaches() == {BACKWARDS: [f"{TABLE}, seat 0 saw version {len(run.entries)} and then 5, from server 1"]}


def test_a_view_that_was_asked_for_earlier_may_be_older(run: Run) -> None:
    run.notes.seen.append(Seen(TABLE, 0, 5, 10, run.notes.tick(), 0.0, "server 1"))
    assert run.breaches() == {}


def test_a_stream_that_went_back_is_named(run: Run) -> None:
    run.notes.seen.append(Seen(TABLE, 0, 5, 0, run.notes.tick(), 0.0, "server 1", after=6))
    assert run.breaches() == {BACKWARDS: [f"{TABLE}, seat 0 saw version 6 and then 5, from server 1"]}


def test_a_stream_that_stays_behind_is_named(run: Run) -> None:
    run.notes.behind.append(Behind(TABLE, None, 3, 9))
    assert run.breaches() == {CONVERGED: [f"{TABLE}, spectator is shown version 3 instead of 9"]}


# ---- Secrets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("secret", [CODE, SEED])
def test_a_secret_in_a_view_is_named(run: Run, secret: str) -> None:
    run.saw(run.view(0), msgspec.json.encode(msgspec.structs.replace(run.view(0), title=secret)))
    assert run.breaches() == {SECRETS: [f"a view of {TABLE}, seat 0 holds a secret"]}


def test_the_view_of_somebody_else_is_named(run: Run) -> None:
    run.saw(run.view(0), msgspec.json.encode(run.view(1)))
    assert f"{TABLE}, seat 0 got the view of somebody else" in run.breaches()[SECRETS]


def test_a_secret_in_a_log_is_named(run: Run) -> None:
    run.logs["server 0"] = f"somebody opened /join/{CODE}\n"
    assert run.breaches() == {SECRETS: ["the log of server 0 holds a secret"]}


def test_a_view_that_depends_on_what_is_hidden_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that tells everybody the top of the deck: what it sends is what it made of the true state."""

    def leaky(match: Match, seats: list[Seat], seat: int | None, **more: Any) -> View:
        made = view_of(match, seats, seat, **more)
        state: Any = match.state
        made.observation["next"] = state.deck[-3:]
        return made

    monkeypatch.setattr(check, "view_of", leaky)
    run.notes.samples = [
        (TABLE, seat, msgspec.json.encode(leaky(run.match, PEOPLE, seat, table=TABLE, version=len(run.entries), recent=RECENT)))
        for seat in (0, 1)
    ]
    version = len(run.entries)
    wanted = [f"it depends on what is hidden: {TABLE}, seat {seat} at version {version}" for seat in (0, 1)]
    assert run.breaches() == {SECRETS: wanted}


# ---- Who had to wait ---------------------------------------------------------------------------


def test_a_refusal_without_a_reason_is_named(run: Run) -> None:
    sent = run.send(0, "act", ["take builder"])
    sent.done, sent.refusals = False, ["409 error-stale"]
    assert "nobody was faster" in run.breaches()[FAIR][0]
    sent.version -= 1  # somebody was
    assert run.breaches() == {}


def test_a_refusal_of_what_was_done_is_named(run: Run) -> None:
    run.notes.sent[-1].refusals = ["409 error-stale"]
    assert "refused, but done" in run.breaches()[FAIR][0]


def test_a_late_bot_is_named(run: Run) -> None:
    run.seats[run.entries[-1].seat].kind = "bot"
    run.entries[-1].time += check.LEASE + check.LIMIT + check.SLACK
    assert "took" in run.breaches()[BOTS][0]
    crash = Kill("postgres", "crash", run.entries[-2].time + 5, run.entries[-2].time + 7)
    run.notes.kills = [crash, crash]
    assert BOTS in run.breaches()  # others could have played
    crash.alone = True
    assert run.breaches() == {}  # there was nothing to store it in
    run.notes.kills.clear()
    for row in run.seats:
        row.kind = "bot"  # nobody waits
    assert run.breaches() == {}


def test_what_was_away_is_counted_once(run: Run) -> None:
    later = check.AFTERWARDS
    kills = [(10.0, 12.0), (11.0, 15.0), (40.0, 41.0)]
    run.notes.kills = [Kill("postgres", "crash", at, back, alone=True) for at, back in kills]
    evidence = Evidence(run.notes, [], {})
    assert evidence.away(0.0, 100.0) == (15 + later - 10) + (41 + later - 40)
    assert evidence.away(14.0, 16.0) == 2.0
    assert evidence.away(30.0, 40.0) == 0.0


def test_tables_that_rest_are_named(run: Run) -> None:
    run.notes.idle.append("no bot has moved")
    assert run.breaches() == {BOTS: ["no bot has moved"]}


FAILED = '{"time": "2026-01-01T00:00:50+00:00", "level": "error", "event": "%s"}'
AWAY = FAILED % check.MISSED[0]


@pytest.mark.parametrize(
    "line",
    [
        "2026-01-01 10:00:00,000 ERROR table 12: a bot's move failed",
        FAILED % "task died",
        AWAY,
        "Traceback (most recent call last):",
    ],
)
def test_errors_in_a_log_are_named(run: Run, line: str) -> None:
    run.logs["worker 0"] = f'{{"level": "warning", "event": "slow"}}\n{line}\n'
    assert run.breaches() == {ERRORS: [f"worker 0: {line}"]}


def test_a_database_that_is_away_may_be_missed(run: Run) -> None:
    run.logs["server 0"] = AWAY
    now = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
    run.notes.kills.append(Kill("postgres", "crash", now + 49, now + 52, alone=True))
    assert run.breaches() == {}
    run.notes.kills[0].back = now + 49 - check.AFTERWARDS  # it was back long before
    assert run.breaches() == {ERRORS: [f"server 0: {AWAY}"]}


def test_an_answer_that_should_never_come_is_named(run: Run) -> None:
    run.notes.faults.append("POST /api/act was answered with 500 by server 0")
    assert run.breaches() == {ERRORS: ["POST /api/act was answered with 500 by server 0"]}


def test_only_some_views_are_kept(run: Run) -> None:
    for _ in range(SAMPLES):
        run.show()
    assert len(run.notes.samples) == SAMPLES
    assert len(run.notes.seen) == run.notes.views > SAMPLES


# ---- Short runs --------------------------------------------------------------------------------


@pytest.mark.server
def test_a_short_run_on_sqlite(capsys: pytest.CaptureFixture[str]) -> None:
    report = short(capsys, "--sqlite", "--kills", "2")
    assert report["kills"]["server"]["count"] > 0


@pytest.mark.server
def test_a_short_run_on_postgresql(capsys: pytest.CaptureFixture[str]) -> None:
    report = short(capsys, "--servers", "2", "--workers", "1", "--kills", "3")
    assert sum(row["count"] for row in report["kills"].values()) > 0


@pytest.mark.server
def test_an_interrupted_run_reports_what_it_has() -> None:
    """And leaves neither processes nor folders behind."""
    command = [sys.executable, "-m", "serai", "stress", "--seconds", "600", "--tables", "2", "--clients", "5", "--kills", "0"]
    with subprocess.Popen([*command, "--servers", "1", "--workers", "1", "--json"], stdout=PIPE, stderr=PIPE) as process:
        while not (behind := children(process.pid)) or not any(b"bots" in words for words in behind.values()):
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=120)
    report = json.loads(out)
    assert report["interrupted"]
    assert report["seconds"] < 600
    assert {name: found for name, found in report["breaches"].items() if found} == {}
    assert process.returncode == 130
    assert not [pid for pid in behind if Path(f"/proc/{pid}").exists()]


def children(pid: int) -> dict[int, bytes]:
    """The processes that a process has started, with their commands."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in found if Path(f"/proc/{child}").exists()}


def short(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    status = main(["stress", "--tables", "8", "--clients", "20", "--seconds", "10", "--json", *more])
    out, err = capsys.readouterr()
    report: dict[str, Any] = json.loads(out)
    assert {name: found for name, found in report["breaches"].items() if found} == {}, err
    assert status == 0
    assert report["acts"] > 0
    assert report["compared_views"] > 0
    return report


def test_an_unknown_kind_is_answered_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert kinds("postgres, server") == ("postgres", "server")
    assert kinds("") == ()
    with pytest.raises(SystemExit):
        main(["stress", "--kill", "lions"])
    assert "choose from server, worker, postgres" in capsys.readouterr().err

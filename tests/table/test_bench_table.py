"""The speed of the table's server: serai bench-table, and what it found."""

from __future__ import annotations

import json
import socket

import pytest

from serai.catalogue import GAMES
from serai.cli import main
from serai.cli.commands.serve import listen
from serai.table.bench import QUICK


@pytest.mark.server
def test_a_quick_run(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["bench-table", "--quick", "--tables", "5", "--json"])
    out, err = capsys.readouterr()
    assert status == 0, err
    report = json.loads(out)
    assert report["calibration_us"] > 0
    for part in ("first", "last"):
        assert 0 < report["latency"][part]["median_ms"] <= report["latency"][part]["p99_ms"]
    assert report["many"]["tables"] == 5
    assert report["many"]["errors"] == 0
    assert report["many"]["moves"] > 0
    assert report["many"]["people"]["moves"] > 0
    for part in ("crowd", "experts"):
        assert report[part]["moves"] == QUICK.moves
        assert 0 < report[part]["median_ms"] <= report[part]["worst_ms"]
    assert set(report["pages"]) == set(GAMES)
    for figures in report["pages"].values():
        assert 10_000 < figures["page_bytes"] < figures["bytes"] < 150_000
        assert figures["files"] > 5
        assert figures["view_ms"] > 0  # two clocks: neither is a bound of the other
        assert figures["view_cpu_ms"] > 0
    assert report["memory"]["kb_per_table"] is None or report["memory"]["kb_per_table"] < 1000
    assert report["start"]["empty_s"] > 0
    assert report["start"]["full_s"] > 0


def test_answers_leave_at_once() -> None:
    """Without this every answer waited 40 ms for the acknowledgement of its own head."""
    with listen("127.0.0.1", 0) as door, socket.create_connection(door.getsockname()):
        guest, _ = door.accept()
        with guest:
            assert guest.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

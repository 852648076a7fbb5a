"""Ctrl-C in the middle of many games."""

from __future__ import annotations

import os
import signal

import pytest

from serai.lab.simulate import Played, Tally


def interrupt_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever counts games is interrupted when so many are counted."""
    whole = Tally.add

    def add(self: Tally, played: Played) -> None:
        whole(self, played)
        if self.games == games:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Tally, "add", add)

"""How one may begin with a game: what a newcomer should know of it, and ways to play it that need no thought about options."""

from __future__ import annotations

from importlib.resources import files

import msgspec


class Preset(msgspec.Struct, frozen=True):
    """Players and options that go well together; the message `advice-<game>-<id>` says why."""

    id: str
    players: int
    options: dict[str, bool | int | str]
    bots: str = ""  # the level of the bots; empty: the usual one


class Introduction(msgspec.Struct, frozen=True):
    """What the first page tells of a game; the first preset is for newcomers, the second for everybody else."""

    minutes: int = 0  # of a game with people who know it; 0: nobody has measured it
    lesson: int = 0  # minutes until one can begin
    depth: int = 0  # of five: how much there is to learn
    presets: tuple[Preset, ...] = ()


def introductions(package: str) -> dict[str, Introduction]:
    """By game: what `presets.toml` of a board's package says."""
    return msgspec.toml.decode(files(package).joinpath("presets.toml").read_bytes(), type=dict[str, Introduction])

"""The lab: simulations, measurements, and environments for learners.  See docs/lab.md.

What needs the extra `serai[lab]` is imported when it is used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from serai.engine.game import Seed
from serai.extras import needed_by

if TYPE_CHECKING:
    from serai.lab.aec_env import SeatsEnv
    from serai.lab.vector_env import VectorEnv


def aec(
    game: str,
    players: int,
    *,
    reward: str = "result",
    seed: Seed | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> SeatsEnv:
    """A PettingZoo environment with all seats of a game.  `max_cycles`: decisions after which it is truncated."""
    with needed_by("serai.lab.aec"):
        from serai.lab.aec_env import SeatsEnv  # noqa: PLC0415

    return SeatsEnv(game, players, options, reward=reward, seed=seed, max_cycles=max_cycles, render_mode=render_mode)


def vector(
    game: str,
    *,
    games: int = 256,
    players: int = 4,
    workers: int = 2,
    reward: str = "result",
    seed: Seed = 0,
    setups: Sequence[tuple[int, Mapping[str, object]]] = (),
    **options: object,
) -> VectorEnv:
    """Many games at once, as arrays; each waits for a decision of one of its seats.  `setups`: numbers of players and options
    among which every game chooses at random, instead of `players` and the options."""
    with needed_by("serai.lab.vector"):
        from serai.lab.vector_env import VectorEnv  # noqa: PLC0415

    return VectorEnv(game, options, games=games, players=players, workers=workers, reward=reward, seed=seed, setups=setups)


def register() -> None:
    """Register the environments for one learner with Gymnasium: `gymnasium.make("serai/SanJuan-4p-v1")`."""
    with needed_by("serai.lab.register"):
        import serai.lab.single  # noqa: F401, PLC0415

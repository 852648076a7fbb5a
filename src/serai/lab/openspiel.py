"""The games in OpenSpiel: importing this registers them, as `pyspiel.load_game("serai_san_juan(players=3)")`.

Chance nodes come where the rulebook has chance: four at the root, each a byte of the seed of the deal, and one after every
action by which something hidden comes to light or dice are cast.  Its 256 outcomes are equally likely continuations: every pile
whose order nobody knows is shuffled by the outcome, and so are all later chances.  They are a sample of all that can happen,
different at every node, and a state is determined by its history.  A copy of a state does not foresee what will be drawn, so
searches that copy states need no help against chance; against hidden hands they need `resample_from_infostate`.

Observations are what a seat sees now (a tensor: the features; a string: JSON).  They do not include what a seat saw before,
so there are no information states.  docs/openspiel.md says what of OpenSpiel can be used.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

from serai.catalogue import everything, find
from serai.engine.game import Game
from serai.engine.hidden import determinize, reshuffle
from serai.engine.save import dump, load, save
from serai.engine.state import State
from serai.extras import needed_by

with needed_by("serai.lab.openspiel"):
    import pyspiel  # before NumPy, which it needs too: this one names the right extra

    # isort: split
    import numpy as np

    from serai.lab.encode import features, result

SEED_BYTES = 4  # of the deal
BYTES = [(byte, 1 / 256) for byte in range(256)]
LONGEST = 100_000  # decisions; no rule limits them, random games have a few hundred
DRAWS = 1 << 53  # distinct values of a sampler between 0 and 1


class Position:
    """A state of Serai, wrapped so that OpenSpiel can copy and store it."""

    def __init__(self, s: State) -> None:
        self.s = s

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.s.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return stored_position, (save(self.s), self.s.brisk)


def stored_position(text: str, brisk: bool) -> Position:
    position = Position(load(text, find))
    position.s.brisk = brisk  # determinizations skip forced prompts
    return position


class SpielState(pyspiel.State):  # type: ignore[misc]  # without types
    """A game in play, perhaps with an action that waits for chance; or one being dealt, which has no position yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = b""
        self.position: Position | None = None
        self.waiting: int | None = None

    def current_player(self) -> int:
        if self.position is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.s.player if self.position.s.options else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position is not None and not self.position.s.options

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return BYTES

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.s.options) if self.position else []

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.deal(action)
        elif self.waiting is None:
            self.decide(self.position.s, action)
        else:
            self.position = Position(reshuffle(self.position.s, action))
            self.position.s.play(self.waiting)
            self.waiting = None

    def deal(self, byte: int) -> None:
        self.seed += bytes([byte])
        if len(self.seed) == SEED_BYTES:
            setup = self.get_game().setup
            self.position = Position(setup.game.start(setup, int.from_bytes(self.seed, "big")))

    def decide(self, s: State, action: int) -> None:
        """Until something comes to light, what is hidden from all cannot matter: so to try it here tells nothing."""
        t = s.copy()
        t.play(action)
        if (t.chances, t.reveals) == (s.chances, s.reveals):
            self.position = Position(t)
        else:
            self.waiting = action

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        names: list[str] = self.get_game().setup.game.vocabulary.names
        return names[action]

    def returns(self) -> list[float]:
        """The results of the players; where an automaton plays too, they do not add up to 0."""
        players = self.num_players()
        if self.position is None or self.position.s.options:
            return [0.0] * players
        s = self.position.s
        return result(s.setup.game.scores(s))[:players]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this seat cannot tell from the real one.  Its history is still that of the real one."""
        imagined: SpielState = self.clone()
        if self.position:
            imagined.position = Position(determinize(self.position.s, player, int(sampler() * DRAWS)))
        return imagined

    def __str__(self) -> str:
        """Everything, with all secrets: states are equal if their texts are."""
        if self.position is None:
            return f"seed {self.seed.hex()}"
        names: list[str] = self.get_game().setup.game.vocabulary.names
        return dump(self.position.s) + (f"\nchance after: {names[self.waiting]}" if self.waiting is not None else "")


class Observer:
    """What a seat sees now."""

    def __init__(self, game: Game[State], width: int) -> None:
        self.game = game
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = features(state.position.s, player) if state.position else 0

    def string_from(self, state: SpielState, player: int) -> str:
        return json.dumps(self.game.observe(state.position.s, player), ensure_ascii=False) if state.position else ""


def marked(value: Any) -> Any:
    """OpenSpiel stores a game as a line of text, where the text "1" would come back as a number: so it is written "_1"."""
    return f"_{value}" if isinstance(value, str) and value.isdecimal() else value


def unmarked(value: Any) -> Any:
    return value.removeprefix("_") if isinstance(value, str) else value


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # without types
    """A game of Serai with its number of players and its options; every game has its own class."""

    game: ClassVar[Game[State]]

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = self.game
        options = {name: unmarked(value) for name, value in params.items() if name != "players"}
        self.setup = game.setup(params["players"], options)
        players = self.setup.players
        automaton = len(game.scores(game.start(self.setup, 0))) > players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.vocabulary),
            max_chance_outcomes=len(BYTES),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if automaton else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, zero_sum=not automaton), info, {name: marked(value) for name, value in params.items()})

    def __reduce__(self) -> tuple[Any, ...]:
        return stored_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES + LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """None for other kinds than what a seat sees now, as OpenSpiel wants it."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or kind.perfect_recall or not kind.public_info or not own:
            return None
        return Observer(self.setup.game, self.setup.game.width)


def stored_game(text: str) -> SpielGame:
    """Our own function, so that another process registers the games before it loads one."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def game_type(game: Game[State], zero_sum: bool) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"serai_{game.id.replace('-', '_')}",
        long_name=game.title("en"),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[-1], **{option.id: option.default for option in game.options}},
    )


for each in everything():
    pyspiel.register_game(game_type(each, zero_sum=True), type("SpielGame", (SpielGame,), {"game": each}))

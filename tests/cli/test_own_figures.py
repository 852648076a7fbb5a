"""A file of one's own with figures (`--data`): what is wrong is said in one line; logs and saves keep what was changed."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from serai.catalogue import GAMES, find
from serai.cli.own_figures import faults
from serai.engine.errors import BadLog, BadSave
from serai.engine.figures import CHOSEN, changed, mark, merged
from serai.engine.log import figures_in, header, lines, read, replay
from serai.engine.save import load
from serai.sources import sources

OWN = {  # a change to each game
    "san-juan": "[buildings.hut]\ncost = 1\n[setup.advanced]\ndealt_by_seat = [5, 6, 7, 9]",
    "great-western-trail": "[city.kansas_city]\nvp_per_disc = -5",
    "great-western-trail-2": '[sam_card.3]\nsteps_fixed = 2\nactions = ["camp", "hazard"]',
    "mombasa": "[home_area]\ncoins = [0, 0, 1, 2, 2]\n[action_cards.a01]\nred = 3",
    "western-legends": '[characters.doc_holliday]\nstart_money = 70\nstart_items = ["ten_gallon", "whiskey"]',
}
PLAY = """
import sys
from pathlib import Path
from serai.catalogue import find
from serai.cli.own_figures import figures_of, try_out
from serai.engine.chance import Dice
from serai.engine.match import Match
from serai.engine.save import save
for file, game_id in [figures_of(file) for file in sys.argv[1:]]:
    try_out(file, game_id)
    path, game = Path(file), find(game_id)
    match, dice = Match(game.setup(2, {}), 1), Dice(1)
    for _ in range(30):
        match.write(match.state.player, dice.pick(match.state.options))
    path.with_suffix(".log").write_text(match.log(), "utf-8")
    path.with_suffix(".save").write_text(save(match.state), "utf-8")
"""


def found(game_id: str, text: str) -> list[str]:
    said = sources(game_id)
    assert said is not None
    return list(faults(said, tomllib.loads(text)))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[homes]\ncoins = 1", "mombasa has no table 'homes'. Choose from: meta, components"),
        ("[home_area]\ncoin = 1", "home_area has no figure 'coin'. Choose from: coins, final_space"),
        ("[home_area]\ncoins = 1", "home_area.coins must be a list, not 1"),
        ("[home_area]\ncoins = [1, 2]", "home_area.coins must have 5 entries, not 2"),
        ('[home_area]\ncoins = [0, 1, 1, 1, "2"]', "home_area.coins.5 must be a whole number, not '2'"),
        ("[home_area]\ncoins = [0, 1, 1, 1, 200]", "home_area.coins.5 must be 0 to 100, not 200"),
        ("[home_area]\ncolumns = 4", "home_area.columns cannot be changed: other parts of the game hang on it"),
        ('[home_area]\nsource = "mine"', "home_area.source is not a figure that is played with: leave it out"),
        ("home_area = 3", "home_area must be a table, as [home_area]"),
        ("[action_cards.z01]\nred = 1", "action_cards has no row 'z01'. Choose from: a01, a02"),
        ("[action_cards]\na01 = 1", "action_cards.a01 must be a table, as [action_cards.a01]"),
        ("[[action_cards]]\nred = 1", "action_cards must name its rows, as [action_cards.a01]"),
        ("[action_cards.a01]\nred = true", "action_cards.a01.red must be a whole number, not True"),
        ('[action_cards.a01]\ngood = "tea"', "action_cards.a01.good cannot be 'tea'. Choose from: banana, coffee, cotton"),
        ('[action_cards.a01]\nabsent = ["red"]', "action_cards.a01.absent must be a list of keys that a row can lack: good,"),
        (
            "[regions.angola]\nreward = { gold = 1 }",
            "regions.angola.reward has no part 'gold'. Choose from: bookkeeping",
        ),
        ('[[borders]]\na = "angola"\nb = "atlantis"\nlines = 1', "borders.1.b cannot be 'atlantis'. Choose from: abyssinia"),
    ],
)
def test_a_fault_is_one_line(text: str, wrong: str) -> None:
    assert [line[: len(wrong)] for line in found("mombasa", text)] == [wrong]


def test_what_the_rulebook_counts_must_come_out() -> None:
    wrong = "buildings.*.count_base must be 110 in all (counts.base_deck), not 111"
    said = sources("san-juan")
    assert said is not None
    count = next(row["count_base"] for row in said.tables()["buildings"] if row["id"] == "smithy")
    assert found("san-juan", f"[buildings.smithy]\ncount_base = {count + 1}") == [wrong]


def test_an_empty_word_can_be_seen_among_others() -> None:
    text = '[characters.annie_oakley]\nstart_location = "moon"'
    wrong = "characters.annie_oakley.start_location cannot be 'moon'. Choose from: \"\", bank, cabaret"
    assert [line[: len(wrong)] for line in found("western-legends", text)] == [wrong]


@pytest.mark.parametrize("game_id", GAMES)
def test_right_figures_have_no_faults(game_id: str) -> None:
    assert found(game_id, OWN[game_id]) == []


def test_changes_are_put_into_tables_and_rows() -> None:
    assert merged({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 4}}) == {"a": 1, "b": {"c": 4, "d": 3}}
    rows = [{"id": "x", "n": 1, "more": {"k": 1}}, {"id": "y", "n": 2}]
    assert merged(rows, {"x": {"more": {"l": 2}}, "y": {"n": 3, "absent": ["k"]}}) == [
        {"id": "x", "n": 1, "more": {"l": 2}},
        {"id": "y", "n": 3},
    ]
    assert merged(rows, {"x": {"absent": ["more"]}})[0] == {"id": "x", "n": 1}
    assert merged([{"n": 1}, {"n": 2}], {"2": {"n": 5}}) == [{"n": 1}, {"n": 5}]
    assert merged([{"n": 1}, {"n": 2}], [{"n": 7}]) == [{"n": 7}]


def serai(*words: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != CHOSEN}
    return subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.long
def test_logs_and_saves_keep_the_figures_they_were_played_with(tmp_path: Path) -> None:
    """In all games.  A log is replayed with its own figures; where a game is played with others, both are refused."""
    files = [tmp_path / f"{game_id}.toml" for game_id in GAMES]
    for file in files:
        file.write_text(f'game = "{file.stem}"\n{OWN[file.stem]}\n', "utf-8")
    played = serai("-c", PLAY, *map(str, files))
    assert (played.returncode, played.stderr) == (0, "")
    for file in files:
        log = file.with_suffix(".log").read_text("utf-8")
        figures = figures_in(header(lines(log))[0])
        assert figures == tomllib.loads(OWN[file.stem])
        assert changed(file.stem) == {}
        refused = f"figures of one's own \\(data {mark(figures)}\\), but {file.stem} is played with the figures of the package"
        with pytest.raises(BadLog, match=refused):
            replay(read(log, find))
        with pytest.raises(BadSave, match=refused):
            load(file.with_suffix(".save").read_text("utf-8"), find, any_rules=True)
    log = str(files[0].with_suffix(".log"))
    again = serai("-m", "serai", "replay", log)
    assert (again.returncode, again.stderr) == (0, "")
    files[0].write_text('game = "san-juan"\n[buildings.hut]\ncost = 3\n', "utf-8")
    other = serai("-m", "serai", "replay", log, "--data", str(files[0]))
    assert other.returncode == 2
    assert other.stderr.startswith("serai: this log was played with figures of one's own (data ")
    files[1].write_text('game = "san-juan"\n[buildings.hut]\ncosts = 3\n', "utf-8")
    wrong = serai("-m", "serai", "simulate", "san-juan", "--games", "1", "--data", str(files[1]))
    assert wrong.returncode == 2
    assert wrong.stderr.count("\n") == 1
    assert "buildings.hut has no figure 'costs'. Choose from: cost, vp" in wrong.stderr

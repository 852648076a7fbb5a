"""A bot for Serai in thirty lines: it builds what is dearest and otherwise does anything.

    serai bot-check "python examples/bot.py"
    serai arena san-juan --bots "exec:python examples/bot.py,random" --players 2

Every line that comes in is answered with one line; docs/bots.md describes them.  Nothing else may be printed: to say
something to yourself, write to standard error.
"""

import json
import random
import sys


def cost(option: dict) -> int:
    """What a building costs, as the meaning of the option says; 0 where nothing is built."""
    return option["meaning"].get("cost", 0) if option["verb"] == "build" else 0


for line in sys.stdin:
    question = json.loads(line)
    if "serai" in question:  # the handshake: game, options, players, seat, seed
        chance = random.Random(question["seed"])  # the same seed plays the same game
        answer = {"ready": True, "name": "dearest"}
    else:  # a decision: observation, ask, options, limit
        dearest = max(question["options"], key=lambda option: (cost(option), chance.random()))
        answer = {"action": dearest["action"]}
    print(json.dumps(answer), flush=True)

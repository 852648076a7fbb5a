"""serai games"""

from __future__ import annotations

import argparse
from typing import Any

from serai.catalogue import everything
from serai.cli.arguments import add_json
from serai.cli.files import print_json
from serai.engine.game import Game


def arguments(sub: argparse.ArgumentParser) -> None:
    add_json(sub)


def described(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "titles": dict(game.titles),
        "players": [game.players[0], game.players[-1]],
        "rules_version": game.rules_version,
        "actions": len(game.vocabulary),
        "features": game.width,
        "categories": list(game.categories),
        "options": [
            {
                "id": o.id,
                "default": o.default,
                "choices": list(o.choices),
                "least": None if o.choices else o.least,
                "text": o.text,
            }
            for o in game.options
        ],
    }


def main(args: argparse.Namespace) -> int:
    if args.json:
        print_json([described(game) for game in everything()])
        return 0
    for game in everything():
        titles = " / ".join(game.titles.values())
        print(f"{game.id}   {titles}   {game.players[0]} to {game.players[-1]} players   rules version {game.rules_version}")
        for o in game.options:
            print(f"  {o.id}={str(o.default).lower()}   ({o.legal()})")
            print(f"      {o.text}")
    return 0

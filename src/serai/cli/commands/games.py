"""serai games"""

from __future__ import annotations

import argparse
from typing import Any

from serai.catalogue import everything, find
from serai.cli.arguments import add_json
from serai.cli.conformance import lacking, untranslated
from serai.cli.files import print_json
from serai.engine.game import Game
from serai.engine.state import State


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("games", nargs="*", metavar="GAME", help="ids of games (default: all)")
    sub.add_argument("--check", action="store_true", help="list what a game still lacks: parts, names, messages")
    add_json(sub)


def described(game: Game[State]) -> dict[str, Any]:
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


def check(games: list[Game[State]]) -> int:
    """One sentence for everything that is missing; status 1 if anything is."""
    found = [*untranslated(), *[line for game in games for line in lacking(game)]]
    print("\n".join(found) or f"Nothing is missing: {', '.join(game.id for game in games)}")
    return 1 if found else 0


def main(args: argparse.Namespace) -> int:
    games = [find(game_id) for game_id in args.games] or everything()
    if args.check:
        return check(games)
    if args.json:
        print_json([described(game) for game in games])
        return 0
    for game in games:
        titles = " / ".join(game.titles.values())
        print(f"{game.id}   {titles}   {game.players[0]} to {game.players[-1]} players   rules version {game.rules_version}")
        for o in game.options:
            print(f"  {o.id}={str(o.default).lower()}   ({o.legal()})")
            print(f"      {o.text}")
    return 0

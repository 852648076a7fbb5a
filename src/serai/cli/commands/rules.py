"""serai rules"""

from __future__ import annotations

import argparse
from typing import Any

from serai.catalogue import document, find, folder
from serai.cli.arguments import add_game, add_json
from serai.cli.files import print_json
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.rulebook import coverage, rules
from serai.engine.state import State


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    sub.add_argument("rule", nargs="?", metavar="RULE", help="one rule by its number, such as SJ-6.3")
    sub.add_argument("--gaps", action="store_true", help="show which data are certain and which are reconstructed")
    sub.add_argument("--coverage", action="store_true", help="show which rules no code and no test cites")
    add_json(sub)


def sources(game: Game[State]) -> dict[str, str]:
    """The code of a game by file name, and in a checkout the tests too."""
    code = folder(game)
    found = {f"{path.parent.name}/{path.name}": path.read_text("utf-8") for path in sorted(code.glob("*.py"))}
    tests = code.parents[3] / "tests"
    for path in sorted(tests.rglob("*.py")) if tests.is_dir() else []:
        found[path.relative_to(tests.parent).as_posix()] = path.read_text("utf-8")
    return found


def covered(game: Game[State]) -> dict[str, Any]:
    found = sources(game)
    by_rule = coverage(list(rules(document(game, "RULES.md"))), found)
    missing = [number for number, places in by_rule.items() if not places]
    return {
        "game": game.id,
        "rules": len(by_rule),
        "cited": len(by_rule) - len(missing),
        "tests_read": any(name.startswith("tests/") for name in found),
        "missing": missing,
        "by_rule": by_rule,
    }


def main(args: argparse.Namespace) -> int:
    game = find(args.game)
    text = document(game, "GAPS.md" if args.gaps else "RULES.md")
    if args.coverage:
        report = covered(game)
        if args.json:
            print_json(report)
        else:
            where = "the code and the tests" if report["tests_read"] else "the code (the tests are only in a checkout)"
            print(f"{report['cited']} of {report['rules']} rules of {game.id} are cited by {where}")
            print(f"not cited: {', '.join(report['missing']) or 'none'}")
    elif args.rule:
        numbered = rules(text)
        if args.rule not in numbered:
            raise SeraiError(
                f"{game.id} has no rule {args.rule!r:.30}: 'serai rules {game.id}' lists them, from {next(iter(numbered))}"
            )
        print_json({args.rule: numbered[args.rule]}) if args.json else print(f"{args.rule} {numbered[args.rule]}")
    elif args.json:
        print_json(rules(text))
    else:
        print(text, end="")
    return 0

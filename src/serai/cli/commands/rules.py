"""serai rules"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any

from serai.catalogue import document, find, folder
from serai.cli.arguments import add_game, add_json, add_language
from serai.cli.files import print_json
from serai.cli.own_figures import add_data
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.rulebook import coverage, rules
from serai.engine.state import State
from serai.sources import KINDS, Figure, by_part, compact, count
from serai.words import Speaker
from serai.words.rulebook import Rule, Rulebook, cited, full, matches, plain, read_out, rulebook, searched

WIDEST = 100  # letters of a line: longer ones are hard to read
BEGINNINGS = {"rule": "", "item": "- ", "example": "> ", "fine": "+ "}


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    sub.add_argument("rule", nargs="?", metavar="RULE", help="one rule by its number, such as SJ-6.3, or words to search for")
    sub.add_argument("--full", action="store_true", help="the full text by which the engine plays, in English")
    add_language(sub)
    sub.add_argument(
        "--gaps",
        action="store_true",
        help="show which figures are printed, public or ours, by part of the game (RULE: one part); with --full our notes",
    )
    add_data(sub)
    sub.add_argument("--coverage", action="store_true", help="show which rules no code and no test cites")
    add_json(sub)


def code_and_tests(game: Game[State]) -> dict[str, str]:
    """The code of a game by file name, and in a checkout the tests too."""
    code = folder(game)
    found = {f"{path.parent.name}/{path.name}": path.read_text("utf-8") for path in sorted(code.glob("*.py"))}
    tests = code.parents[3] / "tests"
    for path in sorted(tests.rglob("*.py")) if tests.is_dir() else []:
        found[path.relative_to(tests.parent).as_posix()] = path.read_text("utf-8")
    return found


def covered(game: Game[State]) -> dict[str, Any]:
    found = code_and_tests(game)
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
    book = rulebook(game, args.language)
    if args.coverage:
        report = covered(game)
        if args.json:
            print_json(report)
        else:
            where = "the code and the tests" if report["tests_read"] else "the code (the tests are only in a checkout)"
            print(f"{report['cited']} of {report['rules']} rules of {game.id} are cited by {where}")
            print(f"not cited: {', '.join(report['missing']) or 'none'}")
    elif args.gaps and not args.full and (parts := by_part(game.id)):
        where_from(Speaker(game, args.language, "terminal"), parts, args.rule, args.json)
    elif args.full or args.gaps or book is None:
        full_text(game, document(game, "GAPS.md" if args.gaps else "RULES.md"), args.rule, args.json)
    else:
        for_people(Speaker(game, args.language, "terminal"), book, args.rule, args.json)
    return 0


# ---- Where the figures come from -----------------------------------------------------------------------------------------


def where_from(words: Speaker, parts: Mapping[str, Sequence[Figure]], part: str | None, as_json: bool) -> None:
    """Every figure: printed, public or ours.  All parts in short, or one with all its figures."""
    if part and part not in parts:
        raise SeraiError(f"{words.game.id} has no part {part!r:.30}. Choose from: {', '.join(parts)}")
    shown = {part: parts[part]} if part else parts
    if as_json:
        print_json({name: [{"figure": f.path, "value": f.value, "source": f.source} for f in shown[name]] for name in shown})
        return
    print(f"{words.say('figures-title', game=words.title())}\n{words.say('figures-intro')}\n")
    for name, figures in shown.items():
        amounts = [f"{words.say(f'source-{kind}')} {words.number(n)}" for kind, n in count(figures).items()]
        print(f"{words.say(f'figures-{name}')} ({name}): {words.listed(amounts)}\n  {words.say(f'figures-{name}-note')}")
        print("\n".join(each(words, figures) if part else in_short(words, figures)), end="\n\n")


def each(words: Speaker, figures: Sequence[Figure]) -> Iterator[str]:
    """One line for each figure."""
    longest = max([len(words.say(f"source-{kind}")) for kind in KINDS])
    for figure in figures:
        yield f"  {words.say(f'source-{figure.source}'):<{longest}}  {figure.path} = {compact(figure.value)}"


def in_short(words: Speaker, figures: Sequence[Figure]) -> Iterator[str]:
    """By source, the figures with a star for the rows of a table, and how many there are."""
    width = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
    for kind in count(figures):
        paths = [f"{figure.table}.*.{figure.key}" if figure.row else figure.path for figure in figures if figure.source == kind]
        if paths:
            amounts = [f"{path} ({paths.count(path)})" if "*" in path else path for path in dict.fromkeys(paths)]
            yield from wrap(
                f"{words.say(f'source-{kind}')}: {', '.join(amounts)}", width, initial_indent="  ", subsequent_indent="    "
            )


def full_text(game: Game[State], text: str, number: str | None, as_json: bool) -> None:
    """The text by which the engine plays, or one rule of it."""
    if not number and not as_json:
        print(text, end="")
        return
    numbered = rules(text)
    if number and number not in numbered:
        raise unknown(game, number)
    shown = {number: numbered[number]} if number else numbered
    print_json(shown) if as_json else print(*[f"{name} {words}" for name, words in shown.items()], sep="\n")


def for_people(words: Speaker, book: Rulebook, typed: str | None, as_json: bool) -> None:
    """The rules for people, or those with a number or with words."""
    found = wanted(words, book, typed) if typed else list(book.rules())
    if as_json:
        print_json({rule.number: read_out(rule) for rule in found})
    elif typed:
        print("\n".join(column(words, found)))
    else:
        print("\n".join(whole(words, book)))


def wanted(words: Speaker, book: Rulebook, typed: str) -> list[Rule]:
    """A rule by its number, or all that have these words."""
    number = typed.upper()
    if one := cited(words.game, words.language, number):
        return [one]
    found = [rule for rule in book.rules() if matches(rule, searched(typed))]
    if not found:
        raise unknown(words.game, typed)
    return found


def unknown(game: Game[State], typed: str) -> SeraiError:
    first = next(iter(full(game)))
    return SeraiError(f"{game.id} has no rule {typed!r:.30}: 'serai rules {game.id}' lists them, from {first}")


def whole(words: Speaker, book: Rulebook) -> Iterator[str]:
    """All chapters, each with its gist."""
    for place, chapter in enumerate(book.chapters, 1):
        yield f"{words.number(place)}. {words.book.digits(chapter.title)}"
        yield f"   {plain(chapter.gist, chapter.language)}"
        yield ""
        yield from column(words, chapter.rules)
        yield ""


def column(words: Speaker, shown: Sequence[Rule]) -> Iterator[str]:
    """Rules with their numbers in a column of their own."""
    longest = max(len(rule.number) for rule in shown)
    width = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns) - longest - 2
    for rule in shown:
        for at, line in enumerate(body(words, rule, width)):
            yield f"{'' if at else rule.number:<{longest}}  {line}"


def body(words: Speaker, rule: Rule, width: int) -> Iterator[str]:
    """A rule in lines; one that this language lacks says so."""
    for line in rule.lines:
        sign = BEGINNINGS[line.kind]
        tags = "".join([f"[{words.say(f'tag-{tag.lower()}')}] " for tag in line.tags])
        missing = f" ({words.say('in-english')})" if line.kind == "rule" and rule.language != words.language else ""
        yield from wrap(f"{sign}{tags}{plain(line, rule.language)}{missing}", width, subsequent_indent=" " * len(sign))

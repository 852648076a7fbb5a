"""serai analyse"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from serai.bots.advice import judge_of
from serai.bots.analysis import MISTAKE, Finding, accuracy, compare, decisions, moments, outcome, player_of
from serai.bots.paired import CONFIDENCE
from serai.catalogue import find
from serai.cli.arguments import Stop, add_json, stoppable, whole_number
from serai.cli.explain import seat_names
from serai.cli.files import complain, print_json, read_text, write_text
from serai.cli.progress import progress
from serai.engine.log import Record, read, replay
from serai.lab.charts import bands
from serai.words import Speaker

TENTHS = 10  # of a game, after which its chances are told


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("log", metavar="FILE", help="the log of a finished game; - reads standard input")
    sub.add_argument(
        "--iterations",
        type=whole_number(1),
        metavar="N",
        help="search iterations for each decision (default: the strongest level)",
    )
    sub.add_argument(
        "--estimates", action="store_true", help="estimates alone: no games are played on, so no mistake is confirmed"
    )
    sub.add_argument("--chart", metavar="FILE", help="draw the chances over the whole game as SVG")
    add_json(sub)


def main(args: argparse.Namespace) -> int:
    record = read(read_text(args.log), find)
    end = replay(record)
    judge = f"ismcts:{args.iterations}" if args.iterations else judge_of(record.setup.game)
    with stoppable() as stop:
        found = list(until(stop, progress(decisions(record, judge), len(record.lines), "decisions")))
        looked = moments(found)
        if not (args.estimates or stop()):
            for one in progress(looked, len(looked), "moments"):
                check(record, one, len(looked), stop)
    names = seat_names(Speaker(record.setup.game, "en", "terminal"), end, record.seats)[: record.setup.players]
    final = outcome(end)
    if args.chart:
        title = f"{record.setup.game.title('en')}, {len(found)} decisions"
        marked = [{"decision": one.decision} for one in looked]
        write_text(args.chart, bands(title, names, [*[one.chances for one in found], final], marked))
    if args.json:
        print_json(report(record, judge, names, found, final))
    else:
        tell(record, names, found, final)
    if stop.asked:
        complain("interrupted: this is what was found so far")
        return 130
    return 0


def until(stop: Stop, found: Iterator[Finding]) -> Iterator[Finding]:
    for one in found:
        yield one
        if stop():
            return


def check(record: Record, one: Finding, tests: int, stop: Stop) -> None:
    """Play pairs of games for one moment."""
    for _ in compare(record, one, tests):
        if stop():
            return


def report(record: Record, judge: str, names: list[str], found: list[Finding], final: list[float]) -> dict[str, Any]:
    return {
        "game": record.setup.game.id,
        "seats": names,
        "judge": judge,
        "played_on_by": player_of(record.setup.game),
        "confidence": CONFIDENCE,
        "decisions": [{**asdict(one), "compared": None, "kind": one.kind} for one in found],
        "outcome": final,
        "accuracy": [accuracy(found, seat)._asdict() for seat in range(len(names))],
        "moments": [moment(one) for one in moments(found)],
    }


def moment(one: Finding) -> dict[str, Any]:
    """A decision that was looked into."""
    row: dict[str, Any] = {"decision": one.decision, "verdict": one.kind}
    if one.compared is not None:
        low, high = one.compared.interval
        figures = {"loss": one.compared.difference, "low": low, "high": high}
        row |= {"pairs": one.compared.pairs, **{name: round(value, 4) for name, value in figures.items()}}
    return row


def tell(record: Record, names: list[str], found: list[Finding], final: list[float]) -> None:
    looked = moments(found)
    mistakes = [one for one in looked if one.kind == MISTAKE]
    wide = max(len(name) for name in names)
    print(f"{len(found)} decisions of {record.setup.game.id}")
    for title, some in (
        (f"mistakes, confirmed by pairs of games ({CONFIDENCE:.0%} confidence for all of them together):", mistakes),
        ("unclear moments:", [one for one in looked if one.kind != MISTAKE]),
    ):
        print(title if some else f"no {title.partition(',')[0].rstrip(':')}")
        for one in some:
            words = f"{one.played} (better: {one.best})" if one.kind == MISTAKE else f"{one.played} (or: {one.best})"
            print(f"{one.decision:>5}  {names[one.seat]:<{wide}} {one.chances[one.seat]:>6.1%}  {lost(one)}  {words}")
    course = [*[one.chances for one in found], final]
    shown = [course[n * (len(course) - 1) // TENTHS] for n in range(TENTHS + 1)]
    print("chances over the game, from the first decision to the result:")
    for seat, name in enumerate(names):
        print(f"{name:<{wide}} {''.join(f'{chances[seat]:>6.0%}' for chances in shown)}")
    for seat, name in enumerate(names):
        grade = accuracy(found, seat)
        kept = "no choices" if grade.kept is None else f"accuracy {grade.kept:.1%}"
        kinds = f"{grade.best} best, {grade.fine} as good, {grade.unclear} unclear, {grade.mistake} mistakes"
        print(f"{name:<{wide}}  {kept}: {kinds}")
    winners = [name for name, share in zip(names, final, strict=True) if share]
    print(f"won by {' and '.join(winners) or 'the automaton'}")


def lost(one: Finding) -> str:
    """The chance that the choice lost, with its interval."""
    if one.compared is None:
        return f"estimated {-one.loss:+.1%}"
    low, high = one.compared.interval
    return f"{-one.compared.difference:+.1%} ({-high:+.1%} to {-low:+.1%}, {one.compared.pairs} pairs)"

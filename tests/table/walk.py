"""A walk through a guided game: which lesson comes when.

python -m tests.table.walk san-juan                       the player does what a medium bot would do
python -m tests.table.walk san-juan --player random       a player who leaves every path
python -m tests.table.walk san-juan --find 30             the seeds in which most lessons come up, and early
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import serai
from serai.bots import Decision, make_bot
from serai.catalogue import find
from serai.table.boards import board_of
from serai.table.boards.lessons import Facts, Guide, Lesson, Progress, facts_of, moment_of, next_lesson, told
from serai.table.view import RECENT, Seat, View, view_of
from tests.table.preview import NAMES


class Met(NamedTuple):
    """A lesson that came up."""

    question: int  # how many questions of the player came before
    lesson: Lesson
    facts: Facts
    view: View
    progress: Progress  # what had been told before


class Walk(NamedTuple):
    met: list[Met]
    questions: int
    facts: set[str]  # the names of all facts that were ever made

    @property
    def lessons(self) -> set[str]:
        return {met.lesson.id for met in self.met}


def guide_of(game_id: str) -> Guide:
    guide = board_of(find(game_id)).guide
    assert guide is not None, f"{game_id} has no lessons"
    return guide


def walk(game_id: str, player: str = "medium", seed: str = "") -> Walk:
    """A guided game from its beginning to its end.  The player reads everything, and answers after that."""
    guide = guide_of(game_id)
    table = guide.tables[game_id]
    seed = seed or table.seed
    match = serai.new_match(game_id, table.players, seed, **table.options)
    me = table.seat - 1
    game = match.record.setup.game
    bots = [make_bot(player if i == me else table.bots, game, f"{seed}/{i}") for i in range(table.players)]
    seats = [Seat(NAMES[i], i + 1, "" if i == me else table.bots) for i in range(table.players)]
    progress, found, names, questions = Progress(), [], set[str](), 0
    while True:
        waiting = [seat for seat in match.state.waiting() if not match.ready(seat)]
        lines = len(match.record.lines)
        view = view_of(match, seats, me, table="walk", version=lines, decision=lines, recent=RECENT)
        facts = facts_of(guide, view)
        names |= facts.keys()
        while lesson := next_lesson(guide.lessons, facts, progress, moment_of(view)):
            found.append(Met(questions, lesson, facts, view, progress))
            progress = told(lesson, progress, moment_of(view))
        if not waiting:
            return Walk(found, questions, names)
        questions += me in waiting
        seat = me if me in waiting else waiting[0]
        match.do(seat, bots[seat].choose(Decision(match.desk(seat), seat)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--player", default="medium")
    parser.add_argument("--seed", default="")
    parser.add_argument("--find", type=int, default=0)
    args = parser.parse_args()
    if args.find:
        walks = {f"{args.game}-{n}": walk(args.game, args.player, f"{args.game}-{n}") for n in range(args.find)}
        best = sorted(walks, key=lambda seed: (-len(walks[seed].lessons), walks[seed].questions))
        print(
            *[f"{seed}: {len(walks[seed].lessons)} lessons in {walks[seed].questions} questions" for seed in best[:8]], sep="\n"
        )
        return
    walked = walk(args.game, args.player, args.seed)
    for met in walked.met:
        print(f"question {met.question:>3}  {met.lesson.at:<5}  {met.lesson.id}")
    lessons = [lesson.id for lesson in guide_of(args.game).lessons]
    missing = [lesson for lesson in lessons if lesson not in walked.lessons]
    print(f"{len(walked.lessons)} of {len(lessons)} lessons in {walked.questions} questions")
    print(f"not met: {', '.join(missing) or 'none'}")


if __name__ == "__main__":
    main()

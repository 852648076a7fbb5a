"""What happened: since the viewer's last turn, in the log, and at this moment.

All of it is made of what the viewer was told, and of nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from markupsafe import Markup

from serai.engine.events import AROUND, CHOSE, Message
from serai.engine.seats import clockwise
from serai.table.boards import Beat
from serai.table.scene import Scene

PLACE = re.compile(r'data-place="([^"]+)"')
TURN = "told-turn"  # the message with which a player's turn begins, in games that have turns
CHOSEN = "chosen"  # of a `Beat`: its place is what was chosen last
LONGEST = 7  # of a player's deeds; the others are in the log


class Speed(NamedTuple):
    """How fast bots move at a table, and whether the viewer may change it."""

    now: str
    may: bool
    all: Sequence[str]

    @property
    def next(self) -> str:
        """The speed after this one, then from the slowest on again."""
        return self.all[(self.all.index(self.now) + 1) % len(self.all)]


class Deed(NamedTuple):
    """Something that an opponent did: in short words, and where."""

    icon: str
    words: Markup
    place: str = ""  # the `data-place` of something on the board
    mark: int = 0  # its number there


class Line(NamedTuple):
    """An opponent's deeds."""

    name: Markup
    colour: int  # 0: an automaton
    deeds: list[Deed]
    more: int  # deeds that are left out


class Recap(NamedTuple):
    """What happened since the viewer's last turn, by opponents in order of play."""

    lines: list[Line]
    fresh: bool  # the viewer has decided nothing since: the marks are shown
    since: int  # from which line of the game's log on


# ---- Since the viewer's last turn ----------------------------------------------------------


def recap(scene: Scene, board: str) -> Recap:
    """A line for each opponent.  The places on the board that it speaks of are numbered, the same place with the same number.
    Spectators are told of everybody's last turn."""
    me = scene.me
    start, end = since(scene)
    by_player: dict[int, list[tuple[int, Message]]] = {}
    for at, message in scene.lines:
        player = scene.view.told[at].seen[1]
        if start <= at < end and player not in (-1, me) and message["message"] not in scene.game.headings:
            by_player.setdefault(player, []).append((at, message))
    places, marks = set(PLACE.findall(board)), dict[str, int]()
    seats = len(scene.view.seats)
    order = sorted(by_player, key=lambda player: (player - (me or 0)) % seats if player < seats else seats)
    lines = [line(scene, player, by_player[player], places, marks) for player in order]
    began = scene.view.told[start].line if start < end else scene.view.lines
    return Recap([one for one in lines if one.deeds], not decided(scene, end), began)


def since(scene: Scene) -> tuple[int, int]:
    """From which event to which others moved after the viewer's last turn; in games without turns, after the last choice.
    Turns and choices of the viewer at the end belong to the turn that is played now."""
    told = scene.view.told
    moves = [at for at, message in scene.lines if message["message"] == TURN]
    moves = moves or [at for at, event in enumerate(told) if event.seen[0] == CHOSE]
    end = len(told)
    if scene.me is None:
        return last_round([(at, told[at].seen[1]) for at in moves], end), end
    while moves and told[moves[-1]].seen[1] == scene.me:
        end = moves.pop()
    start = end
    while moves and told[moves[-1]].seen[1] != scene.me:
        start = moves.pop()
    return start, end


def last_round(moves: Sequence[tuple[int, int]], end: int) -> int:
    """The first of the moves, each with its player, from which on nobody moves again after others have."""
    start, moved, last = end, set[int](), -1
    for at, player in reversed(moves):
        if player != last and player in moved:
            break
        moved.add(player)
        start, last = at, player
    return start


def decided(scene: Scene, end: int) -> bool:
    """Has the viewer decided something since this event?"""
    return any(event.seen[:2] == (CHOSE, scene.me) for event in scene.view.told[end:])


def line(scene: Scene, player: int, told: Sequence[tuple[int, Message]], places: set[str], marks: dict[str, int]) -> Line:
    deeds = []
    kept = condensed(scene.board.story, told)
    for at, message in kept[:LONGEST]:
        place = place_of(scene, at, message, places)
        mark = marks.setdefault(place, len(marks) + 1) if place else 0
        deeds.append(Deed(icon_of(scene, message), scene.predicate(message), place, mark))
    name = Markup.escape(scene.called(player))
    return Line(name, colour(scene, player), deeds, len(kept) - len(deeds))


def condensed(story: Mapping[str, Beat], told: Sequence[tuple[int, Message]]) -> list[tuple[int, Message]]:
    """What is worth a word: of a way its end; of several payments their sum, after all else."""
    kept: list[tuple[int, Message]] = []
    for at, message in told:
        name = str(message["message"])
        beat = story.get(name, Beat()) if name in story or not story else None
        if beat is None:
            continue
        if beat.last:
            kept = [one for one in kept if one[1]["message"] != name or one[1].get(beat.same) != message.get(beat.same)]
        i = next((i for i, one in enumerate(kept) if beat.total and alike(one[1], message, beat.total)), len(kept))
        kept[i:] = [(at, added(kept[i][1], message, beat.total)), *kept[i + 1 :]] if i < len(kept) else [(at, message)]
    return sorted(kept, key=lambda one: bool(story.get(str(one[1]["message"]), Beat()).total))


def alike(one: Message, other: Message, but: str) -> bool:
    """Do two messages say the same of another number?"""
    return {**one, but: 0} == {**other, but: 0}


def added(one: Message, other: Message, total: str) -> Message:
    return {**one, total: int(str(one[total])) + int(str(other[total]))}


def icon_of(scene: Scene, message: Message) -> str:
    icon = scene.board.story.get(str(message["message"]), Beat()).icon
    return str(message.get(icon[1:], "")) if icon.startswith("=") else icon


def place_of(scene: Scene, at: int, message: Message, places: set[str]) -> str:
    """The place on the board that an event is about: a thing that it names, or what its player chose last."""
    where = scene.board.story.get(str(message["message"]), Beat()).place
    named = {
        "#": where[1:],
        "@": f"{message.get(where[1:], '')}-{scene.view.told[at].seen[1]}",
    }.get(where[:1]) or (chosen(scene, at) if where == CHOSEN else str(message.get(where, "")))
    return next((one for one in (named, named.partition("_of_")[2]) if one in places), "")


def chosen(scene: Scene, at: int) -> str:
    """What the player of an event chose last before it, as far as the viewer was told."""
    told, player = scene.view.told, scene.view.told[at].seen[1]
    for event in reversed(told[: at + 1]):
        kind, who, _, _, actions = event.seen
        if kind == CHOSE and who == player:
            return scene.game.vocabulary.ids[actions[0]] if actions else ""
    return ""


# ---- The log -------------------------------------------------------------------------------


class Row(NamedTuple):
    """A line of the log."""

    n: str
    at: int  # the line of the game's log, for the replay
    seat: int  # whose deed it is, or after whose deed it happened; -1: nobody's
    colour: int  # of the piece in front of it; 0: none
    words: Markup
    kind: str = ""  # `head`: a heading of the game; `by`: a name above several deeds
    new: bool = False  # since the viewer's last choice


def log(scene: Scene, recent: int) -> list[Row]:
    """The last events in words, the newest first, by turns or rounds and in them by players."""
    told = scene.view.told
    chapters: list[list[tuple[int, Message, int]]] = [[]]  # a heading and what happened under it, in the order of the game
    by = -1
    for at, message in scene.lines:
        if at < len(told) - recent:
            continue
        head, player = message["message"] in scene.game.headings, told[at].seen[1]
        if head:
            chapters.append([])
            by = player if message["message"] == TURN else -1
        elif told[at].seen[0] in AROUND:
            by = -1
        elif player >= 0:
            by = player
        chapters[-1].append((at, message, by))
    fresh = last_choice(scene)
    return [row for chapter in reversed(chapters) for row in newest_first(scene, chapter, fresh)]


def newest_first(scene: Scene, chapter: list[tuple[int, Message, int]], fresh: int) -> Iterator[Row]:
    """A heading stays above what happened under it.  A single deed of a player is a whole sentence, several stand under the
    name."""
    above = -1
    if chapter and chapter[0][1]["message"] in scene.game.headings:
        (at, message, above), chapter = chapter[0], chapter[1:]
        yield Row(f"{at}", scene.view.told[at].line, above, colour(scene, above), scene.sentence(message), "head", at > fresh)
    for by, deeds in groupby(reversed(chapter), key=lambda deed: deed[2]):
        group = list(deeds)
        named = by in (-1, above)
        if not named and len(group) > 1:
            at, named = group[0][0], True
            yield Row(f"{at}by", scene.view.told[at].line, by, colour(scene, by), Markup.escape(scene.called(by)), "by")
        above = by
        for at, message, _ in group:
            line, around = scene.view.told[at].line, scene.view.told[at].seen[0] in AROUND
            words = scene.predicate(message) if named and not around else scene.sentence(message)
            yield Row(f"{at}", line, by, 0 if named else colour(scene, by), words, new=at > fresh)


def news(scene: Scene, count: int) -> list[dict[str, Any]]:
    """The last lines in whole sentences, in the order of the game."""
    newest = scene.lines[-count:]
    players = [scene.view.told[at].seen[1] for at, _ in newest]
    heads = [message["message"] in scene.game.headings for _, message in newest]
    return [
        {"words": scene.sentence(message), "colour": 0 if head else colour(scene, player)}
        for (_, message), player, head in zip(newest, players, heads, strict=True)
    ]


def last_choice(scene: Scene) -> int:
    """The place of the viewer's last choice among the events; what comes after it is new."""
    told = scene.view.told
    return max([at for at, event in enumerate(told) if event.seen[:2] == (CHOSE, scene.me)], default=-1)


def colour(scene: Scene, seat: int) -> int:
    """Nobody and an automaton have none."""
    return scene.colour(seat) if 0 <= seat < len(scene.view.seats) else 0


# ---- Now -----------------------------------------------------------------------------------


def waited_for(scene: Scene) -> Markup:
    """Who is choosing: people first, as bots are quick.  In a replay nobody is thinking."""
    view = scene.view
    if not scene.live:
        return scene.say("waiting", who=scene.listed([scene.called(seat) for seat in view.waiting]), count=len(view.waiting))
    people = [seat for seat in view.waiting if seat >= len(view.seats) or not view.seats[seat].bot]
    message, seats = ("waiting", people) if people else ("bots-thinking", view.waiting)
    return scene.say(message, who=scene.listed([scene.called(seat) for seat in seats]), count=len(seats))


def bots_moving(scene: Scene) -> bool:
    """Does the viewer wait for bots alone?"""
    view = scene.view
    return bool(view.waiting) and all(seat < len(view.seats) and view.seats[seat].bot for seat in view.waiting)


def following(scene: Scene) -> Markup:
    """Who comes after the player whose turn it is, up to the viewer, where that is known."""
    row = order(scene)
    if scene.me not in row[1:]:
        return Markup("")
    between = row[1 : row.index(scene.me)]
    who = scene.listed([scene.called(seat) for seat in between])
    return scene.say("then-you", who=who) if between else scene.say("you-next")


def order(scene: Scene) -> Sequence[int]:
    """The seats in the order of play, from the one whose turn it is; empty where it is not known."""
    told, waiting, seats = scene.view.told, scene.view.waiting, len(scene.view.seats)
    turns = [told[at].seen[1] for at, message in scene.lines if message["message"] == TURN]
    if turns:
        return clockwise(seats, turns[-1]) if max(turns) < seats else ()  # an automaton has no place in the row
    return scene.board.row(scene, waiting[0]) if len(waiting) == 1 and waiting[0] < seats else ()


def newest(scene: Scene) -> Markup:
    """The last thing that those who are waited for did since the viewer's turn."""
    start, end = since(scene)
    told, waiting, headings = scene.view.told, scene.view.waiting, scene.game.headings
    for at, message in reversed(scene.lines):
        if start <= at < end and told[at].seen[1] in waiting and message["message"] not in headings:
            return scene.sentence(message)
    return Markup("")

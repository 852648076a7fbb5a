"""Why something cannot be done: a popover beside it, and a note where it was tried."""

from __future__ import annotations

from litestar import Response, get
from markupsafe import escape

from serai.engine.events import Fact
from serai.engine.match import Refused
from serai.engine.state import State
from serai.engine.ways import NO_WAY
from serai.table.room import Room
from serai.table.security import Request, language_of
from serai.table.site.common import entered, not_your_seat, shown, sorry, uncovered
from serai.table.site.learn import tip
from serai.table.view import how_far, several
from serai.words import Speaker
from serai.words.refusals import Refusal, refusal, refusal_of_number
from serai.words.speaker import capital

MOST_DRAWN = 12  # of a price that is drawn piece by piece


@get("/t/{table_id:str}/why")
async def why_not(request: Request, table_id: str, action: str = "") -> Response[str]:
    """Why an action cannot be chosen now; without an action, why not this number of things that were ticked."""
    room, seats = await entered(request, table_id)
    seat = uncovered(request, room, seats)
    if room.match is None or seat is None:
        raise not_your_seat()
    words, desk = speaker(request, room), room.match.desk(seat)
    if not action:
        return popover(request, words, of_number(words, desk, seat), words.say("why-title"))
    number = words.game.vocabulary.numbers.get(action, -1)
    refused = of_action(words, desk, seat, number)
    if not refused.sentence:
        return tip(request, words.game, words.say("why-rule"), refused.rule)
    return popover(request, words, refused, heading(words, desk, seat, number))


def speaker(request: Request, room: Room) -> Speaker:
    return Speaker(room.setup.game, language_of(request), seats=[person.name for person in room.people()])


def of_action(words: Speaker, desk: State, seat: int, action: int) -> Refusal:
    """Why not this action; of a place that is too far to walk to, how far it is."""
    refused, far = refusal(words, desk, seat, action), how_far(desk, seat, action)
    if far is None:
        return refused
    return Refusal(refused.rule if far.steps == NO_WAY else "", words.say(far.message, steps=far.steps, limit=far.limit))


def of_number(words: Speaker, desk: State, seat: int) -> Refusal:
    """Why not this number of things; where the game says no more about it, how many may be ticked."""
    refused, asked = refusal_of_number(words, desk, seat), several(words.game, desk, seat)
    if refused.sentence:
        return refused
    if asked is None:
        return Refusal("", words.say("why-not-now"))
    return Refusal("", words.say("why-number-exactly" if asked.least == asked.most else "why-number", most=asked.most))


def heading(words: Speaker, desk: State, seat: int, action: int) -> str:
    """What cannot be done, by the name of the thing."""
    thing: Fact = words.game.vocabulary.ids[action] if action >= 0 else ""
    if desk.stack and action >= 0:
        thing = words.game.meaning(desk.facing(seat), action).get("thing", thing)
    if isinstance(thing, str) and thing not in words.names:
        return words.say("why-title")
    return words.say("why-title-of", thing=capital(str(words.word(thing))))


def popover(request: Request, words: Speaker, refused: Refusal, heading: str) -> Response[str]:
    """What cannot be done, why, the sum as a picture, the way out, the rule."""
    return shown(request, "why.html", heading=heading, refused=refused, most=MOST_DRAWN, game=words.game.id)


def note(request: Request, room: Room, seat: int, error: Refused) -> str:
    """The same for what was tried, in one sentence; what was refused after other things of a set is said as it is."""
    if room.match is None or error.action < 0 or error.before >= 0:
        return sorry(request, error)
    refused = of_action(speaker(request, room), room.match.desk(seat), seat, error.action)
    return str(escape(refused.sentence)) if refused.sentence else sorry(request, error)


PAGES = [why_not]

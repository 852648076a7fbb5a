"""The rules: to read, to search, and in a popover beside the thing that they are about."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException
from markupsafe import Markup, escape

from serai.catalogue import document, everything, find
from serai.engine.game import Game
from serai.engine.names import ENGLISH
from serai.engine.rulebook import NUMBER, RULE
from serai.engine.state import State
from serai.sources import by_part
from serai.table.boards import board_of
from serai.table.names import clean
from serai.table.scene import HtmlSpeaker
from serai.table.security import Request, language_of
from serai.table.site.chapters import Page, Written
from serai.table.site.common import card, shown
from serai.words import Speaker
from serai.words.book import ids_of, messages_of
from serai.words.rulebook import cited, full, has_all, rulebook, searched
from serai.words.speaker import capital

LONGEST_QUERY, WORDS = 80, 8  # characters of a search, and words that are looked for


def tip(request: Request, game: Game[State], sentence: str, rule: str) -> Response[str]:
    """A popover: a sentence, and the rule in the reader's language."""
    page = Page(game, language_of(request))
    return shown(request, "tip.html", heading="", sentence=sentence, rule=page.tip(rule), names=page.tags(), text="")


@get("/rule/{game_id:str}/{number:str}")
async def rule(request: Request, game_id: str, number: str) -> Response[str]:
    game = find(game_id)
    if cited(game, language_of(request), number) is None:
        raise NotFoundException(f"{game_id} has no rule {number[:20]}: look it up in the rules")
    return tip(request, game, "", number)


@get("/about/{game_id:str}/{thing:str}")
async def about(request: Request, game_id: str, thing: str) -> Response[str]:
    """What is printed on a thing."""
    game, language = find(game_id), language_of(request)
    words = Speaker(game, language)
    if thing not in words.names:
        raise NotFoundException(f"Nothing in {game_id} is called {thing[:30]}: look it up in the rules.")
    return shown(request, "tip.html", heading=words.name(thing), sentence="", rule=None, names={}, text=words.about(thing))


@get("/learn")
async def learn(request: Request) -> Response[str]:
    return shown(request, "learn.html", games=[card(game, language_of(request)) for game in everything()])


@get("/learn/{game_id:str}")
async def learn_game(request: Request, game_id: str, q: str = "") -> Response[str]:
    """How one game is learnt: the overview, a guided game, the rules for people with what was searched in them."""
    game, language = find(game_id), language_of(request)
    query = clean(q, LONGEST_QUERY)
    page = Page(game, language, searched(query, WORDS))
    if page.book is None:
        return full_text(request, game, query)
    words = HtmlSpeaker(game.id, language)
    board = board_of(game)
    sections = page.sections()
    rules_found: dict[str, Any] = {
        "game": card(game, language),
        "sections": sections,
        "tags": page.tags(),
        "query": query,
        "found": sum(len(section.rules) for section in sections),
        "elsewhere": page.only_in_full() if query and not sections else 0,
        "shelves": gallery(words, page.searched),
    }
    if "x-serai" in request.headers:
        return shown(request, "found.html", **rules_found)
    return shown(
        request,
        "learn_game.html",
        **rules_found,
        style=board.style,
        styles=["learn.css", *board.styles],
        drawings=Markup(board.drawings()),
        panels=overview(words),
        guided=board.guide is not None and game.id in board.guide.tables,
        glossary=glossary(game, language),
        turn=turn_steps(game, language),
        figures=bool(by_part(game.id)),
    )


@get("/learn/{game_id:str}/full")
async def learn_full(request: Request, game_id: str, q: str = "") -> Response[str]:
    """The text by which the engine plays, in English."""
    return full_text(request, find(game_id), clean(q, LONGEST_QUERY))


def full_text(request: Request, game: Game[State], query: str) -> Response[str]:
    chapters = chapters_of(game, query)
    return shown(
        request,
        "learn_full.html",
        game=card(game, language_of(request)),
        chapters=chapters,
        query=query,
        found=sum(len(chapter["rules"]) for chapter in chapters),
        people=rulebook(game, ENGLISH) is not None,
    )


class Panel(NamedTuple):
    """One picture of the overview with its words."""

    title: Markup
    text: Markup
    drawing: Markup
    written: Written


def overview(words: HtmlSpeaker) -> list[Panel]:
    """A game in two minutes, in the order of its messages; what a language lacks is there in English."""
    package, drawn = words.game.package, board_of(words.game).panels
    titles = [name for name in messages_of(ENGLISH, package) if name.startswith("overview-") and not name.endswith("-text")]
    own = ids_of(words.language, package)
    panels = []
    for title in titles:
        name = title.removeprefix("overview-")
        drawing = Markup(drawn[name](words)) if name in drawn else Markup("")
        written = Written(words.language if {title, f"{title}-text"} <= own else ENGLISH)
        panels.append(Panel(words.say(title), words.say(f"{title}-text"), drawing, written))
    return panels


class Exhibit(NamedTuple):
    """A thing of the gallery."""

    id: str
    name: str
    text: str
    drawing: Markup


def gallery(words: HtmlSpeaker, query: Sequence[str]) -> list[tuple[Markup, list[Exhibit]]]:
    """All cards and tiles by shelf; after a search those with all of its words."""
    shelves = []
    for shelf in board_of(words.game).shelves(words):
        things = [Exhibit(thing, words.words.name(thing), words.words.about(thing), Markup(d)) for thing, d in shelf.things]
        kept = [one for one in things if has_all(query, one.name, one.text)]
        if kept:
            shelves.append((shelf.title, kept))
    return shelves


def turn_steps(game: Game[State], language: str) -> list[dict[str, Any]]:
    """A turn in short: the messages `turn-<number>`, each with its rule."""
    words = Speaker(game, language)
    return [{"words": escape(words.say(f"turn-{n}")), "rule": rule} for n, rule in enumerate(board_of(game).turn, 1)]


def glossary(game: Game[State], language: str) -> list[tuple[str, str]]:
    """Icons of a game with what they mean."""
    words = Speaker(game, language)
    pairs = [pair.partition(":") for pair in board_of(game).glossary(game.id).split()]
    return [(icon, named(words, icon, thing or icon)) for icon, _, thing in pairs]


def named(words: Speaker, icon: str, thing: str) -> str:
    message = f"icon-{icon}"
    return capital(words.say(message) if message in words.book else words.name(thing))


def chapters_of(game: Game[State], query: str) -> list[dict[str, Any]]:
    """Headings with the rules under them, with the searched words marked."""
    numbered = full(game)
    words = query.casefold().split()[:WORDS]
    chapters: list[dict[str, Any]] = []
    placed: set[str] = set()
    above = ""
    for line in document(game, "RULES.md").split("\n"):
        if heading := re.match(r"^(##+) +(?:[A-Z]{2,3}-)?(?:([0-9]+)\.? )?(.*)", line):
            name = re.sub(r"[*`]|\[.*?\] ?", "", heading[3])
            above = name if heading[1] == "##" else above
            title = name if above == name else f"{above}: {name}"
            chapters.append({"number": heading[2] or "", "title": title, "id": f"c{len(chapters)}", "rules": []})
        if (begins := RULE.match(line)) and chapters and (number := begins["number"]) not in placed:
            text = numbered[number]
            placed.add(number)
            if all(word in f"{number} {text}".casefold() for word in words):
                chapters[-1]["rules"].append({"number": number, "text": marked(text, words)})
    return [chapter for chapter in chapters if chapter["rules"]]


def marked(text: str, words: list[str]) -> Markup:
    """A rule as HTML: the searched words marked, other rules linked."""
    patterns = [rf"(?P<number>{NUMBER})", *([f"(?P<found>{'|'.join(map(re.escape, words))})"] if words else [])]
    pattern = re.compile("|".join(patterns), re.IGNORECASE)
    return Markup("<br>").join([dressed(line, pattern) for line in steps(text)])


def dressed(line: str, pattern: re.Pattern[str]) -> Markup:
    done, at = Markup(), 0
    for match in pattern.finditer(line):
        mark = Markup('<a href="#{0}">{0}</a>' if match["number"] else "<mark>{0}</mark>")
        done += escape(line[at : match.start()]) + mark.format(match[0])
        at = match.end()
    return done + escape(line[at:])


def steps(text: str) -> list[str]:
    """The steps of a procedure, each on its own line."""
    lines, number = [text], 1
    while (cut := lines[-1].find(f" {number}. ")) >= 0 and (number > 1 or lines[-1][cut - 1] == ":"):
        lines[-1:] = [lines[-1][:cut], lines[-1][cut + 1 :]]
        number += 1
    return lines


PAGES = [rule, about, learn, learn_game, learn_full]

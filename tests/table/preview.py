"""Pictures of boards without a server: `python -m tests.table.preview san-juan --moves 60 --out board.png`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any

from playwright.sync_api import Route, sync_playwright

import serai
from serai.bots import Decision, make_bot
from serai.engine.match import Match
from serai.table.render import table_page
from serai.table.scene import Scene
from serai.table.view import Seat, View, view_of

NAMES = ("Leila", "Dmitri", "Kian", "Zarrin", "Omid", "Vera")
CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


class Course:
    """One game between bots, played on as far as somebody wants to see it."""

    def __init__(self, game: str, players: int, seed: str, bots: str, options: dict[str, object]) -> None:
        self.match = serai.new_match(game, players, seed, **options)
        self.seated = [make_bot(bots, self.match.record.setup.game, f"{seed}/{seat}") for seat in range(players)]
        self.choices: list[tuple[int, int]] = []  # seat, action

    def first(self, moves: int) -> list[tuple[int, int]]:
        """Its first choices, or all that there are."""
        match = self.match
        while len(self.choices) < moves and (waiting := [seat for seat in match.state.waiting() if not match.ready(seat)]):
            seat = waiting[0]
            action = self.seated[seat].choose(Decision(match.desk(seat), seat))
            match.do(seat, action)
            self.choices.append((seat, action))
        return self.choices[:moves]


COURSES: dict[str, Course] = {}  # what bots have chosen once is not asked again: they take much longer than the rules


def played(game: str, players: int, seed: str, moves: int, bots: str = "greedy", **options: object) -> Match:
    """A new match after so many decisions of bots."""
    name = f"{game} {players} {seed} {bots} {options}"
    if name not in COURSES:
        COURSES[name] = Course(game, players, seed, bots, options)
    match = serai.new_match(game, players, seed, **options)
    for seat, action in COURSES[name].first(moves):
        match.do(seat, action)
    return match


def view(match: Match, seat: int | None) -> View:
    players = match.record.setup.players
    seats = [Seat(NAMES[i], i + 1, "" if i == 0 else "medium") for i in range(players)]
    return view_of(match, seats, seat, table="preview", title="Preview", recent=60)


def serve(route: Route, html: str) -> None:
    """What a browser asks for, from our own files: the page, what it needs, and nothing new after that."""
    path = route.request.url.split("://", 1)[1].split("/", 1)[1].split("?")[0]
    if not path.startswith("static/"):
        if route.request.is_navigation_request():
            route.fulfill(body=html, content_type="text/html; charset=utf-8")
        else:
            route.fulfill(status=503)  # not now: a page without its table would load itself again
        return
    found = files("serai.table").joinpath(path)
    kinds = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "woff2": "font/woff2"}
    if found.is_file():
        route.fulfill(body=found.read_bytes(), content_type=kinds[path.rsplit(".", 1)[1]])
    else:
        route.fulfill(status=404)


@contextmanager
def browser() -> Iterator[Any]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seat", type=int, default=-1, help="-1: whoever is to choose; -2: a spectator")
    parser.add_argument("--step", default="", help="go on until this step asks, such as PayCards")
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--full", action="store_true", help="the whole page, not only the window")
    parser.add_argument("--out", default="board.png")
    parser.add_argument("--html", default="", help="write the page here too")
    parser.add_argument("option", nargs="*", help="options of the game: expansion=true")
    args = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in args.option)
    moves = args.moves
    match = played(args.game, args.players, args.seed, moves, args.bots, **options)
    while args.step and match.state.stack and type(match.state.stack[-1]).__name__ != args.step and moves < args.moves + 400:
        moves += 1
        match = played(args.game, args.players, args.seed, moves, args.bots, **options)
    seat = {-1: match.state.player if match.state.stack else 0, -2: None}.get(args.seat, args.seat)
    html = table_page(Scene(view(match, seat), args.language))
    if args.html:
        with open(args.html, "w", encoding="utf-8") as file:
            file.write(html)
    with browser() as chromium:
        page = chromium.new_page(viewport={"width": args.width, "height": args.height}, color_scheme=args.theme)
        page.on("console", lambda message: print(message.text))
        page.route("**/*", lambda route: serve(route, html))
        page.goto("http://table.localhost/")
        page.wait_for_load_state("networkidle")
        print("scrolls sideways:", page.evaluate("document.documentElement.scrollWidth > innerWidth"))
        page.screenshot(path=args.out, full_page=args.full)


if __name__ == "__main__":
    main()

"""Western Legends in the browser.

`map` is the map, `fight` a fight, `poker` a game of poker, `display` what lies around them, `areas` what belongs to the
players, `actions` what can be done now; `things` is what they share."""

from __future__ import annotations

from serai.table.boards import Board
from serai.table.boards.presets import introductions
from serai.table.boards.western_legends.actions import casting, dice, row_of_actions
from serai.table.boards.western_legends.areas import dock, mat
from serai.table.boards.western_legends.cover import COVER
from serai.table.boards.western_legends.display import piles, store, stories, tracks
from serai.table.boards.western_legends.fight import arena
from serai.table.boards.western_legends.map import chart
from serai.table.boards.western_legends.poker import felt, order_of_hands
from serai.table.boards.western_legends.story import STORY
from serai.table.scene import Scene


class WesternBoard(Board):
    style = "g-wl"
    styles = ("western_legends.css",)
    story = STORY
    introductions = introductions(__name__)
    turn = ("WL-5.2", "WL-5.4", "WL-5.8", "WL-14.1")
    glossary = "marshal wanted wound gold sheriff fight doctor cabaret bank hideout rail:rail_station"

    def board(self, scene: Scene) -> str:
        """What is being decided stands above the map: a fight, a poker game, the store, characters; then all the rest."""
        shops = scene.view.ask is not None and scene.view.ask.step == "Shop" and scene.live
        parts = [casting(scene), dice(scene)]
        parts += [arena(scene)] if scene.o["fight"] else []
        parts += [felt(scene)] if scene.o["poker"] else []
        wares = store(scene)
        parts += [wares] if shops else []
        busy = scene.o["fight"] or scene.o["poker"]
        hand = dock(scene)
        parts += [hand] if busy else []
        parts += [order_of_hands(scene)] if scene.o["poker"] else []
        parts.append(chart(scene))
        parts += [tracks(scene), f'<div class="two storestory">{stories(scene)}{"" if shops else wares}</div>', piles(scene)]
        parts += [] if busy else [hand]
        return row_of_actions(scene) + "".join(parts)

    def panel(self, scene: Scene, seat: int) -> str:
        return mat(scene, seat)

    def chip(self, scene: Scene, seat: int) -> str:
        return f"<bdi>{scene.say('lp-short', n=scene.o['players'][seat]['lp'])}</bdi>"

    def progress(self, scene: Scene) -> tuple[str, int]:
        """The most legendary points so far; when they have reached their number, one last round."""
        o = scene.o
        most = max([player["lp"] for player in o["players"]] + ([o["man_in_black"]["lp"]] if o["man_in_black"] else []))
        words = scene.say("progress-last") if o["last_round"] else scene.say("progress-lp", n=most, end=o["end_lp"])
        return words, min(100, 100 * most // o["end_lp"])

    def cover(self, game_id: str) -> str:
        return COVER


BOARD = WesternBoard()

"""Kansas City's foresight and the job market."""

from __future__ import annotations

from markupsafe import Markup

from serai.games.great_western_trail.data import COLUMNS, Row
from serai.table.boards.great_western_trail import pictures
from serai.table.boards.great_western_trail.cards import area
from serai.table.boards.great_western_trail.things import Print, words_of
from serai.table.scene import Scene
from serai.table.svg import icon


def jobs(scene: Scene) -> str:
    words = words_of(scene)
    rows = "".join([job_row(scene, words, row) for row in words.edition.data["job_market_row"]])
    return area("jobs", scene.say("jobs"), f'{foresight(scene, words)}<ol class="jm">{rows}</ol>', "g-jobs")


def foresight(scene: Scene, words: Print) -> str:
    """What the three columns of the foresight show, and how much lies below them."""
    asked = scene.view.ask.fields.get("column") if scene.view.ask else None
    columns = []
    for column, tiles in enumerate(scene.o["foresight"]):
        head = f"<small>{scene.num(column + 1)}<i>{scene.num(scene.o['supply'][column])}</i></small>"
        label = scene.say("pile", n=column + 1, left=scene.o["supply"][column])
        shown = "".join([foreseen(scene, words, tile, column == asked) if tile else "<span></span>" for tile in tiles])
        columns.append(f'<div data-place="column_{column + 1}" title="{label}">{head}{shown}</div>')
    return f'<div class="kc"><h3>{scene.name("kansas_city")}</h3><div class="fore">{"".join(columns)}</div></div>'


def foreseen(scene: Scene, words: Print, tile: str, asked: bool) -> Markup:
    drawn = f'<svg viewBox="-18 -18 36 36" aria-hidden="true">{pictures.tile(scene.view.game, scene.language, tile, 35)}</svg>'
    actions = [f"bring in {words.edition.supply[tile]}"] if asked else []
    return scene.spot(drawn, *actions, cls="ft", label=words.described(tile), about=tile)


def job_row(scene: Scene, words: Print, row: Row) -> str:
    """Workers for hire above the token, its own row, and the empty ones below; a player more has a column more."""
    number, token = row["row"], scene.o["token_row"]
    cells = []
    for column in range(COLUMNS - len(scene.o["players"]), COLUMNS):
        worker = scene.o["jobs"][number - 1][column]
        if worker:
            drawn = pictures.tile(scene.view.game, scene.language, f"worker_{worker}", 27)
            svg = f'<svg viewBox="-15 -15 30 30" aria-hidden="true">{drawn}</svg>'
            label = words.job(worker, number, row["hiring_cost"])
            cells.append(scene.spot(svg, f"hire {worker} of row {number}", cls="jc", label=label))
        elif number == token and column == COLUMNS - 1:
            mark = f'<i class="token" role="img" aria-label="{scene.say("token-label")}">{icon("hourglass")}</i>'
            cells.append(Markup(f'<span class="jc" data-piece="job-token">{mark}</span>'))
        else:
            cells.append(Markup('<span class="jc"></span>'))
    state = (" data-off" if token and number >= token else "") + (" data-cattle" if row["refills_cattle_market"] else "")
    price = f'<b class="price num">{scene.num(row["hiring_cost"])}</b>'
    return f'<li data-place="row_{number}"{state}>{price}{"".join(cells)}</li>'

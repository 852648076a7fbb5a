"""The pictures of the README and the documents, into docs/pictures/: `python -m tests.table.pictures [NAME ...]`.

Chromium draws the real pages and compresses them.  The animated picture is put together from its frames, each of which holds
only what has changed.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from serai.engine.match import Match
from serai.table.view import View
from serai.words.languages import LANGUAGES
from tests.table.preview import browser, played, serve
from tests.table.stage import asked, staged

FOLDER = Path("docs/pictures")


class Still(NamedTuple):
    """A picture of a game in which bots have made `moves` decisions."""

    game: str
    players: int
    seed: str
    moves: int
    language: str = "en"
    size: tuple[int, int] = (1440, 900)
    theme: str = "light"
    width: int = 960  # of the picture


BOARDS = (
    Still("san-juan", 3, "8", 150),
    Still("great-western-trail", 4, "7", 400),
    Still("great-western-trail-2", 4, "7", 409),
    Still("mombasa", 4, "7", 269),
    Still("western-legends", 4, "7", 230),
)
PHONE = BOARDS[0]._replace(size=(390, 844), theme="dark", width=390)
STILLS = {
    **{f"{board.game}.{language}": board._replace(language=language) for board in BOARDS for language in LANGUAGES},
    **{f"phone.{language}": PHONE._replace(language=language) for language in LANGUAGES},
}
NAMES = {  # of those at the table
    "en": ("Leila", "Dmitri", "Kian", "Vera"),
    "fa": ("لیلا", "دمیتری", "کیان", "ورا"),
    "ru": ("Лейла", "Дмитрий", "Киан", "Вера"),
}
QUALITY = 0.55
FRAMES, FRAME_WIDTH, FRAME_QUALITY, FRAME_TIME = 15, 800, 0.5, 1100  # of the replay; milliseconds

# Draws a picture smaller, and compresses the whole of it or the part that differs from the one before.
COMPRESS = """async ([source, width, quality, only_changes]) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const height = Math.round(image.height * width / image.width);
  const draw = (box, of, at) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: box.w, height: box.h });
    const context = canvas.getContext('2d', { alpha: false });
    context.imageSmoothingQuality = 'high';
    context.drawImage(of, -box.x, -box.y, ...at);
    return [canvas, context];
  };
  const whole = { x: 0, y: 0, w: width, h: height };
  const [canvas, context] = draw(whole, image, [width, height]);
  const now = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const before = window.before;
  window.before = now;
  let box = whole;
  if (only_changes && before) {
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let at = 0; at < now.length; at++) if (now[at] !== before[at]) {
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
    if (right < left) return null;
    left -= left % 2;
    top -= top % 2;
    box = { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
  }
  const [part] = draw(box, canvas, [width, height]);
  return { ...box, data: part.toDataURL('image/webp', quality).split(',')[1] };
}"""

SOCIAL = """<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/static/tokens.css"><style>
  body { margin: 0; width: 1280px; height: 640px; overflow: hidden; position: relative; color: #fff;
    background: radial-gradient(circle at 20%% 40%%, #2b7a78, #123a3f 75%%); font-family: Commissioner, sans-serif; }
  img { position: absolute; border-radius: 12px; box-shadow: 0 12px 40px #0009; }
  main { position: absolute; left: 64px; top: 150px; width: 480px; }
  h1 { font: 700 112px/1 Piazzolla, serif; margin: 0 0 20px; }
  p { font-size: 33px; line-height: 1.3; margin: 0 0 28px; }
  small { font-size: 24px; color: #bfe3de; }
</style>
<img src="%s" style="left: 720px; top: -70px; width: 660px"><img src="%s" style="left: 790px; top: 370px; width: 620px">
<img src="%s" style="left: 590px; top: 160px; width: 560px">
<main><h1>Serai</h1><p>Modern board games, played exactly by their rulebooks</p>
<small>in the browser, with friends or bots<br>and in Python, for research</small></main>"""


def seen(match: Match, seat: int, language: str = "en", number: int = 1) -> View:
    """The table as somebody sees it who plays against bots."""
    view = asked(match, seat, number)
    for index, other in enumerate(view.seats):
        other.name, other.bot = NAMES[language][index], "" if index == seat else "medium"
    return view


def photographed(chromium: Browser, still: Still) -> bytes:
    match = played(still.game, still.players, still.seed, still.moves)
    with staged(chromium, seen(match, match.state.player, still.language), still.size, still.language) as stage:
        stage.page.emulate_media(color_scheme=still.theme)  # type: ignore[arg-type]
        return stage.page.screenshot(animations="disabled")


def address(picture: bytes) -> str:
    return "data:image/png;base64," + base64.b64encode(picture).decode()


def compressed(page: Page, picture: bytes, width: int, quality: float, only_changes: bool = False) -> Any:
    """Where it lies in the whole picture, and its bytes; None where nothing has changed."""
    part = page.evaluate(COMPRESS, [address(picture), width, quality, only_changes])
    return part and {**part, "data": base64.b64decode(part["data"])}


# ---- The animated picture ----------------------------------------------------------------------


def replay(chromium: Browser) -> Iterator[bytes]:
    """San Juan as one seat sees it when it is asked."""
    matches = [played("san-juan", 3, "8", moves) for moves in range(50, 220)]
    own = [match for match in matches if match.state.player == 0]
    moments = [seen(match, 0, number=number) for number, match in enumerate(own[:: len(own) // FRAMES], 1)]
    with staged(chromium, moments[0]) as stage:
        for moment in moments:
            stage.show(moment)
            yield stage.page.screenshot(animations="disabled")


def chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def numbers(*values: int) -> bytes:
    return b"".join([value.to_bytes(3, "little") for value in values])


def drawing(file: bytes) -> bytes:
    """The one chunk of a file that is the picture itself."""
    at = 12
    while file[at : at + 4] != b"VP8 ":
        length = int.from_bytes(file[at + 4 : at + 8], "little")
        at += 8 + length + length % 2
    return file[at:]


def animated(page: Page, pictures: Iterator[bytes]) -> bytes:
    """A WebP file of frames: each holds the rectangle that changed, for a time."""
    page.evaluate("window.before = undefined")
    parts = [compressed(page, picture, FRAME_WIDTH, FRAME_QUALITY, True) for picture in pictures]
    frames = [part for part in parts if part]
    head = bytes([2, 0, 0, 0]) + numbers(frames[0]["w"] - 1, frames[0]["h"] - 1)  # 2: it is animated
    body = chunk(b"VP8X", head) + chunk(b"ANIM", bytes(6))  # played again and again
    for part in frames:
        place = numbers(part["x"] // 2, part["y"] // 2, part["w"] - 1, part["h"] - 1, FRAME_TIME)
        body += chunk(b"ANMF", place + bytes([2]) + drawing(part["data"]))  # 2: it replaces what was there
    return chunk(b"RIFF", b"WEBP" + body)


def social(chromium: Browser) -> bytes:
    """What is shown where somebody shares a link: 1280 x 640."""
    boards = {board.game: address(photographed(chromium, board)) for board in BOARDS}
    html = SOCIAL % (boards["western-legends"], boards["great-western-trail"], boards["san-juan"])
    page = chromium.new_page(viewport={"width": 1280, "height": 640})
    page.route("**/*", lambda route: serve(route, html))
    page.goto("http://table.localhost/")
    page.evaluate("document.fonts.ready.then(() => true)")
    picture = page.screenshot(type="jpeg", quality=78)
    page.close()
    return picture


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or [*STILLS, "replay", "social"]
    with browser() as chromium:
        page = chromium.new_page()
        for name in wanted:
            path = FOLDER / ("social.jpg" if name == "social" else f"{name}.webp")
            if name == "social":
                path.write_bytes(social(chromium))
            elif name == "replay":
                path.write_bytes(animated(page, replay(chromium)))
            else:
                path.write_bytes(compressed(page, photographed(chromium, STILLS[name]), STILLS[name].width, QUALITY)["data"])
            print(f"{path}: {path.stat().st_size:,} bytes", flush=True)


if __name__ == "__main__":
    main()

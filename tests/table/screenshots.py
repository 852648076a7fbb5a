"""Pictures of every game's board in mid-game, into screenshots/: `python -m tests.table.screenshots`."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from serai.table.render import table_page
from serai.table.scene import Scene
from tests.table.browser import MIDDLE
from tests.table.preview import browser, played, serve, view

SIZES = {1440: 900, 360: 760}
LOOKS = [*[(width, theme, "en") for width in SIZES for theme in ("light", "dark")], (1440, "light", "fa"), (360, "dark", "fa")]
FOLDER = Path("screenshots")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with browser() as chromium:
        for game, moves in MIDDLE.items():
            match = played(game, 3, "7", moves)
            seen = view(match, match.state.player if match.state.stack else 0)
            for width, theme, language in LOOKS:
                html = table_page(Scene(seen, language))
                page = chromium.new_page(viewport={"width": width, "height": SIZES[width]}, color_scheme=theme)
                page.route("**/*", partial(serve, html=html))
                page.goto("http://table.localhost/")
                page.evaluate("document.fonts.ready.then(() => true)")
                path = FOLDER / f"{game}-{width}-{theme}-{language}.png"
                page.screenshot(path=path, animations="disabled")
                page.close()
                print(path, flush=True)


if __name__ == "__main__":
    main()

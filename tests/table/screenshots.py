"""Pictures of every game's board in mid-game, into screenshots/: `python -m tests.table.screenshots [GAME ...]`."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.table.browser import MIDDLE
from tests.table.preview import browser, played
from tests.table.stage import asked, staged

SIZES = {1440: 900, 1920: 1080, 390: 844}
LOOKS = [
    *[(width, "light", "en") for width in SIZES],
    *[(width, "dark", "en") for width in (1440, 390)],
    *[(width, theme, "fa") for width, theme in ((1440, "light"), (390, "dark"))],
]
FOLDER = Path("screenshots")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with browser() as chromium:
        for game in sys.argv[1:] or MIDDLE:
            match = played(game, 3, "7", MIDDLE[game])
            seen = asked(match, match.state.player, 1)
            seen.seats[match.state.player].bot = ""  # somebody looks at it
            for width, theme, language in LOOKS:
                with staged(chromium, seen, (width, SIZES[width]), language) as stage:
                    stage.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                    path = FOLDER / f"{game}-{width}-{theme}-{language}.png"
                    stage.page.screenshot(path=path, animations="disabled")
                print(path, flush=True)


if __name__ == "__main__":
    main()

"""Draw the page's icons (src/serai/page/static/icons) from the mark of the pages, by Chromium: run it when that changes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
MARK = ROOT / "src" / "serai" / "table" / "static" / "favicon.svg"
ICONS = ROOT / "src" / "serai" / "page" / "static" / "icons"
WALL = "#E6EBE8"  # behind the mark where systems cut an icon to their own shape
DRAWN = {  # file -> side, part of it that the mark fills, what lies behind
    "icon-192.png": (192, 0.92, "transparent"),
    "icon-512.png": (512, 0.92, "transparent"),
    "maskable-512.png": (512, 0.6, WALL),  # inside the circle that no system cuts
    "touch-180.png": (180, 0.7, WALL),
}


def main() -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium")
        for name, (side, part, behind) in DRAWN.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            style = f"margin:0;height:100vh;display:grid;place-items:center;background:{behind}"
            page.set_content(f'<body style="{style}">{MARK.read_text()}<style>svg{{width:{part:%}}}</style>')
            page.screenshot(path=ICONS / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

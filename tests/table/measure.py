"""How quick a table feels, in a real browser with a real server: `python -m tests.table.measure [GAME ...]`.

Of each game: how long a click takes until the page shows its answer (animation not counted), and how long the bots' turns take
that follow it at the usual pace.  Compare figures of one machine only."""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from serai.table.house import PACE
from tests.table.browser import MIDDLE, Player, Trouble, new_table, open_context
from tests.table.conftest import Server
from tests.table.preview import browser

# Notes when something was pressed, when the page showed another version after it, and how many steps of bots followed.
WATCH = """() => {
  window.answers = []; window.waits = [];
  let pressed = 0, waited = 0, steps = 0;
  const shown = () => new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
  document.addEventListener('submit', () => { pressed ||= performance.now(); }, true);
  document.addEventListener('click', event => {
    if (event.target.closest('[data-acts], [data-ways]')) pressed ||= performance.now();
  }, true);
  let version = document.querySelector('#act').dataset.version;
  new MutationObserver(async () => {
    const act = document.querySelector('#act'), mine = document.querySelector('.qbar').dataset.turn === 'mine';
    if (!act || act.dataset.version === version) return;
    version = act.dataset.version;
    if (pressed) { const began = pressed; pressed = 0; answers.push(await shown() - began); }
    if (mine) { if (waited) waits.push([performance.now() - waited, steps]); waited = steps = 0; }
    else if (waited) steps++; else waited = performance.now();
  }).observe(document.getElementById('table'), { subtree: true, childList: true, attributes: true });
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(MIDDLE))
    parser.add_argument("--decisions", type=int, default=40)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        server = Server(Path(folder) / "tables.sqlite3", "--unlimited", "--pace", str(PACE))
        server.start()
        try:
            for game in args.game:
                with open_context(chromium, server.url, Trouble()) as context:
                    player = Player(context.new_page(), new_table(context, game, "bot:easy", "bot:easy", pace="usual"), game)
                    player.arrive()
                    player.page.evaluate(WATCH)
                    player.play(args.decisions)
                    player.page.wait_for_timeout(200)
                    report(game, player.page.evaluate("answers"), player.page.evaluate("waits"))
        finally:
            server.kill()


def report(game: str, answers: list[float], waits: list[tuple[float, int]]) -> None:
    answers.sort()
    print(f"{game}: {len(answers)} answers, half within {statistics.median(answers):.0f} ms,", end=" ")
    print(f"95 % within {answers[int(len(answers) * 0.95)]:.0f} ms; {len(waits)} waits for bots", end="")
    if waits:
        longest = max(waits)
        print(f", half within {statistics.median([wait for wait, _ in waits]) / 1000:.1f} s,", end=" ")
        print(f"the longest {longest[0] / 1000:.1f} s with {longest[1]} pictures", end="")
    print(flush=True)


if __name__ == "__main__":
    main()

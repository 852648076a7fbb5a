"""serai curves"""

from __future__ import annotations

import argparse
from pathlib import Path

from serai.cli.files import read_text, write_text
from serai.engine.errors import SeraiError
from serai.lab.training import document, picture, read_curve


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--docs", default="docs", metavar="FOLDER", help="folder of training.md and its curves (default docs)")


def main(args: argparse.Namespace) -> int:
    folder = Path(args.docs, "training")
    files = sorted(folder.glob("*.jsonl"))
    if not files:
        raise SeraiError(f"{folder} holds no training curves. Put files there that 'serai learn' wrote, GAME.WAY.jsonl.")
    curves = [read_curve(file.stem, read_text(str(file), "a training curve")) for file in files]
    for curve in curves:
        write_text(str(folder / f"{curve.name}.svg"), picture(curve))
    page = Path(args.docs, "training.md")
    write_text(str(page), document(curves))
    print(f"{page}: {len(curves)} training runs")
    return 0

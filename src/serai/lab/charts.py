"""Small drawings as SVG, in the colours of the table: intervals of the arena, winning chances of a game."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

WALL, INK, PALE, BRASS, ON_BRASS = "#FFFFFF", "#10232A", "#5C6F76", "#C8912B", "#2B1D00"
SEATS = [  # background and text colour of each seat, as in the browser
    ("#D9433F", "#FFFFFF"),
    ("#2B4FC4", "#FFFFFF"),
    ("#F7B526", "#2A1C00"),
    ("#B48BD6", "#22102F"),
    ("#16472A", "#FFFFFF"),
    ("#F6F1E4", "#2A2A22"),
]
# One symbol for each seat, as colours alone are not accessible; drawn around 0 0, about 2 wide.
SYMBOLS = [
    "M1 0A1 1 0 1 1 -1 0A1 1 0 1 1 1 0Z",
    "M-.9 -.9H.9V.9H-.9Z",
    "M0 -1.1L1.05 .8H-1.05Z",
    "M0 -1.2L1.2 0L0 1.2L-1.2 0Z",
    "M-.35 -1.1H.35V-.35H1.1V.35H.35V1.1H-.35V.35H-1.1V-.35H-.35Z",
    "M0 -1.2L.3 -.4L1.15 -.37L.48 .15L.7 .97L0 .5L-.7 .97L-.48 .15L-1.15 -.37L-.3 -.4Z",
]
WIDTH = 1000


def svg(height: float, label: str, *parts: str) -> str:
    """A whole picture; `label` describes it for screen readers."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}"'
        f' font-family="system-ui, sans-serif">\n<rect width="{WIDTH}" height="{height:g}" fill="{WALL}"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def text(x: float, y: float, words: object, size: int, *, anchor: str = "start", fill: str = INK, weight: int = 400) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{fill}" font-weight="{weight}">'
        f"{escape(str(words))}</text>"
    )


def line(d: str, stroke: str = INK, width: float = 1.5, dashed: bool = False, opacity: float = 1.0) -> str:
    dashes = ' stroke-dasharray="3 5"' if dashed else ""
    return f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{width:g}" stroke-opacity="{opacity:g}"{dashes}/>'


def intervals(report: dict[str, Any]) -> str:
    """Win rates with their 95 % intervals, one row per bot, and the fair share."""
    rows = [row for row in report["bots"] if row["games"]]
    left, right, top, step = 260, WIDTH - 90, 70, 44
    bottom = top + step * len(rows)
    most: float = min(1.0, max([row["high"] for row in rows] + [report["fair_share"]]) * 1.1)

    def x(rate: float) -> float:
        return left + rate / most * (right - left)

    fair, ticks = x(report["fair_share"]), [i / 10 for i in range(11) if i / 10 <= most]
    parts = [text(20, 32, f"{report['game']}, {report['players']} players, {report['games']} games", 20, weight=700)]
    parts += [line(f"M{x(tick):.1f} {top - 10}V{bottom}", PALE, 1, dashed=True, opacity=0.5) for tick in ticks]
    parts += [text(x(tick), bottom + 22, f"{tick:.0%}", 14, anchor="middle", fill=PALE) for tick in ticks]
    parts += [
        line(f"M{fair:.1f} {top - 12}V{bottom}", BRASS, 2.5),
        text(fair, top - 18, "fair share", 14, anchor="middle", fill=BRASS, weight=600),
    ]
    for i, row in enumerate(rows):
        y = top + step * i + step / 2
        low, high, rate = x(row["low"]), x(row["high"]), x(row["win_rate"])
        parts += [
            text(left - 16, y + 5, row["bot"][:28], 16, anchor="end", weight=600),
            line(f"M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 7}v14M{high:.1f} {y - 7}v14", SEATS[1][0], 3),
            f'<circle cx="{rate:.1f}" cy="{y}" r="7" fill="{SEATS[1][0]}"/>',
            text(WIDTH - 20, y + 5, f"{row['win_rate']:.1%}", 16, anchor="end"),
        ]
    words = ", ".join(f"{row['bot']} {row['win_rate']:.0%} ({row['low']:.0%} to {row['high']:.0%})" for row in rows)
    return svg(bottom + 40, f"Win rates: {words}", *parts)


def symbol(seat: int, x: float, y: float, size: float, fill: str) -> str:
    shape = SYMBOLS[seat % len(SYMBOLS)]
    return f'<path d="{shape}" transform="translate({x:.1f} {y:.1f}) scale({size:g})" fill="{fill}"/>'


def bands(title: str, names: Sequence[str], chances: Sequence[Sequence[float]], turning: Sequence[dict[str, Any]]) -> str:
    """Winning chances as stacked bands, seat above seat, from the first decision to the end; turning points as numbered
    diamonds.  `chances` has one row more than there are decisions: the result."""
    left, top, width, height = 20, 70, WIDTH - 40, 280
    last = max(1, len(chances) - 1)
    seats = range(len(names))

    def x(move: float) -> float:
        return left + move / last * width

    edges = [[top + height * sum(row[:seat]) for row in chances] for seat in range(len(seats) + 1)]  # from above
    parts = [text(left, 28, title, 18, weight=700)]
    symbols = []  # above all bands
    for seat in seats:
        points = [f"{x(move):.1f} {y:.1f}" for move, y in enumerate(edges[seat])]
        back = [f"{x(move):.1f} {y:.1f}" for move, y in enumerate(edges[seat + 1])][::-1]
        fill, on = SEATS[seat % len(SEATS)]
        parts.append(f'<path d="M{"L".join(points + back)}Z" fill="{fill}" stroke="{WALL}" stroke-width="2"/>')
        for move in (last // 10, last // 2, last * 9 // 10):
            if chances[move][seat] > 0.1:
                y = (edges[seat][move] + edges[seat + 1][move]) / 2
                symbols.append(symbol(seat, x(move), y, 8, on))
        at = left + (seat + 0.5) * width / len(seats) - 60
        symbols += [
            f'<circle cx="{at:.1f}" cy="{top + height + 54}" r="13" fill="{fill}" stroke="{INK}"/>',
            symbol(seat, at, top + height + 54, 7, on),
            text(at + 22, top + height + 59, names[seat][:20], 15),
        ]
    parts += symbols
    parts += [line(f"M{left} {top + height * v}H{left + width}", dashed=True, opacity=0.22) for v in (0.25, 0.5, 0.75)]
    for tenth in range(0, 11, 2):
        move = round(last * tenth / 10)
        parts += [
            line(f"M{x(move):.1f} {top + height}v7", PALE),
            text(x(move), top + height + 24, move, 14, anchor="middle", fill=PALE),
        ]
    for number, moment in enumerate(turning, 1):
        at = x(moment["decision"])
        parts += [
            line(f"M{at:.1f} {top - 4}V{top + height}", opacity=0.35),
            f'<path d="M{at:.1f} {top - 34}l15 15l-15 15l-15 -15Z" fill="{BRASS}" stroke="{ON_BRASS}"/>',
            text(at, top - 14, number, 14, anchor="middle", fill=ON_BRASS, weight=800),
        ]
    return svg(top + height + 80, f"{title}: winning chances of {', '.join(names)} over {last} decisions", *parts)

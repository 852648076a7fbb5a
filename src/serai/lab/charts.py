"""Small drawings as SVG, in the colours of the table: intervals of the arena, winning chances and how they come true,
figures by release, and strength in training."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import floor, log10
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


def reliability(title: str, panels: Sequence[tuple[str, Sequence[tuple[float, float, float, int]]]]) -> str:
    """How often something came, by how likely it was said to be: one square for each panel, a dot for each group of forecasts
    with its interval, larger for larger groups.  A group is what was said, what came, half of its interval, its size."""
    side, top, step = 400, 84, 500
    parts = [text(20, 32, title, 20, weight=700)]
    for number, (name, groups) in enumerate(panels):
        left = 70 + step * number

        def x(share: float, left: int = left) -> float:
            return left + share * side

        def y(share: float) -> float:
            return top + (1 - min(1.0, max(0.0, share))) * side

        parts += [
            text(left, top - 18, name, 16, weight=600),
            f'<rect x="{left}" y="{top}" width="{side}" height="{side}" fill="none" stroke="{PALE}"/>',
            line(f"M{left} {top + side}L{left + side} {top}", BRASS, 2, dashed=True),
        ]
        for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
            parts += [
                text(x(tick), top + side + 22, f"{tick:.0%}", 14, anchor="middle", fill=PALE),
                text(left - 10, y(tick) + 5, f"{tick:.0%}", 14, anchor="end", fill=PALE),
            ]
        whole = sum(size for *_, size in groups)
        for said, came, half, size in groups:
            radius = 4 + 10 * (size / whole) ** 0.5
            parts += [
                line(f"M{x(said):.1f} {y(came - half):.1f}V{y(came + half):.1f}", SEATS[1][0], 2.5),
                f'<circle cx="{x(said):.1f}" cy="{y(came):.1f}" r="{radius:.1f}" fill="{SEATS[1][0]}"/>',
            ]
        parts.append(text(x(0.5), top + side + 46, "chance that was said", 14, anchor="middle", fill=PALE))
    words = "; ".join(
        f"{name}: " + ", ".join(f"said {said:.0%}, came {came:.0%}" for said, came, _, _ in groups) for name, groups in panels
    )
    return svg(top + side + 64, f"{title}. {words}", *parts)


def steps(title: str, moments: Sequence[str], panels: Sequence[tuple[str, Mapping[str, Sequence[float | None]]]]) -> str:
    """How figures went from moment to moment: one panel for each group, a line for each row, named at its end."""
    side, top, height, apart = 225, 96, 320, 24
    parts = [text(20, 32, title, 20, weight=700)]
    for number, (name, rows) in enumerate(panels):
        left = 50 + number * WIDTH / len(panels)
        most = 1.1 * max([value for row in rows.values() for value in row if value is not None], default=1.0)
        tick = next(step for step in (0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, most) if most / step < 8)
        ticks = [tick * i for i in range(int(most / tick) + 1)]

        def x(moment: int, left: float = left) -> float:
            return left + (moment + 0.5) * side / len(moments)

        def y(value: float, most: float = most) -> float:
            return top + (1 - value / most) * height

        parts += [
            text(left, top - 22, name, 16, weight=600),
            line(f"M{left:.1f} {top}V{top + height}H{left + side:.1f}", PALE, 1),
            *[text(x(i), top + height + 22, moment, 14, anchor="middle", fill=PALE) for i, moment in enumerate(moments)],
            *[text(left - 8, y(value) + 5, f"{value:g}", 14, anchor="end", fill=PALE) for value in ticks],
        ]
        above: float = top + height + apart  # names do not cover each other: each stands above the one before
        for label, values in sorted(rows.items(), key=lambda row: row[1][-1] or 0.0):
            mark = list(rows).index(label)
            colour = SEATS[mark % len(SEATS)][0]
            points = [(x(i), y(value)) for i, value in enumerate(values) if value is not None]
            parts.append(line("M" + "L".join([f"{a:.1f} {b:.1f}" for a, b in points]), colour, 2.5))
            parts += [symbol(mark, a, b, 6, colour) for a, b in points]
            if values[-1] is not None:
                above = min(y(values[-1]), above - apart)
                parts += [
                    symbol(mark, left + side + 14, above, 6, colour),
                    text(left + side + 28, above + 5, f"{label} {values[-1]:.2f}", 14),
                ]
    words = "; ".join(
        f"{name}: " + ", ".join(f"{label} {value:.2f}" for label, row in rows.items() if (value := row[-1]) is not None)
        for name, rows in panels
    )
    return svg(top + height + 50, f"{title}. {moments[-1]}, {words}", *parts)


def ticks(most: float) -> list[float]:
    """Round numbers from 0 up to the largest, at most six."""
    unit = 10 ** floor(log10(most / 5))
    step: float = next(unit * times for times in (1, 2, 5, 10) if unit * times * 5 >= most)
    return [step * n for n in range(int(most / step) + 1)]


Marks = Sequence[tuple[float, float, float, float]]  # where, how often, from, to


def growth(title: str, fair: float, panels: Sequence[tuple[str, Mapping[str, Marks]]]) -> str:
    """How often something won, with intervals, by what the name of a panel counts; a line for each row, and the fair share."""
    side, top, height = 340, 84, 320
    parts = [text(20, 32, title, 20, weight=700)]
    for number, (name, rows) in enumerate(panels):
        left = 70 + number * WIDTH / len(panels)
        most = max([where for marks in rows.values() for where, *_ in marks], default=0.0) or 1.0

        def x(where: float, left: float = left, most: float = most) -> float:
            return left + where / most * side

        def y(share: float) -> float:
            return top + (1 - share) * height

        parts += [
            line(f"M{left:.1f} {top}V{top + height}H{left + side:.1f}", PALE, 1),
            line(f"M{left:.1f} {y(fair):.1f}h{side}", BRASS, 2, dashed=True),
            text(left + side / 2, top + height + 46, name, 14, anchor="middle", fill=PALE),
        ]
        parts += [text(left - 10, y(part) + 5, f"{part:.0%}", 14, anchor="end", fill=PALE) for part in (0, 0.25, 0.5, 0.75, 1)]
        parts += [text(x(tick), top + height + 22, f"{tick:,g}", 14, anchor="middle", fill=PALE) for tick in ticks(most)]
        for mark, (label, marks) in enumerate(rows.items()):
            colour = SEATS[mark % len(SEATS)][0]
            parts.append(line("M" + "L".join([f"{x(where):.1f} {y(rate):.1f}" for where, rate, *_ in marks]), colour, 2.5))
            for where, rate, low, high in marks:
                parts += [
                    line(f"M{x(where):.1f} {y(low):.1f}V{y(high):.1f}", colour, 1.5, opacity=0.6),
                    symbol(mark, x(where), y(rate), 5, colour),
                ]
            at = left + mark * 110
            parts += [symbol(mark, at + 6, top - 22, 6, colour), text(at + 20, top - 17, label, 14)]
    words = ", ".join(f"{label} {marks[-1][1]:.0%}" for label, marks in panels[0][1].items() if marks)
    return svg(top + height + 64, f"{title}. At the end: {words}", *parts)


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

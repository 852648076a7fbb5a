"""San Juan's buildings as pictures, 100 x 64: flat shapes of two tones, light from the upper left.

Each picture is a symbol that stands in a page once; cards and tiles use it.
"""

from __future__ import annotations

from typing import Final

from serai.table.svg import box, dot, line, n, palm, path

LIME, OCHRE, ROSE, CLAY = "#F5ECDC", "#E3B36A", "#E2A08A", "#B9553B"
TEAL, WOOD, STONE, DARK = "#2E7F80", "#8A5A36", "#B9B3A7", "#3A3F45"
TIMBER, CREAM, SAND, GOLD, NIGHT = "#6d4526", "#FFF6E6", "#EADBBF", "#E3B23C", "#5b3a24"


def wall(x: float, y: float, w: float, h: float, fill: str = LIME) -> str:
    """A wall with its shaded side."""
    shade = f'<rect x="{n(x + w * 0.72)}" y="{n(y)}" width="{n(w * 0.28)}" height="{n(h)}" fill="#1b2b3a" opacity=".16"/>'
    return box(x, y, w, h, fill) + shade


def roof(x: float, y: float, w: float, h: float, fill: str = CLAY) -> str:
    """A hipped roof with lines of tiles."""
    shape = f"M{n(x - 2)} {n(y)}L{n(x + w * 0.18)} {n(y - h)}H{n(x + w * 0.82)}L{n(x + w + 2)} {n(y)}Z"
    tiles = "".join(f"M{n(x + w * k)} {n(y - h)}L{n(x + w * (k + (k - 0.5) * 0.55))} {n(y)}" for k in (0.3, 0.4, 0.5, 0.6, 0.7))
    return path(shape, fill) + line(tiles, "#7d3322", 0.6, ".6")


def gable(x: float, y: float, w: float, h: float, fill: str = CLAY) -> str:
    ridge = f"{n(x + w / 2)} {n(y - h)}L{n(x + w + 3)} {n(y)}"
    return path(f"M{n(x - 3)} {n(y)}L{ridge}Z", fill) + path(f"M{ridge}H{n(x + w * 0.6)}Z", "#000", ".15")


def door(x: float, y: float, w: float, h: float, fill: str = DARK) -> str:
    """A door with a round arch, standing on `y`."""
    up, half = n(h - w / 2), n(w / 2)
    return path(f"M{n(x)} {n(y)}v-{up}a{half} {half} 0 0 1 {n(w)} 0v{up}z", fill)


def window(x: float, y: float, w: float = 4, h: float = 6, fill: str = TEAL) -> str:
    return box(x, y, w, h, fill) + f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="1" fill="#fff" opacity=".5"/>'


def column(x: float, y: float, h: float, w: float = 3) -> str:
    shade = f'<rect x="{n(x + w * 0.65)}" y="{n(y)}" width="{n(w * 0.35)}" height="{n(h)}" fill="#1b2b3a" opacity=".22"/>'
    return box(x, y, w, h, "#FFF8EA") + shade + box(x - 1, y - 1.6, w + 2, 1.6, "#FFF8EA")


def dome(x: float, y: float, r: float, fill: str = TEAL) -> str:
    top, side = n(y - r * 1.6), f"{n(x + r)} {n(y - r * 0.9)} {n(x + r)} {n(y)}"
    left = f"M{n(x - r)} {n(y)}C{n(x - r)} {n(y - r * 0.9)} {n(x - r * 0.4)} {n(y - r * 1.25)} {n(x)} {top}"
    right = f"C{n(x + r * 0.4)} {n(y - r * 1.25)} {side}"
    edge = f"C{n(x + r * 0.4)} {n(y - r * 0.8)} {n(x + r * 0.2)} {n(y - r * 1.2)} {n(x)} {top}Z"
    return path(f"{left}{right}Z", fill) + path(f"M{n(x)} {top}{right}H{n(x + r * 0.35)}{edge}", "#000", ".18")


def crate(x: float, y: float, size: float = 7, fill: str = WOOD) -> str:
    s = n(size)
    cross = f"M{n(x)} {n(y - size)}l{s} {s}M{n(x + size)} {n(y - size)}l-{s} {s}"
    return box(x, y - size, size, size, fill) + line(cross, "#000", 1, ".25")


def awning(x: float, y: float, w: float, h: float, fill: str = CLAY) -> str:
    step, r = n(w / 6), n(w / 12)
    return "".join(
        path(f"M{n(x + w * k / 6)} {n(y)}h{step}v{n(h)}a{r} {r} 0 0 1-{step} 0z", CREAM if k % 2 else fill) for k in range(6)
    )


def flag(x: float, y: float, w: float = 12) -> str:
    return path(f"M{n(x)} {n(y)}h{n(w)}l-3 3.5 3 3.5H{n(x)}z", "#C8453F")


def barrel(x: float, y: float, fill: str = WOOD) -> str:
    return path(f"M{n(x)} {n(y)}c-1.5-4-1.5-6 0-10h7c1.5 4 1.5 6 0 10z", fill) + line(
        f"M{n(x - 1)} {n(y - 3)}h9M{n(x - 1)} {n(y - 7)}h9", "#2f3439", 1, ".6"
    )


SCENES: Final[dict[str, str]] = {
    "indigo_plant": wall(52, 34, 34, 22)
    + roof(52, 34, 34, 10)
    + door(64, 56, 9, 13)
    + "".join(
        path(f"M{x} {y}c-3-2-3-5 0-7c3 2 3 5 0 7z", "#3E5BB5") + line(f"M{x} {y}v3", "#3f7d52", 1.4)
        for y in (44, 50, 56)
        for x in range(14, 50, 7)
    ),
    "sugar_mill": wall(38, 30, 26, 26, OCHRE)
    + roof(38, 30, 26, 9)
    + door(46, 56, 9, 13)
    + f'<circle cx="70" cy="46" r="11" fill="none" stroke="{TIMBER}" stroke-width="3"/>'
    + line("M70 35v22M59 46h22M62 38l16 16M78 38L62 54", TIMBER, 1.6)
    + "".join(line(f"M{x} 57V34l3-4M{x} 42l-4-4", "#7FA04B", 2) for x in (16, 21, 26, 31)),
    "tobacco_storage": wall(26, 28, 48, 28, WOOD)
    + gable(26, 28, 48, 16, TIMBER)
    + "".join(box(x, 34, 4, 22, "#3b2616") for x in (31, 40, 56, 65))
    + "".join(path(f"M{x} 34c4 3 4 9 0 13c-4-4-4-10 0-13z", "#C79A5B") for x in (33, 42, 58, 67))
    + door(46, 56, 8, 14, "#2c1c10"),
    "coffee_roaster": wall(28, 32, 40, 24, ROSE)
    + roof(28, 32, 40, 10)
    + box(58, 12, 7, 14, "#8d4a35")
    + line("M62 12c-4-4 4-6 0-11", "#fff", 2.5, ".7")
    + '<ellipse cx="44" cy="47" rx="10" ry="7" fill="#4a3a33"/>'
    + line("M34 47h20M44 40v14", "#9a8579", 1.2)
    + window(58, 38)
    + "".join(f'<ellipse cx="{x}" cy="57" rx="3.2" ry="2.2" fill="#6B4028"/>' for x in (70, 75, 80, 73, 78)),
    "silver_smelter": wall(22, 34, 36, 22, STONE)
    + roof(22, 34, 36, 8, "#6f6a63")
    + path("M60 56l3-40h10l3 40z", "#8f877c")
    + path("M68 16h5l3 40h-6z", "#000", ".18")
    + line("M67 14c-5-5 5-6 0-12", "#fff", 3, ".6")
    + door(33, 56, 13, 15, "#2b1b14")
    + path("M36 56c0-6 7-6 7 0z", "#ffb347")
    + path("M78 57l2-4h8l2 4z", "#C9D2D6")
    + path("M80 52l1.5-4h6l1.5 4z", "#A9B4BA"),
    "smithy": wall(26, 30, 48, 26, STONE)
    + roof(26, 30, 48, 11, TIMBER)
    + door(32, 56, 20, 20, "#2b1b14")
    + path("M35 56c0-9 6-7 6-13c5 4 8 7 8 13z", "#ff9e3d")
    + path("M57 50h14l-3 3h-3v3h4v1H60v-1h3v-3c-3 0-5-1-6-3z", "#2f3439")
    + box(62, 12, 7, 11, "#8d4a35"),
    "gold_mine": path("M8 57L34 20l14 12 12-18 34 43z", "#A88B62")
    + path("M60 14l34 43H70z", "#000", ".14")
    + door(40, 57, 20, 22, "#241b14")
    + line("M38 36h24M40 36v21M60 36v21", TIMBER, 3)
    + path("M64 50h16l-2 7H66z", "#4b5157")
    + dot(69, 48, 3, "#E9BE3E")
    + dot(75, 48, 3, "#F4D36A"),
    "archive": wall(24, 24, 52, 32)
    + box(21, 20, 58, 5, "#D9C7A6")
    + "".join(
        box(x, 31, 9, 20, "#4a3a33")
        + "".join(
            box(x + 1 + shelf * 2.5, 32 + row * 7, 2, 5, fill)
            for row in range(3)
            for shelf, fill in enumerate((CLAY, OCHRE, TEAL))
        )
        for x in (29, 62)
    )
    + door(44, 56, 12, 20),
    "poor_house": wall(34, 36, 32, 20, "#E9DCC3")
    + gable(34, 36, 32, 13, "#9a7b4f")
    + door(46, 56, 8, 12, "#5b4630")
    + window(38, 41)
    + window(58, 41)
    + palm(22, 57, 0.9),
    "black_market": path("M20 56L38 26l12 30z", "#3d3350")
    + path("M50 56L66 22l18 34z", "#57426e")
    + path("M66 22l18 34H70z", "#000", ".2")
    + path("M60 56l6-16 6 16z", "#F0C15A")
    + crate(28, 57)
    + crate(37, 57, 6)
    + path("M49 30a6 6 0 1 0 5 9a5 5 0 0 1-5-9z", "#F6E7B8"),
    "trading_post": wall(30, 34, 40, 22, OCHRE)
    + roof(30, 34, 40, 9)
    + awning(34, 40, 32, 5, TEAL)
    + crate(22, 57, 8)
    + crate(31, 57, 6)
    + crate(70, 57, 9)
    + line("M80 56V22", TIMBER, 1.8)
    + flag(80, 22),
    "well": '<ellipse cx="50" cy="53" rx="15" ry="4" fill="#7d776c"/>'
    + path("M35 44h30v9c0 3-30 3-30 0z", STONE)
    + '<ellipse cx="50" cy="44" rx="15" ry="4" fill="#3f5d68"/>'
    + line("M38 44V24M62 44V24", TIMBER, 3)
    + gable(34, 25, 32, 10)
    + line("M50 25v14", "#e9dcc3", 1)
    + box(46.5, 37, 7, 6, WOOD),
    "market_stand": awning(26, 26, 48, 9)
    + line("M28 30v27M72 30v27", TIMBER, 2.5)
    + box(26, 44, 48, 13, WOOD)
    + "".join(
        dot(x, 42, 3.2, fill)
        for x, fill in (
            (32, "#C8453F"),
            (38, "#E8C53A"),
            (44, "#5F8F4E"),
            (51, "#C8453F"),
            (57, "#E07B2C"),
            (63, "#5F8F4E"),
            (68, "#E8C53A"),
        )
    ),
    "crane": line("M30 57L44 16M56 57L44 16M36 40h16", TIMBER, 3.5)
    + line("M44 18L80 10", WOOD, 3.5)
    + line("M78 11v20", "#2f3439", 1.2)
    + path("M70 31h16v11H70z", "#C9C2B4")
    + path("M80 31h6v11h-6z", "#000", ".15")
    + wall(68, 50, 20, 7, STONE)
    + f'<circle cx="40" cy="48" r="6" fill="none" stroke="{TIMBER}" stroke-width="2.2"/>',
    "chapel": wall(34, 32, 32, 24)
    + gable(34, 32, 32, 14)
    + wall(44, 10, 12, 12)
    + gable(44, 11, 12, 8)
    + door(47, 20, 6, 7)
    + door(44, 56, 12, 17, NIGHT)
    + dot(50, 29, 3.5, TEAL)
    + palm(80, 57, 0.9),
    "tower": wall(40, 14, 20, 42, STONE)
    + path("M37 14V7h5v3h4V7h8v3h4V7h5v7z", "#A39C8F")
    + door(46, 56, 8, 12)
    + window(48, 20, 4, 7, DARK)
    + window(48, 33, 4, 7, DARK)
    + palm(26, 57)
    + palm(74, 57, 0.8),
    "aqueduct": box(4, 18, 92, 6, "#D9C7A6")
    + box(4, 15, 92, 3.5, "#7FB9CC")
    + path("M4 24h92v33h-8V42a9 9 0 0 0-18 0v15h-8V42a9 9 0 0 0-18 0v15h-8V42a9 9 0 0 0-18 0v15H4z", "#C9B48D")
    + path("M62 24h8v33h-3V34zM36 24h8v33h-3V34zM88 24h8v33h-3V34z", "#000", ".13"),
    "carpenter": wall(24, 32, 42, 24, WOOD)
    + gable(24, 32, 42, 13, TIMBER)
    + door(32, 56, 18, 18, "#33210f")
    + line("M70 57l8-30M76 57l8-30M82 57l8-30", "#D9A766", 3.5)
    + line("M36 51h12M38 51v6M46 51v6", "#D9A766", 2),
    "prefecture": wall(22, 26, 56, 30, ROSE)
    + roof(22, 26, 56, 8)
    + "".join(window(x, 31, 6, 8) for x in (28, 40, 54, 66))
    + box(36, 41, 28, 3, CREAM)
    + door(45, 56, 10, 11, NIGHT)
    + line("M50 18V4", TIMBER, 1.5)
    + flag(50, 4, 13),
    "market_hall": wall(12, 28, 76, 28, OCHRE)
    + roof(12, 28, 76, 10)
    + "".join(door(x, 56, 11, 20, "#5a4026") for x in (17, 32, 57, 72))
    + door(46, 56, 9, 22, "#3b2a18")
    + crate(20, 57, 6)
    + crate(76, 57, 6),
    "quarry": path("M6 57V30h16v-8h18v9h16V20h20v14h18v23z", "#B5AC9B")
    + path("M40 31h16v26H40zM76 34h18v23H76z", "#000", ".12")
    + path("M22 22h18v4H22zM56 20h20v4H56z", "#D7D0C0")
    + path("M60 57V46h14v11zM30 57V48h10v9z", "#E5DFD2")
    + path("M70 46h4v11h-4z", "#000", ".15")
    + line("M46 52l8-10M51 41l5 4", TIMBER, 2),
    "library": wall(22, 30, 56, 26)
    + path("M18 30L50 15L82 30z", SAND)
    + path("M50 15L82 30H58z", "#000", ".12")
    + "".join(column(x, 33, 23) for x in (25, 34, 63, 72))
    + door(43, 56, 14, 20, "#4a3a33")
    + dome(50, 16, 8)
    + path("M46 48l4 1.5 4-1.5v6l-4 1.5-4-1.5z", "#F4D36A"),
    "statue": wall(40, 44, 20, 12, STONE)
    + box(36, 54, 28, 3, "#8f877c")
    + dot(50, 17, 4.5, "#5f8a86")
    + path("M43 44c0-14 1-22 7-22s7 8 7 22z", "#5f8a86")
    + '<path d="M44 28l-8-8M56 28l7 6" stroke="#5f8a86" stroke-width="3.5" stroke-linecap="round"/>'
    + path("M50 22c5 0 7 8 7 22h-5z", "#000", ".15"),
    "victory_column": wall(36, 48, 28, 9, STONE)
    + column(45, 16, 32, 10)
    + box(42, 12, 16, 4, SAND)
    + path("M50 0l3 5 5-2-4 9h-8l-4-9 5 2z", GOLD),
    "hero": wall(34, 44, 34, 13, STONE)
    + path(
        "M34 44c0-6 1-10 5-13l-5-5 4-5 8 4c4-1 10-1 15 1l6-4c3 6 2 10-1 13v9h-4v-8H46v8h-4v-8l-4 8zM47 27l2-10h5l2 10z",
        "#4f7a76",
    )
    + dot(51, 13, 4, "#4f7a76")
    + line("M54 19l10-8", "#4f7a76", 2.5),
    "guild_hall": path("M24 57V28h6v-6h7v-6h8v-6h10v6h8v6h7v6h6v29z", ROSE)
    + path("M60 16h3v6h7v6h6v29H60z", "#000", ".13")
    + "".join(window(x, 32, 6, 9) for x in (31, 47, 63))
    + door(44, 57, 12, 12, NIGHT)
    + dot(50, 21, 4, CREAM),
    "city_hall": wall(16, 32, 68, 24)
    + roof(16, 32, 68, 7)
    + wall(42, 10, 16, 24)
    + gable(42, 11, 16, 9, TEAL)
    + dot(50, 19, 4.5, "#fff")
    + line("M50 16v3l2 1.5", "#333", 1)
    + "".join(window(x, 38, 5, 8) for x in (21, 31, 64, 74))
    + door(44, 56, 12, 16, NIGHT),
    "triumphal_arch": path("M20 57V14h60v43H66V42a16 16 0 0 0-32 0v15z", "#DCCBA6")
    + path("M72 14h8v43H66V42c0-2 0-4-1-6h7z", "#000", ".13")
    + box(17, 10, 66, 5, SAND)
    + box(22, 18, 56, 3, "#C5B085")
    + path("M46 10l4-7 4 7z", GOLD)
    + column(23, 26, 31)
    + column(74, 26, 31),
    "palace": wall(10, 30, 80, 26)
    + box(7, 27, 86, 4, SAND)
    + dome(50, 28, 12)
    + dome(22, 28, 6, CLAY)
    + dome(78, 28, 6, CLAY)
    + "".join(window(x, 36, 5, 10) for x in (15, 25, 35, 60, 70, 80))
    + door(44, 56, 12, 20, NIGHT),
    "guard_house": wall(30, 30, 40, 26, STONE)
    + path("M27 30V22h6v4h6v-4h7v4h8v-4h7v4h6v-4h6v8z", "#A39C8F")
    + door(42, 56, 16, 18, NIGHT)
    + line("M46 56V42M50 56V39M54 56V42", "#2f3439", 1.2)
    + window(34, 35, 4, 7, DARK)
    + window(62, 35, 4, 7, DARK)
    + line("M78 57V18", TIMBER, 1.8)
    + path("M78 18l-2.4 6h4.8z", "#8f877c")
    + path("M71 40h9v7c0 4-4.5 6-4.5 6s-4.5-2-4.5-6z", "#C8453F"),
    "office_building": wall(28, 18, 44, 38, OCHRE)
    + roof(28, 18, 44, 8, "#7a5a3a")
    + "".join(window(x, y, 6, 8) for y in (22, 34) for x in (33, 47, 61))
    + door(45, 56, 10, 12, NIGHT)
    + box(26, 31, 48, 1.6, CREAM)
    + path("M78 44h10v13H78z", CREAM)
    + line("M80 47h6M80 50h6M80 53h4", "#7C8E89", 1),
    "hut": palm(76, 57, 1.1)
    + box(34, 38, 30, 18, "#B98B55")
    + line("M40 38v18M46 38v18M52 38v18M58 38v18", TIMBER, 0.8, ".6")
    + path("M28 40L49 20l21 20z", "#9a7b4f")
    + path("M49 20l21 20H54z", "#000", ".15")
    + line("M33 38l10-9M38 39l8-8M60 38l-8-9", "#6f5633", 0.9, ".7")
    + box(44, 45, 8, 11, "#3b2616"),
    "tavern": wall(26, 28, 44, 28, ROSE)
    + roof(26, 28, 44, 10)
    + door(32, 56, 12, 17, NIGHT)
    + window(50, 35, 7, 8, "#F4D36A")
    + window(60, 35, 7, 8, "#F4D36A")
    + line("M70 26h12M80 26v4", TIMBER, 1.6)
    + path("M75 30h9v7h-9z", GOLD)
    + path("M76.5 37h6l1 2h-8z", "#8A5F10")
    + barrel(54, 57)
    + barrel(76, 57),
    "park": path("M0 57C20 48 40 50 52 49S84 46 100 50V57z", "#7FA04B")
    + path("M14 30a11 11 0 0 1 22 0c6 2 5 14-3 14H17c-8 0-9-12-3-14z", "#4F8A52")
    + path("M36 30c6 2 5 14-3 14h-8c6-4 10-8 11-14z", "#000", ".12")
    + line("M25 57V40M25 48l5-5", TIMBER, 3)
    + '<ellipse cx="60" cy="55" rx="17" ry="3.5" fill="#B9B3A7"/><ellipse cx="60" cy="54" rx="14" ry="2.4" fill="#7FB9CC"/>'
    + column(58.5, 40, 14)
    + line("M60 38c-6-6-9 2-9 8M60 38c6-6 9 2 9 8M60 38v-4", "#CFE9F0", 1.6)
    + palm(86, 57, 0.9),
    "customs_office": wall(24, 28, 46, 28, LIME)
    + roof(24, 28, 46, 9, "#7D5BA0")
    + "".join(window(x, 34, 5, 8, "#7D5BA0") for x in (29, 60))
    + door(40, 56, 14, 20, NIGHT)
    + line("M72 44l22-10", "#C8453F", 3)
    + line("M77 41.700l4-1.800M86 37.600l4-1.8", CREAM, 3)
    + box(70, 42, 4, 15, "#4b5157")
    + crate(80, 57, 8)
    + crate(14, 57, 8),
    "bank": wall(20, 30, 60, 26, "#E9E2D2")
    + box(15, 54, 70, 3, "#C5B085")
    + path("M16 30L50 12L84 30z", SAND)
    + path("M50 12L84 30H58z", "#000", ".12")
    + dot(50, 23, 4.5, GOLD)
    + "".join(column(x, 33, 21) for x in (23, 32, 65, 74))
    + box(42, 36, 16, 18, "#4b5157")
    + f'<circle cx="50" cy="45" r="5" fill="none" stroke="{GOLD}" stroke-width="1.6"/>'
    + line("M50 41v8M46 45h8", GOLD, 1.2),
    "harbor": box(0, 48, 100, 9, "#6FA9BF")
    + line("M4 52h10M22 54h8M80 51h12M62 55h9", "#fff", 1, ".6")
    + wall(8, 32, 24, 18, OCHRE)
    + roof(8, 32, 24, 7)
    + door(16, 50, 8, 11, NIGHT)
    + box(2, 49, 38, 3, TIMBER)
    + line("M6 52v5M20 52v5M34 52v5", TIMBER, 2)
    + path("M46 47h40l-6 9H52z", WOOD)
    + path("M72 47h14l-6 9h-8z", "#000", ".18")
    + line("M65 47V12", TIMBER, 2)
    + path("M63 16c-12 6-14 18-14 26h14zM67 20c10 6 13 14 14 22H67z", CREAM)
    + flag(65, 8, 10),
    "goldsmith": wall(28, 28, 44, 28, "#E9D9B5")
    + gable(28, 28, 44, 15, TEAL)
    + awning(30, 33, 24, 5, GOLD)
    + box(31, 41, 22, 9, "#3A3F45")
    + f'<circle cx="37" cy="46" r="2.4" fill="none" stroke="{GOLD}" stroke-width="1.3"/>'
    + path("M43 48l1-4 1.5 2 1.5-3 1.5 3 1.5-2 1 4z", GOLD)
    + door(57, 56, 11, 19, NIGHT)
    + dot(50, 21, 3, "#F4D36A")
    + path("M78 57v-9h10v9zM76 48h14l-2-3h-10z", "#4b5157")
    + path("M80 57c0-5 6-5 6 0z", "#ff9e3d"),
    "residence": wall(18, 26, 64, 30, ROSE)
    + roof(18, 26, 64, 9)
    + box(16, 24.5, 68, 2.5, CREAM)
    + "".join(window(x, 31, 5, 8) for x in (24, 34, 61, 71))
    + "".join(window(x, 45, 5, 7) for x in (24, 34, 61, 71))
    + box(42, 40, 16, 2.4, CREAM)
    + line("M43 40v-4M47 40v-4M53 40v-4M57 40v-4M42 36h16", CREAM, 1)
    + door(46, 40, 8, 9, NIGHT)
    + column(42, 43, 13, 2.4)
    + column(55.6, 43, 13, 2.4)
    + door(46, 56, 8, 12, NIGHT)
    + palm(90, 57, 0.8),
    "cathedral": wall(34, 24, 32, 32)
    + wall(20, 14, 14, 42, "#EADFCB")
    + wall(66, 14, 14, 42, "#EADFCB")
    + gable(20, 15, 14, 12, TEAL)
    + gable(66, 15, 14, 12, TEAL)
    + gable(34, 25, 32, 12)
    + dot(50, 32, 5.5, "#3D5BA8")
    + line("M50 26.5v11M44.5 32h11M46 28l8 8M54 28l-8 8", CREAM, 0.8)
    + door(43, 56, 14, 16, "#4a2f1c")
    + window(25, 24, 4, 9)
    + window(71, 24, 4, 9),
}

ARCH = "M7 64V30C7 17 29 10 50 2C71 10 93 17 93 30V64Z"
SPANDREL = f'<path d="M0 0H100V64H0Z{ARCH}" fill-rule="evenodd" style="fill:var(--spandrel)"/>'
EDGE = f'<path d="{ARCH}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.6"/>'
FRAME: Final = f'<symbol id="sj-arch" viewBox="0 0 100 64">{SPANDREL}{EDGE}</symbol>'  # the wall around a pointed arch


def symbol(building: str, sky: str) -> str:
    """The picture of a building under a sky, to be used by `#sj-<building>`."""
    ground = (
        dot(80, 16, 6, "#FFF3CF")
        + path("M0 50C20 42 36 47 52 44S84 40 100 46V64H0Z", "#fff", ".35")
        + box(0, 56.5, 100, 8, "#D8BF8F")
        + path("M0 56.5h100v1.2H0z", "#000", ".15")
    )
    return f'<symbol id="sj-{building}" viewBox="0 0 100 64">{box(0, 0, 100, 64, sky)}{ground}{SCENES[building]}</symbol>'


def framed(building: str) -> str:
    """For a card: seen through a pointed arch."""
    return (
        f'<svg class="scene" viewBox="0 0 100 64" aria-hidden="true"><use href="#sj-{building}"/><use href="#sj-arch"/></svg>'
    )


def tile(building: str) -> str:
    """For a small tile: only the middle of the picture."""
    use = f'<use href="#sj-{building}" width="100" height="64"/>'
    return f'<svg class="scene" viewBox="8 2 84 60" aria-hidden="true">{use}</svg>'

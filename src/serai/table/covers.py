"""A picture of each game, seen through the gate of the serai; and the curtain between two people at one device."""

from __future__ import annotations

from serai.table.boards.san_juan.pictures import SCENES, box, dot, line, palm, path

ARCH = "M10 150V74C10 40 58 24 100 4C142 24 190 40 190 74V150Z"
WAVES = "q12-7 24 0" + "t24 0" * 8
COW = "M34 22h50c8 0 10 6 10 14v26h-7V48H44v14h-7V44c-8 0-12-6-12-14l-10-2c-3-1-3-5 0-6l8-2 3-6 6 4z"


def at(x: float, y: float, scale: float, inner: str) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{inner}</g>'


def harbour() -> str:
    """San Juan: the cathedral and the palace above the sea."""
    sea = box(0, 108, 200, 42, "#5FA6B5") + line(f"M0 112{WAVES}", "#fff", 2, ".5")
    town = at(8, 36, 0.98, SCENES["cathedral"]) + at(92, 38, 0.95, SCENES["palace"])
    return sea + dot(150, 42, 17, "#FFF1C9") + town + box(0, 91, 200, 19, "#D8BF8F") + palm(24, 108, 1.5) + palm(178, 108, 1.7)


def trail(night: bool = False) -> str:
    """Great Western Trail: cattle, a train, the mountains; the second edition rides in the evening."""
    hills, plain, sand = ("#8A5A6B", "#B98A6A", "#DDBF95") if night else ("#B8734E", "#D9A766", "#F3DFB4")
    land = (
        path("M0 84L34 62L58 78L96 50L130 76L160 60L200 86V150H0Z", hills)
        + path("M0 102C50 88 90 96 200 88V150H0Z", plain)
        + path("M200 118C140 112 120 130 60 126S20 136 0 134V150H200Z", sand)
    )
    engine = (
        path("M0 46h60v-4H0z", "#4B4036")
        + path("M4 40h30V28H20v-9h-8v9H4zM36 40V16h22v24z", "#2E4A55")
        + dot(12, 42, 6, "#22333b")
        + dot(27, 42, 6, "#22333b")
        + dot(47, 42, 7, "#22333b")
        + line("M16 16c-6-6 6-9 0-18", "#fff", 5, ".7")
    )
    sun = dot(138, 58, 22, "#FBD9C0") if night else dot(62, 64, 26, "#FFE3A6")
    herd = at(16, 92, 0.62, path(COW, "#6B3F22")) + at(118, 98, 0.52, path(COW, "#F5ECDC"))
    return sun + land + at(70, 66, 0.85, engine) + herd


def dhow() -> str:
    """Mombasa: a ship before the coast."""
    sea = box(0, 92, 200, 58, "#3C8A9A") + line(f"M0 100{WAVES}M0 118{WAVES}", "#fff", 2, ".35")
    ship = (
        path("M52 104h92c-6 16-16 24-30 24H82c-14 0-24-8-30-24z", "#7A4A2B")
        + line("M98 104V32", "#5b3a24", 4)
        + path("M102 34C132 52 142 74 144 98H102z", "#FBF3E0")
        + path("M94 44C76 58 66 78 62 98h32z", "#F1DDB4")
        + path("M102 34c16 10 26 20 32 32l-32 8z", "#C8453F", ".85")
    )
    return dot(48, 44, 18, "#FFF1C9") + sea + ship + path("M150 92c8-16 22-22 50-22v22z", "#C9B48D") + palm(182, 80, 1.2)


def saloon() -> str:
    """Western Legends: somebody with a star before the saloon."""
    house = (
        path("M0 54V14h58v40z", "#8A5A36")
        + path("M-3 14V2h64v12z", "#6d4526")
        + path("M20 54V32h18v22z", "#2c1c10")
        + path("M5 22h10v12H5zM43 22h10v12H43z", "#F0C15A")
        + path("M-6 38h70v4H-6z", "#5b3a24")
    )
    rider = (
        path("M104 150c4-30 18-40 46-40s42 10 46 40z", "#2b2f36")
        + path("M150 110l14 10-14 26-14-26z", "#C8453F")
        + dot(150, 94, 16, "#7A4A2B")
        + path("M112 86c16 3 18-2 22-20c2-9 8-12 16-8c8-4 14-1 16 8c4 18 6 23 22 20c-10 12-66 12-76 0z", "#22262c")
        + path("M133 76h34l1 5h-36z", "#C8453F")
        + path("M178 122l2.4 5.6 6 .5-4.6 4 1.4 6-5.2-3.2-5.2 3.2 1.4-6-4.6-4 6-.5z", "#E3B23C")
    )
    rocks = path("M0 96V66h30v-12h26v18h18v24zM136 96V70h18V52h30v20h16v24z", "#A75A3C")
    return dot(132, 58, 28, "#FFE3A6") + rocks + box(0, 94, 200, 56, "#E3B982") + at(18, 58, 1, house) + rider


VIEWS = {
    "san-juan": ("#F3C9A0", harbour()),
    "great-western-trail": ("#F0B98A", trail()),
    "great-western-trail-2": ("#C98F8B", trail(night=True)),
    "mombasa": ("#9FD0D6", dhow()),
    "western-legends": ("#E9A57B", saloon()),
}


def gate(game_id: str, place: str = "") -> str:
    """What is seen through the gate, 200 x 150; `place` tells apart several gates of one page."""
    sky, view = VIEWS[game_id]
    name = f"gate{place}"
    return (
        f'<svg class="gate" viewBox="0 0 200 150" aria-hidden="true"><clipPath id="{name}"><path d="{ARCH}"/></clipPath>'
        f'<g clip-path="url(#{name})"><rect width="200" height="150" fill="{sky}"/>{view}</g>'
        f'<path d="{ARCH}" fill="none" stroke="var(--wall)" stroke-width="5"/>'
        f'<path d="{ARCH}" fill="none" stroke="var(--glaze)" stroke-width="1.6"/></svg>'
    )


STARS = ((0, 34), (48, 62), (96, 92), (142, 128), (174, 172), (185, 226))  # on both sides of the middle
FOLDS = ((22, 0.10), (58, 0.16), (92, 0.09), (128, 0.15), (160, 0.12))
FRAME = "M200 520V214C200 118 318 66 400 14C482 66 600 118 600 214V520Z"
OPENING = "M230 520V224C230 146 330 102 400 56C470 102 570 146 570 224V520Z"


def fold(off: int, side: int, dark: float) -> str:
    """A fold of the cloth, from the top of the arch to the ground."""
    foot, top = 400 + off * side, 400 + off * side * 0.42
    left = f"M{top:.0f} 60C{400 + off * side * 0.8:.0f} 220 {foot} 380 {foot} 524H{foot + 17 * side}"
    right = f"C{foot + 15 * side} 380 {400 + (off + 10) * side * 0.8:.0f} 220 {top + 3 * side:.0f} 60Z"
    return path(left + right, "#000", f"{dark:.2f}")


def curtain(colour: int) -> str:
    """The closed curtain in the colour and with the symbol of whoever comes next."""
    places = sorted({(400 + side * off, y) for off, y in STARS for side in (-1, 1)})
    stars = "".join(
        f'<use href="#i-star8" x="{x - 9}" y="{y - 9}" width="18" height="18" style="color:var(--brass-fill)"/>'
        for x, y in places
    )
    folds = "".join(fold(off, side, dark) for side in (-1, 1) for off, dark in FOLDS)
    cloth = (
        f'<rect x="220" y="40" width="360" height="490" fill="var(--p{colour})"/>{folds}'
        '<path d="M400 40V524" stroke="#000" stroke-opacity=".45" stroke-width="3"/>'
        '<path d="M220 496h360v10H220z" fill="#fff" opacity=".45"/>'
    )
    sign = (
        '<circle cx="400" cy="286" r="62" fill="var(--back-1)" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>'
        f'<use href="#i-p{colour}" x="366" y="252" width="68" height="68" style="color:var(--p{colour})"/>'
    )
    return (
        f'<svg viewBox="180 0 440 524" class="curtpic" aria-hidden="true"><clipPath id="cloth"><path d="{OPENING}"/></clipPath>'
        f'<path d="{FRAME}" fill="var(--back-2)"/>'
        f'<path d="{FRAME}" fill="none" stroke="var(--brass-fill)" stroke-opacity=".8" stroke-width="3"/>'
        f'{stars}<g clip-path="url(#cloth)">{cloth}</g>{sign}</svg>'
    )

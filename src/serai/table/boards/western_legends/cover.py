"""Western Legends through the gate: somebody with a star before the saloon."""

from __future__ import annotations

from serai.table.svg import at, box, dot, path, sky


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


COVER = sky("#E9A57B") + saloon()

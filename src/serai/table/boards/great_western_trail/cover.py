"""Great Western Trail through the gate: cattle, a train, the mountains; the second edition rides in the evening."""

from __future__ import annotations

from serai.table.svg import at, dot, line, path, sky

COW = "M34 22h50c8 0 10 6 10 14v26h-7V48H44v14h-7V44c-8 0-12-6-12-14l-10-2c-3-1-3-5 0-6l8-2 3-6 6 4z"


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


COVERS = {
    "great-western-trail": sky("#F0B98A") + trail(),
    "great-western-trail-2": sky("#C98F8B") + trail(night=True),
}

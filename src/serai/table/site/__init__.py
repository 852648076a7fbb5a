"""The pages.  Without a script all forms still work."""

from __future__ import annotations

from serai.table.site import (
    coach,
    devices,
    figures,
    home,
    learn,
    mats,
    new,
    play,
    preferences,
    rematch,
    replay,
    review,
    score,
    seats,
    whys,
)

PARTS = (home, new, seats, devices, play, mats, replay, score, rematch, review, learn, figures, whys, coach, preferences)
PAGES = [page for part in PARTS for page in part.PAGES]

"""The pages.  Without a script all forms still work."""

from __future__ import annotations

from serai.table.site import devices, home, learn, mats, new, play, preferences, review, seats

PARTS = (home, new, seats, devices, play, mats, review, learn, preferences)
PAGES = [page for part in PARTS for page in part.PAGES]

"""The pages.  Without a script all forms still work."""

from __future__ import annotations

from serai.table.site import devices, home, learn, new, play, preferences, replay, score, seats

PAGES = [page for part in (home, new, seats, devices, play, replay, score, learn, preferences) for page in part.PAGES]

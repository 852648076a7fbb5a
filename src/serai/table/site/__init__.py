"""The pages.  Without a script all forms still work."""

from __future__ import annotations

from serai.table.site import devices, home, learn, new, play, preferences, review, seats

PAGES = [*home.PAGES, *new.PAGES, *seats.PAGES, *devices.PAGES, *play.PAGES, *review.PAGES, *learn.PAGES, *preferences.PAGES]

"""The pages.  Without a script all forms still work."""

from __future__ import annotations

from serai.table.site import court, learn, play, review, seats

PAGES = [*court.PAGES, *seats.PAGES, *play.PAGES, *review.PAGES, *learn.PAGES]

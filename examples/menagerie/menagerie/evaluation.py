"""How bots judge a position.  Every number stands in the weights, so that `serai tune menagerie` can look for better ones."""

from __future__ import annotations

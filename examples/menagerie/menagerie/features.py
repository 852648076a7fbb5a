"""What a seat sees as a row of numbers, for learning: always the same numbers in the same places, one's own seat first."""

from __future__ import annotations

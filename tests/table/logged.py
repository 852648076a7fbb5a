"""What the server logged in a test, as fields."""

from __future__ import annotations

from typing import Any

import pytest

from serai.table.server_log import Line


def logged(caplog: pytest.LogCaptureFixture, event: str) -> list[dict[str, Any]]:
    """The lines of an event, with their level."""
    found: list[tuple[str, Any]] = [(record.levelname.lower(), record.msg) for record in caplog.records]
    return [{"level": level, **line.fields} for level, line in found if isinstance(line, Line) and line.event == event]

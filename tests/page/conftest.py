"""The page as any web space serves it, in the browser that the tests of the table have; and a server beside it."""

from __future__ import annotations

from tests.table.conftest import chromium, pytest_runtest_teardown, servers, trouble

__all__ = ["chromium", "pytest_runtest_teardown", "servers", "trouble"]

"""A server offers the page where it was built, and nothing beside it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from serai.page.host import Host, Kept
from serai.table.app import create_app
from tests.page.test_host import Reader, Script

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.mark.parametrize("offered", [True, False])
def test_the_page_lies_beside_the_tables(tmp_path: Path, offered: bool) -> None:
    folder = tmp_path / "page"
    (folder / "pyodide").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Serai in a page</title>")
    (folder / "pyodide" / "python.mjs").write_text("export {}")
    (tmp_path / "secret").write_text("not for you")

    async def work() -> None:
        script = Script()
        database = Kept(str(tmp_path / "tables.sqlite3"), script)
        host = Host(create_app(database, workers=0, page=folder if offered else None), database, "", "en")
        await host.open()
        reader = Reader(host, script)
        assert ('href="/page/"' in await (await reader.ask("/")).text()) == offered
        found = {name: await reader.ask(name) for name in ("/page", "/page/", "/page/pyodide/python.mjs", "/page/../secret")}
        statuses = [answer.status for answer in found.values()]
        assert statuses == ([308, 200, 200, 404] if offered else [404] * 4)
        if offered:
            assert "Serai in a page" in await found["/page/"].text()
            assert found["/page/pyodide/python.mjs"].headers["content-type"].startswith("text/javascript")
            assert "'wasm-unsafe-eval'" in found["/page/"].headers["content-security-policy"]
        host.life.cancel()
        await asyncio.gather(host.life, return_exceptions=True)
        database.release()  # which a page that is closed does not do

    asyncio.run(work())

"""Build Serai in a page: dist/page/, static files that any web space can serve.

Pyodide comes from the npm registry (package-lock.json), libraries from the package index (requirements-page.lock).  Those that
have no build for WebAssembly are taken without their compiled parts.  Everything is compiled to byte code by Pyodide itself."""

from __future__ import annotations

import gzip
import json
import pickle
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from fnmatch import fnmatch
from hashlib import sha256
from pathlib import Path

from vendor import MODULES, ROOT, node

from serai.words import LANGUAGES
from serai.words.book import TABLE, messages_of, phrasebook

DIST = ROOT / "dist" / "page"
SOURCE = ROOT / "src" / "serai"
PYODIDE = MODULES / "pyodide"
PLATFORMS = ("pyemscripten_2026_0_wasm32", "manylinux2014_x86_64", "manylinux_2_28_x86_64")
LOCALES = {"global", "root", "en", "fa", "ru"}  # of Babel's data: what the words' languages need
UNSPOKEN = (  # parts of that data
    "all_currencies", "compact_", "compound_", "currency_names", "currency_symbols", "currency_unit", "date_fields",
    "datetime_skeletons", "interval_", "languages", "likely_", "meta_zone", "scripts", "territor", "time_zone", "unit_",
    "variant", "windows_", "zone_",
)  # fmt: skip
UNUSED = (  # of the libraries, then of the standard library
    "*-linux-gnu.so", "*.c", "*.h", "*.pxd", "*.pyi", "*.pyx", "py.typed", "*/_tests/*", "*/testing/*", "*/tests/*",
    "alembic/ddl/postgresql.py", "alembic/templates/*", "anyio/_backends/_trio.py", "anyio/pytest_plugin.py",
    "babel/messages/*", "babel/support.py", "babel/units.py", "jinja2/meta.py", "jinja2/nativetypes.py", "jinja2/sandbox.py",
    "litestar/_openapi/schema_generation/examples*", "litestar/_openapi/typescript_converter/*", "litestar/channels/*",
    "litestar/cli/*", "litestar/contrib/*", "litestar/plugins/mako.py", "litestar/plugins/minijinja.py",
    "litestar/plugins/opentelemetry/*", "litestar/plugins/prometheus/*", "litestar/repository/*", "litestar/security/jwt/*",
    "litestar/stores/redis.py", "litestar/stores/valkey.py", "mako/ext/*", "mako/testing/*", "prometheus_client/aiohttp/*",
    "prometheus_client/bridge/*", "prometheus_client/django/*", "prometheus_client/multiprocess.py",
    "prometheus_client/openmetrics/parser.py", "prometheus_client/parser.py", "prometheus_client/twisted/*", "pytz/zoneinfo/*",
    "segno/cli.py", "segno/helpers.py", "segno/writers.py", "sqlalchemy/connectors/aioodbc.py",
    "sqlalchemy/connectors/pyodbc.py", "sqlalchemy/dialects/mssql/*", "sqlalchemy/dialects/mysql/*",
    "sqlalchemy/dialects/oracle/*", "sqlalchemy/dialects/postgresql/*", "sqlalchemy/ext/[abd-z]*", "sqlalchemy/orm/*",
    "tzdata/*",
    "_pydatetime.py", "_pydecimal.py", "_pyio.py", "_pyrepl/*", "asyncio/__main__.py", "asyncio/proactor_events.py",
    "asyncio/tools.py", "asyncio/windows_*", "cProfile.py", "compileall.py", "concurrent/futures/process.py", "ctypes/*",
    "curses/*", "dbm/*", "doctest.py", "encodings/[bdefghjkmpqrst]*", "encodings/cp[01235-9]*", "encodings/iso*",
    "ensurepip/*", "filecmp.py", "fileinput.py", "ftplib.py", "http/cookiejar.py", "idlelib/*", "imaplib.py", "lib2to3/*",
    "mailbox.py", "modulefinder.py", "multiprocessing/*", "netrc.py", "optparse.py", "pdb.py", "pickletools.py", "plistlib.py",
    "poplib.py", "profile.py", "pyclbr.py", "pydoc.py", "pydoc_data/*", "pyodide/console.py", "shelve.py", "smtplib.py",
    "statistics.py", "symtable.py", "tabnanny.py", "tarfile.py", "test/*", "tkinter/*", "trace.py", "turtle*", "unittest/*",
    "urllib/robotparser.py", "venv/*", "wave.py", "webbrowser.py", "wsgiref/validate.py", "xml/*", "xmlrpc/*", "zipapp.py",
)  # fmt: skip
EMPTY = ("alembic/ddl/postgresql.py", "pdb.py", "segno/writers.py")  # of these, what others import by name and nobody uses
LARGE = ("serai.files", "pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip")
UNSENT = (  # of our own code
    "cli", "lab", "learned/weights", "__main__.py", "page/static", "table/bench.py", "table/static/fonts", "table/stress",
    "games/*/EXAMPLES.md", "games/*/GAPS.md",
)  # fmt: skip
INLINE = "icons.svg"  # of the table's static files, the one that pages hold


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="serai-page-") as folder:
        site, library = Path(folder, "site"), Path(folder, "library")
        libraries(Path(folder, "wheels"), site)
        ourselves(site)
        with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
            unpack(archive, library)
        node(ROOT / "tools" / "compile.mjs", site, library)
        shutil.copytree(SOURCE / "page" / "static", DIST)
        shutil.copytree(SOURCE / "table" / "static", DIST / "static")
        shutil.copytree(SOURCE / "learned" / "weights", DIST / "weights")
        lay(site, DIST / "serai.files")
        pyodide(library, DIST / "pyodide")
        for name in LARGE:
            squeeze(DIST / name)
    (DIST / "words.json").write_text(json.dumps(words(), ensure_ascii=False))
    listed()


def libraries(wheels: Path, site: Path) -> None:
    platforms = [part for name in PLATFORMS for part in ("--platform", name)]
    abis = [part for name in ("cp314", "abi3", "none") for part in ("--abi", name)]
    wanted = ["--require-hashes", "--requirement", str(ROOT / "requirements-page.lock"), "--dest", str(wheels)]
    how = ["--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:", "--python-version", "3.14"]
    subprocess.run([sys.executable, "-m", "pip", "download", *how, *platforms, *abis, *wanted], check=True)  # noqa: S603
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            unpack(archive, site)

    for file in (site / "babel").rglob("*.dat"):
        shorten(file)


def shorten(file: Path) -> None:
    """Of Babel's data what numbers and plurals need."""
    known = pickle.loads(file.read_bytes())  # noqa: S301 -- of a wheel whose hash is known
    file.write_bytes(pickle.dumps({name: known[name] for name in known if not name.startswith(UNSPOKEN)}, 4))


def unpack(archive: zipfile.ZipFile, folder: Path) -> None:
    for name in archive.namelist():
        told = ".dist-info/" in name and not name.endswith("/METADATA")  # some libraries look up their own version
        foreign = name.startswith("babel/") and name.endswith(".dat") and Path(name).stem not in LOCALES
        if not (name.endswith("/") or told or foreign or any(fnmatch(name, pattern) for pattern in UNUSED)):
            archive.extract(name, folder)
        elif name in EMPTY:
            Path(folder, name).parent.mkdir(parents=True, exist_ok=True)
            Path(folder, name).write_text("")


def ourselves(site: Path) -> None:
    """Our own code.  Static files lie beside it: of them only their sums are needed, which stand in their addresses."""
    shutil.copytree(SOURCE, site / "serai", ignore=shutil.ignore_patterns("__pycache__"))
    for gone in [found for name in UNSENT for found in (site / "serai").glob(name)]:
        shutil.rmtree(gone) if gone.is_dir() else gone.unlink()
    for file in (site / "serai" / "table" / "static").iterdir():
        if file.name != INLINE:
            file.write_text(sha256(file.read_bytes()).hexdigest())
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    about = site / f"serai-{version}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: serai\nVersion: {version}\n")


def pyodide(library: Path, folder: Path) -> None:
    folder.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(PYODIDE / name, folder / name)
    pack(library, folder / "python_stdlib.zip")
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (folder / "pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}))


def pack(folder: Path, file: Path) -> None:
    """The same files make the same bytes.  They are stored as they are: see `squeeze`."""
    with zipfile.ZipFile(file, "w") as archive:
        for one in sorted(folder.rglob("*")):
            if one.is_file():
                archive.writestr(zipfile.ZipInfo(one.relative_to(folder).as_posix()), one.read_bytes())


def lay(folder: Path, file: Path) -> None:
    """All files one behind the other, after a line with their names and sizes: python.js lays them out in no time."""
    found = [one for one in sorted(folder.rglob("*")) if one.is_file()]
    names = [[one.relative_to(folder).as_posix(), one.stat().st_size] for one in found]
    file.write_bytes(json.dumps(names).encode() + b"\n" + b"".join([one.read_bytes() for one in found]))


def squeeze(file: Path) -> None:
    """Compressed as a whole, which is smaller; the service worker unpacks it once, whatever the web space does."""
    file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    file.unlink()


def words() -> dict[str, dict[str, str]]:
    """What the page says before any Python runs."""
    names = [name for name in messages_of("en", "table") if name.startswith("page-")]
    return {
        code: {"direction": language.direction, **{name: phrasebook(code, TABLE).say(name, {}) for name in names}}
        for code, language in LANGUAGES.items()
    }


def listed() -> None:
    """All files with their sizes, for the service worker; their version changes with any; weights come with their bots."""
    files = [one for one in sorted(DIST.rglob("*")) if one.is_file() and one.name not in ("sw.js", "files.js")]
    digest = sha256(b"".join([sha256(one.read_bytes()).digest() for one in files])).hexdigest()[:12]
    sizes = [[one.relative_to(DIST).as_posix(), one.stat().st_size] for one in files if one.parent.name != "weights"]
    (DIST / "files.js").write_text(f"const VERSION = {json.dumps(digest)}, FILES = {json.dumps(sizes)};\n")


if __name__ == "__main__":
    main()

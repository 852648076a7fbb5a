# Three commands do everything, each with all its own set-up:
#   make play    open the table in the browser
#   make check   a minute while you work: linters, types, the quick tests; no browser, no compiler
#   make test    before a change lands: linters, types, all tests, then the guard of speed
# Two for those who need speed:
#   make fast           .fast/bin/serai: the same program, its rules and searches compiled where there is a C compiler
#   make wheels         dist/: the sources, the wheel in plain Python, and the compiled one for this machine
# One for those who install nothing:
#   make page           dist/page/: the whole table as static files that run in the browser, without a server and offline
# One for those who read:
#   make docs           dist/docs/: all documents as a site; begin at index.html.  ADDRESS=https://... where it will lie, if you know
# And two for those who draw:
#   make screenshots    pictures of every game's board, into screenshots/
#   make pictures       those of the README and the documents, into docs/pictures/
# And two for those who measure:
#   make speed          has any game become more work? counted, so a busy machine does not matter
#   make strength       docs/strength.md: how strong the bots are, from the results in docs/strength/ and what they lack
PYTHON ?= python3
BIN := .venv/bin
BUILD := $(BIN)/python -m hatchling build --directory dist --target
SPEED := tests/lab/test_speed.py
LEAN := -p no:schemathesis --ignore tests/table/test_api_schema.py  # a library that takes long to load, for tests that are left out
SITE := import sysconfig; print(sysconfig.get_path("purelib"))

play: .venv/browser
	@$(BIN)/serai serve --open

check: style
	$(BIN)/pytest -m "not browser and not server and not build and not long" $(LEAN)

test: tools style page
	$(BIN)/pytest -m "not compiled" --ignore $(SPEED)
	@$(MAKE) --no-print-directory speed

speed: .venv/dev
	$(BIN)/pytest -n 0 $(SPEED)

style: .venv/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

tools:
	@test -x /usr/bin/chromium || { echo "The browser tests need Chromium: install it with 'apt-get install chromium'"; exit 2; }
	@command -v cc > /dev/null || { echo "The tests of the compiled build need a C compiler: install one with 'apt-get install gcc'"; exit 2; }
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || { echo "The tests of the server need PostgreSQL: install it with 'apt-get install postgresql'; they start a cluster of their own"; exit 2; }

wheels: .venv/browser
	rm -rf dist
	$(BUILD) sdist
	$(BUILD) wheel
	SERAI_COMPILE=1 $(BUILD) wheel
	@ls dist

page: .venv/browser
	$(BIN)/python tools/page.py

# Beside .venv, whose libraries it uses: there the sources stay plain, so that a change of them is never overlooked.
fast: .venv/browser
	$(PYTHON) -m venv --clear --without-pip .fast
	@$(BIN)/python -c '$(SITE)' > "$$(.fast/bin/python -c '$(SITE)')/libraries.pth"
	SERAI_COMPILE=1 $(BIN)/python -m pip --python .fast install --quiet --disable-pip-version-check --no-deps --no-build-isolation .
	@.fast/bin/python -c 'from serai.lab.bench import compiled; print(".fast/bin/serai is ready,", "compiled" if compiled() else "in plain Python: there is no C compiler")'

docs: .venv/dev .venv/browser
	$(BIN)/python -m sphinx -W -E -q -c docs $(if $(ADDRESS),-D html_baseurl=$(ADDRESS)) . dist/docs

pictures: .venv/dev .venv/browser
	$(BIN)/python -m tests.table.pictures

screenshots: .venv/dev .venv/browser
	$(BIN)/python -m tests.table.screenshots

strength: fast
	.fast/bin/serai strength --jobs 2

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Serai needs Python 3.11 or newer: say 'make PYTHON=python3.12 ...'"; exit 2; }
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# What only tests, research and comparisons need.  torch is not in the lock: its build differs by machine (CPU or CUDA).
.venv/dev: .venv/ready requirements-dev.lock examples/menagerie/pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check torch==2.13.0
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes --requirement requirements-dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable examples/menagerie
	@touch $@

# Fonts and the one library of the pages, from the npm registry
.venv/browser: .venv/ready package-lock.json tools/vendor.py
	$(BIN)/python tools/vendor.py
	@touch $@

.PHONY: play check test speed style tools wheels page fast docs pictures screenshots strength

# Two commands do everything, each with all its own set-up:
#   make play    play a game
#   make test    linters, types, all tests
PYTHON ?= python3
BIN := .venv/bin

play: .venv/ready
	@$(BIN)/serai play san-juan --seats human,greedy,greedy

test: .venv/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Serai needs Python 3.11 or newer: say 'make PYTHON=python3.12 ...'"; exit 2; }
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: play test

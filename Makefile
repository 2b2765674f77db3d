# `make play`: a table in the browser. `make test`: everything that must pass. `make run`: serve Discord.
NEWEST = $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
PYTHON ?= $(NEWEST)
VENV ?= .venv
BIN = $(VENV)/bin
STAMP = $(VENV)/.installed
#: What the local table needs, which is everything but PostgreSQL; `make setup` brings that, too.
TABLE = $(VENV)/.table
PORT ?= 0
ARGS ?=
# Test processes: many tests wait for sockets and clocks, so one more than the cores of a small machine.
WORKERS ?= 3

.PHONY: help setup play run rules test fuzz mutants audit lint types unit long cover proof bench strength fresh wheel docs pins clean

help:
	@grep -hE '^## ' Makefile | sed 's/^## //'

define install
	@test -n "$(PYTHON)" && $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Nullgate needs Python 3.11 or newer. Install it, or set PYTHON=/path/to/python3."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "$(PYTHON) cannot make a virtual environment. On Debian and Ubuntu: apt install python3-venv."; exit 1; }
	@$(PYTHON) .ci/install $(VENV) $< $(WITHOUT)
endef

## setup   create .venv from the hashed pins
setup: $(STAMP)

$(STAMP): requirements-dev.txt
	$(install)
	@touch $(STAMP) $(TABLE)

$(TABLE): WITHOUT = psycopg psycopg-binary
$(TABLE): requirements.txt
	$(install)
	@touch $@

## play    open the local table in the browser, no token needed
play: $(TABLE)
	@$(BIN)/python -m bot play --port $(PORT) $(ARGS)

## run     serve Discord (needs DISCORD_TOKEN)
run: $(STAMP)
	@$(BIN)/python -m bot run $(ARGS)

## test    lint, types and every test
test: lint types unit

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/bandit --quiet --configfile pyproject.toml --recursive bot engine render data

types: $(STAMP)
	$(BIN)/mypy

unit: $(STAMP)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

## long    the tests that take real time, which `make test` leaves out
long: $(STAMP)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m long

## cover   every test with its coverage (a third slower)
cover: $(STAMP)
	$(BIN)/pytest -n auto --cov --cov-report=term

## proof   whole games through real sockets while everything goes wrong; 10,000 answers, 2,000 faults (ARGS=--help)
proof: $(STAMP)
	$(BIN)/python -m tests.proof $(ARGS)
	$(BIN)/python -m tests.proof.secrets.compare

## fuzz    hostile texts and files at every edge, for a minute (ARGS="--seconds 600 --seed 1")
fuzz: $(STAMP)
	$(BIN)/python -W ignore -m tests.hostile $(ARGS)

## mutants wrong code, one change at a time, that a test must see; takes hours, and goes on where it stopped (ARGS=--help)
mutants: $(STAMP)
	$(BIN)/python -m tests.mutants $(ARGS)

## audit   bandit over the code, pip-audit over the pins (docs/security.md)
audit: $(STAMP)
	$(BIN)/bandit --quiet --configfile pyproject.toml --recursive bot engine render data
	$(BIN)/pip-audit --strict --progress-spinner off --disable-pip --require-hashes \
		-r requirements.txt -r requirements-dev.txt || \
		{ echo "audit: a finding, or no advisories could be had for a pin (see above): docs/security.md"; exit 1; }

## bench   measured ratios, printed (ten minutes; ARGS='--only path' for a part, ARGS=--write to keep)
bench: $(STAMP)
	$(BIN)/python -m tests.bench $(ARGS)

## strength   each level of machine player against the one below (ARGS='--title starwars --games 100')
strength: $(STAMP)
	$(BIN)/python -m tests.bench.strength $(ARGS)

## rules   write the pages of docs/rules anew from the data, and docs/reference.md from the docstrings
rules: $(STAMP)
	$(BIN)/python -m render.rule_pages docs/rules
	$(BIN)/python -m bot.authors.reference

## docs    build the site of all documentation into site/, and look at every page of it in Chromium
docs: $(STAMP)
	@rm -rf build/docs
	$(BIN)/python -m render.site docs build/docs
	@for settings in build/docs/*.yml; do \
		NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --config-file $$settings || exit 1; done
	NULLGATE_SITE=site $(BIN)/pytest tests/browser/test_site.py

## fresh   run the two commands in an empty directory with nothing installed
fresh:
	@$(NEWEST) .ci/fresh

## wheel   put everything into one file, dist/nullgate_bot-....whl, to install elsewhere (docs/operating.md)
wheel: $(STAMP)
	@rm -rf build nullgate_bot.egg-info
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir dist .
	@rm -rf build nullgate_bot.egg-info
	@ls dist/nullgate_bot-*.whl

## pins    renew the hashed pins from pyproject.toml
PIN = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	--no-emit-index-url --no-emit-find-links --upgrade pyproject.toml
pins: $(STAMP)
	$(PIN) --extra postgres -o requirements.txt
	$(PIN) --extra test --group docs --group audit -c requirements.txt -o requirements-dev.txt

clean:
	rm -rf .mypy_cache .pytest_cache .ruff_cache .coverage build dist site nullgate_bot.egg-info

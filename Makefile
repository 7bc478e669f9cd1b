# The commands of this project, the same for people and for CI. `make help` lists them.

VENV := .venv
BIN := $(VENV)/bin
PYTHONS := python3.13 python3.12 python3.11 python3
ARGS ?=

# Somebody's own settings of Python and pip must not decide where things are installed.
unexport PYTHONPATH PYTHONHOME PIP_TARGET PIP_PREFIX PIP_ROOT PIP_CONSTRAINT PIP_REQUIREMENT
export PIP_USER := 0
export PIP_REQUIRE_VIRTUALENV := 0
export PIP_DISABLE_PIP_VERSION_CHECK := 1
PIP := $(BIN)/python -m pip
PINNED := $(PIP) install -qq --require-hashes --only-binary :all:

# Scripts in a virtual environment name its folder, so a tree that was moved or copied makes its own.
ifneq ($(shell cat $(VENV)/home 2>/dev/null),$(CURDIR))
$(shell rm -f $(VENV)/home $(VENV)/ready-play $(VENV)/ready-dev)
endif

.DEFAULT_GOAL := help
.PHONY: help play test check cover fix bench setup lint types contracts docs lock opinion strength

help:  ## Show this list.
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/ready-play  ## Play on this machine, in the browser: no token, no server, no account.
	@$(BIN)/ninetynine play $(ARGS)

test: setup  ## Run every test; what was left out is listed at the end. ARGS="-k turn" for some.
	@$(BIN)/python -m pytest -n auto $(ARGS)

check: lint types contracts docs  ## Style, types, import directions, Dockerfile, settings, documents.

cover: setup  ## Part of CI: every branch of the game is taken by a test.
	@$(BIN)/python -m pytest -n auto --quiet tests/core \
		--cov=core --cov-branch --cov-report=term-missing:skip-covered --cov-fail-under=100

fix: setup  ## Mend what can be mended without thinking.
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: setup  ## Measure what a press and a table cost.
	@if [ -f tests/bench/__main__.py ]; then $(BIN)/python -m tests.bench $(ARGS); \
	else echo "There are no benchmarks yet: nothing was measured." >&2; exit 1; fi

lint: setup  ## Part of check: ruff and hadolint.
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/hadolint deploy/Dockerfile

types: setup  ## Part of check: mypy --strict, tests included.
	@$(BIN)/mypy

contracts: setup  ## Part of check: who may import whom.
	@$(BIN)/lint-imports

docs: setup  ## Part of check: documents, containers and configuration are what they say.
	@$(BIN)/python -m pytest --quiet tests/house

setup: $(VENV)/ready-dev  ## Install all that is needed to work on the project.

OPINION := $(VENV)/opinion

strength: setup  ## Measure the computer players against the frozen references: minutes.
	@$(BIN)/python -m tests.players $(ARGS)

opinion: $(OPINION)/ready  ## Part of CI: an environment for the outside second opinion on the playground.

$(OPINION)/ready: $(VENV)/home tests/playground/opinion/requirements.txt
	@$(BIN)/python -m venv --clear $(OPINION)
	@$(OPINION)/bin/python -m pip install -qq --require-hashes --only-binary :all: \
		-r tests/playground/opinion/requirements.txt
	@touch $@

lock: setup  ## Write the requirement files again, with the newest versions that fit.
	@$(PIP) install -qq "uv>=0.9"
	@for kind in "pyproject.toml -o requirements.txt" \
		"pyproject.toml --group dev -o requirements-dev.txt" \
		"deploy/build.in -o requirements-build.txt" \
		"tests/playground/opinion/requirements.in -o tests/playground/opinion/requirements.txt"; do \
		$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
			--generate-hashes --no-emit-index-url --no-annotate --no-header $$kind || exit 1; \
	done

# The virtual environment: the first Python that is new enough and can make one.
# A folder without the mark is kept if its Python works: somebody made it on purpose.
$(VENV)/home:
	@if $(BIN)/python -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		&& { [ ! -e $(BIN)/ninetynine ] || [ "$$(sed -n '1s/^#!//p' $(BIN)/ninetynine)" = "$(CURDIR)/$(BIN)/python" ]; }; then \
		printf '%s' "$(CURDIR)" > $@; exit 0; fi; \
	for python in $(PYTHON) $(PYTHONS); do \
		if $$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "Setting up with $$($$python --version): a minute the first time." >&2; \
			$$python -m venv --clear $(VENV) && printf '%s' "$(CURDIR)" > $@; exit $$?; \
		fi; \
	done; \
	echo "Python 3.11 or newer with its venv module is needed, and none was found." >&2; \
	echo "On Debian and Ubuntu: apt-get install python3-venv. Elsewhere: make PYTHON=/path/to/python3" >&2; \
	exit 1

# The project itself is linked, not copied, and built with the pinned setuptools: nothing else is fetched.
LINK = $(PINNED) -r requirements-build.txt && $(PIP) install -qq --no-deps --no-index --no-build-isolation --editable .

$(VENV)/ready-play: $(VENV)/home requirements.txt requirements-build.txt pyproject.toml
	@$(PINNED) -r requirements.txt && $(LINK)
	@touch $@

$(VENV)/ready-dev: $(VENV)/home requirements-dev.txt requirements-build.txt pyproject.toml
	@$(PINNED) -r requirements-dev.txt && $(LINK)
	@touch $@ $(VENV)/ready-play

# Everything a person or a machine does with a checkout. `make help` lists the targets.
# Set-up happens by itself, once, and again when its inputs change.

MAKEFLAGS += --no-print-directory
# What one process makes of a source file the next ones read: the tests start hundreds of them.
export PYTHONDONTWRITEBYTECODE :=
.DEFAULT_GOAL := help

# The first interpreter that is 3.11 or newer; `make PYTHON=...` decides otherwise.
PYTHON ?= $(shell for p in python3.11 python3 python3.12 python3.13 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
JOBS ?= 3
SOAK ?= kill nodes fuzz sealed_bids sealed_sockets crowding canaries weight starvation outage_soak \
	state_machine state_machine_teeth
POSITIONS ?= 20000
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip install -qq --disable-pip-version-check
NPM := npm --prefix web --no-fund --no-audit --loglevel=error

# What exists decides what is run: a part that is not there yet is left out.
WEB := $(wildcard web/package-lock.json)
WEB_SOURCES := $(if $(WEB),$(shell find web src/tambo \
	\( -path web/node_modules -o -path web/dist -o -path web/test-results \) -prune -o \
	-type f \( -path 'web/*' -o -name '*.ftl' \) -print))
ENGINE_TESTS := $(shell find tests/core tests/games tests/bots tests/testing -name 'test_*.py' \
	2>/dev/null | cut -d/ -f1,2 | sort -u)
TYPED := $(wildcard src/tambo scripts tests bench hatch_build.py)

STATIC := src/tambo/house/static/index.html

##@ Play
.PHONY: play
play: $(VENV)/.playable web  ## Serve the house on this machine and open it in a browser
	@$(PY) scripts/play.py $(ARGS)

# What runs the house, and nothing that only builds or tests it; all of it where that is there.
$(VENV)/.playable: requirements/base.txt | $(VENV)/pyvenv.cfg
	@if [ -e $(VENV)/.installed ]; then $(MAKE) setup; else \
		echo "setup: installing the pinned packages that run the house" && \
		$(PIP) --require-hashes -r requirements/base.txt && \
		$(PY) -c 'import pathlib, sysconfig; p = pathlib.Path(sysconfig.get_path("purelib")); \
			(p / "tambo-checkout.pth").write_text("$(CURDIR)/src\n")'; fi
	@touch $@

##@ Work
.PHONY: setup
setup: $(VENV)/.installed  ## Make .venv with the pinned packages and this checkout in it

$(VENV)/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo "tambo needs Python 3.11 or newer"; exit 1; }
	@echo "setup: virtual environment in $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.requirements: requirements/dev.txt | $(VENV)/pyvenv.cfg
	@echo "setup: installing the pinned packages"
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.installed: pyproject.toml $(VENV)/.requirements
	@echo "setup: installing tambo from this checkout"
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.requirements
	@echo "setup: installing the peers to measure against"
	@$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/.mutants: requirements/mutants.txt $(VENV)/.requirements
	@echo "setup: installing the mutation tool"
	@$(PIP) --require-hashes -r requirements/mutants.txt
	@touch $@

.PHONY: compile
compile: setup  ## Compile the engine in place, when its sources changed
	@$(PY) scripts/compile.py

.PHONY: web
web: $(if $(WEB),$(STATIC))  ## Build the front end, when its sources changed

web/node_modules/.installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "web: Node 20 or newer, with npm, is needed"; exit 1; }
	@echo "web: installing the pinned packages"
	@$(NPM) ci >/dev/null
	@touch $@

$(STATIC): $(WEB_SOURCES) web/node_modules/.installed
	@echo "web: building the front end"
	@$(NPM) run --silent build >/dev/null
	@touch $@

.PHONY: format
format: setup  ## Put the code into its standard form
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix
	@$(if $(WEB),$(NPM) run --if-present format)

.PHONY: lock
lock:  ## Choose the newest versions and pin them in requirements/
	@scripts/lock $(ARGS)

##@ Check
.PHONY: check check-style check-types check-imports check-web
check: check-style check-types check-imports check-web  ## Format, lint, types, import contracts

check-style: setup
	@echo "check: format and lint"
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check --quiet

check-types: setup
	@echo "check: types"
	@$(BIN)/mypy --no-error-summary $(TYPED)

check-imports: setup
	@echo "check: import contracts"
	@$(BIN)/lint-imports --no-logo

check-web: $(if $(WEB),web/node_modules/.installed)
	@$(if $(WEB),echo "check: front end" && $(NPM) run --silent check && $(NPM) run --silent lint)

.PHONY: test
test: setup chromium  ## Every test: both builds of the engine, front end, browser
	@$(MAKE) -j 2 -O test-web test-uncompiled
	@echo "test: everything (engine compiled)"
	@$(PY) -m pytest -n $(JOBS) --dist worksteal $(if $(filter 0,$(BROWSER)),-m "not browser") $(ARGS)

# What needs no compiled engine is tested while that is being made, which keeps one core busy.
.PHONY: test-uncompiled
test-uncompiled: setup
	@$(if $(ENGINE_TESTS),echo "test: the engine interpreted" && \
		TAMBO_PURE=1 nice $(PY) -m pytest -q -n $(JOBS) --dist worksteal -m "not browser and not compiled" $(ENGINE_TESTS))

# Its screens are judged on matches that the compiled engine records.
.PHONY: test-web
test-web: compile web
	@$(if $(WEB),echo "test: front end" && \
		$(NPM) test --silent $(if $(filter 0,$(BROWSER)),-- --project units --project screens))

.PHONY: pictures
pictures: compile chromium $(if $(WEB),web/node_modules/.installed)  ## Take the pictures again that boards are compared with
	@$(NPM) test --silent -- --project mounted --update tests/mounted/pictures.test.ts

.PHONY: chromium
chromium:
	@$(if $(filter 0,$(BROWSER)),,scripts/chromium)

.PHONY: bench
bench: compile $(VENV)/.bench  ## Measure speed beside other projects, one core, one run
	@$(PY) -m bench $(ARGS)

.PHONY: load
load: compile web  ## A thousand people at once for ten minutes, beside boardgame.io's server
	@$(PY) -m bench.load $(ARGS)

.PHONY: fuzz
fuzz: compile  ## Hundreds of thousands of random games and mutated positions, on both builds
	@echo "fuzz: compiled"
	@$(PY) -m tambo.testing --positions $(POSITIONS) $(ARGS)
	@$(PY) -m tambo.testing $(ARGS)
	@TAMBO_LOOKS=0 $(PY) -m pytest -q --timeout 0 tests/games/*/test_jury.py
	@echo "fuzz: interpreted"
	@TAMBO_PURE=1 $(PY) -m tambo.testing --positions $(POSITIONS) $(ARGS)
	@TAMBO_PURE=1 $(PY) -m tambo.testing $(ARGS)

.PHONY: soak
soak: compile  ## The house killed, crowded and fuzzed for a long time, on SQLite and on PostgreSQL
	@TAMBO_KILLS=$${TAMBO_KILLS:-300} TAMBO_MATCHES=$${TAMBO_MATCHES:-100} \
		TAMBO_NODE_KILLS=$${TAMBO_NODE_KILLS:-300} TAMBO_NODE_MATCHES=$${TAMBO_NODE_MATCHES:-100} \
		TAMBO_FRAMES=$${TAMBO_FRAMES:-1000000} TAMBO_ROUNDS=$${TAMBO_ROUNDS:-1000} \
		TAMBO_SAME=$${TAMBO_SAME:-1000} TAMBO_CANARIES=$${TAMBO_CANARIES:-100000} \
		TAMBO_WEIGHT_MINUTES=$${TAMBO_WEIGHT_MINUTES:-10} \
		TAMBO_MASTERS=$${TAMBO_MASTERS:-60} TAMBO_BYSTANDERS=$${TAMBO_BYSTANDERS:-10} \
		TAMBO_ANSWERS=$${TAMBO_ANSWERS:-100} \
		TAMBO_OUTAGES=$${TAMBO_OUTAGES:-20} TAMBO_OUTAGE_MATCHES=$${TAMBO_OUTAGE_MATCHES:-50} \
		TAMBO_OUTAGE_SECONDS=$${TAMBO_OUTAGE_SECONDS:-20} \
		TAMBO_MACHINE_EXAMPLES=$${TAMBO_MACHINE_EXAMPLES:-1000} \
		TAMBO_MACHINE_STEPS=$${TAMBO_MACHINE_STEPS:-50} \
		$(PY) -m pytest -q --timeout 0 \
		$(foreach one,$(SOAK),$(wildcard tests/house/*/test_$(one).py)) $(ARGS)

.PHONY: mutants
mutants: setup $(VENV)/.mutants  ## Plant 400 defects, one at a time, and count those the tests notice
	@nice $(PY) scripts/mutants.py $(ARGS)

.PHONY: screenshots
screenshots: compile web chromium  ## Every screen, both sizes, both languages, light and dark
	@$(PY) scripts/screenshots.py $(ARGS)

##@ Release
.PHONY: build
build: setup web  ## The wheel and the source archive, in dist/
	@$(PY) -m hatchling build

.PHONY: clean
clean:  ## Remove what was built, but not .venv and not your games
	@$(if $(wildcard $(PY)),$(PY) scripts/compile.py --clean)
	@rm -rf build dist src/tambo/house/static web/dist web/test-results screenshots
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .coverage .coverage.*

.PHONY: help
help:
	@awk 'BEGIN {FS = ":.*## "} /^##@/ {printf "\n%s\n", substr($$0, 5)} \
		/^[a-z]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

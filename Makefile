# Every target sets up what it needs in a private .venv. Compiled or pure Python: see docs/development.md.
PYTHON ?= python3
PYTEST_JOBS ?= 2
# `make lock` keeps the pins it can; `make lock LOCK_FLAGS=--upgrade` takes the newest of everything.
LOCK_FLAGS ?=

VENV := .venv
PY := $(VENV)/bin/python
# Python must not look elsewhere while installing: with PYTHONPATH=src pip would think it installed already.
PIP := env -u PYTHONPATH $(PY) -m pip install -qq --disable-pip-version-check
DEPS := $(VENV)/.deps
INSTALLED := $(VENV)/.installed
LOCK := requirements/dev.txt
NODE_LOCK := requirements/node.txt
SOURCES := $(sort $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -path 'src/signoria/server/page/*'))
# The page: Vite builds it into the package.
PAGE := src/signoria/server/page/index.html
PAGE_SOURCES := $(sort $(shell find web src/signoria/locale -type f ! -path '*/node_modules/*' ! -path '*/__pycache__/*' \
    ! -path 'web/fixtures/*'))
NODE := $(VENV)/.node
NODE_MODULES := web/node_modules/.package-lock.json
NPM := cd web && PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm --loglevel=error
# What an installation was made of: a file added, removed or a changed SIGNORIA_PURE makes a new one.
MADE_OF := $(strip SIGNORIA_PURE=$(SIGNORIA_PURE) $(SOURCES))
# The engine's tests, run a second time in pure Python.
ENGINE_TESTS := $(wildcard tests/kernel tests/princes tests/lorenzo tests/conformance) tests/test_form.py

.DEFAULT_GOAL := help
.PHONY: help play dev page test rules lint bench lock clean FORCE

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile

play: $(INSTALLED) ## serve the page at http://127.0.0.1:8000 and open it
	@$(VENV)/bin/signoria serve --open

dev: $(INSTALLED) ## set up .venv: the locked dependencies and the package, compiled

page: $(PAGE) ## build the page

test: rules ## every test compiled, then the engine's again in pure Python
	@$(PY) tests/web/browser.py
	@form=$$(cat $(VENV)/.form); echo "Testing the $$form form (installed package): all of tests"; \
	SIGNORIA_FORM=$$form $(PY) -m pytest -n $(PYTEST_JOBS)
	@echo "Testing the pure form (src): $(ENGINE_TESTS)"
	@SIGNORIA_FORM=pure PYTHONPATH=src $(PY) -m pytest -n $(PYTEST_JOBS) $(ENGINE_TESTS)
	@echo "Checking the page: types, logic, size"
	@$(NPM) run -s verify

rules: $(INSTALLED) ## check that every rule of the rulebooks has a test
	@$(PY) tests/rules_coverage.py

lint: $(DEPS) ## ruff and mypy --strict
	@echo "Checking style and types"
	@$(PY) -m ruff check
	@$(PY) -m ruff format --check
	@$(PY) -m mypy --strict src

bench: $(INSTALLED) ## measure the speed
	@$(PY) benchmarks/run.py

UV_COMPILE := $(PY) -m uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
    --custom-compile-command "make lock"

lock: $(PY) ## refresh requirements/*.txt from pyproject.toml
	@echo "Resolving the dependencies"
	@$(PIP) uv
	@$(UV_COMPILE) $(LOCK_FLAGS) --group dev --all-extras pyproject.toml -o $(LOCK)
	@$(UV_COMPILE) $(LOCK_FLAGS) --group node -o $(NODE_LOCK)

clean: ## remove everything that was built or installed
	rm -rf web/node_modules src/signoria/server/page
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Signoria needs Python 3.11 or newer (make PYTHON=/path/to/python3 chooses one)."; exit 1; }
	@echo "Making a private Python in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	    echo "Python cannot make virtual environments here. On Debian or Ubuntu: apt install python3-venv"; exit 1; }

$(DEPS): $(LOCK) | $(PY)
	@echo "Installing the dependencies of $(LOCK) (half a minute)"
	@$(PIP) --require-hashes -r $(LOCK)
	@touch $@

# The machine's Node.js where it is new enough, else one from PyPI in .venv.
$(NODE): $(NODE_LOCK) | $(PY)
	@PATH="$(CURDIR)/$(VENV)/bin:$$PATH"; command -v npm >/dev/null && \
	    node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' \
	    2>/dev/null || { echo "Installing Node.js in $(VENV) (this machine has none that is new enough)"; \
	    $(PIP) --require-hashes -r $(NODE_LOCK); }
	@touch $@

$(NODE_MODULES): web/package.json web/package-lock.json $(NODE)
	@echo "Installing what the page is built with (half a minute)"
	@$(NPM) ci
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(NODE_MODULES)
	@echo "Building the page"
	@$(NPM) run -s build -- --logLevel warn
	@touch $@

ifneq ($(MADE_OF),$(shell cat $(INSTALLED) 2>/dev/null))
$(INSTALLED): FORCE
endif

# build/ is kept between builds: C that did not change is not compiled again. Only the copied Python is renewed.
$(INSTALLED): $(DEPS) $(SOURCES) $(PAGE) setup.py pyproject.toml
	@echo "Building and installing signoria (two minutes if the engine changed)"
	@find build/lib* -type f ! -name '*.so' -delete 2>/dev/null || true
	@$(PIP) --no-deps --no-build-isolation --force-reinstall .
	@$(PY) -Ic 'import importlib.util as u, pathlib as p; \
	    print("compiled" if any(p.Path(u.find_spec("signoria").origin).parent.rglob("*.so")) else "pure")' > $(VENV)/.form
	@echo "Installed signoria in its $$(cat $(VENV)/.form) form"
ifneq ($(SIGNORIA_PURE),1)
	@grep -q compiled $(VENV)/.form || echo "It is much faster compiled: install a C compiler" \
	    "and Python's headers (Debian or Ubuntu: apt install gcc python3-dev), then make clean dev"
endif
	@echo "$(MADE_OF)" > $@

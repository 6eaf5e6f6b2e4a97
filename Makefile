# Every target sets up what it needs in a private .venv. Compiled or pure Python: see docs/development.md.
PYTHON ?= python3
PYTEST_JOBS ?= 4
# `make lock` keeps the pins it can; `make lock LOCK_FLAGS=--upgrade` takes the newest of everything.
LOCK_FLAGS ?=

# Hundreds of processes are started for the tests: each of them would compile everything that it imports.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
PY := $(VENV)/bin/python
# Python must not look elsewhere while installing: with PYTHONPATH=src the installer would find it installed already.
UV := env -u PYTHONPATH UV_SYSTEM_CERTS=1 $(VENV)/bin/uv pip install -q --python $(PY)
PIP := env -u PYTHONPATH $(PY) -m pip install -qq --disable-pip-version-check
# The private Python gets a pip of its own only where it is needed.
ADD_PIP := { $(PY) -m pip --version >/dev/null 2>&1 || $(PY) -m ensurepip >/dev/null; }
# uv, as it is ten times as fast; pip where uv cannot be installed or does not get through.
install = { [ -x $(VENV)/bin/uv ] && $(UV) $(1); } || { echo "Installing with pip instead of uv (slower)"; $(ADD_PIP) && $(PIP) $(1); }
# What was installed: for running and building, and for working on Signoria.
RUN := $(VENV)/.run
DEV := $(VENV)/.dev
INSTALLED := $(VENV)/.installed
LOCKS := requirements
SOURCES := $(sort $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -path 'src/signoria/server/page/*'))
# The page: Vite builds it into the package.
PAGE := build/.page
PAGE_SOURCES := $(sort $(shell find web src/signoria/locale -type f ! -path '*/node_modules/*' ! -path '*/__pycache__/*' \
    ! -path 'web/fixtures/*'))
NODE := $(VENV)/.node
WEB := web/node_modules/.built-with
WEB_DEV := web/node_modules/.tested-with
NPM := cd web && PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm --loglevel=error --no-audit --no-fund --no-update-notifier
# The build backend, without an installer around it. What it says is shown only if it fails.
BUILD_WHEEL := $(PY) -B -c 'from setuptools import build_meta as b; b.build_wheel("build/wheel")' >build/wheel.log 2>&1 \
    || { cat build/wheel.log; exit 1; }
BUILD_SDIST := $(PY) -c 'from setuptools import build_meta as b; b.build_sdist("dist")' >build/sdist.log 2>&1 \
    || { cat build/sdist.log; exit 1; }
# What was copied or noted into build/ while building, and is worth nothing afterwards.
FORGET_COPIES := rm -f build/ops.txt; find build/lib* -type f ! -name '*.so' -delete 2>/dev/null || true
# What an installation was made of: a file added, removed or a changed SIGNORIA_PURE makes a new one.
MADE_OF := $(strip SIGNORIA_PURE=$(SIGNORIA_PURE) $(SOURCES))
# The tests of a file share servers and clusters, so one process runs them all; long files are begun first.
BY_FILE := --dist loadfile --no-loadscope-reorder
# The engine's tests, run a second time in pure Python. Bots take too long there to try editions with all of them.
ENGINE_TESTS := $(wildcard tests/kernel tests/princes tests/lorenzo tests/conformance) tests/test_form.py

.DEFAULT_GOAL := help
.PHONY: help play dev page engine wheel test test-all pictures attack rules lint docs bench lock clean FORCE

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile

play: $(INSTALLED) ## serve the page at http://127.0.0.1:8000 and open it
	@$(VENV)/bin/signoria serve --open

dev: $(DEV) $(INSTALLED) ## set up .venv: all locked dependencies, and the package, compiled

page: $(PAGE) ## build the page

wheel: $(INSTALLED) ## build dist/signoria-….whl (compiled, with the page) and the source distribution
	@rm -rf dist && mkdir dist && cp build/wheel/*.whl dist/
	@$(BUILD_SDIST)
	@ls -1 dist/*

test: $(WEB_DEV) rules ## the tests compiled, then the engine's again in pure Python
	@$(PY) tests/web/browser.py
	@form=$$(cat $(VENV)/.form); echo "Testing the $$form form (installed package)"; \
	export SIGNORIA_FORM=$$form; \
	$(PY) -m pytest -n $(PYTEST_JOBS) $(BY_FILE) --durations=12 $(if $(ALL_TESTS),,--quick) || \
	    { echo "$$ONCE_MORE"; $(PY) -m pytest --last-failed --last-failed-no-failures none; }
	@echo "Testing the pure form (src): $(ENGINE_TESTS)"
	@SIGNORIA_FORM=pure HYPOTHESIS_PROFILE=$(if $(ALL_TESTS),quick,few) PYTHONPATH=src $(PY) -m pytest -n $(PYTEST_JOBS) \
	    $(if $(ALL_TESTS),,--quick --ignore=tests/conformance/test_editions.py) $(ENGINE_TESTS)
	@if grep -q ready $(NODE); then echo "Checking the page: types, logic, size"; \
	    export SIGNORIA_QUICK=$(if $(ALL_TESTS),,1); ($(NPM) run -s check) & \
	    ($(NPM) run -s test) && wait $$! && ($(NPM) run -s size); \
	    else echo "$$NO_NODE"; fi

define ONCE_MORE

************************************************************************
*  What failed above is run once more, one test at a time. A test that *
*  passes now needs more patience when several share the machine.      *
************************************************************************

endef
export ONCE_MORE

test-all: ALL_TESTS := yes
test-all: test ## the same with long tests, and the page in every combination of sizes, languages and themes

pictures: $(DEV) $(INSTALLED) ## take pictures of every decision into build/pictures (PICTURES="--only lorenzo --sizes phone")
	@$(PY) tests/web/browser.py
	@$(PY) -m tests.web.take_pictures $(PICTURES)

attack: $(DEV) $(INSTALLED) ## attack real servers for ten minutes (ATTACK="--minutes 2 --only leaks")
	@$(PY) -m tests.attack $(ATTACK)

rules: $(DEV) $(INSTALLED) ## check that every rule of the rulebooks has a test
	@$(PY) tests/rules_coverage.py

lint: $(DEV) ## ruff, mypy --strict and the layers
	@echo "Checking style and types"
	@$(PY) -m ruff check
	@$(PY) -m ruff format --check
	@$(PY) -m mypy --strict src
	@mkdir -p build; PYTHONPATH=src $(VENV)/bin/lint-imports >build/layers.log 2>&1 || { cat build/layers.log; exit 1; }

docs: $(DEV) ## build the documentation into build/docs; a broken link is an error
	@echo "Building the documentation (10 s)"
	@$(PY) -m sphinx -q -W --keep-going -b html docs build/docs
	@echo "Open build/docs/index.html"

bench: $(DEV) $(INSTALLED) ## measure the speed
	@$(PY) benchmarks/run.py

UV_COMPILE := $(VENV)/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
    --custom-compile-command "make lock" $(LOCK_FLAGS)

lock: $(PY) ## refresh requirements/*.txt from pyproject.toml
	@echo "Resolving the dependencies"
	@[ -x $(VENV)/bin/uv ] || { echo "make lock needs uv, which could not be installed"; exit 1; }
	@$(UV_COMPILE) --group uv -o $(LOCKS)/uv.txt
	@$(UV_COMPILE) --group node -o $(LOCKS)/node.txt
	@$(UV_COMPILE) pyproject.toml -o $(LOCKS)/run.txt
	@$(UV_COMPILE) --group build -c $(LOCKS)/run.txt -o $(LOCKS)/build.txt
	@$(UV_COMPILE) --group dev --all-extras pyproject.toml -c $(LOCKS)/run.txt -c $(LOCKS)/build.txt -o $(LOCKS)/dev.txt

clean: ## remove everything that was built or installed
	rm -rf web/node_modules src/signoria/server/page
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The machine's own pip installs uv, where there is one that can (22.3 or newer): to make another takes 3 s and 17 MB.
$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Signoria needs Python 3.11 or newer (make PYTHON=/path/to/python3 chooses one)."; exit 1; }
	@echo "Making a private Python in $(VENV) (3 s)"
	@$(PYTHON) -c 'import ensurepip' && $(PYTHON) -m venv --without-pip $(VENV) || { rm -rf $(VENV); \
	    echo "Python cannot make virtual environments here. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@env -u PYTHONPATH $(PYTHON) -m pip --python $(PY) install -qq --disable-pip-version-check \
	    --require-hashes -r $(LOCKS)/uv.txt 2>/dev/null || { $(ADD_PIP) && $(PIP) --require-hashes -r $(LOCKS)/uv.txt; } || \
	    echo "uv cannot be installed here, so pip does its work, slowly"

$(RUN): $(LOCKS)/run.txt $(LOCKS)/build.txt | $(PY)
	@echo "Installing what Signoria runs and is built with (5 s)"
	@$(call install,--require-hashes -r $(LOCKS)/run.txt -r $(LOCKS)/build.txt)
	@touch $@

# Bytecode at once, on all cores: hundreds of processes would compile what they import. To play, it is not worth its 70 MB.
$(DEV): $(LOCKS)/dev.txt | $(PY)
	@echo "Installing what Signoria is tested with (15 s)"
	@export UV_COMPILE_BYTECODE=1; $(call install,--require-hashes -r $<)
	@touch $@

define NO_NODE

************************************************************************
*  NO NODE.JS: this machine has none that is new enough, and none      *
*  could be installed from PyPI. The page is neither built nor tested: *
*  the server answers with a note in its place.                        *
************************************************************************

endef
export NO_NODE

# The machine's Node.js where it is new enough, else one from PyPI in .venv. The file says 'ready', or 'absent'.
$(NODE): $(LOCKS)/node.txt | $(PY)
	@PATH="$(CURDIR)/$(VENV)/bin:$$PATH"; is_new_enough() { command -v npm >/dev/null && node -e \
	    'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)'; }; \
	is_new_enough 2>/dev/null || { echo "Installing Node.js in $(VENV): this machine has none that is new enough (10 s)"; \
	    $(call install,--require-hashes -r $(LOCKS)/node.txt); is_new_enough; } && echo ready >$@ || echo absent >$@

$(WEB): web/package.json web/package-lock.json $(NODE)
	@if grep -q ready $(NODE); then echo "Installing what the page is built with (10 s)"; $(NPM) ci --omit=dev; fi
	@mkdir -p $(@D) && touch $@

$(WEB_DEV): web/package.json web/package-lock.json $(NODE)
	@if grep -q ready $(NODE); then echo "Installing what the page is tested with (10 s)"; $(NPM) ci; fi
	@mkdir -p $(@D) && touch $(WEB) $@

$(PAGE): $(PAGE_SOURCES) | $(WEB)
	@if grep -q ready $(NODE); then echo "Building the page (10 s)"; $(NPM) run -s build -- --logLevel warn; else echo "$$NO_NODE"; fi
	@mkdir -p $(@D) && touch $@

ifneq ($(MADE_OF),$(shell cat $(INSTALLED) 2>/dev/null))
$(INSTALLED): FORCE
endif

# build/ is kept between builds: C that did not change is not compiled again.
engine: $(RUN)
	@echo "Compiling the engine if it has changed (45 s on two cores)"
	@$(PY) setup.py -q build_ext

# The page and the engine side by side, then one wheel of both. Only the Python copied into build/ is renewed.
$(INSTALLED): $(RUN) $(SOURCES) $(PAGE_SOURCES) setup.py pyproject.toml
	@$(MAKE) --no-print-directory -j2 page engine
	@echo "Installing signoria"
	@$(FORGET_COPIES)
	@rm -rf build/wheel && mkdir -p build/wheel
	@$(BUILD_WHEEL)
	@$(FORGET_COPIES)
	@$(call install,--no-deps --force-reinstall build/wheel/*.whl)
	@$(PY) -Ic 'import importlib.util as u, pathlib as p; \
	    print("compiled" if any(p.Path(u.find_spec("signoria").origin).parent.rglob("*.so")) else "pure")' > $(VENV)/.form
	@echo "Installed signoria in its $$(cat $(VENV)/.form) form"
ifneq ($(SIGNORIA_PURE),1)
	@grep -q compiled $(VENV)/.form || echo "It is much faster compiled: install a C compiler" \
	    "and Python's headers (Debian or Ubuntu: apt install gcc python3-dev), then make clean dev"
endif
	@echo "$(MADE_OF)" > $@

# Every target sets up what it needs: nothing but Python 3.11 or newer and make has to be there.
# `make` alone lists the targets.

PYTHON ?= python3
VENV ?= .venv
EXTRAS ?= dev,docs
WORKERS ?= auto
GAMES ?= 20

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
comma := ,
export NO_MKDOCS_2_WARNING := 1
CORE := $(VENV)/.installed
DEV := $(VENV)/.installed-$(subst $(comma),-,$(EXTRAS))

.DEFAULT_GOAL := help
.PHONY: help demo test check docs fmt bench clean

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

demo: $(CORE) ## check the shipped variants, replay the golden transcripts, simulate some games
	$(BIN)/unolang check variants/*.uno
	$(BIN)/unolang replay tests/transcripts
	@for variant in variants/*.uno; do \
		echo; echo "unolang simulate $$variant --games $(GAMES) --seed 1"; \
		$(BIN)/unolang simulate $$variant --games $(GAMES) --seed 1 || exit 1; \
	done
	@echo; echo "All is in place. From here on:"
	@echo "  source $(BIN)/activate          so that the command is called unolang, in this terminal"
	@echo "  unolang play classic                you against bots"
	@echo "  unolang new our-rules               a rule set of your own to start from"
	@echo "  docs/tutorial/first-house-rule.md   tells how, in ten minutes"

test: $(DEV) ## run all tests
	$(BIN)/python -m pytest -n $(WORKERS)

check: $(DEV) ## look at format, lint, types, floors, variants and documents
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest --quiet tests/house/test_floors.py
	$(BIN)/unolang check variants/*.uno
	$(BIN)/unolang fmt --check variants/*.uno
	$(BIN)/python -m tools.error_index --check
	$(BIN)/python -m tools.forms_page --check
	$(BIN)/python -m tools.grammar_table --check
	$(BIN)/mkdocs --quiet build --strict --site-dir site

docs: $(DEV) ## build the documents into site/
	$(BIN)/python -m tools.error_index
	$(BIN)/python -m tools.forms_page
	$(BIN)/mkdocs build --strict --site-dir site

fmt: $(DEV) ## format the code and the variants, and mend what can be mended by itself
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/unolang fmt variants/*.uno

bench: $(DEV) ## run the benchmarks
	@for script in benchmarks/*.py; do echo "$$script"; $(BIN)/python $$script || exit 1; done

clean: ## remove everything that the other targets made
	rm -rf .venv site dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(CORE): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "unolang needs Python 3.11 or newer; say which with: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) --editable .
	@$(BIN)/python -m compileall -q unolang # also where Python was told to write no compiled files
	@touch $@

$(DEV): $(CORE)
	$(PIP) --editable '.[$(EXTRAS)]'
	@touch $@

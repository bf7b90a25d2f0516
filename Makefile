# Two commands set up everything: `make run` and `make test`. `make help` lists the rest.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HOST ?= 127.0.0.1
PORT ?= 8000
ONESHOT ?=
SAMPLE ?= Туннельге екі қызыл карта ойнадым, ашылғаны: қызыл, локомотив, көк. Тағы неше карта керек?

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export TOKENIZERS_PARALLELISM := false
export HF_HUB_OFFLINE := 1

# $(call step,what,command,what to do when it fails)
define step
@printf '\n== %s\n' "$(1)"; $(2) || { s=$$?; printf '\nFAILED: %s (exit status %s)\nWhat to do: %s\n' "$(1)" "$$s" "$(3)" >&2; exit $$s; }
endef

.PHONY: help run test browser widget check eval bench index vectors clean
help: ## list the commands
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

$(VENV)/bin/python:
	$(call step,make the virtual environment,$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' && $(PYTHON) -m venv $(VENV),install Python 3.11 or newer with its venv module (or name it: make run PYTHON=/path/to/python3))

$(VENV)/.run: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(call step,install Konduktor (the first time takes a minute or two),$(BIN)/python -m pip install --quiet -c constraints.txt -e .,check the connection to the package registry and the free disk space (2 GB) and run the command again)
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(call step,install Konduktor with its test tools (the first time takes a minute or two),$(BIN)/python -m pip install --quiet -c constraints.txt -e '.[dev$(comma)bench]',check the connection to the package registry and the free disk space (2 GB) and run the command again)
	@touch $@ $(VENV)/.run
comma := ,

index: $(VENV)/.run ## build the index, or leave it when it is up to date
	$(call step,build the index,$(BIN)/konduktor index build,read the message above; to begin afresh remove the folder var/index)

run: index ## install, build the index, answer a sample question, serve on 127.0.0.1:8000 (ONESHOT=1 stops after the sample)
	$(call step,ask a sample question,$(BIN)/konduktor ask "$$SAMPLE",remove the folder var/index and run the command again)
	@[ -n "$(ONESHOT)" ] || { printf '\n== serve on http://$(HOST):$(PORT) (Ctrl-C ends it)\n'; $(BIN)/konduktor serve --host $(HOST) --port $(PORT); }
export SAMPLE

test: $(VENV)/.dev browser ## run all tests
	$(call step,build the index,$(BIN)/konduktor index build,read the message above; to begin afresh remove the folder var/index)
	$(call step,run the tests,$(BIN)/python -m pytest -q,read the first failure above)

# The tests of the widget need Chromium. Where it can be installed it is; elsewhere they are skipped and say so.
browser:
	@command -v chromium >/dev/null || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	    && printf '\n== install Chromium for the tests of the widget\n' \
	    && apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install chromium fonts-dejavu-core >/dev/null; \
	} || printf '\nChromium is not here and cannot be installed (that takes root on Debian or Ubuntu): the widget is not tested in a browser\n'

widget: ## build the widget's script anew from api/widget (needs Node 20 and npm)
	$(call step,install the build tools,cd api/widget && npm ci --no-audit --no-fund,install Node 20 or newer with npm and check the connection to its registry)
	$(call step,check the types,cd api/widget && npm run --silent check,mend what is listed above)
	$(call step,build the script,cd api/widget && npm run --silent build,see above)

check: $(VENV)/.dev ## formatting, lint, types, import order, unused dependencies
	$(call step,check the formatting,$(BIN)/ruff format --check .,run: $(BIN)/ruff format .)
	$(call step,lint,$(BIN)/ruff check .,mend what is listed above)
	$(call step,check the types,$(BIN)/mypy,mend what is listed above)
	$(call step,check the import order,$(BIN)/lint-imports,mend the import named above)
	$(call step,check the dependencies,$(BIN)/deptry .,mend pyproject.toml)

eval: $(VENV)/.dev ## measure answers, languages and retrieval on the question sets
	$(call step,build the index,$(BIN)/konduktor index build,read the message above)
	$(call step,measure,$(BIN)/konduktor eval answers --report var/eval/report.html,see the table above)

bench: $(VENV)/.dev ## speed, as ratios measured side by side
	$(call step,build the index,$(BIN)/konduktor index build,read the message above)
	$(call step,measure the speed,$(BIN)/python -m eval.bench,see above)

vectors: $(VENV)/.dev ## embed the example questions anew, after they have changed
	$(call step,embed the example questions,$(BIN)/python -m assistant.build var/index/embeddings.npz,see above)

clean: ## remove the index, caches and the virtual environment
	rm -rf $(VENV) var .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache *.egg-info

# Aangan. `make start` runs the product, `make test` proves it, `make help` lists the rest.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PNPM := npx --yes pnpm@10.34.9
# What production runs, and what `make start` and `make dev` run: the same with Postgres, payment sandbox and demo data.
BIN := .bin/aangan
DEV_BIN := .bin/aangan-dev
# Builds, tests and checks compile alike, wherever the folder lies: each package is compiled once for all of them.
export GOFLAGS := $(strip $(filter-out -trimpath,$(GOFLAGS)) -trimpath)
export NEXT_TELEMETRY_DISABLED := 1
export TURBO_TELEMETRY_DISABLED := 1
export STORYBOOK_DISABLE_TELEMETRY := 1
export npm_config_update_notifier := false
export npm_config_loglevel := error

say = @printf '\033[1m==>\033[0m %s\n' "$(1)"

.PHONY: help
help: ## List the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

.PHONY: start
start: needs build ## Install, build, start Postgres, migrate, seed, serve all three apps
	$(call say,Starting Aangan. Ctrl-C stops all of it.)
	@exec $(DEV_BIN) start

.PHONY: dev
dev: needs node_modules/.installed $(BIN)-fresh ## The same with hot reload
	@exec node scripts/dev.mjs

.PHONY: build
build: node_modules/.installed pages $(BIN)-fresh ## The pages and the programs that serve them

.PHONY: pages
pages: node_modules/.installed
	$(call say,Building the pages. What has not changed is reused.)
	@$(PNPM) exec turbo run build --filter='./apps/*' --output-logs=errors-only --log-order=grouped
	@node packages/config/pack/pack.mjs

# Go's own cache decides what is rebuilt, so this always asks it.
.PHONY: $(BIN)-fresh
$(BIN)-fresh:
	$(call say,Building the programs. The first time takes a minute.)
	@cd bff && go build -o ../.bin/ ./cmd/aangan ./cmd/aangan-dev

node_modules/.installed: pnpm-lock.yaml pnpm-workspace.yaml package.json $(wildcard apps/*/package.json packages/*/package.json)
	$(call say,Installing packages)
	@$(PNPM) install --frozen-lockfile --reporter=append-only | grep -vE '^(Progress|Scope|Packages|\+)' || true
	@test -x node_modules/.bin/turbo || { echo "The packages could not be installed: see the lines above."; exit 1; }
	@touch $@

.PHONY: needs
needs:
	@bash scripts/needs.sh

.PHONY: doctor
doctor: ## Say what this machine lacks
	@bash scripts/needs.sh --all

.PHONY: gen
gen: node_modules/.installed ## Write all generated code
	@bash scripts/gen.sh

.PHONY: check
check: needs node_modules/.installed ## Fast checks: generated code, formatting, types, import rules
	@node scripts/test.mjs check

.PHONY: test
test: needs node_modules/.installed ## Every check and every test, browser journeys included
	@node scripts/test.mjs all

.PHONY: storybook
storybook: node_modules/.installed ## The UI kit on http://localhost:6006
	@$(PNPM) --filter @aangan/ui storybook

.PHONY: bench
bench: needs build ## Benchmarks side by side, written to docs/benchmarks.md
	@node scripts/bench.mjs

.PHONY: format
format: node_modules/.installed ## Format everything
	@$(PNPM) exec biome check --write . && gofmt -w bff db

.PHONY: clean
clean: ## Remove what was built; keeps .data
	rm -rf .bin .turbo apps/*/.next apps/*/out packages/ui/storybook-static bff/internal/static/dist/*/ node_modules apps/*/node_modules packages/*/node_modules

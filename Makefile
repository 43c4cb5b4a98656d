# Aangan. `make start` runs the product, `make test` proves it, `make help` lists the rest.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PNPM := npx --yes pnpm@10.34.9
# What `make start` and `make dev` run. Production runs .bin/aangan.
DEV_BIN := .bin/aangan-dev
# Builds, tests and checks compile alike, wherever the folder lies: each package is compiled once for all of them.
export GOFLAGS := $(strip $(filter-out -trimpath,$(GOFLAGS)) -trimpath)
export NEXT_TELEMETRY_DISABLED := 1
export TURBO_TELEMETRY_DISABLED := 1
export STORYBOOK_DISABLE_TELEMETRY := 1
export npm_config_update_notifier := false
export npm_config_loglevel := error

TURBO := $(PNPM) exec turbo run --concurrency=2 --output-logs=errors-only --log-order=grouped

say = @printf '\033[1m==>\033[0m %s\n' "$(1)"

.PHONY: help
help: ## List the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

.PHONY: start
start: needs build ## Install, build, start Postgres, migrate, seed, serve all three apps
	$(call say,Starting Aangan. Press Ctrl-C to stop everything.)
	@DRAIN_DELAY=$${DRAIN_DELAY:-0s} exec $(DEV_BIN) start

.PHONY: dev
dev: needs node_modules/.installed ## The same, with hot reload
	@exec node scripts/dev.mjs

.PHONY: build
build: node_modules/.installed ## Build the pages and the programs that serve them
	$(call say,Building the pages and the programs. Unchanged parts are reused.)
	@$(TURBO) build --filter=@aangan/bff

node_modules/.installed: pnpm-lock.yaml pnpm-workspace.yaml package.json $(wildcard bff/package.json db/package.json apps/*/package.json packages/*/package.json)
	$(call say,Installing packages)
	@set -o pipefail; $(PNPM) install --frozen-lockfile --reporter=append-only | (grep -vE '^(Progress|Scope|Packages|\+)' || true)
	@touch $@

.PHONY: needs
needs:
	@bash scripts/needs.sh

.PHONY: doctor
doctor: ## Show what this machine is missing
	@bash scripts/needs.sh --all

.PHONY: gen
gen: node_modules/.installed ## Write all generated code
	@bash scripts/gen.sh

CHECKS := lint dead-exports typecheck generated reading migrations gofmt vet staticcheck depguard deadcode

.PHONY: check
check: needs node_modules/.installed ## Fast checks: generated code, formatting, types, import rules, dead code
	@$(PNPM) exec turbo boundaries >/dev/null || $(PNPM) exec turbo boundaries
	@$(TURBO) $(CHECKS)

# The pages are built first, because the browser tests take longest and wait for them.
.PHONY: test
test: needs node_modules/.installed ## Every check and every test, browser tests included
	@rm -rf reports {bff,db,apps/*,packages/*}/reports
	@export CHROMIUM_PATH=$$(bash scripts/browser.sh) && $(PNPM) exec turbo boundaries && $(TURBO) build --filter=@aangan/bff && \
		$(TURBO) test test:export test:scripts bench:compare $(CHECKS) --continue=dependencies-successful; \
		node scripts/summary.mjs $$?

.PHONY: fuzz
fuzz: needs ## Fuzz targets of every parser of foreign bytes, each for FUZZ_TIME (30s)
	@bash scripts/fuzz.sh $(FUZZ)

.PHONY: storybook
storybook: node_modules/.installed ## The UI kit on http://localhost:6006
	@$(PNPM) --filter @aangan/ui storybook

.PHONY: bench
bench: needs build ## Benchmarks side by side, written to docs/benchmarks.md
	@node scripts/bench.mjs

.PHONY: sbom
sbom: node_modules/.installed ## List every part of the product with its license, as CycloneDX and as a table, in sbom/
	@node scripts/sbom.mjs

.PHONY: soak
soak: needs node_modules/.installed ## Long runs, about 50 minutes: restarts, restores, kills, bookings, payment notices, fuzzed requests, overload
	@bash scripts/soak.sh

.PHONY: format
format: node_modules/.installed ## Format everything
	@$(PNPM) exec biome check --write . && gofmt -w bff db

.PHONY: clean
clean: ## Remove what was built; keeps .data
	rm -rf .bin .turbo apps/*/.next apps/*/out packages/ui/storybook-static bff/internal/static/dist/*/ node_modules apps/*/node_modules packages/*/node_modules

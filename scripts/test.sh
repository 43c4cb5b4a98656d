#!/usr/bin/env bash
# Builds the product, then runs every test and the checks given as arguments. The browser tests take longest, so they
# start first and run while everything else does. The last line is the sum: "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/.."
pnpm() { npx --yes pnpm@10.34.9 "$@"; }
turbo() { pnpm exec turbo run --output-logs=errors-only --log-order=grouped "$@"; }
pnpm exec turbo boundaries && turbo --concurrency=2 build --filter=@aangan/bff || exec node scripts/summary.mjs 1

log=$(mktemp)
trap 'rm -f "$log"' EXIT
pnpm --filter @aangan/e2e test:browser >"$log" 2>&1 &
browser_tests=$!
# One task at a time: the browser tests have two workers of their own.
turbo --concurrency=1 --continue=dependencies-successful test test:export test:scripts bench:compare "$@"
others=$?
wait $browser_tests
failed=$((others | $?))
cat "$log"
node scripts/summary.mjs "$failed"

#!/usr/bin/env bash
# All generated code, in the order in which it flows: SQL, store, texts, OpenAPI documents, typed clients.
set -euo pipefail
cd "$(dirname "$0")/.."
step() { printf '\033[1m==>\033[0m %s\n' "$1"; }

step "sqlc: db/queries to db/store"
sqlc=$(bash tools/build.sh sqlc)
(cd db && "$sqlc" generate && go run ./cmd/stamp -write)

step "copy: bff/domain/copy to packages/copy"
(cd bff && go run ./domain/copy/gen)

step "OpenAPI: bff to bff/*/openapi.json"
(
  cd bff
  go build -o ../.cache/aangan-check ./cmd/aangan
  for bff in site member coach; do
    ../.cache/aangan-check openapi "$bff" >"$bff/openapi.json.new" && mv "$bff/openapi.json.new" "$bff/openapi.json"
  done
)

step "typed clients: bff/*/openapi.json to packages/api"
(cd packages/api && node generate.mjs)

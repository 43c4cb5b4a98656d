#!/usr/bin/env bash
# All generated code, in the order in which it flows: SQL, store, messages, OpenAPI documents, typed clients.
set -euo pipefail
cd "$(dirname "$0")/.."
step() { printf '\033[1m==>\033[0m %s\n' "$1"; }

step "sqlc: db/queries to db/store"
sqlc=$(bash tools/build.sh sqlc)
(cd db && "$sqlc" generate && go run ./cmd/stamp -write)

# The server's messages come first, because the data's program contains them; the pages' come last, because their texts
# contain limits.
step "messages: packages/copy/messages to bff/domain/copy and packages/copy"
node packages/copy/compiler/main.mjs server
(cd bff && go run ./domain/copy/gen)
node packages/copy/compiler/main.mjs po
node packages/copy/compiler/main.mjs pages

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

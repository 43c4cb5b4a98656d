#!/usr/bin/env bash
# Runs one check, or the tests, of the Go module in the current folder (bff or db):
#
#   bash ../scripts/go.sh gofmt|staticcheck|depguard|deadcode|generated|test
set -euo pipefail
tool() { bash ../tools/build.sh "$1"; }
case ${1:?usage: go.sh NAME} in
gofmt)
  unformatted=$(gofmt -l .)
  [ -z "$unformatted" ] || { printf 'not formatted (run make format):\n%s\n' "$unformatted"; exit 1; }
  ;;
staticcheck | depguard) "$(tool "$1")" ./... ;;
deadcode)
  # Methods of store.Queries count as used for the tool, so the queries are looked for by name.
  for query in $(sed -nE 's/^-- name: (\w+) .*/\1/p' ../db/queries/*.sql); do
    git grep -qE "\.$query\b" -- ../bff '../db/*.go' ':!../db/store' || { echo "no code runs the query $query"; exit 1; }
  done
  # Of both modules at once: most of db is used by bff only.
  unreachable=$("$(tool deadcode)" -test -filter '^aangan/' ./... aangan/db/...)
  [ -z "$unreachable" ] || { printf 'not used by any program or test:\n%s\n' "$unreachable"; exit 1; }
  ;;
generated)
  go run ./domain/copy/gen -check
  mkdir -p ../.cache
  go build -o ../.cache/aangan-check ./cmd/aangan
  for api in site member coach; do
    ../.cache/aangan-check openapi "$api" | cmp -s - "$api/openapi.json" || { echo "bff/$api/openapi.json is stale: run make gen"; exit 1; }
  done
  ;;
test)
  # The tests of the file store need a real S3 server. Built here, its time does not count as a package's.
  [ "$(basename "$PWD")" = db ] || tool versitygw >/dev/null
  mkdir -p reports
  # vet is a check of its own, and without symbols each test binary links a second faster.
  # One Postgres serves all packages; each test has a database of its own.
  go run aangan/db/dbtest/cmd/withpostgres -- \
    "$(tool gotestsum)" --format=pkgname-and-test-fails --junitfile=reports/junit.xml -- -vet=off -ldflags=-w ./...
  ;;
*)
  echo "go.sh has no check $1" >&2
  exit 2
  ;;
esac

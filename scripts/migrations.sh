#!/usr/bin/env bash
# Checks the migrations after the baseline with squawk: what would block a database in use, or break the processes of
# the previous version, is an error. An exception is a comment above the statement, "-- squawk-ignore RULE", with its
# reason above it.
set -euo pipefail
cd "$(dirname "$0")/.."
# Nothing has been released yet: no database in use gets the files so far. The first release starts the checks.
baseline=16
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
for file in "${1:-db/migrations}"/*.sql; do
  name=$(basename "$file")
  [ $((10#${name%%_*})) -gt $baseline ] || continue
  # Only the way up runs on a database in use.
  sed '/^-- +goose Down/,$d' "$file" >"$folder/$name"
done
compgen -G "$folder/*.sql" >/dev/null || exit 0
# Not checked: a migration runs in a transaction and with a lock_timeout (db/migrate), and may take long while it blocks
# nothing; small numbers are used where a check bounds them.
node_modules/.bin/squawk --assume-in-transaction --pg-version 15.0 --reporter gcc \
  --exclude require-lock-timeout,require-statement-timeout,prefer-bigint-over-int,prefer-bigint-over-smallint,prefer-robust-stmts \
  "$folder"/*.sql | sed "s|$folder/|db/migrations/|"

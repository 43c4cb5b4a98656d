#!/usr/bin/env bash
# Builds one of the pinned Go tools into .bin/ when it is missing or its pin has changed, and prints the program's path:
#
#   bash tools/build.sh sqlc|staticcheck|depguard
#
# Each tool is a module of its own, so that none of them decides which version of a library another gets, and none is
# part of go.work. They are built without cgo: a machine needs no C compiler, and sqlc takes its parser as WebAssembly.
set -euo pipefail
name=${1:?usage: build.sh NAME}
tools=$(cd "$(dirname "$0")" && pwd)
bin=$(dirname "$tools")/.bin
module=$tools/$name
[ -f "$module/go.mod" ] || { echo "There is no tool called $name: see the folders in tools/." >&2; exit 1; }

export GOWORK=off CGO_ENABLED=0 GOFLAGS=-buildvcs=false
pin=$(cat "$module/go.mod" "$module/go.sum" | cksum)
# The tools read Go sources with the standard library they were built with, so a new Go is a new build.
pin="$pin $(go env GOVERSION)"
if [ ! -x "$bin/$name" ] || [ "$(cat "$bin/$name.pin" 2>/dev/null)" != "$pin" ]; then
  echo "Building $name. The first time takes a minute or several." >&2
  mkdir -p "$bin"
  (cd "$module" && go build -o "$bin/$name.$$" tool) >&2
  mv "$bin/$name.$$" "$bin/$name"
  echo "$pin" >"$bin/$name.pin"
fi
printf '%s\n' "$bin/$name"

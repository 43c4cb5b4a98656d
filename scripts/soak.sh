#!/usr/bin/env bash
# Runs the long tests, which end by themselves: an hour to an hour and a half on two cores. They are the tests of bff/soak, and the
# storms beside what they test, whose short forms make test runs. They need an installed Postgres with pg_basebackup,
# rsync, and taskset.
set -euo pipefail
cd "$(dirname "$0")/.."
missing=()
compgen -G "/usr/lib/postgresql/*/bin/pg_basebackup" >/dev/null || missing+=(postgresql)
command -v rsync >/dev/null || missing+=(rsync)
command -v taskset >/dev/null || missing+=(util-linux)
if [ ${#missing[@]} -gt 0 ]; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
  else
    echo "These packages are missing: ${missing[*]}. On Debian: apt-get install ${missing[*]}" >&2
    exit 1
  fi
fi
cd bff
# One after another: each may use the whole machine.
exec go test -trimpath -count=1 -timeout 60m -p 1 -parallel 1 -tags soak -v -run '^Test(RollingRestarts|RestoreToTenInstants|Storm)' \
  ./soak/... ./cmd/aangan ./domain/scheduling ./member/membership ./apitest

#!/usr/bin/env bash
# Runs the long tests of bff/soak, which end by themselves: about twenty minutes on two cores. They need an installed
# Postgres with pg_basebackup, and rsync.
set -euo pipefail
cd "$(dirname "$0")/.."
missing=()
compgen -G "/usr/lib/postgresql/*/bin/pg_basebackup" >/dev/null || missing+=(postgresql)
command -v rsync >/dev/null || missing+=(rsync)
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
exec go test -trimpath -count=1 -timeout 60m -tags soak -v ./soak/...

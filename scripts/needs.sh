#!/usr/bin/env bash
# Lists the tools that this machine lacks. Without --all it prints nothing if none is missing.
set -u
missing=0
lack() { printf 'missing: %s\n    fix: %s\n' "$1" "$2" >&2; missing=1; }
have() { [ "${1:-}" = "$show" ] || true; }
show=${1:-}
ok() { [ "$show" = --all ] && printf 'ok: %s\n' "$1"; return 0; }

version_at_least() { # have want
  [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -1)" = "$2" ]
}

if command -v node >/dev/null; then
  v=$(node --version | tr -d v)
  version_at_least "$v" 20.19.0 && ok "node $v" || lack "node 20.19 or later (this is $v)" "install Node 20 LTS or newer from your package manager or nodejs.org"
  command -v npx >/dev/null || lack "npx" "install npm, which brings npx"
else
  lack "node" "install Node 20 LTS or newer from your package manager or nodejs.org"
fi

if command -v go >/dev/null; then
  v=$(go env GOVERSION | sed 's/^go//')
  version_at_least "$v" 1.26 && ok "go $v" || lack "go 1.26 or later (this is $v)" "install Go from go.dev/dl"
else
  lack "go" "install Go 1.26 or newer from go.dev/dl"
fi

command -v git >/dev/null && ok "git" || lack "git" "install git from your package manager"

case "$(uname -s)-$(uname -m)" in
  Linux-x86_64 | Linux-aarch64 | Darwin-x86_64 | Darwin-arm64) ok "embedded Postgres exists for this machine" ;;
  *) [ -n "${DATABASE_URL:-}" ] || lack "an embedded Postgres for $(uname -s) $(uname -m)" "set DATABASE_URL to a Postgres 15 or later" ;;
esac

if [ "$show" = --all ]; then
  browser=$(bash "$(dirname "$0")/browser.sh" --find) && ok "browser for the tests: $browser" ||
    printf 'later: make test will install a browser (%s)\n' "Debian's headless Chromium as root, Playwright's own elsewhere"
  pairs=("SITE_PORT 3000" "MEMBER_PORT 3001" "COACH_PORT 3002")
  [ -n "${STRIPE_SECRET_KEY:-}" ] || pairs+=("PAYMENT_SANDBOX_PORT 3003")
  for pair in "${pairs[@]}"; do
    set -- $pair
    port=${!1:-$2}
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && lack "a free port $port" "stop what listens there, or set $1 to another port" || ok "port $port is free"
  done
fi
exit $missing

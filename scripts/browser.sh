#!/usr/bin/env bash
# Prints the path of a Chromium for the tests, installing one when there is none. --find only looks.
set -u
find_browser() {
  if [ -n "${CHROMIUM_PATH:-}" ]; then printf '%s\n' "$CHROMIUM_PATH"; return 0; fi
  for name in chromium chromium-browser google-chrome-stable google-chrome; do
    command -v "$name" 2>/dev/null && return 0
  done
  node -e '
    const path = require("node:module").createRequire(process.cwd() + "/packages/ui/package.json")("playwright").chromium.executablePath();
    if (!require("node:fs").existsSync(path)) process.exit(1);
    console.log(path);
  ' 2>/dev/null
}
find_browser && exit 0
[ "${1:-}" = --find ] && exit 1

echo "No browser found: installing one for the tests." >&2
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-liberation) >&2
else
  npx --yes pnpm@10.34.9 --filter @aangan/ui exec playwright install chromium >&2
fi
find_browser || {
  echo "A browser could not be installed. Install Chromium by hand and set CHROMIUM_PATH to it." >&2
  exit 1
}

#!/usr/bin/env bash
# Prints the path of a Chromium for the tests, and installs one if there is none; --find only searches. Prefers the
# headless shell: the full browser also renders its own windows, and takes two thirds longer for the same tests.
set -u
find_browser() {
  if [ -n "${CHROMIUM_PATH:-}" ]; then printf '%s\n' "$CHROMIUM_PATH"; return 0; fi
  for name in chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome; do
    command -v "$name" 2>/dev/null && return 0
  done
  node -e '
    const path = require("node:module").createRequire(process.cwd() + "/packages/ui/package.json")("playwright").chromium.executablePath();
    if (!require("node:fs").existsSync(path)) process.exit(1);
    console.log(path);
  ' 2>/dev/null
}
debian() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }
if [ "${1:-}" = --find ] || [ -n "${CHROMIUM_PATH:-}" ] || command -v chromium-headless-shell >/dev/null || ! debian; then
  find_browser && exit 0
fi
[ "${1:-}" = --find ] && exit 1

echo "Installing a browser for the tests." >&2
if debian; then
  apt-get update -qq >&2
  for package in chromium-headless-shell chromium; do
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" fonts-liberation >&2 && break
  done
else
  npx --yes pnpm@10.34.9 --filter @aangan/ui exec playwright install chromium >&2
fi
find_browser || {
  echo "A browser could not be installed. Install Chromium by hand and set CHROMIUM_PATH to it." >&2
  exit 1
}

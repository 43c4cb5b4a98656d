#!/usr/bin/env bash
# Runs every fuzz target of both Go modules, each for FUZZ_TIME (default 30s) with FUZZ_WORKERS (default 2) workers.
# Without arguments all run; else those whose name contains one of them: FUZZ_TIME=2m bash scripts/fuzz.sh FuzzInspect
#
# A finding fails the run. Go stores its input in the package's testdata/fuzz: commit it with the fix, and every test
# run repeats it.
set -euo pipefail
cd "$(dirname "$0")/.."
failed=()
while IFS=: read -r file target; do
  if [ $# -gt 0 ]; then
    wanted=false
    for name in "$@"; do [[ $target == *"$name"* ]] && wanted=true; done
    $wanted || continue
  fi
  folder=$(dirname "$file")
  echo "==> $folder $target"
  # Minimizing is bounded too, so that a target ends soon after FUZZ_TIME.
  (cd "${folder%%/*}" && go test -vet=off -run='^$' -fuzz="^$target\$" -fuzztime="${FUZZ_TIME:-30s}" -fuzzminimizetime=5s \
    -parallel="${FUZZ_WORKERS:-2}" "./${folder#*/}") || failed+=("$folder $target")
done < <(git grep -oE '^func Fuzz[A-Za-z]+' -- 'bff/*_test.go' 'db/*_test.go' | sed 's/func //')
[ ${#failed[@]} -eq 0 ] || { printf 'found something: %s\n' "${failed[@]}"; exit 1; }

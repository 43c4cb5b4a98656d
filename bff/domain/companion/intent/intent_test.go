package intent_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"aangan/bff/domain/companion"
	"aangan/bff/domain/companion/intent"
)

func TestWeightsBelongToCorpus(t *testing.T) {
	lines, err := intent.ReadLines("corpus")
	if err != nil {
		t.Fatal(err)
	}
	if intent.Sum(companion.IntentExamples(lines)) != intent.Corpus() {
		t.Error("the corpus, or a phrase of a theme, has changed: run `go run ./domain/companion/intent/train` in bff")
	}
	seen := map[string]string{}
	for _, line := range lines {
		if before, twice := seen[strings.ToLower(line.Text)]; twice && before != line.Code {
			t.Errorf("%q is %s and %s", line.Text, before, line.Code)
		}
		seen[strings.ToLower(line.Text)] = line.Code
	}
	heldOut, err := intent.ReadLines("heldout")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range heldOut {
		if _, learned := seen[strings.ToLower(line.Text)]; learned {
			t.Errorf("%q is also learned from", line.Text)
		}
	}
}

// The figures are a little below those of docs/benchmarks.md, so that a small change of the lines does not fail.
func TestHeldOutLinesAreUnderstoodAsReported(t *testing.T) {
	lines, err := intent.ReadLines("heldout")
	if err != nil {
		t.Fatal(err)
	}
	var all intent.Report
	for _, line := range lines {
		act, codes := companion.DecideWith(intent.Rank, line.Text)
		all.Add(line, act, codes)
	}
	t.Logf("\n%s", &all)
	if got := all.RightWhenActing(); got < 0.95 {
		t.Errorf("right when acting: %.3f, want 0.95", got)
	}
	if got := all.Share(intent.Right); got < 0.60 {
		t.Errorf("answered right: %.3f, want 0.60", got)
	}
	if got := all.Share(intent.Wrong); got > 0.04 {
		t.Errorf("answered wrong: %.3f, at most 0.04", got)
	}
}

func TestRankIsDistributionForAnyText(t *testing.T) {
	for _, text := range []string{"", " ", "\x00\xff", strings.Repeat("a ", 4000), "🙂", "मुझे नींद नहीं आती"} {
		ranked, total := intent.Rank(text, []string{"sleep", "no such theme"}), 0.0
		for _, guess := range ranked {
			total += guess.P
		}
		if math.Abs(total-1) > 1e-9 || !slices.IsSortedFunc(ranked, func(a, b intent.Guess) int {
			if a.P >= b.P {
				return -1
			}
			return 1
		}) {
			t.Errorf("%.20q: %v", text, total)
		}
	}
}

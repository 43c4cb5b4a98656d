package corpus_test

import (
	"strings"
	"testing"

	"aangan/bff/domain/safety"
	"aangan/bff/domain/safety/classifier"
	"aangan/bff/domain/safety/corpus"
)

func lines(t *testing.T, read func() ([]corpus.Line, error)) []corpus.Line {
	t.Helper()
	all, err := read()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestWeightsAreTrainedOnTheCorpus(t *testing.T) {
	t.Parallel()
	if classifier.Corpus() != classifier.Sum(corpus.Examples(lines(t, corpus.Training), nil)) {
		t.Error("classifier/weights.gz is stale: run go run ./domain/safety/train in bff")
	}
}

func TestTrainingLinesAreEnoughAndMostlyOrdinary(t *testing.T) {
	t.Parallel()
	all := lines(t, corpus.Training)
	risks := 0
	for _, line := range all {
		if line.AtRisk() {
			risks++
		}
	}
	if share := float64(risks) / float64(len(all)); len(all) < 12000 || share < 0.25 || share > 0.36 {
		t.Errorf("%d lines, %.2f of them at risk", len(all), share)
	}
}

// A held-out line that the model was trained on would measure nothing.
func TestHeldOutLinesAreNew(t *testing.T) {
	t.Parallel()
	known := map[string]bool{}
	for _, line := range lines(t, corpus.Training) {
		known[safety.Normalize(line.Text)] = true
	}
	risks, all := map[string]int{}, map[string]int{}
	for _, line := range lines(t, corpus.HeldOut) {
		if known[safety.Normalize(line.Text)] {
			t.Errorf("a held-out line of %s, %s is also trained on", line.Writer, line.Language)
		}
		all[line.Language]++
		if line.AtRisk() {
			risks[line.Language]++
		}
	}
	if len(all) != 11 {
		t.Errorf("%d languages, want 11", len(all))
	}
	for language, n := range all {
		if n != 300 || risks[language] < 140 || risks[language] > 160 {
			t.Errorf("%s has %d held-out lines, %d of them at risk", language, n, risks[language])
		}
	}
}

// The lines are public: they contain no number to call and no address.
func TestLinesHaveNoNumbersOrAddresses(t *testing.T) {
	t.Parallel()
	for _, line := range append(lines(t, corpus.Training), lines(t, corpus.HeldOut)...) {
		digits := 0
		for _, r := range line.Text {
			if r >= '0' && r <= '9' {
				digits++
			} else if !strings.ContainsRune(" -().", r) {
				digits = 0
			}
			if digits > 6 {
				t.Errorf("%s/%s has a long number: %s", line.Writer, line.Language, line.Text)
				break
			}
		}
		if strings.Contains(line.Text, "://") || strings.Contains(line.Text, "www.") {
			t.Errorf("%s/%s has an address: %s", line.Writer, line.Language, line.Text)
		}
	}
}

func TestTableCountsBandsAndIntervals(t *testing.T) {
	t.Parallel()
	type result struct {
		corpus.Line
		band classifier.Band
	}
	rows := corpus.Table([]result{
		{corpus.Line{Language: "en", Kind: "wish"}, classifier.Alarm}, {corpus.Line{Language: "en", Kind: "wish"}, classifier.Quiet},
		{corpus.Line{Language: "ta", Kind: "plan"}, classifier.Clear}, {corpus.Line{Language: "ta", Kind: "near"}, classifier.Ask}, {corpus.Line{Language: "ta", Kind: "chat"}, classifier.Clear},
	}, func(r result) (corpus.Line, classifier.Band) { return r.Line, r.band })
	want := map[string]corpus.Row{
		"all":  {Name: "all", AtRisk: 3, Quiet: 2, Ask: 1, Alarm: 1, Ordinary: 2, OrdinaryAsk: 1},
		"en":   {Name: "en", AtRisk: 2, Quiet: 2, Ask: 1, Alarm: 1},
		"ta":   {Name: "ta", AtRisk: 1, Ordinary: 2, OrdinaryAsk: 1},
		"near": {Name: "near", Ordinary: 1, OrdinaryAsk: 1},
	}
	for _, row := range rows {
		if expected, is := want[row.Name]; is && row != expected {
			t.Errorf("%+v, want %+v", row, expected)
		}
	}
	if low, high := corpus.Interval(45, 50); low < 0.78 || low > 0.80 || high < 0.95 || high > 0.96 {
		t.Errorf("the interval of 45 in 50 is %.3f to %.3f", low, high)
	}
	if low, high := corpus.Interval(0, 0); low != 0 || high != 1 {
		t.Errorf("the interval of none is %.3f to %.3f", low, high)
	}
}

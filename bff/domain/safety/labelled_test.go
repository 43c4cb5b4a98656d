package safety_test

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"aangan/bff/domain/safety"
	"aangan/bff/domain/safety/safetytest"
)

var update = flag.Bool("update", false, "rewrite testdata/labelled/answers.json")

func labelled(t testing.TB) []safetytest.Line {
	t.Helper()
	lines, err := safetytest.Lines()
	if err != nil {
		t.Fatal(err)
	}
	return lines
}

// bounds holds the minimum rates for one part of the set; falseAlarms is a maximum.
type bounds struct{ urgent, concern, falseAlarms float64 }

// tunedBounds applies to every language.
var tunedBounds = bounds{urgent: 0.97, concern: 0.97, falseAlarms: 0.05}

// heldOutBounds are the detector's results on lines that were not known when the phrases were written. The lines were
// written to be hard, and the limits only prevent a regression.
var heldOutBounds = map[string]bounds{
	"english":  {urgent: 0.30, concern: 0.42, falseAlarms: 0.30},
	"hindi":    {urgent: 0.62, concern: 0.63, falseAlarms: 0},
	"hinglish": {urgent: 0.37, concern: 0.54, falseAlarms: 0},
	"tamil":    {urgent: 0.70, concern: 0.58, falseAlarms: 0},
	"urdu":     {urgent: 0.75, concern: 0.72, falseAlarms: 0},
}

func TestDetectMeetsMinimumRatesOnLabelledSet(t *testing.T) {
	t.Parallel()
	rows := safetytest.Table(labelled(t))
	if want := 2 * len(safetytest.Languages); len(rows) != want {
		t.Fatalf("%d rows, want %d", len(rows), want)
	}
	for _, row := range rows {
		limits := tunedBounds
		if row.Part == safetytest.HeldOut {
			limits = heldOutBounds[row.Language]
		}
		if row.UrgentRecall >= limits.urgent && row.ConcernRecall >= limits.concern && row.FalseAlarms <= limits.falseAlarms {
			continue
		}
		t.Errorf("%s, %s: outside the limits %+v", row.Language, row.Part, limits)
		if row.Part == safetytest.HeldOut {
			continue // They are not printed, so that phrases are not written to match them.
		}
		for _, wrong := range row.Wrong {
			t.Logf("want %q, got %q: %s", wrong.Want, wrong.Got, wrong.Text)
		}
	}
	if t.Failed() {
		t.Log("\n" + safetytest.Print(rows))
	}
}

// Each language needs enough lines, about half of them near misses, for meaningful figures.
func TestLabelledSetHasEnoughDistinctLinesPerLanguage(t *testing.T) {
	t.Parallel()
	type count struct{ lines, near int }
	counts := map[string]count{}
	seen := map[string]bool{}
	for _, line := range labelled(t) {
		c := counts[line.Language]
		c.lines++
		if line.Tier == safety.None {
			c.near++
		}
		counts[line.Language] = c
		if seen[line.Text] {
			t.Errorf("%q is listed twice", line.Text)
		}
		seen[line.Text] = true
	}
	for _, language := range safetytest.Languages {
		c := counts[language]
		if share := float64(c.near) / float64(c.lines); c.lines < 140 || share < 0.4 || share > 0.6 {
			t.Errorf("%s has %d lines, %d of them near misses", language, c.lines, c.near)
		}
	}
}

// The tests of packages/copy compare the results of the pages' matcher with this file.
func TestAnswersFileMatchesUrgentPhrases(t *testing.T) {
	type answer struct {
		Text string `json:"text"`
		// Urgent reports an urgent phrase, whatever softens or excuses it.
		Urgent bool `json:"urgent"`
	}
	var file struct {
		About string   `json:"about"`
		Lines []answer `json:"lines"`
	}
	file.About = "Whether the server's matcher finds an urgent phrase in each line of the labelled set. Written by `go test ./domain/safety -update`."
	for _, line := range labelled(t) {
		file.Lines = append(file.Lines, answer{line.Text, safety.UrgentPhrase(line.Text)})
	}
	want, err := json.MarshalIndent(file, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	want = append(want, '\n')
	path := filepath.Join("testdata", "labelled", "answers.json")
	if *update {
		if err := os.WriteFile(path, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	have, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(have) != string(want) {
		t.Errorf("%s is stale: run go test ./domain/safety -update", path)
	}
}

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

var update = flag.Bool("update", false, "write testdata/labelled/answers.json anew")

func labelled(t testing.TB) []safetytest.Line {
	t.Helper()
	lines, err := safetytest.Lines()
	if err != nil {
		t.Fatal(err)
	}
	return lines
}

// floor is the least that one part of the set is held to; falseAlarms is the most.
type floor struct{ urgent, concern, falseAlarms float64 }

// tunedFloor holds for every language.
var tunedFloor = floor{urgent: 0.97, concern: 0.97, falseAlarms: 0.05}

// heldOutFloors are the detector's results on these lines before they were known; the lines were written to be hard.
// They only prevent a regression.
var heldOutFloors = map[string]floor{
	"english":  {urgent: 0.30, concern: 0.42, falseAlarms: 0.30},
	"hindi":    {urgent: 0.62, concern: 0.63, falseAlarms: 0},
	"hinglish": {urgent: 0.37, concern: 0.54, falseAlarms: 0},
	"tamil":    {urgent: 0.70, concern: 0.58, falseAlarms: 0},
	"urdu":     {urgent: 0.75, concern: 0.72, falseAlarms: 0},
}

func TestFloorsOfTheLabelledSet(t *testing.T) {
	t.Parallel()
	rows := safetytest.Table(labelled(t))
	if want := 2 * len(safetytest.Languages); len(rows) != want {
		t.Fatalf("%d rows, want %d", len(rows), want)
	}
	for _, row := range rows {
		least := tunedFloor
		if row.Part == safetytest.HeldOut {
			least = heldOutFloors[row.Language]
		}
		if row.UrgentRecall >= least.urgent && row.ConcernRecall >= least.concern && row.FalseAlarms <= least.falseAlarms {
			continue
		}
		t.Errorf("%s, %s: below the floor of %+v", row.Language, row.Part, least)
		if row.Part == safetytest.HeldOut {
			continue // Printing them would be the first step to fitting phrases to them.
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
func TestShapeOfTheLabelledSet(t *testing.T) {
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
			t.Errorf("%q stands twice", line.Text)
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

// The pages' matcher is held to these answers (packages/copy).
func TestAnswersForThePages(t *testing.T) {
	type answer struct {
		Text string      `json:"text"`
		Got  safety.Tier `json:"got"`
	}
	var file struct {
		About string   `json:"about"`
		Lines []answer `json:"lines"`
	}
	file.About = "What the server's matcher answers to every line of the labelled set. Written by `go test ./domain/safety -update`."
	for _, line := range labelled(t) {
		file.Lines = append(file.Lines, answer{line.Text, safety.Detect(line.Text)})
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

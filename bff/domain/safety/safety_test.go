package safety_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"aangan/bff/domain/safety"
)

type line struct {
	Language string      `json:"language"`
	Text     string      `json:"text"`
	Tier     safety.Tier `json:"tier"`
}

// readLines reads testdata/lines.json. The tests of packages/copy run it through the pages' matcher too.
func readLines(t *testing.T) []line {
	t.Helper()
	raw, err := os.ReadFile("testdata/lines.json")
	if err != nil {
		t.Fatal(err)
	}
	var table struct{ Lines []line }
	if err := json.Unmarshal(raw, &table); err != nil {
		t.Fatal(err)
	}
	return table.Lines
}

func TestDetectReturnsTierOfEachListedLine(t *testing.T) {
	for _, l := range readLines(t) {
		if got := safety.Phrases(l.Text); got != l.Tier {
			t.Errorf("%s: %q gives %q, want %q", l.Language, l.Text, got, l.Tier)
		}
	}
}

// The words that coach chat and companions must detect, alone as a sentence and inside one.
func TestDetectFindsKeywordsAloneAndInSentences(t *testing.T) {
	words := []string{
		"suicide", "kill", "die", "harm", "hurt", "end my life", "self harm",
		"kill myself", "harm myself", "self-harm",
	}
	for _, keyword := range words {
		for _, text := range []string{keyword, strings.ToUpper(keyword), "so " + keyword + ", yes", "(" + keyword + ")", "ok." + keyword + "?"} {
			if safety.Phrases(text) == safety.None {
				t.Errorf("%q is not detected", text)
			}
		}
	}
}

// A line has the same result wherever it is in a message.
func TestDetectReturnsSameTierForLineInsideMessage(t *testing.T) {
	around := "Today we talked about the move. "
	for _, l := range readLines(t) {
		if got := safety.Phrases(around + l.Text + "\n" + around); got != l.Tier {
			t.Errorf("%q inside a message gives %q, want %q", l.Text, got, l.Tier)
		}
	}
}

// A matcher with backtracking would take too long for these texts; the test would then fail at the deadline of go test.
func TestDetectFindsUrgentLineAfterLongText(t *testing.T) {
	for _, unit := range []string{"kill ", "want to ", "a", "suicid ", "kill a b ", "mar jaun ", "jeene ka ", "ா", "'", "😀", "\u0301", "dying of "} {
		text := strings.Repeat(unit, 100_000/len(unit))
		safety.Phrases(text)
		if got := safety.Phrases(text + " . I want to kill myself"); got != safety.Urgent {
			t.Errorf("after many %q an urgent line gives %q", unit, got)
		}
	}
}

func TestDetectDoesNotPanicOnInvalidText(t *testing.T) {
	for _, text := range []string{"", "\xff\xfe", "\x00", "kill\xff", strings.Repeat("\xe0\xae", 100)} {
		safety.Phrases(text)
	}
}

func BenchmarkDetectFullMessage(b *testing.B) {
	text := strings.Repeat("We spoke about the visa, the flat and what my mother said on Sunday. ", 60)[:4000]
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		safety.Phrases(text)
	}
}

package intent

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Act is what a companion does after understanding a text, or not.
type Act int

// The acts.
const (
	// Acts answers for one intent.
	Acts Act = iota
	// Asks offers two or three intents to choose from.
	Asks
	// Admits says that the text was not understood, or only listens.
	Admits
)

// Result is how good an act was.
type Result int

// The results. A text about anything else is right if it is admitted.
const (
	Right Result = iota
	// Asked is right after one more press: the intent is among those offered.
	Asked
	// Unknown is a text with an intent that was not understood, and said so.
	Unknown
	// Wrong is an answer about something else, or choices without the right one.
	Wrong
	results
)

// Report counts results by language.
type Report struct {
	by map[string]*[results + 1]int
	// acted counts the texts that were answered for one intent, by whether that was right.
	acted [2]int
}

// Add adds a line with what a companion did: the intents are the one acted for, or those offered.
func (r *Report) Add(line Line, act Act, codes []string) Result {
	result := Wrong
	switch {
	case act == Admits && line.Code == Other, act == Acts && codes[0] == line.Code:
		result = Right
	case act == Admits:
		result = Unknown
	case act == Asks && slices.Contains(codes, line.Code):
		result = Asked
	}
	if act == Acts {
		r.acted[min(int(result), 1)]++
	}
	if r.by == nil {
		r.by = map[string]*[results + 1]int{}
	}
	for _, group := range []string{"all", line.Language} {
		if r.by[group] == nil {
			r.by[group] = &[results + 1]int{}
		}
		r.by[group][result]++
		r.by[group][results]++
	}
	return result
}

// Share returns the share of a result among all lines.
func (r *Report) Share(result Result) float64 {
	all := r.by["all"]
	return float64(all[result]) / float64(all[results])
}

// RightWhenActing returns the share of right answers among the texts that were answered for one intent.
func (r *Report) RightWhenActing() float64 {
	return float64(r.acted[0]) / float64(max(1, r.acted[0]+r.acted[1]))
}

// Row is the counts of a language, or of "all".
type Row struct {
	Language string `json:"language"`
	Lines    int    `json:"lines"`
	Right    int    `json:"right"`
	Asked    int    `json:"asked"`
	Unknown  int    `json:"unknown"`
	Wrong    int    `json:"wrong"`
}

// Rows returns the counts by language, with "all" first.
func (r *Report) Rows() (rows []Row) {
	for _, group := range slices.Sorted(maps.Keys(r.by)) {
		of := r.by[group]
		rows = append(rows, Row{group, of[results], of[Right], of[Asked], of[Unknown], of[Wrong]})
	}
	return rows
}

// String returns the report as a table.
func (r *Report) String() string {
	var out strings.Builder
	fmt.Fprintf(&out, "Right when acting: %.1f %% of %d.\n", 100*r.RightWhenActing(), r.acted[0]+r.acted[1])
	fmt.Fprintf(&out, "%-9s %6s %6s %6s %8s %6s\n", "language", "lines", "right", "asked", "unknown", "wrong")
	for _, row := range r.Rows() {
		share := func(count int) float64 { return 100 * float64(count) / float64(row.Lines) }
		fmt.Fprintf(&out, "%-9s %6d %5.1f%% %5.1f%% %7.1f%% %5.1f%%\n", row.Language, row.Lines, share(row.Right), share(row.Asked), share(row.Unknown), share(row.Wrong))
	}
	return out.String()
}

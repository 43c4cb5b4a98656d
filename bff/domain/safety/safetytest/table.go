package safetytest

import (
	"fmt"
	"strings"
	"text/tabwriter"

	"aangan/bff/domain/safety"
)

// Row holds the detector's results on one language's lines in one part. Shares are between 0 and 1.
type Row struct {
	Language string `json:"language"`
	Part     Part   `json:"part"`
	Lines    int    `json:"lines"`
	// Urgent, Concern and Near count the lines by the tier that a person assigned; Near counts the near misses.
	Urgent  int `json:"urgent"`
	Concern int `json:"concern"`
	Near    int `json:"near"`
	// UrgentRecall is the share of urgent lines that were rated urgent.
	UrgentRecall float64 `json:"urgentRecall"`
	// ConcernRecall is the share of urgent and concern lines that were detected, as either.
	ConcernRecall float64 `json:"concernRecall"`
	// FalseAlarms is the share of near misses that were detected.
	FalseAlarms float64 `json:"falseAlarms"`
	// Louder is the share of concern lines rated urgent. This does no harm, but is not intended.
	Louder float64 `json:"louder"`
	// Wrong are the lines whose result differs from their tier.
	Wrong []Wrong `json:"wrong"`
}

// Wrong is a line with the expected and the detected tier.
type Wrong struct {
	Text string      `json:"text"`
	Want safety.Tier `json:"want"`
	Got  safety.Tier `json:"got"`
}

// Table runs the detector on the lines. It returns a row for each language and part with lines, by part, then language.
func Table(lines []Line) []Row {
	var rows []Row
	for _, part := range []Part{Tuned, HeldOut} {
		for _, language := range Languages {
			row := measure(lines, language, part)
			if row.Lines > 0 {
				rows = append(rows, row)
			}
		}
	}
	return rows
}

func measure(lines []Line, language string, part Part) Row {
	row := Row{Language: language, Part: part, Wrong: []Wrong{}}
	var found, noticed, alarmed, louder int
	for _, line := range lines {
		if line.Language != language || line.Part != part {
			continue
		}
		row.Lines++
		got := safety.Phrases(line.Text)
		if got != line.Tier {
			row.Wrong = append(row.Wrong, Wrong{Text: line.Text, Want: line.Tier, Got: got})
		}
		switch line.Tier {
		case safety.Urgent:
			row.Urgent++
			found += one(got == safety.Urgent)
			noticed += one(got != safety.None)
		case safety.Concern:
			row.Concern++
			noticed += one(got != safety.None)
			louder += one(got == safety.Urgent)
		default:
			row.Near++
			alarmed += one(got != safety.None)
		}
	}
	row.UrgentRecall = share(found, row.Urgent, 1)
	row.ConcernRecall = share(noticed, row.Urgent+row.Concern, 1)
	row.FalseAlarms = share(alarmed, row.Near, 0)
	row.Louder = share(louder, row.Concern, 0)
	return row
}

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}

func share(part, whole int, ofNone float64) float64 {
	if whole == 0 {
		return ofNone
	}
	return float64(part) / float64(whole)
}

// Print writes rows as a table for people.
func Print(rows []Row) string {
	var out strings.Builder
	w := tabwriter.NewWriter(&out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "part\tlanguage\tlines\turgent recall\tconcern recall\tfalse alarms\tlouder")
	for _, row := range rows {
		fmt.Fprintf(w, "%s\t%s\t%d\t%.3f\t%.3f\t%.3f\t%.3f\n",
			row.Part, row.Language, row.Lines, row.UrgentRecall, row.ConcernRecall, row.FalseAlarms, row.Louder)
	}
	if err := w.Flush(); err != nil {
		return err.Error() // A strings.Builder never returns an error.
	}
	return out.String()
}

// Command safety prints, as JSON, the results of the crisis detector: of the phrases on their labelled set, and of
// phrases and classifier together on the held-out lines of the corpus. With -table it prints tables. Run it inside the
// repository.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"

	"aangan/bff/domain/safety"
	"aangan/bff/domain/safety/classifier"
	"aangan/bff/domain/safety/corpus"
	"aangan/bff/domain/safety/safetytest"
)

func main() {
	table := flag.Bool("table", false, "print a table and the lines that were given another tier")
	flag.Parse()
	if err := run(*table); err != nil {
		fmt.Fprintln(os.Stderr, "bench/safety:", err)
		os.Exit(1)
	}
}

func run(table bool) error {
	lines, err := safetytest.Lines()
	if err != nil {
		return err
	}
	rows := safetytest.Table(lines)
	sealed, err := corpus.HeldOut()
	if err != nil {
		return err
	}
	heldOut := corpus.Table(sealed, func(l corpus.Line) (corpus.Line, classifier.Band) { return l, safety.Assess(l.Text).Band() })
	if !table {
		encoder := json.NewEncoder(os.Stdout)
		encoder.SetIndent("", "  ")
		return encoder.Encode(struct {
			Rows []safetytest.Row `json:"rows"`
			// HeldOut has the intervals of its shares.
			HeldOut []interval `json:"heldOut"`
			// Now has the same lines by whether they are about this moment.
			Now moments `json:"now"`
		}{rows, intervals(heldOut), momentsOf(sealed)})
	}
	fmt.Print(corpus.Print(heldOut))
	fmt.Printf("now: %+v\n", momentsOf(sealed))
	fmt.Print(safetytest.Print(rows))
	for _, row := range rows {
		// Reading the held-out lines would be tuning on them.
		if row.Part == safetytest.HeldOut {
			continue
		}
		for _, wrong := range row.Wrong {
			fmt.Printf("%s: want %q, got %q: %s\n", row.Language, wrong.Want, wrong.Got, wrong.Text)
		}
	}
	return nil
}

// interval is a row with the 95 % interval of the share of lines at risk that are in band Ask or above.
type interval struct {
	corpus.Row
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

func intervals(rows []corpus.Row) []interval {
	all := make([]interval, len(rows))
	for i, row := range rows {
		low, high := corpus.Interval(row.Ask, row.AtRisk)
		all[i] = interval{row, low, high}
	}
	return all
}

// moment counts lines, and those of them that are taken for a danger at this moment.
type moment struct {
	Lines int `json:"lines"`
	Now   int `json:"now"`
}

type moments struct {
	AtThisMoment moment `json:"atThisMoment"`
	OtherRisks   moment `json:"otherRisks"`
	Ordinary     moment `json:"ordinary"`
}

func momentsOf(lines []corpus.Line) (m moments) {
	for _, line := range lines {
		to := &m.Ordinary
		switch line.Class() {
		case classifier.SelfNow, classifier.Attack, classifier.Medical:
			to = &m.AtThisMoment
		case classifier.Ordinary:
		default:
			to = &m.OtherRisks
		}
		to.Lines++
		if safety.Assess(line.Text).Now {
			to.Now++
		}
	}
	return m
}

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
		}{rows, intervals(heldOut)})
	}
	fmt.Print(corpus.Print(heldOut))
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

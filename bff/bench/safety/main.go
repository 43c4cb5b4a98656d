// Command safety prints, as JSON, the crisis detector's results on its labelled set: a row per language, for the lines
// that phrases may be fitted to and for the held-out ones. With -table it prints a table. Run it inside the
// repository.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"

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
	if !table {
		encoder := json.NewEncoder(os.Stdout)
		encoder.SetIndent("", "  ")
		return encoder.Encode(struct {
			Rows []safetytest.Row `json:"rows"`
		}{rows})
	}
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

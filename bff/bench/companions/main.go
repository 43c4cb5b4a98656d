// Command companions prints, as JSON, what companions would do with the held-out lines of the corpus of intents. Run it
// in the folder bff.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"aangan/bff/domain/companion"
	"aangan/bff/domain/companion/intent"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench/companions:", err)
		os.Exit(1)
	}
}

func run() error {
	lines, err := intent.ReadLines(filepath.Join("domain", "companion", "intent", "heldout"))
	if err != nil {
		return err
	}
	var report intent.Report
	for _, line := range lines {
		act, codes := companion.DecideWith(intent.Rank, line.Text)
		report.Add(line, act, codes)
	}
	encoder := json.NewEncoder(os.Stdout)
	encoder.SetIndent("", "  ")
	return encoder.Encode(struct {
		Rows            []intent.Row `json:"rows"`
		RightWhenActing float64      `json:"rightWhenActing"`
	}{report.Rows(), report.RightWhenActing()})
}

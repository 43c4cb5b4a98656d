// Command train makes the classifier of intents from its corpus. Run it in the folder bff:
//
//	go run ./domain/companion/intent/train            writes intent/weights.gz, and prints what a companion would do
//	go run ./domain/companion/intent/train -wrong     prints the lines that it would answer wrongly, and writes nothing
//
// What it prints is about the lines in heldout, which it does not learn from.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"aangan/bff/domain/companion"
	"aangan/bff/domain/companion/intent"
)

func main() {
	wrong := flag.Bool("wrong", false, "print the wrong lines, and write nothing")
	epochs := flag.Int("epochs", intent.DefaultOptions.Epochs, "times that every line is used")
	l2 := flag.Float64("l2", intent.DefaultOptions.L2, "pull of weights to zero")
	flag.Parse()
	if err := run(*wrong, intent.Options{Epochs: *epochs, Rate: intent.DefaultOptions.Rate, L2: *l2}); err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

var folder = filepath.Join("domain", "companion", "intent")

func run(wrong bool, options intent.Options) error {
	lines, err := intent.ReadLines(filepath.Join(folder, "corpus"))
	if err != nil {
		return err
	}
	heldOut, err := intent.ReadLines(filepath.Join(folder, "heldout"))
	if err != nil {
		return err
	}
	model := intent.Train(companion.IntentExamples(lines), options)
	var all intent.Report
	for _, line := range heldOut {
		act, codes := companion.DecideWith(model.Rank, line.Text)
		result := all.Add(line, act, codes)
		if wrong && result == intent.Wrong {
			fmt.Printf("%s\t%s\tas %v\t%s\n", line.Language, line.Code, codes, line.Text)
		}
	}
	fmt.Printf("%d lines learned. %s\n", len(lines), &all)
	if wrong {
		return nil
	}
	file, err := model.Encode()
	if err != nil {
		return err
	}
	fmt.Printf("%d bytes of weights\n", len(file))
	return os.WriteFile(filepath.Join(folder, "weights.gz"), file, 0o644)
}

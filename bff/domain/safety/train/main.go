// Command train makes the risk classifier from the corpus. Run it in the folder bff:
//
//	go run ./domain/safety/train             writes classifier/weights.gz, and prints the cross-validation
//	go run ./domain/safety/train -wrong en   prints the wrong lines of a language (or of all) too, and writes nothing
//
// The writers are divided into folds, and each fold is rated by a model that was trained on the others. The thresholds
// of the bands are set on these ratings, and the weights are then trained on all writers. The same corpus gives the
// same file.
package main

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"

	"aangan/bff/domain/safety"
	"aangan/bff/domain/safety/classifier"
	"aangan/bff/domain/safety/corpus"
)

func main() {
	wrong := flag.String("wrong", "", "print the wrong lines of this language, or of all, and write nothing")
	flag.Parse()
	if err := run(*wrong); err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

func run(wrong string) error {
	lines, err := corpus.Training()
	if err != nil {
		return err
	}
	all := crossValidate(lines)
	thresholds := thresholdsOf(all)
	band := func(l rated) classifier.Band { return thresholds.BandOf(l.script, l.rating.Risk()) }
	fmt.Print(corpus.Print(corpus.Table(all, func(l rated) (corpus.Line, classifier.Band) { return l.line, band(l) })))
	if wrong != "" {
		printWrong(all, wrong, band)
		return nil
	}
	file, err := classifier.Train(corpus.Examples(lines, nil), classifier.DefaultOptions).Encode(thresholds)
	if err != nil {
		return err
	}
	fmt.Printf("%d lines, %d bytes of weights\n", len(lines), len(file))
	return os.WriteFile(filepath.Join("domain", "safety", "classifier", "weights.gz"), file, 0o644)
}

// rated is a line with its rating by a model that has not seen its writer.
type rated struct {
	line   corpus.Line
	script classifier.Script
	rating classifier.Rating
}

// folds is the number of trainings of the cross-validation. One for every writer would rate the same.
const folds = 8

func crossValidate(lines []corpus.Line) []rated {
	fold := map[string]int{}
	for _, line := range lines {
		if _, known := fold[line.Writer]; !known {
			fold[line.Writer] = len(fold) % folds
		}
	}
	all := make([][]rated, folds)
	var work sync.WaitGroup
	turn := make(chan struct{}, runtime.NumCPU())
	for i := range folds {
		work.Go(func() {
			turn <- struct{}{}
			defer func() { <-turn }()
			inFold := func(line corpus.Line) bool { return fold[line.Writer] == i }
			model := classifier.Train(corpus.Examples(lines, inFold), classifier.DefaultOptions)
			for _, line := range lines {
				if inFold(line) {
					text := safety.Normalize(line.Text)
					all[i] = append(all[i], rated{line, classifier.ScriptOf(text), model.Rate(text)})
				}
			}
		})
	}
	work.Wait()
	return slices.Concat(all...)
}

// thresholdsOf returns the thresholds above which the bands' shares of ordinary lines are.
func thresholdsOf(all []rated) (t classifier.Thresholds) {
	for script := range classifier.Scripts {
		var ordinary []float32
		for _, line := range all {
			if line.script == script && !line.line.AtRisk() {
				ordinary = append(ordinary, line.rating.Risk())
			}
		}
		slices.Sort(ordinary)
		for band, share := range classifier.BandShares {
			if share > 0 {
				t[script][band] = ordinary[len(ordinary)-1-int(share*float64(len(ordinary)))]
			}
		}
	}
	return t
}

func printWrong(all []rated, language string, band func(rated) classifier.Band) {
	slices.SortStableFunc(all, func(a, b rated) int { return cmp.Compare(a.rating.Risk(), b.rating.Risk()) })
	for _, line := range all {
		if (language == "all" || line.line.Language == language) && line.line.AtRisk() != (band(line) >= classifier.Ask) {
			fmt.Printf("%.3f %s %s/%s: %s\n", line.rating.Risk(), line.line.Kind, line.line.Writer, line.line.Language, line.line.Text)
		}
	}
}

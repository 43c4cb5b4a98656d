// Package corpus reads the lines on which the risk classifier is trained and measured; see README.md in its folder. It
// is used by the training, the tests and the benchmark report only.
package corpus

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"aangan/bff/domain/safety"
	"aangan/bff/domain/safety/classifier"
)

// Line is one text with its label.
type Line struct {
	// Writer is the folder of the line's writer, Language a language of README.md.
	Writer, Language string
	Kind, Text       string
}

// classes maps the kinds of the corpus to the classes of the classifier.
var classes = map[string]classifier.Class{
	"wish": classifier.Self, "plan": classifier.Self, "means": classifier.Self, "selfharm": classifier.Self, "indirect": classifier.Self,
	"attempt": classifier.SelfNow, "weapon": classifier.SelfNow,
	"attack": classifier.Attack, "medical": classifier.Medical,
	"violence": classifier.Violence, "child": classifier.Child, "eating": classifier.Eating, "harm": classifier.Harm, "other": classifier.Other,
	"minor": classifier.Ordinary, "near": classifier.Ordinary, "chat": classifier.Ordinary,
}

// Kinds are all kinds, in the order of README.md.
var Kinds = []string{
	"wish", "plan", "means", "selfharm", "indirect", "attempt", "weapon", "attack", "medical", "violence", "child", "eating", "harm", "other",
	"minor", "near", "chat",
}

// Class returns the class of the line's kind.
func (l Line) Class() classifier.Class { return classes[l.Kind] }

// AtRisk reports whether a person is at risk in the line.
func (l Line) AtRisk() bool { return l.Class() != classifier.Ordinary }

// heldOut is the folder of the writers who are only measured.
const heldOut = "heldout"

// Training returns the lines to train on, by writer, language and position.
func Training() ([]Line, error) {
	dir, err := folder()
	if err != nil {
		return nil, err
	}
	return read(dir, func(name string) bool { return name != heldOut })
}

// HeldOut returns the lines that are only measured.
func HeldOut() ([]Line, error) {
	dir, err := folder()
	if err != nil {
		return nil, err
	}
	return read(filepath.Join(dir, heldOut), func(string) bool { return true })
}

func read(dir string, use func(writer string) bool) ([]Line, error) {
	paths, err := filepath.Glob(filepath.Join(dir, "*", "*.tsv"))
	if err != nil {
		return nil, err
	}
	slices.Sort(paths)
	var lines []Line
	for _, path := range paths {
		writer := filepath.Base(filepath.Dir(path))
		if !use(writer) {
			continue
		}
		raw, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		number := 0
		for text := range strings.Lines(string(raw)) {
			number++
			kind, text, found := strings.Cut(strings.TrimSuffix(text, "\n"), "\t")
			if _, known := classes[kind]; !known || !found || strings.TrimSpace(text) == "" || strings.Contains(text, "\t") {
				return nil, fmt.Errorf("%s, line %d: want a known kind, a tab and a text", path, number)
			}
			lines = append(lines, Line{
				Writer: writer, Language: strings.TrimSuffix(filepath.Base(path), ".tsv"), Kind: kind, Text: text,
			})
		}
	}
	if len(lines) == 0 {
		return nil, fmt.Errorf("no lines in %s", dir)
	}
	return lines, nil
}

// folder returns the folder of the corpus, found from the folder with go.work.
func folder() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.work")); err == nil {
			return filepath.Join(dir, "bff", "domain", "safety", "corpus"), nil
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return "", errors.New("no go.work above the working directory")
		}
		dir = parent
	}
}

// Examples returns the lines, normalised, to train on, without those that without selects; nil selects none.
func Examples(lines []Line, without func(Line) bool) []classifier.Example {
	var examples []classifier.Example
	for _, line := range lines {
		if without == nil || !without(line) {
			examples = append(examples, classifier.Example{Text: safety.Normalize(line.Text), Class: line.Class()})
		}
	}
	return examples
}

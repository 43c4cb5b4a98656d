// Package safetytest measures the detector on its labelled set, for its tests and for the benchmark report.
package safetytest

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"aangan/bff/domain/safety"
)

// Languages are the languages of the set, in the order of the report; each has a file of that name in both parts.
var Languages = []string{"english", "hindi", "hinglish", "tamil", "urdu"}

// Part decides whether phrases may be adjusted to a line.
type Part string

// Tuned lines are read when phrases are written; HeldOut lines only measure.
const (
	Tuned   Part = "tuned"
	HeldOut Part = "held out"
)

// Line is one text with the tier that a person assigned.
type Line struct {
	Language string
	Part     Part
	Tier     safety.Tier
	Text     string
}

// Lines reads the whole set from the repository that holds the working directory.
func Lines() ([]Line, error) {
	dir, err := folder()
	if err != nil {
		return nil, err
	}
	var lines []Line
	for _, language := range Languages {
		for _, of := range []struct {
			part Part
			path string
		}{
			{Tuned, filepath.Join(dir, language+".txt")},
			{HeldOut, filepath.Join(dir, "heldout", language+".txt")},
		} {
			raw, err := os.ReadFile(of.path)
			if err != nil {
				return nil, err
			}
			read, err := parse(string(raw), language, of.part)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", of.path, err)
			}
			lines = append(lines, read...)
		}
	}
	return lines, nil
}

func parse(raw, language string, part Part) ([]Line, error) {
	var lines []Line
	number := 0
	for text := range strings.Lines(raw) {
		number++
		text = strings.TrimSuffix(text, "\n")
		if text == "" || strings.HasPrefix(text, "#") {
			continue
		}
		label, said, found := strings.Cut(text, "\t")
		tier := safety.Tier(label)
		if label == "none" {
			tier = safety.None
		} else if tier != safety.Urgent && tier != safety.Concern {
			return nil, fmt.Errorf("line %d has the tier %q", number, label)
		}
		if !found || strings.TrimSpace(said) == "" {
			return nil, fmt.Errorf("line %d has no text", number)
		}
		lines = append(lines, Line{Language: language, Part: part, Tier: tier, Text: said})
	}
	return lines, nil
}

// folder returns the folder of the set, found from the folder with go.work.
func folder() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.work")); err == nil {
			return filepath.Join(dir, "bff", "domain", "safety", "testdata", "labelled"), nil
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return "", errors.New("no go.work above the working directory")
		}
		dir = parent
	}
}

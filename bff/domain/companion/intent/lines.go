package intent

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Line is a line of the corpus, or of those kept apart for the report.
type Line struct {
	// Writer is the name of its file. Language is a BCP 47 tag.
	Writer, Language, Code, Text string
}

// ReadLines reads all files of a folder, "corpus" or "heldout", below this package's folder. A line of a file is a
// language, an intent and a text, separated by tabs.
func ReadLines(folder string) ([]Line, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.tsv"))
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("no lines in %s", folder)
	}
	slices.Sort(files)
	var all []Line
	for _, file := range files {
		raw, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		for number, line := range strings.Split(strings.TrimSpace(string(raw)), "\n") {
			fields := strings.Split(line, "\t")
			if len(fields) != 3 || slices.Contains(fields, "") {
				return nil, fmt.Errorf("%s, line %d: %q", file, number+1, line)
			}
			all = append(all, Line{strings.TrimSuffix(filepath.Base(file), ".tsv"), fields[0], fields[1], fields[2]})
		}
	}
	return all, nil
}

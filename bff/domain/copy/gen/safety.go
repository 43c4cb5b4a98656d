package main

import (
	"bytes"
	"fmt"
	"strings"

	"aangan/bff/domain/safety"
)

// safetyFile returns the urgent phrases for the pages' matcher, as one string, because a list of hundreds of short
// strings loads more slowly. docs/decisions/0047 explains why the pages have no others.
func safetyFile() []byte {
	lists := safety.Patterns()
	spelling := safety.SpellingRules()

	var out bytes.Buffer
	out.WriteString(header)
	write := func(doc, name, value string) {
		fmt.Fprintf(&out, "\n%sexport const %s = %s;\n", comment(doc), name, value)
	}
	write("Patterns of the urgent tier, one a line.", "urgent", quote(strings.Join(lists.Urgent, "\n")))
	write("Apostrophes: they leave a text before it is decomposed.", "apostrophes", "/["+spelling.Apostrophes+"]/g")

	var groups strings.Builder
	groups.WriteString("{\n")
	for _, name := range sortedKeys(lists.Groups) {
		if !uses(lists.Urgent, name) {
			continue
		}
		fmt.Fprintf(&groups, "  %s: %s,\n", quote(name), quote(lists.Groups[name]))
	}
	write("Words that stand for one another, by the name that stands in the patterns behind a dollar sign.", "groups", groups.String()+"} as Readonly<Record<string, string>>")

	var class strings.Builder
	for _, r := range spelling.Dropped {
		fmt.Fprintf(&class, `\u%04x`, r[0])
		if r[1] != r[0] {
			fmt.Fprintf(&class, `-\u%04x`, r[1])
		}
	}
	write("Characters that change how a word looks and not which word it is.", "dropped", "/["+class.String()+"]/g")

	froms := sortedKeys(spelling.Folded)
	write("Letters that some keyboards lack, to be replaced as `folded` says.", "foldable", "/["+strings.Join(froms, "")+"]/g")
	var folded strings.Builder
	folded.WriteString("{\n")
	for _, from := range froms {
		fmt.Fprintf(&folded, "  %s: %s,\n", quote(from), quote(spelling.Folded[from]))
	}
	write("The letter that stands for each foldable one.", "folded", folded.String()+"} as Readonly<Record<string, string>>")
	write("How many words a gap may hold.", "gapWords", fmt.Sprint(spelling.GapWords))
	write("Up to how many runs of drawn-out letters in one word are read each for itself.", "drawnRuns", fmt.Sprint(spelling.RepeatedRuns))
	return out.Bytes()
}

// uses reports whether a pattern has the group of this name.
func uses(patterns []string, name string) bool {
	for _, pattern := range patterns {
		for _, part := range strings.FieldsFunc(pattern, func(r rune) bool { return strings.ContainsRune(" |?", r) }) {
			if part == "$"+name {
				return true
			}
		}
	}
	return false
}

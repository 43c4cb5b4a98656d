package main

import (
	"bytes"
	"fmt"
	"strings"

	"aangan/bff/domain/safety"
)

// safetyFile returns the phrase lists for the pages' matcher, one string per tier, because a list of thousands of short
// strings loads more slowly.
func safetyFile() []byte {
	lists := safety.Patterns()
	spelling := safety.SpellingRules()

	var out bytes.Buffer
	out.WriteString(header)
	write := func(doc, name, value string) {
		fmt.Fprintf(&out, "\n%sexport const %s = %s;\n", comment(doc), name, value)
	}
	write("Patterns of the urgent tier, one a line.", "urgent", quote(strings.Join(lists.Urgent, "\n")))
	write("Patterns of the concern tier, one a line.", "concern", quote(strings.Join(lists.Concern, "\n")))
	write("Phrases that make a concern of an urgent one lying wholly inside them, one a line.", "soft", quote(strings.Join(lists.Soft, "\n")))
	write("Idioms that silence an alarm lying wholly inside them, one a line.", "harmless", quote(strings.Join(lists.Harmless, "\n")))
	write("Apostrophes: they leave a text before it is decomposed.", "apostrophes", "/["+spelling.Apostrophes+"]/g")

	var groups strings.Builder
	groups.WriteString("{\n")
	for _, name := range sortedKeys(lists.Groups) {
		fmt.Fprintf(&groups, "  %s: %s,\n", quote(name), quote(lists.Groups[name]))
	}
	write("Words that stand for one another, by the name that stands in the patterns behind a dollar sign.", "groups", groups.String()+"} as Readonly<Record<string, string>>")

	var ends strings.Builder
	for _, r := range spelling.SentenceEnds {
		fmt.Fprintf(&ends, `\u%04x`, r)
	}
	write("Signs that end a sentence.", "sentenceEnds", "/["+ends.String()+"]/")

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

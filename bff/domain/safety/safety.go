// Package safety notices when somebody writes that they may come to harm. One list of phrases a language, written in a
// small pattern language (see pattern.go), is compiled here and generated into the pages, so that the banner over the
// composer and the flag on the server always agree. Matching takes time in proportion to the text, whatever the text.
//
// The list prefers one banner too many to one too few: what is denied ("I would never kill myself") still matches. Only
// the idioms listed as harmless ("dying of laughter") are let through.
package safety

// Tier says how a text should be met. The empty tier is for everything that is not listed.
type Tier string

// Concern is a word of distress by itself ("hurt"). Urgent speaks of ending one's life or of harming oneself.
const (
	None    Tier = ""
	Concern Tier = "concern"
	Urgent  Tier = "urgent"
)

var list = compile()

// Detect returns the gravest tier that anything in the text reaches. It may be called by anyone, at the same time too.
func Detect(text string) Tier {
	var few [64]word // Most messages are no longer, and so need no memory of their own.
	words := split(few[:0], Normalise(text))
	found := None
	// Most texts hold nothing that could alarm; only the others are searched for what makes it harmless.
	var harmless []int
	for at := range words {
		for _, match := range list.alarms.at(words, at) {
			if harmless == nil {
				harmless = list.harmless.covers(words)
			}
			if harmless[at] >= match.end {
				continue
			}
			if match.tier == Urgent {
				return Urgent
			}
			found = Concern
		}
	}
	return found
}

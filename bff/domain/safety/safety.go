// Package safety notices when somebody writes that they may come to harm. One list of phrases a language, written in a
// small pattern language (see pattern.go), is compiled here and generated into the pages, so that the banner over the
// composer and the flag on the server always agree. Matching takes time in proportion to the text, whatever the text.
//
// The list prefers one banner too many to one too few: what is denied, over, or about somebody else ("I would never kill
// myself", "my friend wants to die") is still noticed, as a concern. Only the idioms listed as harmless ("dying of laughter")
// are let through. sources.go says where the phrases come from.
package safety

// Tier says how a text should be met. The empty tier is for everything that is not listed.
type Tier string

// Concern is a word of distress by itself ("hurt"), despair, violence at home, or what would be urgent were it not denied or
// somebody else's. Urgent speaks of ending one's own life or of harming oneself.
const (
	None    Tier = ""
	Concern Tier = "concern"
	Urgent  Tier = "urgent"
)

var list = compile()

// Detect returns the gravest tier that anything in the text reaches. It may be called by anyone, at the same time too.
func Detect(text string) Tier {
	tier, _ := detect(text)
	return tier
}

// detect returns with the tier how many parts of patterns were tried.
func detect(text string) (Tier, int) {
	var few [64]word // Most messages are no longer, and so need no memory of their own.
	s := search{words: split(few[:0], Normalise(text))}
	found := None
	// Most texts hold nothing that could alarm; only the others are searched for what excuses or softens it.
	var harmless, soft []int
	for at := range s.words {
		for _, match := range s.at(&list.alarms, at, len(s.words)) {
			if harmless == nil {
				harmless = s.covers(&list.harmless)
			}
			if harmless[at] >= match.end {
				continue
			}
			if match.tier == Urgent {
				if soft == nil {
					soft = s.covers(&list.soft)
				}
				if soft[at] < match.end {
					return Urgent, s.tried
				}
			}
			found = Concern
		}
	}
	return found, s.tried
}

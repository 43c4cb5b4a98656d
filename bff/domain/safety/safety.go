// Package safety detects texts whose author may come to harm. One list of phrases per language, in a small pattern
// language (see pattern.go), is compiled here and generated into the pages, so that the pages' banner and the server's
// flag always agree. Matching takes linear time for any text.
//
// The list prefers a false alarm to a miss: denials, past events and other people's situations ("I would never kill
// myself", "my friend wants to die") are still detected, as a concern. Only idioms listed as harmless ("dying of
// laughter") are excluded. sources.go documents the origin of the phrases.
package safety

// Tier is the severity of a text. It is empty if nothing was detected.
type Tier string

// Concern is a single word of distress ("hurt"), despair, violence at home, or an urgent phrase that is denied or
// about another person. Urgent is about ending one's life or harming oneself.
const (
	None    Tier = ""
	Concern Tier = "concern"
	Urgent  Tier = "urgent"
)

var list = compile()

// Detect returns the highest tier of all phrases in the text. It is safe for concurrent use.
func Detect(text string) Tier {
	tier, _ := detect(text)
	return tier
}

// detect returns the tier and the number of pattern parts that were tried.
func detect(text string) (Tier, int) {
	var few [64]word // Enough for most messages, which then need no allocation.
	s := search{words: split(few[:0], Normalize(text))}
	found := None
	// Harmless and soft phrases are searched only if the text has a match, which most texts have not.
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

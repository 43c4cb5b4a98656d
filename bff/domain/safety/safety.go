// Package safety detects texts whose author, or another person, may come to harm.
//
// Two readers decide, and the higher result counts. The first is a list of phrases per language, in a small pattern
// language (see pattern.go). Its urgent phrases are generated into the pages too, so that their banner appears while a
// person writes.
// The list prefers a false alarm to a miss: denials, past events and other people's situations ("I would never kill
// myself", "my friend wants to die") are still detected, as a concern. Only idioms listed as harmless ("dying of
// laughter") are excluded. sources.go documents the origin of the phrases. The second reader is a classifier (package
// classifier), trained on the lines of the folder corpus. It notices what no phrase contains: a gun in a drawer, a door
// that is locked from outside. Both take linear time for any text.
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

// Detect returns the tier of a text. It is safe for concurrent use. Assess returns more.
func Detect(text string) Tier { return Assess(text).Tier }

// Phrases returns the highest tier of all phrases in the text. It is safe for concurrent use.
func Phrases(text string) Tier { return phrasesIn(Normalize(text)).tier }

// phrases is the result of the phrases in one text.
type phrases struct {
	tier Tier
	// own is true if one of them is about ending a life or self-harm, also where it is denied or about another person.
	own bool
	// longer is true if one of them has several words: "feel hopeless", other than "hurt".
	longer bool
	// tried is the number of pattern parts that were tried.
	tried int
}

func phrasesIn(normalised string) phrases {
	var few [64]word // Enough for most messages, which then need no allocation.
	s := search{words: split(few[:0], normalised)}
	var found phrases
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
					return phrases{tier: Urgent, own: true, tried: s.tried}
				}
				found.own = true
			}
			found.longer = found.longer || match.end-at > 1
			found.tier = Concern
		}
	}
	found.tried = s.tried
	return found
}

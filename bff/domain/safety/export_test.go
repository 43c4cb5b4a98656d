package safety

// KeyWords are the words that are read with one mistake.
var KeyWords = keyWords

// Correct corrects the key words of a normalised text.
func Correct(normalised string) string { return correct(normalised) }

// Steps returns the number of pattern parts that Phrases tries for a text.
func Steps(text string) int { return phrasesIn(Normalize(text)).tried }

// Guarded is guarded.
func Guarded(text string, detector func(text string) Verdict) Verdict { return guarded(text, detector) }

// UrgentPhrase reports whether the text has an urgent phrase, also one that is softened or excused. The pages detect
// the same.
func UrgentPhrase(text string) bool {
	s := search{words: split(nil, Normalize(text))}
	for at := range s.words {
		for _, match := range s.at(&list.alarms, at, len(s.words)) {
			if match.tier == Urgent {
				return true
			}
		}
	}
	return false
}

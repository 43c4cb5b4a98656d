package safety

// Steps returns the number of pattern parts that Phrases tries for a text.
func Steps(text string) int { return phrasesIn(Normalize(text)).tried }

// Guarded is guarded.
func Guarded(text string, detector func(text string) Verdict) Verdict { return guarded(text, detector) }

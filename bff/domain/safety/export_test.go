package safety

// Steps returns the number of pattern parts that Phrases tries for a text.
func Steps(text string) int { return phrasesIn(Normalize(text)).tried }

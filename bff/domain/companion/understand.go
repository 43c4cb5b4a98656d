package companion

import (
	"slices"

	"aangan/bff/domain/companion/intent"
)

// The probabilities from which a companion acts on what it understood, and from which it asks whether it did.
const (
	sureFrom, sureLead = 0.70, 0.25
	unsureFrom         = 0.45
	// agreedFrom is enough if a phrase that companions know says the same.
	agreedFrom = 0.55
	// candidateFrom is the least probability of a subject that it asks about, besides the two likeliest.
	candidateFrom = 0.12
)

// decide returns what a companion does about a text without a danger, and for which intents: one to act on, or up to
// three to ask about. Words are those of the text.
func decide(text string, words []string, rank func(text string, hints []string) []intent.Guess) (intent.Act, []string) {
	at, found := match.find(words)
	if found && themes[at].Rank >= guard {
		// A death, violence, and what companions never answer, are known by their phrases.
		return intent.Acts, []string{themes[at].Code}
	}
	if code, is := subjectOf(text); is {
		return intent.Acts, []string{code}
	}
	guesses := rank(text, hintsOf(words))
	first := guesses[0]
	agrees := found && themes[at].Code == first.Code
	switch {
	case first.Code == intent.Other || first.P < unsureFrom:
		return intent.Admits, nil
	case first.P >= sureFrom && first.P-guesses[1].P >= sureLead, agrees && first.P >= agreedFrom:
		return intent.Acts, []string{first.Code}
	}
	var codes []string
	for i, guess := range guesses {
		if _, known := subjectLabels[guess.Code]; known && len(codes) < 3 && (i < 2 || guess.P >= candidateFrom) {
			codes = append(codes, guess.Code)
		}
	}
	if len(codes) == 0 {
		return intent.Admits, nil
	}
	return intent.Asks, codes
}

// hintsOf returns the codes of all themes whose phrases the words have, sorted.
func hintsOf(words []string) (codes []string) {
	match.each(words, func(p *phrase) {
		if code := themes[p.theme].Code; !p.without && !slices.Contains(codes, code) {
			codes = append(codes, code)
		}
	})
	slices.Sort(codes)
	return codes
}

// DecideWith returns what companions would do about a text if the intents were ranked by this function, for the
// training.
func DecideWith(rank func(text string, hints []string) []intent.Guess, text string) (intent.Act, []string) {
	return decide(text, words(text), rank)
}

// IntentExamples returns the lines as the classifier of intents learns from them.
func IntentExamples(lines []intent.Line) []intent.Example {
	examples := make([]intent.Example, 0, len(lines))
	for _, line := range lines {
		examples = append(examples, intent.Example{Text: line.Text, Code: line.Code, Hints: hintsOf(words(line.Text))})
	}
	return examples
}

package safety

import (
	"slices"
	"strings"

	"aangan/bff/domain/safety/classifier"
)

// Kind is the subject of a text at risk.
type Kind string

// The kinds. SelfNow, Attack and Medical are about this moment.
const (
	NoKind   Kind = ""
	Self     Kind = "self"
	SelfNow  Kind = "self_now"
	Attack   Kind = "attack"
	Medical  Kind = "medical"
	Violence Kind = "violence"
	Child    Kind = "child"
	Eating   Kind = "eating"
	Harm     Kind = "harm"
	Other    Kind = "other"
)

var kinds = [classifier.Classes]Kind{
	classifier.Ordinary: NoKind, classifier.Self: Self, classifier.SelfNow: SelfNow, classifier.Attack: Attack, classifier.Medical: Medical,
	classifier.Violence: Violence, classifier.Child: Child, classifier.Eating: Eating, classifier.Harm: Harm, classifier.Other: Other,
}

// Verdict is the result for one text.
type Verdict struct {
	Tier Tier
	// Kind is the likeliest kind of risk; NoKind if there is no sign of one.
	Kind Kind
	// Now reports a danger at this moment. It is set with the tier Urgent only.
	Now bool
	// Quiet reports at least a weak sign: companions then use no model.
	Quiet bool
	// Failed reports that the classifier broke down, so that the phrases alone decided.
	Failed bool
}

// Band returns the band of the verdict, with the phrases' result.
func (v Verdict) Band() classifier.Band {
	switch {
	case v.Tier == Urgent:
		return classifier.Alarm
	case v.Tier == Concern:
		return classifier.Ask
	case v.Quiet:
		return classifier.Quiet
	}
	return classifier.Clear
}

// nowFrom is the share of a danger at this moment in the probability of a risk, from which an urgent text is about this
// moment.
const nowFrom = 0.4

// contextWords is the number of words from which the classifier can judge a phrase by its context.
const contextWords = 4

// Assess rates a text. The higher result of the phrases and the classifier counts, with one exception: where the
// classifier sees no sign of a risk, neither in the text nor in the phrase's sentence alone, an urgent phrase is a
// concern ("prevention of suicide is my thesis"), and a single word of distress is nothing ("my dog died"). So an
// urgent phrase always leads to help, but not always to an alarm. docs/decisions/0042 has the figures. It is safe for
// concurrent use, and takes time in proportion to the text's length. It never panics.
func Assess(text string) Verdict { return guarded(text, assess) }

// guarded returns the verdict of a detector. If that breaks down the phrases alone decide, and the verdict says so.
// Without a sign it is a weak one, so that no model answers a text that nothing has rated.
func guarded(text string, detector func(text string) Verdict) (verdict Verdict) {
	defer func() {
		if recover() != nil {
			verdict = Verdict{Tier: Phrases(text), Quiet: true, Failed: true}
			if verdict.Tier != None {
				verdict.Kind = Self
			}
		}
	}()
	return detector(text)
}

func assess(text string) Verdict {
	normalised := correct(Normalize(text))
	found := phrasesIn(normalised)
	rating, band := rate(normalised)
	verdict := Verdict{Tier: found.tier, Quiet: band != classifier.Clear || found.tier != None}
	switch {
	case band == classifier.Alarm:
		verdict.Tier = Urgent
	case band == classifier.Ask && found.tier == None:
		verdict.Tier = Concern
	case band == classifier.Clear && found.tier != None && ordinaryUse(normalised):
		verdict.Tier = None
		if found.own || found.longer {
			verdict.Tier = Concern
		}
	}
	if verdict.Quiet {
		verdict.Kind = kinds[rating.Top()]
	}
	if found.tier == Urgent && verdict.Tier == Urgent && verdict.Kind != SelfNow {
		// A phrase about suicide matters more than everything else in the text.
		verdict.Kind = Self
	}
	switch {
	case verdict.Tier == Urgent:
		verdict.Now = rating.Now() >= nowFrom*rating.Risk() || urgentNow(normalised)
	case verdict.Tier == Concern && slices.Contains(atThisMoment, verdict.Kind) && acuteNow(normalised):
		verdict.Tier, verdict.Now = Urgent, true
	}
	return verdict
}

// ordinaryUse reports whether the classifier sees no sign of a risk in any sentence with a phrase, read alone: ordinary
// sentences around it do not count.
func ordinaryUse(normalised string) bool {
	for sentence := range strings.FieldsFuncSeq(normalised, func(r rune) bool { return strings.ContainsRune(sentenceEnds, r) }) {
		if phrasesIn(sentence).tier == None {
			continue
		}
		if _, band := rate(sentence); band != classifier.Clear || len(strings.Fields(sentence)) < contextWords {
			return false
		}
	}
	return true
}

// windowWords is the length of the pieces in which a longer text is rated: among hundreds of other words a sentence
// about a risk would hardly count.
const windowWords = 45

// rate rates the riskiest piece of a normalised text.
func rate(text string) (worst classifier.Rating, band classifier.Band) {
	for i, piece := range pieces(text) {
		rating, is := classifier.Rate(piece)
		if i == 0 || is > band || (is == band && rating.Risk() > worst.Risk()) {
			worst, band = rating, is
		}
	}
	return worst, band
}

// pieces cuts a text into runs of whole sentences with at most windowWords words, each beginning with the last
// sentence of the one before. A longer sentence is cut anywhere.
func pieces(text string) []string {
	if len(strings.Fields(text)) <= windowWords {
		return []string{text}
	}
	var sentences []string
	for sentence := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(sentenceEnds, r) }) {
		words := strings.Fields(sentence)
		for len(words) > windowWords {
			sentences = append(sentences, strings.Join(words[:windowWords], " "))
			words = words[windowWords/2:]
		}
		if len(words) > 0 {
			sentences = append(sentences, strings.Join(words, " "))
		}
	}
	var all []string
	for start := 0; start < len(sentences); {
		end, count := start, 0
		for end < len(sentences) && (end == start || count+len(strings.Fields(sentences[end])) <= windowWords) {
			count += len(strings.Fields(sentences[end]))
			end++
		}
		all = append(all, strings.Join(sentences[start:end], ". "))
		if end == len(sentences) {
			break
		}
		start = max(start+1, end-1)
	}
	return all
}

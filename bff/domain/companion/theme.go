package companion

import (
	"strings"
	"unicode/utf8"
)

// lines are the three companions' texts for one theme in one language, and the small questions that any of them may
// end with. Every list has at least one entry, except Ask for themes without a question.
type lines struct {
	Tara, Buddy, Arjun []string
	Ask                []string
}

// of returns the lines of a companion.
func (l lines) of(companion string) []string {
	switch companion {
	case "buddy":
		return l.Buddy
	case "arjun":
		return l.Arjun
	default:
		return l.Tara
	}
}

// translations is one theme's texts in every language.
type translations struct{ English, Hindi, Hinglish, Tamil lines }

func (s translations) in(language Language) lines {
	switch language {
	case Hindi:
		return s.Hindi
	case Hinglish:
		return s.Hinglish
	case Tamil:
		return s.Tamil
	default:
		return s.English
	}
}

// rank decides which of two themes of a text is answered: the higher one, however much text the other has.
type rank int

const (
	// social is for greetings, goodbyes and small talk.
	social rank = iota
	// mood is for feelings without a reason.
	mood
	// matter is for the reason of a feeling.
	matter
	// guard is for questions about what companions are and requests that they decline.
	guard
	// loss is for an unambiguous mention of a death.
	loss
	// harm is for violence, the highest rank.
	harm
)

// theme is a topic that companions recognize.
type theme struct {
	Code string
	Rank rank
	// Words are the phrases that identify the theme, in all languages, separated by commas. "worr*" matches every word
	// with that beginning, "a|b" either, "~" up to three arbitrary words, and "=" in front a phrase that is the whole
	// text.
	Words string
	// Certain are phrases in the same syntax that unambiguously mention a death: they have rank loss.
	Certain string
	// Unless are phrases that exclude the theme, because its words have another meaning next to them.
	Unless string
	// Hear is the acknowledgment, which comes first. It has Ask for every theme except those of rank social.
	Hear translations
	// Steps are small things to do; nil where none would be in place.
	Steps *translations
}

// phrase is one of a theme's phrases, compiled.
type phrase struct {
	parts  []part
	theme  int
	weight int
	rank   rank
	// whole phrases ("=shut up") must be the whole text; without phrases exclude their theme.
	whole, without bool
}

// part is one word of a phrase, or a gap.
type part struct {
	gap   bool
	words []string
	stems []string
}

func (p part) matches(word string) bool {
	for _, whole := range p.words {
		if word == whole {
			return true
		}
	}
	for _, stem := range p.stems {
		if strings.HasPrefix(word, stem) {
			return true
		}
	}
	return false
}

// gapWords is the maximum number of words in a gap.
const gapWords = 3

// matcher finds the themes of a text. Phrases are indexed by their first word or its beginning.
type matcher struct {
	byWord, byStem map[string][]*phrase
	longestStem    int
}

var themes, match = compile()

func compile() ([]theme, *matcher) {
	var all []theme
	for _, chapter := range [][]theme{harmThemes, guardThemes, homeThemes, familyThemes, workThemes, heartThemes, selfThemes, moodThemes, socialThemes} {
		all = append(all, chapter...)
	}
	m := newMatcher()
	for i, t := range all {
		m.addAll(t.Words, phrase{theme: i, rank: t.Rank})
		m.addAll(t.Certain, phrase{theme: i, rank: loss})
		m.addAll(t.Unless, phrase{theme: i, without: true})
	}
	return all, m
}

func newMatcher() *matcher {
	return &matcher{byWord: map[string][]*phrase{}, byStem: map[string][]*phrase{}}
}

// addAll adds the phrases of a list, each like the sample.
func (m *matcher) addAll(list string, sample phrase) {
	for text := range strings.SplitSeq(list, ",") {
		if text = strings.TrimSpace(text); text != "" {
			m.add(compilePhrase(text, sample))
		}
	}
}

func compilePhrase(text string, sample phrase) *phrase {
	p := &sample
	text, p.whole = strings.CutPrefix(text, "=")
	for field := range strings.FieldsSeq(text) {
		if field == "~" {
			p.parts = append(p.parts, part{gap: true})
			continue
		}
		var one part
		for alternative := range strings.SplitSeq(field, "|") {
			stem, isStem := strings.CutSuffix(alternative, "*")
			normal := strings.Join(words(stem), "")
			if isStem {
				one.stems = append(one.stems, normal)
			} else {
				one.words = append(one.words, normal)
			}
		}
		p.parts = append(p.parts, one)
		// A phrase of several words weighs more than one word, and that more than the beginning of a word.
		p.weight += 4
	}
	if len(p.parts) == 1 && len(p.parts[0].words) == 0 {
		p.weight--
	}
	return p
}

func (m *matcher) add(p *phrase) {
	for _, word := range p.parts[0].words {
		m.byWord[word] = append(m.byWord[word], p)
	}
	for _, stem := range p.parts[0].stems {
		m.byStem[stem] = append(m.byStem[stem], p)
		m.longestStem = max(m.longestStem, len(stem))
	}
}

// find returns the number of the words' theme; false if they have none.
func (m *matcher) find(all []string) (int, bool) {
	type spoken struct {
		rank  rank
		score int
	}
	of, without := map[int]spoken{}, map[int]bool{}
	m.each(all, func(p *phrase) {
		if p.without {
			without[p.theme] = true
			return
		}
		was, before := of[p.theme]
		if !before || p.rank > was.rank {
			was.rank = p.rank
		}
		of[p.theme] = spoken{was.rank, was.score + p.weight}
	})
	best, found := 0, false
	for i := range themes {
		this, is := of[i]
		if !is || without[i] {
			continue
		}
		if !found || this.rank > of[best].rank || (this.rank == of[best].rank && this.score > of[best].score) {
			best, found = i, true
		}
	}
	return best, found
}

// any reports whether the words contain any of the matcher's phrases.
func (m *matcher) any(all []string) (found bool) {
	m.each(all, func(*phrase) { found = true })
	return found
}

// each calls once for every phrase that the words contain.
func (m *matcher) each(all []string, call func(*phrase)) {
	seen := map[*phrase]bool{}
	for at, word := range all {
		m.starting(word, func(p *phrase) {
			if seen[p] || !follows(p.parts[1:], all[at+1:]) || (p.whole && len(all) != len(p.parts)) {
				return
			}
			seen[p] = true
			call(p)
		})
	}
}

// starting calls for every phrase that begins with the word.
func (m *matcher) starting(word string, call func(*phrase)) {
	for _, p := range m.byWord[word] {
		call(p)
	}
	for end := range word {
		if end == 0 {
			continue
		}
		if end > m.longestStem {
			return
		}
		for _, p := range m.byStem[word[:end]] {
			call(p)
		}
	}
	if len(word) <= m.longestStem && utf8.ValidString(word) {
		for _, p := range m.byStem[word] {
			call(p)
		}
	}
}

// follows reports whether the words continue as the parts do.
func follows(parts []part, all []string) bool {
	if len(parts) == 0 {
		return true
	}
	if parts[0].gap {
		for skip := 0; skip <= gapWords && skip <= len(all); skip++ {
			if follows(parts[1:], all[skip:]) {
				return true
			}
		}
		return false
	}
	return len(all) > 0 && parts[0].matches(all[0]) && follows(parts[1:], all[1:])
}

package postsearch

import (
	"strings"
	"sync"
	"unicode/utf8"
)

// Text is a post's searched text.
type Text struct {
	Title, Content string
	Tags           []string
}

// Match is the score and the position of a match.
type Match struct {
	// Score is larger for better matches: the title counts more than the tags, these more than the content, and the word
	// itself more than one with the same root, a part of a word, or another spelling.
	Score int
	// Spelling is true if some word was only found in another spelling.
	Spelling bool
	// From and To are the byte offsets of the first match in the content; both are 0 if it has none.
	From, To int
}

// How well a word fits, worst first.
const (
	not = iota
	bySound
	asPart
	byRoot
	asBeginning
	asWord
)

// The points added to a fit in the content, the tags and the title. Any fit in the title exceeds every fit in the
// tags, and any fit in the tags every fit in the content.
const (
	inContent = 0
	inTags    = asWord + 1
	inTitle   = 2 * (asWord + 1)
	// Scores are means over the words, in sixtieths. Words in a row count more than a better fit, and less than a better
	// place.
	parts  = 60
	inARow = parts * 3 / 2
)

// buffers holds slices for the words of a text: a search splits a hundred texts or more.
var buffers = sync.Pool{New: func() any { return new([]Word) }}

// Find reports whether a text contains all words of the query, and how well they match. It accepts other spellings of
// a word only if spellings is true.
func (q Query) Find(text Text, spellings bool) (Match, bool) {
	if q.Empty() {
		return Match{}, false
	}
	buffer := buffers.Get().(*[]Word)
	all := appendWords((*buffer)[:0], text.Content)
	ofContent := len(all)
	all = appendWords(all, text.Title)
	ofTitle := len(all)
	for _, tag := range text.Tags {
		all = appendWords(all, tag)
	}
	content, title, tags := all[:ofContent], all[ofContent:ofTitle], all[ofTitle:]
	defer func() {
		clear(all)
		*buffer = all
		buffers.Put(buffer)
	}()
	var m Match
	m.From = len(text.Content)
	for _, t := range q.terms {
		inBody, at := t.best(content, spellings)
		score := 0
		fits := inBody
		if inBody != not {
			score = inContent + inBody
			if content[at].From < m.From {
				m.From, m.To = content[at].From, content[at].To
			}
		}
		for _, where := range []struct {
			words []Word
			worth int
		}{{tags, inTags}, {title, inTitle}} {
			// Another spelling in the title counts less than the word itself anywhere.
			if fit, _ := t.best(where.words, spellings); fit != not && (fit != bySound || fits <= bySound) {
				score, fits = where.worth+fit, max(fits, fit)
			}
		}
		if fits == not {
			return Match{}, false
		}
		m.Spelling = m.Spelling || fits == bySound
		m.Score += score
	}
	if m.To == 0 {
		m.From = 0
	}
	m.Score = m.Score * parts / len(q.terms)
	if q.phrase != nil && (holds(title, q.phrase) || holds(content, q.phrase)) {
		m.Score += inARow
	}
	return m, true
}

// best returns the best fit of the term among words, and the index of the first word with it.
func (t *term) best(words []Word, spellings bool) (fit, at int) {
	for i := range words {
		if now := t.fits(words[i].Folded, spellings); now > fit {
			if fit, at = now, i; fit == asWord {
				break
			}
		}
	}
	return fit, at
}

func (t *term) fits(word string, spellings bool) int {
	if word == t.folded {
		return asWord
	}
	if strings.HasPrefix(word, t.folded) {
		return asBeginning
	}
	if len(t.letters) >= anywhere && len(word) > len(t.folded) && strings.Contains(word, t.folded) {
		return asPart
	}
	if word[0] == t.root[0] && Root(word) == t.root {
		return byRoot
	}
	if spellings && t.sound != "" && Sound(word) == t.sound {
		return bySound
	}
	return not
}

// holds reports whether the words of row occur consecutively, ignoring small words between them. The last one may be
// the beginning of a word.
func holds(words []Word, row []string) bool {
	for i := range words {
		if small[words[i].Folded] {
			continue
		}
		if begins(words[i:], row) {
			return true
		}
	}
	return false
}

func begins(words []Word, row []string) bool {
	next := 0
	for _, word := range words {
		if small[word.Folded] {
			continue
		}
		if next == len(row)-1 {
			return strings.HasPrefix(word.Folded, row[next])
		}
		if word.Folded != row[next] {
			return false
		}
		next++
	}
	return false
}

// Excerpt returns at most size characters of a text around the passage between two byte offsets, cut at spaces if
// possible. Before and after report whether text was left out there.
func Excerpt(text string, from, to, size int) (excerpt string, before, after bool) {
	if utf8.RuneCountInString(text) <= size {
		return text, false, false
	}
	// A third of the size is for the text before the passage, and more if the passage is near the end.
	start := back(text, from, max(0, size/3))
	if rest := utf8.RuneCountInString(text[start:]); rest < size {
		start = back(text, start, size-rest)
	}
	if start > 0 {
		if space := strings.IndexAny(text[start:], " \n\t"); space >= 0 && start+space < from {
			start += space + 1
		}
	}
	end := start
	for range size {
		if end == len(text) {
			break
		}
		_, width := utf8.DecodeRuneInString(text[end:])
		end += width
	}
	if end < len(text) {
		if space := strings.LastIndexAny(text[start:end], " \n\t"); space > 0 && start+space >= to {
			end = start + space
		}
	}
	return strings.TrimSpace(text[start:end]), start > 0, end < len(text)
}

// back returns the byte offset that is this number of characters before from, or 0.
func back(text string, from, letters int) int {
	for range letters {
		if from == 0 {
			break
		}
		_, width := utf8.DecodeLastRuneInString(text[:from])
		from -= width
	}
	return from
}

package safety

import (
	"fmt"
	"slices"
	"strings"
)

// A pattern is a phrase on one line. Its parts are separated by spaces:
//
//	end my life       these words in this order
//	kill|killing it   one of several words
//	suicid*           every word that begins so
//	j(a)an            with or without the letters in brackets
//	my own? life      a part that may be missing
//	kill ~ myself     up to two other words in between
//
// The first part is always a word. Words stand as people write them; they are normalised when compiled.

// gapWords is how many other words a gap may hold.
const gapWords = 2

type part struct {
	words    []string
	prefixes []string
	optional bool
	gap      bool
}

type pattern struct {
	parts []part
	tier  Tier
}

type match struct {
	// end is the index after the last matched word.
	end  int
	tier Tier
}

// set finds the patterns that may begin at a word without trying every one: with one question for the word itself, and one
// for the prefixes that begin as the word does.
type set struct {
	byWord   map[string][]*pattern
	byPrefix map[string][]*pattern
	// byStart holds all prefixes by their first bytes, as many as the shortest prefix has.
	byStart  map[string][]opening
	shortest int
}

// opening is a prefix with the patterns that begin with it.
type opening struct {
	prefix   string
	patterns []*pattern
}

type compiled struct{ alarms, harmless set }

func compile() compiled {
	urgent, concern, harmless := Patterns()
	var c compiled
	c.alarms.add(urgent, Urgent)
	c.alarms.add(concern, Concern)
	c.harmless.add(harmless, None)
	c.alarms.index()
	c.harmless.index()
	return c
}

// Patterns returns all patterns by what they mean, normalised and with the letters in brackets spelled out, in the order
// of the lists. The generator hands them to the pages as they are.
func Patterns() (urgent, concern, harmless []string) {
	for _, language := range languages {
		urgent = append(urgent, expand(language.urgent)...)
		concern = append(concern, expand(language.concern)...)
		harmless = append(harmless, expand(language.harmless)...)
	}
	return urgent, concern, harmless
}

// expand reads a block of patterns: one a line, empty lines and lines starting with # are for the reader.
func expand(block string) []string {
	var patterns []string
	for line := range strings.Lines(block) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		parts := strings.Fields(line)
		for i, text := range parts {
			if text != "~" {
				parts[i] = expandPart(text)
			}
		}
		patterns = append(patterns, strings.Join(parts, " "))
	}
	return patterns
}

func expandPart(text string) string {
	optional := strings.HasSuffix(text, "?")
	var words []string
	for alternative := range strings.SplitSeq(strings.TrimSuffix(text, "?"), "|") {
		for _, spelled := range spellings(alternative) {
			stem, prefix := strings.CutSuffix(spelled, "*")
			normal := Normalise(stem)
			if prefix {
				normal += "*"
			}
			if !slices.Contains(words, normal) {
				words = append(words, normal)
			}
		}
	}
	joined := strings.Join(words, "|")
	if optional {
		joined += "?"
	}
	return joined
}

// spellings writes a word out without and with each of its bracketed letters.
func spellings(text string) []string {
	open := strings.IndexByte(text, '(')
	if open < 0 {
		return []string{text}
	}
	length := strings.IndexByte(text[open:], ')')
	if length < 0 {
		panic("safety: unclosed bracket in " + text)
	}
	var all []string
	for _, rest := range spellings(text[open+length+1:]) {
		all = append(all, text[:open]+rest, text[:open]+text[open+1:open+length]+rest)
	}
	return all
}

func (s *set) add(lines []string, tier Tier) {
	if s.byWord == nil {
		s.byWord, s.byPrefix = map[string][]*pattern{}, map[string][]*pattern{}
	}
	for _, line := range lines {
		p := &pattern{tier: tier}
		for text := range strings.SplitSeq(line, " ") {
			p.parts = append(p.parts, parsePart(text))
		}
		first, last := p.parts[0], p.parts[len(p.parts)-1]
		if first.gap || first.optional || last.gap || last.optional {
			panic(fmt.Sprintf("safety: %q must begin and end with a word", line))
		}
		for _, w := range first.words {
			s.byWord[w] = append(s.byWord[w], p)
		}
		for _, prefix := range first.prefixes {
			s.byPrefix[prefix] = append(s.byPrefix[prefix], p)
			if s.shortest == 0 || len(prefix) < s.shortest {
				s.shortest = len(prefix)
			}
		}
	}
}

// index makes byStart, once every pattern has been added.
func (s *set) index() {
	s.byStart = map[string][]opening{}
	for prefix, patterns := range s.byPrefix {
		start := prefix[:s.shortest]
		s.byStart[start] = append(s.byStart[start], opening{prefix, patterns})
	}
}

func parsePart(text string) part {
	if text == "~" {
		return part{gap: true}
	}
	var p part
	text, p.optional = strings.CutSuffix(text, "?")
	for alternative := range strings.SplitSeq(text, "|") {
		if stem, prefix := strings.CutSuffix(alternative, "*"); prefix {
			p.prefixes = append(p.prefixes, stem)
		} else {
			p.words = append(p.words, alternative)
		}
	}
	return p
}

func (p *part) accepts(w *word) bool {
	if slices.Contains(p.words, w.doubled) || slices.Contains(p.words, w.single) {
		return true
	}
	for _, prefix := range p.prefixes {
		if strings.HasPrefix(w.doubled, prefix) || strings.HasPrefix(w.single, prefix) {
			return true
		}
	}
	return false
}

// at returns the matches of all patterns that begin with the word at this index.
func (s *set) at(words []word, at int) []match {
	var found []match
	found = s.spelled(found, words[at].doubled, words, at)
	if words[at].single != words[at].doubled {
		found = s.spelled(found, words[at].single, words, at)
	}
	return found
}

// spelled adds the matches for one reading of the word.
func (s *set) spelled(found []match, text string, words []word, at int) []match {
	found = tried(found, s.byWord[text], words, at)
	if len(text) < s.shortest || s.shortest == 0 {
		return found
	}
	for _, o := range s.byStart[text[:s.shortest]] {
		if strings.HasPrefix(text, o.prefix) {
			found = tried(found, o.patterns, words, at)
		}
	}
	return found
}

func tried(found []match, patterns []*pattern, words []word, at int) []match {
	for _, p := range patterns {
		if end := matchParts(p.parts[1:], words, at+1); end >= 0 {
			found = append(found, match{end: end, tier: p.tier})
		}
	}
	return found
}

// covers tells for every index how far the furthest match reaches that begins there or before.
func (s *set) covers(words []word) []int {
	reach := make([]int, len(words))
	furthest := 0
	for at := range words {
		for _, m := range s.at(words, at) {
			furthest = max(furthest, m.end)
		}
		reach[at] = furthest
	}
	return reach
}

// matchParts returns the index after the parts, matched from the word at index at, or -1. Patterns are short and gaps
// small, so trying every way to fill them is a constant amount of work for a word.
func matchParts(parts []part, words []word, at int) int {
	if len(parts) == 0 {
		return at
	}
	first, rest := &parts[0], parts[1:]
	if first.gap {
		for skipped := 0; skipped <= gapWords && at+skipped < len(words); skipped++ {
			if end := matchParts(rest, words, at+skipped); end >= 0 {
				return end
			}
		}
		return -1
	}
	if at < len(words) && first.accepts(&words[at]) {
		if end := matchParts(rest, words, at+1); end >= 0 {
			return end
		}
	}
	if first.optional {
		return matchParts(rest, words, at)
	}
	return -1
}

package safety

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A pattern is a phrase on one line. Its parts are separated by spaces:
//
// end my life       these words in this order
// kill|killing it   one of several words
// suicid*           every word with this beginning
// j(a)an            with or without the characters in brackets
// my own? life      an optional part
// kill ~ myself     up to two other words in between
// $kin|friend       the words of the group "kin", and one more
//
// A group is a line "kin = brother|sister", valid in its language. The first and the last part are words. Words are
// written as people write them and normalised during compilation.

// gapWords is the maximum number of other words in a gap.
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

// set finds the patterns that may begin at a word without trying all: with one lookup for the word and one for the
// prefixes.
type set struct {
	byWord   map[string][]*pattern
	byPrefix map[string][]*pattern
	// byStart holds all prefixes by their first bytes. The key is as long as the shortest prefix.
	byStart  map[string][]opening
	shortest int
}

// opening is a prefix with the patterns that begin with it.
type opening struct {
	prefix   string
	patterns []*pattern
}

type compiled struct{ alarms, soft, harmless set }

func compile() compiled {
	lists := Patterns()
	var c compiled
	c.alarms.add(lists.Urgent, lists.Groups, Urgent)
	c.alarms.add(lists.Concern, lists.Groups, Concern)
	c.soft.add(lists.Soft, lists.Groups, Concern)
	c.harmless.add(lists.Harmless, lists.Groups, None)
	c.alarms.index()
	c.soft.index()
	c.harmless.index()
	return c
}

// Lists are all patterns by meaning, normalised and with bracketed characters expanded. Groups stay names, so that the
// pages load each group once.
type Lists struct {
	Urgent, Concern []string
	// Soft makes an urgent phrase inside it a concern.
	Soft []string
	// Harmless cancels any phrase inside it.
	Harmless []string
	// Groups maps the names behind a $ to words separated by |.
	Groups map[string]string
}

// Patterns returns all patterns in the order of the lists. The generator writes the urgent ones for the pages.
func Patterns() Lists {
	lists := Lists{Groups: map[string]string{}}
	for number, language := range languages {
		// Two languages may have groups of the same name, so the name starts with the number of its language.
		own := strconv.Itoa(number)
		for line := range strings.Lines(language.groups) {
			name, words, found := strings.Cut(strings.TrimSpace(line), " = ")
			if found {
				lists.Groups[own+name] = strings.Join(lists.alternatives(words, own, true), "|")
			}
		}
		lists.Urgent = append(lists.Urgent, lists.expand(language.urgent, own)...)
		lists.Concern = append(lists.Concern, lists.expand(language.concern, own)...)
		lists.Soft = append(lists.Soft, lists.expand(language.soft, own)...)
		lists.Harmless = append(lists.Harmless, lists.expand(language.harmless, own)...)
	}
	return lists
}

// expand reads a block of patterns, one per line. Empty lines and lines that start with # are ignored.
func (l *Lists) expand(block, language string) []string {
	var patterns []string
	for line := range strings.Lines(block) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		parts := strings.Fields(line)
		for i, text := range parts {
			if text == "~" {
				continue
			}
			text, optional := strings.CutSuffix(text, "?")
			parts[i] = strings.Join(l.alternatives(text, language, false), "|")
			if optional {
				parts[i] += "?"
			}
		}
		patterns = append(patterns, strings.Join(parts, " "))
	}
	return patterns
}

// alternatives returns the words of one part, normalised and in every spelling. A group stays a name, or is replaced
// by its words if inside is set.
func (l *Lists) alternatives(text, language string, inside bool) []string {
	var words []string
	for alternative := range strings.SplitSeq(text, "|") {
		name, named := strings.CutPrefix(alternative, "$")
		if named {
			group, known := l.Groups[language+name]
			if !known {
				panic("safety: no group " + name)
			}
			if inside {
				words = append(words, group)
			} else {
				words = append(words, "$"+language+name)
			}
			continue
		}
		for _, spelled := range spellings(alternative) {
			stem, prefix := strings.CutSuffix(spelled, "*")
			normal := Normalize(stem)
			if normal == "" {
				panic("safety: " + alternative + " in " + text + " is empty after normalisation")
			}
			if prefix {
				normal += "*"
			}
			if !slices.Contains(words, normal) {
				words = append(words, normal)
			}
		}
	}
	return words
}

// spellings returns the word without and with each of its bracketed parts.
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

func (s *set) add(lines []string, groups map[string]string, tier Tier) {
	if s.byWord == nil {
		s.byWord, s.byPrefix = map[string][]*pattern{}, map[string][]*pattern{}
	}
	for _, line := range lines {
		p := &pattern{tier: tier}
		for text := range strings.SplitSeq(line, " ") {
			p.parts = append(p.parts, parsePart(text, groups))
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

// index fills byStart, after every pattern was added.
func (s *set) index() {
	s.byStart = map[string][]opening{}
	for prefix, patterns := range s.byPrefix {
		start := prefix[:s.shortest]
		s.byStart[start] = append(s.byStart[start], opening{prefix, patterns})
	}
}

func parsePart(text string, groups map[string]string) part {
	if text == "~" {
		return part{gap: true}
	}
	var p part
	text, p.optional = strings.CutSuffix(text, "?")
	var alternatives []string
	for alternative := range strings.SplitSeq(text, "|") {
		if name, named := strings.CutPrefix(alternative, "$"); named {
			alternatives = append(alternatives, strings.Split(groups[name], "|")...)
		} else {
			alternatives = append(alternatives, alternative)
		}
	}
	for _, alternative := range alternatives {
		if stem, prefix := strings.CutSuffix(alternative, "*"); prefix {
			p.prefixes = append(p.prefixes, stem)
		} else {
			p.words = append(p.words, alternative)
		}
	}
	return p
}

func (p *part) accepts(w *word) bool {
	if p.takes(w.text) {
		return true
	}
	return slices.ContainsFunc(w.others, p.takes)
}

func (p *part) takes(text string) bool {
	if slices.Contains(p.words, text) {
		return true
	}
	for _, prefix := range p.prefixes {
		if strings.HasPrefix(text, prefix) {
			return true
		}
	}
	return false
}

// search is one pass over a text. It counts the parts it tries, so that tests can check that the work is linear.
type search struct {
	words []word
	tried int
}

// at returns the matches of all patterns of the set that begin with the word at this index and end before limit.
func (s *search) at(in *set, at, limit int) []match {
	w := &s.words[at]
	found := s.spelled(nil, in, w.text, at, limit)
	for _, other := range w.others {
		found = s.spelled(found, in, other, at, limit)
	}
	return found
}

// spelled appends the matches for one reading of the word.
func (s *search) spelled(found []match, in *set, text string, at, limit int) []match {
	found = s.try(found, in.byWord[text], at, limit)
	if len(text) < in.shortest || in.shortest == 0 {
		return found
	}
	for _, o := range in.byStart[text[:in.shortest]] {
		if strings.HasPrefix(text, o.prefix) {
			found = s.try(found, o.patterns, at, limit)
		}
	}
	return found
}

func (s *search) try(found []match, patterns []*pattern, at, limit int) []match {
	for _, p := range patterns {
		if end := s.matchParts(p.parts[1:], at+1, limit); end >= 0 {
			found = append(found, match{end: end, tier: p.tier})
		}
	}
	return found
}

// covers returns for every index the furthest end of a match of the set that begins there or earlier in the same
// sentence.
func (s *search) covers(by *set) []int {
	reach := make([]int, len(s.words))
	furthest, limit := 0, 0
	for at := range s.words {
		for limit <= at || (limit < len(s.words) && s.words[limit].sentence == s.words[at].sentence) {
			limit++
		}
		for _, m := range s.at(by, at, limit) {
			furthest = max(furthest, m.end)
		}
		reach[at] = furthest
	}
	return reach
}

// matchParts returns the index after the first match of the parts that begins at index at, or -1. Patterns are short
// and gaps small, so the work per word is constant.
func (s *search) matchParts(parts []part, at, limit int) int {
	if len(parts) == 0 {
		return at
	}
	s.tried++
	first, rest := &parts[0], parts[1:]
	if first.gap {
		for skipped := 0; skipped <= gapWords && at+skipped < limit; skipped++ {
			if end := s.matchParts(rest, at+skipped, limit); end >= 0 {
				return end
			}
		}
		return -1
	}
	if at < limit && first.accepts(&s.words[at]) {
		if end := s.matchParts(rest, at+1, limit); end >= 0 {
			return end
		}
	}
	if first.optional {
		return s.matchParts(rest, at, limit)
	}
	return -1
}

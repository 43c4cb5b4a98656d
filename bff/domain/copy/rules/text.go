package rules

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Normalise brings a text into the form in which it is checked, stored and compared: composed (NFC), so that one name is
// one sequence of bytes whatever keyboard wrote it. Secrets stay otherwise untouched; lines lose the space around them,
// and several lines also their carriage returns. A line of nothing but invisible characters becomes empty.
func (k Kind) Normalise(text string) string {
	if k == Lines && strings.IndexByte(text, '\r') >= 0 {
		text = strings.ReplaceAll(text, "\r\n", "\n")
		text = strings.ReplaceAll(text, "\r", "\n")
	}
	text = norm.NFC.String(text)
	if k == Line || k == Lines {
		text = strings.TrimFunc(text, isSpace)
		if strings.IndexFunc(text, func(r rune) bool { return !isInvisible(r) && !isSpace(r) }) < 0 {
			return ""
		}
	}
	return text
}

// isSpace is the set that JavaScript's trim removes, so that both sides trim alike.
func isSpace(r rune) bool {
	return r == '\uFEFF' || (r != '\u0085' && unicode.IsSpace(r))
}

// isInvisible tells whether a character takes part in writing but shows nothing by itself: joiners, direction marks,
// fillers. A name made of these alone would look empty. The list is spelled out, and the same as in the pages' runtime.
func isInvisible(r rune) bool {
	switch {
	case r == '\u00AD', r == '\u034F', r == '\u061C', r == '\u115F', r == '\u1160', r == '\u17B4', r == '\u17B5', r == '\u180E', r == '\u2800', r == '\u3164', r == '\uFFA0':
		return true
	case r >= '\u200B' && r <= '\u200F', r >= '\u2060' && r <= '\u2064', r >= '\uFE00' && r <= '\uFE0F':
		return true
	}
	return false
}

// safeLine refuses what no keyboard types into a single line: C0 and C1 controls, U+2028 and U+2029, and the characters
// that embed, override or isolate a reading direction, with which one name can be made to look like another.
func safeLine(text string) bool {
	if !utf8.ValidString(text) {
		return false
	}
	for _, r := range text {
		switch {
		case r < 0x20, r >= 0x7F && r <= 0x9F, r >= 0x2028 && r <= 0x202E, r >= 0x2066 && r <= 0x2069:
			return false
		}
	}
	return true
}

// safeLines refuses controls other than tab and newline. Directions may turn inside a longer text: people quote.
func safeLines(text string) bool {
	if !utf8.ValidString(text) {
		return false
	}
	for _, r := range text {
		if (r < 0x20 && r != '\t' && r != '\n') || (r >= 0x7F && r <= 0x9F) {
			return false
		}
	}
	return true
}

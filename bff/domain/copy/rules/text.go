package rules

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Normalise returns a text in the form in which it is checked, stored and compared: NFC, so that equal names have equal
// bytes whatever keyboard was used. Secrets are otherwise unchanged. Lines are trimmed, and multi-line text also loses
// its carriage returns. A line of invisible characters only becomes empty.
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

// isSpace reports whether JavaScript's trim removes the character, so that server and pages trim alike.
func isSpace(r rune) bool {
	return r == '\uFEFF' || (r != '\u0085' && unicode.IsSpace(r))
}

// isInvisible reports whether a character alone displays nothing: joiners, direction marks, fillers. A name of only
// these would look empty. The list is the same as in the pages' runtime.
func isInvisible(r rune) bool {
	switch {
	case r == '\u00AD', r == '\u034F', r == '\u061C', r == '\u115F', r == '\u1160', r == '\u17B4', r == '\u17B5', r == '\u180E', r == '\u2800', r == '\u3164', r == '\uFFA0':
		return true
	case r >= '\u200B' && r <= '\u200F', r >= '\u2060' && r <= '\u2064', r >= '\uFE00' && r <= '\uFE0F':
		return true
	}
	return false
}

// safeLine reports whether a single line has no C0 or C1 controls, no U+2028 or U+2029, and none of the characters that
// embed, override or isolate a direction, which can make one name look like another.
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

// safeLines reports whether a text has no controls except tab and newline. Direction characters are allowed.
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

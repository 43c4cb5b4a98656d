package copy

import (
	"fmt"
	"strconv"
	"strings"
)

// Template is a text with named gaps in braces: "Welcome back, {firstName}!". A template may have no gaps.
type Template string

// Fill returns the text with values in its gaps: Fill("firstName", "Asha"). It panics if the number of pairs is odd or
// a gap has no value: both are mistakes of the caller that would otherwise show as "{firstName}". Values are inserted
// unchanged: braces in them are not gaps.
func (t Template) Fill(pairs ...string) string {
	if len(pairs)%2 != 0 {
		panic("copy: Template.Fill needs pairs of name and value")
	}
	var filled strings.Builder
	rest := string(t)
	for {
		open := strings.IndexByte(rest, '{')
		if open < 0 {
			break
		}
		length := strings.IndexByte(rest[open:], '}')
		if length < 0 {
			break
		}
		filled.WriteString(rest[:open])
		filled.WriteString(value(rest[open+1:open+length], pairs, t))
		rest = rest[open+length+1:]
	}
	filled.WriteString(rest)
	return filled.String()
}

func value(name string, pairs []string, t Template) string {
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i] == name {
			return pairs[i+1]
		}
	}
	panic(fmt.Sprintf("copy: no value for {%s} in %q", name, string(t)))
}

func itoa(n int) string { return strconv.Itoa(n) }

package copy

import (
	"fmt"
	"strconv"
	"strings"
)

// Template is a text with named gaps in braces: "Welcome back, {firstName}!". One without gaps is an ordinary text.
type Template string

// Fill puts values into the gaps: Fill("firstName", "Asha"). It panics when the pairs are odd in number or when a gap is
// left without a value, since both are mistakes in the calling code that would otherwise show as "{firstName}".
// A value is put in as it is: braces inside it are not read as gaps.
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

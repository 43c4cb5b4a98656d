// Package copy has what the server says, and the limits, lists and routes that server and pages share. The messages are
// in packages/copy/messages; `make gen` writes them to messages.gen.go, and the data of this package to packages/copy.
// `make check` fails if one of them is stale.
//
// A text with values is a Template ("Welcome back, {firstName}!"). A text of a pop-up notice is a Toast. An item of a
// list has a Code, which is stored and sent, and a Label, which is displayed. Codes never change, because stored data
// contains them.
//
// The package imports no other package of this module, so every package may import it.
package copy

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

//go:generate go run ./gen

// Toast is a pop-up notice: a title and, in most cases, one sentence.
type Toast struct {
	Title string
	Text  Template
}

// Plural is a text that depends on a count: One is for the numbers that its language counts as one, Other for every
// other number. English counts 1 as one, Hindi 0 and 1. Both may contain {count}.
type Plural struct {
	One, Other Template
	language   string
}

// For returns the text for a count of 0 or more. It replaces {count} and the other gaps, which pairs names (see
// Template.Fill).
func (p Plural) For(count int, pairs ...string) string {
	text := p.Other
	if plural.Cardinal.MatchPlural(language.Make(p.language), count, 0, 0, 0, 0) == plural.One {
		text = p.One
	}
	return text.Fill(append([]string{"count", itoa(count)}, pairs...)...)
}

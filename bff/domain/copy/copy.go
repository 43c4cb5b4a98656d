// Package copy is the catalogue of what the product says: every text, limit and list that server and pages both know
// stands here once. Each file is a screen or a noun. `go generate ./domain/copy` writes the same catalogue for the pages
// into packages/copy, and `make check` fails when the two differ.
//
// A text with a value in it is a Template ("Welcome back, {firstName}!"). A text that pops up is a Toast. Lists hold a
// Code, which is stored and sent, and a Label, which is read by people; a code never changes once data holds it.
//
// The package imports nothing of ours, so everything may import it.
package copy

//go:generate go run ./gen

// Toast is a short notice: a title and, most often, one sentence.
type Toast struct {
	Title string
	Text  Template
}

// Plural is a text that depends on a count: One is used for exactly 1, Other for every other number. Both may name {count}.
type Plural struct {
	One, Other Template
}

// For picks the text for a count and fills the count in, with any other values the text names (see Template.Fill).
func (p Plural) For(count int, pairs ...string) string {
	text := p.Other
	if count == 1 {
		text = p.One
	}
	return text.Fill(append([]string{"count", itoa(count)}, pairs...)...)
}

// TitledText is a heading with the paragraph under it.
type TitledText struct {
	Title, Text string
}

// Link is a text that leads somewhere. Href is a path, an anchor, or a tel: or sms: address.
type Link struct {
	Text, Href string
}

package copy

// Honeypot is a hidden form field that only bots fill in. The server confirms such a form and discards it. Name is the
// field's name in the page and in the request; Label is for visitors whose software shows the field.
var Honeypot = HoneypotIn(&catalogEn)

// HiddenField is the name of a form field that visitors do not see, with its label for those whose software shows it.
type HiddenField struct{ Name, Label string }

// HoneypotIn returns Honeypot with the label of a language.
func HoneypotIn(in *Catalog) HiddenField {
	return HiddenField{Name: "website", Label: in.Labels.Honeypot}
}

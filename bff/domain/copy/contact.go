package copy

// Honeypot is a hidden form field that only bots fill in. The server confirms such a form and discards it. Name is the
// field's name in the page and in the request; Label is for visitors whose software shows the field.
var Honeypot = struct{ Name, Label string }{
	Name:  "website",
	Label: "Leave this field empty",
}

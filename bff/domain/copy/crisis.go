package copy

// Helpline is a crisis contact. Href opens the phone's dialer or its messages.
type Helpline struct {
	ID, Label, Detail, Href string
}

// CrisisLinks are the targets of the links to crisis contacts.
var CrisisLinks = struct{ Call988, Text988, Call911, TextHome, OldNumber string }{
	Call988:   "tel:988",
	Text988:   "sms:988",
	Call911:   "tel:911",
	TextHome:  "sms:741741?&body=HOME",
	OldNumber: "tel:+18002738255",
}

// Helplines are in display order: 988 is first.
var Helplines = HelplinesIn(&catalogEn)

// HelplinesIn returns Helplines with the texts of a language.
func HelplinesIn(in *Catalog) []Helpline {
	said := in.Labels.Helplines
	return []Helpline{
		{"call-988", said.Call988.Label, said.Call988.Detail, CrisisLinks.Call988},
		{"text-988", said.Text988.Label, said.Text988.Detail, CrisisLinks.Text988},
		{"call-911", said.Call911.Label, said.Call911.Detail, CrisisLinks.Call911},
		{"text-home", said.TextHome.Label, said.TextHome.Detail, CrisisLinks.TextHome},
		{"call-1800", "1-800-273-8255", said.OldNumber.Detail, CrisisLinks.OldNumber},
	}
}

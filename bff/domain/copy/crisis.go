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
var Helplines = []Helpline{
	{"call-988", "Call 988", "Suicide & Crisis Lifeline, free, at any hour", CrisisLinks.Call988},
	{"text-988", "Text 988", "Suicide & Crisis Lifeline, by message", CrisisLinks.Text988},
	{"call-911", "Call 911", "Emergency Services, when someone is in danger now", CrisisLinks.Call911},
	{"text-home", "Text HOME to 741741", "Crisis Text Line", CrisisLinks.TextHome},
	{"call-1800", "1-800-273-8255", "National Suicide Prevention Lifeline, also reaches 988", CrisisLinks.OldNumber},
}

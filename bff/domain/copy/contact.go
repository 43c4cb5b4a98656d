package copy

// Contact holds the texts of the page on which visitors write to the team.
var Contact = struct {
	Title, Description, Heading, Text     string
	CrisisTitle, Crisis                   string
	FAQText, FAQLink                      string
	Name, Email, Subject, Message         string
	SubjectHint, Privacy, Submit, Sending string
	Missing, Sent                         Toast
	ErrorTitle, SendFailed, Unexpected    string
	MemberTitle, MemberText, MemberLink   string
}{
	Title:       "Contact",
	Heading:     "Contact",
	Description: "Write to the team of " + product + ": questions about the service, the beta, your data or anything that does not work.",
	Text:        "A question, a thing that does not work, something you wish were different: write it here. A person on our team reads it and answers by email.",
	CrisisTitle: "If you cannot wait for an answer",
	Crisis:      "Call or text 988 if you are in a crisis, free and at any hour. If someone is in danger now, call 911. Please do not use this form for it: we may not read it in time.",
	FAQText:     "Many questions are answered already.",
	FAQLink:     "Read the FAQ",
	Name:        "Name",
	Email:       "Email",
	Subject:     "Subject",
	SubjectHint: "If you like, in a few words.",
	Message:     "Message",
	Privacy:     "We use what you write here only to answer you. We never share it.",
	Submit:      "Send Message",
	Sending:     "Sending...",
	Missing:     Toast{"Missing Information", "Please fill in all required fields."},
	Sent:        Toast{"Message Sent", "Thank you for contacting us. We'll get back to you soon."},
	ErrorTitle:  Errors.ErrorTitle,
	SendFailed:  Messages.SendFailed,
	Unexpected:  Errors.SomethingWrong,
	MemberTitle: "Already a member?",
	MemberText:  "Your coach does not see what you write here. For them, write in Messages.",
	MemberLink:  "Go to Messages",
}

// Honeypot is a hidden form field that only bots fill in. The server confirms such a form and discards it. Name is the
// field's name in the page and in the request; Label is for visitors whose software shows the field.
var Honeypot = struct{ Name, Label string }{
	Name:  "website",
	Label: "Leave this field empty",
}

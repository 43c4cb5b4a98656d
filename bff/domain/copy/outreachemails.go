package copy

// BetaLetter is the only email after a signup for the beta. Its subject does not mention the service, because others
// may see the screen.
var BetaLetter = struct {
	Subject, Noted, Next, Forget, Signature, Why string
	// ForgetSubject is the subject of the recipient's request to be removed from the list.
	ForgetSubject string
}{
	Subject:       "You are on the list",
	Noted:         "You asked for a place in the beta of " + product + ", and it is noted.",
	Next:          "What happens next: we write to this address when there is a place for you. Until then there is nothing to do and nothing to pay.",
	Forget:        "If it was not you who asked, or if you would like to be forgotten: answer this mail and say so. We then delete your name and this address.",
	Signature:     "The " + product + " team",
	Why:           "You get this one letter because this address was given on our beta page.",
	ForgetSubject: "Please take me off the list",
}

// ContactLetter is the email to the team with a visitor's message from the contact page.
var ContactLetter = struct {
	Subject, UrgentSubject, Greeting, Urgent, Answer  string
	NameLabel, EmailLabel, SubjectLabel, ArrivedLabel string
	Unchecked                                         string
}{
	Subject:       "A message from the contact page",
	UrgentSubject: "Please read first: a message from the contact page",
	Greeting:      "A message from the contact page",
	Urgent:        "Some of its words may mean that somebody could come to harm. Please read it now. The page shows 988 above the form; whoever answers leads with it too.",
	Answer:        "An answer to this mail goes to the person who wrote.",
	NameLabel:     Contact.Name,
	EmailLabel:    Contact.Email,
	SubjectLabel:  Contact.Subject,
	ArrivedLabel:  "Arrived",
	Unchecked:     "Name and address are as they were typed; nobody has checked them. If the person asks to be forgotten, their messages are deleted by their address.",
}

// ApplicationLetter is the email to the team with a job application.
var ApplicationLetter = struct {
	Subject, Greeting, Answer                                               string
	JobLabel, NameLabel, EmailLabel, LocationLabel, LinkLabel, ArrivedLabel string
	Unchecked                                                               string
}{
	Subject:       "An application from the careers page",
	Greeting:      "An application",
	Answer:        "An answer to this mail goes to the person who applied.",
	JobLabel:      "Position",
	NameLabel:     Application.Name,
	EmailLabel:    Application.Email,
	LocationLabel: "Lives in",
	LinkLabel:     Application.Link,
	ArrivedLabel:  ContactLetter.ArrivedLabel,
	Unchecked:     "Name, address and link are as they were typed; nobody has checked them. Open the link with care.",
}

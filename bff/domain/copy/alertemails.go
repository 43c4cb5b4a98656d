package copy

// UrgentLetter is the email to a coach about a message that may indicate a crisis. Others may see the coach's phone, so
// it names neither the author nor the content.
var UrgentLetter = struct {
	Subject                 string
	Waits, Acknowledge, App string
	Open, Why               string
}{
	Subject:     "Please look in now",
	Waits:       "A message from one of your clients needs you soon. Please read it as soon as you can.",
	Acknowledge: "Once you have, choose “Close with an outcome” there. Until then we write again when there is more, at most every " + itoa(Limits.UrgentLetterMinutes) + " minutes.",
	App:         "The app shows your client whom they can call at any hour.",
	Open:        "Open the chat",
	Why:         "You get this because you are a coach with us. It comes at any hour, because it may matter at any hour.",
}

// UrgentTeamLetter is the email to the team if no coach reads the message and nobody else can be alerted. It names
// neither the author nor the content.
var UrgentTeamLetter = struct {
	Subject, Greeting string
	Waits, Nobody     string
	Unopened          Template
	AwayOrHandedOver  string
	CoachTold         string
	Which             Template
	Why               string
}{
	Subject:          "A conversation needs somebody now",
	Greeting:         "Hello,",
	Waits:            "A message waits that needs a person soon, and the coach it was written to cannot see it.",
	Nobody:           "The coach is not active, or the member has left them and has not chosen another. The app shows the member whom they can call at any hour. Please see to it that somebody is there for them.",
	Unopened:         "A message waits that needs a person soon, and the coach it was written to has not opened it for {minutes} minutes.",
	AwayOrHandedOver: "A message waits that needs a person soon, and its coach has a day off or asked the team to help.",
	CoachTold:        "The coach was emailed at once. Please reach them, or see to it that someone else is there for the member. The app shows the member whom they can call at any hour.",
	Which:            "It is the conversation {conversation}.",
	Why:              "You get this because no one is on call and the portal has no administrator.",
}

package copy

// UrgentLetter is the letter to a coach about words that sound like a crisis. It lands on a phone that others may see: it says
// neither who wrote nor what.
var UrgentLetter = struct {
	Subject                 string
	Waits, Acknowledge, App string
	Open, Why               string
}{
	Subject:     "Please look in now",
	Waits:       "A message from one of your clients needs you soon. Please read it as soon as you can.",
	Acknowledge: "Once you have, choose Acknowledge there. Until then we write again when there is more, at most every " + itoa(Limits.UrgentLetterMinutes) + " minutes.",
	App:         "The app shows your client whom they can call at any hour.",
	Open:        "Open your clients",
	Why:         "You get this because you are a coach with us. It comes at any hour, because it may matter at any hour.",
}

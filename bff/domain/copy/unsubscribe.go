package copy

// WaitingLetter is the email to a member who has not read their coach's message for some time. Others in a household
// may see it, so it mentions neither the author nor the content.
var WaitingLetter = struct {
	Subject, Waits, NoHurry, Open, Why string
}{
	Subject: "Something is waiting for you",
	Waits:   "Something is waiting for you in your courtyard.",
	NoHurry: "There is no hurry. It stays where it is until you come in.",
	Open:    "Go in",
	Why:     "You get one such letter, and no other until you have been in. In your profile you choose whether they come, and at which hours they never do.",
}

// LetterKind holds the texts about unsubscribing from one kind of email: Stops before and Stopped after it, and Again
// after resubscribing.
type LetterKind struct {
	Code, Stops, Stopped, Again string
}

// Unsubscribe holds the texts of the unsubscribe page and of the line in emails that links to it. A visitor may not be
// signed in and may share the screen, so the title does not mention the service.
var Unsubscribe = struct {
	// LetterLine and LetterLink end every email that can be turned off.
	LetterLine, LetterLink                               string
	DocumentTitle, Heading, StillComes, Stop, Stopping   string
	StoppedHeading, Undo, Undoing, AgainHeading, Profile string
	BrokenHeading, BrokenText, FailedTitle               string
	Kinds                                                []LetterKind
}{
	LetterLine:     "Not for you?",
	LetterLink:     "Stop letters like this one",
	DocumentTitle:  "Your letters",
	Heading:        "Stop these letters?",
	StillComes:     "Letters about the safety of your account still come: a new password, another address, a new device.",
	Stop:           "Stop these letters",
	Stopping:       "Stopping",
	StoppedHeading: "They have stopped",
	Undo:           "Send them again",
	Undoing:        "One moment",
	AgainHeading:   "They will come again",
	Profile:        "Choose letter by letter in your profile",
	BrokenHeading:  "This link is not whole",
	BrokenText:     "Part of it got lost on the way. Open it once more from the letter, or choose in your profile which letters you want.",
	FailedTitle:    "That did not go through",
	Kinds: []LetterKind{
		{
			Code:    "messages",
			Stops:   "We then no longer write to you when something is waiting in your courtyard. You see it when you come in.",
			Stopped: "We no longer write to you when something is waiting in your courtyard. You see it when you come in.",
			Again:   "We write to you when something is waiting in your courtyard, as long as letters are switched on in your profile.",
		},
		{
			Code:    "sessions",
			Stops:   "We then no longer remind you of a time that you booked. You see it when you come in.",
			Stopped: "We no longer remind you of a time that you booked. You see it when you come in.",
			Again:   "We remind you of a time that you booked, as long as letters are switched on in your profile.",
		},
		{
			Code:    "newsletter",
			Stops:   "The newsletter then no longer comes.",
			Stopped: "The newsletter no longer comes.",
			Again:   "The newsletter comes again, as long as letters are switched on in your profile.",
		},
		{
			Code:    "all",
			Stops:   "We then write to you about nothing else: not when something is waiting in your courtyard, not about a time that you booked, and no newsletter.",
			Stopped: "We write to you about nothing else any more: not when something is waiting in your courtyard, not about a time that you booked, and no newsletter.",
			Again:   "We write to you again about what you chose in your profile.",
		},
	},
}

package copy

// LetterKind holds the texts about unsubscribing from one kind of email: Stops before and Stopped after it, and Again
// after resubscribing.
type LetterKind struct {
	Code, Stops, Stopped, Again string
}

// MeetingLetter is the subject and the first sentence of one kind of email about a session.
type MeetingLetter struct {
	Subject string
	Says    Template
}

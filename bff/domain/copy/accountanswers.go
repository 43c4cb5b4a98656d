package copy

// AccountAnswers are the server's confirmations of account requests that return no data.
var AccountAnswers = struct {
	ResetAsked, PasswordReset, LetterSent string
	// Beyond the number of emails per hour, and of wrong passwords per day. The time of the next attempt follows.
	ResetsFull, LinksFull Template
	GuessesFull           string
}{
	ResetAsked:    "If there is an account with this address, a letter is on its way. Its link works for 30 minutes.",
	PasswordReset: "Your new password is saved. Log in with it.",
	ResetsFull: "We send at most {count} of these emails an hour to one address, so we did not send another one now. " +
		"If you got one, use the newest: its link works for 30 minutes.",
	LinksFull: "We send at most {count} of these emails an hour, so we did not send another one now. The newest one works.",
	GuessesFull: "There were too many wrong passwords for this login today. You can still log in from a browser you have used before. " +
		"On this one, choose a new password with Forgot Password, and you can log in right away.",
	LetterSent: "A letter is on its way. Its link works for a day.",
}

package copy

// AccountAnswers are the server's confirmations of account requests that return no data.
var AccountAnswers = struct {
	ResetAsked, PasswordReset, LetterSent string
}{
	ResetAsked:    "If there is an account with this address, a letter is on its way. Its link works for 30 minutes.",
	PasswordReset: "Your new password is saved. Log in with it.",
	LetterSent:    "A letter is on its way. Its link works for a day.",
}

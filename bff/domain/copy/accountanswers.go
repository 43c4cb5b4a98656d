package copy

// AccountAnswers are what the server answers where there is nothing else to show.
var AccountAnswers = struct {
	ResetAsked, PasswordReset, LetterSent string
}{
	ResetAsked:    "If there is an account with this address, a letter is on its way. Its link works for 30 minutes.",
	PasswordReset: "Your new password is saved. Log in with it.",
	LetterSent:    "A letter is on its way. Its link works for a day.",
}

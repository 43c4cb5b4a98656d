package copy

// CoachAccountAnswers are the server's messages about a coach's own account.
var CoachAccountAnswers = struct {
	// FactorRequired rejects an administrator without a second factor; FactorNotGiven one whose sign-in began before the
	// second factor was enabled.
	FactorRequired, FactorNotGiven string
	// FactorThere, FactorNone, FactorNotBegun and FactorStays reject a request that the second factor's state does not
	// allow.
	FactorThere, FactorNone, FactorNotBegun, FactorStays string
	CodeRequired, FactorCodeShape, CodeShape, WrongCode  string
	PendingOver                                          string
	AlreadyIn                                            string
	NoCoach                                              string
	// InvitationsFull is followed by the time of the next attempt.
	InvitationsFull Template
}{
	FactorRequired:  "Administrators need two-step login. Set it up under Profile, and this page opens.",
	FactorNotGiven:  "You logged in here before two-step login was on. Log out, and log in with a code.",
	FactorThere:     "Two-step login is on already.",
	FactorNone:      "Two-step login is not on.",
	FactorNotBegun:  "Please begin once more. The secret from before is no longer there.",
	FactorStays:     "Administrators cannot be without two-step login.",
	CodeRequired:    "Please enter a code",
	FactorCodeShape: "The code has six digits",
	CodeShape:       "Enter the six digits from your app, or one of your recovery codes",
	WrongCode:       "This code is not right, or it was used already. Wait for the next one and try again.",
	PendingOver:     "Please log in again. For your safety the second step waits ten minutes, and for five codes.",
	AlreadyIn:       "This coach has chosen a password already.",
	InvitationsFull: "We send an invitation at most {count} times an hour, so we did not send it again.",
	NoCoach:         "Nobody in the coach portal has this address. Nothing was changed.",
}

// CoachAccountLetters are the emails about a coach's account and its security. The subjects do not mention the service,
// as in AccountLetters.
var CoachAccountLetters = struct {
	Invitation struct {
		Subject, Text, Then, Button, Once, NotYou string
	}
	Reset struct {
		Subject, Text, Button, Once, Ends, NotYou string
	}
	PasswordChanged struct {
		Subject               string
		Changed, Reset        Template
		Ended, NotYou, Button string
	}
	SignIn struct {
		Subject, Text, DeviceLabel, TimeLabel, Known, Lost, Button string
	}
	Guesses struct {
		Subject                     string
		Text                        Template
		Known, New, Nothing, Button string
	}
	SecondFactor struct {
		OnSubject, OffSubject, UsedSubject       string
		On, Off, Reset, Used                     Template
		OnMeans, OffMeans, ResetMeans, UsedMeans string
		NotYou, Button                           string
	}
}{
	Invitation: struct {
		Subject, Text, Then, Button, Once, NotYou string
	}{
		Subject: "Your invitation",
		Text:    "You are invited to coach with " + product + ". The coach portal is where you read and answer your clients, keep your hours, and hold your sessions.",
		Then:    "Choose a password, and you are in. Until an administrator has verified and activated your account, nobody can choose you, and your lists stay empty.",
		Button:  "Choose a password",
		Once:    "The link works once, for seven days. After that, ask whoever invited you for another.",
		NotYou:  "If you do not know what this is about, do nothing. Without the link nobody can use the account.",
	},
	Reset: struct {
		Subject, Text, Button, Once, Ends, NotYou string
	}{
		Subject: AccountLetters.Reset.Subject,
		Text:    "You asked to choose a new password for the coach portal.",
		Button:  AccountLetters.Reset.Button,
		Once:    AccountLetters.Reset.Once,
		Ends:    "When the new password is saved, every device that is logged in now is logged out. Two-step login stays as it is.",
		NotYou:  AccountLetters.Reset.NotYou,
	},
	PasswordChanged: struct {
		Subject               string
		Changed, Reset        Template
		Ended, NotYou, Button string
	}{
		Subject: AccountLetters.PasswordChanged.Subject,
		Changed: "The password of your account in the coach portal was changed on {time}.",
		Reset:   "A new password was set for your account in the coach portal on {time}, by the link in a letter to this address.",
		Ended:   AccountLetters.PasswordChanged.Ended,
		NotYou:  AccountLetters.PasswordChanged.NotYou,
		Button:  AccountLetters.PasswordChanged.Button,
	},
	SignIn: struct {
		Subject, Text, DeviceLabel, TimeLabel, Known, Lost, Button string
	}{
		Subject:     AccountLetters.SignIn.Subject,
		Text:        "Somebody logged in to your account in the coach portal in a browser that we have not seen with it before.",
		DeviceLabel: AccountLetters.SignIn.DeviceLabel,
		TimeLabel:   AccountLetters.SignIn.TimeLabel,
		Known:       AccountLetters.SignIn.Known,
		Lost:        AccountLetters.SignIn.Lost,
		Button:      AccountLetters.SignIn.Button,
	},
	Guesses: struct {
		Subject                     string
		Text                        Template
		Known, New, Nothing, Button string
	}{
		Subject: AccountLetters.Guesses.Subject,
		Text: "Someone tried many wrong passwords for your account in the coach portal. The latest was on {time}. No one got in with them. " +
			"For a day, we don't check more passwords from browsers that are new to your account.",
		Known:   AccountLetters.Guesses.Known,
		New:     AccountLetters.Guesses.New,
		Nothing: AccountLetters.Guesses.Nothing,
		Button:  AccountLetters.Guesses.Button,
	},
	SecondFactor: struct {
		OnSubject, OffSubject, UsedSubject       string
		On, Off, Reset, Used                     Template
		OnMeans, OffMeans, ResetMeans, UsedMeans string
		NotYou, Button                           string
	}{
		OnSubject:   "Two-step login is on",
		OffSubject:  "Two-step login is off",
		UsedSubject: "A recovery code was used",
		On:          "Two-step login was switched on for your account in the coach portal on {time}.",
		Off:         "Two-step login was switched off for your account in the coach portal on {time}.",
		Reset:       "An administrator switched off two-step login for your account in the coach portal on {time}.",
		Used:        "One of the recovery codes of your account in the coach portal was used on {time}.",
		OnMeans:     "From now on, logging in takes a code from your authenticator app as well, and your other devices are logged out. Keep the recovery codes where you find them without your phone.",
		OffMeans:    "From now on, your password alone opens the account.",
		ResetMeans:  "Your password alone opens the account now. The recovery codes work no more. Log in and set two-step login up again.",
		UsedMeans:   "It works no more. You can make ten new codes in the portal, under Profile.",
		NotYou:      "If it was not you and you did not ask for it, choose a new password now, and tell an administrator.",
		Button:      "Choose a new password",
	},
}

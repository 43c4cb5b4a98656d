package copy

// ForgotPage holds the texts of the page that requests a link for a new password. The response is the same for every
// address.
var ForgotPage = struct {
	Title, Heading, Text                 string
	Email, Send, Sending                 string
	SentHeading, NoLetter                string
	Spam, Spelling, Patience, Discreet   string
	Address                              Template
	SendAgain, OtherAddress, BackToLogIn string
	SentAgain                            string
	FailedTitle                          string
}{
	Title:        "Forgot Password",
	Heading:      "Forgot your password?",
	Text:         "Tell us the email address of your account. We send a letter with a link to choose a new one.",
	Email:        "Email",
	Send:         "Send the link",
	Sending:      "Sending...",
	SentHeading:  "Look in your mailbox",
	Address:      "You typed {email}.",
	NoLetter:     "If nothing comes",
	Patience:     "Give it a few minutes. Some mail providers are slow.",
	Spam:         "Look in the spam folder too.",
	Spelling:     "Check the address: it has to be the one you signed up with.",
	Discreet:     "The link works once, for 30 minutes. The subject line does not say what it is about.",
	SendAgain:    "Send it again",
	OtherAddress: "Use another address",
	BackToLogIn:  "Back to Log In",
	SentAgain:    "We asked for another letter. The newest link is the one that works.",
	FailedTitle:  "The letter could not be sent",
}

// DeadLink holds the texts for an expired or incomplete link from an email.
var DeadLink = struct {
	Heading, Incomplete string
}{
	Heading:    "This link no longer works",
	Incomplete: "Part of the address is missing. Open the letter and press its link once more.",
}

// ResetPage holds the texts of the page on which a member chooses a new password, opened from the link in an email.
var ResetPage = struct {
	Title, Checking, CheckFailed, Heading string
	Text                                  Template
	NewPassword, Save, Saving             string
	ExpiredText, SendNewLink              string
}{
	Title:       "Choose a new password",
	Checking:    "Looking at your link",
	CheckFailed: "We could not look at your link",
	Heading:     "Choose a new password",
	Text:        "For {username}. Once it is saved, every device that is logged in now is logged out.",
	NewPassword: "New Password",
	Save:        "Save new password",
	Saving:      "Saving...",
	ExpiredText: "A link works once, for 30 minutes, and only the newest one counts. Ask for another and you are back here in a moment.",
	SendNewLink: "Send a new link",
}

// ConfirmPage holds the texts of the page that confirms an email address, opened from the link in an email. It requires
// a click on a button, because mail scanners open links too.
var ConfirmPage = struct {
	Title, Heading, Text, Yes, Confirming string
	DoneHeading                           string
	DoneText                              Template
	GoOn                                  string
	ExpiredText, LogInFirst, SendAgain    string
	SentHeading, SentText                 string
	TakenHeading, TakenText               string
	FailedTitle                           string
}{
	Title:        "Confirm your address",
	Heading:      "Is this your address?",
	Text:         "You came here from a letter. If you asked for it, press the button and the address is confirmed. If not, close this page and nothing happens.",
	Yes:          "Yes, this is my address",
	Confirming:   "Confirming...",
	DoneHeading:  "Your address is confirmed",
	DoneText:     "{email} belongs to your account. Letters about your account go there.",
	GoOn:         "Go on",
	ExpiredText:  "It was used already, or it is too old. If you confirmed your address before, all is well.",
	LogInFirst:   "If not, log in and ask for another letter at the top of the page.",
	SendAgain:    "Send a new letter",
	SentHeading:  "A new letter is on its way",
	SentText:     "Open its link within a day. The older one does not count any more.",
	TakenHeading: "Somebody has confirmed this address",
	TakenText:    "It belongs to another account now. If that is yours as well, log in there, or choose a new password for it.",
	FailedTitle:  "The address could not be confirmed",
}

// WelcomePage holds the texts of the page that completes a registration with an identity provider.
var WelcomePage = struct {
	Title, Heading                    string
	Text                              Template
	NotNow                            string
	GoneHeading, GoneText, StartAgain string
	CheckFailed                       string
}{
	Title:       "Welcome",
	Heading:     "What should we call you?",
	Text:        "Google told us your address, {email}. The rest is yours to change.",
	NotNow:      "Not now",
	GoneHeading: "This took a while",
	GoneText:    "For your safety we only wait a few minutes. Nothing is lost: press Continue with Google once more.",
	StartAgain:  "Back to Log In",
	CheckFailed: "We could not read what Google told us",
}

// LinkPage holds the texts of the page that links a provider's sign-in to an existing account. It requires the
// account's password.
var LinkPage = struct {
	Title, Heading, Text              string
	For                               Template
	Connect                           string
	WrongPassword, NoPassword, Cancel string
}{
	Title:         "Connect Google",
	Heading:       "You already have an account with this address",
	Text:          "Enter its password once, and Google opens it from then on.",
	For:           "The account of {email}",
	Connect:       "Connect and log in",
	WrongPassword: Provider.WrongPassword,
	NoPassword:    Provider.NoPassword,
	Cancel:        "Cancel",
}

// ConfirmAddress is the banner on a member's pages until their email address is confirmed.
var ConfirmAddress = struct {
	Label                      string
	First, Changed             Template
	SendAgain, Sending, NotNow string
	Sent                       Toast
	Failed                     string
}{
	Label:     "Your email address",
	First:     "We sent a letter to {email}. Open its link, so that we know the address is yours.",
	Changed:   "We sent a letter to {email}. Your address changes once you open its link.",
	SendAgain: "Send again",
	Sending:   "Sending...",
	NotNow:    "Not now",
	Sent:      Toast{"Letter sent", "Look in your mailbox at {email}."},
	Failed:    "The letter could not be sent",
}

package copy

// CoachSecondStep holds the texts of the second step of signing in to the coach portal.
var CoachSecondStep = struct {
	Heading, Text, RecoveryText string
	Code, RecoveryCode          string
	Continue                    string
	UseRecovery, UseApp         string
	StartAgain, Lost            string
	FailedTitle                 string
}{
	Heading:      "One more step",
	Text:         "Enter the six digits that your authenticator app shows for " + product + ".",
	RecoveryText: "Enter one of the recovery codes that you kept. Each of them works once.",
	Code:         "Code",
	RecoveryCode: "Recovery code",
	Continue:     "Continue",
	UseRecovery:  "Use a recovery code",
	UseApp:       "Use the code from your app",
	StartAgain:   "Log in as somebody else",
	Lost:         "If you have neither, please contact the administrator.",
	FailedTitle:  CoachAuth.LoginFailed,
}

// CoachForgotPage holds the texts of the page on which a coach requests a link for a new password, where they differ
// from ForgotPage.
var CoachForgotPage = struct {
	Link, Text, Spelling, BackToLogin string
}{
	Link:        "Forgot password?",
	Text:        "Tell us the email address that you log in to the coach portal with. We send a letter with a link to choose a new password.",
	Spelling:    "Check the address: it has to be the one that you were invited with.",
	BackToLogin: "Back to login",
}

// CoachResetPage holds the texts of the page that the link in that email opens.
var CoachResetPage = struct {
	Text Template
}{
	Text: "For {name}. Once it is saved, every device that is logged in now is logged out. Two-step login stays as it is.",
}

// CoachInvitationPage holds the texts of the page that the link of an invitation opens.
var CoachInvitationPage = struct {
	Title, Checking, CheckFailed, Heading string
	Text                                  Template
	Password, Accept, Accepting           string
	ExpiredText, GoToLogin                string
	Done                                  Toast
	FailedTitle                           string
}{
	Title:       "Your invitation",
	Checking:    "Looking at your invitation",
	CheckFailed: "We could not look at your invitation",
	Heading:     "Welcome",
	Text:        "{name}, choose a password for {email}. You log in with both from now on.",
	Password:    "Password",
	Accept:      "Save and go in",
	Accepting:   "Saving...",
	ExpiredText: "An invitation works once, for seven days, and only the newest one counts. If you have chosen a password already, log in. If not, ask whoever invited you for another.",
	GoToLogin:   "Go to login",
	Done:        Toast{"You are in", "Welcome, {name}."},
	FailedTitle: "Your password could not be saved",
}

// CoachSecurity holds the texts of the account security section in a coach's profile.
var CoachSecurity = struct {
	Heading, Text                                                         string
	PasswordHeading, PasswordText                                         string
	Current, New, Confirm, SavePassword, Saving                           string
	PasswordSaved                                                         Toast
	PasswordFailed                                                        string
	FactorHeading, FactorText, On, Off                                    string
	OnSince                                                               Template
	CodesLeft                                                             Plural
	NoCodesLeft                                                           string
	SetUp, TurnOff, NewCodes, Cancel                                      string
	YourPassword, AskPassword, Continue, Continuing                       string
	ScanTitle, ScanText, PictureLabel, SecretLabel, CopySecret            string
	AccountLabel, CodeLabel, CodeHint, Confirming, Confirmed              string
	CodesTitle, CodesText, CopyCodes, DownloadCodes, Kept, Copied         string
	CopyFailed                                                            string
	FileName, FileHeading                                                 string
	OffTitle, OffText, OffConfirm, TurningOff                             string
	NewCodesTitle, NewCodesText, NewCodesConfirm, MakingCodes             string
	ProofCode                                                             string
	TurnedOn, TurnedOff                                                   Toast
	FactorFailed, LoadFailed                                              string
	SignInsHeading, SignInsText, ThisDevice                               string
	SignedIn, LastUsed                                                    Template
	LogOut                                                                string
	LogOutOf                                                              Template
	LogOutOthers, LogOutOthersTitle, LogOutOthersText, LoggingOut, Keep   string
	LoggedOut, OthersLoggedOut                                            Toast
	SignInsFailed, EndFailed                                              string
	NoticeTitle, NoticeOffered, NoticeRequired, NoticeLogOut, NoticeSetUp string
}{
	Heading:           "Security",
	Text:              "What your clients write is safe when your account is.",
	PasswordHeading:   "Password",
	PasswordText:      "Changing it logs you out everywhere else.",
	Current:           "Current password",
	New:               "New password",
	Confirm:           "New password again",
	SavePassword:      "Change password",
	Saving:            "Saving...",
	PasswordSaved:     Toast{"Password changed", "Your other devices are logged out."},
	PasswordFailed:    "Your password could not be changed",
	FactorHeading:     "Two-step login",
	FactorText:        "After your password, a code from an app on your phone. Whoever learns your password is still outside.",
	On:                "On",
	Off:               "Off",
	OnSince:           "On since {date}.",
	CodesLeft:         Plural{"{count} recovery code left.", "{count} recovery codes left."},
	NoCodesLeft:       "No recovery codes left. Make new ones, so that a lost phone does not lock you out.",
	SetUp:             "Set up two-step login",
	TurnOff:           "Turn it off",
	NewCodes:          "New recovery codes",
	Cancel:            Common.Cancel,
	YourPassword:      "Your password",
	AskPassword:       "First, your password. It shows that this is you.",
	Continue:          "Continue",
	Continuing:        "One moment...",
	ScanTitle:         "Add " + product + " to your authenticator app",
	ScanText:          "Scan this picture with the app, or type the secret into it. Any app for codes of this kind works.",
	PictureLabel:      "QR code for your authenticator app",
	SecretLabel:       "Secret",
	CopySecret:        "Copy the secret",
	AccountLabel:      "Account",
	CodeLabel:         "Code from the app",
	CodeHint:          "Six digits. A new code comes every 30 seconds. With it, your other devices are logged out.",
	Confirming:        "Checking...",
	Confirmed:         "Turn on",
	CodesTitle:        "Keep these recovery codes",
	CodesText:         "Each of them stands in for your phone once. They are shown only now. Keep them where you find them without your phone.",
	CopyCodes:         "Copy",
	DownloadCodes:     "Download",
	Kept:              "I have kept them",
	Copied:            "Copied",
	CopyFailed:        "Your browser does not let us copy. Select the text and copy it yourself.",
	FileName:          "aangan-recovery-codes.txt",
	FileHeading:       "Recovery codes for the coach portal of " + product + ". Each works once.",
	OffTitle:          "Turn off two-step login?",
	OffText:           "Your password alone will open the account, and the recovery codes will work no more.",
	OffConfirm:        "Turn it off",
	TurningOff:        "Turning off...",
	NewCodesTitle:     "Make new recovery codes?",
	NewCodesText:      "You get ten new ones. The earlier ones will work no more.",
	NewCodesConfirm:   "Make new codes",
	MakingCodes:       "One moment...",
	ProofCode:         "Code from the app, or a recovery code",
	TurnedOn:          Toast{"Two-step login is on", "The next login takes a code as well."},
	TurnedOff:         Toast{"Two-step login is off", "Your password alone opens the account."},
	FactorFailed:      "Two-step login could not be changed",
	LoadFailed:        "We could not read how your account is kept safe",
	SignInsHeading:    "Where you are logged in",
	SignInsText:       "If you do not know one of these, log it out and change your password.",
	ThisDevice:        "This device",
	SignedIn:          "Logged in {when}",
	LastUsed:          "last used {when}",
	LogOut:            "Log out",
	LogOutOf:          "Log out {device}",
	LogOutOthers:      "Log out everywhere else",
	LogOutOthersTitle: "Log out everywhere else?",
	LogOutOthersText:  "Every device but this one has to log in again.",
	LoggingOut:        "Logging out...",
	Keep:              "Keep them",
	LoggedOut:         Toast{"Logged out", "That device has to log in again."},
	OthersLoggedOut:   Toast{"Logged out", "Only this device is logged in now."},
	SignInsFailed:     "We could not read where you are logged in",
	EndFailed:         "That did not work",
	NoticeTitle:       "Two-step login for administrators",
	NoticeOffered:     "You look after everybody's data here. Please set up two-step login, so that a password alone does not open it.",
	NoticeRequired:    "The administration opens once you have set up two-step login. It takes a minute and an authenticator app.",
	NoticeLogOut:      CoachAccountAnswers.FactorNotGiven,
	NoticeSetUp:       "Set it up",
}

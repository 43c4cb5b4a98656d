package copy

// MyData holds the texts of the page on which members see their sign-ins, export their data, or delete their account.
var MyData = struct {
	Title, Description, Lead string

	// The member's sign-ins.
	Devices, DevicesText, DevicesLabel, DevicesFailed, OnlyThisDevice string
	ThisDevice, SharedDevice                                          string
	ShowTimes                                                         string
	LastUsed, ShowTimesNamed                                          Template
	ExactTimes                                                        Template
	EndOne, Ending                                                    string
	EndNamed, EndOneTitle                                             Template
	EndOneText, KeepIt                                                string
	EndOthers, EndOthersTitle                                         string
	EndOthersText                                                     Plural
	OneEnded, OthersEnded                                             Toast
	EndFailed, AlreadyEnded                                           string

	// The export.
	Export, ExportText, ExportHolds, ExportCare string
	ExportParts                                 []string
	Download, Downloading, ExportFailed         string
	Exported                                    Toast
	ExportFileName                              Template

	// The deletion of the account.
	Leave, LeaveText, Goes, Stays, Final                              string
	GoesItems, StaysItems                                             []string
	LeaveButton, LeaveTitle, LeaveConfirmText                         string
	PasswordLabel, PasswordHint, PasswordMissing                      string
	TakePosts, TakePostsHint                                          string
	LeaveConfirm, Leaving, Stay, LeaveFailed                          string
	NoPassword, NoPasswordText, SendLink, SendingLink, SendLinkFailed string
	LinkSent                                                          Toast
	// The server's confirmation.
	Accepted string
}{
	Title:       "Your data and devices",
	Description: "Where you are logged in, everything we keep about you, and the way out.",
	Lead:        "See where you are logged in, take everything along, or leave.",

	Devices:        "Where you are logged in",
	DevicesText:    "If you do not know one of these, log it out and change your password.",
	DevicesLabel:   "Devices that are logged in",
	DevicesFailed:  "Your devices could not be loaded",
	OnlyThisDevice: "You are logged in on this device and nowhere else.",
	ThisDevice:     "This device",
	SharedDevice:   "Shared device",
	LastUsed:       "Last used {ago}",
	ShowTimes:      "Exact times",
	ShowTimesNamed: "Exact times of {device}",
	ExactTimes:     "Last used {used}. Logged in {since}.",
	EndOne:         "Log out",
	EndNamed:       "Log out {device}",
	Ending:         "Logging out...",
	EndOneTitle:    "Log out {device}?",
	EndOneText:     "Whoever uses it has to log in again.",
	KeepIt:         "Keep it",
	EndOthers:      "Log out everywhere else",
	EndOthersTitle: "Log out everywhere else?",
	EndOthersText: Plural{
		"One other device has to log in again. You stay logged in here.",
		"{count} other devices have to log in again. You stay logged in here.",
	},
	OneEnded:     Toast{"Logged out", "{device} has to log in again."},
	OthersEnded:  Toast{"Logged out everywhere else", "You are logged in on this device only."},
	EndFailed:    "Could not log out",
	AlreadyEnded: "That device was logged out already.",

	Export:      "Take everything along",
	ExportText:  "One file with everything we keep about you. Any text editor opens it, and so can other programs (it is JSON).",
	ExportHolds: "In it:",
	ExportParts: []string{
		"your name, address, preferences and settings",
		"every conversation, word for word, with times, and a link to each file",
		"your talks with the companions",
		"your private journal, readable, and what you saved in the library",
		"your safety notes, readable",
		"what you wrote in the community, and which name you have in each thread",
		"the marks that our program put on messages that sounded like a crisis",
		"your sessions, with your notes, and what you and your coaches agreed on",
		"your trial and your notifications",
		"where you are logged in, and through whom",
		"what you wrote to us on the site, if your address is confirmed",
	},
	ExportCare:     "Whoever opens the file can read all of it. On a device that others use, delete it from the downloads when you are done.",
	Download:       "Download my data",
	Downloading:    "Gathering...",
	ExportFailed:   "Your data could not be downloaded",
	Exported:       Toast{"Saved", "{file} is in your downloads."},
	ExportFileName: "aangan-{date}.json",

	Leave:     "Leave",
	LeaveText: "You can delete your account at any time, and you owe nobody a reason.",
	Goes:      "What goes",
	GoesItems: []string{
		"your name, address, preferences and settings",
		"your conversations with all files, for your coach as well, and your coach's notes about you",
		"your talks with the companions",
		"your private journal, and what you saved in the library",
		"your safety notes, for your coach as well",
		"your sessions; those to come are cancelled, and your coach is told",
		"what you and your coaches agreed on",
		"your trial, your notifications and every login",
		"what you wrote to us on the site, if your address is confirmed",
	},
	Stays: "What stays",
	StaysItems: []string{
		"your posts and comments in the community, without you. If you ask us to remove them, they go one by one within 7 days",
		"letters that are in your mailbox already",
		"emails that our team got from you, until you ask us to delete them",
		"numbers that name nobody, such as how often a page was opened",
		"our servers' log of which address was called when, without names and without a word of yours",
		"files you downloaded",
	},
	Final:            "You are logged out at once, everywhere, and the deletion begins in that moment. It cannot be taken back, not by us either. You can register again whenever you like, and begin with nothing.",
	LeaveButton:      "Delete my account",
	LeaveTitle:       "Delete your account?",
	LeaveConfirmText: "Everything that names you is deleted. This cannot be taken back. If you want to keep your conversations, download your data first.",
	TakePosts:        "Delete my posts and comments in the community too",
	TakePostsHint:    "Otherwise they stay as they are, each under the name it has in its thread, and nothing leads from them to you. If you remove them, each post, comment and reaction goes at its own random time within 7 days, so that no one can tell they were from the same person.",
	PasswordLabel:    "Your password",
	PasswordHint:     "So that nobody else can do this on a phone you left lying around.",
	PasswordMissing:  Validation.PasswordRequired,
	LeaveConfirm:     "Delete everything",
	Leaving:          "Deleting...",
	Stay:             "Stay",
	LeaveFailed:      "Your account was not deleted",
	NoPassword:       "First, a password",
	NoPasswordText:   "You log in through Google so far, so there is no password to ask you for before we delete everything. We send you a link to set one; then come back here.",
	SendLink:         "Send me a link",
	SendingLink:      "Sending...",
	SendLinkFailed:   "The link could not be sent",
	LinkSent:         Toast{"On its way", "If nothing arrives at {email} within a few minutes, look in the spam folder."},
	Accepted:         "Your account is closed, and everything in it is being deleted.",
}

// Left is the notice on the sign-in page after the member has deleted their account.
var Left = Toast{"Your account is closed", "Everything in it is being deleted. Take care of yourself."}

// Code generated from packages/copy/messages by `make gen`. DO NOT EDIT.

package copy

// AbsenceLetters: the emails to members whose coach leaves, pauses or returns. Others may read them, so they name
// neither the coach nor the service.
var AbsenceLetters = struct {
	Wait struct {
		Subject string
		Says    []string
		Button  string
	}
	Released struct {
		Subject string
		Says    []string
		Button  string
	}
	Back struct {
		Subject string
		Says    []string
		Button  string
	}
	Why string
}{
	Wait: struct {
		Subject string
		Says    []string
		Button  string
	}{
		Subject: "A change that concerns you",
		Says: []string{
			"The person you talk with is away for now. What you had planned with them is cancelled, and it does not count.",
			"You do not have to do anything. You can wait until they are back, and you can choose somebody else whenever you like. Nothing that you wrote is lost.",
		},
		Button: "Look at your choices",
	},
	Released: struct {
		Subject string
		Says    []string
		Button  string
	}{
		Subject: "A change that concerns you",
		Says: []string{
			"The person you talk with has stopped working with us. What you had planned with them is cancelled, and it does not count.",
			"Whenever you are ready, choose somebody else. We have suggestions for you. What you wrote with each other stays, and you can read it as before.",
		},
		Button: "Look at your choices",
	},
	Back: struct {
		Subject string
		Says    []string
		Button  string
	}{
		Subject: "Somebody is back",
		Says: []string{
			"The person you talk with is back. You can write to them and book a time again.",
		},
		Button: "Go in",
	},
	Why: "You get this because it changes what you have with us. In your profile you choose whether letters come, and at which hours they never do.",
}

// AbsenceNotices: a member's notifications about the same events. They are shown only after sign-in, so they may name
// the coach.
var AbsenceNotices = struct {
	WaitTitle     string
	ReleasedTitle string
	BackTitle     string
	WaitText      Template
	ReleasedText  Template
	BackText      Template
}{
	WaitTitle:     "Your coach is away for now",
	ReleasedTitle: "Your coach has stopped",
	BackTitle:     "Your coach is back",
	WaitText:      "{coachName} is away for now. What you had planned is cancelled and does not count. You can wait, or choose another coach whenever you like.",
	ReleasedText:  "{coachName} does not coach with us any more. What you had planned is cancelled and does not count. Your conversation stays, and you can choose another coach whenever you like.",
	BackText:      "{coachName} is back. You can write to them and book a time again.",
}

// AccountAnswers: the server's confirmations of account requests that return no data.
var AccountAnswers = struct {
	ResetAsked    string
	PasswordReset string
	LetterSent    string
	ResetsFull    Template
	LinksFull     Template
	GuessesFull   string
}{
	ResetAsked:    "If there is an account with this address, a letter is on its way. Its link works for 30 minutes.",
	PasswordReset: "Your new password is saved. Log in with it.",
	LetterSent:    "A letter is on its way. Its link works for a day.",
	ResetsFull:    "We send at most {count} of these emails an hour to one address, so we did not send another one now. If you got one, use the newest: its link works for 30 minutes.",
	LinksFull:     "We send at most {count} of these emails an hour, so we did not send another one now. The newest one works.",
	GuessesFull:   "There were too many wrong passwords for this login today. You can still log in from a browser you have used before. On this one, choose a new password with Forgot Password, and you can log in right away.",
}

// AccountLetters: the emails about a member's account and its security. Each describes the event, the next step, and
// the step to take if it was not the member. The subjects do not mention the service, because others may see the
// screen.
var AccountLetters = struct {
	Signature string
	Why       string
	Confirm   struct {
		Subject string
		Text    Template
		Button  string
		Once    string
		NotMe   string
	}
	Exists struct {
		Subject   string
		Text      string
		Username  Template
		Forgotten string
		Button    string
		Calm      string
	}
	Reset struct {
		Subject string
		Text    Template
		Button  string
		Once    string
		Ends    string
		NotYou  string
	}
	PasswordChanged struct {
		Subject string
		Changed Template
		Reset   Template
		Ended   string
		NotYou  string
		Button  string
	}
	Change struct {
		Subject string
		Text    Template
		Button  string
		Once    string
		NotMe   string
	}
	ChangeNotice struct {
		Subject string
		Text    Template
		Until   string
		NotYou  string
		Right   string
		Button  string
	}
	Guesses struct {
		Subject string
		Text    Template
		Known   string
		New     string
		Nothing string
		Button  string
	}
	SignIn struct {
		Subject     string
		Text        Template
		DeviceLabel string
		TimeLabel   string
		Shared      string
		Known       string
		Lost        string
		Button      string
	}
}{
	Signature: "The Aangan team",
	Why:       "You get this letter because it is about the safety of an account at Aangan. Letters of this kind cannot be switched off.",
	Confirm: struct {
		Subject string
		Text    Template
		Button  string
		Once    string
		NotMe   string
	}{
		Subject: "Please confirm your address",
		Text:    "Somebody, most likely you, made an account at Aangan with this address. The username is {username}. Please tell us that the address is right: letters about the account come here.",
		Button:  "Yes, this is my address",
		Once:    "The link works once, for a day.",
		NotMe:   "If you do not know this username, do nothing. Without your confirmation the address belongs to nobody's account.",
	},
	Exists: struct {
		Subject   string
		Text      string
		Username  Template
		Forgotten string
		Button    string
		Calm      string
	}{
		Subject:   "You already have an account",
		Text:      "Somebody, perhaps you, wanted to use this address for an account at Aangan. You have one already, so the address stays with it.",
		Username:  "Your username is {username}. Log in with it, or with this address.",
		Forgotten: "If you do not remember your password, choose Forgot Password there, and you get a link to set a new one.",
		Button:    "Log In",
		Calm:      "If it was not you, there is nothing to do. Nobody got into your account, and whoever it was is not told that you have one.",
	},
	Reset: struct {
		Subject string
		Text    Template
		Button  string
		Once    string
		Ends    string
		NotYou  string
	}{
		Subject: "The link you asked for",
		Text:    "You asked to choose a new password. It is for the account with the username {username}.",
		Button:  "Choose a new password",
		Once:    "The link works once, for 30 minutes, and only the newest one counts.",
		Ends:    "When the new password is saved, every device that is logged in now is logged out.",
		NotYou:  "If it was not you who asked, do nothing. Your password stays as it is, and nobody but you has this link.",
	},
	PasswordChanged: struct {
		Subject string
		Changed Template
		Reset   Template
		Ended   string
		NotYou  string
		Button  string
	}{
		Subject: "Your password was changed",
		Changed: "The password of your account with the username {username} was changed on {time}.",
		Reset:   "A new password was set for your account with the username {username} on {time}, by the link in a letter to this address.",
		Ended:   "Other devices that were logged in have been logged out.",
		NotYou:  "If it was you, there is nothing to do. If it was not, choose a new password now: that logs everybody out, and only this mailbox gets the link.",
		Button:  "Choose a new password",
	},
	Change: struct {
		Subject string
		Text    Template
		Button  string
		Once    string
		NotMe   string
	}{
		Subject: "Please confirm your new address",
		Text:    "You asked us to write to this address from now on. It is for the account with the username {username}.",
		Button:  "Yes, this is my address",
		Once:    "The link works once, for a day. Until you follow it, nothing changes.",
		NotMe:   "If it was not you, do nothing. Without your confirmation the address belongs to nobody's account.",
	},
	ChangeNotice: struct {
		Subject string
		Text    Template
		Until   string
		NotYou  string
		Right   string
		Button  string
	}{
		Subject: "A new address for your account",
		Text:    "On {time} somebody who was logged in to your account with the username {username} asked us to write to another address from now on.",
		Until:   "A letter with a link went there. This address stays yours until that link is followed.",
		NotYou:  "If it was not you, choose a new password now: that logs everybody out and takes the change back.",
		Right:   "If it was you, there is nothing to do here.",
		Button:  "Choose a new password",
	},
	Guesses: struct {
		Subject string
		Text    Template
		Known   string
		New     string
		Nothing string
		Button  string
	}{
		Subject: "Too many wrong passwords",
		Text:    "Someone tried many wrong passwords for the account {username}. The latest was on {time}. No one got in with them. For a day, we don't check more passwords from browsers that are new to your account.",
		Known:   "Browsers you have logged in with before still work as usual.",
		New:     "On a new browser, choose a new password with the button below. You can log in there right away.",
		Nothing: "If your password is long and you use it nowhere else, you don't have to do anything.",
		Button:  "Choose a new password",
	},
	SignIn: struct {
		Subject     string
		Text        Template
		DeviceLabel string
		TimeLabel   string
		Shared      string
		Known       string
		Lost        string
		Button      string
	}{
		Subject:     "A new device logged in",
		Text:        "Somebody logged in to your account with the username {username} in a browser that we have not seen with it before.",
		DeviceLabel: "Device",
		TimeLabel:   "Time",
		Shared:      "It was marked as a device that other people use too.",
		Known:       "If it was you, there is nothing to do.",
		Lost:        "If it was not you, choose a new password now: that logs everybody out, and only this mailbox gets the link.",
		Button:      "Choose a new password",
	},
}

// AdminAnswers: the server's messages to administrators about the inbox, the statistics and the jobs.
var AdminAnswers = struct {
	NoSuchList     string
	EntryGone      string
	NotAnEntry     string
	SearchTooLong  string
	SearchControls string
	NotADay        string
	DaysBackwards  string
	TooManyDays    string
	JobGone        string
	JobNotGivenUp  string
	HandledMissing string
	ExportFileName Template
}{
	NoSuchList:     "There is no such list.",
	EntryGone:      "This is not there any more.",
	NotAnEntry:     "This is not the id of an entry",
	SearchTooLong:  "Please search for " + itoa(Limits.InboxSearchMax) + " characters at most",
	SearchControls: "The search holds characters that cannot be looked for. Please type it again.",
	NotADay:        "Please choose a day, such as 2026-11-01",
	DaysBackwards:  "The last day cannot be before the first",
	TooManyDays:    "Please choose " + itoa(Limits.NumbersDaysMax) + " days at most",
	JobGone:        "This job is not there any more.",
	JobNotGivenUp:  "This job is not given up any more.",
	HandledMissing: "Please say whether it is handled",
	ExportFileName: "{list}-{date}.csv",
}

// Application: the texts of the application form, which Apply Now and Submit General Application open.
var Application = struct {
	Missing Toast
	Sent    Toast
}{
	Missing: Toast{
		Title: "Missing Information",
		Text:  "Please fill in all required fields.",
	},
	Sent: Toast{
		Title: "Application Sent",
		Text:  "Thank you for applying. We'll get back to you soon.",
	},
}

// ApplicationLetter: the email to the team with a job application.
var ApplicationLetter = struct {
	Subject       string
	Greeting      string
	Answer        string
	JobLabel      string
	NameLabel     string
	EmailLabel    string
	LocationLabel string
	LinkLabel     string
	ArrivedLabel  string
	Unchecked     string
}{
	Subject:       "An application from the careers page",
	Greeting:      "An application",
	Answer:        "An answer to this mail goes to the person who applied.",
	JobLabel:      "Position",
	NameLabel:     "Name",
	EmailLabel:    "Email",
	LocationLabel: "Lives in",
	LinkLabel:     "Link",
	ArrivedLabel:  "Arrived",
	Unchecked:     "Name, address and link are as they were typed; nobody has checked them. Open the link with care.",
}

// Attachments: the server's messages about files in a conversation. The messages for a file that is too large or empty
// are in Chat, because pages show them before the upload.
var Attachments = struct {
	OneFile         string
	Unreadable      string
	Busy            string
	VoiceName       string
	WrongType       Toast
	Damaged         string
	NoFile          string
	NotAForm        string
	DurationInvalid string
	SentAlready     string
	NoSuchPart      string
	ManyUnsent      string
	OwnBusy         string
	ImageName       string
	DocumentName    string
}{
	OneFile:    "One file at a time, please",
	Unreadable: "The file did not arrive whole. Please try again.",
	Busy:       "Many files are being sent right now. Please try again in a moment.",
	VoiceName:  "voice message",
	WrongType: Toast{
		Title: "This kind of file cannot be sent",
		Text:  "You can send pictures (JPEG, PNG, GIF, WebP), sound, PDF, Word documents and plain text.",
	},
	Damaged:         "This file is damaged. Please try to save it again, or choose another one.",
	NoFile:          "Please choose a file first",
	NotAForm:        "A file has to be sent as a form of the type multipart/form-data.",
	DurationInvalid: "The length of a sound is a whole number of milliseconds",
	SentAlready:     "This file is in a message already. Attach it again to send it once more.",
	NoSuchPart:      "The file has no such part.",
	ManyUnsent:      "You have many files that are not sent yet. Send a message with some of them first.",
	OwnBusy:         "Your other files are still uploading.",
	ImageName:       "picture",
	DocumentName:    "document",
}

// Beta: the texts of the page on which visitors sign up for the free beta.
var Beta = struct {
	DoneText string
}{
	DoneText: "Your beta signup has been received",
}

// BetaLetter: the only email after a signup for the beta. Its subject does not mention the service, because others may
// see the screen.
var BetaLetter = struct {
	Subject       string
	Noted         string
	Next          string
	Forget        string
	Signature     string
	Why           string
	ForgetSubject string
}{
	Subject:       "You are on the list",
	Noted:         "You asked for a place in the beta of Aangan, and it is noted.",
	Next:          "What happens next: we write to this address when there is a place for you. Until then there is nothing to do and nothing to pay.",
	Forget:        "If it was not you who asked, or if you would like to be forgotten: answer this mail and say so. We then delete your name and this address.",
	Signature:     "The Aangan team",
	Why:           "You get this one letter because this address was given on our beta page.",
	ForgetSubject: "Please take me off the list",
}

// Brand: the names of the product, its partner and its companions.
var Brand = struct {
	Name       string
	Companions struct {
		Tara  string
		Buddy string
		Arjun string
	}
}{
	Name: "Aangan",
	Companions: struct {
		Tara  string
		Buddy string
		Arjun string
	}{
		Tara:  "Tara",
		Buddy: "Buddy",
		Arjun: "Arjun",
	},
}

// Casework: the server's messages about a coach's clients, saved replies and private notes. Pages show them unchanged.
var Casework = struct {
	OrderChanged string
	NoteRequired string
	NoteTooLong  string
	LastMessage  struct {
		Image    string
		Voice    string
		Document string
	}
	ReplyTitleRequired string
	ReplyTitleTooLong  string
	ReplyTextRequired  string
	ReplyTextTooLong   string
	ReplyTextControls  string
	TooManyReplies     string
	ReplyNotFound      string
	NotAnID            string
	NoteControls       string
	TooManyNotes       string
	NoteNotFound       string
	NoteSessionUnknown string
}{
	OrderChanged: "Your saved replies have changed in the meantime. Please look at the list again.",
	NoteRequired: "Please write something first",
	NoteTooLong:  "The note cannot exceed " + itoa(Limits.ClientNoteMax) + " characters",
	LastMessage: struct {
		Image    string
		Voice    string
		Document string
	}{
		Image:    "Photo",
		Voice:    "Voice message",
		Document: "Document",
	},
	ReplyTitleRequired: "Please give the reply a short title",
	ReplyTitleTooLong:  "The title cannot exceed " + itoa(Limits.SavedReplyTitleMax) + " characters",
	ReplyTextRequired:  "Please write what the reply says",
	ReplyTextTooLong:   "The reply cannot exceed " + itoa(Limits.MessageText) + " characters",
	ReplyTextControls:  "The reply holds characters that cannot be sent. Please type it again.",
	TooManyReplies:     "You can keep " + itoa(Limits.SavedRepliesMax) + " saved replies. Please delete one that you no longer need.",
	ReplyNotFound:      "This saved reply is not there any more.",
	NotAnID:            "This is not the id of a saved reply",
	NoteControls:       "The note holds characters that cannot be kept. Please type it again.",
	TooManyNotes:       "You can keep " + itoa(Limits.ClientNotesMax) + " notes about one client. Please delete some that you no longer need.",
	NoteNotFound:       "This note is not there any more.",
	NoteSessionUnknown: "This is not a session of yours with this client.",
}

// Chat: the texts that both apps' conversations share: files, voice recording, search, and separators between
// messages.
var Chat = struct {
	TooLarge Toast
	Empty    Toast
}{
	TooLarge: Toast{
		Title: "File too large",
		Text:  "Maximum file size is 10MB",
	},
	Empty: Toast{
		Title: "This file is empty",
		Text:  "There is nothing in it to send.",
	},
}

// ChatAnswers: the server's error messages about conversations.
var ChatAnswers = struct {
	SearchEmpty     string
	SearchTooLong   string
	OnePlace        string
	NothingToDelete string
	NothingToUndo   string
	BeingDeleted    string
	AttachmentID    string
}{
	SearchEmpty:     "Write what to look for",
	SearchTooLong:   "A search cannot exceed 100 characters",
	OnePlace:        "Ask for one place in the conversation at a time",
	NothingToDelete: "There is nothing here to delete.",
	NothingToUndo:   "There is nothing to undo any more.",
	BeingDeleted:    "What you asked to be deleted is being deleted right now. Please try again in a few minutes.",
	AttachmentID:    "The attachment needs a valid id",
}

// CoachAccountAnswers: the server's messages about a coach's own account.
var CoachAccountAnswers = struct {
	FactorRequired  string
	FactorNotGiven  string
	FactorThere     string
	FactorNone      string
	FactorNotBegun  string
	FactorStays     string
	CodeRequired    string
	FactorCodeShape string
	CodeShape       string
	WrongCode       string
	PendingOver     string
	AlreadyIn       string
	NoCoach         string
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
	NoCoach:         "Nobody in the coach portal has this address. Nothing was changed.",
	InvitationsFull: "We send an invitation at most {count} times an hour, so we did not send it again.",
}

// CoachAccountLetters: the emails about a coach's account and its security. The subjects do not mention the service,
// as in AccountLetters.
var CoachAccountLetters = struct {
	Invitation struct {
		Subject string
		Text    string
		Then    string
		Button  string
		Once    string
		NotYou  string
	}
	Reset struct {
		Subject string
		Text    string
		Button  string
		Once    string
		Ends    string
		NotYou  string
	}
	PasswordChanged struct {
		Subject string
		Changed Template
		Reset   Template
		Ended   string
		NotYou  string
		Button  string
	}
	SignIn struct {
		Subject     string
		Text        string
		DeviceLabel string
		TimeLabel   string
		Known       string
		Lost        string
		Button      string
	}
	Guesses struct {
		Subject string
		Text    Template
		Known   string
		New     string
		Nothing string
		Button  string
	}
	SecondFactor struct {
		OnSubject   string
		OffSubject  string
		UsedSubject string
		On          Template
		Off         Template
		Reset       Template
		Used        Template
		OnMeans     string
		OffMeans    string
		ResetMeans  string
		UsedMeans   string
		NotYou      string
		Button      string
	}
}{
	Invitation: struct {
		Subject string
		Text    string
		Then    string
		Button  string
		Once    string
		NotYou  string
	}{
		Subject: "Your invitation",
		Text:    "You are invited to coach with Aangan. The coach portal is where you read and answer your clients, keep your hours, and hold your sessions.",
		Then:    "Choose a password, and you are in. Until an administrator has verified and activated your account, nobody can choose you, and your lists stay empty.",
		Button:  "Choose a password",
		Once:    "The link works once, for seven days. After that, ask whoever invited you for another.",
		NotYou:  "If you do not know what this is about, do nothing. Without the link nobody can use the account.",
	},
	Reset: struct {
		Subject string
		Text    string
		Button  string
		Once    string
		Ends    string
		NotYou  string
	}{
		Subject: "The link you asked for",
		Text:    "You asked to choose a new password for the coach portal.",
		Button:  "Choose a new password",
		Once:    "The link works once, for 30 minutes, and only the newest one counts.",
		Ends:    "When the new password is saved, every device that is logged in now is logged out. Two-step login stays as it is.",
		NotYou:  "If it was not you who asked, do nothing. Your password stays as it is, and nobody but you has this link.",
	},
	PasswordChanged: struct {
		Subject string
		Changed Template
		Reset   Template
		Ended   string
		NotYou  string
		Button  string
	}{
		Subject: "Your password was changed",
		Changed: "The password of your account in the coach portal was changed on {time}.",
		Reset:   "A new password was set for your account in the coach portal on {time}, by the link in a letter to this address.",
		Ended:   "Other devices that were logged in have been logged out.",
		NotYou:  "If it was you, there is nothing to do. If it was not, choose a new password now: that logs everybody out, and only this mailbox gets the link.",
		Button:  "Choose a new password",
	},
	SignIn: struct {
		Subject     string
		Text        string
		DeviceLabel string
		TimeLabel   string
		Known       string
		Lost        string
		Button      string
	}{
		Subject:     "A new device logged in",
		Text:        "Somebody logged in to your account in the coach portal in a browser that we have not seen with it before.",
		DeviceLabel: "Device",
		TimeLabel:   "Time",
		Known:       "If it was you, there is nothing to do.",
		Lost:        "If it was not you, choose a new password now: that logs everybody out, and only this mailbox gets the link.",
		Button:      "Choose a new password",
	},
	Guesses: struct {
		Subject string
		Text    Template
		Known   string
		New     string
		Nothing string
		Button  string
	}{
		Subject: "Too many wrong passwords",
		Text:    "Someone tried many wrong passwords for your account in the coach portal. The latest was on {time}. No one got in with them. For a day, we don't check more passwords from browsers that are new to your account.",
		Known:   "Browsers you have logged in with before still work as usual.",
		New:     "On a new browser, choose a new password with the button below. You can log in there right away.",
		Nothing: "If your password is long and you use it nowhere else, you don't have to do anything.",
		Button:  "Choose a new password",
	},
	SecondFactor: struct {
		OnSubject   string
		OffSubject  string
		UsedSubject string
		On          Template
		Off         Template
		Reset       Template
		Used        Template
		OnMeans     string
		OffMeans    string
		ResetMeans  string
		UsedMeans   string
		NotYou      string
		Button      string
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

// CoachAdministration: the server's messages to administrators who manage coaches.
var CoachAdministration = struct {
	NotFound                  string
	NotAPlace                 string
	AddressOfCoach            string
	AddressOfAdministrator    string
	NotYourself               string
	ChooseVerification        string
	ChooseClients             string
	ReasonRequired            string
	ReasonControls            string
	ReasonTooLong             string
	VerifiedAlready           string
	RejectedAlready           string
	RejectWhileActive         string
	ActiveAlready             string
	NotActive                 string
	ActivateWithoutPassword   string
	ReleasedAlready           string
	TakesNoInvitation         string
	SearchTooLong             string
	ChangeNotFound            string
	OnlyAdministratesActivate string
	OnlyAdministratesVerify   string
}{
	NotFound:                  "This coach is not there any more.",
	NotAPlace:                 "This is not the id of a coach",
	AddressOfCoach:            "There is a coach with this address already. Look for them in the list.",
	AddressOfAdministrator:    "This address belongs to an administrator. Please give another one for the coach.",
	NotYourself:               "This is your own account. Another administrator has to do this.",
	ChooseVerification:        "Please choose whether they are verified",
	ChooseClients:             "Please choose what happens to their clients",
	ReasonRequired:            "Please say why. The coach reads it.",
	ReasonControls:            "The reason holds characters that cannot be kept. Please type it again.",
	ReasonTooLong:             "The reason cannot exceed " + itoa(Limits.DecisionReasonMax) + " characters",
	VerifiedAlready:           "They are verified already.",
	RejectedAlready:           "Their verification has been turned down already.",
	RejectWhileActive:         "Members can choose this coach now. Please deactivate them first, so that their clients are told.",
	ActiveAlready:             "They are active already.",
	NotActive:                 "They are not active, so there is nothing to end.",
	ActivateWithoutPassword:   "They have not taken their invitation yet. Once they have chosen a password, you can activate them.",
	ReleasedAlready:           "Their clients have been told already that they can choose somebody else.",
	TakesNoInvitation:         "They are not waiting for an invitation.",
	SearchTooLong:             "The search cannot exceed " + itoa(Limits.CoachSearchMax) + " characters",
	ChangeNotFound:            "This change is not there any more.",
	OnlyAdministratesActivate: "This account looks after the portal and coaches nobody. It cannot be activated.",
	OnlyAdministratesVerify:   "This account looks after the portal and coaches nobody. There is nothing to verify.",
}

// CoachClientAnswers: the server's error messages about a coach's list of clients.
var CoachClientAnswers = struct {
	SearchTooLong string
	PlaceUnknown  string
}{
	SearchTooLong: "A search cannot exceed 100 characters",
	PlaceUnknown:  "This place in the list does not exist",
}

// CoachProfilePage: the texts of the Profile tab of the coach portal.
var CoachProfilePage = struct {
	ImageTooLarge string
}{
	ImageTooLarge: "This picture is larger than 10 MB. Please choose a smaller one.",
}

// CoachStandingLetters: the emails to coaches about an administrator's decision.
var CoachStandingLetters = struct {
	Verified struct {
		Subject string
		Says    []string
	}
	Rejected struct {
		Subject string
		Says    []string
	}
	Activated struct {
		Subject string
		Says    []string
	}
	Deactivated struct {
		Subject string
		Says    []string
	}
	CredentialsApproved struct {
		Subject string
		Says    []string
	}
	CredentialsRejected struct {
		Subject string
		Says    []string
	}
	Reason string
	Open   string
	Answer string
	Why    string
}{
	Verified: struct {
		Subject string
		Says    []string
	}{
		Subject: "You are verified",
		Says: []string{
			"We have looked at what you told us of your training, and you are verified.",
			"As soon as your account is active as well, members can choose you.",
		},
	},
	Rejected: struct {
		Subject string
		Says    []string
	}{
		Subject: "About your verification",
		Says: []string{
			"We have looked at what you told us of your training, and could not verify you on that.",
			"Until that changes, members cannot choose you.",
		},
	},
	Activated: struct {
		Subject string
		Says    []string
	}{
		Subject: "Your account is active",
		Says: []string{
			"Your coach account is active. Once you are verified as well, members can choose you and book times with you.",
			"Please look at your hours and your profile in the portal, so that what members see is right.",
		},
	},
	Deactivated: struct {
		Subject string
		Says    []string
	}{
		Subject: "Your account is not active any more",
		Says: []string{
			"Your coach account is not active from now on. Members cannot choose you, and you do not see clients while it is so.",
			"What was booked with you is being cancelled. We tell the people concerned, and it does not count for them.",
			"You can still sign in.",
		},
	},
	CredentialsApproved: struct {
		Subject string
		Says    []string
	}{
		Subject: "Your credentials are up to date",
		Says: []string{
			"We have looked at the change to your credentials. Members see them as you gave them.",
		},
	},
	CredentialsRejected: struct {
		Subject string
		Says    []string
	}{
		Subject: "About your credentials",
		Says: []string{
			"We have looked at the change to your credentials and could not take it over. Members still see what stood there before.",
			"You can send another change at any time.",
		},
	},
	Reason: "We were asked to pass this on to you:",
	Open:   "Open the portal",
	Answer: "If something about this is not right, answer this letter.",
	Why:    "You get this because you have a coach account with us.",
}

// Coaches: the texts of the cards on which members view coaches and choose one.
var Coaches = struct {
	Certified        string
	ReasonLanguage   Template
	ReasonExperience Template
	ReasonRoom       string
	ReasonRated      string
	WelcomeMessage   Template
}{
	Certified:        "Certified Wellness Coach",
	ReasonLanguage:   "Speaks {language}",
	ReasonExperience: "{years} years of coaching",
	ReasonRoom:       "Has time for new people now",
	ReasonRated:      "Rated highly by the people they coach",
	WelcomeMessage:   "Hello {firstName}, I am {coachName}, your coach on Aangan. Write whenever you like, in whichever language it comes out. I usually answer within 24 hours. What has been on your mind lately?",
}

// CommunityAnswers: the community's messages that both server and pages use, and the server's error messages.
var CommunityAnswers = struct {
	Anonymous        string
	TooManyTags      string
	TagLength        string
	Suspended        Template
	TitleTooShort    string
	TitleTooLong     string
	ContentTooShort  string
	ContentTooLong   string
	CategoryRequired string
	TextControls     string
	CommentTooShort  string
	CommentTooLong   string
	PostID           string
	CommentID        string
	ReasonRequired   string
	FlagNotesTooLong string
	AppealTooShort   string
	AppealTooLong    string
	PostNotFound     string
	CommentNotFound  string
	NotAPlace        string
	OnePlace         string
	NoSuchOrder      string
	GuidelinesFirst  string
	PostsFullNew     string
	PostsFull        string
	CommentsFullNew  string
	CommentsFull     string
	ThreadTakenBack  string
	ThreadWaits      string
	ThreadHidden     string
	ThreadScheduled  string
	RemovedStays     string
}{
	Anonymous:        "Anonymous User",
	TooManyTags:      "A post can have " + itoa(Limits.PostTagsMax) + " tags at most",
	TagLength:        "Each tag must be " + itoa(Limits.TagMin) + " to " + itoa(Limits.TagMax) + " characters",
	Suspended:        "You can read along. You can post again on {date}.",
	TitleTooShort:    "Title must be at least 3 characters",
	TitleTooLong:     "Title must be less than 120 characters",
	ContentTooShort:  "Content must be at least 10 characters",
	ContentTooLong:   "Content must be less than 4000 characters",
	CategoryRequired: "Please select a category",
	TextControls:     "This holds characters that cannot be posted. Please type it again.",
	CommentTooShort:  "Comment must be at least 3 characters",
	CommentTooLong:   "Comment must be less than 2000 characters",
	PostID:           "The post needs a valid id",
	CommentID:        "The comment needs a valid id",
	ReasonRequired:   "Please select a reason",
	FlagNotesTooLong: "Notes cannot exceed " + itoa(Limits.FlagNotesMax) + " characters",
	AppealTooShort:   "Please write at least " + itoa(Limits.AppealMin) + " characters",
	AppealTooLong:    "This cannot exceed " + itoa(Limits.AppealMax) + " characters",
	PostNotFound:     "This post is not there any more.",
	CommentNotFound:  "This comment is not there any more.",
	NotAPlace:        "There is no such place in this list",
	OnePlace:         "Ask for one place in the thread at a time",
	NoSuchOrder:      "Posts can be listed as trending or recent",
	GuidelinesFirst:  "Please read and accept the community guidelines first.",
	PostsFullNew:     "New members can post " + itoa(Limits.PostsAnHourNew) + " times an hour.",
	PostsFull:        "You can post " + itoa(Limits.PostsAnHour) + " times an hour.",
	CommentsFullNew:  "New members can comment " + itoa(Limits.CommentsAnHourNew) + " times an hour.",
	CommentsFull:     "You can comment " + itoa(Limits.CommentsAnHour) + " times an hour.",
	ThreadTakenBack:  "The author took this post back, so nothing can be added here.",
	ThreadWaits:      "This post waits for a look. Nothing can be added until then.",
	ThreadHidden:     "This post is out of sight, so nothing can be added here.",
	ThreadScheduled:  "Others can't see this post yet. You can add to it once they can.",
	RemovedStays:     "This was removed by a moderator and cannot be changed any more.",
}

// CompanionAnswers: the messages with which the server rejects a message to a companion or stops a reply. {name} is
// the companion's name.
var CompanionAnswers = struct {
	NotFound       string
	NeedsPlan      Template
	StillAnswering Template
	Failed         Template
	Deleted        string
}{
	NotFound:       "There is no companion of this name.",
	NeedsPlan:      "{name} is for members with a trial or a subscription.",
	StillAnswering: "{name} is still answering. One moment.",
	Failed:         "{name} could not finish. Please try again.",
	Deleted:        "This talk was deleted.",
}

// Contact: the texts of the page on which visitors write to the team.
var Contact = struct {
	Missing Toast
	Sent    Toast
}{
	Missing: Toast{
		Title: "Missing Information",
		Text:  "Please fill in all required fields.",
	},
	Sent: Toast{
		Title: "Message Sent",
		Text:  "Thank you for contacting us. We'll get back to you soon.",
	},
}

// ContactLetter: the email to the team with a visitor's message from the contact page.
var ContactLetter = struct {
	Subject       string
	UrgentSubject string
	Greeting      string
	Urgent        string
	Answer        string
	NameLabel     string
	EmailLabel    string
	SubjectLabel  string
	ArrivedLabel  string
	Unchecked     string
}{
	Subject:       "A message from the contact page",
	UrgentSubject: "Please read first: a message from the contact page",
	Greeting:      "A message from the contact page",
	Urgent:        "Some of its words may mean that somebody could come to harm. Please read it now. The page shows 988 above the form; whoever answers leads with it too.",
	Answer:        "An answer to this mail goes to the person who wrote.",
	NameLabel:     "Name",
	EmailLabel:    "Email",
	SubjectLabel:  "Subject",
	ArrivedLabel:  "Arrived",
	Unchecked:     "Name and address are as they were typed; nobody has checked them. If the person asks to be forgotten, their messages are deleted by their address.",
}

// Crisis: the texts of the safety banner and of every other place that shows the helplines.
var Crisis = struct {
	Short string
}{
	Short: "In a crisis: call or text 988, call 911, or text HOME to 741741.",
}

// CrisisClosing: the messages about input that closes a possible crisis, from server and page.
var CrisisClosing = struct {
	ChooseOutcome string
	NoteRequired  string
	NoteTooLong   string
	NoteControls  string
}{
	ChooseOutcome: "Choose what happened",
	NoteRequired:  "Add a short note about what happened",
	NoteTooLong:   "The note can have up to " + itoa(Limits.CrisisNoteMax) + " characters",
	NoteControls:  "The note has characters we can't save. Please type it again.",
}

// CrisisHandover: the messages about a coach's call for the team, from server and page.
var CrisisHandover = struct {
	NotOpen      string
	NoteTooLong  string
	NoteControls string
}{
	NotOpen:      "This was closed already, so the team wasn't alerted.",
	NoteTooLong:  "The note can have up to " + itoa(Limits.HandoverNoteMax) + " characters",
	NoteControls: "The note has characters we can't save. Please type it again.",
}

// Devices: the names of browsers and systems, as recognized from a User-Agent header.
var Devices = struct {
	BrowserOn  Template
	SomeDevice string
}{
	BrowserOn:  "{browser} on {system}",
	SomeDevice: "A device that does not say what it is",
}

// Errors: the general error messages: the server's, and the pages' own for a failed request.
var Errors = struct {
	SomethingWrong      string
	SignedOut           string
	NotFound            string
	Conflict            string
	TooLarge            string
	Busy                string
	Unavailable         string
	BadCredentials      string
	UsernameTaken       string
	WrongPassword       string
	Forbidden           string
	UnknownAddress      string
	MethodNotAllowed    string
	NotJSON             string
	NotUTF8             string
	WrongMediaType      string
	TooManyRequests     string
	ForeignOrigin       string
	StorageFull         string
	FileNotSaved        string
	FileNotOpened       string
	CoachBadCredentials string
	CoachNotFound       string
	NoPasswordYet       string
	LinkOver            string
	AddressTaken        string
	AddressConfirmed    string
}{
	SomethingWrong:      "Something went wrong. Please try again.",
	SignedOut:           "Please log in to continue.",
	NotFound:            "We could not find what you asked for.",
	Conflict:            "This has changed in the meantime. Please look again.",
	TooLarge:            "What was sent is too large.",
	Busy:                "Many people are signing in right now. Please try again in a moment.",
	Unavailable:         "We can't load or save anything right now. Please try again in a moment.",
	BadCredentials:      "Invalid username or password. Please try again.",
	UsernameTaken:       "Username already exists or validation failed",
	WrongPassword:       "This is not your password. Please try again.",
	Forbidden:           "This is not yours to change.",
	UnknownAddress:      "There is nothing at this address.",
	MethodNotAllowed:    "This address does not answer that kind of request.",
	NotJSON:             "We could not read what was sent. It has to be JSON.",
	NotUTF8:             "We could not read what was sent. It has to be UTF-8 text.",
	WrongMediaType:      "What was sent has the wrong type. It has to be JSON.",
	TooManyRequests:     "That was a lot of tries in a short time. Please wait a little and try again.",
	ForeignOrigin:       "This request did not come from one of our pages.",
	StorageFull:         "We're out of space and can't save anything new right now. You can still read everything. Please try again in a few minutes.",
	FileNotSaved:        "We can't save files right now, so yours wasn't added. Messages without a file still work. Please try again in a few minutes.",
	FileNotOpened:       "We can't open files right now. Everything else still works. Please try again in a few minutes.",
	CoachBadCredentials: "Login failed. Please check your credentials.",
	CoachNotFound:       "We could not find this coach.",
	NoPasswordYet:       "Your account has no password yet. Log out and choose Forgot Password: the letter has a link to set one.",
	LinkOver:            "This link does not work any more. A link works once, and only for a while. Please ask for a new one.",
	AddressTaken:        "This address belongs to another account now.",
	AddressConfirmed:    "Your address is confirmed already.",
}

// ExerciseAnswers: the messages with which the server rejects a request about a guided exercise, and the notification
// about a reminder. The texts of the exercises themselves, in four languages, are in package exercise.
var ExerciseAnswers = struct {
	NotFound        string
	NotStarted      string
	OtherStep       string
	UnknownChoice   string
	UnknownLanguage string
	ReminderTime    string
	UnknownAvoided  string
	ReminderTitle   string
	ReminderText    string
}{
	NotFound:        "There is no exercise with this name.",
	NotStarted:      "You haven't started this exercise, or it was finished or deleted on another device.",
	OtherStep:       "This step was answered on another device. Here's where you are now.",
	UnknownChoice:   "This answer isn't one of the choices.",
	UnknownLanguage: "Choose English, Hindi, Hinglish, or Tamil.",
	ReminderTime:    "Choose a time within the next 14 days.",
	UnknownAvoided:  "This isn't something a companion would bring up.",
	ReminderTitle:   "Your reminder",
	ReminderText:    "You asked us to remind you of an exercise. It's where you left it.",
}

// ExportFile: the descriptions in the file with a member's exported data.
var ExportFile = struct {
	What  string
	Times string
	Parts []struct {
		Name  string
		Holds string
	}
	NotHere []string
}{
	What:  "Everything that Aangan keeps about you, as it stood at the moment below.",
	Times: "All times are in UTC. What is empty or null was never said.",
	Parts: []struct {
		Name  string
		Holds string
	}{
		struct {
			Name  string
			Holds string
		}{
			Name:  "profile",
			Holds: "Who you told us you are, and what you were shown when you registered.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "preferences",
			Holds: "What you answered about yourself, and how you want to hear from us. Null when you never saved any of it.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "membership",
			Holds: "Your trial. Null when you never began one.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "payer",
			Holds: "Under which number the payment provider knows you; it has neither your name nor your address from us. Null when you never went to the payment form.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "subscriptions",
			Holds: "What you pay or paid for, oldest first. Amounts are in cents. Of your card we know what stands here; the rest is with the payment provider alone.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "invoices",
			Holds: "Everything that you were charged, or were to be charged, oldest first.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "paymentNotices",
			Holds: "What the payment provider told us about you: that something happened, and when.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "signIns",
			Holds: "Where you are logged in. The time under endsAt is when that ends by itself if it is not used.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "knownBrowsers",
			Holds: "Browsers in which you logged in before. We keep a random mark of each, so that nobody can slow you down there by guessing at your password.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "providers",
			Holds: "Through whom you can log in besides your password.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "mailedLinks",
			Holds: "Links that were mailed for this account, such as the one to confirm your address.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "accountLetters",
			Holds: "What we told you by letter about your account, such as a login on a new device.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "notifications",
			Holds: "What stood under the bell.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "conversations",
			Holds: "Every conversation with every message, oldest first. Status is how far a message has come. Where mark is not null, a program found words that can mean a crisis or a worry: the same rules that bring up the help on your screen. Your coach sees the mark too. File is the id of a file that came with a message.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "files",
			Holds: "Every file that you or a coach sent, or that waits to be sent. The file itself is behind its link, while you are logged in and until you leave: save those you want to keep.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "companions",
			Holds: "Every talk with a companion, which are programs, oldest first. Nobody else reads it. Where mark is not null, a program found words that can mean a crisis or a worry.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "companionUse",
			Holds: "How much we asked an outside program, by day: answers of companions, and texts that it read for signs of a crisis (readings).",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "exercises",
			Holds: "Your guided exercises in progress and the last finished ones, with your answers.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "companionMemory",
			Holds: "What you told companions to remember: a name, a language, and what not to bring up.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "riskStates",
			Holds: "Whether the app thinks you may be in a hard moment, from what you wrote. Only your own screens use it.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "savedResources",
			Holds: "What you kept for later in the library. Each is named as in its address.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "journal",
			Holds: "Every page of your private journal, oldest first. In our database it is sealed; here it can be read. Prompt is the number of the question in its piece, counted from 0. Where unreadable is true, we cannot open the page at the moment, and its text is left empty.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "safetyNotes",
			Holds: "Your safety notes, with your trusted contact, and since when your coach can see titles and texts; null when you never wrote any. In our database they are encrypted; here they can be read. Where unreadable is true, we can't open them at the moment.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "community",
			Holds: "Which version of the community's guidelines you accepted, and how often you were warned or suspended there. Null when you never came by.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "communityPosts",
			Holds: "Every post that you wrote in the community, oldest first, and what you are called in its thread. No member, coach or administrator is shown that they are yours: think before you pass this file on. Where mark is not null, a program found words that can mean a crisis or a worry.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "communityComments",
			Holds: "Every comment that you wrote there, in the same way.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "communityReactions",
			Holds: "The reactions that you gave.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "communityFlags",
			Holds: "What you flagged, and why.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "communityDecisions",
			Holds: "What was decided of your own words, and what you said against it.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "communityNotices",
			Holds: "What you were told in the community.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "goals",
			Holds: "What you and your coaches agreed on, or might have, oldest first. Where mark is not null, a program found words of yours that can mean a crisis or a worry; your coach sees that too.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "crisisOutcomes",
			Holds: "How a coach closed each possible crisis, oldest first: by calling, by writing, another way, by handing it to the team, or as a false alarm. The coach's note isn't included.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "crisisHandovers",
			Holds: "When a coach alerted our team about you, and which coach, oldest first. The coach's note isn't included.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "onCall",
			Holds: "Each possible crisis that went to the people on call of our team: when and why, and when someone from the team opened your conversation for which reason. Their names and their own notes aren't included.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "coachAbsences",
			Holds: "What you were told when a coach of yours stopped: to wait, or to choose another.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "sessions",
			Holds: "Every session with a coach, oldest first, with your note, what happened to it, the other times that your coach proposed, and how it went, as your coach marked it. Where counts is true, it counts against the sessions of its month.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "calendar",
			Holds: "The secret address at which your calendar reads your sessions, when there is one: when it was made and last read, not the address.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "betaSignup",
			Holds: "What you told us when you asked for a place in the beta, under your confirmed address.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "contactMessages",
			Holds: "What you wrote on the contact page, under your confirmed address.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "applications",
			Holds: "What you sent us to work with us, under your confirmed address.",
		},
	},
	NotHere: []string{
		"Your password. We do not have it, only a number worked out from it that cannot be turned back.",
		"The keys of your logins, of links in letters and of your calendar's address, in the same form. Whoever had them could pretend to be you.",
		"Notes that a coach makes about their own work with you, also when closing a possible crisis. They are the coach's, sealed so that nobody else reads them, and they are deleted with your account.",
		"Notes with which a coach alerted our team about you. They are for that coach and the team, sealed, and deleted with your account.",
		"Notes that those who look after the community make about a case, who of them decided it, and who flagged your words. Nobody is shown that.",
		"Counts of how often pages were opened. They name nobody.",
	},
}

// FarewellLetter: the last email to a member: the confirmation that their account is closed.
var FarewellLetter = struct {
	Subject   string
	Closed    string
	Final     string
	NotYou    string
	Again     string
	Signature string
	Why       string
}{
	Subject:   "Your account is closed",
	Closed:    "You asked us to delete your account, and nobody can log in to it any more. Everything in it is being deleted: your name, your settings and every message, for everybody who could read it. What you wrote in the community stays without you. If you asked us to remove it, each post, comment and reaction goes at its own random time within 7 days.",
	Final:     "This cannot be taken back, not by us either.",
	NotYou:    "If it was not you: somebody knew your password. Change it wherever else you use it, and answer this mail if we can help.",
	Again:     "You can register again whenever you like, with the same name and address. You begin with nothing.",
	Signature: "The Aangan team",
	Why:       "You get this one letter because the account was under this address. We keep the address until the letter is on its way, and then no longer.",
}

// GoalAnswers: the server's messages about goals, which pages show unchanged, and the member's notifications about
// them.
var GoalAnswers = struct {
	NotFound       string
	Earlier        string
	NoCoach        string
	Changed        string
	TitleTooShort  string
	TitleTooLong   string
	DetailTooLong  string
	DetailControls string
	TooManyOpen    string
	TooMany        string
	NotAgreed      string
	AlreadyClosed  string
	StateUnknown   string
	CannotTakeBack string
	BellTitle      string
	BellAsked      string
	BellChanged    string
}{
	NotFound:       "This goal is not there any more.",
	Earlier:        "This was with a coach you had before. You can read it, but it stays as it is.",
	NoCoach:        "Choose a coach first. A goal is something two people agree on.",
	Changed:        "This goal has changed in the meantime. Please read it again first.",
	TitleTooShort:  "Please write at least " + itoa(Limits.GoalTitleMin) + " characters",
	TitleTooLong:   "Please keep it to " + itoa(Limits.GoalTitleMax) + " characters",
	DetailTooLong:  "Please keep this to " + itoa(Limits.GoalDetailMax) + " characters",
	DetailControls: "This holds characters that cannot be kept. Please type it again.",
	TooManyOpen:    "You two have " + itoa(Limits.GoalsOpenMax) + " goals open. Close one before you add another.",
	TooMany:        "You two have written down " + itoa(Limits.GoalsMax) + " goals, which is all there is room for.",
	NotAgreed:      "You can reach a goal once both of you have agreed to it.",
	AlreadyClosed:  "This goal is closed. Open it again first.",
	StateUnknown:   "A goal is reached or let go",
	CannotTakeBack: "Both of you agreed to this once, so it can be let go but not taken back.",
	BellTitle:      "You and your coach",
	BellAsked:      "Your coach asks whether you agree to something.",
	BellChanged:    "Something changed in what you two agreed on.",
}

// Journal: the server's messages about the private journal. Pages show them unchanged.
var Journal = struct {
	NotFound        string
	Full            string
	Newer           string
	TextRequired    string
	TextTooLong     string
	TextControls    string
	ResourceUnknown string
	PromptUnknown   string
	NotAnID         string
	NotATime        string
}{
	NotFound:        "This page is not there any more.",
	Full:            "Your journal holds " + itoa(Limits.JournalEntriesMax) + " pages, which is all it has room for. Please delete one that you no longer need.",
	Newer:           "This page was changed somewhere else since you opened it.",
	TextRequired:    "Please write something first",
	TextTooLong:     "A page cannot exceed " + itoa(Limits.JournalText) + " characters",
	TextControls:    "The page holds characters that cannot be kept. Please type it again.",
	ResourceUnknown: "This piece is not in the library any more.",
	PromptUnknown:   "This question is not in the piece any more.",
	NotAnID:         "This is not the id of a page",
	NotATime:        "This is not the time of a page",
}

// Library: the server's messages about the self-care library. Pages show them unchanged.
var Library = struct {
	NotFound string
}{
	NotFound: "This piece is not in the library any more.",
}

// Matching: the reasons for suggesting a coach. Each is true of the coach and follows from an answer of the member;
// reasons that follow from no answer are in Coaches. No reason mentions a coach's own region or religion.
var Matching = struct {
	Woman         string
	Man           string
	NonBinary     string
	AnotherRegion string
	AnotherCity   Template
}{
	Woman:         "A woman, as you asked",
	Man:           "A man, as you asked",
	NonBinary:     "A non-binary person, as you asked",
	AnotherRegion: "From another region than your family",
	AnotherCity:   "Lives in {city}, away from {homeCity}",
}

// MeetingLetters: the texts of the emails and calendar entries about sessions. Others in a household may see those of
// a member, so they contain "30 minutes" and a time, but neither the coach's name nor the purpose.
var MeetingLetters = struct {
	EventTitle              Template
	CoachFeedTitle          Template
	OwnClock                Template
	BothClocks              Template
	FileName                string
	SomeClient              string
	When                    string
	Before                  string
	Now                     string
	Booked                  MeetingLetter
	Moved                   MeetingLetter
	Cancelled               MeetingLetter
	DayReminder             MeetingLetter
	HourReminder            MeetingLetter
	InCalendar              string
	OutOfCalendar           string
	OpensBefore             Template
	FreeUntil               Template
	TooLateToMove           string
	MovedForThem            string
	CancelledByThem         string
	CancelledByThemCounts   string
	CancelledForThem        string
	CancelledByChange       string
	CancelledByAbsence      string
	GoIn                    string
	WayIn                   string
	LookAtTimes             string
	Why                     string
	Proposed                MeetingLetter
	Stays                   MeetingLetter
	ProposedTime            string
	Answer                  string
	HowToAnswer             string
	AnswerBefore            Template
	CoachDeclined           MeetingLetter
	CoachAccepted           Template
	CoachBooked             MeetingLetter
	CoachMoved              MeetingLetter
	CoachCancelled          MeetingLetter
	CoachDayReminder        MeetingLetter
	CoachHourReminder       MeetingLetter
	CoachCancelledByThem    Template
	CoachCancelledByMember  Template
	CoachCancelledByChange  Template
	CoachCancelledByAbsence Template
	CoachCancelledByLeaving string
	CoachPortal             string
	CoachWhy                string
}{
	EventTitle:     "Aangan, {minutes} minutes",
	CoachFeedTitle: "{client}, {minutes} minutes",
	OwnClock:       "{time} ({place})",
	BothClocks:     "{own} · {time} in {place}",
	FileName:       "invite.ics",
	SomeClient:     "A client",
	When:           "When",
	Before:         "Before",
	Now:            "Now",
	Booked: MeetingLetter{
		Subject: "Your time is booked",
		Says:    "Your {minutes} minutes are booked.",
	},
	Moved: MeetingLetter{
		Subject: "Your time has changed",
		Says:    "Your {minutes} minutes have a new time.",
	},
	Cancelled: MeetingLetter{
		Subject: "Your time is cancelled",
		Says:    "Your {minutes} minutes are cancelled.",
	},
	DayReminder: MeetingLetter{
		Subject: "Coming up: " + itoa(Limits.SessionMinutes) + " minutes",
		Says:    "A word ahead of time: your {minutes} minutes are coming up.",
	},
	HourReminder: MeetingLetter{
		Subject: "Soon: " + itoa(Limits.SessionMinutes) + " minutes",
		Says:    "Your {minutes} minutes begin soon.",
	},
	InCalendar:            "The file with this letter puts the time into your calendar.",
	OutOfCalendar:         "The file with this letter takes it out of your calendar again.",
	OpensBefore:           "It opens {minutes} minutes before. A browser is all you need.",
	FreeUntil:             "Until {time} you can choose another time or cancel, and it does not count.",
	TooLateToMove:         "It is less than a day away, so it can no longer be moved, and it counts even if you cancel.",
	MovedForThem:          "The other side asked for this, and you said yes. If it does not suit you after all, cancel any time before it begins: it does not count then.",
	CancelledByThem:       "You cancelled, and it does not count.",
	CancelledByThemCounts: "You cancelled less than a day before, so it counts as one of that month's.",
	CancelledForThem:      "The other side cannot come, and it does not count. We are sorry. You can choose another time whenever you like.",
	CancelledByChange:     "This came with the change that you made, and it does not count.",
	CancelledByAbsence:    "The other side is not here for now, and it does not count. We are sorry. Another letter says how it goes on.",
	GoIn:                  "Go in",
	WayIn:                 "The way in",
	LookAtTimes:           "Look at your times",
	Why:                   "You get this because you booked a time with us. In your profile you choose whether such letters come, and at which hours they never do.",
	Proposed: MeetingLetter{
		Subject: "Another time is proposed",
		Says:    "The other side asks for another time for your {minutes} minutes.",
	},
	Stays: MeetingLetter{
		Subject: "Your time stays as it was",
		Says:    "The other side no longer asks for another time. Your {minutes} minutes stay when they were.",
	},
	ProposedTime: "Proposed",
	Answer:       "Answer",
	HowToAnswer:  "Nothing changes until you answer. You can take the new time, keep the one it was, or cancel.",
	AnswerBefore: "Please answer before {time}. After that it stays when it was.",
	CoachDeclined: MeetingLetter{
		Subject: "A booking stays when it was",
		Says:    "{client} would rather keep the time it was. Your {minutes} minutes stay there.",
	},
	CoachAccepted: "{client} took the time that you proposed: your {minutes} minutes are there now.",
	CoachBooked: MeetingLetter{
		Subject: "A new booking",
		Says:    "{client} booked {minutes} minutes with you.",
	},
	CoachMoved: MeetingLetter{
		Subject: "A booking has a new time",
		Says:    "{client} moved the {minutes} minutes with you.",
	},
	CoachCancelled: MeetingLetter{
		Subject: "A booking was cancelled",
		Says:    "{minutes} minutes in your calendar are free again.",
	},
	CoachDayReminder: MeetingLetter{
		Subject: "Coming up: " + itoa(Limits.SessionMinutes) + " minutes",
		Says:    "A word ahead of time: your {minutes} minutes with {client} are coming up.",
	},
	CoachHourReminder: MeetingLetter{
		Subject: "Soon: " + itoa(Limits.SessionMinutes) + " minutes",
		Says:    "Your {minutes} minutes with {client} begin soon.",
	},
	CoachCancelledByThem:    "You cancelled your time with {client}. They have been told, and it does not count for them.",
	CoachCancelledByMember:  "{client} cancelled.",
	CoachCancelledByChange:  "{client} is no longer your client, so this time is cancelled.",
	CoachCancelledByAbsence: "Your account was deactivated, so your time with {client} is cancelled. They have been told, and it does not count for them.",
	CoachCancelledByLeaving: "The account that booked it was closed, so this time is cancelled.",
	CoachPortal:             "Open the portal",
	CoachWhy:                "You get this because people book times with you.",
}

// Membership: the texts of the page about the plan and the free trial. {price} is the member's own price, from
// PricingVariants.
var Membership = struct {
	TrialStarted    Toast
	Confirming      string
	CancelFailed    string
	CardFailed      string
	PortalFailed    string
	Product         string
	TrialRuns       string
	StartFailed     string
	TrialUsed       string
	TrialFirst      string
	AlreadyPays     string
	NothingToPay    string
	NothingToCancel string
	NothingToResume string
	ResumeFailed    string
	CancelUncertain string
	ResumeUncertain string
}{
	TrialStarted: Toast{
		Title: "Trial Started",
		Text:  "Your 7-day free trial has been activated. Enjoy all premium features!",
	},
	Confirming:      "Your payment is going through. This page shows it as soon as it has.",
	CancelFailed:    "Payments aren't working right now, so we couldn't cancel your membership. Nothing has changed. Please try again in a few minutes.",
	CardFailed:      "Payments aren't working right now, so we couldn't open the card form. Your card hasn't changed. Please try again in a few minutes.",
	PortalFailed:    "Payments aren't working right now, so we couldn't open your billing details. Please try again in a few minutes.",
	Product:         "Aangan Monthly",
	TrialRuns:       "Your free trial has already begun. It ends on its own, and you won't be charged.",
	StartFailed:     "Payments aren't working right now, so we couldn't open the card form. Nothing was charged just now, and everything else still works. Please try again in a few minutes.",
	TrialUsed:       "You have had your free trial. There is one for each person.",
	TrialFirst:      "Your free trial comes first. It asks for no card.",
	AlreadyPays:     "You are a member already, so there is nothing more to pay.",
	NothingToPay:    "You have no membership that is paid for, so there is no card to change.",
	NothingToCancel: "There is no membership that goes on, so there is nothing to cancel.",
	NothingToResume: "Your membership is not about to end, so there is nothing to take back.",
	ResumeFailed:    "Payments aren't working right now, so we couldn't keep your membership going. Nothing has changed. Please try again in a few minutes.",
	CancelUncertain: "Our payment provider didn't answer, so we don't know yet if your cancellation went through. We keep checking, and this page will show it. You can also try again in a few minutes.",
	ResumeUncertain: "Our payment provider didn't answer, so we don't know yet if your membership will continue. We keep checking, and this page will show it. You can also try again in a few minutes.",
}

// MembershipPage: the texts about payment on the page about the plan: the card form, the current subscription, failed
// payments, cancellation and resumption, and invoices. The page formats amounts from cents and currency.
var MembershipPage = struct {
	ReceiptFailedText string
}{
	ReceiptFailedText: "Payments aren't working right now, so we couldn't get it from our payment provider. Please try again in a few minutes.",
}

// Messages: the texts of a member's conversation with their coach.
var Messages = struct {
	ExportFileName  Template
	CannotWriteHere string
}{
	ExportFileName:  "aangan-chat-{date}.json",
	CannotWriteHere: "You can write to the coach you have now.",
}

// Moderation: the server's messages to the community's moderators, and the member's notification. Others may see the
// screen, so the notification contains no details.
var Moderation = struct {
	Taken              string
	Decided            string
	WordsChanged       string
	ChooseOutcome      string
	SuspendDays        string
	NoteTooLong        string
	OwnWords           string
	BellTitle          string
	BellText           string
	AdministratorsOnly string
	CaseNotFound       string
	ClaimFirst         string
	NoteControls       string
	AppealOnce         string
	NothingToAppeal    string
	NotACase           string
	NotAnEntry         string
	NotANotice         string
	AddressTaken       string
	AddressOfCoach     string
	NoAdministrator    string
}{
	Taken:              "Somebody else is looking at this right now.",
	Decided:            "This has been decided already.",
	WordsChanged:       "The words, or what was said about them, have changed since you read them. Please read them again.",
	ChooseOutcome:      "Please choose what becomes of it",
	SuspendDays:        "Please choose between 0 and " + itoa(Limits.SuspendDaysMax) + " days",
	NoteTooLong:        "The note cannot exceed " + itoa(Limits.ModerationNoteMax) + " characters",
	OwnWords:           "You wrote this yourself. You can change it or take it back.",
	BellTitle:          "Community",
	BellText:           "There is something new for you in the community.",
	AdministratorsOnly: "This is for administrators only.",
	CaseNotFound:       "This case is not there any more.",
	ClaimFirst:         "Please take the case first. A case that was taken is free again after " + itoa(Limits.ClaimMinutes) + " minutes.",
	NoteControls:       "The note holds characters that cannot be kept. Please type it again.",
	AppealOnce:         "You have already asked for another look. What was decided then stands.",
	NothingToAppeal:    "There is no decision that you could ask another look at.",
	NotACase:           "This is not the id of a case",
	NotAnEntry:         "This is not the id of an entry",
	NotANotice:         "This is not the id of a notice",
	AddressTaken:       "There is already an administrator with this address. Nothing was changed, the password neither.",
	AddressOfCoach:     "This address belongs to a coach. Please give another one for the administrator.",
	NoAdministrator:    "There is no administrator with this address. Nothing was changed.",
}

// MyData: the texts of the page on which members see their sign-ins, export their data, or delete their account.
var MyData = struct {
	ExportFileName Template
	Accepted       string
}{
	ExportFileName: "aangan-{date}.json",
	Accepted:       "Your account is closed, and everything in it is being deleted.",
}

// Notifications: the texts of the bell, of the page with all notifications, and of notifications from the server.
var Notifications = struct {
	Title       string
	Description string
	Failed      string
	NewMessage  Toast
	TrialEnding Toast
	PaymentLate Toast
	NotAnID     string
}{
	Title:       "Notifications",
	Description: "What happened while you were away.",
	Failed:      "We could not load your notifications.",
	NewMessage: Toast{
		Title: "New Message",
		Text:  "You have {count} unread message(s) from your coach.",
	},
	TrialEnding: Toast{
		Title: "Subscription Ending Soon",
		Text:  "Your trial ends in {days} day(s). Upgrade now to continue.",
	},
	PaymentLate: Toast{
		Title: "Payment Not Received",
		Text:  "Your last payment did not go through. Change the card to keep everything open.",
	},
	NotAnID: "This is not the id of a notification.",
}

// OnCallAnswers: the errors about crises and the rota of the people on call, from server and page.
var OnCallAnswers = struct {
	DetailRequired string
	NotAble        string
	Closed         string
	ChooseReason   string
	DetailTooShort string
	NotOnCall      string
	DetailTooLong  string
	DetailControls string
	NoSuchBlock    string
	TooManyPeople  string
}{
	DetailRequired: "Say in a few words why you're opening it",
	NotAble:        "Choose administrators and active coaches only",
	Closed:         "This crisis was closed, or it isn't yours to open.",
	ChooseReason:   "Choose why you're opening it",
	DetailTooShort: "Use at least " + itoa(Limits.OnCallDetailMin) + " characters",
	NotOnCall:      "Only people on call and administrators can do this.",
	DetailTooLong:  "Use at most " + itoa(Limits.OnCallDetailMax) + " characters",
	DetailControls: "The text has characters we can't save. Please type it again.",
	NoSuchBlock:    "The rota has no such block.",
	TooManyPeople:  "A block can have up to " + itoa(Limits.OnCallPeopleMax) + " people",
}

// OnCallLetter: the email to a person on call. It names neither the member nor the content.
var OnCallLetter = struct {
	Subject    string
	Waits      string
	Inactive   string
	Away       string
	NoCoach    string
	Unopened   string
	HandedOver string
	How        string
	Open       string
	Why        string
}{
	Subject:    "On call: someone needs a person now",
	Waits:      "A member may be in crisis, and you're on call.",
	Inactive:   "Their coach's account isn't active.",
	Away:       "Their coach has a day off.",
	NoCoach:    "They have no coach right now.",
	Unopened:   "Their coach hasn't opened the message for " + itoa(Limits.UrgentUnopenedMinutes) + " minutes.",
	HandedOver: "Their coach asked the team to take over.",
	How:        "Open it with a reason. The app shows the member whom they can call at any hour.",
	Open:       "Open the on-call page",
	Why:        "You get this because you're on the on-call rota or an administrator. It comes at any hour.",
}

// OnCallNotes: the notes in a conversation that a person on call opened, by the reason it was passed on. The member
// reads them; their time is in the member's zone.
var OnCallNotes = struct {
	Message    Template
	Goal       Template
	HandedOver Template
	BellTitle  string
	BellText   string
}{
	Message:    "Someone from the Aangan team opened this conversation at {time} because your message sounded urgent.",
	Goal:       "Someone from the Aangan team opened this conversation at {time} because a goal you wrote sounded urgent.",
	HandedOver: "Someone from the Aangan team opened this conversation at {time} because your coach asked us to help.",
	BellTitle:  "Message from our team",
	BellText:   "Someone from the Aangan team wrote in your chat.",
}

// PaymentAnswers: the server's messages to administrators about events from the payment provider.
var PaymentAnswers = struct {
	NotFound      string
	NotSetAside   string
	NotAnEvent    string
	Unverified    string
	BrokeDown     string
	NoCustomer    string
	NotUnderstood string
}{
	NotFound:      "This notice is not there any more.",
	NotSetAside:   "This notice is not set aside any more. Somebody else may have seen to it.",
	NotAnEvent:    "This is not the id of a notice",
	Unverified:    "This notice is not signed by the payment provider, or its time is over.",
	BrokeDown:     "Taking it in broke down on our side. The log says where.",
	NoCustomer:    "The payment provider knows no such customer.",
	NotUnderstood: "The payment provider refused the question, or its answer is not understood.",
}

// PaymentLetters: the emails to members about payments. Others may see the screen, so the subjects mention neither a
// payment nor its purpose or result.
var PaymentLetters = struct {
	Signature string
	Why       string
	Receipt   struct {
		Subject string
		Text    string
		Amount  string
		Date    string
		Number  string
		Paid    string
		Period  Template
		Button  string
		Stop    string
	}
	Failed struct {
		Subject   string
		Text      Template
		Until     Template
		Over      string
		Mend      string
		Button    string
		Mind      string
		CardLabel string
	}
	Ended struct {
		Subject   string
		Cancelled string
		Unpaid    string
		Stays     string
		Again     string
		Button    string
	}
	TrialEnds struct {
		Subject string
		Text    Template
		Charged string
		Go      string
		Button  string
		Nothing string
		Why     string
	}
	CardEnding Template
	SomeCard   string
}{
	Signature: "The Aangan team",
	Why:       "You get this letter because it is about what you pay. Letters of this kind always come.",
	Receipt: struct {
		Subject string
		Text    string
		Amount  string
		Date    string
		Number  string
		Paid    string
		Period  Template
		Button  string
		Stop    string
	}{
		Subject: "For your records",
		Text:    "Your payment went through. This is your receipt.",
		Amount:  "Amount",
		Date:    "Paid on",
		Number:  "Number",
		Paid:    "For",
		Period:  "{from} to {until}",
		Button:  "See all your receipts",
		Stop:    "You can cancel there whenever you like. What you paid for stays open until its last day.",
	},
	Failed: struct {
		Subject   string
		Text      Template
		Until     Template
		Over      string
		Mend      string
		Button    string
		Mind      string
		CardLabel string
	}{
		Subject:   "Something in your account needs a look",
		Text:      "We could not charge {amount} for your next month. That happens: a card runs out, or a bank says no.",
		Until:     "Nothing changes until {time}. If it is not paid by then, your membership ends, and that month is not charged any more.",
		Over:      "The time to pay it is over, and your membership ends. Nothing that you wrote is lost.",
		Mend:      "Give us another card, and the payment is made at once. With the same card, we try again by ourselves.",
		Button:    "Change the card",
		Mind:      "If you would rather stop, you can cancel there in two clicks.",
		CardLabel: "Card",
	},
	Ended: struct {
		Subject   string
		Cancelled string
		Unpaid    string
		Stays     string
		Again     string
		Button    string
	}{
		Subject:   "About your account",
		Cancelled: "Your membership has ended, and you are not charged any more.",
		Unpaid:    "We could not charge your card for a while, and so your membership has ended. The month that was not paid is not charged any more, and neither is another.",
		Stays:     "Your account stays as it is: you can go on writing, and everything that you wrote is still there.",
		Again:     "You can come back whenever you like.",
		Button:    "Look at your plan",
	},
	TrialEnds: struct {
		Subject string
		Text    Template
		Charged string
		Go      string
		Button  string
		Nothing string
		Why     string
	}{
		Subject: "A date in your account",
		Text:    "Your free trial ends on {time}.",
		Charged: "You won't be charged: we have no card of yours, and it ends by itself.",
		Go:      "If you would like to go on, you can subscribe now. The free days that are left stay free.",
		Button:  "Look at your plan",
		Nothing: "If not, there is nothing to do. Your account stays, and you can go on writing.",
		Why:     "You get this once, because your trial is about to end.",
	},
	CardEnding: "{brand} ending in {last4}",
	SomeCard:   "Card",
}

// Portfolio: the server's messages about a coach's profile, picture and credentials.
var Portfolio = struct {
	YearRange              string
	NothingWaits           string
	NameRequired           string
	NameTooLong            string
	BioTooLong             string
	BioControls            string
	SpecializationsTooMany string
	SpecializationsTooLong string
	CityTooLong            string
	StateTooLong           string
	CountryTooLong         string
	TimeZoneInvalid        string
	YearsRequired          string
	YearsRange             string
	EducationTooLong       string
	TitleRequired          string
	TitleTooLong           string
	IssuerRequired         string
	IssuerTooLong          string
	TooManyCredentials     string
	SameCredentials        string
	ReasonRequired         string
	ReasonTooLong          string
	ReasonControls         string
	ChangeNotFound         string
	ChangeDecided          string
	OwnCredentials         string
	ImageType              Toast
	ImageDamaged           string
	ImageTooManyPixels     string
	ImageTooSmall          string
	CropInvalid            string
	ImageBusy              string
	ImageOwnBusy           string
}{
	YearRange:              "Please enter a year from " + itoa(Limits.CredentialYearMin) + " to this one",
	NothingWaits:           "No change of your credentials is waiting.",
	NameRequired:           "Please enter your name",
	NameTooLong:            "Your name cannot exceed " + itoa(Limits.PersonNameMax) + " characters",
	BioTooLong:             "Your bio cannot exceed " + itoa(Limits.CoachBioMax) + " characters",
	BioControls:            "Your bio holds characters that cannot be kept. Please type it again.",
	SpecializationsTooMany: "Please write at most " + itoa(Limits.SpecializationsMax) + ", each of up to " + itoa(Limits.SpecializationMax) + " characters, with commas between them",
	SpecializationsTooLong: "Your specializations cannot exceed " + itoa(Limits.SpecializationsTextMax) + " characters",
	CityTooLong:            "City cannot exceed " + itoa(Limits.CityMax) + " characters",
	StateTooLong:           "State cannot exceed " + itoa(Limits.CityMax) + " characters",
	CountryTooLong:         "Country cannot exceed " + itoa(Limits.CityMax) + " characters",
	TimeZoneInvalid:        "Please choose a time zone from the list",
	YearsRequired:          "Please enter your years of experience",
	YearsRange:             "Years of experience is a whole number from 0 to " + itoa(Limits.ExperienceYearsMax),
	EducationTooLong:       "Education cannot exceed " + itoa(Limits.EducationMax) + " characters",
	TitleRequired:          "Please say what it is",
	TitleTooLong:           "This cannot exceed " + itoa(Limits.CredentialTextMax) + " characters",
	IssuerRequired:         "Please say who gave it",
	IssuerTooLong:          "Who gave it cannot exceed " + itoa(Limits.CredentialTextMax) + " characters",
	TooManyCredentials:     "Please list at most " + itoa(Limits.CredentialsMax) + " credentials",
	SameCredentials:        "These are the credentials that members read already.",
	ReasonRequired:         "Please say why, so that they know what to do about it",
	ReasonTooLong:          "The reason cannot exceed " + itoa(Limits.DecisionReasonMax) + " characters",
	ReasonControls:         "The reason holds characters that cannot be kept. Please type it again.",
	ChangeNotFound:         "This change is not there any more.",
	ChangeDecided:          "This change was decided or withdrawn meanwhile.",
	OwnCredentials:         "These are your own credentials. Somebody else has to look at them.",
	ImageType: Toast{
		Title: "This picture cannot be used",
		Text:  "Please choose a JPEG, PNG or WebP picture.",
	},
	ImageDamaged:       "This picture is damaged. Please try to save it again, or choose another one.",
	ImageTooManyPixels: "This picture is too large. Please choose one of at most " + itoa(Limits.CoachImageMegapixels) + " megapixels.",
	ImageTooSmall:      "This picture is too small. Please choose one of at least " + itoa(Limits.CoachImageLeast) + " by " + itoa(Limits.CoachImageLeast) + " pixels.",
	CropInvalid:        "The part to be shown has to lie in the picture.",
	ImageBusy:          "Many pictures are being stored right now. Please try again in a moment.",
	ImageOwnBusy:       "Your other picture is still uploading.",
}

// Provider: the server's messages about a sign-in with an identity provider ("Continue with Google").
var Provider = struct {
	PendingOver   string
	LinkFirst     string
	NothingToLink string
	NoPassword    string
	WrongPassword string
}{
	PendingOver:   "This took a little too long, or was finished in another window. Please continue with Google once more.",
	LinkFirst:     "There is an account with this email address already. Please enter its password to connect the two.",
	NothingToLink: "There is no account with this email address to connect. Please continue with Google once more.",
	NoPassword:    "Your account has no password yet. Ask for a letter to choose one under Forgot Password, then continue with Google again.",
	WrongPassword: "This is not the password of your account. Please try again.",
}

var Risk = struct {
	TellDraft     string
	UnknownAnswer string
	UnknownReport string
}{
	TellDraft:     "I'm not doing well and I don't feel safe with my thoughts. Can you write to me as soon as you see this?",
	UnknownAnswer: "Answer with yes, sometimes, no, or declined.",
	UnknownReport: "Answer with safe, easier, same, or harder.",
}

// SafetyNotes: the server's messages about safety notes. Pages show them unchanged.
var SafetyNotes = struct {
	TitleRequired  string
	TitleTooLong   string
	TextTooLong    string
	TextControls   string
	NameRequired   string
	NameTooLong    string
	PhoneRequired  string
	PhoneInvalid   string
	TooMany        string
	SectionID      string
	Changed        string
	NotATime       string
	CoachChanged   string
	NothingToShare string
	NotFound       string
}{
	TitleRequired:  "Please enter a title",
	TitleTooLong:   "A title can have at most " + itoa(Limits.SafetyTitleMax) + " characters",
	TextTooLong:    "A section can have at most " + itoa(Limits.SafetyTextMax) + " characters",
	TextControls:   "The text has characters that can't be saved. Please type it again.",
	NameRequired:   "Please enter a name",
	NameTooLong:    "A name can have at most " + itoa(Limits.SafetyContactNameMax) + " characters",
	PhoneRequired:  "Please enter a phone number",
	PhoneInvalid:   "Please enter a full phone number, such as 408 555 0142",
	TooMany:        "You can have at most " + itoa(Limits.SafetySectionsMax) + " sections",
	SectionID:      "Each section needs an id of its own",
	Changed:        "Your notes were changed on another device. Check what you wrote here, then save again.",
	NotATime:       "This isn't the time of a change",
	CoachChanged:   "You have another coach now. Nothing was shared.",
	NothingToShare: "Write something first, then share it.",
	NotFound:       "You have no safety notes.",
}

// Scheduling: the server's messages about sessions and hours. Pages show them unchanged.
var Scheduling = struct {
	NoteTooLong           string
	IsOver                string
	LastBeforeFirst       string
	LinkInvalid           string
	LinkTooLong           string
	NotYourCoach          Template
	DateMissing           string
	DateInvalid           string
	TooSoon               Template
	TooFar                Template
	NotOffered            Template
	TimeTaken             string
	TimeTakenForCoach     string
	MemberHasOne          string
	ClientHasOne          string
	NoSessionsLeft        Template
	NoteControls          string
	MoveTooLate           Template
	CancelledAlready      string
	HasBegun              string
	VideoTooEarly         Template
	VideoTooLate          Template
	SameTime              string
	TimeProposedToAnother string
	ProposedAlready       string
	NothingProposed       string
	ProposalNotFound      string
	ProposalWithdrawn     string
	ProposalAnswered      string
	ProposalTooLate       string
	OutcomeUnknown        string
	MarkTooEarly          string
	MarkVideoFailed       string
	MarkTooLate           Template
	SessionNotFound       string
	PositionUnknown       string
	SpanInvalid           string
	SpanBackwards         string
	SpanTooLong           string
	WeekdayInvalid        string
	TimeInvalid           string
	WindowEmpty           string
	WindowsOverlap        string
	NoWindows             string
	DayInvalid            string
	DayOver               string
	DayTooFar             string
	DaysOffOverlap        string
	DaysOffNotFound       string
	LinkHost              Template
}{
	NoteTooLong:           "The note cannot exceed 500 characters",
	IsOver:                "This session is over.",
	LastBeforeFirst:       "The last day cannot be before the first",
	LinkInvalid:           "The link has to begin with https://",
	LinkTooLong:           "The link cannot exceed 300 characters",
	NotYourCoach:          "You can book sessions with your own coach. To meet {coachName}, choose them as your coach first.",
	DateMissing:           "Please choose a date and a time",
	DateInvalid:           "This is not a date and a time that we can read",
	TooSoon:               "That is less than {hours} hours from now. Please choose a later time.",
	TooFar:                "Sessions can be booked up to {days} days ahead. Please choose an earlier time.",
	NotOffered:            "{coachName} does not meet people at that time. Please choose one of the times that are open.",
	TimeTaken:             "Someone has just taken that time. Here is what is still open.",
	TimeTakenForCoach:     "One of your clients has just taken that time. Here is what is still open.",
	MemberHasOne:          "You have a session at that time already. Here is what is still open.",
	ClientHasOne:          "Your client has another session at that time. Here is what is still open.",
	NoSessionsLeft:        "Your plan includes {included} sessions a month, and those of {month} are used. You can book in another month.",
	NoteControls:          "Your note holds characters that cannot be sent. Please type it again.",
	MoveTooLate:           "A session can be moved until {hours} hours before it begins. You can still cancel it.",
	CancelledAlready:      "This session has been cancelled already.",
	HasBegun:              "This session has begun, so it stays where it is.",
	VideoTooEarly:         "The video opens {minutes} minutes before the session. You can tell us from then on.",
	VideoTooLate:          "This session ended more than {hours} hours ago. Please write to your coach instead.",
	SameTime:              "The session is at that time already. Please choose another one.",
	TimeProposedToAnother: "You have proposed that time to another client. Here is what is still open.",
	ProposedAlready:       "You have proposed a time for this session already. Withdraw it to propose another one.",
	NothingProposed:       "No proposal for this session is open any more.",
	ProposalNotFound:      "We could not find this proposal.",
	ProposalWithdrawn:     "Your coach has taken this proposal back. The session stays when it is.",
	ProposalAnswered:      "This proposal is not open any more. The session is when it says here.",
	ProposalTooLate:       "The time to answer has passed. The session stays when it is.",
	OutcomeUnknown:        "Please say whether it was held, or who could not come",
	MarkTooEarly:          "This session has not begun yet. You can say how it went from its beginning on.",
	MarkVideoFailed:       "The video did not work in this session, so nobody can say that your client missed it.",
	MarkTooLate:           "How a session went can be said until {days} days after it.",
	SessionNotFound:       "We could not find this session.",
	PositionUnknown:       "The list does not hold this place any more. Please load it again.",
	SpanInvalid:           "This has to be a date such as 2026-11-01, or a moment such as 2026-11-01T09:00:00Z",
	SpanBackwards:         "The end has to come after the beginning",
	SpanTooLong:           "At most 62 days can be looked at once",
	WeekdayInvalid:        "A weekday is a number from 1 (Monday) to 7 (Sunday)",
	TimeInvalid:           "Please choose times on the hour or the half hour",
	WindowEmpty:           "The end has to come after the beginning",
	WindowsOverlap:        "Some of these hours overlap",
	NoWindows:             "Please choose at least one time. For a whole day without any, add a day off.",
	DayInvalid:            "Please choose a day",
	DayOver:               "This day is over",
	DayTooFar:             "Please choose a day within the coming year",
	DaysOffOverlap:        "Some of these days are off already",
	DaysOffNotFound:       "These days off are not there any more.",
	LinkHost:              "We accept links to {hosts}",
}

// SessionNotices: a member's notifications about their sessions. They are shown only after sign-in, so they may name
// the coach.
var SessionNotices = struct {
	ProposedTitle  Template
	ProposedText   Template
	StaysTitle     Template
	StaysText      Template
	CancelledTitle Template
	CancelledText  Template
	UpcomingTitle  Template
	DayText        Template
	HourText       Template
}{
	ProposedTitle:  "Another time for your session on {day}?",
	ProposedText:   "{coachName} asks to meet at {proposed} instead of {now}. Until you answer it stays when it is. Please answer before {until}.",
	StaysTitle:     "Your session on {day} stays",
	StaysText:      "{coachName} no longer asks for another time.",
	CancelledTitle: "Your session on {day} is cancelled",
	CancelledText:  "{coachName} had to cancel the session of {when}. It does not count.",
	UpcomingTitle:  "Your session on {day}",
	DayText:        "With {coachName}, {when}.",
	HourText:       "With {coachName}, soon: {when}. You can join from {minutes} minutes before.",
}

// Sharing: the texts of the setting that selects those answers.
var Sharing = struct {
	NoCoach      string
	FieldUnknown string
}{
	NoCoach:      "You have no coach now, so nobody sees any of this. Choose a coach, then decide here.",
	FieldUnknown: "This is nothing that can be shared",
}

// Unsubscribe: the texts of the unsubscribe page and of the line in emails that links to it. A visitor may not be
// signed in and may share the screen, so the title does not mention the service.
var Unsubscribe = struct {
	BrokenText string
	Kinds      []LetterKind
	LetterLine string
	LetterLink string
}{
	BrokenText: "Part of it got lost on the way. Open it once more from the letter, or choose in your profile which letters you want.",
	Kinds: []LetterKind{
		LetterKind{
			Code:    "messages",
			Stops:   "We then no longer write to you when something is waiting in your courtyard. You see it when you come in.",
			Stopped: "We no longer write to you when something is waiting in your courtyard. You see it when you come in.",
			Again:   "We write to you when something is waiting in your courtyard, as long as letters are switched on in your profile.",
		},
		LetterKind{
			Code:    "sessions",
			Stops:   "We then no longer remind you of a time that you booked. You see it when you come in.",
			Stopped: "We no longer remind you of a time that you booked. You see it when you come in.",
			Again:   "We remind you of a time that you booked, as long as letters are switched on in your profile.",
		},
		LetterKind{
			Code:    "newsletter",
			Stops:   "The newsletter then no longer comes.",
			Stopped: "The newsletter no longer comes.",
			Again:   "The newsletter comes again, as long as letters are switched on in your profile.",
		},
		LetterKind{
			Code:    "all",
			Stops:   "We then write to you about nothing else: not when something is waiting in your courtyard, not about a time that you booked, and no newsletter.",
			Stopped: "We write to you about nothing else any more: not when something is waiting in your courtyard, not about a time that you booked, and no newsletter.",
			Again:   "We write to you again about what you chose in your profile.",
		},
	},
	LetterLine: "Not for you?",
	LetterLink: "Stop letters like this one",
}

// UrgentLetter: the email to a coach about a message that may indicate a crisis. Others may see the coach's phone, so
// it names neither the author nor the content.
var UrgentLetter = struct {
	Subject     string
	Waits       string
	Acknowledge string
	App         string
	Open        string
	Why         string
}{
	Subject:     "Please look in now",
	Waits:       "A message from one of your clients needs you soon. Please read it as soon as you can.",
	Acknowledge: "Once you have, choose “Close with an outcome” there. Until then we write again when there is more, at most every " + itoa(Limits.UrgentLetterMinutes) + " minutes.",
	App:         "The app shows your client whom they can call at any hour.",
	Open:        "Open the chat",
	Why:         "You get this because you are a coach with us. It comes at any hour, because it may matter at any hour.",
}

// UrgentTeamLetter: the email to the team if no coach reads the message and nobody else can be alerted. It names
// neither the author nor the content.
var UrgentTeamLetter = struct {
	Subject          string
	Greeting         string
	Waits            string
	Nobody           string
	Unopened         Template
	AwayOrHandedOver string
	CoachTold        string
	Which            Template
	Why              string
}{
	Subject:          "A conversation needs somebody now",
	Greeting:         "Hello,",
	Waits:            "A message waits that needs a person soon, and the coach it was written to cannot see it.",
	Nobody:           "The coach is not active, or the member has left them and has not chosen another. The app shows the member whom they can call at any hour. Please see to it that somebody is there for them.",
	Unopened:         "A message waits that needs a person soon, and the coach it was written to has not opened it for {minutes} minutes.",
	AwayOrHandedOver: "A message waits that needs a person soon, and its coach has a day off or asked the team to help.",
	CoachTold:        "The coach was emailed at once. Please reach them, or see to it that someone else is there for the member. The app shows the member whom they can call at any hour.",
	Which:            "It is the conversation {conversation}.",
	Why:              "You get this because no one is on call and the portal has no administrator.",
}

// Validation: the messages that forms show below their fields. Do not reword those of the product's documents. The
// last ones are for input that no form of the product sends.
var Validation = struct {
	LoginRequired           string
	PasswordRequired        string
	FirstNameRequired       string
	FirstNameTooLong        string
	LastNameRequired        string
	LastNameTooLong         string
	EmailInvalid            string
	EmailRequired           string
	EmailTooLong            string
	UsernameTooShort        string
	UsernameTooLong         string
	UsernameCharacters      string
	PasswordTooShort        string
	PasswordTooLong         string
	PasswordUppercase       string
	PasswordLowercase       string
	PasswordDigit           string
	ConfirmRequired         string
	ConfirmDiffers          string
	RegionRequired          string
	AgeRequired             string
	AgeTooLow               string
	AgeTooHigh              string
	AgeWhole                string
	GenderRequired          string
	BetaFirstNameTooShort   string
	BetaLastNameTooShort    string
	CoachPasswordTooShort   string
	PasswordTooCommon       string
	PasswordHoldsName       string
	PasswordSame            string
	CurrentPasswordRequired string
	MessageBlank            string
	MessageTooLong          string
	MessageControls         string
	MessageID               string
	ExerciseAnswerTooLong   string
	CompanionCalledTooLong  string
	CompanionCalledControls string
	NameRequired            string
	NameTooLong             string
	SubjectTooLong          string
	ContactMessageRequired  string
	ContactMessageTooLong   string
	CityTooLong             string
	LocationTooLong         string
	LinkInvalid             string
	LinkTooLong             string
	NoteRequired            string
	NoteTooLong             string
	ProfileEmailInvalid     string
	UsernameNotFree         string
	ProfileRegionRequired   string
	ProfileGenderRequired   string
	AgeRangeRequired        string
	QuietHoursInvalid       string
	QuietHoursHalf          string
	QuietHoursEqual         string
	LoginTooLong            string
	DetailTooLong           string
	ControlCharacters       string
	ChooseListed            string
	ChooseOnce              string
	TooManyFocus            string
	TimeZoneInvalid         string
	WrongTypeText           string
	WrongTypeNumber         string
	WrongTypeList           string
	WrongTypeFlag           string
}{
	LoginRequired:           "Username or email is required",
	PasswordRequired:        "Password is required",
	FirstNameRequired:       "First name is required",
	FirstNameTooLong:        "First name cannot exceed 50 characters",
	LastNameRequired:        "Last name is required",
	LastNameTooLong:         "Last name cannot exceed 50 characters",
	EmailInvalid:            "Please enter a valid email address",
	EmailRequired:           "Email is required",
	EmailTooLong:            "Email cannot exceed 100 characters",
	UsernameTooShort:        "Username must be at least 3 characters",
	UsernameTooLong:         "Username cannot exceed 50 characters",
	UsernameCharacters:      "Username can only contain letters, numbers, and underscores",
	PasswordTooShort:        "Password must be at least 8 characters long",
	PasswordTooLong:         "Password cannot exceed 100 characters",
	PasswordUppercase:       "Password must contain at least one uppercase letter",
	PasswordLowercase:       "Password must contain at least one lowercase letter",
	PasswordDigit:           "Password must contain at least one number",
	ConfirmRequired:         "Please confirm your password",
	ConfirmDiffers:          "Passwords do not match",
	RegionRequired:          "Please select your region of origin",
	AgeRequired:             "Please enter your age",
	AgeTooLow:               "Must be 18 or older",
	AgeTooHigh:              "Must be 120 or younger",
	AgeWhole:                "Please enter your age in whole years",
	GenderRequired:          "Please select your gender",
	BetaFirstNameTooShort:   "First name must be at least 2 characters",
	BetaLastNameTooShort:    "Last name must be at least 2 characters",
	CoachPasswordTooShort:   "Password must be at least 6 characters",
	PasswordTooCommon:       "This password is one of the first that anybody would try. Please choose another one.",
	PasswordHoldsName:       "This password contains your name, username or email. Please choose another one.",
	PasswordSame:            "This is your password already. Please choose another one.",
	CurrentPasswordRequired: "Please enter your current password",
	MessageBlank:            "Please write something first",
	MessageTooLong:          "Message cannot exceed 4000 characters",
	MessageControls:         "Your message holds characters that cannot be sent. Please type it again.",
	MessageID:               "The message needs a valid id",
	ExerciseAnswerTooLong:   "An answer can have up to 2000 characters",
	CompanionCalledTooLong:  "A name can have up to 40 characters",
	CompanionCalledControls: "The name has characters that can't be saved. Please type it again.",
	NameRequired:            "Name is required",
	NameTooLong:             "Name cannot exceed 100 characters",
	SubjectTooLong:          "Subject cannot exceed 150 characters",
	ContactMessageRequired:  "Message is required",
	ContactMessageTooLong:   "Message cannot exceed 5000 characters",
	CityTooLong:             "City cannot exceed 100 characters",
	LocationTooLong:         "Location cannot exceed 100 characters",
	LinkInvalid:             "Please enter a link that begins with http:// or https://",
	LinkTooLong:             "Link cannot exceed 300 characters",
	NoteRequired:            "Please tell us something about yourself",
	NoteTooLong:             "This cannot exceed 5000 characters",
	ProfileEmailInvalid:     "Invalid email address",
	UsernameNotFree:         "Somebody already has this username. Please choose another one.",
	ProfileRegionRequired:   "Region is required",
	ProfileGenderRequired:   "Gender is required",
	AgeRangeRequired:        "Age range is required",
	QuietHoursInvalid:       "Please choose a time from the list",
	QuietHoursHalf:          "Quiet hours need a beginning and an end",
	QuietHoursEqual:         "Quiet hours cannot begin and end at the same time",
	LoginTooLong:            "Username or email cannot exceed 100 characters",
	DetailTooLong:           "This cannot exceed 500 characters",
	ControlCharacters:       "This holds characters that cannot be used here. Please type it again.",
	ChooseListed:            "Please choose one of the options",
	ChooseOnce:              "Please choose each option only once",
	TooManyFocus:            "Please choose up to 5 topics",
	TimeZoneInvalid:         "Please choose a valid time zone",
	WrongTypeText:           "This has to be text",
	WrongTypeNumber:         "This has to be a number",
	WrongTypeList:           "This has to be a list",
	WrongTypeFlag:           "This has to be true or false",
}

// WaitingLetter: the email to a member who has not read their coach's message for some time. Others in a household may
// see it, so it mentions neither the author nor the content.
var WaitingLetter = struct {
	Subject string
	Waits   string
	NoHurry string
	Open    string
	Why     string
}{
	Subject: "Something is waiting for you",
	Waits:   "Something is waiting for you in your courtyard.",
	NoHurry: "There is no hurry. It stays where it is until you come in.",
	Open:    "Go in",
	Why:     "You get one such letter, and no other until you have been in. In your profile you choose whether they come, and at which hours they never do.",
}

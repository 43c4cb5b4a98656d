// Code generated from packages/copy/messages by `make gen`. DO NOT EDIT.

package copy

// Catalog has what the server says in one language. It is read with In.
type Catalog struct {
	language             string
	AbsenceLetters       *AbsenceLettersTexts
	AbsenceNotices       *AbsenceNoticesTexts
	AccountAnswers       *AccountAnswersTexts
	AccountLetters       *AccountLettersTexts
	AdminAnswers         *AdminAnswersTexts
	Application          *ApplicationTexts
	ApplicationLetter    *ApplicationLetterTexts
	Attachments          *AttachmentsTexts
	Beta                 *BetaTexts
	BetaLetter           *BetaLetterTexts
	Brand                *BrandTexts
	Casework             *CaseworkTexts
	Chat                 *ChatTexts
	ChatAnswers          *ChatAnswersTexts
	CheckIns             *CheckInsTexts
	CoachAccountAnswers  *CoachAccountAnswersTexts
	CoachAccountLetters  *CoachAccountLettersTexts
	CoachAdministration  *CoachAdministrationTexts
	CoachClientAnswers   *CoachClientAnswersTexts
	CoachProfilePage     *CoachProfilePageTexts
	CoachStandingLetters *CoachStandingLettersTexts
	Coaches              *CoachesTexts
	CommunityAnswers     *CommunityAnswersTexts
	CompanionAnswers     *CompanionAnswersTexts
	Contact              *ContactTexts
	ContactLetter        *ContactLetterTexts
	Crisis               *CrisisTexts
	CrisisClosing        *CrisisClosingTexts
	CrisisHandover       *CrisisHandoverTexts
	Devices              *DevicesTexts
	Errors               *ErrorsTexts
	ExerciseAnswers      *ExerciseAnswersTexts
	ExportFile           *ExportFileTexts
	FarewellLetter       *FarewellLetterTexts
	GoalAnswers          *GoalAnswersTexts
	Journal              *JournalTexts
	Labels               *LabelsTexts
	LetterFrame          *LetterFrameTexts
	Library              *LibraryTexts
	LibraryAnswers       *LibraryAnswersTexts
	Matching             *MatchingTexts
	MeetingLetters       *MeetingLettersTexts
	Membership           *MembershipTexts
	MembershipPage       *MembershipPageTexts
	Messages             *MessagesTexts
	Moderation           *ModerationTexts
	MyData               *MyDataTexts
	Notifications        *NotificationsTexts
	OnCallAnswers        *OnCallAnswersTexts
	OnCallLetter         *OnCallLetterTexts
	OnCallNotes          *OnCallNotesTexts
	PaymentAnswers       *PaymentAnswersTexts
	PaymentLetters       *PaymentLettersTexts
	PenNames             *PenNamesTexts
	Portfolio            *PortfolioTexts
	Positions            *PositionsTexts
	Provider             *ProviderTexts
	Push                 *PushTexts
	Risk                 *RiskTexts
	SafetyNotes          *SafetyNotesTexts
	Scheduling           *SchedulingTexts
	SessionNotices       *SessionNoticesTexts
	Sharing              *SharingTexts
	Unsubscribe          *UnsubscribeTexts
	UrgentLetter         *UrgentLetterTexts
	UrgentTeamLetter     *UrgentTeamLetterTexts
	Validation           *ValidationTexts
	WaitingLetter        *WaitingLetterTexts
}

var catalogEn = Catalog{
	language:             "en",
	AbsenceLetters:       &AbsenceLetters,
	AbsenceNotices:       &AbsenceNotices,
	AccountAnswers:       &AccountAnswers,
	AccountLetters:       &AccountLetters,
	AdminAnswers:         &AdminAnswers,
	Application:          &Application,
	ApplicationLetter:    &ApplicationLetter,
	Attachments:          &Attachments,
	Beta:                 &Beta,
	BetaLetter:           &BetaLetter,
	Brand:                &Brand,
	Casework:             &Casework,
	Chat:                 &Chat,
	ChatAnswers:          &ChatAnswers,
	CheckIns:             &CheckIns,
	CoachAccountAnswers:  &CoachAccountAnswers,
	CoachAccountLetters:  &CoachAccountLetters,
	CoachAdministration:  &CoachAdministration,
	CoachClientAnswers:   &CoachClientAnswers,
	CoachProfilePage:     &CoachProfilePage,
	CoachStandingLetters: &CoachStandingLetters,
	Coaches:              &Coaches,
	CommunityAnswers:     &CommunityAnswers,
	CompanionAnswers:     &CompanionAnswers,
	Contact:              &Contact,
	ContactLetter:        &ContactLetter,
	Crisis:               &Crisis,
	CrisisClosing:        &CrisisClosing,
	CrisisHandover:       &CrisisHandover,
	Devices:              &Devices,
	Errors:               &Errors,
	ExerciseAnswers:      &ExerciseAnswers,
	ExportFile:           &ExportFile,
	FarewellLetter:       &FarewellLetter,
	GoalAnswers:          &GoalAnswers,
	Journal:              &Journal,
	Labels:               &Labels,
	LetterFrame:          &LetterFrame,
	Library:              &Library,
	LibraryAnswers:       &LibraryAnswers,
	Matching:             &Matching,
	MeetingLetters:       &MeetingLetters,
	Membership:           &Membership,
	MembershipPage:       &MembershipPage,
	Messages:             &Messages,
	Moderation:           &Moderation,
	MyData:               &MyData,
	Notifications:        &Notifications,
	OnCallAnswers:        &OnCallAnswers,
	OnCallLetter:         &OnCallLetter,
	OnCallNotes:          &OnCallNotes,
	PaymentAnswers:       &PaymentAnswers,
	PaymentLetters:       &PaymentLetters,
	PenNames:             &PenNames,
	Portfolio:            &Portfolio,
	Positions:            &Positions,
	Provider:             &Provider,
	Push:                 &Push,
	Risk:                 &Risk,
	SafetyNotes:          &SafetyNotes,
	Scheduling:           &Scheduling,
	SessionNotices:       &SessionNotices,
	Sharing:              &Sharing,
	Unsubscribe:          &Unsubscribe,
	UrgentLetter:         &UrgentLetter,
	UrgentTeamLetter:     &UrgentTeamLetter,
	Validation:           &Validation,
	WaitingLetter:        &WaitingLetter,
}

// catalogs are the catalogs by language.
var catalogs = map[string]*Catalog{
	"en": &catalogEn,
	"hi": &catalogHi,
	"ta": &catalogTa,
}

// AbsenceLettersTexts are the texts of AbsenceLetters.
type AbsenceLettersTexts struct {
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
}

// AbsenceLetters: the emails to members whose coach leaves, pauses or returns. Others may read them, so they name
// neither the coach nor the purpose: the coach is "the person you work with".
var AbsenceLetters = AbsenceLettersTexts{
	Wait: struct {
		Subject string
		Says    []string
		Button  string
	}{
		Subject: "Someone you work with is away for now",
		Says: []string{
			"The person you work with on Aangan is away for now. Any bookings you had with them are canceled and won't count toward your monthly total.",
			"You don't have to do anything. You can wait for them, or choose someone else anytime. Nothing you wrote is lost.",
		},
		Button: "See your options",
	},
	Released: struct {
		Subject string
		Says    []string
		Button  string
	}{
		Subject: "Someone you work with has left",
		Says: []string{
			"The person you work with on Aangan has stopped working with us. Any bookings you had with them are canceled and won't count toward your monthly total.",
			"When you're ready, choose someone else. We have suggestions for you. Everything the two of you wrote stays, and you can still read it.",
		},
		Button: "See your options",
	},
	Back: struct {
		Subject string
		Says    []string
		Button  string
	}{
		Subject: "Someone you work with is back",
		Says: []string{
			"The person you work with on Aangan is back. You can write to them and book a time again.",
		},
		Button: "Open Aangan",
	},
	Why: "You're getting this because it affects your account. You can turn these emails off or set quiet hours in your profile.",
}

// AbsenceNoticesTexts are the texts of AbsenceNotices.
type AbsenceNoticesTexts struct {
	WaitTitle     string
	ReleasedTitle string
	BackTitle     string
	WaitText      Template
	ReleasedText  Template
	BackText      Template
}

// AbsenceNotices: a member's notifications about the same events. They are shown only after sign-in, so they may name
// the coach.
var AbsenceNotices = AbsenceNoticesTexts{
	WaitTitle:     "Your coach is away for now",
	ReleasedTitle: "Your coach has left",
	BackTitle:     "Your coach is back",
	WaitText:      "{coachName} is away for now. Any sessions you had booked are canceled and won't count toward your monthly total. You can wait, or choose another coach anytime.",
	ReleasedText:  "{coachName} no longer coaches with us. Any sessions you had booked are canceled and won't count toward your monthly total. Your chat stays, and you can choose another coach anytime.",
	BackText:      "{coachName} is back. You can message them and book sessions again.",
}

// AccountAnswersTexts are the texts of AccountAnswers.
type AccountAnswersTexts struct {
	ResetAsked    string
	PasswordReset string
	LetterSent    string
	ResetsFull    Template
	LinksFull     Template
	GuessesFull   string
}

// AccountAnswers: the server's confirmations of account requests that return no data.
var AccountAnswers = AccountAnswersTexts{
	ResetAsked:    "If this email has an account, a link is on its way to your inbox. It works for 30 minutes.",
	PasswordReset: "Your new password is saved. You can log in with it now.",
	LetterSent:    "An email is on its way. Its link works for one day.",
	ResetsFull:    "We send up to {count} of these emails an hour to one address, so we didn't send another one now. If you already got one, use the newest. Its link works for 30 minutes.",
	LinksFull:     "We send up to {count} of these emails an hour, so we didn't send another one now. The newest one works.",
	GuessesFull:   "There were too many wrong passwords for this login today. You can still log in on a browser you've used before. On this one, choose a new password with Forgot Password, and you can log in right away.",
}

// AccountLettersTexts are the texts of AccountLetters.
type AccountLettersTexts struct {
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
}

// AccountLetters: the emails about a member's account and its security. Each describes the event, the next step, and
// the step to take if it was not the member. The subjects do not mention the service, because others may see the
// screen.
var AccountLetters = AccountLettersTexts{
	Signature: "The Aangan team",
	Why:       "You're getting this because it's about the security of your Aangan account. These emails can't be turned off.",
	Confirm: struct {
		Subject string
		Text    Template
		Button  string
		Once    string
		NotMe   string
	}{
		Subject: "Please confirm your email",
		Text:    "Someone, most likely you, created an Aangan account with this email. The username is {username}. Please confirm that the email is yours. We'll send emails about the account here.",
		Button:  "Confirm email",
		Once:    "The link works once, for one day.",
		NotMe:   "If you don't know this username, ignore this email. Unless you confirm, this email won't belong to any account.",
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
		Text:      "Someone, maybe you, tried to use this email for an Aangan account. You already have an account with it, so the email stays with that one.",
		Username:  "Your username is {username}. Log in with it, or with this email.",
		Forgotten: "If you don't remember your password, choose Forgot Password there to get a link to set a new one.",
		Button:    "Log In",
		Calm:      "If it wasn't you, there's nothing to do. No one got into your account, and we didn't tell them that you have one.",
	},
	Reset: struct {
		Subject string
		Text    Template
		Button  string
		Once    string
		Ends    string
		NotYou  string
	}{
		Subject: "Your link to choose a new password",
		Text:    "You asked to choose a new password for the account with the username {username}.",
		Button:  "Choose a new password",
		Once:    "The link works once, for 30 minutes. Only the newest link works.",
		Ends:    "When you save the new password, every device that's logged in now is logged out.",
		NotYou:  "If you didn't ask for this, ignore this email. Your password stays the same, and no one else has this link.",
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
		Changed: "The password for your account with the username {username} was changed on {time}.",
		Reset:   "A new password was set for your account with the username {username} on {time}, using the link in an email to this address.",
		Ended:   "Other devices that were logged in have been logged out.",
		NotYou:  "If it was you, there's nothing to do. If it wasn't, choose a new password now. That logs out every device, and only this inbox gets the link.",
		Button:  "Choose a new password",
	},
	Change: struct {
		Subject string
		Text    Template
		Button  string
		Once    string
		NotMe   string
	}{
		Subject: "Please confirm your new email",
		Text:    "You asked us to use this email from now on for your account with the username {username}.",
		Button:  "Confirm email",
		Once:    "The link works once, for one day. Nothing changes until you confirm.",
		NotMe:   "If it wasn't you, ignore this email. Unless you confirm, this email won't belong to any account.",
	},
	ChangeNotice: struct {
		Subject string
		Text    Template
		Until   string
		NotYou  string
		Right   string
		Button  string
	}{
		Subject: "A new email for your account",
		Text:    "On {time}, someone who was logged in to your account with the username {username} asked us to use another email from now on.",
		Until:   "We sent a link to the new address. This email stays yours until someone opens that link and confirms.",
		NotYou:  "If it wasn't you, choose a new password now. That logs out every device and undoes the change.",
		Right:   "If it was you, there's nothing to do here.",
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
		Text:        "Someone logged in to your account with the username {username} in a browser we haven't seen with it before.",
		DeviceLabel: "Device",
		TimeLabel:   "Time",
		Shared:      "It was marked as a device that other people use too.",
		Known:       "If it was you, there's nothing to do.",
		Lost:        "If it wasn't you, choose a new password now. That logs out every device, and only this inbox gets the link.",
		Button:      "Choose a new password",
	},
}

// AdminAnswersTexts are the texts of AdminAnswers.
type AdminAnswersTexts struct {
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
}

// AdminAnswers: the server's messages to administrators about the inbox, the statistics and the jobs.
var AdminAnswers = AdminAnswersTexts{
	NoSuchList:     "This list doesn't exist.",
	EntryGone:      "This entry is no longer here.",
	NotAnEntry:     "This isn't a valid entry ID",
	SearchTooLong:  "A search can have up to " + itoa(Limits.InboxSearchMax) + " characters",
	SearchControls: "The search has characters we can't look for. Please type it again.",
	NotADay:        "Choose a day, such as 2026-11-01",
	DaysBackwards:  "The last day can't be before the first",
	TooManyDays:    "Choose up to " + itoa(Limits.NumbersDaysMax) + " days",
	JobGone:        "This job is no longer here.",
	JobNotGivenUp:  "This job is no longer marked as failed.",
	HandledMissing: "Choose whether it's handled",
	ExportFileName: "{list}-{date}.csv",
}

// ApplicationTexts are the texts of Application.
type ApplicationTexts struct {
	Missing Toast
	Sent    Toast
}

// Application: the texts of the application form, which Apply Now and Submit General Application open.
var Application = ApplicationTexts{
	Missing: Toast{
		Title: "Missing Information",
		Text:  "Please fill in all required fields.",
	},
	Sent: Toast{
		Title: "Application Sent",
		Text:  "Thank you for applying. We'll get back to you soon.",
	},
}

// ApplicationLetterTexts are the texts of ApplicationLetter.
type ApplicationLetterTexts struct {
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
}

// ApplicationLetter: the email to the team with a job application.
var ApplicationLetter = ApplicationLetterTexts{
	Subject:       "New application from the careers page",
	Greeting:      "New application",
	Answer:        "Reply to this email to write to the person who applied.",
	JobLabel:      "Position",
	NameLabel:     "Name",
	EmailLabel:    "Email",
	LocationLabel: "Location",
	LinkLabel:     "Link",
	ArrivedLabel:  "Received",
	Unchecked:     "The name, email, and link are as they were typed. No one has checked them. Open the link with care.",
}

// AttachmentsTexts are the texts of Attachments.
type AttachmentsTexts struct {
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
}

// Attachments: the server's messages about files in a conversation. The messages for a file that is too large or empty
// are in Chat, because pages show them before the upload.
var Attachments = AttachmentsTexts{
	OneFile:    "Please send one file at a time",
	Unreadable: "The whole file didn't arrive. Please try again.",
	Busy:       "Many files are being sent right now. Please try again in a moment.",
	VoiceName:  "voice message",
	WrongType: Toast{
		Title: "You can't send this type of file",
		Text:  "You can send pictures (JPEG, PNG, GIF, WebP), audio, PDFs, Word documents, and plain text.",
	},
	Damaged:         "This file is damaged. Try saving it again, or choose another one.",
	NoFile:          "Please choose a file first",
	NotAForm:        "Send the file as a form of the type multipart/form-data.",
	DurationInvalid: "The length of a recording must be a whole number of milliseconds",
	SentAlready:     "This file is already in a message. Attach it again to send it again.",
	NoSuchPart:      "The file doesn't have this part.",
	ManyUnsent:      "You have many files that haven't been sent yet. Send a message with some of them first.",
	OwnBusy:         "Your other files are still uploading.",
	ImageName:       "picture",
	DocumentName:    "document",
}

// BetaTexts are the texts of Beta.
type BetaTexts struct {
	DoneText string
}

// Beta: the texts of the page on which visitors sign up for the free beta.
var Beta = BetaTexts{
	DoneText: "Your beta signup has been received",
}

// BetaLetterTexts are the texts of BetaLetter.
type BetaLetterTexts struct {
	Subject       string
	Noted         string
	Next          string
	Forget        string
	Signature     string
	Why           string
	ForgetSubject string
}

// BetaLetter: the only email after a signup for the beta. Its subject does not mention the service, because others may
// see the screen.
var BetaLetter = BetaLetterTexts{
	Subject:       "You're on the list",
	Noted:         "You asked for a spot in the Aangan beta, and you're on the list.",
	Next:          "What happens next: we'll email you when there's a spot for you. Until then, there's nothing to do and nothing to pay.",
	Forget:        "If it wasn't you, or if you'd like to be removed, reply to this email and say so. We'll then delete your name and this email address.",
	Signature:     "The Aangan team",
	Why:           "You're getting this one email because this address was entered on our beta page.",
	ForgetSubject: "Please take me off the list",
}

// BrandTexts are the texts of Brand.
type BrandTexts struct {
	Name       string
	Companions struct {
		Tara  string
		Buddy string
		Arjun string
	}
}

// Brand: the names of the product, its partner and its companions.
var Brand = BrandTexts{
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

// CaseworkTexts are the texts of Casework.
type CaseworkTexts struct {
	OrderChanged string
	NoteRequired string
	NoteTooLong  string
	LastMessage  struct {
		Image    string
		Voice    string
		Document string
		Unsent   string
	}
	ReplyTitleRequired  string
	ReplyTitleTooLong   string
	ReplyTextRequired   string
	ReplyTextTooLong    string
	ReplyTextControls   string
	TooManyReplies      string
	ReplyNotFound       string
	NotAnID             string
	NoteControls        string
	TooManyNotes        string
	NoteNotFound        string
	NoteSessionUnknown  string
	RecapRequired       string
	RecapSummaryTooLong string
	RecapAgreedTooLong  string
	RecapControls       string
	RecapTooEarly       string
	RecapNewer          string
}

// Casework: the server's messages about a coach's clients, saved replies and private notes. Pages show them unchanged.
var Casework = CaseworkTexts{
	OrderChanged: "Your saved replies have changed in the meantime. Please check the list again.",
	NoteRequired: "Please write something first",
	NoteTooLong:  "The note cannot exceed " + itoa(Limits.ClientNoteMax) + " characters",
	LastMessage: struct {
		Image    string
		Voice    string
		Document string
		Unsent   string
	}{
		Image:    "Photo",
		Voice:    "Voice message",
		Document: "Document",
		Unsent:   "Message unsent",
	},
	ReplyTitleRequired:  "Give the reply a short title",
	ReplyTitleTooLong:   "The title cannot exceed " + itoa(Limits.SavedReplyTitleMax) + " characters",
	ReplyTextRequired:   "Write what the reply says",
	ReplyTextTooLong:    "The reply cannot exceed " + itoa(Limits.MessageText) + " characters",
	ReplyTextControls:   "The reply has characters we can't send. Please type it again.",
	TooManyReplies:      "You can keep " + itoa(Limits.SavedRepliesMax) + " saved replies. Delete one you no longer need.",
	ReplyNotFound:       "This saved reply is no longer here.",
	NotAnID:             "This isn't a valid saved reply ID",
	NoteControls:        "The note has characters we can't save. Please type it again.",
	TooManyNotes:        "You can keep " + itoa(Limits.ClientNotesMax) + " notes about one client. Delete some you no longer need.",
	NoteNotFound:        "This note is no longer here.",
	NoteSessionUnknown:  "This isn't one of your sessions with this client.",
	RecapRequired:       "Write a summary, or what you agreed",
	RecapSummaryTooLong: "The summary cannot exceed " + itoa(Limits.RecapSummaryMax) + " characters",
	RecapAgreedTooLong:  "What you agreed cannot exceed " + itoa(Limits.RecapAgreedMax) + " characters",
	RecapControls:       "This has characters we can't save. Please type it again.",
	RecapTooEarly:       "You can write this once the session has ended.",
	RecapNewer:          "This was changed in another window. Reload to see it before you save.",
}

// ChatTexts are the texts of Chat.
type ChatTexts struct {
	TooLarge Toast
	Empty    Toast
}

// Chat: the texts that both apps' conversations share: files, voice recording, search, and separators between
// messages.
var Chat = ChatTexts{
	TooLarge: Toast{
		Title: "File too large",
		Text:  "Maximum file size is 10MB",
	},
	Empty: Toast{
		Title: "This file is empty",
		Text:  "There is nothing in it to send.",
	},
}

// ChatAnswersTexts are the texts of ChatAnswers.
type ChatAnswersTexts struct {
	SearchEmpty      string
	SearchTooLong    string
	OnePlace         string
	NothingToDelete  string
	NothingToUndo    string
	BeingDeleted     string
	AttachmentID     string
	ChangeTooLate    string
	NotYourMessage   string
	AlreadyUnsent    string
	OnlyTextEdits    string
	ChangedElsewhere string
	ReplyToGone      string
	UnknownReaction  string
}

// ChatAnswers: the server's error messages about conversations.
var ChatAnswers = ChatAnswersTexts{
	SearchEmpty:      "Type what to search for",
	SearchTooLong:    "A search cannot exceed 100 characters",
	OnePlace:         "Ask for one position in the chat at a time",
	NothingToDelete:  "There's nothing here to delete.",
	NothingToUndo:    "There's nothing left to undo.",
	BeingDeleted:     "What you asked us to delete is being deleted right now. Please try again in a few minutes.",
	AttachmentID:     "The attachment needs a valid ID",
	ChangeTooLate:    "You can edit or unsend a message for " + itoa(Limits.MessageChangeMinutes) + " minutes after sending it. That time has passed.",
	NotYourMessage:   "You can only edit or unsend your own messages.",
	AlreadyUnsent:    "This message was unsent.",
	OnlyTextEdits:    "Only messages without a file can be edited.",
	ChangedElsewhere: "This message was edited in another window. Take a look, then try again.",
	ReplyToGone:      "The message you're replying to is no longer in this chat.",
	UnknownReaction:  "Choose one of the reactions.",
}

// CheckInsTexts are the texts of CheckIns.
type CheckInsTexts struct {
	MoodRequired string
	WordTooLong  string
	NoteTooLong  string
	NoteControls string
	NotADay      string
	NotAMonth    string
	TooEarly     string
	TooOld       string
	NotFound     string
	CoachChanged string
}

// CheckIns: the server's messages about check-ins. Pages show them unchanged.
var CheckIns = CheckInsTexts{
	MoodRequired: "Please choose how you are",
	WordTooLong:  "A word cannot exceed " + itoa(Limits.CheckInWord) + " characters",
	NoteTooLong:  "A note cannot exceed " + itoa(Limits.CheckInNote) + " characters",
	NoteControls: "The note has characters we can't save. Please type it again.",
	NotADay:      "This isn't a valid day",
	NotAMonth:    "This isn't a valid month",
	TooEarly:     "That day hasn't come yet",
	TooOld:       "You can change the last " + itoa(Limits.CheckInDays) + " days",
	NotFound:     "There is no check-in on that day",
	CoachChanged: "You have a different coach now. Please try again.",
}

// CoachAccountAnswersTexts are the texts of CoachAccountAnswers.
type CoachAccountAnswersTexts struct {
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
}

// CoachAccountAnswers: the server's messages about a coach's own account.
var CoachAccountAnswers = CoachAccountAnswersTexts{
	FactorRequired:  "Administrators need two-step login. Set it up under Profile to open this page.",
	FactorNotGiven:  "You logged in here before two-step login was on. Log out, then log in with a code.",
	FactorThere:     "Two-step login is already on.",
	FactorNone:      "Two-step login isn't on.",
	FactorNotBegun:  "Please start the setup again. The earlier setup key is no longer there.",
	FactorStays:     "Administrators can't turn off two-step login.",
	CodeRequired:    "Please enter a code",
	FactorCodeShape: "The code has six digits",
	CodeShape:       "Enter the six digits from your app, or one of your recovery codes",
	WrongCode:       "This code is wrong or was already used. Wait for the next one and try again.",
	PendingOver:     "Please log in again. For your security, you get ten minutes and five tries to enter a code.",
	AlreadyIn:       "This coach has already chosen a password.",
	NoCoach:         "No one in the coach portal has this email. Nothing was changed.",
	InvitationsFull: "We send an invitation up to {count} times an hour, so we didn't send it again.",
}

// CoachAccountLettersTexts are the texts of CoachAccountLetters.
type CoachAccountLettersTexts struct {
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
}

// CoachAccountLetters: the emails about a coach's account and its security. The subjects do not mention the service,
// as in AccountLetters.
var CoachAccountLetters = CoachAccountLettersTexts{
	Invitation: struct {
		Subject string
		Text    string
		Then    string
		Button  string
		Once    string
		NotYou  string
	}{
		Subject: "Your invitation",
		Text:    "You're invited to coach with Aangan. In the coach portal, you read and answer your clients' messages, set your hours, and join your sessions.",
		Then:    "Choose a password to get started. Members can't choose you until an administrator has verified and activated your account. Your lists stay empty until then.",
		Button:  "Choose a password",
		Once:    "The link works once, for seven days. After that, ask the person who invited you for a new one.",
		NotYou:  "If you don't know what this is about, ignore this email. No one can use the account without this link.",
	},
	Reset: struct {
		Subject string
		Text    string
		Button  string
		Once    string
		Ends    string
		NotYou  string
	}{
		Subject: "Your link to choose a new password",
		Text:    "You asked to choose a new password for the coach portal.",
		Button:  "Choose a new password",
		Once:    "The link works once, for 30 minutes. Only the newest link works.",
		Ends:    "When you save the new password, every device that's logged in now is logged out. Two-step login doesn't change.",
		NotYou:  "If you didn't ask for this, ignore this email. Your password stays the same, and no one else has this link.",
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
		Changed: "The password for your coach portal account was changed on {time}.",
		Reset:   "A new password was set for your coach portal account on {time}, using the link in an email to this address.",
		Ended:   "Other devices that were logged in have been logged out.",
		NotYou:  "If it was you, there's nothing to do. If it wasn't, choose a new password now. That logs out every device, and only this inbox gets the link.",
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
		Text:        "Someone logged in to your coach portal account in a browser we haven't seen with it before.",
		DeviceLabel: "Device",
		TimeLabel:   "Time",
		Known:       "If it was you, there's nothing to do.",
		Lost:        "If it wasn't you, choose a new password now. That logs out every device, and only this inbox gets the link.",
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
		Text:    "Someone tried many wrong passwords for your coach portal account. The latest was on {time}. No one got in with them. For a day, we don't check more passwords from browsers that are new to your account.",
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
		On:          "Two-step login was turned on for your coach portal account on {time}.",
		Off:         "Two-step login was turned off for your coach portal account on {time}.",
		Reset:       "An administrator turned off two-step login for your coach portal account on {time}.",
		Used:        "One of the recovery codes for your coach portal account was used on {time}.",
		OnMeans:     "From now on, you also need a code from your authenticator app to log in. Your other devices were logged out. Keep your recovery codes somewhere you can find them without your phone.",
		OffMeans:    "From now on, your password alone opens the account.",
		ResetMeans:  "Your password alone opens the account now. Your recovery codes no longer work. Log in and set up two-step login again.",
		UsedMeans:   "It no longer works. You can create ten new codes in the portal, under Profile.",
		NotYou:      "If it wasn't you and you didn't ask for it, choose a new password now, and tell an administrator.",
		Button:      "Choose a new password",
	},
}

// CoachAdministrationTexts are the texts of CoachAdministration.
type CoachAdministrationTexts struct {
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
}

// CoachAdministration: the server's messages to administrators who manage coaches.
var CoachAdministration = CoachAdministrationTexts{
	NotFound:                  "This coach is no longer here.",
	NotAPlace:                 "This isn't a valid coach ID",
	AddressOfCoach:            "A coach already has this email. Look for them in the list.",
	AddressOfAdministrator:    "This email belongs to an administrator. Please use another one for the coach.",
	NotYourself:               "This is your own account. Another administrator has to do this.",
	ChooseVerification:        "Choose whether they're verified",
	ChooseClients:             "Choose what happens to their clients",
	ReasonRequired:            "Please give a reason. The coach will read it.",
	ReasonControls:            "The reason has characters we can't save. Please type it again.",
	ReasonTooLong:             "The reason cannot exceed " + itoa(Limits.DecisionReasonMax) + " characters",
	VerifiedAlready:           "This coach is already verified.",
	RejectedAlready:           "This coach's verification was already turned down.",
	RejectWhileActive:         "Members can choose this coach now. Deactivate them first so we can tell their clients.",
	ActiveAlready:             "This coach is already active.",
	NotActive:                 "This coach isn't active, so there's nothing to deactivate.",
	ActivateWithoutPassword:   "They haven't accepted their invitation yet. You can activate them once they've chosen a password.",
	ReleasedAlready:           "Their clients were already told they can choose another coach.",
	TakesNoInvitation:         "They aren't waiting for an invitation.",
	SearchTooLong:             "The search cannot exceed " + itoa(Limits.CoachSearchMax) + " characters",
	ChangeNotFound:            "This change is no longer here.",
	OnlyAdministratesActivate: "This account is only for administration and doesn't coach. It can't be activated.",
	OnlyAdministratesVerify:   "This account is only for administration and doesn't coach. There's nothing to verify.",
}

// CoachClientAnswersTexts are the texts of CoachClientAnswers.
type CoachClientAnswersTexts struct {
	SearchTooLong string
	PlaceUnknown  string
}

// CoachClientAnswers: the server's error messages about a coach's list of clients.
var CoachClientAnswers = CoachClientAnswersTexts{
	SearchTooLong: "A search cannot exceed 100 characters",
	PlaceUnknown:  "This position in the list doesn't exist",
}

// CoachProfilePageTexts are the texts of CoachProfilePage.
type CoachProfilePageTexts struct {
	ImageTooLarge string
}

// CoachProfilePage: the texts of the Profile tab of the coach portal.
var CoachProfilePage = CoachProfilePageTexts{
	ImageTooLarge: "This picture is larger than 10 MB. Please choose a smaller one.",
}

// CoachStandingLettersTexts are the texts of CoachStandingLetters.
type CoachStandingLettersTexts struct {
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
}

// CoachStandingLetters: the emails to coaches about an administrator's decision.
var CoachStandingLetters = CoachStandingLettersTexts{
	Verified: struct {
		Subject string
		Says    []string
	}{
		Subject: "You're verified",
		Says: []string{
			"We reviewed what you told us about your training, and you're verified.",
			"Once your account is active too, members can choose you.",
		},
	},
	Rejected: struct {
		Subject string
		Says    []string
	}{
		Subject: "About your verification",
		Says: []string{
			"We reviewed what you told us about your training, and couldn't verify you with it.",
			"Until that changes, members can't choose you.",
		},
	},
	Activated: struct {
		Subject string
		Says    []string
	}{
		Subject: "Your account is active",
		Says: []string{
			"Your coach account is active. Once you're verified too, members can choose you and book sessions with you.",
			"Please check your hours and your profile in the portal, so that what members see is right.",
		},
	},
	Deactivated: struct {
		Subject string
		Says    []string
	}{
		Subject: "Your account is no longer active",
		Says: []string{
			"Your coach account is no longer active. Members can't choose you, and you can't see clients until it's active again.",
			"Your booked sessions are being canceled. We'll tell the members, and the sessions won't count for them.",
			"You can still log in.",
		},
	},
	CredentialsApproved: struct {
		Subject string
		Says    []string
	}{
		Subject: "Your credentials are up to date",
		Says: []string{
			"We reviewed the change to your credentials. Members now see them as you entered them.",
		},
	},
	CredentialsRejected: struct {
		Subject string
		Says    []string
	}{
		Subject: "About your credentials",
		Says: []string{
			"We reviewed the change to your credentials, and it wasn't approved. Members still see your earlier ones.",
			"You can send another change anytime.",
		},
	},
	Reason: "Here's what the administrator wrote:",
	Open:   "Open the portal",
	Answer: "If something isn't right, reply to this email.",
	Why:    "You're getting this because you have a coach account with us.",
}

// CoachesTexts are the texts of Coaches.
type CoachesTexts struct {
	Certified        string
	NameTooLong      string
	ReasonLanguage   Template
	ReasonExperience Template
	ReasonRoom       string
	ReasonRated      string
	WelcomeMessage   Template
}

// Coaches: the texts of the cards on which members view coaches and choose one.
var Coaches = CoachesTexts{
	Certified:        "Certified Wellness Coach",
	NameTooLong:      "That's too long for a name. Please search for a part of it.",
	ReasonLanguage:   "Speaks {language}",
	ReasonExperience: "{years} years of coaching",
	ReasonRoom:       "Has openings for new people now",
	ReasonRated:      "Rated highly by the people they coach",
	WelcomeMessage:   "Hi {firstName}, I'm {coachName}, your coach on Aangan. Write anytime, in whatever language feels natural. I usually reply within 24 hours. What's been on your mind lately?",
}

// CommunityAnswersTexts are the texts of CommunityAnswers.
type CommunityAnswersTexts struct {
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
}

// CommunityAnswers: the community's messages that both server and pages use, and the server's error messages.
var CommunityAnswers = CommunityAnswersTexts{
	Anonymous:        "Anonymous User",
	TooManyTags:      "A post can have " + itoa(Limits.PostTagsMax) + " tags at most",
	TagLength:        "Each tag must be " + itoa(Limits.TagMin) + " to " + itoa(Limits.TagMax) + " characters",
	Suspended:        "You can read along. You can post again on {date}.",
	TitleTooShort:    "Title must be at least 3 characters",
	TitleTooLong:     "Title must be less than 120 characters",
	ContentTooShort:  "Content must be at least 10 characters",
	ContentTooLong:   "Content must be less than 4000 characters",
	CategoryRequired: "Please select a category",
	TextControls:     "This has characters we can't post. Please type it again.",
	CommentTooShort:  "Comment must be at least 3 characters",
	CommentTooLong:   "Comment must be less than 2000 characters",
	PostID:           "The post needs a valid ID",
	CommentID:        "The comment needs a valid ID",
	ReasonRequired:   "Please select a reason",
	FlagNotesTooLong: "Notes cannot exceed " + itoa(Limits.FlagNotesMax) + " characters",
	AppealTooShort:   "Please write at least " + itoa(Limits.AppealMin) + " characters",
	AppealTooLong:    "This cannot exceed " + itoa(Limits.AppealMax) + " characters",
	PostNotFound:     "This post is no longer here.",
	CommentNotFound:  "This comment is no longer here.",
	NotAPlace:        "This position in the list doesn't exist",
	OnePlace:         "Ask for one position in the thread at a time",
	NoSuchOrder:      "Posts can be listed as trending or recent",
	GuidelinesFirst:  "Please read and accept the community guidelines first.",
	PostsFullNew:     "New members can post " + itoa(Limits.PostsAnHourNew) + " times an hour.",
	PostsFull:        "You can post " + itoa(Limits.PostsAnHour) + " times an hour.",
	CommentsFullNew:  "New members can comment " + itoa(Limits.CommentsAnHourNew) + " times an hour.",
	CommentsFull:     "You can comment " + itoa(Limits.CommentsAnHour) + " times an hour.",
	ThreadTakenBack:  "The author deleted this post, so you can't add to it.",
	ThreadWaits:      "This post is waiting for review. You can't add to it until then.",
	ThreadHidden:     "This post is hidden, so you can't add to it.",
	ThreadScheduled:  "Others can't see this post yet. You can add to it once they can.",
	RemovedStays:     "A moderator removed this, and it can't be changed anymore.",
}

// CompanionAnswersTexts are the texts of CompanionAnswers.
type CompanionAnswersTexts struct {
	NotFound       string
	NeedsPlan      Template
	StillAnswering Template
	Failed         Template
	Deleted        string
}

// CompanionAnswers: the messages with which the server rejects a message to a companion or stops a reply. {name} is
// the companion's name.
var CompanionAnswers = CompanionAnswersTexts{
	NotFound:       "There's no companion with this name.",
	NeedsPlan:      "{name} is for members with a trial or a subscription.",
	StillAnswering: "{name} is still answering. One moment.",
	Failed:         "{name} couldn't finish. Please try again.",
	Deleted:        "This chat was deleted.",
}

// ContactTexts are the texts of Contact.
type ContactTexts struct {
	Missing Toast
	Sent    Toast
}

// Contact: the texts of the page on which visitors write to the team.
var Contact = ContactTexts{
	Missing: Toast{
		Title: "Missing Information",
		Text:  "Please fill in all required fields.",
	},
	Sent: Toast{
		Title: "Message Sent",
		Text:  "Thank you for contacting us. We'll get back to you soon.",
	},
}

// ContactLetterTexts are the texts of ContactLetter.
type ContactLetterTexts struct {
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
}

// ContactLetter: the email to the team with a visitor's message from the contact page.
var ContactLetter = ContactLetterTexts{
	Subject:       "New message from the contact page",
	UrgentSubject: "Please read first: a new message from the contact page",
	Greeting:      "New message from the contact page",
	Urgent:        "Some of these words may mean that someone could come to harm. Please read the message now. The page shows 988 above the form. Put it first in your reply too.",
	Answer:        "Reply to this email to write to the person who sent it.",
	NameLabel:     "Name",
	EmailLabel:    "Email",
	SubjectLabel:  "Subject",
	ArrivedLabel:  "Received",
	Unchecked:     "The name and email are as they were typed. No one has checked them. If this person asks us to delete their data, their messages are deleted by their email.",
}

// CrisisTexts are the texts of Crisis.
type CrisisTexts struct {
	Short string
}

// Crisis: the texts of the safety banner and of every other place that shows the helplines.
var Crisis = CrisisTexts{
	Short: "In a crisis: call or text 988, call 911, or text HOME to 741741.",
}

// CrisisClosingTexts are the texts of CrisisClosing.
type CrisisClosingTexts struct {
	ChooseOutcome string
	NoteRequired  string
	NoteTooLong   string
	NoteControls  string
}

// CrisisClosing: the messages about input that closes a possible crisis, from server and page.
var CrisisClosing = CrisisClosingTexts{
	ChooseOutcome: "Choose what happened",
	NoteRequired:  "Add a short note about what happened",
	NoteTooLong:   "The note can have up to " + itoa(Limits.CrisisNoteMax) + " characters",
	NoteControls:  "The note has characters we can't save. Please type it again.",
}

// CrisisHandoverTexts are the texts of CrisisHandover.
type CrisisHandoverTexts struct {
	NotOpen      string
	NoteTooLong  string
	NoteControls string
}

// CrisisHandover: the messages about a coach's call for the team, from server and page.
var CrisisHandover = CrisisHandoverTexts{
	NotOpen:      "This was closed already, so the team wasn't alerted.",
	NoteTooLong:  "The note can have up to " + itoa(Limits.HandoverNoteMax) + " characters",
	NoteControls: "The note has characters we can't save. Please type it again.",
}

// DevicesTexts are the texts of Devices.
type DevicesTexts struct {
	BrowserOn  Template
	SomeDevice string
}

// Devices: the names of browsers and systems, as recognized from a User-Agent header.
var Devices = DevicesTexts{
	BrowserOn:  "{browser} on {system}",
	SomeDevice: "Unknown device",
}

// ErrorsTexts are the texts of Errors.
type ErrorsTexts struct {
	SomethingWrong   string
	SignedOut        string
	NotFound         string
	Conflict         string
	TooLarge         string
	Busy             string
	Unavailable      string
	BadCredentials   string
	UsernameTaken    string
	WrongPassword    string
	Forbidden        string
	UnknownAddress   string
	MethodNotAllowed string
	NotJSON          string
	NotUTF8          string
	WrongMediaType   string
	TooManyRequests  string
	ForeignOrigin    string
	Unreadable       string
	NotJSONObject    string
	EmptyRequest     string
	TooSlow          string
	NotStorable      string
	OnlyRead         string
	NoSuchPage       string
	PagesNotBuilt    string
	ManyTries        string
	Retry            struct {
		Moment  string
		Minute  string
		Seconds Plural
		Minutes Plural
		Hours   Plural
	}
	Field struct {
		Text      Template
		Flag      Template
		Integer   Template
		Number    Template
		List      Template
		Object    Template
		OtherType Template
		Required  Template
		Invalid   Template
	}
	FieldNames          []string
	WholeRequest        string
	StorageFull         string
	FileNotSaved        string
	FileNotOpened       string
	CoachBadCredentials string
	CoachNotFound       string
	NoPasswordYet       string
	LinkOver            string
	AddressTaken        string
	AddressConfirmed    string
}

// Errors: the general error messages: the server's, and the pages' own for a failed request.
var Errors = ErrorsTexts{
	SomethingWrong:   "Something went wrong. Please try again.",
	SignedOut:        "Please log in to continue.",
	NotFound:         "We couldn't find what you asked for.",
	Conflict:         "This has changed in the meantime. Please check it again.",
	TooLarge:         "What you sent is too large.",
	Busy:             "Many people are logging in right now. Please try again in a moment.",
	Unavailable:      "We can't load or save anything right now. Please try again in a moment.",
	BadCredentials:   "Invalid username or password. Please try again.",
	UsernameTaken:    "Username already exists or validation failed",
	WrongPassword:    "This isn't your password. Please try again.",
	Forbidden:        "You don't have permission to do this.",
	UnknownAddress:   "There's nothing at this address.",
	MethodNotAllowed: "This address doesn't accept this kind of request.",
	NotJSON:          "We couldn't read this request. It must be JSON.",
	NotUTF8:          "We couldn't read this request. It must be UTF-8 text.",
	WrongMediaType:   "This request has the wrong type. It must be JSON.",
	TooManyRequests:  "Too many tries in a short time. Please wait a little and try again.",
	ForeignOrigin:    "This request didn't come from one of our pages.",
	Unreadable:       "We couldn't read the request. Please try again.",
	NotJSONObject:    "We couldn't read the request. It must be a JSON object.",
	EmptyRequest:     "The request is empty.",
	TooSlow:          "The request took too long to arrive. Please try again.",
	NotStorable:      "The text has a character we can't save.",
	OnlyRead:         "This address can only be read.",
	NoSuchPage:       "There is no such page.",
	PagesNotBuilt:    "The pages are not built: run make build.",
	ManyTries:        "Too many tries in a short time.",
	Retry: struct {
		Moment  string
		Minute  string
		Seconds Plural
		Minutes Plural
		Hours   Plural
	}{
		Moment:  "Please try again in a moment.",
		Minute:  "Please try again in a minute.",
		Seconds: Plural{"Please try again in {count} second.", "Please try again in {count} seconds.", "en"},
		Minutes: Plural{"Please try again in {count} minute.", "Please try again in {count} minutes.", "en"},
		Hours:   Plural{"Please try again in {count} hour.", "Please try again in {count} hours.", "en"},
	},
	Field: struct {
		Text      Template
		Flag      Template
		Integer   Template
		Number    Template
		List      Template
		Object    Template
		OtherType Template
		Required  Template
		Invalid   Template
	}{
		Text:      "{field} must be text.",
		Flag:      "{field} must be true or false.",
		Integer:   "{field} must be a whole number.",
		Number:    "{field} must be a number.",
		List:      "{field} must be a list.",
		Object:    "{field} must be an object.",
		OtherType: "{field} must be of another type.",
		Required:  "{field} is required.",
		Invalid:   "{field} is not valid.",
	},
	FieldNames: []string{
		"Age",
		"Age range",
		"Answer",
		"Attachment id",
		"Caption",
		"Category",
		"City",
		"Coach gender",
		"Coach id",
		"Code",
		"Confirm password",
		"Contact name",
		"Contact phone",
		"Content",
		"Current",
		"Date",
		"Detail",
		"Email",
		"Email notifications",
		"Experience",
		"Fields",
		"File",
		"First name",
		"Focus",
		"Gender",
		"Home city",
		"Id",
		"Job",
		"Keep posts",
		"Language",
		"Last name",
		"Link",
		"Location",
		"Message",
		"Message notifications",
		"Name",
		"Newsletter subscription",
		"Note",
		"Notes",
		"Occupation",
		"Password",
		"Quiet from",
		"Quiet until",
		"Reason",
		"Reason for interest",
		"Region",
		"Religion",
		"Sections",
		"Session reminders",
		"Share read receipts",
		"Shared device",
		"State",
		"Status",
		"Step",
		"Subject",
		"Tag",
		"Tags",
		"Text",
		"Time zone",
		"Title",
		"Username",
		"Week",
		"Zoom link",
	},
	WholeRequest:        "The request",
	StorageFull:         "We're out of space and can't save anything new right now. You can still read everything. Please try again in a few minutes.",
	FileNotSaved:        "We can't save files right now, so yours wasn't added. Messages without a file still work. Please try again in a few minutes.",
	FileNotOpened:       "We can't open files right now. Everything else still works. Please try again in a few minutes.",
	CoachBadCredentials: "Login failed. Please check your credentials.",
	CoachNotFound:       "We couldn't find this coach.",
	NoPasswordYet:       "Your account doesn't have a password yet. Log out and choose Forgot Password to get an email with a link to set one.",
	LinkOver:            "This link no longer works. A link works once, and only for a while. Please ask for a new one.",
	AddressTaken:        "This email belongs to another account now.",
	AddressConfirmed:    "Your email is already confirmed.",
}

// ExerciseAnswersTexts are the texts of ExerciseAnswers.
type ExerciseAnswersTexts struct {
	NotFound        string
	NotStarted      string
	OtherStep       string
	UnknownChoice   string
	UnknownLanguage string
	ReminderTime    string
	UnknownAvoided  string
	ReminderTitle   string
	ReminderText    string
}

// ExerciseAnswers: the messages with which the server rejects a request about a guided exercise, and the notification
// about a reminder. The texts of the exercises themselves, in four languages, are in package exercise.
var ExerciseAnswers = ExerciseAnswersTexts{
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

// ExportFileTexts are the texts of ExportFile.
type ExportFileTexts struct {
	What  string
	Times string
	Parts []struct {
		Name  string
		Holds string
	}
	NotHere []string
}

// ExportFile: the descriptions in the file with a member's exported data.
var ExportFile = ExportFileTexts{
	What:  "Everything Aangan keeps about you, as of the time below.",
	Times: "All times are in UTC. Anything empty or null was never given.",
	Parts: []struct {
		Name  string
		Holds string
	}{
		struct {
			Name  string
			Holds string
		}{
			Name:  "profile",
			Holds: "What you told us about who you are, and what you were shown when you signed up.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "preferences",
			Holds: "Your answers about yourself, and how you want to hear from us. Null if you never saved any of it.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "membership",
			Holds: "Your trial. Null if you never started one.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "payer",
			Holds: "Your number at the payment provider. The provider didn't get your name or your email from us. Null if you never opened the payment form.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "subscriptions",
			Holds: "What you pay or paid for, oldest first. Amounts are in cents. All we know about your card is listed here. Only the payment provider has the rest.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "invoices",
			Holds: "Everything you were charged or were going to be charged, oldest first.",
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
			Holds: "Where you're logged in. The time in endsAt is when you're logged out if you don't use it. If push is there, that device gets notifications.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "knownBrowsers",
			Holds: "Browsers you've logged in with before. We keep a random mark for each, so that no one can slow you down there by guessing your password.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "providers",
			Holds: "The ways you can log in besides your password.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "mailedLinks",
			Holds: "Links we emailed for this account, such as the one to confirm your email.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "accountLetters",
			Holds: "What we emailed you about your account, such as a login on a new device.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "notifications",
			Holds: "Your notifications.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "conversations",
			Holds: "Every chat with every message, oldest first. Status is how far a message has gotten. If mark is not null, a program found words that can mean a crisis or a worry. It uses the same rules that bring up the help on your screen. Your coach sees the mark too. File is the ID of a file that came with a message.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "files",
			Holds: "Every file you or a coach sent, or that hasn't been sent yet. Each link opens the file while you're logged in, until you delete your account. Save the files you want to keep.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "companions",
			Holds: "Every chat with a companion, oldest first. Companions are programs. No one else reads these chats. If mark is not null, a program found words that can mean a crisis or a worry.",
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
			Holds: "Your guided exercises in progress and the last ones you finished, with your answers.",
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
			Name:  "savedCoaches",
			Holds: "The coaches you saved to find again. No coach sees this.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "savedResources",
			Holds: "What you saved in Resources. Each one has the name used in its web address.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "readingPlaces",
			Holds: "The practices and readings you began in Resources, and how far you read. Those you finished aren't kept.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "journal",
			Holds: "Every entry in your private journal, oldest first. It's encrypted in our database, but readable here. Prompt is the number of the question, counted from 0. If unreadable is true, we can't open the entry right now, so its text is empty.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "safetyNotes",
			Holds: "Your safety notes, with your trusted contact, and since when your coach can see titles and texts. Null if you never wrote any. They're encrypted in our database, but readable here. If unreadable is true, we can't open them right now.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "checkIns",
			Holds: "How you said your days were, with your words and notes, and since when your coach can see them. They're encrypted in our database, but readable here. If unreadable is true, we can't open one right now.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "community",
			Holds: "Which version of the community guidelines you accepted, and how often you were warned or suspended there. Null if you never visited.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "communityPosts",
			Holds: "Every post you wrote in the community, oldest first, and your name in its thread. No member, coach or administrator can see that they're yours, so think before you share this file. If mark is not null, a program found words that can mean a crisis or a worry.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "communityComments",
			Holds: "Every comment you wrote there, in the same way.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "communityReactions",
			Holds: "The reactions you gave.",
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
			Holds: "The decisions about what you wrote, and your appeals.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "communityNotices",
			Holds: "Your notifications in the community.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "communityThreads",
			Holds: "The posts you follow or saved in the community, and when you last read them.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "goals",
			Holds: "Goals that you and your coaches agreed on or discussed, oldest first. If mark is not null, a program found words of yours that can mean a crisis or a worry. Your coach sees that too.",
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
			Holds: "What we told you when one of your coaches left or was away: to wait, or to choose another.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "sessions",
			Holds: "Every session with a coach, oldest first, with your note, what happened to it, the other times your coach proposed, how it went, as your coach marked it, what your coach shared with you afterwards, and your answer to how it went. If counts is true, it counts toward the sessions of its month.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "calendar",
			Holds: "Your calendar link, if you have one: when it was created and last used, but not the link itself.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "betaSignup",
			Holds: "What you told us when you signed up for the beta, under your confirmed email.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "contactMessages",
			Holds: "What you wrote on the contact page, under your confirmed email.",
		},
		struct {
			Name  string
			Holds string
		}{
			Name:  "applications",
			Holds: "What you sent us when you applied for a job, under your confirmed email.",
		},
	},
	NotHere: []string{
		"Your password. We don't have it, only a number calculated from it that can't be turned back into it.",
		"The keys of your logins, of the links in emails, and of your calendar link, in the same form. Anyone who had them could pretend to be you.",
		"Notes that a coach writes about their own work with you, also when closing a possible crisis, and what they wrote after a session and have not shared with you. They belong to the coach, are encrypted so that no one else reads them, and are deleted with your account.",
		"Notes a coach wrote when alerting our team about you. They're for that coach and the team, are encrypted, and are deleted with your account.",
		"Moderators' notes about a case, who decided it, and who flagged what you wrote. No one is shown that.",
		"Counts of how often pages were opened. They don't say by whom.",
	},
}

// FarewellLetterTexts are the texts of FarewellLetter.
type FarewellLetterTexts struct {
	Subject   string
	Closed    string
	Final     string
	NotYou    string
	Again     string
	Signature string
	Why       string
}

// FarewellLetter: the last email to a member: the confirmation that their account is closed.
var FarewellLetter = FarewellLetterTexts{
	Subject:   "Your account is closed",
	Closed:    "You asked us to delete your account, and no one can log in to it anymore. Everything in it is being deleted: your name, your settings, and every message, for everyone who could read it. What you wrote in the community stays, with no link to you. If you asked us to remove it, each post, comment, and reaction is removed at its own random time within 7 days.",
	Final:     "This can't be undone, not even by us.",
	NotYou:    "If it wasn't you, someone knew your password. Change it anywhere else you use it, and reply to this email if we can help.",
	Again:     "You can sign up again anytime, with the same name and email. You'd start fresh.",
	Signature: "The Aangan team",
	Why:       "You're getting this one email because the account used this address. We keep the address until this email is sent, then delete it.",
}

// GoalAnswersTexts are the texts of GoalAnswers.
type GoalAnswersTexts struct {
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
}

// GoalAnswers: the server's messages about goals, which pages show unchanged, and the member's notifications about
// them.
var GoalAnswers = GoalAnswersTexts{
	NotFound:       "This goal is no longer here.",
	Earlier:        "This goal is from a coach you had before. You can read it, but not change it.",
	NoCoach:        "Choose a coach first. You set goals together.",
	Changed:        "This goal has changed in the meantime. Please read it again first.",
	TitleTooShort:  "Please write at least " + itoa(Limits.GoalTitleMin) + " characters",
	TitleTooLong:   "Please keep it to " + itoa(Limits.GoalTitleMax) + " characters",
	DetailTooLong:  "Please keep this to " + itoa(Limits.GoalDetailMax) + " characters",
	DetailControls: "This has characters we can't save. Please type it again.",
	TooManyOpen:    "You two have " + itoa(Limits.GoalsOpenMax) + " open goals. Close one before you add another.",
	TooMany:        "You two already have " + itoa(Limits.GoalsMax) + " goals, which is the most you can have.",
	NotAgreed:      "You can mark a goal as done once you've both agreed to it.",
	AlreadyClosed:  "This goal is closed. Reopen it first.",
	StateUnknown:   "A goal can be done or dropped",
	CannotTakeBack: "You both agreed to this goal, so you can drop it but not withdraw it.",
	BellTitle:      "You and your coach",
	BellAsked:      "Your coach would like your OK on something.",
	BellChanged:    "Something you two agreed on has changed.",
}

// JournalTexts are the texts of Journal.
type JournalTexts struct {
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
}

// Journal: the server's messages about the private journal. Pages show them unchanged.
var Journal = JournalTexts{
	NotFound:        "This entry is no longer here.",
	Full:            "Your journal is full, with " + itoa(Limits.JournalEntriesMax) + " entries. Delete one you no longer need.",
	Newer:           "This entry was changed somewhere else since you opened it.",
	TextRequired:    "Please write something first",
	TextTooLong:     "An entry cannot exceed " + itoa(Limits.JournalText) + " characters",
	TextControls:    "The entry has characters we can't save. Please type it again.",
	ResourceUnknown: "This practice or reading is no longer in Resources.",
	PromptUnknown:   "This question is no longer there.",
	NotAnID:         "This isn't a valid entry ID",
	NotATime:        "This isn't a valid time of an entry",
}

// LabelsTexts are the texts of Labels.
type LabelsTexts struct {
	India   string
	Regions struct {
		NorthIndia     string
		SouthIndia     string
		EastIndia      string
		WestIndia      string
		CentralIndia   string
		NortheastIndia string
		Pakistan       string
		Bangladesh     string
		SriLanka       string
		Nepal          string
	}
	Other          string
	PreferNotToSay string
	Religions      struct {
		Hindu struct {
			Religion string
			Person   string
		}
		Muslim struct {
			Religion string
			Person   string
		}
		Christian struct {
			Religion string
			Person   string
		}
		Sikh struct {
			Religion string
			Person   string
		}
		Buddhist struct {
			Religion string
			Person   string
		}
		Jain struct {
			Religion string
			Person   string
		}
	}
	Moods struct {
		Heavy  string
		Low    string
		Okay   string
		Good   string
		Bright string
	}
	SessionRatings struct {
		Helped string
		Some   string
		Little string
		Worse  string
	}
	Feelings struct {
		Tired    string
		Worried  string
		Lonely   string
		Homesick string
		Calm     string
		Hopeful  string
		Grateful string
		Proud    string
	}
	Genders struct {
		Male      string
		Female    string
		NonBinary string
	}
	DayParts struct {
		Morning   string
		Afternoon string
		Evening   string
		Night     string
	}
	CoachGenders struct {
		Female    string
		Male      string
		NonBinary string
	}
	Languages struct {
		En  string
		Hi  string
		Ta  string
		Te  string
		Bn  string
		Gu  string
		Mr  string
		Pa  string
		Ml  string
		Kn  string
		Ur  string
		Ne  string
		Si  string
		Or  string
		As  string
		Kok string
		Sd  string
	}
	FocusTopics struct {
		Family struct {
			Label  string
			Reason string
		}
		Identity struct {
			Label  string
			Reason string
		}
		Career struct {
			Label  string
			Reason string
		}
		Immigration struct {
			Label  string
			Reason string
		}
		Relationships struct {
			Label  string
			Reason string
		}
		Marriage struct {
			Label  string
			Reason string
		}
		Stress struct {
			Label  string
			Reason string
		}
		Loneliness struct {
			Label  string
			Reason string
		}
		Grief struct {
			Label  string
			Reason string
		}
		Parenting struct {
			Label  string
			Reason string
		}
	}
	Verification struct {
		Verified string
		Pending  string
	}
	Clock struct {
		AM Template
		PM Template
	}
	CommunityCategories struct {
		Identity       string
		FamilyDynamics string
		Immigration    string
		Relationships  string
		Career         string
		Wellness       string
	}
	FlagReasons struct {
		NamesSomeone  string
		Harassment    string
		Hate          string
		HarmfulAdvice string
		SelfHarm      string
		Spam          string
		Other         string
	}
	ResourceCategories struct {
		Meditation  string
		Mindfulness string
		Journaling  string
		Wellness    string
	}
	SharedFields struct {
		Region   string
		Religion string
		Gender   string
		Age      string
		Language string
		Focus    string
	}
	Companions struct {
		Tara struct {
			Specialization string
			Speciality     string
			Description    string
		}
		Buddy struct {
			Specialization string
			Description    string
		}
		Arjun struct {
			Specialization string
			Speciality     string
			Description    string
		}
	}
	CompanionSubjects struct {
		Expectations    string
		Marriage        string
		InLaws          string
		Baby            string
		MoneyHome       string
		Sibling         string
		ParentsAgeing   string
		Comparison      string
		Children        string
		Breakup         string
		Partner         string
		Interfaith      string
		Lgbtq           string
		Grief           string
		Guilt           string
		Homesick        string
		Food            string
		Festivals       string
		Lonely          string
		Friends         string
		Roommate        string
		Identity        string
		Sad             string
		Stress          string
		Tired           string
		Worry           string
		Joy             string
		Sleep           string
		Panic           string
		Anger           string
		BodyImage       string
		Visa            string
		Layoff          string
		Exams           string
		Work            string
		Racism          string
		H4              string
		Procrastination string
	}
	Badges struct {
		Beta  string
		Early string
		Extra string
	}
	Headings struct {
		Hub          string
		Support      string
		SupportShort string
	}
	Helplines struct {
		Call988 struct {
			Label  string
			Detail string
		}
		Text988 struct {
			Label  string
			Detail string
		}
		Call911 struct {
			Label  string
			Detail string
		}
		TextHome struct {
			Label  string
			Detail string
		}
		OldNumber struct {
			Detail string
		}
	}
	SafetySections struct {
		Signs    string
		Steadies string
		Places   string
		Tell     string
		Numbers  string
		Distance string
	}
	Honeypot           string
	GeneralApplication string
}

// Labels: the labels of lists that pages and emails show: their codes are in bff/domain/copy.
var Labels = LabelsTexts{
	India: "India",
	Regions: struct {
		NorthIndia     string
		SouthIndia     string
		EastIndia      string
		WestIndia      string
		CentralIndia   string
		NortheastIndia string
		Pakistan       string
		Bangladesh     string
		SriLanka       string
		Nepal          string
	}{
		NorthIndia:     "North India",
		SouthIndia:     "South India",
		EastIndia:      "East India",
		WestIndia:      "West India",
		CentralIndia:   "Central India",
		NortheastIndia: "Northeast India",
		Pakistan:       "Pakistan",
		Bangladesh:     "Bangladesh",
		SriLanka:       "Sri Lanka",
		Nepal:          "Nepal",
	},
	Other:          "Other",
	PreferNotToSay: "Prefer not to say",
	Religions: struct {
		Hindu struct {
			Religion string
			Person   string
		}
		Muslim struct {
			Religion string
			Person   string
		}
		Christian struct {
			Religion string
			Person   string
		}
		Sikh struct {
			Religion string
			Person   string
		}
		Buddhist struct {
			Religion string
			Person   string
		}
		Jain struct {
			Religion string
			Person   string
		}
	}{
		Hindu: struct {
			Religion string
			Person   string
		}{
			Religion: "Hinduism",
			Person:   "Hindu",
		},
		Muslim: struct {
			Religion string
			Person   string
		}{
			Religion: "Islam",
			Person:   "Muslim",
		},
		Christian: struct {
			Religion string
			Person   string
		}{
			Religion: "Christianity",
			Person:   "Christian",
		},
		Sikh: struct {
			Religion string
			Person   string
		}{
			Religion: "Sikhism",
			Person:   "Sikh",
		},
		Buddhist: struct {
			Religion string
			Person   string
		}{
			Religion: "Buddhism",
			Person:   "Buddhist",
		},
		Jain: struct {
			Religion string
			Person   string
		}{
			Religion: "Jainism",
			Person:   "Jain",
		},
	},
	Moods: struct {
		Heavy  string
		Low    string
		Okay   string
		Good   string
		Bright string
	}{
		Heavy:  "Heavy",
		Low:    "Low",
		Okay:   "Okay",
		Good:   "Good",
		Bright: "Bright",
	},
	SessionRatings: struct {
		Helped string
		Some   string
		Little string
		Worse  string
	}{
		Helped: "It helped a lot",
		Some:   "It helped a little",
		Little: "It didn't help much",
		Worse:  "I felt worse after",
	},
	Feelings: struct {
		Tired    string
		Worried  string
		Lonely   string
		Homesick string
		Calm     string
		Hopeful  string
		Grateful string
		Proud    string
	}{
		Tired:    "Tired",
		Worried:  "Worried",
		Lonely:   "Lonely",
		Homesick: "Homesick",
		Calm:     "Calm",
		Hopeful:  "Hopeful",
		Grateful: "Grateful",
		Proud:    "Proud",
	},
	Genders: struct {
		Male      string
		Female    string
		NonBinary string
	}{
		Male:      "Male",
		Female:    "Female",
		NonBinary: "Non-binary",
	},
	DayParts: struct {
		Morning   string
		Afternoon string
		Evening   string
		Night     string
	}{
		Morning:   "Morning (7 AM to noon)",
		Afternoon: "Afternoon (noon to 5 PM)",
		Evening:   "Evening (5 to 10 PM)",
		Night:     "Night (10 PM to 7 AM)",
	},
	CoachGenders: struct {
		Female    string
		Male      string
		NonBinary string
	}{
		Female:    "A woman",
		Male:      "A man",
		NonBinary: "A non-binary person",
	},
	Languages: struct {
		En  string
		Hi  string
		Ta  string
		Te  string
		Bn  string
		Gu  string
		Mr  string
		Pa  string
		Ml  string
		Kn  string
		Ur  string
		Ne  string
		Si  string
		Or  string
		As  string
		Kok string
		Sd  string
	}{
		En:  "English",
		Hi:  "Hindi",
		Ta:  "Tamil",
		Te:  "Telugu",
		Bn:  "Bengali",
		Gu:  "Gujarati",
		Mr:  "Marathi",
		Pa:  "Punjabi",
		Ml:  "Malayalam",
		Kn:  "Kannada",
		Ur:  "Urdu",
		Ne:  "Nepali",
		Si:  "Sinhala",
		Or:  "Odia",
		As:  "Assamese",
		Kok: "Konkani",
		Sd:  "Sindhi",
	},
	FocusTopics: struct {
		Family struct {
			Label  string
			Reason string
		}
		Identity struct {
			Label  string
			Reason string
		}
		Career struct {
			Label  string
			Reason string
		}
		Immigration struct {
			Label  string
			Reason string
		}
		Relationships struct {
			Label  string
			Reason string
		}
		Marriage struct {
			Label  string
			Reason string
		}
		Stress struct {
			Label  string
			Reason string
		}
		Loneliness struct {
			Label  string
			Reason string
		}
		Grief struct {
			Label  string
			Reason string
		}
		Parenting struct {
			Label  string
			Reason string
		}
	}{
		Family: struct {
			Label  string
			Reason string
		}{
			Label:  "Family expectations",
			Reason: "Works with family expectations",
		},
		Identity: struct {
			Label  string
			Reason string
		}{
			Label:  "Living between two cultures",
			Reason: "Works with people between two cultures",
		},
		Career: struct {
			Label  string
			Reason string
		}{
			Label:  "Work and career",
			Reason: "Works with first-generation professionals",
		},
		Immigration: struct {
			Label  string
			Reason string
		}{
			Label:  "Visas and settling in",
			Reason: "Knows the visa years",
		},
		Relationships: struct {
			Label  string
			Reason string
		}{
			Label:  "Dating and relationships",
			Reason: "Works with dating and relationships",
		},
		Marriage: struct {
			Label  string
			Reason string
		}{
			Label:  "Marriage and in-laws",
			Reason: "Works with marriage and in-laws",
		},
		Stress: struct {
			Label  string
			Reason string
		}{
			Label:  "Stress and burnout",
			Reason: "Works with stress and burnout",
		},
		Loneliness: struct {
			Label  string
			Reason string
		}{
			Label:  "Loneliness",
			Reason: "Works with loneliness far from home",
		},
		Grief: struct {
			Label  string
			Reason string
		}{
			Label:  "Loss and grief",
			Reason: "Works with grief, near and far",
		},
		Parenting: struct {
			Label  string
			Reason string
		}{
			Label:  "Raising children here",
			Reason: "Works with parents raising children here",
		},
	},
	Verification: struct {
		Verified string
		Pending  string
	}{
		Verified: "Verified Coach",
		Pending:  "Verification Pending",
	},
	Clock: struct {
		AM Template
		PM Template
	}{
		AM: "{time} AM",
		PM: "{time} PM",
	},
	CommunityCategories: struct {
		Identity       string
		FamilyDynamics string
		Immigration    string
		Relationships  string
		Career         string
		Wellness       string
	}{
		Identity:       "Identity",
		FamilyDynamics: "Family Dynamics",
		Immigration:    "Immigration",
		Relationships:  "Relationships",
		Career:         "Career",
		Wellness:       "Wellness",
	},
	FlagReasons: struct {
		NamesSomeone  string
		Harassment    string
		Hate          string
		HarmfulAdvice string
		SelfHarm      string
		Spam          string
		Other         string
	}{
		NamesSomeone:  "Shares someone's identity",
		Harassment:    "Attacks or shames someone",
		Hate:          "Hateful about who people are",
		HarmfulAdvice: "Advice that could do harm",
		SelfHarm:      "Someone may be in danger",
		Spam:          "Sells or advertises something",
		Other:         "Something else",
	},
	ResourceCategories: struct {
		Meditation  string
		Mindfulness string
		Journaling  string
		Wellness    string
	}{
		Meditation:  "Meditation",
		Mindfulness: "Mindfulness",
		Journaling:  "Journaling",
		Wellness:    "Wellness",
	},
	SharedFields: struct {
		Region   string
		Religion string
		Gender   string
		Age      string
		Language string
		Focus    string
	}{
		Region:   "Where your family is from",
		Religion: "Religion",
		Gender:   "Gender",
		Age:      "Age",
		Language: "Preferred language",
		Focus:    "What you'd like to talk about",
	},
	Companions: struct {
		Tara struct {
			Specialization string
			Speciality     string
			Description    string
		}
		Buddy struct {
			Specialization string
			Description    string
		}
		Arjun struct {
			Specialization string
			Speciality     string
			Description    string
		}
	}{
		Tara: struct {
			Specialization string
			Speciality     string
			Description    string
		}{
			Specialization: "Cultural Adjustment",
			Speciality:     "Cultural Adjustment, Indian",
			Description:    "For life between two countries. Sounds like a cousin who has lived in both.",
		},
		Buddy: struct {
			Specialization string
			Description    string
		}{
			Specialization: "Stress Relief",
			Description:    "A dog, for when it's all too much. Short sentences, slow breaths, a bit of play.",
		},
		Arjun: struct {
			Specialization string
			Speciality     string
			Description    string
		}{
			Specialization: "Holistic Wellness",
			Speciality:     "Holistic Wellness, Indian",
			Description:    "For sleep, breath, food, and rest, and how they fit together. Calm and unhurried.",
		},
	},
	CompanionSubjects: struct {
		Expectations    string
		Marriage        string
		InLaws          string
		Baby            string
		MoneyHome       string
		Sibling         string
		ParentsAgeing   string
		Comparison      string
		Children        string
		Breakup         string
		Partner         string
		Interfaith      string
		Lgbtq           string
		Grief           string
		Guilt           string
		Homesick        string
		Food            string
		Festivals       string
		Lonely          string
		Friends         string
		Roommate        string
		Identity        string
		Sad             string
		Stress          string
		Tired           string
		Worry           string
		Joy             string
		Sleep           string
		Panic           string
		Anger           string
		BodyImage       string
		Visa            string
		Layoff          string
		Exams           string
		Work            string
		Racism          string
		H4              string
		Procrastination string
	}{
		Expectations:    "Expectations",
		Marriage:        "Marriage",
		InLaws:          "In-laws",
		Baby:            "Having a baby",
		MoneyHome:       "Money and family",
		Sibling:         "Siblings",
		ParentsAgeing:   "Parents far away",
		Comparison:      "Comparison",
		Children:        "Raising children",
		Breakup:         "A breakup",
		Partner:         "Your partner",
		Interfaith:      "Love across faith or caste",
		Lgbtq:           "Being LGBTQ+",
		Grief:           "A loss",
		Guilt:           "Guilt",
		Homesick:        "Missing home",
		Food:            "Food from home",
		Festivals:       "Festivals",
		Lonely:          "Loneliness",
		Friends:         "Friends",
		Roommate:        "Roommates",
		Identity:        "Belonging",
		Sad:             "Sadness",
		Stress:          "Stress",
		Tired:           "Being tired",
		Worry:           "Worry",
		Joy:             "Good news",
		Sleep:           "Sleep",
		Panic:           "Panic",
		Anger:           "Anger",
		BodyImage:       "Body image",
		Visa:            "Your visa",
		Layoff:          "Losing a job",
		Exams:           "School and exams",
		Work:            "Work",
		Racism:          "Racism",
		H4:              "Being on H-4",
		Procrastination: "Putting things off",
	},
	Badges: struct {
		Beta  string
		Early string
		Extra string
	}{
		Beta:  "Free Beta",
		Early: "Early Adopter",
		Extra: "Extra Session",
	},
	Headings: struct {
		Hub          string
		Support      string
		SupportShort string
	}{
		Hub:          "A One-Stop Mental Wellness Hub for Desis",
		Support:      "Skip Insurance. Get South Asian Support.",
		SupportShort: "Skip Insurance. Get Support.",
	},
	Helplines: struct {
		Call988 struct {
			Label  string
			Detail string
		}
		Text988 struct {
			Label  string
			Detail string
		}
		Call911 struct {
			Label  string
			Detail string
		}
		TextHome struct {
			Label  string
			Detail string
		}
		OldNumber struct {
			Detail string
		}
	}{
		Call988: struct {
			Label  string
			Detail string
		}{
			Label:  "Call 988",
			Detail: "Suicide & Crisis Lifeline, free, at any hour",
		},
		Text988: struct {
			Label  string
			Detail string
		}{
			Label:  "Text 988",
			Detail: "Suicide & Crisis Lifeline, by message",
		},
		Call911: struct {
			Label  string
			Detail string
		}{
			Label:  "Call 911",
			Detail: "Emergency Services, when someone is in danger now",
		},
		TextHome: struct {
			Label  string
			Detail string
		}{
			Label:  "Text HOME to 741741",
			Detail: "Crisis Text Line",
		},
		OldNumber: struct {
			Detail string
		}{
			Detail: "National Suicide Prevention Lifeline, also reaches 988",
		},
	},
	SafetySections: struct {
		Signs    string
		Steadies string
		Places   string
		Tell     string
		Numbers  string
		Distance string
	}{
		Signs:    "What I notice first",
		Steadies: "What steadies me",
		Places:   "Where I go, who I'm near",
		Tell:     "Who I tell",
		Numbers:  "Numbers I can call",
		Distance: "What I put out of reach",
	},
	Honeypot:           "Leave this field empty",
	GeneralApplication: "General application",
}

// LetterFrameTexts are the texts of LetterFrame.
type LetterFrameTexts struct {
	Hello     string
	HelloName Template
}

// LetterFrame: what every email has. The greeting is its first line.
var LetterFrame = LetterFrameTexts{
	Hello:     "Hello,",
	HelloName: "Hello {name},",
}

// LibraryTexts are the texts of Library.
type LibraryTexts struct {
	NotFound string
}

// Library: the server's messages about the self-care library. Pages show them unchanged.
var Library = LibraryTexts{
	NotFound: "This practice or reading is no longer in Resources.",
}

// LibraryAnswersTexts are the texts of LibraryAnswers.
type LibraryAnswersTexts struct {
	NotAPercent string
}

// LibraryAnswers: the server's answers about the place where a member left a piece of the library.
var LibraryAnswers = LibraryAnswersTexts{
	NotAPercent: "Send a whole number from 0 to 100.",
}

// MatchingTexts are the texts of Matching.
type MatchingTexts struct {
	Woman         string
	Man           string
	NonBinary     string
	AnotherRegion string
	AnotherCity   Template
	ManyHours     string
	SomeHours     string
}

// Matching: the reasons for suggesting a coach. Each is true of the coach and follows from an answer of the member;
// reasons that follow from no answer are in Coaches. No reason mentions a coach's own region or religion.
var Matching = MatchingTexts{
	Woman:         "A woman, as you asked",
	Man:           "A man, as you asked",
	NonBinary:     "A non-binary person, as you asked",
	AnotherRegion: "From a different region than your family",
	AnotherCity:   "Lives in {city}, away from {homeCity}",
	ManyHours:     "Has many hours between 7 AM and 10 PM your time",
	SomeHours:     "Has some hours between 7 AM and 10 PM your time",
}

// MeetingLettersTexts are the texts of MeetingLetters.
type MeetingLettersTexts struct {
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
}

// MeetingLetters: the texts of the emails and calendar entries about sessions. Others in a household may see those of
// a member, so they contain "30 minutes" and a time, but neither the coach's name nor the purpose: a session is a
// "booking" there, and the coach "the other person".
var MeetingLetters = MeetingLettersTexts{
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
		Subject: "Your booking is confirmed",
		Says:    "You're booked for {minutes} minutes.",
	},
	Moved: MeetingLetter{
		Subject: "Your booking has a new time",
		Says:    "Your {minutes}-minute booking has a new time.",
	},
	Cancelled: MeetingLetter{
		Subject: "Your booking is canceled",
		Says:    "Your {minutes}-minute booking is canceled.",
	},
	DayReminder: MeetingLetter{
		Subject: "Reminder: your booking is coming up",
		Says:    "Your {minutes}-minute booking is coming up.",
	},
	HourReminder: MeetingLetter{
		Subject: "Reminder: your booking starts soon",
		Says:    "Your {minutes}-minute booking starts soon.",
	},
	InCalendar:            "The attached file adds it to your calendar.",
	OutOfCalendar:         "The attached file removes it from your calendar.",
	OpensBefore:           "You can join from {minutes} minutes before it starts. All you need is a browser.",
	FreeUntil:             "Until {time}, you can reschedule or cancel. If you cancel by then, it won't count toward your monthly total.",
	TooLateToMove:         "It's less than a day away, so you can't reschedule it, and it counts toward your monthly total even if you cancel.",
	MovedForThem:          "The other person asked for this new time, and you accepted it. If it doesn't work for you after all, cancel anytime before it starts, and it won't count toward your monthly total.",
	CancelledByThem:       "You canceled it, and it won't count toward your monthly total.",
	CancelledByThemCounts: "You canceled less than a day before, so it counts toward that month's total.",
	CancelledForThem:      "The other person can't make it, so it won't count toward your monthly total. We're sorry. You can pick another time whenever you like.",
	CancelledByChange:     "This is because of the change you made, and it won't count toward your monthly total.",
	CancelledByAbsence:    "The other person is away for now, so it won't count toward your monthly total. We're sorry. Another email says what happens next.",
	GoIn:                  "Join",
	WayIn:                 "See details and join",
	LookAtTimes:           "See your bookings",
	Why:                   "You're getting this because you booked a time with us. You can turn these emails off or set quiet hours in your profile.",
	Proposed: MeetingLetter{
		Subject: "A new time was proposed",
		Says:    "The other person would like to move your {minutes}-minute booking.",
	},
	Stays: MeetingLetter{
		Subject: "Your booking keeps its time",
		Says:    "The other person no longer needs another time. Your {minutes}-minute booking stays as planned.",
	},
	ProposedTime: "Proposed",
	Answer:       "Respond",
	HowToAnswer:  "Nothing changes until you answer. You can accept the new time, keep the current time, or cancel.",
	AnswerBefore: "Please answer before {time}. After that, the current time stays.",
	CoachDeclined: MeetingLetter{
		Subject: "A booking keeps its time",
		Says:    "{client} wants to keep the current time. Your {minutes}-minute session stays as planned.",
	},
	CoachAccepted: "{client} accepted the time you proposed. Your {minutes}-minute session has moved.",
	CoachBooked: MeetingLetter{
		Subject: "New booking",
		Says:    "{client} booked {minutes} minutes with you.",
	},
	CoachMoved: MeetingLetter{
		Subject: "A booking has a new time",
		Says:    "{client} moved their {minutes} minutes with you.",
	},
	CoachCancelled: MeetingLetter{
		Subject: "A booking was canceled",
		Says:    "A {minutes}-minute session was canceled. That time in your calendar is free again.",
	},
	CoachDayReminder: MeetingLetter{
		Subject: "Reminder: a booking is coming up",
		Says:    "Your {minutes}-minute session with {client} is coming up.",
	},
	CoachHourReminder: MeetingLetter{
		Subject: "Reminder: a booking starts soon",
		Says:    "Your {minutes}-minute session with {client} starts soon.",
	},
	CoachCancelledByThem:    "You canceled your session with {client}. We told them, and it won't count for them.",
	CoachCancelledByMember:  "{client} canceled.",
	CoachCancelledByChange:  "{client} is no longer your client, so this session is canceled.",
	CoachCancelledByAbsence: "Your account was deactivated, so your session with {client} is canceled. We told them, and it won't count for them.",
	CoachCancelledByLeaving: "The account that booked it was closed, so this session is canceled.",
	CoachPortal:             "Open the portal",
	CoachWhy:                "You're getting this because people book sessions with you.",
}

// MembershipTexts are the texts of Membership.
type MembershipTexts struct {
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
	NothingToPause  string
	NothingPaused   string
	PauseFailed     string
	PauseUncertain  string
	NothingToResume string
	ResumeFailed    string
	CancelUncertain string
	ResumeUncertain string
}

// Membership: the texts of the page about the plan and the free trial. {price} is the member's own price, from
// PricingVariants.
var Membership = MembershipTexts{
	TrialStarted: Toast{
		Title: "Trial Started",
		Text:  "Your 7-day free trial has been activated. Enjoy all premium features!",
	},
	Confirming:      "Your payment is going through. This page will show when it's done.",
	CancelFailed:    "Payments aren't working right now, so we couldn't cancel your membership. Nothing has changed. Please try again in a few minutes.",
	CardFailed:      "Payments aren't working right now, so we couldn't open the card form. Your card hasn't changed. Please try again in a few minutes.",
	PortalFailed:    "Payments aren't working right now, so we couldn't open your billing details. Please try again in a few minutes.",
	Product:         "Aangan Monthly",
	TrialRuns:       "Your free trial has already started. It ends on its own, and you won't be charged.",
	StartFailed:     "Payments aren't working right now, so we couldn't open the card form. Nothing was charged just now, and everything else still works. Please try again in a few minutes.",
	TrialUsed:       "You've already had your free trial. It's one per person.",
	TrialFirst:      "Your free trial comes first. It doesn't need a card.",
	AlreadyPays:     "You already have a membership, so there's nothing more to pay.",
	NothingToPay:    "You don't have a paid membership, so there's no card to change.",
	NothingToCancel: "You don't have a membership that renews, so there's nothing to cancel.",
	NothingToPause:  "There's nothing to pause: your membership isn't running, or it already ends, pauses or waits for a payment.",
	NothingPaused:   "Your membership isn't paused, so there's nothing to undo.",
	PauseFailed:     "Payments aren't working right now, so we couldn't pause your membership. Nothing has changed. Please try again in a few minutes.",
	PauseUncertain:  "Our payment provider didn't answer, so we don't know yet if your membership will pause. We keep checking, and this page will show it. You can also try again in a few minutes.",
	NothingToResume: "Your membership isn't about to end, so there's nothing to undo.",
	ResumeFailed:    "Payments aren't working right now, so we couldn't keep your membership going. Nothing has changed. Please try again in a few minutes.",
	CancelUncertain: "Our payment provider didn't answer, so we don't know yet if your cancellation went through. We keep checking, and this page will show it. You can also try again in a few minutes.",
	ResumeUncertain: "Our payment provider didn't answer, so we don't know yet if your membership will continue. We keep checking, and this page will show it. You can also try again in a few minutes.",
}

// MembershipPageTexts are the texts of MembershipPage.
type MembershipPageTexts struct {
	ReceiptFailedText string
}

// MembershipPage: the texts about payment on the page about the plan: the card form, the current subscription, failed
// payments, cancellation and resumption, and invoices. The page formats amounts from cents and currency.
var MembershipPage = MembershipPageTexts{
	ReceiptFailedText: "Payments aren't working right now, so we couldn't get it from our payment provider. Please try again in a few minutes.",
}

// MessagesTexts are the texts of Messages.
type MessagesTexts struct {
	ExportFileName  Template
	CannotWriteHere string
}

// Messages: the texts of a member's conversation with their coach.
var Messages = MessagesTexts{
	ExportFileName:  "aangan-chat-{date}.json",
	CannotWriteHere: "You can only message the coach you have now.",
}

// ModerationTexts are the texts of Moderation.
type ModerationTexts struct {
	Taken              string
	Decided            string
	WordsChanged       string
	ChooseOutcome      string
	SuspendDays        string
	NoteTooLong        string
	OwnWords           string
	BellTitle          string
	BellComments       string
	BellDecisions      string
	BellBoth           string
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
}

// Moderation: the server's messages to the community's moderators, and the member's notification. Others may see the
// screen, so the notification contains no details.
var Moderation = ModerationTexts{
	Taken:              "Someone else is reviewing this right now.",
	Decided:            "This was already decided.",
	WordsChanged:       "The text, or the reports about it, have changed since you read them. Please read them again.",
	ChooseOutcome:      "Choose a decision",
	SuspendDays:        "Choose between 0 and " + itoa(Limits.SuspendDaysMax) + " days",
	NoteTooLong:        "The note cannot exceed " + itoa(Limits.ModerationNoteMax) + " characters",
	OwnWords:           "You wrote this yourself. You can edit or delete it.",
	BellTitle:          "Community",
	BellComments:       "There are new comments in threads you follow.",
	BellDecisions:      "There's an update for you from our moderators.",
	BellBoth:           "There are new comments in threads you follow, and an update from our moderators.",
	AdministratorsOnly: "Only administrators can do this.",
	CaseNotFound:       "This case is no longer here.",
	ClaimFirst:         "Please take the case first. After " + itoa(Limits.ClaimMinutes) + " minutes, a case is free again.",
	NoteControls:       "The note has characters we can't save. Please type it again.",
	AppealOnce:         "You've already asked for another review. That decision is final.",
	NothingToAppeal:    "There's no decision here that you can appeal.",
	NotACase:           "This isn't a valid case ID",
	NotAnEntry:         "This isn't a valid entry ID",
	NotANotice:         "This isn't a valid notification ID",
	AddressTaken:       "An administrator already has this email. Nothing was changed, including the password.",
	AddressOfCoach:     "This email belongs to a coach. Please use another one for the administrator.",
	NoAdministrator:    "No administrator has this email. Nothing was changed.",
}

// MyDataTexts are the texts of MyData.
type MyDataTexts struct {
	ExportFileName Template
	Accepted       string
}

// MyData: the texts of the page on which members see their sign-ins, export their data, or delete their account.
var MyData = MyDataTexts{
	ExportFileName: "aangan-{date}.json",
	Accepted:       "Your account is closed, and everything in it is being deleted.",
}

// NotificationsTexts are the texts of Notifications.
type NotificationsTexts struct {
	Title       string
	Description string
	Failed      string
	NewMessage  Toast
	TrialEnding Toast
	PaymentLate Toast
	NotAnID     string
}

// Notifications: the texts of the bell, of the page with all notifications, and of notifications from the server.
var Notifications = NotificationsTexts{
	Title:       "Notifications",
	Description: "What happened while you were away.",
	Failed:      "We couldn't load your notifications.",
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
		Text:  "Your last payment didn't go through. Change your card to keep full access.",
	},
	NotAnID: "This isn't a valid notification ID.",
}

// OnCallAnswersTexts are the texts of OnCallAnswers.
type OnCallAnswersTexts struct {
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
}

// OnCallAnswers: the errors about crises and the rota of the people on call, from server and page.
var OnCallAnswers = OnCallAnswersTexts{
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

// OnCallLetterTexts are the texts of OnCallLetter.
type OnCallLetterTexts struct {
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
}

// OnCallLetter: the email to a person on call. It names neither the member nor the content.
var OnCallLetter = OnCallLetterTexts{
	Subject:    "On call: someone needs you now",
	Waits:      "A member may be in crisis, and you're on call.",
	Inactive:   "Their coach's account isn't active.",
	Away:       "Their coach has a day off.",
	NoCoach:    "They have no coach right now.",
	Unopened:   "Their coach hasn't opened the message for " + itoa(Limits.UrgentUnopenedMinutes) + " minutes.",
	HandedOver: "Their coach asked the team to take over.",
	How:        "Open it with a reason. The app shows the member who they can call at any hour.",
	Open:       "Open the on-call page",
	Why:        "You get this because you're on the on-call rota or an administrator. It comes at any hour.",
}

// OnCallNotesTexts are the texts of OnCallNotes.
type OnCallNotesTexts struct {
	Message    Template
	Goal       Template
	HandedOver Template
	BellTitle  string
	BellText   string
}

// OnCallNotes: the notes in a conversation that a person on call opened, by the reason it was passed on. The member
// reads them; their time is in the member's zone.
var OnCallNotes = OnCallNotesTexts{
	Message:    "Someone from the Aangan team opened this conversation at {time} because your message sounded urgent.",
	Goal:       "Someone from the Aangan team opened this conversation at {time} because a goal you wrote sounded urgent.",
	HandedOver: "Someone from the Aangan team opened this conversation at {time} because your coach asked us to help.",
	BellTitle:  "Message from our team",
	BellText:   "Someone from the Aangan team wrote in your chat.",
}

// PaymentAnswersTexts are the texts of PaymentAnswers.
type PaymentAnswersTexts struct {
	NotFound      string
	NotSetAside   string
	NotAnEvent    string
	Unverified    string
	BrokeDown     string
	NoCustomer    string
	NotUnderstood string
}

// PaymentAnswers: the server's messages to administrators about events from the payment provider.
var PaymentAnswers = PaymentAnswersTexts{
	NotFound:      "This notice is no longer here.",
	NotSetAside:   "This notice is no longer marked as failed. Someone else may have handled it.",
	NotAnEvent:    "This isn't a valid notice ID",
	Unverified:    "This notice isn't signed by the payment provider, or it has expired.",
	BrokeDown:     "Processing it failed on our side. The log says where.",
	NoCustomer:    "The payment provider doesn't know this customer.",
	NotUnderstood: "The payment provider rejected our request, or we couldn't understand its answer.",
}

// PaymentLettersTexts are the texts of PaymentLetters.
type PaymentLettersTexts struct {
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
	PauseEnds struct {
		Subject string
		Text    Template
		Change  string
		Button  string
	}
	CardEnding Template
	SomeCard   string
}

// PaymentLetters: the emails to members about payments. Others may see the screen, so the subjects mention neither a
// payment nor its purpose or result.
var PaymentLetters = PaymentLettersTexts{
	Signature: "The Aangan team",
	Why:       "You're getting this because it's about your payments. These emails can't be turned off.",
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
		Text:    "Your payment went through. Here's your receipt.",
		Amount:  "Amount",
		Date:    "Paid on",
		Number:  "Number",
		Paid:    "For",
		Period:  "{from} to {until}",
		Button:  "See all your receipts",
		Stop:    "You can cancel there anytime. What you paid for stays open until its last day.",
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
		Subject:   "Your account needs attention",
		Text:      "We couldn't charge {amount} for your next month. It happens: a card expires, or a bank says no.",
		Until:     "Nothing changes until {time}. If it isn't paid by then, your membership ends, and you won't be charged for that month.",
		Over:      "The time to pay has passed, and your membership is ending. Nothing you wrote is lost.",
		Mend:      "Add another card, and we'll charge it right away. If you keep the same card, we'll try it again ourselves.",
		Button:    "Change card",
		Mind:      "If you'd rather stop, you can cancel there in two clicks.",
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
		Subject:   "A change to your account",
		Cancelled: "Your membership has ended, and you won't be charged again.",
		Unpaid:    "We couldn't charge your card for a while, so your membership has ended. You won't be charged for the unpaid month or any later one.",
		Stays:     "Your account stays. You can keep writing, and everything you wrote is still there.",
		Again:     "You can come back anytime.",
		Button:    "See your plan",
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
		Subject: "A reminder about your account",
		Text:    "Your free trial ends on {time}.",
		Charged: "You won't be charged. We don't have a card from you, and the trial ends on its own.",
		Go:      "If you'd like to continue, you can subscribe now. You'll still get the free days you have left.",
		Button:  "See your plan",
		Nothing: "If not, there's nothing to do. Your account stays, and you can keep writing.",
		Why:     "You're getting this once, because your trial is about to end.",
	},
	PauseEnds: struct {
		Subject string
		Text    Template
		Change  string
		Button  string
	}{
		Subject: "A reminder about your account",
		Text:    "Your pause ends soon. Your membership continues on {date}, and we charge your card {amount} that day.",
		Change:  "If you'd rather not continue, you can cancel there before that day.",
		Button:  "See your plan",
	},
	CardEnding: "{brand} ending in {last4}",
	SomeCard:   "Card",
}

// PenNamesTexts are the texts of PenNames.
type PenNamesTexts struct {
	Names []string
}

// PenNames: pseudonyms in the community: leaves, trees, flowers and spices that are rarely personal names, in Hindi as
// in English. Each is used once. A name's index is stored, so the order never changes; append new names.
var PenNames = PenNamesTexts{
	Names: []string{
		"Banyan",
		"Marigold",
		"Peepal",
		"Neem",
		"Tamarind",
		"Gulmohar",
		"Amaltas",
		"Kachnar",
		"Mogra",
		"Kadamba",
		"Curry Leaf",
		"Bay Leaf",
		"Betel Leaf",
		"Mango Leaf",
		"Banana Leaf",
		"Fig Leaf",
		"Lotus",
		"Water Lily",
		"Hibiscus",
		"Bougainvillea",
		"Frangipani",
		"Magnolia",
		"Gardenia",
		"Camellia",
		"Zinnia",
		"Cosmos",
		"Aster",
		"Anemone",
		"Bluebell",
		"Buttercup",
		"Calendula",
		"Carnation",
		"Chrysanthemum",
		"Clover",
		"Cornflower",
		"Crocus",
		"Cyclamen",
		"Daffodil",
		"Delphinium",
		"Dandelion",
		"Freesia",
		"Fuchsia",
		"Geranium",
		"Gladiolus",
		"Goldenrod",
		"Hollyhock",
		"Honeysuckle",
		"Hyacinth",
		"Hydrangea",
		"Jacaranda",
		"Larkspur",
		"Lavender",
		"Lilac",
		"Lobelia",
		"Lupin",
		"Morning Glory",
		"Nasturtium",
		"Nigella",
		"Orchid",
		"Peony",
		"Periwinkle",
		"Phlox",
		"Pimpernel",
		"Primrose",
		"Ranunculus",
		"Snapdragon",
		"Snowdrop",
		"Speedwell",
		"Spider Lily",
		"Sunflower",
		"Sweet Pea",
		"Thistle",
		"Trillium",
		"Tuberose",
		"Tulip",
		"Verbena",
		"Wisteria",
		"Yarrow",
		"Cardamom",
		"Cinnamon",
		"Clove",
		"Coriander",
		"Cumin",
		"Fennel",
		"Fenugreek",
		"Mace",
		"Mustard Seed",
		"Nutmeg",
		"Peppercorn",
		"Saffron",
		"Star Anise",
		"Turmeric",
		"Ajwain",
		"Asafoetida",
		"Kokum",
		"Sumac",
		"Sesame",
		"Vanilla",
		"Allspice",
		"Caraway",
		"Dill",
		"Galangal",
		"Lemongrass",
		"Mint",
		"Oregano",
		"Parsley",
		"Tarragon",
		"Thyme",
		"Marjoram",
		"Chervil",
		"Chives",
		"Black Cardamom",
		"Long Pepper",
		"Amchur",
		"Kalonji",
		"Teak",
		"Sandalwood",
		"Rosewood",
		"Deodar",
		"Cedar",
		"Pine",
		"Spruce",
		"Birch",
		"Maple",
		"Oak",
		"Elm",
		"Beech",
		"Alder",
		"Aspen",
		"Poplar",
		"Cypress",
		"Sycamore",
		"Chestnut",
		"Walnut",
		"Almond",
		"Cashew",
		"Pecan",
		"Mulberry",
		"Jamun",
		"Jackfruit",
		"Breadfruit",
		"Guava",
		"Custard Apple",
		"Wood Apple",
		"Bael",
		"Amla",
		"Mahua",
		"Sal",
		"Sheesham",
		"Semal",
		"Bamboo",
		"Coconut Palm",
		"Date Palm",
		"Areca Palm",
		"Palmyra",
		"Mangrove",
		"Eucalyptus",
		"Acacia",
		"Casuarina",
		"Rain Tree",
		"Silk Cotton",
		"Flame Tree",
		"Soapnut",
		"Moringa",
		"Litchi",
		"Loquat",
		"Mangosteen",
		"Papaya",
		"Persimmon",
		"Pomelo",
		"Quince",
		"Sapota",
		"Tangerine",
		"Apricot",
		"Plum Blossom",
		"Cherry Blossom",
		"Lime Leaf",
		"Lemon Leaf",
		"Pistachio",
		"Hornbeam",
		"Larch",
		"Fern",
		"Maidenhair",
		"Vetiver",
		"Henna Leaf",
		"Pandan",
		"Tea Leaf",
		"Coffee Blossom",
		"Indigo",
		"Champak",
		"Night Jasmine",
		"Screw Pine",
		"Blue Pea",
		"Balsam",
		"Cockscomb",
		"Ixora",
		"Lantana",
		"Crossandra",
		"Pomegranate",
	},
}

// PortfolioTexts are the texts of Portfolio.
type PortfolioTexts struct {
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
}

// Portfolio: the server's messages about a coach's profile, picture and credentials.
var Portfolio = PortfolioTexts{
	YearRange:              "Please enter a year from " + itoa(Limits.CredentialYearMin) + " to this one",
	NothingWaits:           "You have no change to your credentials waiting for review.",
	NameRequired:           "Please enter your name",
	NameTooLong:            "Your name cannot exceed " + itoa(Limits.PersonNameMax) + " characters",
	BioTooLong:             "Your bio cannot exceed " + itoa(Limits.CoachBioMax) + " characters",
	BioControls:            "Your bio has characters we can't save. Please type it again.",
	SpecializationsTooMany: "List up to " + itoa(Limits.SpecializationsMax) + ", separated by commas, each with up to " + itoa(Limits.SpecializationMax) + " characters",
	SpecializationsTooLong: "Your specializations cannot exceed " + itoa(Limits.SpecializationsTextMax) + " characters",
	CityTooLong:            "City cannot exceed " + itoa(Limits.CityMax) + " characters",
	StateTooLong:           "State cannot exceed " + itoa(Limits.CityMax) + " characters",
	CountryTooLong:         "Country cannot exceed " + itoa(Limits.CityMax) + " characters",
	TimeZoneInvalid:        "Please choose a time zone from the list",
	YearsRequired:          "Please enter your years of experience",
	YearsRange:             "Years of experience must be a whole number from 0 to " + itoa(Limits.ExperienceYearsMax),
	EducationTooLong:       "Education cannot exceed " + itoa(Limits.EducationMax) + " characters",
	TitleRequired:          "Please enter what it is",
	TitleTooLong:           "This cannot exceed " + itoa(Limits.CredentialTextMax) + " characters",
	IssuerRequired:         "Please enter who issued it",
	IssuerTooLong:          "The issuer cannot exceed " + itoa(Limits.CredentialTextMax) + " characters",
	TooManyCredentials:     "List up to " + itoa(Limits.CredentialsMax) + " credentials",
	SameCredentials:        "Members already see these credentials.",
	ReasonRequired:         "Please give a reason, so they know what to do about it",
	ReasonTooLong:          "The reason cannot exceed " + itoa(Limits.DecisionReasonMax) + " characters",
	ReasonControls:         "The reason has characters we can't save. Please type it again.",
	ChangeNotFound:         "This change is no longer here.",
	ChangeDecided:          "This change was decided or withdrawn in the meantime.",
	OwnCredentials:         "These are your own credentials. Someone else has to review them.",
	ImageType: Toast{
		Title: "We can't use this picture",
		Text:  "Please choose a JPEG, PNG, or WebP picture.",
	},
	ImageDamaged:       "This picture is damaged. Try saving it again, or choose another one.",
	ImageTooManyPixels: "This picture is too large. Choose one with up to " + itoa(Limits.CoachImageMegapixels) + " megapixels.",
	ImageTooSmall:      "This picture is too small. Choose one that's at least " + itoa(Limits.CoachImageLeast) + " by " + itoa(Limits.CoachImageLeast) + " pixels.",
	CropInvalid:        "The area you select must be inside the picture.",
	ImageBusy:          "Many pictures are being saved right now. Please try again in a moment.",
	ImageOwnBusy:       "Your other picture is still uploading.",
}

// PositionsTexts are the texts of Positions.
type PositionsTexts struct {
	WellnessCoach struct {
		Title        string
		Department   string
		Type         string
		Description  []string
		Requirements []string
	}
	ContentWriter struct {
		Title        string
		Department   string
		Type         string
		Description  []string
		Requirements []string
	}
	FrontendDeveloper struct {
		Title        string
		Department   string
		Type         string
		Description  []string
		Requirements []string
	}
	OperationsManager struct {
		Title        string
		Department   string
		Type         string
		Description  []string
		Requirements []string
	}
	Remote string
}

// Positions: the open positions of the careers page.
var Positions = PositionsTexts{
	WellnessCoach: struct {
		Title        string
		Department   string
		Type         string
		Description  []string
		Requirements []string
	}{
		Title:      "Wellness Coach",
		Department: "Coaching",
		Type:       "Part-time",
		Description: []string{
			"You coach people who moved far away and still hear home in every decision. You meet each client by video, 30 minutes at a time. In between, you answer their messages, typically within 24 hours.",
			"You coach. You don't diagnose, treat, or prescribe. When someone needs a therapist, a doctor, or a crisis line, you say so and help them get there. Clients know you by name and stay with you, so we're looking for people who want to stay too.",
		},
		Requirements: []string{
			"Certified in India as a wellness coach",
			"Experience coaching people one on one about family, work, or living between two countries",
			"English, and at least one South Asian language the way it's spoken at home",
			"A clear sense of where coaching ends and treatment begins",
			"Calm when someone writes that they may come to harm, and ready to follow our steps for it",
			"A quiet room where no one can overhear you, and some free evenings",
		},
	},
	ContentWriter: struct {
		Title        string
		Department   string
		Type         string
		Description  []string
		Requirements []string
	}{
		Title:      "Content Writer",
		Department: "Content",
		Type:       "Contract",
		Description: []string{
			"You write what people read on their phones at night: articles about family, visas, work, and being far away, short practices for a bad evening, and the few words on our buttons.",
			"You take what coaches know and turn it into something a tired person can use. You say where a claim comes from, or leave it out. You can write about a mother who means well without making her the villain or the joke.",
		},
		Requirements: []string{
			"Three published articles we can read",
			"Plain, warm English, with an ear for the Hindi, Tamil, or Urdu that slips into it",
			"Knowledge of South Asian family life in the U.S., from your own life or from years of listening",
			"Care with hard subjects: grief, distress, self-harm",
			"Facts checked, sources named, deadlines kept",
		},
	},
	FrontendDeveloper: struct {
		Title        string
		Department   string
		Type         string
		Description  []string
		Requirements []string
	}{
		Title:      "Frontend Developer",
		Department: "Engineering",
		Type:       "Full-time",
		Description: []string{
			"You build the pages people open at a hard moment, mostly on a phone, often on a bad network. They have to load right away, work with a keyboard and a screen reader, and show nothing private to someone looking over a shoulder.",
			"You work in TypeScript and React with our own UI kit, and closely with the people who write the server. You care about a kilobyte, a focus ring, and the wording of an error. You test what you build in a real browser.",
		},
		Requirements: []string{
			"Strong TypeScript, React, HTML, and CSS, and a sense of when you don't need the first two",
			"Accessibility as a habit: WCAG 2.2 AA, tested with a keyboard and a screen reader",
			"Experience measuring pages and making them light for slow phones",
			"Tests that fail when the thing they test is broken",
			"Able to explain a decision in a few plain sentences",
		},
	},
	OperationsManager: struct {
		Title        string
		Department   string
		Type         string
		Description  []string
		Requirements []string
	}{
		Title:      "Operations Manager",
		Department: "Operations",
		Type:       "Full-time",
		Description: []string{
			"You keep Aangan running across two time zones. You help coaches join and check their paperwork, make sure every member hears back, and notice what goes wrong twice.",
			"You answer when someone asks about a bill, wants their data deleted, or couldn't reach their coach. You write down how things are done, so the next person doesn't have to ask.",
		},
		Requirements: []string{
			"Experience running day-to-day operations in a service where people wait for an answer",
			"Clear, kind writing to members and to coaches",
			"Comfortable working with colleagues in India and the U.S., at hours that suit both",
			"Discretion: you'll see things that are no one else's business",
			"Organized with paperwork, numbers, and follow-ups",
		},
	},
	Remote: "Remote (US-based)",
}

// ProviderTexts are the texts of Provider.
type ProviderTexts struct {
	PendingOver   string
	LinkFirst     string
	NothingToLink string
	NoPassword    string
	WrongPassword string
}

// Provider: the server's messages about a sign-in with an identity provider ("Continue with Google").
var Provider = ProviderTexts{
	PendingOver:   "This took too long, or you finished it in another window. Please continue with Google again.",
	LinkFirst:     "There's already an account with this email. Enter its password to connect the two.",
	NothingToLink: "There's no account with this email to connect. Please continue with Google again.",
	NoPassword:    "Your account doesn't have a password yet. Choose Forgot Password to get an email with a link to set one, then continue with Google again.",
	WrongPassword: "This isn't your account's password. Please try again.",
}

// PushTexts are the texts of Push.
type PushTexts struct {
	NeutralName    string
	Message        string
	Session        string
	Off            string
	Shared         string
	UnknownService string
	WrongKey       string
}

// Push: the texts of push messages, which appear on a locked screen where other people may see them, and the errors of
// turning them on. A push message must say nothing about what the product is.
var Push = PushTexts{
	NeutralName:    "Notes",
	Message:        "You have a new message",
	Session:        "You have a new reminder",
	Off:            "Turn these off",
	Shared:         "You marked this device as shared, so notifications stay off here.",
	UnknownService: "We can't send notifications to this browser.",
	WrongKey:       "This browser's keys can't be used. Please turn notifications off and on again.",
}

// RiskTexts are the texts of Risk.
type RiskTexts struct {
	TellDraft     string
	UnknownAnswer string
	UnknownReport string
}

var Risk = RiskTexts{
	TellDraft:     "I'm not doing well and I don't feel safe with my thoughts. Can you write to me as soon as you see this?",
	UnknownAnswer: "Answer with yes, sometimes, no, or declined.",
	UnknownReport: "Answer with safe, easier, same, or harder.",
}

// SafetyNotesTexts are the texts of SafetyNotes.
type SafetyNotesTexts struct {
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
}

// SafetyNotes: the server's messages about safety notes. Pages show them unchanged.
var SafetyNotes = SafetyNotesTexts{
	TitleRequired:  "Please enter a title",
	TitleTooLong:   "A title can have at most " + itoa(Limits.SafetyTitleMax) + " characters",
	TextTooLong:    "A section can have at most " + itoa(Limits.SafetyTextMax) + " characters",
	TextControls:   "The text has characters that can't be saved. Please type it again.",
	NameRequired:   "Please enter a name",
	NameTooLong:    "A name can have at most " + itoa(Limits.SafetyContactNameMax) + " characters",
	PhoneRequired:  "Please enter a phone number",
	PhoneInvalid:   "Please enter a full phone number, such as 408 555 0142",
	TooMany:        "You can have at most " + itoa(Limits.SafetySectionsMax) + " sections",
	SectionID:      "Each section needs its own ID",
	Changed:        "Your notes were changed on another device. Check what you wrote here, then save again.",
	NotATime:       "This isn't the time of a change",
	CoachChanged:   "You have another coach now. Nothing was shared.",
	NothingToShare: "Write something first, then share it.",
	NotFound:       "You have no safety notes.",
}

// SchedulingTexts are the texts of Scheduling.
type SchedulingTexts struct {
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
	RepeatFailed          Template
	RepeatTooFar          string
	RepeatsTooMany        string
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
	RatingRequired        string
	FeedbackTooLong       string
	FeedbackControls      string
	FeedbackNothing       string
	FeedbackTooLate       Template
	FeedbackOtherCoach    Template
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
}

// Scheduling: the server's messages about sessions and hours. Pages show them unchanged.
var Scheduling = SchedulingTexts{
	NoteTooLong:           "The note cannot exceed 500 characters",
	IsOver:                "This session is over.",
	LastBeforeFirst:       "The last day can't be before the first",
	LinkInvalid:           "The link must start with https://",
	LinkTooLong:           "The link cannot exceed 300 characters",
	NotYourCoach:          "You can book sessions with your own coach. To book with {coachName}, choose them as your coach first.",
	DateMissing:           "Please choose a date and a time",
	DateInvalid:           "We couldn't read this date and time",
	TooSoon:               "That's less than {hours} hours from now. Please choose a later time.",
	TooFar:                "You can book sessions up to {days} days ahead. Please choose an earlier time.",
	NotOffered:            "{coachName} isn't available at that time. Please choose one of the open times.",
	TimeTaken:             "Someone just took that time. Here's what's still open.",
	TimeTakenForCoach:     "One of your clients just took that time. Here's what's still open.",
	MemberHasOne:          "You already have a session at that time. Here's what's still open.",
	ClientHasOne:          "Your client has another session at that time. Here's what's still open.",
	NoSessionsLeft:        "Your plan includes {included} sessions a month, and you've used them for {month}. You can book in another month.",
	RepeatFailed:          "We didn't book any of these sessions. {when}: {reason}",
	RepeatTooFar:          "You can repeat a session within this month and the next.",
	RepeatsTooMany:        "You can repeat a session up to " + itoa(Limits.RepeatsMax) + " times",
	NoteControls:          "Your note has characters we can't send. Please type it again.",
	MoveTooLate:           "You can reschedule a session until {hours} hours before it starts. You can still cancel it.",
	CancelledAlready:      "This session was already canceled.",
	HasBegun:              "This session has already started, so it can't be changed.",
	VideoTooEarly:         "The video opens {minutes} minutes before the session. You can report a problem from then on.",
	VideoTooLate:          "This session ended more than {hours} hours ago. Please message your coach instead.",
	SameTime:              "The session is already at that time. Please choose another one.",
	TimeProposedToAnother: "You've proposed that time to another client. Here's what's still open.",
	ProposedAlready:       "You've already proposed a time for this session. Withdraw it to propose another one.",
	NothingProposed:       "No proposal is open for this session.",
	ProposalNotFound:      "We couldn't find this proposal.",
	ProposalWithdrawn:     "Your coach withdrew this proposal. The session's time stays the same.",
	ProposalAnswered:      "This proposal is no longer open. The session is at the time shown here.",
	ProposalTooLate:       "The time to answer has passed. The session's time stays the same.",
	OutcomeUnknown:        "Choose whether it took place, or who couldn't come",
	MarkTooEarly:          "This session hasn't started yet. You can say how it went once it starts.",
	MarkVideoFailed:       "The video didn't work in this session, so it can't be marked as your client's no-show.",
	MarkTooLate:           "You can say how a session went for up to {days} days after it.",
	SessionNotFound:       "We couldn't find this session.",
	RatingRequired:        "Please choose how it went",
	FeedbackTooLong:       "Your words cannot exceed " + itoa(Limits.SessionFeedbackMax) + " characters",
	FeedbackControls:      "Your words have characters we can't save. Please type them again.",
	FeedbackNothing:       "You can answer after a session that took place.",
	FeedbackTooLate:       "You can answer for up to {days} days after a session.",
	FeedbackOtherCoach:    "You can share this with {coachName} only while they're your coach.",
	PositionUnknown:       "This place is no longer in the list. Please reload it.",
	SpanInvalid:           "This must be a date such as 2026-11-01, or a time such as 2026-11-01T09:00:00Z",
	SpanBackwards:         "The end must be after the start",
	SpanTooLong:           "You can view up to 62 days at once",
	WeekdayInvalid:        "A weekday must be a number from 1 (Monday) to 7 (Sunday)",
	TimeInvalid:           "Choose times on the hour or the half hour",
	WindowEmpty:           "The end must be after the start",
	WindowsOverlap:        "Some of these hours overlap",
	NoWindows:             "Choose at least one time. To take a whole day off, add a day off instead.",
	DayInvalid:            "Please choose a day",
	DayOver:               "This day has passed",
	DayTooFar:             "Choose a day within the next year",
	DaysOffOverlap:        "You already have some of these days off",
	DaysOffNotFound:       "These days off are no longer here.",
	LinkHost:              "We accept links to {hosts}",
}

// SessionNoticesTexts are the texts of SessionNotices.
type SessionNoticesTexts struct {
	ProposedTitle  Template
	ProposedText   Template
	StaysTitle     Template
	StaysText      Template
	CancelledTitle Template
	CancelledText  Template
	UpcomingTitle  Template
	DayText        Template
	HourText       Template
	RecapTitle     Template
	RecapText      Template
}

// SessionNotices: a member's notifications about their sessions. They are shown only after sign-in, so they may name
// the coach.
var SessionNotices = SessionNoticesTexts{
	ProposedTitle:  "Another time for your session on {day}?",
	ProposedText:   "{coachName} would like to meet at {proposed} instead of {now}. Your current time stays until you answer. Please answer before {until}.",
	StaysTitle:     "Your session on {day} stays as planned",
	StaysText:      "{coachName} no longer needs another time.",
	CancelledTitle: "Your session on {day} is canceled",
	CancelledText:  "{coachName} had to cancel your session at {when}. It won't count toward your monthly total.",
	UpcomingTitle:  "Your session on {day}",
	DayText:        "With {coachName}, {when}.",
	HourText:       "With {coachName}, soon: {when}. You can join from {minutes} minutes before it starts.",
	RecapTitle:     "{coachName} shared notes from your session",
	RecapText:      "From {when}. You can read them under Sessions.",
}

// SharingTexts are the texts of Sharing.
type SharingTexts struct {
	NoCoach      string
	FieldUnknown string
}

// Sharing: the texts of the setting that selects those answers.
var Sharing = SharingTexts{
	NoCoach:      "You don't have a coach right now, so no one sees any of this. Choose a coach, then decide here.",
	FieldUnknown: "This can't be shared",
}

// UnsubscribeTexts are the texts of Unsubscribe.
type UnsubscribeTexts struct {
	BrokenText string
	Kinds      []LetterKind
	LetterLine string
	LetterLink string
}

// Unsubscribe: the texts of the unsubscribe page and of the line in emails that links to it. A visitor may not be
// signed in and may share the screen, so the title does not mention the service.
var Unsubscribe = UnsubscribeTexts{
	BrokenText: "Part of the link is missing. Open it again from the email, or choose in your profile which emails you want.",
	Kinds: []LetterKind{
		LetterKind{
			Code:    "messages",
			Stops:   "We'll no longer email you when something is waiting for you. You'll see it when you open Aangan.",
			Stopped: "We no longer email you when something is waiting for you. You'll see it when you open Aangan.",
			Again:   "We'll email you when something is waiting for you, as long as emails are on in your profile.",
		},
		LetterKind{
			Code:    "sessions",
			Stops:   "We'll no longer remind you by email of times you booked. You'll see them when you open Aangan.",
			Stopped: "We no longer remind you by email of times you booked. You'll see them when you open Aangan.",
			Again:   "We'll remind you by email of times you booked, as long as emails are on in your profile.",
		},
		LetterKind{
			Code:    "newsletter",
			Stops:   "You'll no longer get the newsletter.",
			Stopped: "You no longer get the newsletter.",
			Again:   "You'll get the newsletter again, as long as emails are on in your profile.",
		},
		LetterKind{
			Code:    "all",
			Stops:   "We'll stop all optional emails: when something is waiting for you, about times you booked, and the newsletter.",
			Stopped: "We've stopped all optional emails: when something is waiting for you, about times you booked, and the newsletter.",
			Again:   "We'll email you again about what you chose in your profile.",
		},
	},
	LetterLine: "Don't want these emails?",
	LetterLink: "Unsubscribe",
}

// UrgentLetterTexts are the texts of UrgentLetter.
type UrgentLetterTexts struct {
	Subject     string
	Waits       string
	Acknowledge string
	App         string
	Open        string
	Why         string
}

// UrgentLetter: the email to a coach about a message that may indicate a crisis. Others may see the coach's phone, so
// it names neither the author nor the content.
var UrgentLetter = UrgentLetterTexts{
	Subject:     "Please check your messages now",
	Waits:       "A message from one of your clients needs you soon. Please read it as soon as you can.",
	Acknowledge: "Once you have, choose “Close with an outcome” there. Until then, we'll email you again when there's more, at most every " + itoa(Limits.UrgentLetterMinutes) + " minutes.",
	App:         "The app shows your client who they can call at any hour.",
	Open:        "Open the chat",
	Why:         "You're getting this because you're a coach with us. It's sent at any hour because it may matter at any hour.",
}

// UrgentTeamLetterTexts are the texts of UrgentTeamLetter.
type UrgentTeamLetterTexts struct {
	Subject          string
	Greeting         string
	Waits            string
	Nobody           string
	Unopened         Template
	AwayOrHandedOver string
	CoachTold        string
	Which            Template
	Why              string
}

// UrgentTeamLetter: the email to the team if no coach reads the message and nobody else can be alerted. It names
// neither the author nor the content.
var UrgentTeamLetter = UrgentTeamLetterTexts{
	Subject:          "A chat needs someone now",
	Greeting:         "Hello,",
	Waits:            "A message needs a person soon, and the coach it was written to can't see it.",
	Nobody:           "The coach isn't active, or the member left them and hasn't chosen another. The app shows the member who they can call at any hour. Please make sure someone is there for them.",
	Unopened:         "A message needs a person soon, and the coach it was written to hasn't opened it for {minutes} minutes.",
	AwayOrHandedOver: "A message needs a person soon, and its coach has a day off or asked the team to help.",
	CoachTold:        "The coach was emailed at once. Please reach them, or make sure someone else is there for the member. The app shows the member who they can call at any hour.",
	Which:            "The chat's ID is {conversation}.",
	Why:              "You get this because no one is on call and the portal has no administrator.",
}

// ValidationTexts are the texts of Validation.
type ValidationTexts struct {
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
}

// Validation: the messages that forms show below their fields. Do not reword those of the product's documents. The
// last ones are for input that no form of the product sends.
var Validation = ValidationTexts{
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
	PasswordTooCommon:       "This password is one of the first that people try. Please choose another one.",
	PasswordHoldsName:       "This password contains your name, username or email. Please choose another one.",
	PasswordSame:            "This is already your password. Please choose another one.",
	CurrentPasswordRequired: "Please enter your current password",
	MessageBlank:            "Please write something first",
	MessageTooLong:          "Message cannot exceed 4000 characters",
	MessageControls:         "Your message has characters we can't send. Please type it again.",
	MessageID:               "The message needs a valid ID",
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
	LinkInvalid:             "Please enter a link that starts with http:// or https://",
	LinkTooLong:             "Link cannot exceed 300 characters",
	NoteRequired:            "Please tell us something about yourself",
	NoteTooLong:             "This cannot exceed 5000 characters",
	ProfileEmailInvalid:     "Invalid email address",
	UsernameNotFree:         "This username is taken. Please choose another one.",
	ProfileRegionRequired:   "Region is required",
	ProfileGenderRequired:   "Gender is required",
	AgeRangeRequired:        "Age range is required",
	QuietHoursInvalid:       "Please choose a time from the list",
	QuietHoursHalf:          "Quiet hours need a start and an end",
	QuietHoursEqual:         "Quiet hours can't start and end at the same time",
	LoginTooLong:            "Username or email cannot exceed 100 characters",
	DetailTooLong:           "This cannot exceed 500 characters",
	ControlCharacters:       "This has characters that can't be used here. Please type it again.",
	ChooseListed:            "Please choose one of the options",
	ChooseOnce:              "Please choose each option only once",
	TooManyFocus:            "Please choose up to 5 topics",
	TimeZoneInvalid:         "Please choose a valid time zone",
	WrongTypeText:           "This must be text",
	WrongTypeNumber:         "This must be a number",
	WrongTypeList:           "This must be a list",
	WrongTypeFlag:           "This must be true or false",
}

// WaitingLetterTexts are the texts of WaitingLetter.
type WaitingLetterTexts struct {
	Subject string
	Waits   string
	NoHurry string
	Open    string
	Why     string
}

// WaitingLetter: the email to a member who has not read their coach's message for some time. Others in a household may
// see it, so it mentions neither the author nor the content.
var WaitingLetter = WaitingLetterTexts{
	Subject: "Something new for you",
	Waits:   "There's something new for you on Aangan.",
	NoHurry: "There's no rush. It'll be there when you open Aangan.",
	Open:    "Open Aangan",
	Why:     "You'll get one email like this, and no more until you've seen what's new. You can turn these emails off or set quiet hours in your profile.",
}

package copy

// ModerationOutcomes are the possible decisions about a post or a comment: it is shown (again), it stays hidden and the
// author may edit it, or it is removed for good.
var ModerationOutcomes = []Option{
	{"keep", "Show it"},
	{"hide", "Keep it out of sight"},
	{"remove", "Remove it"},
}

// Moderation are the server's messages to the community's moderators, and the member's notification. Others may see the
// screen, so the notification contains no details.
var Moderation = struct {
	BellTitle, BellText string

	AdministratorsOnly                       string
	CaseNotFound, Taken, Decided, ClaimFirst string
	WordsChanged                             string
	ChooseOutcome, SuspendDays, NoteTooLong  string
	NoteControls                             string
	OwnWords, AppealOnce, NothingToAppeal    string
	NotACase, NotAnEntry, NotANotice         string
	AddressTaken, AddressOfCoach             string
	NoAdministrator                          string
}{
	BellTitle: "Community",
	BellText:  "There is something new for you in the community.",

	AdministratorsOnly: "This is for administrators only.",
	CaseNotFound:       "This case is not there any more.",
	Taken:              "Somebody else is looking at this right now.",
	Decided:            "This has been decided already.",
	ClaimFirst:         "Please take the case first. A case that was taken is free again after " + itoa(Limits.ClaimMinutes) + " minutes.",
	WordsChanged:       "The words, or what was said about them, have changed since you read them. Please read them again.",
	ChooseOutcome:      "Please choose what becomes of it",
	SuspendDays:        "Please choose between 0 and " + itoa(Limits.SuspendDaysMax) + " days",
	NoteTooLong:        "The note cannot exceed " + itoa(Limits.ModerationNoteMax) + " characters",
	NoteControls:       "The note holds characters that cannot be kept. Please type it again.",
	OwnWords:           "You wrote this yourself. You can change it or take it back.",
	AppealOnce:         "You have already asked for another look. What was decided then stands.",
	NothingToAppeal:    "There is no decision that you could ask another look at.",
	NotACase:           "This is not the id of a case",
	NotAnEntry:         "This is not the id of an entry",
	NotANotice:         "This is not the id of a notice",
	AddressTaken:       "There is already an administrator with this address. Nothing was changed, the password neither.",
	NoAdministrator:    "There is no administrator with this address. Nothing was changed.",
	AddressOfCoach:     "This address belongs to a coach. Please give another one for the administrator.",
}

package copy

// OnCallReasons are the reasons for which a person on call opens a member's conversation.
var OnCallReasons = []Option{
	{"no_reader", "No coach can read it"},
	{"unopened", "The coach hasn't opened it"},
	{"handed_over", "The coach asked the team"},
	{"other", "Something else"},
}

// OnCallAnswers are the errors about crises and the rota of the people on call, from server and page.
var OnCallAnswers = struct {
	NotOnCall, ChooseReason                             string
	DetailRequired, DetailTooShort, DetailTooLong       string
	DetailControls, NoSuchBlock, NotAble, TooManyPeople string
	Closed                                              string
}{
	NotOnCall:      "Only people on call and administrators can do this.",
	ChooseReason:   "Choose why you're opening it",
	DetailRequired: "Say in a few words why you're opening it",
	DetailTooShort: "Use at least " + itoa(Limits.OnCallDetailMin) + " characters",
	DetailTooLong:  "Use at most " + itoa(Limits.OnCallDetailMax) + " characters",
	DetailControls: "The text has characters we can't save. Please type it again.",
	NoSuchBlock:    "The rota has no such block.",
	NotAble:        "Choose administrators and active coaches only",
	TooManyPeople:  "A block can have up to " + itoa(Limits.OnCallPeopleMax) + " people",
	Closed:         "This crisis was closed, or it isn't yours to open.",
}

// OnCallNotes are the notes in a conversation that a person on call opened, by the reason it was passed on. The member
// reads them; their time is in the member's zone.
var OnCallNotes = struct {
	Message, Goal, HandedOver Template
	// BellTitle and BellText are the member's notification, for these notes and for the team's messages.
	BellTitle, BellText string
}{
	Message:    "Someone from the Aangan team opened this conversation at {time} because your message sounded urgent.",
	Goal:       "Someone from the Aangan team opened this conversation at {time} because a goal you wrote sounded urgent.",
	HandedOver: "Someone from the Aangan team opened this conversation at {time} because your coach asked us to help.",
	BellTitle:  "Message from our team",
	BellText:   "Someone from the Aangan team wrote in your chat.",
}

// OnCallLetter is the email to a person on call. It names neither the member nor the content.
var OnCallLetter = struct {
	Subject, Waits                                string
	Inactive, Away, NoCoach, Unopened, HandedOver string
	How, Open, Why                                string
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

// OnCall holds the texts of the on-call page.
var OnCall = struct {
	Name, Waiting                                                string
	WaitingCount                                                 Plural
	FirstLook, NoFirstLook                                       Template
	None, NotNow, NoAccess, LoadFailed                           string
	SinceWritten                                                 string
	Member                                                       string
	Urgent, Concern                                              string
	WhyInactive, WhyAway, WhyNoCoach, WhyUnopened, WhyHandedOver string
	NotOpened                                                    string
	OpenedBy, OpenedByYou                                        Template
	You, YouAlerted, Alerted, AlsoAlerted                        Template
	NoOneAlerted                                                 string
	Open, Continue                                               string
	// The dialog in which a person gives the reason.
	OpenTitle, OpenText, Reason, Detail, DetailHint string
	OpenNow, Opening, OpenFailed                    string
	// The open conversation.
	CaseTitle, WriteLabel                                 Template
	Back, CaseFailed, CaseClosed, CaseClosedText          string
	Conversation, TeamAuthor, Goals                       string
	NoMessages                                            string
	Facts, MemberName, Email, EmailUnconfirmed, LocalTime string
	Coach, CoachReads, CoachCannotRead                    string
	Looks                                                 string
	Look, LookWithDetail                                  Template
	Handovers, NoteUnreadable                             string
	Handover                                              Template
	AccessNote                                            string
	Write, Send, Sending, SendFailed                      string
	Close, CloseText                                      string
	Closed                                                Toast
	File                                                  Template
	// The rota.
	Rota, RotaText, RotaFailed             string
	BlockNames                             []Option
	Empty, Now, NoOneNow                   string
	EditBlock, EditTitle, People, NoPeople Template
	Save, Saving, SaveFailed               string
	Saved                                  Toast
	NotAble                                Template
	// The crises that were closed lately.
	ClosedTitle                                 Template
	NoneClosed                                  string
	Written, FirstLookColumn, LookedBy, Outcome string
	ByCoach, ByOnCall, Unknown                  string
	// The lines of the audit log.
	ActRota, ActOpen, ActLook, ActWrite, ActClose Template
}{
	Name:         "On call",
	Waiting:      "waiting",
	WaitingCount: Plural{"{count} member is waiting for a person.", "{count} members are waiting for a person."},
	FirstLook:    "First look in the last {days} days: {median} typical, {slowest} at worst.",
	NoFirstLook:  "First look: nothing to measure in the last {days} days.",
	None:         "No one is waiting.",
	NotNow:       "You're not on call right now. Your hours are in the rota below.",
	NoAccess:     "You're not on the on-call rota. An administrator can add you.",
	LoadFailed:   "Failed to load the on-call page",
	SinceWritten: "since written",
	Member:       "A member",
	Urgent:       "Urgent",
	Concern:      "Concern",

	WhyInactive:   "The coach's account isn't active.",
	WhyAway:       "The coach has a day off.",
	WhyNoCoach:    "The member has no coach.",
	WhyUnopened:   "The coach hasn't opened it.",
	WhyHandedOver: "The coach asked the team.",
	NotOpened:     "No one on call has opened it.",
	OpenedBy:      "{name} opened it {ago}.",
	OpenedByYou:   "You opened it {ago}.",
	You:           "You",
	YouAlerted:    "You were alerted {ago}",
	Alerted:       "{name} was alerted {ago}",
	AlsoAlerted:   "also {name}, {ago}",
	NoOneAlerted:  "No one was on call. The team was emailed.",
	Open:          "Open with a reason",
	Continue:      "Continue",

	OpenTitle:  "Why are you opening it?",
	OpenText:   "You'll see the conversation around the message. The audit log keeps that you opened it, and the member is told that someone from the team did.",
	Reason:     "Reason",
	Detail:     "In your own words",
	DetailHint: "Needed for “Something else”. No names, please.",
	OpenNow:    "Open conversation",
	Opening:    "Opening...",
	OpenFailed: "Failed to open it",

	Back:             "Back to On call",
	CaseTitle:        "{firstName} may be in crisis",
	CaseFailed:       "Failed to load this conversation",
	CaseClosed:       "This crisis is closed",
	CaseClosedText:   "You no longer have access to the conversation.",
	Conversation:     "Conversation",
	TeamAuthor:       "Aangan team",
	Goals:            "Written in a goal",
	NoMessages:       "The message was deleted. The member can still read what you write.",
	Facts:            "Who they are",
	MemberName:       "Member",
	Email:            "Email",
	EmailUnconfirmed: "not confirmed",
	LocalTime:        "Their time",
	Coach:            "Coach",
	CoachReads:       "Can read and write here",
	CoachCannotRead:  "Can't read this conversation now",
	Looks:            "Who opened it",
	Handovers:        "The coach asked the team",
	Handover:         "{name}, {time}",
	NoteUnreadable:   "The note can't be opened.",
	Look:             "{name}, {time}: {reason}",
	LookWithDetail:   "{name}, {time}: {reason}. {detail}",
	AccessNote:       "You have access until the crisis is closed. The member can see when someone from the team opened it.",
	Write:            "Write as the Aangan team",
	WriteLabel:       "Message to {firstName}",
	Send:             "Send",
	Sending:          "Sending...",
	SendFailed:       "Failed to send the message",
	Close:            CoachCrisis.Close,
	CloseText:        "A dated entry stays on the member's page for their coach. Your access ends with it.",
	Closed:           Toast{"Outcome saved", "Your access to the conversation has ended."},
	File:             "File: {name}",

	Rota:       "Rota, every week",
	RotaText:   "Pacific time. The last block runs into the next morning. In an empty block, all administrators are alerted.",
	RotaFailed: "Failed to load the rota",
	BlockNames: []Option{{"6", "6 AM to 2 PM"}, {"14", "2 to 10 PM"}, {"22", "10 PM to 6 AM"}},
	Empty:      "Empty",
	Now:        "now",
	NoOneNow:   "No one is on the rota right now. All administrators are alerted.",
	EditBlock:  "{day}, {hours}: {people}",
	EditTitle:  "On call {day}, {hours}",
	People:     "People",
	NoPeople:   "No one can be put on the rota yet.",
	Save:       "Save block",
	Saving:     "Saving...",
	SaveFailed: "Failed to save the block",
	Saved:      Toast{"Rota saved", "The people in it see the on-call page now."},
	NotAble:    "{name} (not active)",

	ClosedTitle:     "Closed in the last {days} days",
	NoneClosed:      "No crises were closed.",
	Written:         "Written",
	FirstLookColumn: "First look",
	LookedBy:        "Looked at by",
	Outcome:         "Outcome",
	ByCoach:         "Coach",
	ByOnCall:        "On call",
	Unknown:         "Not recorded",

	ActRota:  "{name} changed the on-call rota: {block}",
	ActOpen:  "{name} opened a member's conversation during a crisis",
	ActLook:  "{name} looked again at a member's conversation during a crisis",
	ActWrite: "{name} wrote to a member as the team during a crisis",
	ActClose: "{name} closed a crisis on call",
}

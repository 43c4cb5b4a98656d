package copy

// Administration holds the texts of the administrators' pages in the coach portal: the queue of cases, one community
// case with its text, and the audit log.
var Administration = struct {
	Name, Title, Description, Lead string
	TabsLabel                      string
	Overview, Moderation, Audit    string
	OpenCases                      Plural
	Waiting, Elsewhere             string

	GroupCommunity, GroupSite, GroupHouse string
	CaughtUp, CaughtUpText                string
	CasesText, CoachesText                string
	SetAsideText, InboxText, JobsText     string
	NobodyWorks, NobodyWorksText          string
	GoToHealth, WaitsLabel, WaitingFailed string

	WaitingTitle, GoToQueue       string
	Urgent                        Plural
	NothingWaits, NothingText     string
	LatestTitle, GoToLog          string
	NothingLogged, NothingLogText string

	StateLabel, StateOpen, StateDecided string
	NoDecided, NoDecidedText            string
	QueueFailed, MoreFailed             string
	More, LoadingMore                   string
	Fresh                               Plural
	ListLabel                           string

	Post, Comment               string
	ReasonUrgent, ReasonConcern string
	ReasonAppeal, ReasonLinks   string
	Flags                       Plural
	OutOfSight                  string
	Opened, Decided             Template
	YouHave                     string
	SomebodyHas                 Template
	OutcomeShown, OutcomeHidden string
	OutcomeRemoved, OutcomeGone string

	ChooseTitle, ChooseText     string
	BackToQueue                 string
	CaseFailed, CaseGone        string
	CaseGoneText                string
	CaseLabel                   Template
	InCategory, ByAuthor        Template
	StatusPublished, StatusHeld string
	StatusHidden, StatusRemoved string
	StatusDeleted               string
	WordsTitle, ThreadTitle     string
	Covered, CoveredHint        string
	Uncover, Cover              string
	CoveredToo, UncoverToo      string
	NoWords                     string
	AppealTitle                 string
	FlagsTitle                  string
	AuthorTitle, AuthorText     string
	NewAccount                  string
	BeforeNone, BeforeOnce      string
	BeforeSeveral               string
	EarlierTitle                string
	EarlierWarned               string
	EarlierSuspended            Plural
	NoteOf                      Template

	Take, Taking, TakeText         string
	TakeFailed                     string
	TakenBy                        Template
	YoursFor                       Plural
	YoursNow                       string
	Longer, Lengthening            string
	GiveBack, GivingBack           string
	GiveBackFailed                 string
	Lost, LostText, TakeAgain      string
	DecideTitle, OutcomeLabel      string
	KeepText, HideText, RemoveText string
	KeepAppealText, HideAppealText string
	RemoveAppealText               string
	AlsoLabel                      string
	Warn, WarnText                 string
	Help, HelpText                 string
	Suspend, SuspendText           string
	Note, NoteText                 string
	CharactersLeft, CharactersOver Plural
	Decide, Deciding               string
	DecideFailed                   string
	ReadFirst                      string
	LookAgain                      string
	ConfirmRemove, ConfirmSuspend  string
	ConfirmRemoveText              string
	ConfirmRemoveAppealText        string
	ConfirmSuspendText             Plural
	ConfirmBack                    string
	Done                           Template
	DoneText                       string
	NextCase, NoNextCase           string
	DecidedTitle                   string

	AuditTitle, AuditLead, AuditFailed string
	Earlier, LoadingEarlier            string
	LogEnd                             string
	CommandLine                        string
	ActTake, ActGiveBack               Template
	ActDecide, ActCreate, ActRemove    Template
	DetailWarned, DetailHelped         string
	DetailSuspended                    Plural
	OpenCase                           string
	Today, Yesterday                   string
}{
	Name:        "Administration",
	Title:       "Administration",
	Description: "What waits for a look, and what was done.",
	Lead:        "What waits for a look, and what was done lately.",
	TabsLabel:   "Administration",
	Overview:    "Overview",
	Moderation:  "Moderation",
	Audit:       "Audit log",
	OpenCases:   Plural{"{count} case waits", "{count} cases wait"},
	Waiting:     "waiting",
	Elsewhere:   "waiting elsewhere",

	GroupCommunity:  "People",
	GroupSite:       "Site",
	GroupHouse:      "House",
	CaughtUp:        "Nothing waits for you",
	CaughtUpText:    "Cases, coaches, messages, payments and jobs: all of it is seen to.",
	CasesText:       "Cases of the community",
	CoachesText:     "Coaches to look at",
	SetAsideText:    "Payment notices set aside",
	InboxText:       "Open in the inbox",
	JobsText:        "Jobs that were given up",
	NobodyWorks:     "Nobody works the jobs",
	NobodyWorksText: "No letter goes out until a worker is started.",
	GoToHealth:      "Open health",
	WaitsLabel:      "What waits",
	WaitingFailed:   "What waits could not be loaded",

	WaitingTitle:   "Waiting for a look",
	GoToQueue:      "Open the queue",
	Urgent:         Plural{"{count} is urgent.", "{count} are urgent."},
	NothingWaits:   "Nothing waits",
	NothingText:    "When somebody flags a post or a comment, or words sound like a crisis, it stands here.",
	LatestTitle:    "Done lately",
	GoToLog:        "Open the audit log",
	NothingLogged:  "Nothing has been done yet",
	NothingLogText: "Each case that is taken, given back or decided leaves a line here.",

	StateLabel:    "Which cases",
	StateOpen:     "Open",
	StateDecided:  "Decided",
	NoDecided:     "Nothing has been decided yet",
	NoDecidedText: "Cases stay here after their decision, with what was decided.",
	QueueFailed:   "The queue could not be loaded",
	MoreFailed:    "More could not be loaded",
	More:          "Show more",
	LoadingMore:   "Loading",
	Fresh:         Plural{"{count} new case", "{count} new cases"},
	ListLabel:     "Cases",

	Post:           "Post",
	Comment:        "Comment",
	ReasonUrgent:   "Urgent",
	ReasonConcern:  "Concern",
	ReasonAppeal:   "Appeal",
	ReasonLinks:    "Link",
	Flags:          Plural{"{count} flag", "{count} flags"},
	OutOfSight:     "Out of sight",
	Opened:         "Opened {ago}",
	Decided:        "Decided {ago}",
	YouHave:        "You have this",
	SomebodyHas:    "{name} has this",
	OutcomeShown:   "Shown",
	OutcomeHidden:  "Kept out of sight",
	OutcomeRemoved: "Removed",
	OutcomeGone:    "Taken back by its author",

	ChooseTitle:     "Choose a case",
	ChooseText:      "Its words stay covered until you ask for them.",
	BackToQueue:     "Back to the queue",
	CaseFailed:      "This case could not be loaded",
	CaseGone:        "This case is not here any more",
	CaseGoneText:    "The address may not be whole, or the case was closed.",
	CaseLabel:       "Case: {title}",
	InCategory:      "{target} in {category}",
	ByAuthor:        "By {name}.",
	StatusPublished: "Everybody can read it now.",
	StatusHeld:      "It waits for a look. Only its author sees it.",
	StatusHidden:    "It is out of sight. Only its author sees it.",
	StatusRemoved:   "It has been removed.",
	StatusDeleted:   "Its author took it back.",
	WordsTitle:      "The words",
	ThreadTitle:     "The post it stands under",
	Covered:         "The words are covered",
	CoveredHint:     "Read them when you are ready. They are covered again when you leave.",
	Uncover:         "Show the words",
	Cover:           "Cover the words",
	CoveredToo:      "Covered like the words: it may repeat them.",
	UncoverToo:      "Show what was said about them",
	NoWords:         "The words are gone. Their author took them back.",
	AppealTitle:     "Why the author asks for another look",
	FlagsTitle:      "Why it was flagged",
	AuthorTitle:     "The author",
	AuthorText:      "So it was when this case was opened. You see no more of them than this.",
	NewAccount:      "New account",
	BeforeNone:      "No warning or suspension before",
	BeforeOnce:      "One warning or suspension before",
	BeforeSeveral:   "Several warnings or suspensions before",
	EarlierTitle:    "Decided before",
	EarlierWarned:   "with a warning",
	EarlierSuspended: Plural{
		"suspended for {count} day", "suspended for {count} days",
	},
	NoteOf: "Note: {note}",

	Take:             "Take this case",
	Taking:           "Taking it",
	TakeText:         "It is then yours for " + itoa(Limits.ClaimMinutes) + " minutes, and nobody else decides it meanwhile.",
	TakeFailed:       "The case could not be taken",
	TakenBy:          "{name} is looking at this right now. It is free again when they decide it, give it back, or let " + Template(itoa(Limits.ClaimMinutes)) + " minutes pass.",
	YoursFor:         Plural{"Yours for {count} more minute", "Yours for {count} more minutes"},
	YoursNow:         "You have this case",
	Longer:           "Keep it longer",
	Lengthening:      "Keeping it",
	GiveBack:         "Give it back",
	GivingBack:       "Giving it back",
	GiveBackFailed:   "The case could not be given back",
	Lost:             "You do not have this case any more",
	LostText:         "Your " + itoa(Limits.ClaimMinutes) + " minutes are over, or you gave it back elsewhere. What you filled in is kept.",
	TakeAgain:        "Take it again",
	DecideTitle:      "Decide",
	OutcomeLabel:     "What becomes of it",
	KeepText:         "Everybody can read it.",
	HideText:         "Only its author sees it, and may change it and ask for another look.",
	RemoveText:       "It is gone for good for everybody else. Its author can ask for another look once.",
	KeepAppealText:   "Everybody can read it. A warning or a suspension that came with the last decision is taken back.",
	HideAppealText:   "Only its author sees it, and may change it. This was the one appeal.",
	RemoveAppealText: "It is gone for good for everybody else. This was the one appeal.",
	AlsoLabel:        "The author also",
	Warn:             "Is warned",
	WarnText:         "They are told that this broke the guidelines, and the warning is counted.",
	Help:             "Is sent help",
	HelpText:         "They are shown the crisis numbers.",
	Suspend:          "Cannot post for so many days",
	SuspendText:      "1 to " + itoa(Limits.SuspendDaysMax) + ". Leave it empty to let them post.",
	Note:             "Note",
	NoteText:         "For administrators alone. Nobody else reads it.",
	CharactersLeft:   Plural{"{count} character left", "{count} characters left"},
	CharactersOver:   Plural{"{count} character too many", "{count} characters too many"},
	Decide:           "Decide",
	Deciding:         "Deciding",
	DecideFailed:     "This could not be decided",
	ReadFirst:        "Please read the words before you decide.",
	LookAgain:        "The case has changed",
	ConfirmRemove:    "Remove it for good?",
	ConfirmSuspend:   "Suspend its author?",
	ConfirmRemoveText: "Nobody but its author sees it any more. The author and those who flagged it are told, without names. " +
		"Only the author’s one appeal can bring it back.",
	ConfirmRemoveAppealText: "Nobody but its author sees it any more. The author and those who flagged it are told, without names. " +
		"This was the author’s one appeal: nothing brings it back.",
	ConfirmSuspendText: Plural{
		"For {count} day the author reads along but cannot write.", "For {count} days the author reads along but cannot write.",
	},
	ConfirmBack:  "Go back",
	Done:         "Decided: {outcome}",
	DoneText:     "Whoever has to know is told, without names.",
	NextCase:     "Next case",
	NoNextCase:   "That was the last one. Nothing else waits.",
	DecidedTitle: "What was decided",

	AuditTitle:      "Audit log",
	AuditLead:       "Every case that was taken, given back or decided, and by whom. Lines cannot be changed or deleted.",
	AuditFailed:     "The log could not be loaded",
	Earlier:         "Show earlier lines",
	LoadingEarlier:  "Loading",
	LogEnd:          "This is where the log begins.",
	CommandLine:     "Somebody at the command line",
	ActTake:         "{name} took a case",
	ActGiveBack:     "{name} gave a case back",
	ActDecide:       "{name} decided about a {target}",
	ActCreate:       "{name} made {email} an administrator",
	ActRemove:       "{name} took the role of administrator from {email}",
	DetailWarned:    "Author warned",
	DetailHelped:    "Help sent",
	DetailSuspended: Plural{"Suspended for {count} day", "Suspended for {count} days"},
	OpenCase:        "Open the case",
	Today:           "Today",
	Yesterday:       "Yesterday",
}

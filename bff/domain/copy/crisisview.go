package copy

// CrisisHandover are the messages about a coach's call for the team, from server and page.
var CrisisHandover = struct {
	NotOpen, NoteTooLong, NoteControls string
}{
	NotOpen:      "This was closed already, so the team wasn't alerted.",
	NoteTooLong:  "The note can have up to " + itoa(Limits.HandoverNoteMax) + " characters",
	NoteControls: "The note has characters we can't save. Please type it again.",
}

// CrisisView holds the texts of a conversation whose client may be in crisis: the bar, what the client was shown, the
// steps and the other help next to it, and the dialog that hands it to the team. Nothing here names a trusted contact.
var CrisisView = struct {
	Title, TitleConcern Template
	// The parts of the line below the title.
	Written, WrittenAt             Template
	Opened                         Template
	Shown                          string
	HandedByYou, HandedBy          Template
	StateFailed                    string
	Others                         Plural
	HandOver, HandOverAgain        string
	Steps                          string
	StepTexts                      []TitledText
	Coaching                       Template
	Reach                          string
	Team, Lifeline, Emergency      TitledText
	Directory, DirectoryText       string
	History                        string
	Earlier                        Plural
	EarlierLast                    Template
	EarlierNone                    string
	ShownTitle                     string
	ShownHelp                      Template
	Openers                        []string
	OpenersLabel                   string
	Send                           string
	DialogTitle                    string
	DialogText                     Template
	Note, NoteHint                 string
	Alert, Alerting, Cancel        string
	AlertFailed                    string
	Alerted                        Toast
	YourNote                       string
	CharactersLeft, CharactersOver Plural
}{
	Title:        "{clientName} may be in crisis",
	TitleConcern: "{clientName} wrote something worth a closer look",
	Written:      "Written {duration} ago",
	WrittenAt:    "Written {duration} ago, {time} for them",
	Opened:       "you opened it {duration} ago",
	Shown:        "they've been shown 988",
	HandedByYou:  "you alerted the team {duration} ago",
	HandedBy:     "{coachName} alerted the team {duration} ago",

	StateFailed:   "we couldn't check whether the team was alerted",
	Others:        Plural{"{count} other client may be in crisis too", "{count} other clients may be in crisis too"},
	HandOver:      "Hand to the team",
	HandOverAgain: "Alert the team again",

	Steps: "Three steps",
	StepTexts: []TitledText{
		{"Acknowledge, and stay", "Name what {clientName} wrote. Don't wait for the right words."},
		{"Ask directly", "“Are you thinking of ending your life?” Asking doesn't raise the risk."},
		{"Get a person near", "Someone who can be with them, 988, or 911 if they have a plan and the means."},
	},
	Coaching: "You're a coach, not a therapist. You don't have to fix it: stay with {clientName} until someone is there.",

	Reach:         "Who else can be reached",
	Team:          TitledText{"Our team", "“Hand to the team” alerts them, at any hour."},
	Lifeline:      TitledText{"988", "{clientName} can call or text, free, at any hour. It's reached from the US only."},
	Emergency:     TitledText{"911", "In danger right now. {clientName}, or someone with them, has to call."},
	Directory:     "More help",
	DirectoryText: "By kind, place, and language. Opens our crisis page.",
	History:       CoachCrisis.History,
	Earlier:       Plural{"{count} earlier entry", "{count} earlier entries"},
	EarlierLast:   "Last: {outcome}, {when}",
	EarlierNone:   "No earlier entries.",

	ShownTitle: "What they were shown:",
	ShownHelp:  "{call}, {text}, {emergency}, and {home}, in their chat for a day from {time} their time. We don't track what they tap, so ask what they've tried.",

	Openers: []string{
		"I'm here. I read what you wrote.",
		"Are you thinking of ending your life?",
		"Is someone with you right now?",
	},
	OpenersLabel: "Sentences to start with. They go into the box; nothing is sent.",
	Send:         "Send",

	DialogTitle: "Hand to the team?",
	DialogText:  "We alert the team at once, without {clientName}'s name or words. Keep writing until someone takes over: {clientName} stays at the top of your list until you close this with an outcome.",
	Note:        "Note for the team",
	NoteHint:    "What should they know first? It isn't in the email.",
	Alert:       "Alert the team",
	Alerting:    "Alerting...",
	Cancel:      Common.Cancel,
	AlertFailed: "The team wasn't alerted",
	Alerted:     Toast{"The team has been alerted", "Stay with {clientName} until someone takes over."},
	YourNote:    "Your note for the team",

	CharactersLeft: Messages.CharactersLeft,
	CharactersOver: Messages.CharactersOver,
}

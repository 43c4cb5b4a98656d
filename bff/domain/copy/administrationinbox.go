package copy

// AdminInbox holds the texts of the administrators' inbox: contact messages, job applications and beta signups.
var AdminInbox = struct {
	Name, Title, Lead                  string
	Waiting                            string
	ListsLabel                         string
	Messages, Applications, Signups    string
	StateLabel                         string
	StateOpen, StateHandled, StateAll  string
	Search                             string
	Export, ExportText                 string
	Exporting, Exported, ExportFailed  string
	Failed, MoreFailed                 string
	More, LoadingMore                  string
	EntriesLabel                       string
	NothingOpen, NothingOpenText       string
	NothingHandled, NothingHandledText string
	NothingLeft, NothingLeftText       string
	NothingFound, NothingFoundText     string
	Urgent, Concern                    string
	UrgentText                         string
	HandledBadge                       string
	HandledBy                          Template
	Came                               Template
	ChooseTitle, ChooseText            string
	Back                               string
	EntryFailed, EntryGone             string
	EntryGoneText                      string
	EntryLabel                         Template
	Email, Location, Link, Occupation  string
	Age, Position, Seen, Subject       string
	HeadingAndPrice                    Template
	NoneKnown                          string
	Words, NoteWords, ReasonWords      string
	Unproved                           string
	Reply                              string
	ReplySubject                       string
	Handle, Handling                   string
	Reopen, Reopening                  string
	HandleFailed                       string
	HandledToast, ReopenedToast        string
	ActHandle, ActReopen               Template
	ActExport                          Template
	Rows                               Plural
	DetailSearched                     string
}{
	Name:               "Inbox",
	Title:              "Inbox",
	Lead:               "What visitors left on the site.",
	Waiting:            "open",
	ListsLabel:         "Which list",
	Messages:           "Messages",
	Applications:       "Applications",
	Signups:            "Beta list",
	StateLabel:         "Which entries",
	StateOpen:          "Open",
	StateHandled:       "Handled",
	StateAll:           "All",
	Search:             "Search names, addresses and words",
	Export:             "Export as CSV",
	Exporting:          "Exporting...",
	Exported:           "The list was saved as a file",
	ExportFailed:       "The list could not be exported",
	ExportText:         "The log keeps who took this list, and how many rows.",
	Failed:             "The inbox could not be loaded",
	MoreFailed:         "More could not be loaded",
	More:               "Show more",
	LoadingMore:        "Loading",
	EntriesLabel:       "Entries",
	NothingOpen:        "Nothing is open here",
	NothingOpenText:    "What visitors leave on the site stands here until somebody has marked it as handled.",
	NothingHandled:     "Nothing has been handled yet",
	NothingHandledText: "Entries stay here after somebody has seen to them, with who it was.",
	NothingLeft:        "Nothing is here yet",
	NothingLeftText:    "What visitors leave on the site stands here.",
	NothingFound:       "Nothing is found",
	NothingFoundText:   "Try fewer letters, or look in another list.",
	Urgent:             "Urgent",
	Concern:            "Concern",
	UrgentText:         "These words may speak of ending a life, or of harm. Please answer at once, and give the numbers of help: 988 by call or text, and 911.",
	HandledBadge:       "Handled",
	HandledBy:          "Handled by {name}, {ago}",
	Came:               "Came {ago}",
	ChooseTitle:        "Choose an entry",
	ChooseText:         "It opens here, with everything that was written.",
	Back:               "Back to the list",
	EntryFailed:        "This entry could not be loaded",
	EntryGone:          "This entry is not here any more",
	EntryGoneText:      "The address may not be whole, or whoever left it asked to be forgotten.",
	EntryLabel:         "From {name}",
	Email:              "Email",
	Location:           "Location",
	Link:               "Link",
	Occupation:         "Occupation",
	Age:                "Age",
	Position:           "Position",
	Seen:               "Was shown",
	Subject:            "Subject",
	HeadingAndPrice:    "heading {heading}, price {pricing}",
	NoneKnown:          "not known",
	Words:              "The message",
	NoteWords:          "What they wrote",
	ReasonWords:        "Why they are interested",
	Unproved:           "Nobody has proved that this address is theirs.",
	Reply:              "Reply by email",
	ReplySubject:       "Your note to us",
	Handle:             "Mark as handled",
	Handling:           "Marking it",
	Reopen:             "Open it again",
	Reopening:          "Opening it",
	HandleFailed:       "This could not be marked",
	HandledToast:       "Marked as handled",
	ReopenedToast:      "It is open again",
	ActHandle:          "{name} handled an entry of the inbox",
	ActReopen:          "{name} opened an entry of the inbox again",
	ActExport:          "{name} exported a list of the inbox",
	Rows:               Plural{"{count} row", "{count} rows"},
	DetailSearched:     "of a search",
}

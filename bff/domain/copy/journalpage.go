package copy

// JournalPage holds the texts of the private journal: the editor and the earlier pages.
var JournalPage = struct {
	Title, Description, Lead, Kept   string
	Library                          string
	NewTitle, TextLabel, Placeholder string
	From                             Template
	WithoutPrompt                    string
	Count                            Template
	TooLong                          Plural
	Saving, Saved, NotSaved, TooBig  string
	EmptyPage                        string
	Retry, Done                      string
	NobodyTold                       string
	BothKept, Unreadable             string
	ListTitle, Today, Yesterday      string
	PageOf, EditOf, DeleteOf         Template
	Edit, Delete                     string
	ShowAll, ShowLess                string
	EmptyTitle, EmptyText            string
	ListFailed                       string
	Earlier, LoadingEarlier          string
	EarlierFailed                    string
	DeleteTitle, DeleteText          string
	DeleteConfirm, Deleting, KeepIt  string
	Deleted                          Toast
}{
	Title:       ResourcesPage.Journal,
	Description: "Pages that you write for yourself.",
	Lead: "Pages that you write for yourself. They are encrypted before they are stored, and no coach and no administrator has a " +
		"screen that shows them.",
	Kept:    "They come along when you download your data, and go when you delete your account.",
	Library: "The library",

	NewTitle:      "A new page",
	TextLabel:     "What you write",
	Placeholder:   "Begin anywhere. Half sentences are fine.",
	From:          "From {title}",
	WithoutPrompt: "Write without this question",
	Count:         "{count} of {max} characters",
	TooLong:       Plural{"This is {count} character too long to be saved.", "This is {count} characters too long to be saved."},
	Saving:        "Saving",
	Saved:         "Saved",
	NotSaved:      "Not saved yet. What you wrote is kept in this browser tab, and we go on trying.",
	TooBig:        "Not saved. What you wrote is kept in this browser tab.",
	EmptyPage:     "An empty page is not saved. What you had written before is still there: delete the page if you do not want it.",
	Retry:         Common.Retry,
	Done:          "Close this page",
	NobodyTold:    "Nobody is told what you write here.",
	BothKept:      "This page was changed somewhere else while you were writing. Both are kept: that one stays as it is, and yours is a page of its own.",
	Unreadable:    "We cannot open this page at the moment. What stands on it is still kept. You can leave it here, or delete it.",

	ListTitle:      "Earlier pages",
	Today:          "Today",
	Yesterday:      "Yesterday",
	PageOf:         "Page of {time}",
	EditOf:         "Edit the page of {time}",
	DeleteOf:       "Delete the page of {time}",
	Edit:           "Edit",
	Delete:         "Delete",
	ShowAll:        "Show all of it",
	ShowLess:       "Show less",
	EmptyTitle:     "Nothing written yet",
	EmptyText:      "Your pages will stand here, by day.",
	ListFailed:     "We could not load your journal.",
	Earlier:        "Show earlier pages",
	LoadingEarlier: "Loading earlier pages",
	EarlierFailed:  "Earlier pages could not be loaded",

	DeleteTitle:   "Delete this page?",
	DeleteText:    "It is gone at once, and nobody can bring it back.",
	DeleteConfirm: "Delete page",
	Deleting:      "Deleting...",
	KeepIt:        "Keep it",
	Deleted:       Toast{"Page Deleted", "It is gone."},
}

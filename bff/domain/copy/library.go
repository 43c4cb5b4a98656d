package copy

// ResourceCategories are the categories of the self-care library, in the order of its tabs.
var ResourceCategories = []Option{
	{"meditation", "Meditation"},
	{"mindfulness", "Mindfulness"},
	{"journaling", "Journaling"},
	{"wellness", "Wellness"},
}

// Library are the server's messages about the self-care library. Pages show them unchanged.
var Library = struct{ NotFound string }{
	NotFound: "This piece is not in the library any more.",
}

// Journal are the server's messages about the private journal. Pages show them unchanged.
var Journal = struct {
	TextRequired, TextTooLong, TextControls string
	ResourceUnknown, PromptUnknown, NotAnID string
	NotFound, Full, Newer, NotATime         string
}{
	TextRequired:    "Please write something first",
	TextTooLong:     "A page cannot exceed " + itoa(Limits.JournalText) + " characters",
	TextControls:    "The page holds characters that cannot be kept. Please type it again.",
	ResourceUnknown: "This piece is not in the library any more.",
	PromptUnknown:   "This question is not in the piece any more.",
	NotAnID:         "This is not the id of a page",
	NotFound:        "This page is not there any more.",
	Full:            "Your journal holds " + itoa(Limits.JournalEntriesMax) + " pages, which is all it has room for. Please delete one that you no longer need.",
	Newer:           "This page was changed somewhere else since you opened it.",
	NotATime:        "This is not the time of a page",
}

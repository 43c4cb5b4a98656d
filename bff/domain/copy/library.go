package copy

// ResourceCategories are what the pieces of the self-care library are filed under, in the order of its tabs.
var ResourceCategories = []Option{
	{"meditation", "Meditation"},
	{"mindfulness", "Mindfulness"},
	{"journaling", "Journaling"},
	{"wellness", "Wellness"},
}

// Library is what the server answers about the pieces of the self-care library. Pages show these sentences as they come.
var Library = struct{ NotFound string }{
	NotFound: "This piece is not in the library any more.",
}

// Journal is what the server answers about the private journal. Pages show these sentences as they come.
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

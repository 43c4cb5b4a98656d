package copy

// ExercisesPage holds the texts of the list of guided exercises and of an exercise that could not be shown. The
// exercises bring their own texts, in the member's language.
var ExercisesPage = struct {
	Title, Text, Privacy      string
	Language                  string
	ListFailed, RunFailed     string
	AnswerFailed, StartFailed string
	ReminderFailed            string
	Back, Menu, Restart       string
	RestartTitle, RestartText string
	RestartConfirm, Keep      string
	Suggested                 string
	NoCoach                   string
	Remembers                 Template
	Progress                  Template
	Position                  string
	Call911                   string
}{
	Title:          "Exercises",
	Text:           "Short, guided, and at your own pace. Exercises, not treatment.",
	Privacy:        "Your answers are yours alone. No coach reads them, and you can delete them whenever you like.",
	Language:       "Language of the exercises",
	ListFailed:     "We couldn't load the exercises.",
	RunFailed:      "We couldn't load this exercise.",
	AnswerFailed:   "We couldn't save your answer. It's still here. Please try again.",
	StartFailed:    "We couldn't start this exercise.",
	ReminderFailed: "We couldn't save the reminder.",
	Back:           "All exercises",
	Menu:           "Options for this exercise",
	Restart:        "Start over",
	RestartTitle:   "Start this exercise over?",
	RestartText:    "Your answers so far will be deleted. This can't be undone.",
	RestartConfirm: "Start over",
	Keep:           "Keep my answers",
	Suggested:      "Suggested",
	NoCoach:        "You don't have a coach yet. Find one under Coaches, and your words will still be here.",
	Remembers:      "What {name} remembers",
	Progress:       "Step {n} of {total}",
	Position:       "Your place in the exercise",
	Call911:        "Call 911",
}

// MemoryPage holds the texts of the page about what companions remember.
var MemoryPage = struct {
	Title, Text, ListText, Failed          string
	CalledLabel, CalledHint, Save, Saving  string
	LanguageLabel, SaveFailed              string
	Saved                                  Toast
	AvoidedTitle, AvoidedText, AvoidedNone string
	Allow                                  Template
	AllowShort                             string
	ExercisesTitle, ExercisesNone          string
	InProgress                             string
	Finished, Reminder                     Template
	Show, Continue                         string
	Delete                                 Template
	DeleteShort                            string
	NotRemembered, NotRememberedText       string
	DeleteAll, DeleteAllTitle              string
	DeleteAllText, DeleteAllConfirm        string
	Deleting, Keep, DeleteFailed           string
	Deleted                                Toast
	Back                                   string
}{
	Title:             "What companions remember",
	ListText:          "See it, change it, delete it.",
	Text:              "This page and your chats with the companions. Nothing else. Only you can see it.",
	Failed:            "We couldn't load this page.",
	CalledLabel:       "What should companions call you?",
	CalledHint:        "Leave it empty for no name.",
	Save:              "Save",
	Saving:            "Saving...",
	LanguageLabel:     "Language of the exercises",
	SaveFailed:        "We couldn't save this.",
	Saved:             Toast{Title: "Saved", Text: "Companions will go by this."},
	AvoidedTitle:      "Don't bring up",
	AvoidedText:       "Companions won't ask about these or suggest them. You still can.",
	AvoidedNone:       "Nothing here. Below a companion's reply you can choose not to be asked about a subject.",
	Allow:             "Allow {title} again",
	AllowShort:        "Allow again",
	ExercisesTitle:    "Exercises",
	ExercisesNone:     "You haven't started an exercise.",
	InProgress:        "In progress",
	Finished:          "Finished {when}",
	Reminder:          "Reminder: {when}",
	Show:              "Show",
	Continue:          "Continue",
	Delete:            "Delete {title}",
	DeleteShort:       "Delete",
	NotRemembered:     "What they don't remember",
	NotRememberedText: "Companions don't read your messages with your coach, your journal, your goals or your posts. They forget exercises beyond the last three you finished. A chat with a companion stays until you delete it in its menu.",
	DeleteAll:         "Delete everything on this page",
	DeleteAllTitle:    "Delete everything on this page?",
	DeleteAllText:     "The name, the list above, and all exercises with your answers. Your chats stay. This can't be undone.",
	DeleteAllConfirm:  "Delete",
	Deleting:          "Deleting...",
	Keep:              "Keep",
	DeleteFailed:      "We couldn't delete this.",
	Deleted:           Toast{Title: "Deleted", Text: "Companions no longer remember this."},
	Back:              "All companions",
}

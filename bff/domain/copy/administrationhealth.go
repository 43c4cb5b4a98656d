package copy

// AdminHealth holds the texts of the page that shows administrators whether emails and tasks are processed.
var AdminHealth = struct {
	Name, Title, Lead                  string
	Waiting                            string
	Failed                             string
	AsOf                               Template
	GlanceTitle                        string
	Database, DatabaseFine             string
	Answered                           Template
	Schema, SchemaFine, SchemaBehind   string
	SchemaBehindText                   string
	Workers, WorkersFine, WorkersNone  string
	WorkersSince                       Template
	WorkersNoneText                    string
	Queue, QueueFine                   string
	QueueLate                          Plural
	QueueLateText                      string
	Mail, MailFine                     string
	MailFailed                         Plural
	GivenUpTitle, GivenUpText          string
	NothingGivenUp, NothingGivenUpText string
	GivenUpLabel                       string
	FailedAgo, Number                  Template
	Attempts                           Plural
	Retry, Retrying, RetryFailed       string
	Retried                            Toast
	Discard, Discarding                string
	DiscardTitle, DiscardText          string
	DiscardBack                        string
	Discarded                          string
	KindsTitle, KindsText              string
	Kind                               string
	KindWaiting, KindLater             string
	KindRunning, KindRetrying          string
	KindGivenUp, KindLastDone          string
	QuietKinds                         Plural
	PeriodicTitle, PeriodicText        string
	Periodic, Every, LastDone, State   string
	EveryMinutes, EveryHours           Plural
	NotToday                           string
	Fine, Failing, Overdue             string
	Letter, Task                       string
	Classes                            []Option
	ActRetry, ActDiscard               Template
	ReadersTitle                       string
	ReadersText                        Template
	ReadersNone                        string
	ReaderTask                         string
	ReaderTasks, ReaderResults         []Option
	Detector, DetectorFine             string
	DetectorFailed                     Plural
	DetectorFailedText                 string
	Model, ModelFine, ModelUnused      string
	ModelFailed                        Template
	ModelFailedText                    string
}{
	Name:               "Health",
	Title:              "Health",
	Lead:               "Whether the house does its work: letters, tasks and the database.",
	Waiting:            "given up",
	Failed:             "Nothing could be found out about the house",
	AsOf:               "As of {time}",
	GlanceTitle:        "At one look",
	Database:           "Database",
	DatabaseFine:       "Answers",
	Answered:           "in {count} ms",
	Schema:             "Migrations",
	SchemaFine:         "Up to date",
	SchemaBehind:       "Not those of this version",
	SchemaBehindText:   "Run the migrations, or put the version back that they belong to.",
	Workers:            "Workers",
	WorkersFine:        "At work",
	WorkersNone:        "Nobody works",
	WorkersSince:       "The leader took over {ago}",
	WorkersNoneText:    "No letter goes out, and nothing is tidied up. Start a worker.",
	Queue:              "Queue",
	QueueFine:          "Nothing is late",
	QueueLate:          Plural{"{count} minute late", "{count} minutes late"},
	QueueLateText:      "Jobs wait longer than they should.",
	Mail:               "Letters",
	MailFine:           "None was given up",
	MailFailed:         Plural{"{count} was given up", "{count} were given up"},
	GivenUpTitle:       "Given up",
	GivenUpText:        "What failed again and again over two days, or cannot succeed. It is kept for 14 days. What the error said stands in the log of the process, under the number of the job.",
	NothingGivenUp:     "Nothing was given up",
	NothingGivenUpText: "A letter or a task that fails for two days stands here.",
	GivenUpLabel:       "Jobs that were given up",
	FailedAgo:          "Failed {ago}",
	Number:             "Job {id}",
	Attempts:           Plural{"Tried once", "Tried {count} times"},
	Retry:              "Try again",
	Retrying:           "Putting it in line",
	RetryFailed:        "It could not be tried again",
	Retried:            Toast{"Back in line", "It is tried once more. If it fails, it comes back here."},
	Discard:            "Delete",
	Discarding:         "Deleting",
	DiscardTitle:       "Delete this job?",
	DiscardText:        "It is not tried any more, and a letter that it was about is not sent.",
	DiscardBack:        "Go back",
	Discarded:          "Deleted",
	KindsTitle:         "Every kind of job",
	KindsText:          "Done ones are kept for three days.",
	Kind:               "Kind",
	KindWaiting:        "Waiting",
	KindLater:          "For later",
	KindRunning:        "Running",
	KindRetrying:       "Failing",
	KindGivenUp:        "Given up",
	KindLastDone:       "Last done",
	QuietKinds:         Plural{"{count} kind had nothing to do in three days", "{count} kinds had nothing to do in three days"},
	PeriodicTitle:      "Again and again",
	PeriodicText:       "What is done by the clock, by one of the workers.",
	Periodic:           "What",
	Every:              "Every",
	LastDone:           "Last done",
	State:              "State",
	EveryMinutes:       Plural{"{count} minute", "{count} minutes"},
	EveryHours:         Plural{"{count} hour", "{count} hours"},
	NotToday:           "not in three days",
	Fine:               "Fine",
	Failing:            "Failing",
	Overdue:            "Overdue",
	Letter:             "Letter",
	Task:               "Task",
	Classes: []Option{
		{"broke_down", "A mistake in the program"},
		{"mail_refused", "The mail server refused it"},
		{"mail_unreachable", "The mail server could not be used"},
		{"database", "The database refused it"},
		{"took_too_long", "It took too long"},
		{"unwritten", "The letter could not be written"},
		{"other", "Something else"},
	},
	ReadersTitle: "Crisis detector and language model",
	ReadersText:  "Results of the last {days} days, without texts or members. Failures never stop a message: built-in texts answer instead.",
	ReadersNone:  "The detector had no failures. No language model was used.",
	ReaderTask:   "What",
	ReaderTasks: []Option{
		{"reply", "Companion replies"},
		{"second_reader", "Second reader"},
		{"detector", "Crisis detector"},
	},
	ReaderResults: []Option{
		{"used", "OK"},
		{"raised", "Saw a risk"},
		{"unfit", "Rejected by our rules"},
		{"unreadable", "Unreadable"},
		{"failed", "Failed"},
		{"over_budget", "Over a member's daily limit"},
	},
	Detector:           "Crisis detector",
	DetectorFine:       "Works",
	DetectorFailed:     Plural{"{count} failure", "{count} failures"},
	DetectorFailedText: "Only the phrase lists checked these texts. The log has the time.",
	Model:              "Language model",
	ModelFine:          "Works",
	ModelUnused:        "Not used",
	ModelFailed:        "{failed} of {count} calls failed",
	ModelFailedText:    "The reasons are in the log.",

	ActRetry:   "{name} had a job tried again",
	ActDiscard: "{name} deleted a job",
}

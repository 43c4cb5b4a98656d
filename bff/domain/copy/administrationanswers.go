package copy

// AdminAnswers are the server's messages to administrators about the inbox, the statistics and the jobs.
var AdminAnswers = struct {
	NoSuchList, EntryGone, NotAnEntry   string
	SearchTooLong, SearchControls       string
	NotADay, DaysBackwards, TooManyDays string
	JobGone, JobNotGivenUp              string
	HandledMissing                      string
	ExportFileName                      Template
}{
	NoSuchList:     "There is no such list.",
	EntryGone:      "This is not there any more.",
	NotAnEntry:     "This is not the id of an entry",
	SearchTooLong:  "Please search for " + itoa(Limits.InboxSearchMax) + " characters at most",
	SearchControls: "The search holds characters that cannot be looked for. Please type it again.",
	NotADay:        "Please choose a day, such as 2026-11-01",
	DaysBackwards:  "The last day cannot be before the first",
	TooManyDays:    "Please choose " + itoa(Limits.NumbersDaysMax) + " days at most",
	JobGone:        "This job is not there any more.",
	JobNotGivenUp:  "This job is not given up any more.",
	HandledMissing: "Please say whether it is handled",
	ExportFileName: "{list}-{date}.csv",
}

package copy

// CrisesOverview holds the texts of the open crises on the administrators' overview. They name no member.
var CrisesOverview = struct {
	Title, None, LoadFailed   string
	GoToOnCall                string
	Waits                     Template
	Opened, Unopened, Unseen  string
	OnCall                    string
	OutcomesTitle, NoOutcomes Template
	Outcome                   Template
	Detector, FalseAlarms     Template
}{
	Title:         "Open crises",
	None:          "No crisis is open.",
	LoadFailed:    "Failed to load the open crises",
	GoToOnCall:    "On-call page",
	Waits:         "{coachName} · open for {duration}",
	Opened:        "The coach has opened the chat.",
	Unopened:      "The coach hasn't opened the chat yet. Please reach them.",
	Unseen:        "No coach can see it. Someone on the team has to act now.",
	OnCall:        "Someone on call has opened it.",
	OutcomesTitle: "Closed in the last {days} days",
	NoOutcomes:    "None was closed in the last {days} days.",
	Outcome:       "{label}: {count}",
	Detector:      "The detector on {lines} sentences it hadn't seen: it noticed {noticed} of 100 at risk and raised an alarm for {alarm}. Of 1,000 ordinary ones, {wrong} raised an alarm.",
	FalseAlarms:   "Coaches marked {count} of {closed} closed crises as a false alarm.",
}

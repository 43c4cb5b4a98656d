package copy

// CoachCalendar holds the texts of the week view below the coach portal's sessions.
var CoachCalendar = struct {
	// Session and ProposedName follow a block's visible time and name, for screen readers only.
	Lead                                              Template
	Previous, Next, ThisWeek, Ways                    string
	Empty, DayOff, NoHours, Usual                     string
	Hours, Until                                      Template
	Session, ProposedFor, ProposedShort, ProposedName Template
	Today, Now                                        string
	Failed                                            string
}{
	Lead:          "Times are yours ({zone}). Working hours are light, and a dashed place is a time you proposed.",
	Previous:      "Previous week",
	Next:          "Next week",
	ThisWeek:      "This week",
	Ways:          "Weeks",
	Empty:         "No sessions in this week",
	DayOff:        "Day off",
	NoHours:       "No hours",
	Usual:         "You have not published hours, so none are drawn. Members are offered the usual times meanwhile.",
	Hours:         "Open {from} to {until}",
	Until:         "{from} to {until}",
	Session:       "until {until}, {clientTime}",
	ProposedFor:   "Proposed to {clientName}, instead of {when}",
	ProposedShort: "Proposed, {time}",
	ProposedName:  "until {until}, proposed, {clientTime}, waiting for an answer",
	Today:         "Today",
	Now:           "Now",
	Failed:        "Failed to load the week",
}

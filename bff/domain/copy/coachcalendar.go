package copy

// CoachCalendar is the week under the coach portal's sessions.
var CoachCalendar = struct {
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
	Session:       "{from} to {until}, {clientName}, {clientTime}",
	ProposedFor:   "Proposed to {clientName}, instead of {when}",
	ProposedShort: "Proposed to {clientName}",
	ProposedName:  "{from} to {until}, proposed to {clientName}, waiting for an answer",
	Today:         "Today",
	Now:           "Now",
	Failed:        "Failed to load the week",
}

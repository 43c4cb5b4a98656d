package copy

// CoachCalendar is the week under the coach portal's sessions.
var CoachCalendar = struct {
	// Session and ProposedName go on after the time and the name that stand in a block, for those who do not see it.
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

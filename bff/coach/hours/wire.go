package hours

// CoachHours are the coach's working hours in their own zone, without past dates.
type CoachHours struct {
	TimeZone     string       `json:"timeZone" doc:"IANA name; all dates and times here are in this zone."`
	Published    bool         `json:"published" doc:"False if no weekly hours are published; default times are then offered."`
	MeetingLink  string       `json:"meetingLink" doc:"The coach's own video URL; empty if each session gets its own room."`
	MeetingHosts []string     `json:"meetingHosts" nullable:"false" doc:"The hosts that meetingLink may have; subdomains are accepted too."`
	Weekly       []WeekWindow `json:"weekly" nullable:"false"`
	DaysOff      []DaysOff    `json:"daysOff" nullable:"false"`
	DateHours    []DateHours  `json:"dateHours" nullable:"false"`
}

// WeekWindow is a part of one weekday.
type WeekWindow struct {
	Weekday int    `json:"weekday" doc:"1 (Monday) to 7 (Sunday)."`
	From    string `json:"from" doc:"Such as 18:00, on the hour or half hour."`
	Until   string `json:"until" doc:"In the same format; 24:00 is midnight at the end of the day."`
}

// DayWindow is a part of one date.
type DayWindow struct {
	From  string `json:"from" doc:"Such as 18:00, on the hour or half hour."`
	Until string `json:"until" doc:"In the same format; 24:00 is midnight at the end of the day."`
}

// DaysOff are days without any time, both ends included.
type DaysOff struct {
	ID       string `json:"id" format:"uuid"`
	FirstDay string `json:"firstDay" doc:"Such as 2026-11-01."`
	LastDay  string `json:"lastDay"`
	Sessions int    `json:"sessions" doc:"Number of future sessions on these days, which stay until they are moved or cancelled."`
}

// DateHours are the windows of one date, in place of its weekday's.
type DateHours struct {
	Day     string      `json:"day" doc:"Such as 2026-11-01."`
	Windows []DayWindow `json:"windows" nullable:"false"`
}

// PublishHoursRequest is a complete week. An empty list means no working hours; a missing one is rejected.
type PublishHoursRequest struct {
	Weekly []WeekWindow `json:"weekly" nullable:"false"`
}

// SetDateHoursRequest holds the windows of one date, at least one.
type SetDateHoursRequest struct {
	Windows []DayWindow `json:"windows" nullable:"false"`
}

// AddDaysOffRequest adds days off, both ends included.
type AddDaysOffRequest struct {
	FirstDay string `json:"firstDay" doc:"Such as 2026-11-01."`
	LastDay  string `json:"lastDay"`
}

// SetMeetingLinkRequest sets the coach's own URL for video sessions.
type SetMeetingLinkRequest struct {
	URL string `json:"url" doc:"Must begin with https://. Empty to give each session its own room."`
}

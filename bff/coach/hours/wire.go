package hours

// CoachHours are the coach's working hours in their own zone, without past dates.
type CoachHours struct {
	TimeZone    string       `json:"timeZone" doc:"IANA name; every date and time here is one of it."`
	Published   bool         `json:"published" doc:"False while the usual times are offered instead of weekly hours."`
	MeetingLink string       `json:"meetingLink" doc:"The coach's own address for video; empty when each session gets a room."`
	Weekly      []WeekWindow `json:"weekly" nullable:"false"`
	DaysOff     []DaysOff    `json:"daysOff" nullable:"false"`
	DateHours   []DateHours  `json:"dateHours" nullable:"false"`
}

// WeekWindow is a part of one weekday.
type WeekWindow struct {
	Weekday int    `json:"weekday" doc:"1 (Monday) to 7 (Sunday)."`
	From    string `json:"from" doc:"As 18:00, on the hour or the half hour."`
	Until   string `json:"until" doc:"The same; 24:00 is the midnight at the end of the day."`
}

// DayWindow is a part of one date.
type DayWindow struct {
	From  string `json:"from" doc:"As 18:00, on the hour or the half hour."`
	Until string `json:"until" doc:"The same; 24:00 is the midnight at the end of the day."`
}

// DaysOff are days without any time, both ends included.
type DaysOff struct {
	ID       string `json:"id" format:"uuid"`
	FirstDay string `json:"firstDay" doc:"As 2026-11-01."`
	LastDay  string `json:"lastDay"`
	Sessions int    `json:"sessions" doc:"Sessions to come that stand in it: they stay until somebody moves or cancels them."`
}

// DateHours are the windows of one date, in place of its weekday's.
type DateHours struct {
	Day     string      `json:"day" doc:"As 2026-11-01."`
	Windows []DayWindow `json:"windows" nullable:"false"`
}

// PublishHoursRequest is a whole week; an empty list is a week without any time, and no list is refused.
type PublishHoursRequest struct {
	Weekly []WeekWindow `json:"weekly" nullable:"false"`
}

// SetDateHoursRequest is one date, with at least one window.
type SetDateHoursRequest struct {
	Windows []DayWindow `json:"windows" nullable:"false"`
}

// AddDaysOffRequest takes days off, both ends included.
type AddDaysOffRequest struct {
	FirstDay string `json:"firstDay" doc:"As 2026-11-01."`
	LastDay  string `json:"lastDay"`
}

// SetMeetingLinkRequest is the coach's own address for video.
type SetMeetingLinkRequest struct {
	URL string `json:"url" doc:"Begins with https://; empty for a room of each session's own."`
}

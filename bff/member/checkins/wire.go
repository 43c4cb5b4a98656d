package checkins

import "time"

// CheckIn is one day of the member.
type CheckIn struct {
	Day        string    `json:"day" doc:"The member's day, as 2026-11-27."`
	Mood       string    `json:"mood" doc:"heavy, low, okay, good or bright; empty if the check-in cannot be decrypted."`
	Word       string    `json:"word" doc:"A code of the offered words, a word of the member's own, or empty."`
	Note       string    `json:"note"`
	Unreadable bool      `json:"unreadable" doc:"True if the check-in cannot be decrypted: it can be written again or deleted."`
	Shared     bool      `json:"shared" doc:"True while the member's coach can see it."`
	UpdatedAt  time.Time `json:"updatedAt"`
}

// CheckInMonth has the check-ins of a month.
type CheckInMonth struct {
	Month    string    `json:"month" doc:"As 2026-11."`
	Today    string    `json:"today" doc:"The member's day, as 2026-11-27."`
	Earliest string    `json:"earliest" doc:"Month of the first check-in; empty for none."`
	LowDays  int       `json:"lowDays" doc:"Number of low days among the last twelve; 0 if there are fewer than five."`
	Days     []CheckIn `json:"days" nullable:"false"`
}

// CheckInRequest has the fields to change.
type CheckInRequest struct {
	Mood *string `json:"mood" required:"false" nullable:"false" doc:"heavy, low, okay, good or bright."`
	Word *string `json:"word" required:"false" nullable:"false"`
	Note *string `json:"note" required:"false" nullable:"false"`
}

// ShareCheckInsRequest has the days that the coach can see.
type ShareCheckInsRequest struct {
	CoachID string   `json:"coachId" format:"uuid" doc:"The member's coach, so that nobody else is shown the days."`
	Days    []string `json:"days" nullable:"false" doc:"Days of the month, as 2026-11-27; empty to share none."`
}

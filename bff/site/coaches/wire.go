package coaches

import "time"

// Coach is a coach's public data, without email address, meeting link and documents.
type Coach struct {
	ID        string `json:"id" format:"uuid"`
	Name      string `json:"name"`
	Title     string `json:"title"`
	Specialty string `json:"specialty" doc:"First specialization that the coach lists; empty if there is none."`
	Bio       string `json:"bio"`
	ImageURL  string `json:"imageUrl" doc:"Empty if the coach has no picture; the UI kit then draws one from the id."`
}

// CoachPage is a coach's public data with times for a visitor.
type CoachPage struct {
	ID            string        `json:"id" format:"uuid"`
	Name          string        `json:"name"`
	Title         string        `json:"title"`
	City          string        `json:"city"`
	Bio           string        `json:"bio"`
	ImageURL      string        `json:"imageUrl" doc:"Empty if the coach has no picture; the UI kit then draws one from the id."`
	Topics        []string      `json:"topics" nullable:"false" doc:"As the coach wrote them."`
	Languages     []string      `json:"languages" nullable:"false"`
	Credentials   []Credential  `json:"credentials" nullable:"false" doc:"In the coach's own order."`
	Windows       []HoursWindow `json:"windows" nullable:"false" doc:"The coach's usual hours on the visitor's clock, in order of weekday and time; none is over midnight."`
	WakingMinutes int           `json:"wakingMinutes" doc:"Minutes per week between 7 AM and 10 PM of the visitor."`
	NextOpening   *time.Time    `json:"nextOpening" doc:"The first open time between 7 AM and 10 PM of the visitor in the next 14 days; null if there is none."`
}

// Credential is a credential of a coach, with its issuer.
type Credential struct {
	Title     string `json:"title"`
	Issuer    string `json:"issuer"`
	Year      *int   `json:"year" doc:"Null if the coach gave none."`
	CheckedOn string `json:"checkedOn" doc:"Date on which an administrator checked the document, such as 2026-11-01; empty if unknown."`
}

// HoursWindow is a time of a weekday, in minutes after midnight.
type HoursWindow struct {
	Weekday int `json:"weekday" doc:"From Monday = 1."`
	From    int `json:"from"`
	Until   int `json:"until"`
}

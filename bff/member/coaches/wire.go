package coaches

import "time"

// Coach is a coach as members see them: no email address, no meeting link, nothing of their paperwork.
type Coach struct {
	ID                string   `json:"id" format:"uuid"`
	Name              string   `json:"name"`
	Bio               string   `json:"bio"`
	Specializations   string   `json:"specializations" doc:"Comma-separated, as the coach wrote them."`
	ImageURL          string   `json:"imageUrl" doc:"Empty when the coach has no picture: the kit draws one from the id."`
	Availability      string   `json:"availability"`
	City              string   `json:"city"`
	State             string   `json:"state"`
	Country           string   `json:"country"`
	TimeZone          string   `json:"timeZone" doc:"IANA name."`
	Languages         []string `json:"languages"`
	Education         string   `json:"education"`
	YearsOfExperience int      `json:"yearsOfExperience"`
	Licenses          string   `json:"licenses"`
	Ratings           *float64 `json:"ratings" doc:"Mean of the ratings, or null while there are none."`
	ReviewCount       int      `json:"reviewCount"`

	Credentials  []Credential `json:"credentials" nullable:"false" doc:"In the coach's own order."`
	NextOpening  *time.Time   `json:"nextOpening" doc:"Their first free time for the member in the next fourteen days, or null."`
	Conversation bool         `json:"conversation" doc:"The member has a conversation with them, now or from earlier."`
	Away         bool         `json:"away" doc:"They are not here for now: they can be waited for, not booked. Only ever true of the member's own coach."`
}

// Credential is something a coach was given, and by whom.
type Credential struct {
	Title  string `json:"title"`
	Issuer string `json:"issuer"`
	Year   *int   `json:"year" doc:"Null where the coach did not say."`
}

// CoachChange is what leaving the present coach would take from the member.
type CoachChange struct {
	Sessions     []PlannedSession `json:"sessions" nullable:"false" doc:"They would be cancelled. Soonest first."`
	Conversation bool             `json:"conversation" doc:"The two have said more to each other than our greeting."`
}

// PlannedSession is a session that is still to come.
type PlannedSession struct {
	ID   string    `json:"id" format:"uuid"`
	Date time.Time `json:"date"`
}

// MatchingRequest holds a member's wishes for a coach; the codes of the lists are those of the copy catalogue. A
// missing field removes that wish.
type MatchingRequest struct {
	Language         string   `json:"language" required:"false" doc:"The language the member would rather talk in."`
	Focus            []string `json:"focus" required:"false" doc:"What brings them here."`
	CoachGender      string   `json:"coachGender" required:"false" doc:"Empty when it does not matter."`
	OutsideCommunity bool     `json:"outsideCommunity" required:"false" doc:"Somebody who shares neither their region, nor their faith, nor homeCity."`
	HomeCity         string   `json:"homeCity" required:"false" doc:"The city to keep away from. Kept only while outsideCommunity is true."`
}

// Matching holds a member's stored wishes for a coach.
type Matching struct {
	Language         string   `json:"language"`
	Focus            []string `json:"focus" nullable:"false"`
	CoachGender      string   `json:"coachGender"`
	OutsideCommunity bool     `json:"outsideCommunity"`
	HomeCity         string   `json:"homeCity"`
}

// CoachSuggestion is a coach with the reasons for which they are suggested to this member.
type CoachSuggestion struct {
	Coach   Coach    `json:"coach"`
	Reasons []string `json:"reasons"`
}

// SelectCoachRequest names the coach the member chose.
type SelectCoachRequest struct {
	CoachID string `json:"coachId" doc:"The coach's id."`
}

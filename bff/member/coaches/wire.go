package coaches

import "time"

// Coach is a coach as members see them: without email address, meeting link and verification documents.
type Coach struct {
	ID                string   `json:"id" format:"uuid"`
	Name              string   `json:"name"`
	Bio               string   `json:"bio"`
	Specializations   string   `json:"specializations" doc:"Comma-separated, as the coach wrote it."`
	ImageURL          string   `json:"imageUrl" doc:"Empty if the coach has no picture; the UI kit then draws one from the id."`
	Availability      string   `json:"availability"`
	City              string   `json:"city"`
	State             string   `json:"state"`
	Country           string   `json:"country"`
	TimeZone          string   `json:"timeZone" doc:"IANA name."`
	Languages         []string `json:"languages"`
	Education         string   `json:"education"`
	YearsOfExperience int      `json:"yearsOfExperience"`
	Licenses          string   `json:"licenses"`
	Ratings           *float64 `json:"ratings" doc:"Mean rating; null if there are no ratings."`
	ReviewCount       int      `json:"reviewCount"`

	Credentials  []Credential `json:"credentials" nullable:"false" doc:"In the coach's own order."`
	NextOpening  *time.Time   `json:"nextOpening" doc:"The coach's first free time for the member in the next 14 days; null if there is none."`
	Conversation bool         `json:"conversation" doc:"True if the member has a conversation with this coach, current or earlier."`
	Saved        bool         `json:"saved" doc:"True if the member saved this coach to find them again."`
	Away         bool         `json:"away" doc:"True if the coach cannot be chosen or booked at present. Only possible for a coach whom the member had before and can wait for."`
}

// Credential is a credential of a coach, with its issuer.
type Credential struct {
	Title  string `json:"title"`
	Issuer string `json:"issuer"`
	Year   *int   `json:"year" doc:"Null if the coach gave none."`
	// CheckedOn is a date; empty if unknown.
	CheckedOn string `json:"checkedOn" doc:"Date on which an administrator checked the document, such as 2026-11-01; empty if unknown."`
}

// CoachChange lists the sessions that leaving the current coach would cancel, and whether there is a conversation.
type CoachChange struct {
	Sessions     []PlannedSession `json:"sessions" nullable:"false" doc:"Sessions that would be cancelled, soonest first."`
	Conversation bool             `json:"conversation" doc:"True if the conversation has more than the automatic greeting."`
}

// PlannedSession is an upcoming session.
type PlannedSession struct {
	ID   string    `json:"id" format:"uuid"`
	Date time.Time `json:"date"`
}

// MatchingRequest holds a member's wishes for a coach; the codes of the lists are those of the copy catalogue. A
// missing field removes that wish.
type MatchingRequest struct {
	Language         string   `json:"language" required:"false" doc:"Code of the language that the member prefers to talk in."`
	Focus            []string `json:"focus" required:"false" doc:"Codes of the topics that the member wants to talk about."`
	CoachGender      string   `json:"coachGender" required:"false" doc:"Preferred gender of the coach; empty for no preference."`
	OutsideCommunity bool     `json:"outsideCommunity" required:"false" doc:"True to request coaches who share neither the member's region nor faith nor homeCity."`
	HomeCity         string   `json:"homeCity" required:"false" doc:"City whose coaches are left out. Stored only while outsideCommunity is true."`
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
	CoachID string `json:"coachId" doc:"Id of the coach."`
}

package coaches

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

package live

// Receipt says how far the coach's side has come with what the member wrote.
type Receipt struct {
	CoachID      string `json:"coachId" format:"uuid"`
	DeliveredSeq int64  `json:"deliveredSeq"`
	ReadSeq      int64  `json:"readSeq"`
}

// Changed carries nothing: the event's name says what to ask for again.
type Changed struct{}

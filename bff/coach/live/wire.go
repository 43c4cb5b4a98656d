package live

// Receipt says how far the client's side has come with what the coach wrote.
type Receipt struct {
	ClientID     string `json:"clientId" format:"uuid"`
	DeliveredSeq int64  `json:"deliveredSeq"`
	ReadSeq      int64  `json:"readSeq"`
}

// Changed carries nothing: the event's name says what to ask for again.
type Changed struct{}

package live

// Receipt reports which of the member's messages the coach has received and read.
type Receipt struct {
	CoachID      string `json:"coachId" format:"uuid"`
	DeliveredSeq int64  `json:"deliveredSeq"`
	ReadSeq      int64  `json:"readSeq"`
}

// Typing reports whether the coach is typing. It has no id and is never resent: a screen that receives
// no further event lets it expire.
type Typing struct {
	CoachID string `json:"coachId" format:"uuid"`
	Typing  bool   `json:"typing"`
}

// ConversationChanged reports a change of a conversation beyond its messages: refetch it.
type ConversationChanged struct {
	CoachID string `json:"coachId" format:"uuid"`
}

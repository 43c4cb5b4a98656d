package live

// Receipt says how far the coach's side has come with what the member wrote.
type Receipt struct {
	CoachID      string `json:"coachId" format:"uuid"`
	DeliveredSeq int64  `json:"deliveredSeq"`
	ReadSeq      int64  `json:"readSeq"`
}

// Changed carries nothing: the event's name says what to ask for again.
type Changed struct{}

// Typing says whether the coach is writing at this moment. It has no id and is never sent again: a screen that hears nothing more
// of it lets it go by itself.
type Typing struct {
	CoachID string `json:"coachId" format:"uuid"`
	Typing  bool   `json:"typing"`
}

// ConversationChanged says that more than a message changed about a conversation: ask for it again.
type ConversationChanged struct {
	CoachID string `json:"coachId" format:"uuid"`
}

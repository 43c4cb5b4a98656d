package live

// Receipt reports which of the coach's messages the client has received and read.
type Receipt struct {
	ClientID     string `json:"clientId" format:"uuid"`
	DeliveredSeq int64  `json:"deliveredSeq"`
	ReadSeq      int64  `json:"readSeq"`
}

// Typing reports whether the client is typing. It has no id and is never resent: a screen that
// receives no further event lets it expire.
type Typing struct {
	ClientID string `json:"clientId" format:"uuid"`
	Typing   bool   `json:"typing"`
}

// ConversationChanged reports a change of a conversation beyond its messages: refetch it.
type ConversationChanged struct {
	ClientID string `json:"clientId" format:"uuid"`
}

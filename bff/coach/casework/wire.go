package casework

import "time"

// SavedReply is a text that the coach can insert into the message box.
type SavedReply struct {
	ID    string `json:"id" format:"uuid"`
	Title string `json:"title"`
	Text  string `json:"text"`
}

// SaveReplyRequest is a reply to be kept.
type SaveReplyRequest struct {
	Title string `json:"title" doc:"One line of up to 60 characters."`
	Text  string `json:"text" doc:"Up to 4000 characters, on as many lines as one likes."`
}

// OrderRepliesRequest is the new order of the replies.
type OrderRepliesRequest struct {
	IDs []string `json:"ids" nullable:"false" doc:"Of all saved replies, each once."`
}

// ClientNote is the coach's note about a client. No one else can read it: it is stored sealed.
type ClientNote struct {
	ID         string    `json:"id" format:"uuid"`
	Text       string    `json:"text"`
	SessionID  *string   `json:"sessionId" format:"uuid" doc:"The session that it is about; null for none."`
	Unreadable bool      `json:"unreadable" doc:"It does not open; its text is then empty."`
	CreatedAt  time.Time `json:"createdAt"`
	UpdatedAt  time.Time `json:"updatedAt" doc:"As createdAt while it stands as it was first written."`
}

// AddNoteRequest is a note to be kept.
type AddNoteRequest struct {
	Text      string `json:"text" doc:"Up to 5000 characters, on as many lines as one likes."`
	SessionID string `json:"sessionId" required:"false" doc:"One of the sessions with this client that it is about; empty for none."`
}

// WriteNoteRequest is a note in other words.
type WriteNoteRequest struct {
	Text string `json:"text" doc:"Up to 5000 characters, on as many lines as one likes."`
}

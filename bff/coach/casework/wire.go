package casework

import "time"

// SavedReply is what the coach keeps ready to be put into the message box.
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

// OrderRepliesRequest is the order in which the replies are to stand.
type OrderRepliesRequest struct {
	IDs []string `json:"ids" nullable:"false" doc:"Of all saved replies, each once."`
}

// ClientNote is what the coach noted about a client. Nobody else reads it.
type ClientNote struct {
	ID        string    `json:"id" format:"uuid"`
	Text      string    `json:"text"`
	CreatedAt time.Time `json:"createdAt"`
	UpdatedAt time.Time `json:"updatedAt" doc:"As createdAt while it stands as it was first written."`
}

// WriteNoteRequest is a note to be kept.
type WriteNoteRequest struct {
	Text string `json:"text" doc:"Up to 5000 characters, on as many lines as one likes."`
}

package casework

import "time"

// SavedReply is a text that the coach can insert into the message box.
type SavedReply struct {
	ID    string `json:"id" format:"uuid"`
	Title string `json:"title"`
	Text  string `json:"text"`
}

// SaveReplyRequest is the content of a saved reply.
type SaveReplyRequest struct {
	Title string `json:"title" doc:"One line of up to 60 characters."`
	Text  string `json:"text" doc:"Up to 4000 characters; may have several lines."`
}

// OrderRepliesRequest is the new order of the replies.
type OrderRepliesRequest struct {
	IDs []string `json:"ids" nullable:"false" doc:"Ids of all saved replies, each once."`
}

// ClientNote is the coach's note about a client. No one else can read it: it is stored sealed.
type ClientNote struct {
	ID         string    `json:"id" format:"uuid"`
	Text       string    `json:"text"`
	SessionID  *string   `json:"sessionId" format:"uuid" doc:"Session that the note is about; null for none."`
	Unreadable bool      `json:"unreadable" doc:"True if the note cannot be decrypted; its text is then empty."`
	CreatedAt  time.Time `json:"createdAt"`
	UpdatedAt  time.Time `json:"updatedAt" doc:"Same as createdAt if the note was never changed."`
}

// AddNoteRequest is a new note.
type AddNoteRequest struct {
	Text      string `json:"text" doc:"Up to 5000 characters; may have several lines."`
	SessionID string `json:"sessionId" required:"false" doc:"Session with this client that the note is about; empty for none."`
}

// WriteNoteRequest is the new text of a note.
type WriteNoteRequest struct {
	Text string `json:"text" doc:"Up to 5000 characters; may have several lines."`
}

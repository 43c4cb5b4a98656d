package casework

import (
	"time"

	"github.com/danielgtaylor/huma/v2"
)

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

// CrisisOutcome is how a possible crisis of a client was closed.
type CrisisOutcome struct {
	ID         string           `json:"id" format:"uuid"`
	Outcome    string           `json:"outcome" enum:"called,wrote,reached_otherwise,handed_over,false_alarm"`
	Tier       string           `json:"tier" enum:"concern,urgent" doc:"Strongest result of the crisis detector that waited."`
	CoachName  string           `json:"coachName" doc:"Name of the coach who closed it."`
	Own        bool             `json:"own" doc:"True if the signed-in coach closed it."`
	Note       string           `json:"note" doc:"Empty if there is none, and for another coach's outcome. It is stored sealed."`
	Unreadable bool             `json:"unreadable" doc:"True if the note cannot be decrypted; it is then empty."`
	OpenedAt   time.Time        `json:"openedAt" doc:"Time since which it had waited for a coach."`
	ClosedAt   time.Time        `json:"closedAt"`
	Handovers  []CrisisHandover `json:"handovers" nullable:"false" doc:"Calls for the team while it was open, newest first."`
}

// CrisisHandover is a coach's call for the team during a possible crisis of a client.
type CrisisHandover struct {
	At         time.Time `json:"at"`
	CoachName  string    `json:"coachName" doc:"Name of the coach who called."`
	Own        bool      `json:"own" doc:"True if the signed-in coach called."`
	Note       string    `json:"note" doc:"Note for the team. Empty if there is none, and for another coach's call. It is stored sealed."`
	Unreadable bool      `json:"unreadable" doc:"True if the note cannot be decrypted; it is then empty."`
}

// CrisisState is the present state of a client's possible crisis; both properties are null without one.
type CrisisState struct {
	OpenedAt *time.Time      `json:"openedAt" doc:"Time at which the coach first read the conversation since the flag; null if not yet, and if the flagged words are in a goal."`
	Handover *CrisisHandover `json:"handover"`
}

// TransformSchema marks nullable fields: Huma has no tag for that on objects.
func (CrisisState) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	schema.Properties["handover"] = &huma.Schema{OneOf: []*huma.Schema{schema.Properties["handover"], {Type: "null"}}}
	return schema
}

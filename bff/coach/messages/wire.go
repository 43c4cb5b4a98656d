package messages

import (
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/shared/attachments"
	"aangan/bff/shared/chat"
)

// CoachMessage is one message of the coach's conversation with a client: text, an attachment, or both.
type CoachMessage struct {
	ID            string                  `json:"id" format:"uuid" doc:"UUID, usually made by the sender's client."`
	ClientID      string                  `json:"clientId" format:"uuid"`
	Seq           int64                   `json:"seq" doc:"Number of the message in its conversation, from 1, without gaps except for deleted messages at the beginning."`
	Text          string                  `json:"text" doc:"May be empty if there is an attachment."`
	Status        string                  `json:"status" enum:"sent,delivered,read" doc:"How far the message has come on the recipient's side."`
	IsFromClient  bool                    `json:"isFromClient"`
	IsFromTeam    bool                    `json:"isFromTeam" doc:"True if someone on call wrote the message in the team's name. If neither is true, the coach wrote it."`
	Automatic     bool                    `json:"automatic" doc:"True if the product sent the message in the coach's or the team's name, such as the welcome."`
	Safety        string                  `json:"safety" enum:",concern,urgent" doc:"The crisis detector's result for the text; empty if nothing was found."`
	Attachment    *attachments.Attachment `json:"attachment"`
	AttachmentURL *string                 `json:"attachmentUrl" doc:"Same as attachment.url; null without an attachment."`
	CreatedAt     time.Time               `json:"createdAt"`
	chat.Changes
}

// ClientHead is the client as shown in the head of the conversation.
type ClientHead struct {
	ID               string     `json:"id" format:"uuid"`
	FirstName        string     `json:"firstName"`
	LastName         string     `json:"lastName"`
	TimeZone         string     `json:"timeZone" doc:"IANA name."`
	HasUrgentKeyword bool       `json:"hasUrgentKeyword"`
	UrgentSince      *time.Time `json:"urgentSince"`
	UrgentTier       string     `json:"urgentTier" enum:",concern,urgent" doc:"Strongest unacknowledged result of the crisis detector; empty for none."`
	UrgentIn         []string   `json:"urgentIn" nullable:"false" enum:"message,goal,goal_taken_back,gone" doc:"Places of the unacknowledged text. gone: deleted since, or written to an earlier coach. Empty for none."`
	UrgentThrough    *int64     `json:"urgentThrough" doc:"Number of the newest unacknowledged flag as of this response, to send when closing the crisis; null if none waits."`
	WaitingSince     *time.Time `json:"waitingSince" doc:"Time since which the client has waited for a reply; null if the client is not waiting."`
	AnswerBy         *time.Time `json:"answerBy" doc:"Time by which the client was promised a reply; null if the client is not waiting. May be in the past."`
	DeletionAt       *time.Time `json:"deletionAt" doc:"Time at which the messages so far are deleted at the client's request; null if no deletion is scheduled."`
}

// ClientConversation is a page of the coach's conversation with one client, oldest message first.
type ClientConversation struct {
	Client   ClientHead     `json:"client"`
	Messages []CoachMessage `json:"messages"`
	Earlier  *int64         `json:"earlier" doc:"Cursor (before) of the previous page; null if this page has the first message."`
	Later    *int64         `json:"later" doc:"Cursor (after) of the next page; null if this page has the newest message."`
}

// FoundMessages holds the results of a search, newest first.
type FoundMessages struct {
	Items []CoachMessage `json:"items"`
	More  bool           `json:"more" doc:"True if more results follow: pass the seq of the last item as before."`
}

// SendMessageRequest is a message to a client.
type SendMessageRequest struct {
	ID           string `json:"id" required:"false" doc:"UUID made by the sender's client. Repeating it never stores a second message."`
	Text         string `json:"text" doc:"May be empty if there is an attachment."`
	AttachmentID string `json:"attachmentId" required:"false" doc:"Id of a file that the coach has uploaded and not sent yet."`
	ReplyTo      string `json:"replyTo" required:"false" doc:"Id of the message in this conversation that this one answers; 400 for any other."`
}

// MarkMessagesRequest holds the positions up to which the coach's screens have received and read.
type MarkMessagesRequest struct {
	MessageID string `json:"messageId" doc:"Id of the newest message that was received or seen."`
}

// CloseCrisisRequest is what happened in a possible crisis, and the position up to which the coach's screen had
// received flagged text.
type CloseCrisisRequest struct {
	Through *int64 `json:"through" required:"false" nullable:"false" doc:"The client's urgentThrough, as received; all flags if missing."`
	Outcome string `json:"outcome" required:"false" doc:"called, wrote, reached_otherwise, handed_over or false_alarm."`
	Note    string `json:"note" required:"false" doc:"Up to 2000 characters; may have several lines. Required unless the outcome is called or wrote."`
}

// HandOverRequest is a coach's call for the team during a client's possible crisis.
type HandOverRequest struct {
	Note string `json:"note" required:"false" doc:"For the team. Up to 500 characters; may have several lines. It is stored sealed, and not in the email."`
}

// TypingRequest reports whether the coach is typing. It is not stored.
type TypingRequest struct {
	Typing *bool `json:"typing" nullable:"false"`
}

// TransformSchema marks nullable fields: Huma has no tag for that on objects.
func (CoachMessage) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	return chat.Nullable(schema, "attachment", "replyTo")
}

package messages

import (
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/shared/attachments"
	"aangan/bff/shared/chat"
)

// Message is one message of the member's conversation with a coach: text, an attachment, or both.
type Message struct {
	ID            string                  `json:"id" format:"uuid" doc:"UUID, usually made by the sender's client."`
	CoachID       string                  `json:"coachId" format:"uuid"`
	Seq           int64                   `json:"seq" doc:"Number of the message in its conversation, from 1, without gaps except for deleted messages at the beginning."`
	Text          string                  `json:"text" doc:"May be empty if there is an attachment."`
	Status        string                  `json:"status" enum:"sent,delivered,read" doc:"How far the message has come on the recipient's side."`
	IsFromUser    bool                    `json:"isFromUser" doc:"True if the member wrote the message."`
	IsFromTeam    bool                    `json:"isFromTeam" doc:"True if someone on call wrote the message in the team's name. If neither is true, the coach wrote it."`
	Automatic     bool                    `json:"automatic" doc:"True if the product sent the message in the coach's or the team's name, such as the welcome."`
	Attachment    *attachments.Attachment `json:"attachment"`
	AttachmentURL *string                 `json:"attachmentUrl" doc:"Same as attachment.url; null without an attachment."`
	CreatedAt     time.Time               `json:"createdAt"`
	chat.Changes
}

// Correspondent is the coach as shown in the head of the conversation.
type Correspondent struct {
	ID       string `json:"id" format:"uuid"`
	Name     string `json:"name"`
	ImageURL string `json:"imageUrl"`
	TimeZone string `json:"timeZone"`
	City     string `json:"city"`
}

// Conversation is a page of the member's conversation with one coach, oldest message first.
type Conversation struct {
	Coach       Correspondent `json:"coach"`
	Messages    []Message     `json:"messages"`
	Earlier     *int64        `json:"earlier" doc:"Cursor (before) of the previous page; null if this page has the first message."`
	Later       *int64        `json:"later" doc:"Cursor (after) of the next page; null if this page has the newest message."`
	CanWrite    bool          `json:"canWrite" doc:"False for a conversation with an earlier coach, which is read-only."`
	CoachAway   bool          `json:"coachAway" doc:"True if this is the current coach, who is not active now and sees no messages: no text may claim that the coach was notified."`
	LastReadSeq int64         `json:"lastReadSeq" doc:"Number of the newest message that the member has seen."`
	Muted       bool          `json:"muted" doc:"True if the member gets no badge and no email about this conversation."`
	Deletion    *Deletion     `json:"deletion" doc:"Set while the deletion of the messages so far is scheduled."`
	Reply       *Reply        `json:"reply" doc:"When the coach will reply; null for an earlier coach and for one who is not active now."`
	Safety      string        `json:"safety" enum:",concern,urgent" doc:"The crisis detector's strongest result in the member's messages of the last 24 hours; empty if nothing was found."`
}

// Reply is the expected time of the coach's reply.
type Reply struct {
	By           time.Time  `json:"by" doc:"Time by which the coach replies to the oldest unanswered message or, without one, to a message sent now."`
	WaitingSince *time.Time `json:"waitingSince" doc:"Time since which the member has waited for a reply; null if no message waits."`
	Late         bool       `json:"late" doc:"True if the time in by has passed without a reply."`
	Seen         *bool      `json:"seen" doc:"True if the coach has seen the member's newest message; null if the member does not share read receipts or has not written yet."`
}

// Deletion describes the member's request to delete a conversation.
type Deletion struct {
	DeleteAt time.Time `json:"deleteAt" doc:"Time of the deletion, until which it can be undone."`
}

// Mute holds whether a conversation causes neither a badge nor emails.
type Mute struct {
	Muted bool `json:"muted"`
}

// Found holds the results of a search, newest first.
type Found struct {
	Items []Message `json:"items"`
	More  bool      `json:"more" doc:"True if more results follow: pass the seq of the last item as before."`
}

// ConversationSummary is one of the member's conversations, with their present coach or an earlier one.
type ConversationSummary struct {
	CoachID       string     `json:"coachId" format:"uuid"`
	Name          string     `json:"name"`
	ImageURL      string     `json:"imageUrl"`
	Present       bool       `json:"present" doc:"True for the current coach."`
	LastMessageAt *time.Time `json:"lastMessageAt"`
}

// SendMessageRequest is a message to the member's coach.
type SendMessageRequest struct {
	ID           string `json:"id" required:"false" doc:"UUID made by the client. Repeating it never stores a second message."`
	CoachID      string `json:"coachId"`
	Text         string `json:"text" doc:"May be empty if there is an attachment."`
	AttachmentID string `json:"attachmentId" required:"false" doc:"Id of a file that the member has uploaded and not sent yet."`
	ReplyTo      string `json:"replyTo" required:"false" doc:"Id of the message in this conversation that this one answers; 400 for any other."`
	Status       string `json:"status" required:"false" doc:"Ignored: the server computes the status."`
	IsFromUser   *bool  `json:"isFromUser" required:"false" nullable:"false" doc:"Must be true or missing: the server determines the sender."`
}

// MarkMessagesRequest holds the positions up to which the member's screens have received and read.
type MarkMessagesRequest struct {
	MessageID string `json:"messageId" doc:"Id of the newest message that was received or seen."`
}

// MuteRequest mutes or unmutes a conversation.
type MuteRequest struct {
	Muted *bool `json:"muted" nullable:"false"`
}

// TypingRequest reports whether the member is typing. It is not stored.
type TypingRequest struct {
	Typing *bool `json:"typing" nullable:"false"`
}

// TransformSchema marks nullable fields: Huma has no tag for that on objects.
func (Message) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	return chat.Nullable(schema, "attachment", "replyTo")
}

// TransformSchema marks nullable fields.
func (Conversation) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	return chat.Nullable(schema, "deletion", "reply")
}

package messages

import (
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/shared/attachments"
)

// Message is one message of the member's conversation with a coach: text, an attachment, or both.
type Message struct {
	ID            string                  `json:"id" format:"uuid" doc:"Made by the sender's client."`
	CoachID       string                  `json:"coachId" format:"uuid"`
	Seq           int64                   `json:"seq" doc:"The message's number in its conversation, from 1, without gaps but for what was deleted at the beginning."`
	Text          string                  `json:"text" doc:"May be empty when there is an attachment."`
	Status        string                  `json:"status" enum:"sent,delivered,read" doc:"How far it has come to the other side."`
	IsFromUser    bool                    `json:"isFromUser" doc:"Written by the member."`
	Automatic     bool                    `json:"automatic" doc:"Written by the product in the coach's name, such as the welcome."`
	Attachment    *attachments.Attachment `json:"attachment"`
	AttachmentURL *string                 `json:"attachmentUrl" doc:"The attachment's url; null without one."`
	CreatedAt     time.Time               `json:"createdAt"`
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
	Earlier     *int64        `json:"earlier" doc:"Ask for the page before this number; null when this page holds the first message."`
	Later       *int64        `json:"later" doc:"Ask for the page after this number; null when this page holds the newest message."`
	CanWrite    bool          `json:"canWrite" doc:"False for a conversation with an earlier coach, which stays readable."`
	CoachAway   bool          `json:"coachAway" doc:"This is the member's coach, who is not here at the moment and sees nothing of what is written: nobody may say that they were told."`
	LastReadSeq int64         `json:"lastReadSeq" doc:"The newest message that this member has seen."`
	Muted       bool          `json:"muted" doc:"Neither badge nor letter about this conversation."`
	Deletion    *Deletion     `json:"deletion" doc:"Set while what was said so far waits to be deleted."`
	Reply       *Reply        `json:"reply" doc:"By when the coach answers; null for an earlier coach and for one who is away."`
	Safety      string        `json:"safety" enum:",concern,urgent" doc:"The strongest of what the crisis detector found in the member's words of the last 24 hours; empty when nothing."`
}

// Reply is the promise of an answer.
type Reply struct {
	By           time.Time  `json:"by" doc:"By when: of what waits the longest, or of a message sent now when nothing waits."`
	WaitingSince *time.Time `json:"waitingSince" doc:"Since when the member has waited for an answer; null when nothing waits."`
	Late         bool       `json:"late" doc:"The time is past and nothing was answered."`
	Seen         *bool      `json:"seen" doc:"Whether the coach has seen the member's newest message; null when the member keeps read receipts to themselves or wrote nothing yet."`
}

// Deletion describes the member's request to delete a conversation.
type Deletion struct {
	DeleteAt time.Time `json:"deleteAt" doc:"From when on it cannot be undone, and is done."`
}

// Mute holds whether a conversation causes neither a badge nor emails.
type Mute struct {
	Muted bool `json:"muted"`
}

// Found holds the results of a search, newest first.
type Found struct {
	Items []Message `json:"items"`
	More  bool      `json:"more" doc:"Ask again with before set to the seq of the last item."`
}

// ConversationSummary is one of the member's conversations, with their present coach or an earlier one.
type ConversationSummary struct {
	CoachID       string     `json:"coachId" format:"uuid"`
	Name          string     `json:"name"`
	ImageURL      string     `json:"imageUrl"`
	Present       bool       `json:"present" doc:"With the present coach."`
	LastMessageAt *time.Time `json:"lastMessageAt"`
}

// SendMessageRequest is a message to the member's coach.
type SendMessageRequest struct {
	ID           string `json:"id" required:"false" doc:"A UUID made by the client; sending it again never stores twice."`
	CoachID      string `json:"coachId"`
	Text         string `json:"text" doc:"May be empty when there is an attachment."`
	AttachmentID string `json:"attachmentId" required:"false" doc:"A file that the member uploaded and has not sent yet."`
	Status       string `json:"status" required:"false" doc:"Accepted and ignored: the server knows how far a message has come."`
	IsFromUser   *bool  `json:"isFromUser" required:"false" nullable:"false" doc:"May only be true: the server decides who sent a message."`
}

// MarkMessagesRequest holds the positions up to which the member's screens have received and read.
type MarkMessagesRequest struct {
	MessageID string `json:"messageId" doc:"The newest message that was received or seen."`
}

// MuteRequest mutes a conversation or ends that.
type MuteRequest struct {
	Muted *bool `json:"muted" nullable:"false"`
}

// TypingRequest reports whether the member is writing at this moment. It is not stored.
type TypingRequest struct {
	Typing *bool `json:"typing" nullable:"false"`
}

// TransformSchema marks nullable fields: Huma has no tag for that on objects.
func (Message) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	return nullable(schema, "attachment")
}

// TransformSchema marks nullable fields.
func (Conversation) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	return nullable(schema, "deletion", "reply")
}

func nullable(schema *huma.Schema, properties ...string) *huma.Schema {
	for _, name := range properties {
		schema.Properties[name] = &huma.Schema{OneOf: []*huma.Schema{schema.Properties[name], {Type: "null"}}}
	}
	return schema
}

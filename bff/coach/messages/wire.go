package messages

import (
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/shared/attachments"
)

// CoachMessage is one message of the coach's conversation with a client: text, an attachment, or both.
type CoachMessage struct {
	ID            string                  `json:"id" format:"uuid" doc:"Made by the sender's client."`
	ClientID      string                  `json:"clientId" format:"uuid"`
	Seq           int64                   `json:"seq" doc:"The message's number in its conversation, from 1, without gaps but for what was deleted at the beginning."`
	Text          string                  `json:"text" doc:"May be empty when there is an attachment."`
	Status        string                  `json:"status" enum:"sent,delivered,read" doc:"How far it has come to the other side."`
	IsFromClient  bool                    `json:"isFromClient"`
	Automatic     bool                    `json:"automatic" doc:"Written by the product in the coach's name, such as the welcome."`
	Safety        string                  `json:"safety" enum:",concern,urgent" doc:"What the crisis detector found in the text; empty when nothing."`
	Attachment    *attachments.Attachment `json:"attachment"`
	AttachmentURL *string                 `json:"attachmentUrl" doc:"The attachment's url; null without one."`
	CreatedAt     time.Time               `json:"createdAt"`
}

// ClientHead is the client as shown in the head of the conversation.
type ClientHead struct {
	ID               string     `json:"id" format:"uuid"`
	FirstName        string     `json:"firstName"`
	LastName         string     `json:"lastName"`
	TimeZone         string     `json:"timeZone" doc:"IANA name."`
	HasUrgentKeyword bool       `json:"hasUrgentKeyword"`
	UrgentSince      *time.Time `json:"urgentSince"`
	UrgentTier       string     `json:"urgentTier" enum:",concern,urgent" doc:"The strongest of what waits to be acknowledged; empty when nothing."`
	UrgentIn         []string   `json:"urgentIn" nullable:"false" enum:"message,goal,goal_taken_back,gone" doc:"Where it stood what waits: gone is what was deleted since, or written to an earlier coach. Empty when nothing waits."`
	UrgentThrough    *int64     `json:"urgentThrough" doc:"The number of the newest of what was flagged as of this reading, to be sent with acknowledging; null when nothing waits."`
	WaitingSince     *time.Time `json:"waitingSince" doc:"Since when the client has waited for an answer; null when nothing waits."`
	AnswerBy         *time.Time `json:"answerBy" doc:"By when an answer was promised; null when nothing waits."`
	DeletionAt       *time.Time `json:"deletionAt" doc:"When what was said until the client asked for it is deleted; null when they did not."`
}

// ClientConversation is a page of the coach's conversation with one client, oldest message first.
type ClientConversation struct {
	Client   ClientHead     `json:"client"`
	Messages []CoachMessage `json:"messages"`
	Earlier  *int64         `json:"earlier" doc:"Ask for the page before this number; null when this page holds the first message."`
	Later    *int64         `json:"later" doc:"Ask for the page after this number; null when this page holds the newest message."`
}

// FoundMessages holds the results of a search, newest first.
type FoundMessages struct {
	Items []CoachMessage `json:"items"`
	More  bool           `json:"more" doc:"Ask again with before set to the seq of the last item."`
}

// SendMessageRequest is a message to a client.
type SendMessageRequest struct {
	ID           string `json:"id" required:"false" doc:"A UUID made by the client program; sending it again never stores twice."`
	Text         string `json:"text" doc:"May be empty when there is an attachment."`
	AttachmentID string `json:"attachmentId" required:"false" doc:"A file that the coach uploaded and has not sent yet."`
}

// MarkMessagesRequest holds the positions up to which the coach's screens have received and read.
type MarkMessagesRequest struct {
	MessageID string `json:"messageId" doc:"The newest message that was received or seen."`
}

// AcknowledgeRequest holds the position up to which the coach's screen had received flagged words.
type AcknowledgeRequest struct {
	Through *int64 `json:"through" required:"false" nullable:"false" doc:"The client's urgentThrough, as the screen read it. Left out, it is everything."`
}

// TypingRequest reports whether the coach is writing at this moment. It is not stored.
type TypingRequest struct {
	Typing *bool `json:"typing" nullable:"false"`
}

// TransformSchema marks nullable fields: Huma has no tag for that on objects.
func (CoachMessage) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	schema.Properties["attachment"] = &huma.Schema{OneOf: []*huma.Schema{schema.Properties["attachment"], {Type: "null"}}}
	return schema
}

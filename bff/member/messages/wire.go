package messages

import "time"

// Message is one message of the member's conversation with a coach.
type Message struct {
	ID            string    `json:"id" format:"uuid" doc:"Made by the sender's client."`
	CoachID       string    `json:"coachId" format:"uuid"`
	Seq           int64     `json:"seq" doc:"The message's number in its conversation, from 1, without gaps."`
	Text          string    `json:"text"`
	Status        string    `json:"status" enum:"sent,delivered,read" doc:"How far it has come to the other side."`
	IsFromUser    bool      `json:"isFromUser" doc:"Written by the member."`
	Automatic     bool      `json:"automatic" doc:"Written by the product in the coach's name, such as the welcome."`
	AttachmentURL *string   `json:"attachmentUrl" doc:"Null while a message has no attachment."`
	CreatedAt     time.Time `json:"createdAt"`
}

// Correspondent is what the head of the conversation shows of the coach.
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
	CanWrite    bool          `json:"canWrite" doc:"False for a conversation with an earlier coach, which stays readable."`
	LastReadSeq int64         `json:"lastReadSeq" doc:"The newest message that this member has seen."`
}

// SendMessageRequest is a message to the member's coach.
type SendMessageRequest struct {
	ID         string `json:"id" required:"false" doc:"A UUID made by the client; sending it again never stores twice."`
	CoachID    string `json:"coachId"`
	Text       string `json:"text"`
	Status     string `json:"status" required:"false" doc:"Accepted and ignored: the server knows how far a message has come."`
	IsFromUser *bool  `json:"isFromUser" required:"false" nullable:"false" doc:"May only be true: the server decides who sent a message."`
}

// MarkMessagesRequest says how far the member's screens have come.
type MarkMessagesRequest struct {
	MessageID string `json:"messageId" doc:"The newest message that was received or seen."`
}

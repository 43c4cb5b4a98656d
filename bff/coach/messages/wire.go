package messages

import "time"

// CoachMessage is one message of the coach's conversation with a client.
type CoachMessage struct {
	ID           string    `json:"id" format:"uuid" doc:"Made by the sender's client."`
	ClientID     string    `json:"clientId" format:"uuid"`
	Seq          int64     `json:"seq" doc:"The message's number in its conversation, from 1, without gaps."`
	Text         string    `json:"text"`
	Status       string    `json:"status" enum:"sent,delivered,read" doc:"How far it has come to the other side."`
	IsFromClient bool      `json:"isFromClient"`
	Automatic    bool      `json:"automatic" doc:"Written by the product in the coach's name, such as the welcome."`
	Safety       string    `json:"safety" enum:",concern,urgent" doc:"What the crisis detector found in the text; empty when nothing."`
	CreatedAt    time.Time `json:"createdAt"`
}

// ClientHead is what the head of the conversation shows of the client.
type ClientHead struct {
	ID               string     `json:"id" format:"uuid"`
	FirstName        string     `json:"firstName"`
	LastName         string     `json:"lastName"`
	TimeZone         string     `json:"timeZone" doc:"IANA name."`
	HasUrgentKeyword bool       `json:"hasUrgentKeyword"`
	UrgentSince      *time.Time `json:"urgentSince"`
}

// ClientConversation is a page of the coach's conversation with one client, oldest message first.
type ClientConversation struct {
	Client   ClientHead     `json:"client"`
	Messages []CoachMessage `json:"messages"`
	Earlier  *int64         `json:"earlier" doc:"Ask for the page before this number; null when this page holds the first message."`
}

// SendMessageRequest is a message to a client.
type SendMessageRequest struct {
	ID   string `json:"id" required:"false" doc:"A UUID made by the client program; sending it again never stores twice."`
	Text string `json:"text"`
}

// MarkMessagesRequest says how far the coach's screens have come.
type MarkMessagesRequest struct {
	MessageID string `json:"messageId" doc:"The newest message that was received or seen."`
}

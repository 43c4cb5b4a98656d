package clients

import "time"

// Client is a member whom this coach coaches, as the client list shows them.
type Client struct {
	ID                      string     `json:"id" format:"uuid"`
	FirstName               string     `json:"firstName"`
	LastName                string     `json:"lastName"`
	Email                   string     `json:"email"`
	TimeZone                string     `json:"timeZone" doc:"IANA name."`
	UnreadMessages          int64      `json:"unreadMessages"`
	EngagementLevel         string     `json:"engagementLevel" enum:"high,medium,low" doc:"How lately the client wrote: in the last 3 days, the last 14, or longer ago."`
	HasUrgentKeyword        bool       `json:"hasUrgentKeyword" doc:"A message that sounds like a crisis waits to be acknowledged."`
	UrgentSince             *time.Time `json:"urgentSince"`
	UrgentTier              string     `json:"urgentTier" enum:",concern,urgent" doc:"The strongest of what waits to be acknowledged; empty for none."`
	UrgentThrough           *int64     `json:"urgentThrough" doc:"The number of the newest message as of this reading, to be sent with acknowledging; null when nothing waits."`
	LastMessageContent      *string    `json:"lastMessageContent" doc:"Of a message without words, what it is in words. Null while nothing was said."`
	LastMessageKind         *string    `json:"lastMessageKind" enum:"text,image,voice,document" doc:"What it carries besides its words, if it has any; null while nothing was said."`
	LastMessageTime         *time.Time `json:"lastMessageTime"`
	LastMessageIsFromClient *bool      `json:"lastMessageIsFromClient"`
	WaitingSince            *time.Time `json:"waitingSince" doc:"Since when the client has waited for an answer; null when they do not."`
	AnswerBy                *time.Time `json:"answerBy" doc:"By when the client has been told that they hear from the coach; null when they do not wait. It may be past."`
	DeletionAt              *time.Time `json:"deletionAt" doc:"The client asked for what was said so far to be deleted, which is done by then; null otherwise."`
}

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
	LastMessageContent      *string    `json:"lastMessageContent"`
	LastMessageTime         *time.Time `json:"lastMessageTime"`
	LastMessageIsFromClient *bool      `json:"lastMessageIsFromClient"`
}

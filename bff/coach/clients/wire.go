package clients

import (
	"time"

	"aangan/bff/coach/account"
	"aangan/bff/coach/sessions"
)

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
	UrgentIn                []string   `json:"urgentIn" nullable:"false" enum:"message,goal,goal_taken_back,gone" doc:"Where it stood what waits: gone is what was deleted since, or written to an earlier coach. Empty when nothing waits."`
	UrgentThrough           *int64     `json:"urgentThrough" doc:"The number of the newest of what was flagged as of this reading, to be sent with acknowledging; null when nothing waits."`
	LastMessageContent      *string    `json:"lastMessageContent" doc:"Of a message without words, what it is in words. Null while nothing was said."`
	LastMessageKind         *string    `json:"lastMessageKind" enum:"text,image,voice,document" doc:"What it carries besides its words, if it has any; null while nothing was said."`
	LastMessageTime         *time.Time `json:"lastMessageTime"`
	LastMessageIsFromClient *bool      `json:"lastMessageIsFromClient"`
	WaitingSince            *time.Time `json:"waitingSince" doc:"Since when the client has waited for an answer; null when they do not."`
	AnswerBy                *time.Time `json:"answerBy" doc:"By when the client has been told that they hear from the coach; null when they do not wait. It may be past."`
	DeletionAt              *time.Time `json:"deletionAt" doc:"The client asked for what was said so far to be deleted, which is done by then; null otherwise."`
}

// ClientDetail is a client as their own page shows them.
type ClientDetail struct {
	Client
	ClientSince time.Time               `json:"clientSince" doc:"When they first chose this coach."`
	Shared      SharedProfile           `json:"shared"`
	Upcoming    []sessions.CoachSession `json:"upcoming" nullable:"false" doc:"The next five, soonest first."`
	Past        PastSessions            `json:"past"`
}

// SharedProfile holds the answers that a client shares with their coach, as text. A field is null if it is not shared
// or not answered.
type SharedProfile struct {
	Region   *string  `json:"region"`
	Religion *string  `json:"religion"`
	Gender   *string  `json:"gender"`
	Age      *string  `json:"age"`
	Language *string  `json:"language"`
	Focus    []string `json:"focus" nullable:"false"`
}

// PastSessions are a client's sessions that are over or cancelled.
type PastSessions struct {
	Count int                     `json:"count" doc:"How many are over and were not cancelled."`
	Items []sessions.CoachSession `json:"items" nullable:"false" doc:"The last five, newest first, cancelled ones among them."`
}

// Dashboard is the data of the portal's first screen.
type Dashboard struct {
	Profile account.CoachProfile    `json:"profile"`
	Counts  Counts                  `json:"counts"`
	Clients FirstClients            `json:"clients"`
	Waiting []WaitingClient         `json:"waiting" nullable:"false" doc:"Who has waited longest for an answer, longest first; at most ten."`
	Today   []sessions.CoachSession `json:"today" nullable:"false" doc:"The sessions of this day in the coach's zone, soonest first, without cancelled ones."`
	Now     time.Time               `json:"now"`
}

// Counts are about all clients.
type Counts struct {
	Clients          int64 `json:"clients"`
	Urgent           int64 `json:"urgent"`
	UnreadClients    int64 `json:"unreadClients" doc:"How many clients have written something that the coach has not seen."`
	UnreadMessages   int64 `json:"unreadMessages"`
	Waiting          int64 `json:"waiting" doc:"How many clients wait for an answer."`
	UpcomingSessions int64 `json:"upcomingSessions" doc:"Sessions that are not over."`
}

// FirstClients is the first page of the list of clients.
type FirstClients struct {
	Items []Client `json:"items" nullable:"false"`
	Next  *string  `json:"next" doc:"Where GET /api/coach/clients goes on, as its after; null when nothing follows."`
}

// WaitingClient is a client who waits for an answer.
type WaitingClient struct {
	ClientID string    `json:"clientId" format:"uuid"`
	Name     string    `json:"name"`
	TimeZone string    `json:"timeZone" doc:"IANA name."`
	Since    time.Time `json:"since"`
	AnswerBy time.Time `json:"answerBy" doc:"By when they have been told that they hear from the coach. It may be past."`
}

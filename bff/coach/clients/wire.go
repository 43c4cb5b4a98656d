package clients

import (
	"time"

	"github.com/danielgtaylor/huma/v2"

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
	DisplayLanguage         string     `json:"displayLanguage" doc:"Code of the language that the client uses the product in."`
	UnreadMessages          int64      `json:"unreadMessages"`
	EngagementLevel         string     `json:"engagementLevel" enum:"high,medium,low" doc:"How recently the client wrote: within 3 days, within 14 days, or longer ago or never."`
	HasUrgentKeyword        bool       `json:"hasUrgentKeyword" doc:"True if text that may be a crisis waits for the coach's acknowledgement."`
	UrgentSince             *time.Time `json:"urgentSince"`
	UrgentTier              string     `json:"urgentTier" enum:",concern,urgent" doc:"Strongest unacknowledged result of the crisis detector; empty for none."`
	UrgentIn                []string   `json:"urgentIn" nullable:"false" enum:"message,goal,goal_taken_back,gone" doc:"Places of the unacknowledged text. gone: deleted since, or written to an earlier coach. Empty for none."`
	UrgentThrough           *int64     `json:"urgentThrough" doc:"Number of the newest unacknowledged flag as of this response, to send when acknowledging; null if none waits."`
	LastMessageContent      *string    `json:"lastMessageContent" doc:"Text of the newest message or, if it has none, the kind of its attachment in words, or that it was unsent. Null before the first message."`
	LastMessageKind         *string    `json:"lastMessageKind" enum:"text,image,voice,document" doc:"Kind of the newest message's attachment; text without an attachment. Null before the first message."`
	LastMessageTime         *time.Time `json:"lastMessageTime"`
	LastMessageIsFromClient *bool      `json:"lastMessageIsFromClient" doc:"Null without a message, and if someone on call wrote it in the team's name."`
	WaitingSince            *time.Time `json:"waitingSince" doc:"Time since which the client has waited for a reply; null if the client is not waiting."`
	AnswerBy                *time.Time `json:"answerBy" doc:"Time by which the client was promised a reply; null if the client is not waiting. May be in the past."`
	DeletionAt              *time.Time `json:"deletionAt" doc:"Time at which the messages so far are deleted at the client's request; null if no deletion is scheduled."`
}

// ClientDetail is a client as their own page shows them.
type ClientDetail struct {
	Client
	ClientSince time.Time               `json:"clientSince" doc:"Time at which the client first chose this coach."`
	Shared      SharedProfile           `json:"shared"`
	SafetyNotes *SharedSafetyNotes      `json:"safetyNotes" doc:"The safety notes that the client shares, without their trusted contact; null for none."`
	CheckIns    []SharedCheckIn         `json:"checkIns" nullable:"false" doc:"The check-ins that the client shares, newest first, at most 60."`
	Upcoming    []sessions.CoachSession `json:"upcoming" nullable:"false" doc:"The next five sessions, soonest first."`
	Past        PastSessions            `json:"past"`
}

// TransformSchema marks the safety notes as nullable: Huma has no tag for that on an object.
func (ClientDetail) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	schema.Properties["safetyNotes"] = &huma.Schema{OneOf: []*huma.Schema{schema.Properties["safetyNotes"], {Type: "null"}}}
	return schema
}

// SharedSafetyNotes are the safety notes that a client shares with their coach. They have no contact.
type SharedSafetyNotes struct {
	Sections   []SharedSafetySection `json:"sections" nullable:"false" doc:"In the client's own order."`
	Unreadable bool                  `json:"unreadable" doc:"True if the notes cannot be decrypted; the sections are then empty."`
	SharedAt   time.Time             `json:"sharedAt"`
	UpdatedAt  time.Time             `json:"updatedAt" doc:"The last change of the notes."`
}

// SharedSafetySection is one title of the safety notes with its text.
type SharedSafetySection struct {
	ID    string `json:"id" format:"uuid"`
	Title string `json:"title"`
	Text  string `json:"text" doc:"One note per line."`
}

// SharedCheckIn is one day of a client that they share with their coach.
type SharedCheckIn struct {
	Day        string `json:"day" doc:"The client's day, as 2026-11-27."`
	Mood       string `json:"mood" doc:"heavy, low, okay, good or bright; empty if the check-in cannot be decrypted."`
	Word       string `json:"word" doc:"A code of the offered words, a word of the client's own, or empty."`
	Note       string `json:"note"`
	Unreadable bool   `json:"unreadable" doc:"True if the check-in cannot be decrypted."`
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

// PastSessions holds a client's past and cancelled sessions.
type PastSessions struct {
	Count int                     `json:"count" doc:"Number of sessions that ended and were not cancelled."`
	Items []sessions.CoachSession `json:"items" nullable:"false" doc:"The last five sessions that ended or were cancelled, newest first."`
}

// Dashboard is the data of the portal's first screen.
type Dashboard struct {
	Profile account.CoachProfile    `json:"profile"`
	Counts  Counts                  `json:"counts"`
	Clients FirstClients            `json:"clients"`
	Waiting []WaitingClient         `json:"waiting" nullable:"false" doc:"Clients who have waited longest for a reply, longest first; at most ten."`
	Today   []sessions.CoachSession `json:"today" nullable:"false" doc:"Today's sessions in the coach's time zone, soonest first, without cancelled ones."`
	Now     time.Time               `json:"now"`
}

// Counts holds the numbers over all clients.
type Counts struct {
	Clients          int64 `json:"clients"`
	Urgent           int64 `json:"urgent"`
	UnreadClients    int64 `json:"unreadClients" doc:"Number of clients with messages that the coach has not seen."`
	UnreadMessages   int64 `json:"unreadMessages"`
	Waiting          int64 `json:"waiting" doc:"Number of clients who wait for a reply."`
	UpcomingSessions int64 `json:"upcomingSessions" doc:"Number of sessions that have not ended."`
}

// FirstClients is the first page of the list of clients.
type FirstClients struct {
	Items []Client `json:"items" nullable:"false"`
	Next  *string  `json:"next" doc:"Cursor of the next page, to pass as after to GET /api/coach/clients; null on the last page."`
}

// WaitingClient is a client who waits for a reply.
type WaitingClient struct {
	ClientID string    `json:"clientId" format:"uuid"`
	Name     string    `json:"name"`
	TimeZone string    `json:"timeZone" doc:"IANA name."`
	Since    time.Time `json:"since"`
	AnswerBy time.Time `json:"answerBy" doc:"Time by which the client was promised a reply. May be in the past."`
}

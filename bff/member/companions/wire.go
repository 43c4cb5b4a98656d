package companions

import "time"

// Companion is a program that the member can talk to, as an entry of their list.
type Companion struct {
	ID             string     `json:"id" enum:"tara,buddy,arjun"`
	Name           string     `json:"name"`
	Description    string     `json:"description"`
	Specialization string     `json:"specialization"`
	ImageURL       string     `json:"imageUrl" doc:"Empty: a companion is a program and has no face. Its kolam is drawn from its id."`
	IsIndian       bool       `json:"isIndian"`
	IsPremium      bool       `json:"isPremium"`
	Locked         bool       `json:"locked" doc:"It does not answer this member, whose plan does not hold it. What was said before stays to be read."`
	LastMessageAt  *time.Time `json:"lastMessageAt" doc:"Null before the first message."`
}

// CompanionMessage is one message of the member's talk with a companion.
type CompanionMessage struct {
	ID        string    `json:"id" format:"uuid"`
	Seq       int64     `json:"seq" doc:"The message's number in its talk, from 1, without gaps."`
	Text      string    `json:"text"`
	From      string    `json:"from" enum:"member,companion,notice" doc:"A notice says that the companion is a program."`
	CreatedAt time.Time `json:"createdAt"`
	Safety    string    `json:"safety" enum:",concern,urgent" doc:"What the safety list found in the member's words; empty for nothing."`
}

// CompanionTalk is a page of the member's talk with one companion, oldest message first.
type CompanionTalk struct {
	Messages []CompanionMessage `json:"messages" nullable:"false"`
	Earlier  *int64             `json:"earlier" doc:"Ask for the page before this number; null when this page holds the first message."`
}

// SendCompanionMessageRequest is a message to a companion.
type SendCompanionMessageRequest struct {
	ID   string `json:"id" doc:"A UUID made by the client. Sending it again stores nothing twice: it brings the answer, whole, as it comes, or made now."`
	Text string `json:"text"`
}

// CompanionMessageEvent is the data of the events stored, notice and done.
type CompanionMessageEvent struct {
	Message CompanionMessage `json:"message"`
}

// CompanionSafetyEvent is the data of the event safety.
type CompanionSafetyEvent struct {
	Tier string `json:"tier" enum:"concern,urgent"`
}

// CompanionThinkingEvent is the data of the event thinking: nothing.
type CompanionThinkingEvent struct{}

// CompanionDeltaEvent is the data of the event delta: the next piece of the answer, spaces included.
type CompanionDeltaEvent struct {
	Text string `json:"text"`
}

// CompanionFailedEvent is the data of the event failed: why there is no answer, fit to show to a person.
type CompanionFailedEvent struct {
	Message string `json:"message"`
}

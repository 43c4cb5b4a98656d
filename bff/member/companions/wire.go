package companions

import "time"

// Companion is an entry in the list of companions, the programs that a member can talk to.
type Companion struct {
	ID             string     `json:"id" enum:"tara,buddy,arjun"`
	Name           string     `json:"name"`
	Description    string     `json:"description"`
	Specialization string     `json:"specialization"`
	ImageURL       string     `json:"imageUrl" doc:"Always empty: a companion is a program and has no picture. The app draws its kolam from the id."`
	IsIndian       bool       `json:"isIndian"`
	IsPremium      bool       `json:"isPremium"`
	Locked         bool       `json:"locked" doc:"True if the member's plan does not include this companion. Earlier messages stay readable."`
	LastMessageAt  *time.Time `json:"lastMessageAt" doc:"Null if there are no messages."`
}

// CompanionMessage is one message of the member's talk with a companion.
type CompanionMessage struct {
	ID        string    `json:"id" format:"uuid"`
	Seq       int64     `json:"seq" doc:"Number of the message in its conversation, from 1, without gaps."`
	Text      string    `json:"text"`
	From      string    `json:"from" enum:"member,companion,notice" doc:"The sender. A notice says that the companion is a program."`
	CreatedAt time.Time `json:"createdAt"`
	Safety    string    `json:"safety" enum:",concern,urgent" doc:"The crisis detector's result for the member's text; empty if nothing was found."`
	// Actions are what the member can do next.
	Actions []CompanionAction `json:"actions" nullable:"false" doc:"Buttons below the newest reply."`
}

// CompanionAction is a button below a reply.
type CompanionAction struct {
	Do    string `json:"do" doc:"exercise:<code>, avoid:<subject>, say (send the label as a message), rephrase, exercises, coach, journal, sessions, plan, memory or help. Clients leave out actions that they don't know."`
	Label string `json:"label"`
}

// CompanionTalk is a page of the member's talk with one companion, oldest message first.
type CompanionTalk struct {
	Messages []CompanionMessage `json:"messages" nullable:"false"`
	Earlier  *int64             `json:"earlier" doc:"Cursor (before) of the previous page; null if this page has the first message."`
	// NoticeDue is what laws ask for: a notice before use, and again after a while.
	NoticeDue bool `json:"noticeDue" doc:"True on the newest page if the screen must say that the companion is a program before the member writes: the talk has no such notice from the last three hours."`
}

// SendCompanionMessageRequest is a message to a companion.
type SendCompanionMessageRequest struct {
	ID   string `json:"id" doc:"UUID made by the client. Repeating it stores nothing: the response has the stored answer, the one in progress, or a new one if there is none."`
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

// CompanionThinkingEvent is the data of the event thinking: an empty object.
type CompanionThinkingEvent struct{}

// CompanionDeltaEvent is the data of the event delta: the next piece of the reply, including spaces.
type CompanionDeltaEvent struct {
	Text string `json:"text"`
}

// CompanionFailedEvent is the data of the event failed: the reason why there is no reply, as a text for the member.
type CompanionFailedEvent struct {
	Message string `json:"message"`
}

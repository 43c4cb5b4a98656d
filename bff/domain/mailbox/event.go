package mailbox

import (
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"

	"github.com/google/uuid"
)

// Kind says what an event is about.
type Kind string

// The kinds. Client, user, session, goal, conversation and inbox events carry nothing of what changed: they say what to ask for again.
const (
	// KindMessage is a message in one of the owner's conversations, written by either side.
	KindMessage Kind = "message"
	// KindReceipt says how far the other side has come with what the owner wrote.
	KindReceipt Kind = "receipt"
	// KindClient tells a coach that their list of clients changed.
	KindClient Kind = "client"
	// KindUser tells a member or a coach that their own account changed.
	KindUser Kind = "user"
	// KindNotification tells a member that what the bell holds changed.
	KindNotification Kind = "notification"
	// KindConversation tells either side that more than a message changed about their conversation: muted, to be deleted,
	// deleted, a sign of a crisis.
	KindConversation Kind = "conversation"
	// KindSession tells a member or a coach that one of their sessions, or the hours behind them, changed.
	KindSession Kind = "session"
	// KindGoal tells a member or a coach that something changed in what they agreed on with each other.
	KindGoal Kind = "goal"
	// KindInbox tells an administrator that what visitors left changed: something came, or was seen to.
	KindInbox Kind = "inbox"
)

// Event is one thing that an owner's screens should hear.
type Event struct {
	// Seq is the event's number in its owner's mailbox, from 1, without gaps.
	Seq  int64
	Kind Kind
	At   time.Time
	// Owner is whose mailbox this is: it decides whose view Message is.
	Owner Owner
	// MemberID and CoachID are the two sides of the conversation; zero for events without one.
	MemberID identity.MemberID
	CoachID  identity.CoachID
	// Message is set for KindMessage only.
	Message *Message
	// Receipt is set for KindReceipt only.
	Receipt *Receipt
	// UnreadNotifications is for KindNotification: how many the owner has not read, as of when the event is read.
	UnreadNotifications int64
}

// Message is the message of an event. The messaging package turns it into its own shape.
type Message struct {
	ID         uuid.UUID
	Seq        int64
	FromMember bool
	Text       string
	Automatic  bool
	// Attachment is the file that the message carries; nil for none.
	Attachment *Attachment
	// Safety is what the detector found; always empty in a member's mailbox.
	Safety    safety.Tier
	CreatedAt time.Time
	Cursors   Cursors
}

// Attachment is a file that a message carries, as its two people are told of it.
type Attachment struct {
	ID uuid.UUID
	// Kind is image, voice or document.
	Kind        string
	Name        string
	ContentType string
	// Size is in bytes.
	Size int64
	// Width and Height are an image's, in pixels.
	Width, Height *int
	// DurationMs is how long a voice message sounds, when that is known.
	DurationMs *int
}

// Cursors say how far each side of a conversation has received and seen, and whether "seen" may be told.
type Cursors struct {
	MemberDelivered, MemberRead int64
	CoachDelivered, CoachRead   int64
	// Shared is false when the member keeps "read" to themselves; then nobody's is told to the other side.
	Shared bool
}

// Receipt is how far the other side has come: up to these numbers of the conversation. ReadSeq is 0 while the member
// does not share "read".
type Receipt struct {
	DeliveredSeq int64
	ReadSeq      int64
}

// Position is where a mailbox stands.
type Position struct {
	// Last is the newest number ever given, 0 while the mailbox is empty.
	Last int64
	// Oldest is the oldest event still kept, 0 when none is.
	Oldest int64
}

// CanResume says whether a stream that heard everything up to seq can go on from there without missing an event. When not
// (a number from the future, or one so old that what followed is no longer kept) it has to fetch everything again.
func (p Position) CanResume(seq int64) bool {
	if seq < 0 || seq > p.Last {
		return false
	}
	if seq == p.Last {
		return true
	}
	return p.Oldest > 0 && seq >= p.Oldest-1
}

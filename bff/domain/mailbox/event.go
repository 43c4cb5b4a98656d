package mailbox

import (
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"

	"github.com/google/uuid"
)

// Kind is the subject of an event.
type Kind string

// The kinds. Client, user, session, goal, conversation, inbox, risk and on-call events have no content: they name the
// data to refetch.
const (
	// KindMessage is a message in one of the owner's conversations, written by either side.
	KindMessage Kind = "message"
	// KindMessageChanged is a stored message in one of the owner's conversations that was edited, unsent or reacted to:
	// the event has the message as it is now.
	KindMessageChanged Kind = "message_changed"
	// KindReceipt reports how far the other side has received and seen the owner's messages.
	KindReceipt Kind = "receipt"
	// KindClient reports to a coach that their list of clients changed.
	KindClient Kind = "client"
	// KindUser reports that the owner's own account changed.
	KindUser Kind = "user"
	// KindNotification reports to a member that their bell changed.
	KindNotification Kind = "notification"
	// KindConversation reports to either side that a conversation changed by more than a message: muted, scheduled for
	// deletion, deleted, flagged.
	KindConversation Kind = "conversation"
	// KindSession reports that one of the owner's sessions, or a coach's hours, changed.
	KindSession Kind = "session"
	// KindGoal reports to a member or a coach that one of their goals changed.
	KindGoal Kind = "goal"
	// KindCheckIn reports to a member that one of their check-ins changed.
	KindCheckIn Kind = "check_in"
	// KindInbox reports to an administrator that visitors' entries changed.
	KindInbox Kind = "inbox"
	// KindRisk reports to a member that their own risk state changed.
	KindRisk Kind = "risk"
	// KindOnCall reports to administrators and people on call that a crisis was passed to them, opened or closed, or
	// that the rota changed.
	KindOnCall Kind = "on_call"
)

// Event is one live event for its owner's screens.
type Event struct {
	// Seq is the event's number in its owner's mailbox, from 1, without gaps.
	Seq  int64
	Kind Kind
	At   time.Time
	// Owner is the owner of the mailbox. Message is as that side sees it.
	Owner Owner
	// MemberID and CoachID are the two sides of the conversation; zero for events without one.
	MemberID identity.MemberID
	CoachID  identity.CoachID
	// Message is set for KindMessage and KindMessageChanged only.
	Message *Message
	// Receipt is set for KindReceipt only.
	Receipt *Receipt
	// UnreadNotifications is set for KindNotification: the owner's number of unread notifications as of this read.
	UnreadNotifications int64
}

// Message is the message of an event. The messaging package turns it into its own shape.
type Message struct {
	ID         uuid.UUID
	Seq        int64
	FromMember bool
	// FromTeam is true for a message of a person on call. If neither is true, the coach wrote it.
	FromTeam  bool
	Text      string
	Automatic bool
	// Attachment is the file that the message carries; nil for none.
	Attachment *Attachment
	// Safety is the detector's result; always empty in a member's mailbox.
	Safety    safety.Tier
	CreatedAt time.Time
	Cursors   Cursors
	Changes   Changes
}

// Attachment is a message's file as its two people see it.
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
	// DurationMs is the duration of a voice message, if known.
	DurationMs *int
}

// Cursors hold how far each side of a conversation has received and seen, and whether "seen" is shared.
type Cursors struct {
	MemberDelivered, MemberRead int64
	CoachDelivered, CoachRead   int64
	// Shared is false if the member does not share read receipts; then neither side gets them.
	Shared bool
}

// Receipt holds the positions up to which the other side has received and read, as message numbers. ReadSeq is 0 if
// read receipts are not shared.
type Receipt struct {
	DeliveredSeq int64
	ReadSeq      int64
}

// Position is the state of a mailbox.
type Position struct {
	// Last is the highest number ever assigned; 0 if there was no event yet.
	Last int64
	// Oldest is the number of the oldest stored event; 0 for none.
	Oldest int64
}

// CanResume reports whether a stream that has received every event up to seq can continue from there. If not (a future
// number, or one followed by deleted events), the client must fetch everything again.
func (p Position) CanResume(seq int64) bool {
	if seq < 0 || seq > p.Last {
		return false
	}
	if seq == p.Last {
		return true
	}
	return p.Oldest > 0 && seq >= p.Oldest-1
}

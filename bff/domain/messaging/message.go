package messaging

import (
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/safety"

	"github.com/google/uuid"
)

// Status is a message's progress on the recipient's side: sent, delivered or read.
type Status string

// The statuses, each of which includes the previous ones.
const (
	// StatusSent means that the message is stored.
	StatusSent Status = "sent"
	// StatusDelivered means that it reached one of the other side's open clients.
	StatusDelivered Status = "delivered"
	// StatusRead means that the other side saw the conversation with it.
	StatusRead Status = "read"
)

// Message is one message of a conversation, as one of its two sides sees it.
type Message struct {
	ID       uuid.UUID
	MemberID identity.MemberID
	CoachID  identity.CoachID
	// Seq is the message's number in its conversation, from 1, without gaps except for deleted messages at the
	// beginning.
	Seq int64
	// Text may be empty when there is an attachment.
	Text string
	// Attachment is the file that the message carries; nil for none.
	Attachment *mailbox.Attachment
	Status     Status
	FromMember bool
	// FromTeam is true for a message of a person on call. If neither is true, the coach wrote it.
	FromTeam bool
	// Automatic marks messages that the product sent in the coach's or the team's name, such as the welcome.
	Automatic bool
	// Safety is the crisis detector's result; always empty in the member's view.
	Safety    safety.Tier
	CreatedAt time.Time
	// Changes holds edits, unsending, the message that this one answers, and reactions.
	Changes mailbox.Changes
}

// sender returns who wrote the message, as stored.
func (m Message) sender() string {
	switch {
	case m.FromMember:
		return senderMember
	case m.FromTeam:
		return senderTeam
	}
	return senderCoach
}

// StatusOf computes the status of a message with this number, written by the member or by the coach, for one viewer.
//
// A viewer always knows what they have seen. Whether the other side has seen it is included only while the member
// shares it; otherwise a seen message is "delivered", since it did arrive.
func StatusOf(viewer mailbox.Realm, fromMember bool, seq int64, cursors mailbox.Cursors) Status {
	delivered, read := cursors.CoachDelivered, cursors.CoachRead
	if !fromMember {
		delivered, read = cursors.MemberDelivered, cursors.MemberRead
	}
	viewerWrote := fromMember == (viewer == mailbox.RealmMember)
	switch {
	case seq <= read && (cursors.Shared || !viewerWrote):
		return StatusRead
	case seq <= max(delivered, read):
		return StatusDelivered
	default:
		return StatusSent
	}
}

// FromEvent returns the message of an event about one, as the mailbox's owner sees it. For other kinds it returns
// false.
func FromEvent(event mailbox.Event) (Message, bool) {
	if event.Message == nil {
		return Message{}, false
	}
	told := event.Message
	return Message{
		ID: told.ID, MemberID: event.MemberID, CoachID: event.CoachID, Seq: told.Seq, Text: told.Text, Attachment: told.Attachment,
		Status:     StatusOf(event.Owner.Realm, told.FromMember, told.Seq, told.Cursors),
		FromMember: told.FromMember, FromTeam: told.FromTeam, Automatic: told.Automatic, Safety: told.Safety, CreatedAt: told.CreatedAt,
		Changes: told.Changes,
	}, true
}

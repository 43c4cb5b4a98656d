package mailbox

import (
	"strings"
	"time"
	"unicode/utf8"

	"aangan/bff/domain/copy"

	"github.com/google/uuid"
)

// Changes is what belongs to a message besides its first text: edits, unsending, the message that it answers, and
// reactions.
type Changes struct {
	// Version is 1 for a message as it was sent, and grows with each edit and with unsending.
	Version int
	// EditedAt is the time of the last edit; nil for none.
	EditedAt *time.Time
	// Unsent is true if the author has unsent the message: it has neither text nor attachment.
	Unsent bool
	// MemberReaction and CoachReaction are codes of copy.MessageReactions; empty for none.
	MemberReaction, CoachReaction string
	// ReplyTo is the message that this one answers; nil for none.
	ReplyTo *Quote
}

// QuoteState is the state of a quoted message.
type QuoteState string

// The states.
const (
	QuotePresent QuoteState = "present"
	QuoteUnsent  QuoteState = "unsent"
	// QuoteDeleted means that the message was deleted with the conversation up to it.
	QuoteDeleted QuoteState = "deleted"
)

// Quote is the beginning of a message that another one answers, as it is now.
type Quote struct {
	ID    uuid.UUID
	State QuoteState
	// Seq is the message's number; 0 for a deleted one, of which all of the following are unknown too.
	Seq                  int64
	FromMember, FromTeam bool
	// Text is the first line, cut to copy.Limits.QuoteText characters. Kind is the kind of the attachment; empty for
	// none.
	Text, Kind string
}

// QuoteFrom converts the columns of a quoted message; nil if the message answers none.
func QuoteFrom(id *uuid.UUID, seq *int64, sender, text *string, unsentAt *time.Time, kind *string) *Quote {
	switch {
	case id == nil:
		return nil
	case seq == nil:
		return &Quote{ID: *id, State: QuoteDeleted}
	}
	quote := &Quote{
		ID: *id, State: QuotePresent, Seq: *seq, FromMember: value(sender) == "member", FromTeam: value(sender) == "team",
		Text: firstLine(value(text)), Kind: value(kind),
	}
	if unsentAt != nil {
		quote.State = QuoteUnsent
	}
	return quote
}

// firstLine returns the first line of a message's text, cut to the length of a quote.
func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	if utf8.RuneCountInString(line) <= copy.Limits.QuoteText {
		return line
	}
	return strings.TrimSpace(string([]rune(line)[:copy.Limits.QuoteText-1])) + "…"
}

// ChangesFrom converts the columns of a message's row.
func ChangesFrom(version int32, editedAt, unsentAt *time.Time, memberReaction, coachReaction *string, replyTo *Quote) Changes {
	return Changes{
		Version: int(version), EditedAt: editedAt, Unsent: unsentAt != nil,
		MemberReaction: value(memberReaction), CoachReaction: value(coachReaction), ReplyTo: replyTo,
	}
}

package messaging

import (
	"context"
	"time"

	"aangan/bff/domain/attachment"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/replytime"
	"aangan/bff/domain/safety"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Service sends, reads, finds, marks and deletes messages.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	waker mailbox.Waker
	with  Options
	now   func() time.Time
}

// Options is what the service stands on.
type Options struct {
	Pool *pgxpool.Pool
	// Waker is told whose screens have something new, and may be nil.
	Waker mailbox.Waker
	// Hints tells who is writing this moment, and may be nil: then nobody is told.
	Hints mailbox.Hinter
	// Queue is for deletions, which wait; its book has to hold Tasks. Without one nothing can be deleted.
	Queue tasks.Queue
	// CoachWrote hear of each message that a coach writes, in their order.
	CoachWrote []OnCoachMessage
	// Flagged hear of each message of a member's that sounds like a crisis, in their order.
	Flagged []OnFlagged
	// Attachments is where files are taken from. Without it no message can carry one.
	Attachments Attachments
	// ReplyTime says by when coaches answer. Without one no head of a conversation says so.
	ReplyTime Promise
}

// Written says which message a coach has just written to whom; never what it says.
type Written struct {
	Conversation uuid.UUID
	Member       identity.MemberID
	Coach        identity.CoachID
	Seq          int64
}

// OnCoachMessage is called when a coach has written to a member, inside the transaction that stores the message, for what has to
// come of it later: it asks for tasks, and does nothing slow. Its error takes the message back. A message sent again is no
// new one.
type OnCoachMessage func(ctx context.Context, tx pgx.Tx, written Written) error

// Flagged says in which conversation a member has just written what sounds like a crisis, and how strongly; never what.
type Flagged struct {
	Conversation uuid.UUID
	Member       identity.MemberID
	Coach        identity.CoachID
	Tier         safety.Tier
}

// OnFlagged is called when a member's message was flagged, inside the transaction that stores it, for what has to come of it
// later. Rules as for Hook.
type OnFlagged func(ctx context.Context, tx pgx.Tx, flagged Flagged) error

// Attachments is where files are taken from for messages: attachment.Service.
type Attachments interface {
	// Claim puts a file into a conversation, once, for whoever brought it: fault.ErrNotFound for one that is not theirs,
	// *fault.Conflict for one that was sent already.
	Claim(ctx context.Context, tx pgx.Tx, id uuid.UUID, by attachment.Uploader, conversation uuid.UUID) (attachment.Attachment, error)
	// SweepSoon has the files go whose messages were deleted in this transaction.
	SweepSoon(ctx context.Context, tx pgx.Tx) error
}

// Promise says by when a member hears from a coach: replytime.Service.
type Promise interface {
	// Reply is for a member who has waited since then, or, for nil, who would write now.
	Reply(ctx context.Context, coach identity.CoachID, waitingSince *time.Time) (replytime.Reply, error)
}

// New makes the service. Only the pool is needed for sending and reading what has no attachment.
func New(o Options) *Service {
	return &Service{pool: o.Pool, q: store.New(), waker: o.Waker, with: o, now: time.Now}
}

package messaging

import (
	"context"
	"time"

	"aangan/bff/domain/attachment"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/replytime"
	"aangan/bff/domain/risk"
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

// Options are the service's dependencies.
type Options struct {
	Pool *pgxpool.Pool
	// Waker wakes the streams of people with new events, and may be nil.
	Waker mailbox.Waker
	// Hints sends typing hints; nil sends none.
	Hints mailbox.Hinter
	// Queue schedules deletions; its registry must have Tasks. Without a queue no message can be deleted.
	Queue tasks.Queue
	// CoachWrote run in order for each message of a coach.
	CoachWrote []OnCoachMessage
	// Flagged run in order for each message of a member that may be a crisis.
	Flagged []OnFlagged
	// AfterFlagged runs after the commit of a flagged message; it may be slow, and nil runs nothing. What must happen
	// even if the process stops here belongs to Flagged.
	AfterFlagged func(ctx context.Context, conversation uuid.UUID)
	// Attachments provides uploaded files. Without it no message can have one.
	Attachments Attachments
	// CrisisNotes seals the notes of closed crises and for the team. Without it there can be no notes.
	CrisisNotes CrisisNotes
	// AlertTeam runs when a coach hands a crisis to the team, in the transaction that stores it. Without it none can be
	// handed over.
	AlertTeam func(ctx context.Context, tx pgx.Tx, conversation uuid.UUID) error
	// Risk keeps the members' risk states; nil keeps none.
	Risk *risk.Service
	// ReplyTime computes when coaches reply. Without one, conversations have no reply time.
	ReplyTime ReplyTimes
}

// CoachMessage identifies a coach's new message, without its text.
type CoachMessage struct {
	Conversation uuid.UUID
	Member       identity.MemberID
	Coach        identity.CoachID
	Seq          int64
}

// OnCoachMessage runs when a coach has written to a member, in the transaction that stores the message, to schedule
// what follows; it must be fast. Its error undoes the message. A repeated message does not run it.
type OnCoachMessage func(ctx context.Context, tx pgx.Tx, written CoachMessage) error

// Flagged identifies a conversation in which a member wrote a possible crisis, and how strong, without the text.
type Flagged struct {
	Conversation uuid.UUID
	Member       identity.MemberID
	Coach        identity.CoachID
	Tier         safety.Tier
}

// OnFlagged runs when a member's message was flagged, in the transaction that stores it, to schedule what follows.
// Rules as for OnCoachMessage.
type OnFlagged func(ctx context.Context, tx pgx.Tx, flagged Flagged) error

// Attachments provides uploaded files for messages: attachment.Service.
type Attachments interface {
	// Claim attaches an uploaded file to a conversation, once. Returns fault.ErrNotFound for another person's file,
	// and *fault.Conflict for one that was sent already.
	Claim(ctx context.Context, tx pgx.Tx, id uuid.UUID, by attachment.Uploader, conversation uuid.UUID) (attachment.Attachment, error)
	// ScheduleSweep schedules the deletion of files whose messages were deleted in this transaction.
	ScheduleSweep(ctx context.Context, tx pgx.Tx) error
}

// CrisisNotes seals coaches' notes about crises: casework.Service.
type CrisisNotes interface {
	// SealCrisisNote returns the stored form of the note of the outcome with this id.
	SealCrisisNote(coach, client, id uuid.UUID, note string) []byte
	// SealHandoverNote returns the stored form of the note of the handover with this id.
	SealHandoverNote(coach, client, id uuid.UUID, note string) []byte
}

// ReplyTimes computes when a member gets a coach's reply: replytime.Service.
type ReplyTimes interface {
	// Reply returns the reply time for a member who has waited since the given time or, if it is nil, who writes now.
	Reply(ctx context.Context, coach identity.CoachID, waitingSince *time.Time) (replytime.Reply, error)
}

// New returns the service. For messages without attachments the pool is enough.
func New(o Options) *Service {
	return &Service{pool: o.Pool, q: store.New(), waker: o.Waker, with: o, now: time.Now}
}

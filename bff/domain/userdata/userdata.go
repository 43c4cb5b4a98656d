package userdata

import (
	"context"

	"aangan/bff/domain/community"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Queue is the queue of letters and tasks, and what is known of what waits in it.
type Queue interface {
	emails.Queue
	tasks.Queue
	// LetterWaits tells whether a letter has yet to be handed over or given up.
	LetterWaits(ctx context.Context, pool *pgxpool.Pool, ref emails.Ref) (bool, error)
	// TaskWaits tells whether a task has yet to be done or given up, one that is being done included.
	TaskWaits(ctx context.Context, pool *pgxpool.Pool, ref tasks.Ref) (bool, error)
	// Forget deletes every job about one of the ids, done or not, in the caller's transaction.
	Forget(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) error
}

// Files is what is kept of members outside the database.
type Files interface {
	// DeleteOf deletes every file of a member. It may be called again for the same one.
	DeleteOf(ctx context.Context, member uuid.UUID) error
}

// OnLeave is called inside the transaction in which a member leaves, which holds the member's row, for what ends with them. It
// touches no mailbox, and returns the coaches who have to look at their sessions again, in the order of their ids.
type OnLeave func(ctx context.Context, tx pgx.Tx, member identity.MemberID) ([]identity.CoachID, error)

// Journal opens the sealed pages of members' journals.
type Journal interface {
	// Unseal is one page's words, and whether it opens; the seal opens for no other page and no other member.
	Unseal(ctx context.Context, member, page uuid.UUID, seal []byte) (text string, opens bool)
}

// Community is where members speak without a name, and where nobody else knows who said what.
type Community interface {
	// KeptOf gives access to everything that a member has there.
	KeptOf(tx pgx.Tx, member identity.MemberID) community.Kept
	// MemberLeft takes out what goes with a member, whose row the transaction holds and is about to delete.
	MemberLeft(ctx context.Context, tx pgx.Tx, member identity.MemberID, keepPosts bool) error
}

// Payments is what members pay, outside the database too.
type Payments interface {
	// Left ends what a member pays, whose row the transaction holds; the provider is asked later.
	Left(ctx context.Context, tx pgx.Tx, member uuid.UUID) error
	// Forget takes out what names a member in what the provider told, before they are deleted.
	Forget(ctx context.Context, tx pgx.Tx, member uuid.UUID) error
}

// Options is what the service stands on.
type Options struct {
	Pool  *pgxpool.Pool
	Queue Queue
	Waker mailbox.Waker
	Links emails.Links
	// OnLeave may be nil.
	OnLeave OnLeave
	// Files is nil as long as nothing is kept outside the database.
	Files Files
	// Journal is nil where nothing is exported.
	Journal Journal
	// Community is nil where there is none.
	Community Community
	// Payments is nil where nobody pays.
	Payments Payments
}

// Service gathers what is kept of a member, and takes it away.
type Service struct {
	pool      *pgxpool.Pool
	q         *store.Queries
	queue     Queue
	waker     mailbox.Waker
	places    emails.Links
	files     Files
	left      OnLeave
	journal   Journal
	community Community
	payments  Payments
}

// New makes the service. Its letters and tasks (see Letters, Tasks and Periodic) must be registered with the queue before it is used.
// A waker may be nil in a process without streams.
func New(o Options) *Service {
	return &Service{pool: o.Pool, q: store.New(), queue: o.Queue, waker: o.Waker, places: o.Links, files: o.Files, left: o.OnLeave, journal: o.Journal, community: o.Community, payments: o.Payments}
}

package userdata

import (
	"context"

	"aangan/bff/domain/checkins"
	"aangan/bff/domain/community"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/safetynotes"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Queue takes emails and tasks, and reports whether they still wait.
type Queue interface {
	emails.Queue
	tasks.Queue
	// LetterWaits reports whether an email was neither sent nor discarded yet.
	LetterWaits(ctx context.Context, pool *pgxpool.Pool, ref emails.Ref) (bool, error)
	// TaskWaits reports whether a task was neither finished nor discarded yet; a running one counts.
	TaskWaits(ctx context.Context, pool *pgxpool.Pool, ref tasks.Ref) (bool, error)
	// Forget deletes every job about one of the ids, done or not, in the caller's transaction.
	Forget(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) error
}

// Files deletes members' files outside the database.
type Files interface {
	// DeleteOf deletes every file of a member. It may be called again for the same one.
	DeleteOf(ctx context.Context, member uuid.UUID) error
}

// OnLeave runs in the transaction in which a member leaves, which holds the member's row, to cancel the member's
// sessions. It locks no mailbox, and returns the coaches whose sessions changed, ordered by id.
type OnLeave func(ctx context.Context, tx pgx.Tx, member identity.MemberID) ([]identity.CoachID, error)

// Journal decrypts the pages of members' journals.
type Journal interface {
	// Unseal returns one page's text. It opens only for the page and the member of the seal.
	Unseal(ctx context.Context, member, page uuid.UUID, seal []byte) (text string, opens bool)
}

// SafetyNotes decrypts members' safety notes.
type SafetyNotes interface {
	// Unseal returns one member's notes. They open only for the member of the seal.
	Unseal(ctx context.Context, member uuid.UUID, sealed []byte) (content safetynotes.Content, opens bool)
}

// CheckIns decrypts members' check-ins.
type CheckIns interface {
	// Unseal returns one check-in. It opens only for the row and the member of the seal.
	Unseal(ctx context.Context, member, id uuid.UUID, sealed []byte) (content checkins.Content, opens bool)
}

// Sessions decrypts what was written about members' sessions afterwards.
type Sessions interface {
	// UnsealRecap returns what a coach wrote, and UnsealFeedback a member's answer. They open only for the session and
	// the member of the seal.
	UnsealRecap(ctx context.Context, member, session uuid.UUID, sealed []byte) (text scheduling.RecapText, opens bool)
	UnsealFeedback(ctx context.Context, member, session uuid.UUID, sealed []byte) (text scheduling.FeedbackText, opens bool)
}

// Community deletes and exports a member's community data; no other package knows whose it is.
type Community interface {
	// ExportOf gives access to everything that a member has there.
	ExportOf(tx pgx.Tx, member identity.MemberID) community.Export
	// MemberLeft deletes a member's data. The transaction holds the member's row and deletes it afterwards.
	MemberLeft(ctx context.Context, tx pgx.Tx, member identity.MemberID, keepPosts bool) error
}

// Payments ends members' payments, also at the payment provider.
type Payments interface {
	// Left ends the member's payments. The transaction holds the member's row; the provider gets the request later.
	Left(ctx context.Context, tx pgx.Tx, member uuid.UUID) error
	// Forget removes everything that identifies a member from the provider's notices, before the member is deleted.
	Forget(ctx context.Context, tx pgx.Tx, member uuid.UUID) error
}

// Options are the service's dependencies.
type Options struct {
	Pool  *pgxpool.Pool
	Queue Queue
	Waker mailbox.Waker
	Links emails.Links
	// OnLeave may be nil.
	OnLeave OnLeave
	// Files may be nil if no files are stored outside the database.
	Files Files
	// Journal may be nil in a process without exports.
	Journal Journal
	// SafetyNotes may be nil in a process without exports.
	SafetyNotes SafetyNotes
	// CheckIns may be nil in a process without exports, as may Sessions.
	CheckIns CheckIns
	Sessions Sessions
	// Community may be nil.
	Community Community
	// Payments may be nil.
	Payments Payments
}

// Service exports and erases a member's data.
type Service struct {
	pool      *pgxpool.Pool
	q         *store.Queries
	queue     Queue
	waker     mailbox.Waker
	places    emails.Links
	files     Files
	left      OnLeave
	journal   Journal
	notes     SafetyNotes
	checkIns  CheckIns
	after     Sessions
	community Community
	payments  Payments
}

// New returns the service. A waker may be nil in a process without streams.
func New(o Options) *Service {
	return &Service{pool: o.Pool, q: store.New(), queue: o.Queue, waker: o.Waker, places: o.Links, files: o.Files, left: o.OnLeave, journal: o.Journal, notes: o.SafetyNotes, checkIns: o.CheckIns, after: o.Sessions, community: o.Community, payments: o.Payments}
}

package messaging

import (
	"context"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Service sends, reads and marks messages.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	waker mailbox.Waker
	hooks []Hook
}

// Written says which message a coach has just written to whom; never what it says.
type Written struct {
	Conversation uuid.UUID
	Member       identity.MemberID
	Coach        identity.CoachID
	Seq          int64
}

// Hook is called when a coach has written to a member, inside the transaction that stores the message, for what has to
// come of it later: it asks for tasks, and does nothing slow. Its error takes the message back. A message sent again is no
// new one.
type Hook func(ctx context.Context, tx pgx.Tx, written Written) error

// New makes the service. Waker is told whose screens have something new, and may be nil; the hooks hear of each message
// that a coach writes, in their order.
func New(pool *pgxpool.Pool, waker mailbox.Waker, hooks ...Hook) *Service {
	return &Service{pool: pool, q: store.New(), waker: waker, hooks: hooks}
}

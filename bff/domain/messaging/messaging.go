package messaging

import (
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/jackc/pgx/v5/pgxpool"
)

// Service sends, reads and marks messages.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	waker mailbox.Waker
}

// New makes the service. Waker is told whose screens have something new, and may be nil.
func New(pool *pgxpool.Pool, waker mailbox.Waker) *Service {
	return &Service{pool: pool, q: store.New(), waker: waker}
}

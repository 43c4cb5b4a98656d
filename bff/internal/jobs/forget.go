package jobs

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/tasks"
)

// LetterWaits reports whether an email is neither sent nor discarded. False for one that was never enqueued.
func (q *Queue) LetterWaits(ctx context.Context, pool *pgxpool.Pool, ref emails.Ref) (bool, error) {
	var waits bool
	err := pool.QueryRow(ctx, `select exists (select 1 from river_job where kind = $1 and args ->> 'letter' = $2 and args ->> 'id' = $3
		and state not in ('completed', 'cancelled', 'discarded'))`, letterArgs{}.Kind(), ref.Kind, ref.ID.String()).Scan(&waits)
	if err != nil {
		return false, fmt.Errorf("jobs: look up the email %s: %w", ref.Kind, err)
	}
	return waits, nil
}

// TaskWaits reports whether a task is neither done nor discarded, including one that is running or will be retried.
// False for one that was never enqueued.
func (q *Queue) TaskWaits(ctx context.Context, pool *pgxpool.Pool, ref tasks.Ref) (bool, error) {
	var waits bool
	err := pool.QueryRow(ctx, `select exists (select 1 from river_job where kind = $1 and args ->> 'task' = $2 and args ->> 'id' = $3
		and state not in ('completed', 'cancelled', 'discarded'))`, taskArgs{}.Kind(), ref.Kind, ref.ID.String()).Scan(&waits)
	if err != nil {
		return false, fmt.Errorf("jobs: look up the task %s: %w", ref.Kind, err)
	}
	return waits, nil
}

// Forget deletes every job about one of the ids, in the caller's transaction, waiting or finished. A running one
// continues and leaves no row.
func (q *Queue) Forget(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) error {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = id.String()
	}
	if _, err := tx.Exec(ctx, "delete from river_job where args ->> 'id' = any($1::text[])", names); err != nil {
		return fmt.Errorf("jobs: delete jobs by id: %w", err)
	}
	return nil
}

package jobstest

import (
	"context"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/ops"
)

var _ ops.Jobs = (*Post)(nil)

// Report returns the state of every kind of job; see jobs.Queue.
func (p *Post) Report(ctx context.Context, db *pgxpool.Pool) (ops.Report, error) {
	return p.queue.Report(ctx, db)
}

// Pulse returns the state of the queue; see jobs.Queue.
func (p *Post) Pulse(ctx context.Context, db *pgxpool.Pool) (ops.QueueStatus, error) {
	return p.queue.Pulse(ctx, db)
}

// Look finds a job; see jobs.Queue.
func (p *Post) Look(ctx context.Context, tx pgx.Tx, id int64) (*ops.Job, error) {
	return p.queue.Look(ctx, tx, id)
}

// Retry enqueues a discarded job again; see jobs.Queue.
func (p *Post) Retry(ctx context.Context, tx pgx.Tx, id int64) error {
	return p.queue.Retry(ctx, tx, id)
}

// Delete deletes a job; see jobs.Queue.
func (p *Post) Delete(ctx context.Context, tx pgx.Tx, id int64) error {
	return p.queue.Delete(ctx, tx, id)
}

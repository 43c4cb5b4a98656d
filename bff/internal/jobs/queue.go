package jobs

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/tasks"
)

// cooldown is the minimum interval between an enqueuing process's notifications to workers; see Workers for why they
// do not depend on them.
const cooldown = time.Second

// letterArgs are the arguments of an email's job.
type letterArgs struct {
	Letter string    `json:"letter"`
	ID     uuid.UUID `json:"id"`
}

// Kind is the job's name in the database.
func (letterArgs) Kind() string { return "letter" }

// Queue enqueues jobs in the transactions of the domain. It runs none; every process may have one.
type Queue struct {
	client *river.Client[pgx.Tx]
	book   *emails.Registry
	tasks  *tasks.Registry
}

var (
	_ emails.Queue = (*Queue)(nil)
	_ tasks.Queue  = (*Queue)(nil)
)

// NewQueue returns a queue for the emails and tasks in the registries, which may be filled later.
func NewQueue(book *emails.Registry, taskRegistry *tasks.Registry) (*Queue, error) {
	client, err := river.NewClient(riverpgxv5.New(nil), &river.Config{
		Logger:      slog.New(slog.DiscardHandler), // Its messages are returned as errors.
		MaxAttempts: maxAttempts, FetchCooldown: cooldown, FetchPollInterval: cooldown,
	})
	if err != nil {
		return nil, fmt.Errorf("jobs: %w", err)
	}
	return &Queue{client: client, book: book, tasks: taskRegistry}, nil
}

// Enqueue enqueues an email in the caller's transaction. It returns an error for an unregistered kind, so that a typo
// is noticed at once and not in the log two days later.
func (q *Queue) Enqueue(ctx context.Context, tx pgx.Tx, ref emails.Ref) error {
	if !q.book.Has(ref.Kind) {
		return fmt.Errorf("jobs: unregistered email kind %q", ref.Kind)
	}
	if _, err := q.client.InsertTx(ctx, tx, letterArgs{Letter: ref.Kind, ID: ref.ID}, nil); err != nil {
		return fmt.Errorf("jobs: enqueue the email %s: %w", ref.Kind, err)
	}
	return nil
}

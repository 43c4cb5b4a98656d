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

// cooldown is how often an enqueuing process calls the workers at most; see Workers for why they do not need to be called.
const cooldown = time.Second

// letterArgs is all that a waiting letter holds.
type letterArgs struct {
	Letter string    `json:"letter"`
	ID     uuid.UUID `json:"id"`
}

// Kind is the job's name in the database.
func (letterArgs) Kind() string { return "letter" }

// Queue takes jobs inside the transactions of the domain. It works none; every process may have one.
type Queue struct {
	client *river.Client[pgx.Tx]
	book   *emails.Registry
	tasks  *tasks.Registry
}

var (
	_ emails.Queue = (*Queue)(nil)
	_ tasks.Queue  = (*Queue)(nil)
)

// NewQueue makes a queue for the letters and the tasks in the books, which may be filled later.
func NewQueue(book *emails.Registry, chores *tasks.Registry) (*Queue, error) {
	client, err := river.NewClient(riverpgxv5.New(nil), &river.Config{
		Logger:      slog.New(slog.DiscardHandler), // What it has to say comes back as an error.
		MaxAttempts: maxAttempts, FetchCooldown: cooldown, FetchPollInterval: cooldown,
	})
	if err != nil {
		return nil, fmt.Errorf("jobs: %w", err)
	}
	return &Queue{client: client, book: book, tasks: chores}, nil
}

// Enqueue asks for a letter in the caller's transaction. A kind that is not in the book is an error, so that a slip in a
// name shows at once and not in a log two days later.
func (q *Queue) Enqueue(ctx context.Context, tx pgx.Tx, ref emails.Ref) error {
	if !q.book.Has(ref.Kind) {
		return fmt.Errorf("jobs: there is no letter %q", ref.Kind)
	}
	if _, err := q.client.InsertTx(ctx, tx, letterArgs{Letter: ref.Kind, ID: ref.ID}, nil); err != nil {
		return fmt.Errorf("jobs: queue the letter %s: %w", ref.Kind, err)
	}
	return nil
}

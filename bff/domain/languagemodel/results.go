package languagemodel

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"aangan/db/store"

	"github.com/jackc/pgx/v5/pgxpool"
)

// Task is the work that has a result.
type Task string

// The tasks. Reply is a companion's reply, SecondReader the reading of a text for signs of a risk, and Detector the
// crisis detector, which uses no model and is counted only when it fails.
const (
	Reply        Task = "reply"
	SecondReader Task = "second_reader"
	Detector     Task = "detector"
)

// Result is the result of a task.
type Result string

// The results. Raised is a sign of a risk that the detector had not seen. Unfit replies break the rules for companions.
// Failed covers all errors, requests that were not sent because of earlier ones included.
const (
	Used       Result = "used"
	Raised     Result = "raised"
	Unfit      Result = "unfit"
	Unreadable Result = "unreadable"
	Failed     Result = "failed"
	OverBudget Result = "over_budget"
)

// CountDays is the number of days in which results are counted for administrators.
const CountDays = 7

// Count is the number of times that a task had a result.
type Count struct {
	Task   Task
	Result Result
	N      int64
}

// Results counts results per day, without any text or person.
type Results struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	logger *slog.Logger
}

// NewResults returns the counter. A nil logger logs nothing.
func NewResults(pool *pgxpool.Pool, logger *slog.Logger) *Results {
	if logger == nil {
		logger = slog.New(slog.DiscardHandler)
	}
	return &Results{pool: pool, q: store.New(), logger: logger}
}

// countTime is the timeout for counting one result, also during shutdown.
const countTime = 3 * time.Second

// Count counts a result, and logs the reason of a bad one; the reason must contain no text of a member or a model. A
// failure to count is logged and changes nothing.
func (r *Results) Count(ctx context.Context, task Task, result Result, reason error) {
	if result == Unfit || result == Unreadable || result == Failed {
		r.logger.Warn("a reader of texts failed", "task", task, "result", result, "reason", reason)
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), countTime)
	defer cancel()
	if err := r.q.CountReaderResult(ctx, r.pool, store.CountReaderResultParams{Task: string(task), Result: string(result)}); err != nil {
		r.logger.Warn("cannot count a result", "task", task, "result", result, "error", err)
	}
}

// Counts returns the counts of the last CountDays days.
func (r *Results) Counts(ctx context.Context) ([]Count, error) {
	rows, err := r.q.ReaderCounts(ctx, r.pool, CountDays)
	if err != nil {
		return nil, fmt.Errorf("read counts of results: %w", err)
	}
	all := make([]Count, len(rows))
	for i, row := range rows {
		all[i] = Count{Task: Task(row.Task), Result: Result(row.Result), N: row.N}
	}
	return all, nil
}

// Prune deletes counts that are no longer shown.
func (r *Results) Prune(ctx context.Context) error { return r.q.PruneReaderCounts(ctx, r.pool) }

// ResultOf returns the result for an error of Ask or Object.
func ResultOf(err error) Result {
	if errors.Is(err, ErrUnreadable) {
		return Unreadable
	}
	return Failed
}

// PanicError returns the reason to count for a recovered panic: its type, because its value could contain a text.
func PanicError(caught any) error { return fmt.Errorf("panic of type %T", caught) }

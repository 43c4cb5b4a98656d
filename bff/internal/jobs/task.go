package jobs

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"

	"aangan/bff/domain/tasks"
)

// taskArgs are the arguments of a task's job.
type taskArgs struct {
	Task string    `json:"task"`
	ID   uuid.UUID `json:"id"`
}

// Kind is the job's name in the database.
func (taskArgs) Kind() string { return "task" }

// waiting returns options that make a task the only waiting one of its kind and id. River requires the state "running"
// in this list; taskWorker.begin lets the next task wait nevertheless while one runs.
func waiting(at time.Time) *river.InsertOpts {
	return &river.InsertOpts{ScheduledAt: at, UniqueOpts: river.UniqueOpts{ByArgs: true, ByState: []rivertype.JobState{
		rivertype.JobStateAvailable, rivertype.JobStatePending, rivertype.JobStateRunning, rivertype.JobStateRetryable, rivertype.JobStateScheduled,
	}}}
}

// Schedule enqueues a task in the caller's transaction; see tasks.Queue.
func (q *Queue) Schedule(ctx context.Context, tx pgx.Tx, ref tasks.Ref, at time.Time) error {
	if !q.tasks.Has(ref.Kind) {
		return fmt.Errorf("jobs: unregistered task kind %q", ref.Kind)
	}
	if _, err := q.client.InsertTx(ctx, tx, taskArgs{Task: ref.Kind, ID: ref.ID}, waiting(at)); err != nil {
		return fmt.Errorf("jobs: schedule the task %s: %w", ref.Kind, err)
	}
	return nil
}

// taskWorker runs tasks.
type taskWorker struct {
	river.WorkerDefaults[taskArgs]
	pool   *pgxpool.Pool
	book   *tasks.Registry
	logger *slog.Logger
}

// Timeout implements river.Worker.
func (w *taskWorker) Timeout(*river.Job[taskArgs]) time.Duration { return tasks.Timeout }

// Work implements river.Worker.
func (w *taskWorker) Work(ctx context.Context, job *river.Job[taskArgs]) error {
	logger := w.logger.With("job", job.ID, "task", job.Args.Task)
	if err := w.begin(ctx, job); err != nil {
		return err
	}
	err := w.do(ctx, job, logger)
	if at, is := tasks.SnoozedUntil(err); is {
		logger.DebugContext(ctx, "a task is put off", "until", at)
		if err := w.waitAgain(ctx, job); err != nil {
			return err
		}
		return river.JobSnooze(max(0, time.Until(at)))
	}
	switch {
	case err == nil:
		logger.DebugContext(ctx, "a task was done", "attempt", job.Attempt)
	case ctx.Err() != nil && errors.Is(err, ctx.Err()):
		// The process stops or the timeout has passed; River handles both.
	case job.Attempt >= job.MaxAttempts:
		logger.ErrorContext(ctx, "a task was given up: it was tried for days", "error", err, "attempt", job.Attempt)
	default:
		logger.WarnContext(ctx, "a task could not be done and will be tried again", "error", err, "attempt", job.Attempt)
	}
	return err
}

func (w *taskWorker) do(ctx context.Context, job *river.Job[taskArgs], logger *slog.Logger) (err error) {
	defer func() {
		if p := recover(); p != nil {
			// The panic value may contain personal data; the stack shows the place.
			logger.ErrorContext(ctx, "a task broke down", "stack", string(debug.Stack()))
			err = errors.New("jobs: the task broke down")
		}
	}()
	err = w.book.Run(ctx, tasks.Ref{Kind: job.Args.Task, ID: job.Args.ID})
	if _, is := tasks.SnoozedUntil(err); err == nil || is || (ctx.Err() != nil && errors.Is(err, ctx.Err())) {
		return err
	}
	return fmt.Errorf("jobs: the task failed: %s", withoutAddresses(err))
}

// begin lets the next task of this kind and id wait from now on. A caller who enqueued earlier, and found this one
// waiting, holds its row until the caller's transaction commits, so the task sees those writes. A later caller gets
// another task. No request is lost.
func (w *taskWorker) begin(ctx context.Context, job *river.Job[taskArgs]) error {
	if _, err := w.pool.Exec(ctx, "update river_job set unique_key = null where id = $1 and unique_key is not null", job.ID); err != nil {
		return fmt.Errorf("jobs: start the task: %w", err)
	}
	return nil
}

// waitAgain makes a snoozed task wait again. If another has been enqueued since, two wait.
func (w *taskWorker) waitAgain(ctx context.Context, job *river.Job[taskArgs]) error {
	_, err := w.pool.Exec(ctx, "update river_job set unique_key = $2 where id = $1", job.ID, job.UniqueKey)
	var refused *pgconn.PgError
	if err == nil || (errors.As(err, &refused) && refused.Code == "23505") {
		return nil
	}
	return fmt.Errorf("jobs: snooze the task: %w", err)
}

// periodic returns the periodic jobs for River.
func periodic(book *tasks.Registry) []*river.PeriodicJob {
	var all []*river.PeriodicJob
	for _, every := range book.Periodic() {
		all = append(all, river.NewPeriodicJob(river.PeriodicInterval(every.Interval), func() (river.JobArgs, *river.InsertOpts) {
			return taskArgs{Task: every.Kind}, waiting(time.Time{})
		}, &river.PeriodicJobOpts{ID: every.Kind, RunOnStart: true}))
	}
	return all
}

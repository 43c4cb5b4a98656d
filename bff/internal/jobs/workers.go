package jobs

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/ops"
	"aangan/bff/domain/tasks"
)

const (
	// keepDone is the retention of completed jobs, and keepFailed that of discarded ones. A daily task is overdue after
	// two days, so the report needs the time of its last run until then.
	keepDone, keepFailed = ops.DoneKept, 14 * 24 * time.Hour
	// atOnce is the number of jobs that a process runs at the same time. Most of them wait for external servers.
	atOnce = 10
)

// Options describes the workers.
type Options struct {
	Pool *pgxpool.Pool
	Book *emails.Registry
	// Tasks are the jobs other than emails.
	Tasks  *tasks.Registry
	Sender Sender
	Logger *slog.Logger
	// Grace is the time that jobs may take after Stop; then they are interrupted, and retried later.
	Grace time.Duration
	// Every is the polling interval; zero means a second.
	Every time.Duration
	// Delay returns the time before the next attempt; nil means the default, which spans two days.
	Delay func(attempts int) time.Duration
	// Now makes tests fast: River's maintenance services start without delay.
	Now bool
	// OnlyAsked disables periodic tasks, for tests.
	OnlyAsked bool
}

// Workers run the jobs of a process, several at once. Any number of processes may share one database; each job runs on
// one of them. Workers poll: LISTEN would hold one pool connection per process, and a second's delay does not matter
// for email.
type Workers struct {
	client *river.Client[pgx.Tx]
	grace  time.Duration
}

// NewWorkers returns workers; Start starts them.
func NewWorkers(o Options) (*Workers, error) {
	if o.Every == 0 {
		o.Every = time.Second
	}
	if o.Delay == nil {
		o.Delay = delay
	}
	if o.Grace <= 0 {
		o.Grace = time.Millisecond // River treats zero as no limit.
	}
	workers := river.NewWorkers()
	letter := &letterWorker{book: o.Book, sender: o.Sender, logger: o.Logger}
	if err := river.AddWorkerSafely(workers, letter); err != nil {
		return nil, fmt.Errorf("jobs: %w", err)
	}
	if err := river.AddWorkerSafely(workers, &taskWorker{pool: o.Pool, book: o.Tasks, logger: o.Logger}); err != nil {
		return nil, fmt.Errorf("jobs: %w", err)
	}
	timeout := max(letter.Timeout(nil), tasks.Timeout)
	var again []*river.PeriodicJob
	if !o.OnlyAsked {
		again = periodic(o.Tasks)
	}
	client, err := river.NewClient(riverpgxv5.New(o.Pool), &river.Config{
		Queues: map[string]river.QueueConfig{river.QueueDefault: {MaxWorkers: atOnce}}, Workers: workers,
		// During a rollout, the old version must not fetch jobs of kinds that only the new one knows.
		FetchOnlyKnownKinds: true,
		PollOnly:            true, FetchPollInterval: o.Every, FetchCooldown: min(o.Every, 100*time.Millisecond),
		MaxAttempts: maxAttempts, RetryPolicy: retryPolicy{delay: o.Delay},
		JobTimeout: timeout, SoftStopTimeout: o.Grace,
		PeriodicJobs: again,
		// A killed process leaves its jobs in the state "running".
		RescueStuckJobsAfter:        timeout + 3*time.Minute,
		CompletedJobRetentionPeriod: keepDone, CancelledJobRetentionPeriod: keepDone, DiscardedJobRetentionPeriod: keepFailed,
		Logger:   slog.New(quiet{o.Logger.Handler()}),
		TestOnly: o.Now,
	})
	if err != nil {
		return nil, fmt.Errorf("jobs: %w", err)
	}
	return &Workers{client: client, grace: o.Grace}, nil
}

// Start starts the workers. They run until Stop, even if ctx is cancelled.
func (w *Workers) Start(ctx context.Context) error {
	if err := w.client.Start(context.WithoutCancel(ctx)); err != nil {
		return fmt.Errorf("jobs: start the workers: %w", err)
	}
	return nil
}

// Stop starts no more jobs, lets running ones finish within the grace period, and interrupts the rest, which return to
// the queue. The pool must outlive it. Returns an error only if a job ignored the interruption: River lets other
// processes run it again.
func (w *Workers) Stop() error {
	ctx, cancel := context.WithTimeout(context.Background(), w.grace+5*time.Second)
	defer cancel()
	err := w.client.Stop(ctx)
	if errors.Is(err, context.DeadlineExceeded) {
		return errors.New("jobs: some jobs did not stop in time and will run again")
	}
	return err
}

// quiet is the handler of River's own log. It lowers River's info records to debug: each job's failure, which the
// worker has logged already, and counts per minute. River leaves out the errors of queries that Stop interrupts, so
// every warning and error is a failure.
type quiet struct{ slog.Handler }

func (q quiet) Enabled(ctx context.Context, level slog.Level) bool {
	return q.Handler.Enabled(ctx, q.lowered(level))
}

func (q quiet) Handle(ctx context.Context, r slog.Record) error {
	if r.Level = q.lowered(r.Level); !q.Handler.Enabled(ctx, r.Level) {
		return nil
	}
	return q.Handler.Handle(ctx, r)
}

func (q quiet) WithAttrs(attrs []slog.Attr) slog.Handler { return quiet{q.Handler.WithAttrs(attrs)} }

func (q quiet) WithGroup(name string) slog.Handler { return quiet{q.Handler.WithGroup(name)} }

func (quiet) lowered(level slog.Level) slog.Level {
	if level == slog.LevelInfo {
		return slog.LevelDebug
	}
	return level
}

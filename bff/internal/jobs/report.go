package jobs

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/ops"
)

var _ ops.Jobs = (*Queue)(nil)

// named is the SQL expression of the kind of a job's email or task.
const named = "coalesce(args ->> 'letter', args ->> 'task', '')"

// due is the SQL condition of a job that could start now.
const due = "(state = 'available' or (state = 'scheduled' and scheduled_at <= now()))"

// unfinished is the SQL condition of a job that failed and has not succeeded since.
const unfinished = "(state in ('available', 'scheduled', 'running', 'retryable', 'discarded') and cardinality(errors) > 0)"

// lastError is the SQL expression of a job's last error.
const lastError = "errors[cardinality(errors)]"

// Pulse returns the leading process and the number of discarded jobs.
func (q *Queue) Pulse(ctx context.Context, db *pgxpool.Pool) (ops.QueueStatus, error) {
	var pulse ops.QueueStatus
	err := db.QueryRow(ctx, `select exists (select from river_leader where expires_at > now()), (select count(*) from river_job where state = 'discarded')`).
		Scan(&pulse.Alive, &pulse.Discarded)
	if err != nil {
		return pulse, fmt.Errorf("jobs: read the state of the queue: %w", err)
	}
	return pulse, nil
}

// Report returns the state of every registered kind of job, and of waiting jobs with kinds that this version does not
// know.
func (q *Queue) Report(ctx context.Context, db *pgxpool.Pool) (ops.Report, error) {
	var report ops.Report
	var err error
	if report.QueueStatus, err = q.Pulse(ctx, db); err != nil {
		return report, err
	}
	err = db.QueryRow(ctx, "select elected_at from river_leader where expires_at > now()").Scan(&report.LeaderSince)
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return report, fmt.Errorf("jobs: read the leader: %w", err)
	}
	if report.Kinds, err = q.kinds(ctx, db); err != nil {
		return report, err
	}
	var now time.Time
	if err := db.QueryRow(ctx, "select now()").Scan(&now); err != nil {
		return report, fmt.Errorf("jobs: read the time: %w", err)
	}
	for _, kind := range report.Kinds {
		if since := kind.WaitingSince; since != nil {
			report.Delay = max(report.Delay, now.Sub(*since))
		}
	}
	report.Periodic = q.periodic(report.Kinds)
	if report.FailingLetters, err = q.failingLetters(ctx, db); err != nil {
		return report, err
	}
	rows, err := db.Query(ctx, "select "+jobColumns+" from river_job where state = 'discarded' order by finalized_at desc, id desc limit $1", ops.DiscardedShown)
	if err != nil {
		return report, fmt.Errorf("jobs: list discarded jobs: %w", err)
	}
	if report.DiscardedJobs, err = pgx.CollectRows(rows, scanJob); err != nil {
		return report, fmt.Errorf("jobs: list discarded jobs: %w", err)
	}
	return report, nil
}

// failingLetters counts the emails that failed and are retried, and those that wait behind them. A failed email that
// was snoozed since does not count.
func (q *Queue) failingLetters(ctx context.Context, db *pgxpool.Pool) (ops.Backlog, error) {
	var letters ops.Backlog
	err := db.QueryRow(ctx, `select count(*), min((errors[1] ->> 'at')::timestamptz) from river_job
		where kind = $1 and (state in ('available', 'running', 'retryable') or `+due+`)`, letterArgs{}.Kind()).Scan(&letters.Count, &letters.Since)
	if err != nil {
		return letters, fmt.Errorf("jobs: count failing emails: %w", err)
	}
	if letters.Since == nil {
		letters.Count = 0 // None has failed: these are about to be sent.
	}
	return letters, nil
}

// kinds counts the jobs of each kind.
func (q *Queue) kinds(ctx context.Context, db *pgxpool.Pool) ([]ops.Kind, error) {
	rows, err := db.Query(ctx, `select kind, `+named+`, count(*) filter (where `+due+`), count(*) filter (where state in ('scheduled', 'pending') and not `+due+`),
		count(*) filter (where state = 'running'), count(*) filter (where state = 'retryable'), count(*) filter (where state = 'discarded'),
		min(scheduled_at) filter (where `+due+`), max(finalized_at) filter (where state = 'completed'),
		max((`+lastError+` ->> 'at')::timestamptz) filter (where `+unfinished+`),
		coalesce((array_agg(`+lastError+` ->> 'error' order by `+lastError+` ->> 'at' desc) filter (where `+unfinished+`))[1], '')
		from river_job group by 1, 2`)
	if err != nil {
		return nil, fmt.Errorf("jobs: count jobs: %w", err)
	}
	counted, err := pgx.CollectRows(rows, func(row pgx.CollectableRow) (kind ops.Kind, err error) {
		var said string
		err = row.Scan(&kind.Sort, &kind.Name, &kind.Waiting, &kind.Later, &kind.Running, &kind.Retrying, &kind.GivenUp,
			&kind.WaitingSince, &kind.LastDone, &kind.Failed, &said)
		if kind.Failed != nil {
			kind.Class = classOf(said)
		}
		return kind, err
	})
	if err != nil {
		return nil, fmt.Errorf("jobs: count jobs: %w", err)
	}
	var lettersNamed []string
	for _, letter := range q.book.All() {
		lettersNamed = append(lettersNamed, letter.Kind)
	}
	for sort, names := range map[string][]string{letterArgs{}.Kind(): lettersNamed, taskArgs{}.Kind(): q.tasks.Kinds()} {
		for _, name := range names {
			if !slices.ContainsFunc(counted, func(k ops.Kind) bool { return k.Sort == sort && k.Name == name }) {
				counted = append(counted, ops.Kind{Sort: sort, Name: name})
			}
		}
	}
	slices.SortFunc(counted, func(a, b ops.Kind) int { return cmp.Or(cmp.Compare(a.Sort, b.Sort), cmp.Compare(a.Name, b.Name)) })
	return counted, nil
}

// periodic returns the periodic tasks with the time of their last run.
func (q *Queue) periodic(kinds []ops.Kind) []ops.Periodic {
	var all []ops.Periodic
	for _, every := range q.tasks.Periodic() {
		one := ops.Periodic{Name: every.Kind, Interval: every.Interval}
		for _, kind := range kinds {
			if kind.Sort == ops.Task && kind.Name == every.Kind {
				one.LastDone = kind.LastDone
				one.Failing = kind.Failed != nil && (kind.LastDone == nil || kind.Failed.After(*kind.LastDone))
			}
		}
		all = append(all, one)
	}
	slices.SortFunc(all, func(a, b ops.Periodic) int { return cmp.Compare(a.Name, b.Name) })
	return all
}

const jobColumns = "id, kind, " + named + ", state = 'discarded', attempt, created_at, coalesce(finalized_at, attempted_at, created_at), coalesce(" + lastError + " ->> 'error', '')"

func scanJob(row pgx.CollectableRow) (job ops.Job, err error) {
	var said string
	err = row.Scan(&job.ID, &job.Sort, &job.Kind, &job.Discarded, &job.Attempts, &job.CreatedAt, &job.FailedAt, &said)
	job.Class = classOf(said)
	return job, err
}

// Look returns a job and locks its row until the transaction ends; nil for an unknown one.
func (q *Queue) Look(ctx context.Context, tx pgx.Tx, id int64) (*ops.Job, error) {
	rows, err := tx.Query(ctx, "select "+jobColumns+" from river_job where id = $1 for update", id)
	if err != nil {
		return nil, fmt.Errorf("jobs: look up a job: %w", err)
	}
	job, err := pgx.CollectExactlyOneRow(rows, scanJob)
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("jobs: look up a job: %w", err)
	}
	return &job, nil
}

// Retry enqueues a discarded job for one more attempt. If that fails, the job is discarded again.
func (q *Queue) Retry(ctx context.Context, tx pgx.Tx, id int64) error {
	if _, err := q.client.JobRetryTx(ctx, tx, id); err != nil {
		return fmt.Errorf("jobs: retry a job: %w", err)
	}
	return nil
}

// Delete deletes a job unless it is running.
func (q *Queue) Delete(ctx context.Context, tx pgx.Tx, id int64) error {
	if _, err := q.client.JobDeleteTx(ctx, tx, id); err != nil {
		return fmt.Errorf("jobs: delete a job: %w", err)
	}
	return nil
}

// classOf returns the class of a job's error from its row. The message itself may quote personal data, and is not
// returned.
func classOf(text string) string {
	holds := func(parts ...string) bool {
		return slices.ContainsFunc(parts, func(part string) bool { return strings.Contains(text, part) })
	}
	switch {
	case holds("broke down"):
		return ops.BrokeDown
	case holds("deadline exceeded", "Stuck job"):
		return ops.TookTooLong
	case strings.HasPrefix(text, "mail: the mail server"), strings.HasPrefix(text, "mail: the letter was not handed over"):
		return ops.MailUnreachable
	case strings.HasPrefix(text, "mail: ") && holds("the server answered"):
		return ops.MailRefused
	case strings.HasPrefix(text, "mail: ") || strings.HasPrefix(text, "jobs: the letter cannot be written"):
		if holds("SQLSTATE", "failed to connect") {
			return ops.Database
		}
		return ops.Unwritten
	case holds("SQLSTATE", "failed to connect"):
		return ops.Database
	default:
		return ops.Other
	}
}

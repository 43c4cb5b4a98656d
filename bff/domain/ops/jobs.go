package ops

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Jobs is the queue of emails and tasks, as administrators see it.
type Jobs interface {
	// Report returns the state of every kind of job.
	Report(ctx context.Context, db *pgxpool.Pool) (Report, error)
	// Pulse returns the part of the report that is read often.
	Pulse(ctx context.Context, db *pgxpool.Pool) (QueueStatus, error)
	// Look returns a job and locks it until the transaction ends; nil if it does not exist.
	Look(ctx context.Context, tx pgx.Tx, id int64) (*Job, error)
	// Retry schedules a job to run now.
	Retry(ctx context.Context, tx pgx.Tx, id int64) error
	// Delete deletes a job that is not running.
	Delete(ctx context.Context, tx pgx.Tx, id int64) error
}

// The two sorts of jobs.
const (
	Letter = "letter"
	Task   = "task"
)

// Classes of job failures. The error's text is in the log of the process.
const (
	// BrokeDown is a bug in the program, MailRefused a rejection by a mail server, MailUnreachable an unreachable mail
	// server, Database a database error, TookTooLong a timeout, Unwritten an email that could not be rendered.
	BrokeDown       = "broke_down"
	MailRefused     = "mail_refused"
	MailUnreachable = "mail_unreachable"
	Database        = "database"
	TookTooLong     = "took_too_long"
	Unwritten       = "unwritten"
	Other           = "other"
)

// Classes lists all classes.
var Classes = []string{BrokeDown, MailRefused, MailUnreachable, Database, TookTooLong, Unwritten, Other}

// QueueStatus is a short report about jobs.
type QueueStatus struct {
	// Alive is true if workers are running now: the leader among the processes reports every few seconds.
	Alive bool
	// Discarded is the number of discarded jobs.
	Discarded int64
}

// Report is the state of all jobs.
type Report struct {
	QueueStatus
	// LeaderSince is the time at which the current leader among the processes was elected; nil for none.
	LeaderSince *time.Time
	// Delay is the waiting time of the most overdue job; zero if none is late.
	Delay time.Duration
	// Kinds are all kinds, emails first, ordered by name.
	Kinds []Kind
	// Periodic are the periodic tasks, ordered by name.
	Periodic []Periodic
	// FailingLetters are emails that failed and are retried, with those that wait behind them. Since is the time of
	// the first failure; without one it is nil and the count 0.
	FailingLetters Backlog
	// DiscardedJobs are the discarded jobs, latest first, up to DiscardedShown.
	DiscardedJobs []Job
}

// DoneKept is the time a finished job is kept.
const DoneKept = 72 * time.Hour

// DiscardedShown is the maximum number of discarded jobs in a report.
const DiscardedShown = 50

// Kind is one kind of job.
type Kind struct {
	Sort, Name string
	// Waiting jobs can start, Later ones wait for their time, Running ones run, Retrying ones failed and will be
	// retried, GivenUp ones were discarded.
	Waiting, Later, Running, Retrying, GivenUp int64
	// WaitingSince is the time since which the oldest of Waiting can start.
	WaitingSince *time.Time
	// LastDone is the time of the last finished job; nil if that is longer ago than DoneKept.
	LastDone *time.Time
	// Failed is the time of the last failure of an unfinished job, and Class the class of the failure.
	Failed *time.Time
	Class  string
}

// Periodic is a periodic task.
type Periodic struct {
	Name     string
	Interval time.Duration
	// LastDone is the time of its last finished run; nil if that is longer ago than DoneKept, or never.
	LastDone *time.Time
	// Failing is true if it failed since, and is being retried or was discarded.
	Failing bool
}

// Overdue reports whether it should have run again by now. It may be late by an interval or an hour, whichever is
// longer, because a restart of the processes restarts the interval.
func (p Periodic) Overdue(now time.Time) bool {
	patience := p.Interval + max(p.Interval, time.Hour)
	if p.LastDone == nil {
		return true
	}
	return now.Sub(*p.LastDone) > patience
}

// Job is a job that failed.
type Job struct {
	ID         int64
	Sort, Kind string
	Discarded  bool
	Attempts   int
	CreatedAt  time.Time
	// FailedAt is the time of the last failure, and Class its class.
	FailedAt time.Time
	Class    string
}

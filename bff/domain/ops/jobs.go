package ops

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Jobs is the queue of letters and tasks, as those see it who look after it.
type Jobs interface {
	// Report tells of every kind of job.
	Report(ctx context.Context, db *pgxpool.Pool) (Report, error)
	// Pulse is what of the report is asked for often.
	Pulse(ctx context.Context, db *pgxpool.Pool) (QueueStatus, error)
	// Look finds a job and keeps it as it is until the transaction ends; nil when there is none.
	Look(ctx context.Context, tx pgx.Tx, id int64) (*Job, error)
	// Retry has a job tried again at once.
	Retry(ctx context.Context, tx pgx.Tx, id int64) error
	// Delete deletes a job that is not being done.
	Delete(ctx context.Context, tx pgx.Tx, id int64) error
}

// The two sorts of jobs.
const (
	Letter = "letter"
	Task   = "task"
)

// Classes of what a job broke on. What the error said is in the log of the process, fit to read there.
const (
	// BrokeDown is a mistake in the program, MailRefused what a mail server said no to, MailUnreachable a mail server that could not
	// be asked, Database what the database refused, TookTooLong what was interrupted, Unwritten a letter that could not be written.
	BrokeDown       = "broke_down"
	MailRefused     = "mail_refused"
	MailUnreachable = "mail_unreachable"
	Database        = "database"
	TookTooLong     = "took_too_long"
	Unwritten       = "unwritten"
	Other           = "other"
)

// Classes are all of them.
var Classes = []string{BrokeDown, MailRefused, MailUnreachable, Database, TookTooLong, Unwritten, Other}

// QueueStatus says in one glance whether jobs are done.
type QueueStatus struct {
	// Alive says whether anybody works jobs at this moment: one of the processes leads the others, and says so every few seconds.
	Alive bool
	// Discarded is how many jobs were given up.
	Discarded int64
}

// Report tells how the jobs are.
type Report struct {
	QueueStatus
	// LeaderSince is since when the same process leads; nil when none does.
	LeaderSince *time.Time
	// Delay is how long the job has waited that should have been begun first; zero when none is late.
	Delay time.Duration
	// Kinds are all kinds that there are, letters first, by their names.
	Kinds []Kind
	// Periodic is what is done again and again, by its name.
	Periodic []Periodic
	// DiscardedJobs are those that were given up, the latest first, up to GivenUpShown.
	DiscardedJobs []Job
}

// DoneKept is how long it is known of a job that it was done.
const DoneKept = 72 * time.Hour

// DiscardedShown is how many jobs that were given up a report names.
const DiscardedShown = 50

// Kind is one kind of job.
type Kind struct {
	Sort, Name string
	// Waiting can be begun, Later waits for a time of its own, Running is being done, Retrying failed and is tried again, GivenUp was
	// tried in vain.
	Waiting, Later, Running, Retrying, GivenUp int64
	// WaitingSince is since when the oldest of Waiting could have been begun.
	WaitingSince *time.Time
	// LastDone is when the last one was done; nil when that is longer ago than DoneKept.
	LastDone *time.Time
	// Failed is when one failed last that is not done yet, and Class on what.
	Failed *time.Time
	Class  string
}

// Periodic is something that is done again and again.
type Periodic struct {
	Name     string
	Interval time.Duration
	// LastDone is when it was done last; nil when that is longer ago than DoneKept, or never.
	LastDone *time.Time
	// Failing says that it failed since, and is tried again or was given up.
	Failing bool
}

// Overdue says whether it should have been done again by now. It may be late by an interval or an hour, whichever is longer: the
// interval begins anew when the processes do.
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
	// FailedAt is when it failed last, and Class on what.
	FailedAt time.Time
	Class    string
}

package administration

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/languagemodel"
	"aangan/bff/domain/ops"
	"aangan/bff/internal/realm"
)

const (
	healthTag = "Health"
	aJob      = base + "/jobs/{id}"
)

// JobKind is the state of the jobs of one kind.
type JobKind struct {
	Sort         string     `json:"sort" enum:"letter,task"`
	Name         string     `json:"name"`
	Waiting      int64      `json:"waiting" doc:"Jobs that can start now."`
	Later        int64      `json:"later" doc:"Jobs that are scheduled for a later time."`
	Running      int64      `json:"running"`
	Retrying     int64      `json:"retrying" doc:"Jobs that failed and will be retried."`
	GivenUp      int64      `json:"givenUp" doc:"Jobs that were discarded after their last attempt."`
	WaitingSince *time.Time `json:"waitingSince" doc:"Time since which the oldest waiting job can start."`
	LastDoneAt   *time.Time `json:"lastDoneAt" doc:"Time of the last finished job; null if that is more than three days ago."`
	FailedAt     *time.Time `json:"failedAt" doc:"Time of the last failure of an unfinished job."`
	FailedOn     string     `json:"failedOn" enum:",broke_down,mail_refused,mail_unreachable,database,took_too_long,unwritten,other" doc:"Class of that failure; empty if there is none."`
}

// PeriodicJob is a job that runs at an interval.
type PeriodicJob struct {
	Name         string     `json:"name"`
	EverySeconds int64      `json:"everySeconds"`
	LastDoneAt   *time.Time `json:"lastDoneAt" doc:"Time of the last finished run; null if that is more than three days ago, or never."`
	Failing      bool       `json:"failing" doc:"True if it has failed since its last finished run."`
	Overdue      bool       `json:"overdue" doc:"True if it should have run again by now."`
}

// GivenUpJob is a job that was discarded after its last attempt. Its error is only in the log of the process.
type GivenUpJob struct {
	ID        string    `json:"id"`
	Sort      string    `json:"sort" enum:"letter,task"`
	Kind      string    `json:"kind"`
	Attempts  int       `json:"attempts"`
	CreatedAt time.Time `json:"createdAt"`
	FailedAt  time.Time `json:"failedAt"`
	FailedOn  string    `json:"failedOn" enum:"broke_down,mail_refused,mail_unreachable,database,took_too_long,unwritten,other"`
}

// ReaderCount is how often a reader of texts had a result.
type ReaderCount struct {
	Task   string `json:"task" enum:"reply,second_reader,detector" doc:"A companion's reply by the language model, its reading of a text for signs of a risk, or the crisis detector, which is counted only when it breaks down."`
	Result string `json:"result" enum:"used,raised,unfit,unreadable,failed,over_budget"`
	Count  int64  `json:"count"`
}

// Outage is the failure of a service outside of the program.
type Outage struct {
	Since        time.Time `json:"since" doc:"Time of the first failure."`
	LastFailedAt time.Time `json:"lastFailedAt"`
}

// Backlog is work that waits for another service.
type Backlog struct {
	Count int64      `json:"count"`
	Since *time.Time `json:"since" doc:"Time since which the oldest of it waits; null if there is none."`
}

// Health is the state of the background jobs, and of the readers of texts.
type Health struct {
	At             time.Time     `json:"at"`
	DatabaseMillis int64         `json:"databaseMillis" doc:"Response time of an empty database query."`
	Migrated       bool          `json:"migrated" doc:"True if the database has exactly this version's migrations."`
	WorkersAlive   bool          `json:"workersAlive" doc:"True if background workers are running now."`
	LeaderSince    *time.Time    `json:"leaderSince" doc:"Time at which the current leader of the workers was elected; null for none."`
	DelaySeconds   int64         `json:"delaySeconds" doc:"Waiting time of the most overdue job; 0 if none is late."`
	FailedLetters  int64         `json:"failedLetters" doc:"Discarded emails."`
	FailedJobs     int64         `json:"failedJobs" doc:"Discarded emails and tasks."`
	Kinds          []JobKind     `json:"kinds" nullable:"false" doc:"All kinds, emails first, ordered by name."`
	Periodic       []PeriodicJob `json:"periodic" nullable:"false" doc:"Ordered by name."`
	GivenUp        []GivenUpJob  `json:"givenUp" nullable:"false" doc:"Discarded jobs, latest first, at most 50."`
	FilesOutage    *Outage       `json:"filesOutage" doc:"The failure of the file store; null while it works."`
	PaymentOutage  *Outage       `json:"paymentOutage" doc:"The failure of the payment provider; null while it works."`
	FailingLetters Backlog       `json:"failingLetters" doc:"Emails that failed and are retried, with those that wait behind them."`
	PaymentNotices Backlog       `json:"paymentNotices" doc:"Notices of the payment provider that are not applied yet."`
	Readers        []ReaderCount `json:"readers" nullable:"false" doc:"Results in the last days, without texts and members; empty if no model is used and the detector works."`
	ReaderDays     int           `json:"readerDays" doc:"The number of days in which these are counted."`
}

// TransformSchema marks the outages as nullable.
func (Health) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	return orNull(orNull(schema, "filesOutage"), "paymentOutage")
}

type healthOutput struct{ Body Health }

type jobInput struct {
	ID string `path:"id" doc:"Id of the job."`
}

func registerHealth(api *realm.API[identity.Coach], o operations) {
	administer(api, huma.Operation{
		OperationID: "getHealth", Method: http.MethodGet, Path: base + "/health", Tags: []string{healthTag},
		Summary:     "Get the system's health",
		Description: "State of the database and of every kind of job. Contains no personal data.",
		Errors:      []int{401, 403},
	}, o.health)
	administer(api, huma.Operation{
		OperationID: "retryJob", Method: http.MethodPost, Path: aJob + "/retry", Tags: []string{healthTag},
		Summary:       "Retry a discarded job",
		Description:   "The audit log records it. 409 if the job is not discarded.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.retryJob, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "discardJob", Method: http.MethodPost, Path: aJob + "/discard", Tags: []string{healthTag},
		Summary:       "Delete a discarded job",
		Description:   "The audit log records it. 409 if the job is not discarded.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.discardJob, realm.Limit(writeLimit))
}

func (o operations) health(ctx context.Context, me identity.AdministratorID, _ *struct{}) (*healthOutput, error) {
	found, err := o.upkeep.Health(ctx, me)
	if err != nil {
		return nil, err
	}
	body := Health{
		At: found.At.UTC(), DatabaseMillis: found.Answered.Milliseconds(), Migrated: found.Migrated, WorkersAlive: found.Alive,
		LeaderSince: utc(found.LeaderSince), DelaySeconds: int64(found.Delay / time.Second), FailedJobs: found.Discarded,
		Kinds: make([]JobKind, len(found.Kinds)), Periodic: make([]PeriodicJob, len(found.Periodic)), GivenUp: make([]GivenUpJob, len(found.DiscardedJobs)),
	}
	for _, outage := range found.Outages {
		shown := &Outage{Since: outage.Since.UTC(), LastFailedAt: outage.LastAt.UTC()}
		switch outage.Service {
		case ops.Files:
			body.FilesOutage = shown
		case ops.Payments:
			body.PaymentOutage = shown
		}
	}
	body.FailingLetters, body.PaymentNotices = backlogOf(found.FailingLetters), backlogOf(found.PaymentNotices)
	body.Readers, body.ReaderDays = make([]ReaderCount, len(found.Readers)), languagemodel.CountDays
	for i, one := range found.Readers {
		body.Readers[i] = ReaderCount{Task: string(one.Task), Result: string(one.Result), Count: one.N}
	}
	for i, kind := range found.Kinds {
		body.Kinds[i] = JobKind{
			Sort: kind.Sort, Name: kind.Name, Waiting: kind.Waiting, Later: kind.Later, Running: kind.Running, Retrying: kind.Retrying,
			GivenUp: kind.GivenUp, WaitingSince: utc(kind.WaitingSince), LastDoneAt: utc(kind.LastDone), FailedAt: utc(kind.Failed), FailedOn: kind.Class,
		}
		if kind.Sort == ops.Letter {
			body.FailedLetters += kind.GivenUp
		}
	}
	for i, one := range found.Periodic {
		body.Periodic[i] = PeriodicJob{
			Name: one.Name, EverySeconds: int64(one.Interval / time.Second), LastDoneAt: utc(one.LastDone), Failing: one.Failing, Overdue: one.Overdue(found.At),
		}
	}
	for i, job := range found.DiscardedJobs {
		body.GivenUp[i] = GivenUpJob{
			ID: strconv.FormatInt(job.ID, 10), Sort: job.Sort, Kind: job.Kind, Attempts: job.Attempts, CreatedAt: job.CreatedAt.UTC(),
			FailedAt: job.FailedAt.UTC(), FailedOn: job.Class,
		}
	}
	return &healthOutput{Body: body}, nil
}

func backlogOf(b ops.Backlog) Backlog { return Backlog{Count: b.Count, Since: utc(b.Since)} }

func (o operations) retryJob(ctx context.Context, me identity.AdministratorID, in *jobInput) (*struct{}, error) {
	id, err := jobID(in.ID)
	if err != nil {
		return nil, err
	}
	return nil, o.upkeep.Retry(ctx, me, id)
}

func (o operations) discardJob(ctx context.Context, me identity.AdministratorID, in *jobInput) (*struct{}, error) {
	id, err := jobID(in.ID)
	if err != nil {
		return nil, err
	}
	return nil, o.upkeep.Delete(ctx, me, id)
}

// jobID parses the id of a job. A malformed one counts as unknown.
func jobID(text string) (int64, error) {
	id, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return 0, &fault.NotFound{Message: copy.AdminAnswers.JobGone}
	}
	return id, nil
}

func utc(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	shown := at.UTC()
	return &shown
}

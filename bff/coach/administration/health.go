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
	"aangan/bff/domain/ops"
	"aangan/bff/internal/realm"
)

const (
	healthTag = "Health"
	aJob      = base + "/jobs/{id}"
)

// JobKind is how the jobs of one kind are.
type JobKind struct {
	Sort         string     `json:"sort" enum:"letter,task"`
	Name         string     `json:"name"`
	Waiting      int64      `json:"waiting" doc:"Can be begun."`
	Later        int64      `json:"later" doc:"Wait for a time of their own."`
	Running      int64      `json:"running"`
	Retrying     int64      `json:"retrying" doc:"Failed, and are tried again."`
	GivenUp      int64      `json:"givenUp" doc:"Tried in vain."`
	WaitingSince *time.Time `json:"waitingSince" doc:"Since when the oldest of those could have been begun that wait."`
	LastDoneAt   *time.Time `json:"lastDoneAt" doc:"Null when the last one was done more than three days ago."`
	FailedAt     *time.Time `json:"failedAt" doc:"When one failed last that is not done yet."`
	FailedOn     string     `json:"failedOn" enum:",broke_down,mail_refused,mail_unreachable,database,took_too_long,unwritten,other" doc:"On what; empty when none failed."`
}

// PeriodicJob is a job that runs at an interval.
type PeriodicJob struct {
	Name         string     `json:"name"`
	EverySeconds int64      `json:"everySeconds"`
	LastDoneAt   *time.Time `json:"lastDoneAt" doc:"Null when it was done more than three days ago, or never."`
	Failing      bool       `json:"failing" doc:"It failed, and was not done since."`
	Overdue      bool       `json:"overdue" doc:"It should have been done again by now."`
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

// Health is the state of the background jobs.
type Health struct {
	At             time.Time     `json:"at"`
	DatabaseMillis int64         `json:"databaseMillis" doc:"How long the database took to answer."`
	Migrated       bool          `json:"migrated" doc:"Whether the database has every migration of this version, and no other."`
	WorkersAlive   bool          `json:"workersAlive" doc:"Whether anybody works jobs at this moment."`
	LeaderSince    *time.Time    `json:"leaderSince" doc:"Since when the same process leads the workers."`
	DelaySeconds   int64         `json:"delaySeconds" doc:"How long the job has waited that should have been begun first; 0 when none is late."`
	FailedLetters  int64         `json:"failedLetters" doc:"Letters that were given up."`
	FailedJobs     int64         `json:"failedJobs" doc:"Letters and tasks that were given up."`
	Kinds          []JobKind     `json:"kinds" nullable:"false" doc:"All kinds, letters first, by name."`
	Periodic       []PeriodicJob `json:"periodic" nullable:"false" doc:"By name."`
	GivenUp        []GivenUpJob  `json:"givenUp" nullable:"false" doc:"The latest first, up to 50."`
}

type healthOutput struct{ Body Health }

type jobInput struct {
	ID string `path:"id" doc:"The number of the job."`
}

func registerHealth(api *realm.API[identity.Coach], o operations) {
	administer(api, huma.Operation{
		OperationID: "getHealth", Method: http.MethodGet, Path: base + "/health", Tags: []string{healthTag},
		Summary:     "How the house does",
		Description: "The database, and every kind of job. It names nobody.",
		Errors:      []int{401, 403},
	}, o.health)
	administer(api, huma.Operation{
		OperationID: "retryJob", Method: http.MethodPost, Path: aJob + "/retry", Tags: []string{healthTag},
		Summary:       "Have a job tried once more that was given up",
		Description:   "It is recorded who did it. 409 when it is not given up.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.retryJob, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "discardJob", Method: http.MethodPost, Path: aJob + "/discard", Tags: []string{healthTag},
		Summary:       "Delete a job that was given up",
		Description:   "It is recorded who did it. 409 when it is not given up.",
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

// jobID parses the id of a job. An ill-formed one counts as unknown.
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

package ops

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Service looks after the house.
type Service struct {
	pool     *pgxpool.Pool
	q        *store.Queries
	jobs     Jobs
	migrated func(ctx context.Context) (bool, error)
}

// New makes the service. Migrated says whether the database has every migration of this version, and no other.
func New(pool *pgxpool.Pool, jobs Jobs, migrated func(ctx context.Context) (bool, error)) *Service {
	return &Service{pool: pool, q: store.New(), jobs: jobs, migrated: migrated}
}

// Waiting is how much waits for an administrator that nobody else counts.
type Waiting struct {
	// Cases are open cases of the community, SetAside what the payment provider told and could not be applied.
	Cases, SetAside int64
	// FailedJobs is how many jobs were given up.
	FailedJobs int64
	// WorkersAlive says whether anybody works jobs at this moment.
	WorkersAlive bool
}

// Waiting counts what waits. An administrator calls it.
func (s *Service) Waiting(ctx context.Context, _ identity.AdministratorID) (Waiting, error) {
	row, err := s.q.CountWaiting(ctx, s.pool)
	if err != nil {
		return Waiting{}, fmt.Errorf("count what waits: %w", err)
	}
	pulse, err := s.jobs.Pulse(ctx, s.pool)
	if err != nil {
		return Waiting{}, err
	}
	return Waiting{
		Cases: row.Cases, SetAside: row.SetAside, FailedJobs: pulse.Discarded, WorkersAlive: pulse.Alive,
	}, nil
}

// Health is how the house does.
type Health struct {
	Report
	// Migrated says whether the database has every migration of this version, and no other.
	Migrated bool
	// Answered is how long the database took to answer a question about nothing.
	Answered time.Duration
	At       time.Time
}

// Health looks at the database and at every kind of job. An administrator calls it.
func (s *Service) Health(ctx context.Context, _ identity.AdministratorID) (Health, error) {
	begun := time.Now()
	if err := s.pool.Ping(ctx); err != nil {
		return Health{}, fmt.Errorf("ask the database: %w", err)
	}
	health := Health{Answered: time.Since(begun), At: time.Now()}
	var err error
	if health.Migrated, err = s.migrated(ctx); err != nil {
		return Health{}, fmt.Errorf("look for migrations: %w", err)
	}
	health.Report, err = s.jobs.Report(ctx, s.pool)
	return health, err
}

// Retry has a job tried again that was given up. An administrator calls it, and it is recorded. It returns fault.ErrNotFound
// when there is no such job, *fault.Conflict when it is not given up (any more).
func (s *Service) Retry(ctx context.Context, by identity.AdministratorID, id int64) error {
	return s.settle(ctx, by, id, audit.RetriedJob, s.jobs.Retry)
}

// Delete deletes a job that was given up. An administrator calls it, and it is recorded. Errors are those of Retry.
func (s *Service) Delete(ctx context.Context, by identity.AdministratorID, id int64) error {
	return s.settle(ctx, by, id, audit.DiscardedJob, s.jobs.Delete)
}

func (s *Service) settle(
	ctx context.Context, by identity.AdministratorID, id int64, action string, do func(context.Context, pgx.Tx, int64) error,
) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		job, err := s.jobs.Look(ctx, tx, id)
		if err != nil {
			return err
		}
		switch {
		case job == nil:
			return &fault.NotFound{Message: copy.AdminAnswers.JobGone}
		case !job.Discarded:
			return &fault.Conflict{Message: copy.AdminAnswers.JobNotGivenUp}
		}
		if err := do(ctx, tx, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, &by, audit.Act{
			Action: action, SubjectKind: audit.SubjectJob, SubjectID: strconv.FormatInt(id, 10), Detail: map[string]string{"kind": job.Kind},
		})
	})
}

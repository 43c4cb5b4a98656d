package ops

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strconv"
	"time"

	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/languagemodel"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Service reports the state of the system.
type Service struct {
	pool     *pgxpool.Pool
	q        *store.Queries
	jobs     Jobs
	migrated func(ctx context.Context) (bool, error)
	logger   *slog.Logger
	checks   map[string]Check
}

// New returns the service. Migrated reports whether the database has exactly this version's migrations.
func New(pool *pgxpool.Pool, jobs Jobs, migrated func(ctx context.Context) (bool, error), logger *slog.Logger) *Service {
	return &Service{pool: pool, q: store.New(), jobs: jobs, migrated: migrated, logger: logger, checks: map[string]Check{}}
}

// Waiting holds open work for administrators that no other package counts.
type Waiting struct {
	// Cases are open community cases, and SetAside payment notices that could not be applied.
	Cases, SetAside int64
	// FailedJobs is the number of discarded jobs.
	FailedJobs int64
	// WorkersAlive is true if workers are running now.
	WorkersAlive bool
}

// Waiting counts the open work. The caller must be an administrator.
func (s *Service) Waiting(ctx context.Context, _ identity.AdministratorID) (Waiting, error) {
	row, err := s.q.CountWaiting(ctx, s.pool)
	if err != nil {
		return Waiting{}, fmt.Errorf("count open work: %w", err)
	}
	pulse, err := s.jobs.Pulse(ctx, s.pool)
	if err != nil {
		return Waiting{}, err
	}
	return Waiting{
		Cases: row.Cases, SetAside: row.SetAside, FailedJobs: pulse.Discarded, WorkersAlive: pulse.Alive,
	}, nil
}

// Health is the state of the system.
type Health struct {
	Report
	// Migrated is true if the database has exactly this version's migrations.
	Migrated bool
	// Answered is the response time of an empty query.
	Answered time.Duration
	At       time.Time
	// Readers are the results of the language model and the failures of the crisis detector, in the last
	// languagemodel.CountDays days.
	Readers []languagemodel.Count
	// Outages are the services that fail at present.
	Outages []Outage
	// PaymentNotices are those of the payment provider that are not applied yet.
	PaymentNotices Backlog
}

// Health checks the database and every kind of job. The caller must be an administrator.
func (s *Service) Health(ctx context.Context, _ identity.AdministratorID) (Health, error) {
	begun := time.Now()
	if err := s.pool.Ping(ctx); err != nil {
		return Health{}, fmt.Errorf("ping the database: %w", err)
	}
	health := Health{Answered: time.Since(begun), At: time.Now()}
	var err error
	if health.Readers, err = languagemodel.NewResults(s.pool, nil).Counts(ctx); err != nil {
		return Health{}, err
	}
	if health.Migrated, err = s.migrated(ctx); err != nil {
		return Health{}, fmt.Errorf("check migrations: %w", err)
	}
	if health.Outages, err = s.outages(ctx); err != nil {
		return Health{}, err
	}
	notices, err := s.q.WaitingPaymentEvents(ctx, s.pool)
	switch {
	case err == nil:
		health.PaymentNotices = Backlog{Count: notices.Count, Since: &notices.Since}
	case !errors.Is(err, pgx.ErrNoRows):
		return Health{}, fmt.Errorf("count waiting payment notices: %w", err)
	}
	health.Report, err = s.jobs.Report(ctx, s.pool)
	return health, err
}

// Retry schedules a discarded job again, with an audit record. The caller must be an administrator. Returns
// fault.ErrNotFound for an unknown job, and *fault.Conflict if it is not discarded.
func (s *Service) Retry(ctx context.Context, by identity.AdministratorID, id int64) error {
	return s.settle(ctx, by, id, audit.RetriedJob, s.jobs.Retry)
}

// Delete deletes a discarded job, with an audit record. The caller must be an administrator. Errors as for Retry.
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

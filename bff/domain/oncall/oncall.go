package oncall

import (
	"context"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Queue takes the emails and the tasks.
type Queue interface {
	emails.Queue
	tasks.Queue
}

// Options are the service's dependencies. Nil pool and queue are enough to read the emails.
type Options struct {
	Pool  *pgxpool.Pool
	Queue Queue
	// Waker wakes the streams of people with new events, and may be nil.
	Waker mailbox.Waker
	Links emails.Links
	// Fallback is the email to the team about a conversation, for the case that the product has no administrator. Its
	// kind must be registered.
	Fallback string
}

// Service keeps the rota and the crises of the people on call.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	queue Queue
	waker mailbox.Waker
	links emails.Links
	// fallback is Options.Fallback.
	fallback string
	now      func() time.Time
}

// New returns the service.
func New(o Options) *Service {
	return &Service{pool: o.Pool, q: store.New(), queue: o.Queue, waker: o.Waker, links: o.Links, fallback: o.Fallback, now: time.Now}
}

// Status is what a coach's screens show of the on-call page.
type Status struct {
	// Access is true if the coach may open the page, and Now if they are on call: an administrator always is.
	Access, Now bool
	// Waiting is the number of open crises that they may open.
	Waiting int64
}

// Status returns whether the caller may open the on-call page, and what waits there.
func (s *Service) Status(ctx context.Context, me identity.Coach) (Status, error) {
	var status Status
	if me.Role == identity.RoleAdministrator && me.AdministratorRefusal() != nil {
		return status, nil
	}
	var err error
	if status.Now, err = s.isOnCall(ctx, me); err != nil {
		return status, err
	}
	status.Waiting, err = s.q.CountOnCallCases(ctx, s.pool, store.CountOnCallCasesParams{Everything: status.Now, CoachID: me.ID.UUID()})
	if err != nil {
		return status, fmt.Errorf("count crises on call: %w", err)
	}
	status.Access = status.Now || status.Waiting > 0
	if !status.Access {
		if status.Access, err = s.q.IsOnRota(ctx, s.pool, me.ID.UUID()); err != nil {
			return status, fmt.Errorf("find a coach on the rota: %w", err)
		}
	}
	return status, nil
}

// authorize returns the status of a caller with access to the page. Returns *fault.Forbidden for anyone else.
func (s *Service) authorize(ctx context.Context, me identity.Coach) (Status, error) {
	if me.Role == identity.RoleAdministrator {
		if err := me.AdministratorRefusal(); err != nil {
			return Status{}, err
		}
	}
	status, err := s.Status(ctx, me)
	if err == nil && !status.Access {
		err = &fault.Forbidden{Message: copy.OnCallAnswers.NotOnCall}
	}
	return status, err
}

// isOnCall reports whether the coach is an administrator, or on the rota now and able to act.
func (s *Service) isOnCall(ctx context.Context, me identity.Coach) (bool, error) {
	if _, administrator := me.Administrator(); administrator {
		return true, nil
	}
	people, err := s.peopleNow(ctx, s.pool)
	if err != nil {
		return false, err
	}
	for _, id := range people {
		if id == me.ID.UUID() {
			return true, nil
		}
	}
	return false, nil
}

// peopleNow returns the people in the present block of the rota who can act, by id.
func (s *Service) peopleNow(ctx context.Context, db store.DBTX) ([]uuid.UUID, error) {
	block := BlockAt(s.now())
	people, err := s.q.PeopleOnCall(ctx, db, store.PeopleOnCallParams{Weekday: int16(block.Weekday), FromHour: int16(block.FromHour)})
	if err != nil {
		return nil, fmt.Errorf("list the people on call: %w", err)
	}
	return people, nil
}

// wakeCoaches wakes the streams of these coaches.
func (s *Service) wakeCoaches(ids []uuid.UUID) {
	owners := make([]mailbox.Owner, len(ids))
	for i, id := range ids {
		owners[i] = mailbox.CoachOwner(identity.CoachID(id))
	}
	mailbox.Wake(s.waker, owners...)
}

package coachadmin

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Queue takes emails and tasks.
type Queue interface {
	emails.Queue
	tasks.Queue
}

// Invitations manages coaches' accounts: identity.Service.
type Invitations interface {
	// Invite enqueues an email with a link to choose a password. Earlier links stop working.
	Invite(ctx context.Context, tx pgx.Tx, coach identity.CoachID) error
	// ResetSecondFactor removes a lost second factor; note is called in the same transaction.
	ResetSecondFactor(ctx context.Context, coach identity.CoachID, note func(ctx context.Context, tx pgx.Tx) error) error
}

// Credentials manages coaches' credentials: coachprofile.Service.
type Credentials interface {
	// DecideCredentials publishes a change of credentials or rejects it; note runs in the same transaction.
	DecideCredentials(
		ctx context.Context, by identity.AdministratorID, change uuid.UUID, approve bool, reason string,
		note func(ctx context.Context, tx pgx.Tx, coach identity.CoachID) error,
	) error
}

// Options are the service's dependencies. Nil Pool and Queue are enough to read the emails.
type Options struct {
	Pool  *pgxpool.Pool
	Queue Queue
	// Waker wakes the streams of people with new events, and may be nil.
	Waker       mailbox.Waker
	Links       emails.Links
	Invitations Invitations
	Credentials Credentials
	// Coaching releases the clients of an inactive coach or lets them wait.
	Coaching *coaching.Service
}

// Service manages coaches. The caller of every operation must be an administrator.
type Service struct {
	pool        *pgxpool.Pool
	q           *store.Queries
	queue       Queue
	waker       mailbox.Waker
	places      emails.Links
	invitations Invitations
	credentials Credentials
	coaching    *coaching.Service
	now         func() time.Time
}

// New returns the service.
func New(o Options) *Service {
	return &Service{
		pool: o.Pool, q: store.New(), queue: o.Queue, waker: o.Waker, places: o.Links, invitations: o.Invitations,
		credentials: o.Credentials, coaching: o.Coaching, now: time.Now,
	}
}

// Status is the state of a coach's account.
type Status string

// The statuses. An invited coach has not chosen a password yet. A pending coach has, and was never active. An inactive
// coach was active before. An administrator is an account that coaches no members.
const (
	Invited       Status = "invited"
	Pending       Status = "pending"
	Active        Status = "active"
	Inactive      Status = "inactive"
	Administrator Status = "administrator"
)

// The verification statuses.
const (
	verified = "verified"
	rejected = "rejected"
)

// Summary is a coach in the list.
type Summary struct {
	ID                    identity.CoachID
	Name, Email, ImageURL string
	Administrates         bool
	VerificationStatus    string
	Standing              Status
	// ChangeWaits is true if a change of credentials waits for a decision.
	ChangeWaits bool
	InvitedAt   *time.Time
	CreatedAt   time.Time
	// Clients is the number of current clients, and Upcoming the number of future sessions.
	Clients, Upcoming int64
}

// Counts holds the number of matching coaches per status, and of pending decisions.
type Counts struct {
	All, Invited, Pending, Active, Inactive, Administrators, Waiting int64
}

// Page is a part of the list, by name.
type Page struct {
	Coaches []Summary
	Counts  Counts
	// Next is the coach after which the next page starts; nil on the last page.
	Next *identity.CoachID
}

// Filter selects a part of the list.
type Filter struct {
	// Standing is a Status or ToDecide; empty means all.
	Standing string
	// Words is a part of a name or email address.
	Words string
	After *identity.CoachID
	// Limit is at most copy.Limits.AdminCoachesPerPage; 0 means the maximum.
	Limit int
}

// ToDecide as Filter.Standing selects the coaches that Service.Waiting counts.
const ToDecide = "waiting"

// List returns a page of the list. Returns *fault.Invalid for too long or invalid search text, and for an unknown
// coach as the place.
func (s *Service) List(ctx context.Context, _ identity.AdministratorID, f Filter) (Page, error) {
	words := strings.TrimSpace(f.Words)
	if utf8.RuneCountInString(words) > copy.Limits.CoachSearchMax {
		return Page{}, fault.Field("q", copy.CoachAdministration.SearchTooLong)
	}
	if !utf8.ValidString(words) || strings.ContainsFunc(words, unicode.IsControl) {
		return Page{}, fault.Field("q", copy.AdminAnswers.SearchControls)
	}
	limit := f.Limit
	if limit <= 0 || limit > copy.Limits.AdminCoachesPerPage {
		limit = copy.Limits.AdminCoachesPerPage
	}
	wanted := store.AdministeredCoachesParams{Now: s.now(), Standing: f.Standing, Words: words, MaxRows: int32(limit + 1)}
	if f.After != nil {
		name, err := s.q.NameOfCoach(ctx, s.pool, f.After.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return Page{}, fault.Field("after", copy.CoachAdministration.NotAPlace)
		}
		if err != nil {
			return Page{}, fmt.Errorf("find the coach to continue after: %w", err)
		}
		id := f.After.UUID()
		wanted.AfterID, wanted.AfterName = &id, name
	}
	rows, err := s.q.AdministeredCoaches(ctx, s.pool, wanted)
	if err != nil {
		return Page{}, fmt.Errorf("list coaches: %w", err)
	}
	counted, err := s.q.CountAdministeredCoaches(ctx, s.pool, words)
	if err != nil {
		return Page{}, fmt.Errorf("count coaches: %w", err)
	}
	page := Page{Counts: Counts{
		All: counted.Everybody, Invited: counted.Invited, Pending: counted.Pending, Active: counted.Active, Inactive: counted.Inactive,
		Administrators: counted.Administrators, Waiting: counted.Waiting,
	}}
	if len(rows) > limit {
		rows = rows[:limit]
		next := identity.CoachID(rows[limit-1].ID)
		page.Next = &next
	}
	page.Coaches = make([]Summary, len(rows))
	for i, row := range rows {
		page.Coaches[i] = Summary{
			ID: identity.CoachID(row.ID), Name: row.Name, Email: row.Email, ImageURL: row.ImageUrl,
			Administrates: row.Role == identity.RoleAdministrator, VerificationStatus: row.VerificationStatus, Standing: Status(row.Standing),
			ChangeWaits: row.ChangeWaits, InvitedAt: row.InvitedAt, CreatedAt: row.CreatedAt, Clients: row.Clients, Upcoming: row.Upcoming,
		}
	}
	return page, nil
}

// Waiting counts the coaches who wait for an administrator's decision: about a change of credentials or, after they
// accepted the invitation, about their training. A coach with both counts once.
func (s *Service) Waiting(ctx context.Context, _ identity.AdministratorID) (int64, error) {
	counted, err := s.q.CountAdministeredCoaches(ctx, s.pool, "")
	if err != nil {
		return 0, fmt.Errorf("count coaches who wait: %w", err)
	}
	return counted.Waiting, nil
}

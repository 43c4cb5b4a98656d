package coaching

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Service answers who coaches whom and changes it.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	waker mailbox.Waker
	now   func() time.Time
}

// New makes the service. Waker is told whose screens have something new, and may be nil.
func New(pool *pgxpool.Pool, waker mailbox.Waker) *Service {
	return &Service{pool: pool, q: store.New(), waker: waker, now: time.Now}
}

// Coach is a coach as members see them. It has no address, no meeting link and no paperwork, so that none can leak.
type Coach struct {
	ID   identity.CoachID
	Name string
	Bio  string
	// Specializations is comma-separated, as the coach wrote it.
	Specializations string
	// Focus are codes of copy.FocusTopics.
	Focus        []string
	ImageURL     string
	Availability string
	City         string
	State        string
	Country      string
	// TimeZone is an IANA name.
	TimeZone string
	// Languages are codes of copy.Languages.
	Languages         []string
	Education         string
	YearsOfExperience int
	Licenses          string
	// Ratings is the mean of the ratings; nil while there are none.
	Ratings     *float64
	ReviewCount int
}

// Open lists the coaches a member may choose, active and verified ones, in a stable order. Any member may ask.
func (s *Service) Open(ctx context.Context) ([]Coach, error) {
	rows, err := s.q.OpenCoaches(ctx, s.pool)
	if err != nil {
		return nil, fmt.Errorf("list open coaches: %w", err)
	}
	coaches := make([]Coach, len(rows))
	for i := range rows {
		coaches[i] = coachFrom(&rows[i])
	}
	return coaches, nil
}

// Coach returns one coach whom the viewer may look at: an open one, or the one they have. It returns *fault.NotFound
// for any other.
func (s *Service) Coach(ctx context.Context, viewer identity.MemberID, id identity.CoachID) (Coach, error) {
	row, err := s.q.CoachForMember(ctx, s.pool, store.CoachForMemberParams{CoachID: id.UUID(), MemberID: viewer.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return Coach{}, errCoachNotFound()
	}
	if err != nil {
		return Coach{}, fmt.Errorf("find coach: %w", err)
	}
	return coachFrom(&row), nil
}

func errCoachNotFound() error { return &fault.NotFound{Message: copy.Errors.CoachNotFound} }

func coachFrom(row *store.Coach) Coach {
	return Coach{
		ID: identity.CoachID(row.ID), Name: row.Name, Bio: row.Bio, Specializations: row.Specializations, Focus: row.Focus,
		ImageURL: row.ImageUrl, Availability: row.Availability, City: row.City, State: row.State, Country: row.Country,
		TimeZone: row.TimeZone, Languages: row.Languages, Education: row.Education,
		YearsOfExperience: int(row.YearsOfExperience), Licenses: row.Licenses, Ratings: row.Ratings, ReviewCount: int(row.ReviewCount),
	}
}

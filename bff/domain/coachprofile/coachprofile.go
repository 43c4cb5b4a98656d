package coachprofile

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Blobs stores pictures, under keys that this package creates.
type Blobs interface {
	// Put stores content completely or not at all.
	Put(ctx context.Context, key, contentType string, content *io.SectionReader) error
	// Get reads length bytes from offset; the caller closes the reader. Returns fs.ErrNotExist for an unknown key.
	Get(ctx context.Context, key string, offset, length int64) (io.ReadCloser, error)
	// Delete deletes a file. It returns nil for an unknown key.
	Delete(ctx context.Context, key string) error
}

// Options are the service's dependencies.
type Options struct {
	Pool  *pgxpool.Pool
	Blobs Blobs
	Queue tasks.Queue
	// Waker may be nil: then no stream is woken.
	Waker mailbox.Waker
}

// Service reads and changes coaches' public profiles.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	blobs Blobs
	queue tasks.Queue
	waker mailbox.Waker
	turns turns
	now   func() time.Time
}

// New makes the service. Its task (see Periodic) must be registered with the queue before it is used.
func New(o Options) *Service {
	return &Service{
		pool: o.Pool, q: store.New(), blobs: o.Blobs, queue: o.Queue, waker: o.Waker, turns: newTurns(), now: time.Now,
	}
}

// Profile is a coach's public profile, with the pending change of credentials.
type Profile struct {
	ID    identity.CoachID
	Name  string
	Email string
	// ImageURL is a path on each of our origins; empty for none.
	ImageURL string
	Bio      string
	// Specializations is a comma-separated text.
	Specializations string
	// Languages and Focus are codes of copy.Languages and copy.FocusTopics.
	Languages, Focus     []string
	City, State, Country string
	// TimeZone is an IANA name.
	TimeZone           string
	YearsOfExperience  int
	Education          string
	IsActive           bool
	VerificationStatus string
	// Credentials are the published ones.
	Credentials []Credential
	// Change is the change that waits for an administrator; nil for none.
	Change *Change
	// Decision is an administrator's last decision about a change; nil before the first.
	Decision *Decision
}

// Changes are the new values of fields; nil leaves a field unchanged.
type Changes struct {
	Name, Bio, Specializations     *string
	Languages, Focus               *[]string
	City, State, Country, TimeZone *string
	YearsOfExperience              *float64
	Education                      *string
}

// Read returns the coach's own profile. The caller must be the coach, open or not.
func (s *Service) Read(ctx context.Context, coach identity.CoachID) (Profile, error) {
	row, err := s.q.CoachByID(ctx, s.pool, coach.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return Profile{}, fault.ErrNotFound
	}
	if err != nil {
		return Profile{}, fmt.Errorf("find coach: %w", err)
	}
	return s.complete(ctx, s.pool, row)
}

// OfCoach returns a coach's profile to an administrator. Returns fault.ErrNotFound for an unknown coach.
func (s *Service) OfCoach(ctx context.Context, _ identity.AdministratorID, coach identity.CoachID) (Profile, error) {
	return s.Read(ctx, coach)
}

// filled is the complete form.
type filled struct {
	Name, Bio, Specializations     string
	Languages, Focus               []string
	City, State, Country, TimeZone string
	YearsOfExperience              float64
	Education                      string
}

// Update changes the coach's own profile, which members see at once. The caller must be the coach. Specializations are
// stored separated by a comma and a space, without duplicates. Another zone moves the offered hours (they keep their
// clock times) and leaves booked sessions where they are. Returns *fault.Invalid for input that breaks the form's
// rules.
func (s *Service) Update(ctx context.Context, coach identity.CoachID, changes Changes) (Profile, error) {
	var updated Profile
	owner := mailbox.CoachOwner(coach)
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.lock(ctx, tx, coach)
		if err != nil {
			return err
		}
		form := filledFrom(row, changes)
		if err := forms.Portfolio.Clean(&form); err != nil {
			return err
		}
		if form.TimeZone != row.TimeZone && !identity.KnowsTimeZone(form.TimeZone) {
			return fault.Field("timeZone", copy.Portfolio.TimeZoneInvalid)
		}
		form.Specializations = separated(form.Specializations)
		err = s.q.UpdatePortfolio(ctx, tx, store.UpdatePortfolioParams{
			ID: row.ID, Name: form.Name, Bio: form.Bio, Specializations: form.Specializations, Languages: form.Languages, Focus: form.Focus,
			City: form.City, State: form.State, Country: form.Country, TimeZone: form.TimeZone,
			YearsOfExperience: int32(form.YearsOfExperience), Education: form.Education,
		})
		if err != nil {
			return fmt.Errorf("update profile: %w", err)
		}
		if err := mailbox.Append(ctx, tx, owner, mailbox.KindUser); err != nil {
			return err
		}
		if form.TimeZone != row.TimeZone {
			if err := mailbox.Append(ctx, tx, owner, mailbox.KindSession); err != nil {
				return err
			}
		}
		if row, err = s.q.CoachByID(ctx, tx, row.ID); err != nil {
			return fmt.Errorf("read the stored profile: %w", err)
		}
		updated, err = s.complete(ctx, tx, row)
		return err
	})
	if err != nil {
		return Profile{}, err
	}
	mailbox.Wake(s.waker, owner)
	return updated, nil
}

func (s *Service) lock(ctx context.Context, tx pgx.Tx, coach identity.CoachID) (store.Coach, error) {
	row, err := s.q.LockCoach(ctx, tx, coach.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return store.Coach{}, fault.ErrNotFound
	}
	if err != nil {
		return store.Coach{}, fmt.Errorf("lock the coach: %w", err)
	}
	return row, nil
}

// complete adds data from other tables to a coach's row.
func (s *Service) complete(ctx context.Context, db store.DBTX, row store.Coach) (Profile, error) {
	p := Profile{
		ID: identity.CoachID(row.ID), Name: row.Name, Email: row.Email, ImageURL: row.ImageUrl, Bio: row.Bio,
		Specializations: row.Specializations, Languages: row.Languages, Focus: row.Focus, City: row.City, State: row.State,
		Country: row.Country, TimeZone: row.TimeZone, YearsOfExperience: int(row.YearsOfExperience), Education: row.Education,
		IsActive: row.IsActive, VerificationStatus: row.VerificationStatus,
	}
	var err error
	if p.Credentials, err = s.credentials(ctx, db, p.ID); err != nil {
		return Profile{}, err
	}
	if p.Change, err = s.openChange(ctx, db, p.ID); err != nil {
		return Profile{}, err
	}
	p.Decision, err = s.lastDecision(ctx, db, p.ID)
	return p, err
}

func filledFrom(row store.Coach, c Changes) filled {
	return filled{
		Name: other(c.Name, row.Name), Bio: other(c.Bio, row.Bio), Specializations: other(c.Specializations, row.Specializations),
		Languages: other(c.Languages, row.Languages), Focus: other(c.Focus, row.Focus),
		City: other(c.City, row.City), State: other(c.State, row.State), Country: other(c.Country, row.Country),
		TimeZone: other(c.TimeZone, row.TimeZone), YearsOfExperience: other(c.YearsOfExperience, float64(row.YearsOfExperience)),
		Education: other(c.Education, row.Education),
	}
}

func other[T any](changed *T, stays T) T {
	if changed != nil {
		return *changed
	}
	return stays
}

// separated returns a comma-separated list in its stored form: trimmed, without empty or repeated items.
func separated(written string) string {
	var kept []string
	for one := range strings.SplitSeq(written, ",") {
		one = strings.TrimSpace(one)
		if one != "" && !slices.ContainsFunc(kept, func(k string) bool { return strings.EqualFold(k, one) }) {
			kept = append(kept, one)
		}
	}
	return strings.Join(kept, ", ")
}

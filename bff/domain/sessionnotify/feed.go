package sessionnotify

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"aangan/bff/domain/calendar"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// MemberFeedToken is the secret in the URL of a member's calendar. It does not work in the coaches' realm. It prints
// as "redacted"; string(token) is the secret.
type MemberFeedToken string

// CoachFeedToken is the secret in the URL of a coach's calendar. It does not work in the members' realm. It prints as
// "redacted"; string(token) is the secret.
type CoachFeedToken string

const redacted = "redacted"

// String hides the secret in printed text.
func (MemberFeedToken) String() string { return redacted }

// GoString hides the secret in text printed with %#v.
func (MemberFeedToken) GoString() string { return redacted }

// LogValue hides the secret in logs.
func (MemberFeedToken) LogValue() slog.Value { return slog.StringValue(redacted) }

// String hides the secret in printed text.
func (CoachFeedToken) String() string { return redacted }

// GoString hides the secret in text printed with %#v.
func (CoachFeedToken) GoString() string { return redacted }

// LogValue hides the secret in logs.
func (CoachFeedToken) LogValue() slog.Value { return slog.StringValue(redacted) }

// A feed's path ends with the secret and FeedEnding. FeedType is its content type.
const (
	MemberFeedPath = "/api/calendar/"
	CoachFeedPath  = "/api/coach/calendar/"
	FeedEnding     = ".ics"
	FeedType       = calendar.ContentType
)

const (
	// feedBack is the time a past session stays in a calendar.
	feedBack = 90 * 24 * time.Hour
	// noteEvery is the minimum interval between stored read times, because calendar programs may read every minute.
	noteEvery = 10 * time.Minute
	// tokenBytes is the size of a secret, and tokenLength its length as text.
	tokenBytes, tokenLength = 32, 43
)

// Feed is the state of a person's calendar feed. Renew returns its URL once.
type Feed struct {
	Exists bool
	// CreatedAt is the time of its URL, and LastReadAt of the last read, within ten minutes; nil means never.
	CreatedAt, LastReadAt *time.Time
}

// Renewed is a feed with its URL.
type Renewed struct {
	URL       string
	CreatedAt time.Time
}

// MemberFeed returns the state of the member's feed. The caller must be the member.
func (s *Service) MemberFeed(ctx context.Context, member identity.MemberID) (Feed, error) {
	row, err := s.q.MemberCalendarState(ctx, s.pool, member.UUID())
	return feedOf(row.CreatedAt, row.LastReadAt, err)
}

// CoachFeed returns the state of the coach's feed. The caller must be the coach.
func (s *Service) CoachFeed(ctx context.Context, coach identity.CoachID) (Feed, error) {
	row, err := s.q.CoachCalendarState(ctx, s.pool, coach.UUID())
	return feedOf(row.CreatedAt, row.LastReadAt, err)
}

func feedOf(created time.Time, read *time.Time, err error) (Feed, error) {
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return Feed{}, nil
	case err != nil:
		return Feed{}, fmt.Errorf("read calendar feed: %w", err)
	}
	return Feed{Exists: true, CreatedAt: &created, LastReadAt: read}, nil
}

// RenewMemberFeed creates a new URL for the member's calendar and voids the previous one. The caller must be the
// member. Returns fault.ErrNotFound for a member who has requested deletion.
func (s *Service) RenewMemberFeed(ctx context.Context, member identity.MemberID) (Renewed, error) {
	secret, hash := newToken()
	created, err := s.q.RenewMemberCalendar(ctx, s.pool, store.RenewMemberCalendarParams{MemberID: member.UUID(), TokenHash: hash})
	return renewed(s.places.Member+MemberFeedPath+secret+FeedEnding, created, err)
}

// RenewCoachFeed creates a new URL for the coach's calendar and voids the previous one. The caller must be the coach.
func (s *Service) RenewCoachFeed(ctx context.Context, coach identity.CoachID) (Renewed, error) {
	secret, hash := newToken()
	created, err := s.q.RenewCoachCalendar(ctx, s.pool, store.RenewCoachCalendarParams{CoachID: coach.UUID(), TokenHash: hash})
	return renewed(s.places.Coach+CoachFeedPath+secret+FeedEnding, created, err)
}

func renewed(url string, created time.Time, err error) (Renewed, error) {
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return Renewed{}, fault.ErrNotFound
	case err != nil:
		return Renewed{}, fmt.Errorf("create calendar feed: %w", err)
	}
	return Renewed{URL: url, CreatedAt: created}, nil
}

// EndMemberFeed voids the URL of the member's calendar, if any. The caller must be the member.
func (s *Service) EndMemberFeed(ctx context.Context, member identity.MemberID) error {
	if err := s.q.EndMemberCalendar(ctx, s.pool, member.UUID()); err != nil {
		return fmt.Errorf("delete calendar feed: %w", err)
	}
	return nil
}

// EndCoachFeed voids the URL of the coach's calendar, if any. The caller must be the coach.
func (s *Service) EndCoachFeed(ctx context.Context, coach identity.CoachID) error {
	if err := s.q.EndCoachCalendar(ctx, s.pool, coach.UUID()); err != nil {
		return fmt.Errorf("delete calendar feed: %w", err)
	}
	return nil
}

// ReadMemberFeed returns the member's calendar as a file: future sessions and those of the last 90 days. Any holder of
// the secret may call it. Returns fault.ErrNotFound for an unknown secret, and for that of a member who has requested
// deletion.
func (s *Service) ReadMemberFeed(ctx context.Context, token MemberFeedToken) ([]byte, error) {
	hash, plausible := hashToken(string(token))
	if !plausible {
		return nil, fault.ErrNotFound
	}
	feed, err := s.q.MemberOfCalendar(ctx, s.pool, store.MemberOfCalendarParams{TokenHash: hash, NoteEvery: noteEvery.Seconds()})
	if err != nil {
		return nil, unknownFeed(err)
	}
	if feed.ToNote {
		if err := s.q.NoteMemberCalendarRead(ctx, s.pool, hash); err != nil {
			return nil, fmt.Errorf("store read time of calendar feed: %w", err)
		}
	}
	rows, err := s.q.MemberCalendar(ctx, s.pool, store.MemberCalendarParams{MemberID: feed.MemberID, Since: s.now().Add(-feedBack)})
	if err != nil {
		return nil, fmt.Errorf("read a member's calendar: %w", err)
	}
	events, in := make([]calendar.Event, 0, len(rows)), copy.In(feed.DisplayLanguage)
	for _, row := range rows {
		events = append(events, s.memberEvent(in, entry(row)))
	}
	return calendar.File(s.from, events)
}

// ReadCoachFeed returns the coach's calendar as a file, as ReadMemberFeed does, with current clients only and their
// first names: sessions with former clients disappear. The calendar of a coach who may not see clients is empty instead
// of missing, because programs keep their last copy, with the names, if a URL is not found.
func (s *Service) ReadCoachFeed(ctx context.Context, token CoachFeedToken) ([]byte, error) {
	hash, plausible := hashToken(string(token))
	if !plausible {
		return nil, fault.ErrNotFound
	}
	feed, err := s.q.CoachOfCalendar(ctx, s.pool, store.CoachOfCalendarParams{TokenHash: hash, NoteEvery: noteEvery.Seconds()})
	if err != nil {
		return nil, unknownFeed(err)
	}
	if feed.ToNote {
		if err := s.q.NoteCoachCalendarRead(ctx, s.pool, hash); err != nil {
			return nil, fmt.Errorf("store read time of calendar feed: %w", err)
		}
	}
	var events []calendar.Event
	if feed.Open {
		rows, err := s.q.CoachCalendar(ctx, s.pool, store.CoachCalendarParams{CoachID: feed.CoachID, Since: s.now().Add(-feedBack)})
		if err != nil {
			return nil, fmt.Errorf("read a coach's calendar: %w", err)
		}
		for _, row := range rows {
			event := s.coachEvent(copy.In(copy.SourceLanguage), entry{ID: row.ID, StartsAt: row.StartsAt, EndsAt: row.EndsAt, Sequence: row.Sequence, ChangedAt: row.ChangedAt})
			event.Title = copy.MeetingLetters.CoachFeedTitle.Fill("client", clientName(row.FirstName), "minutes", minutes(row.StartsAt, row.EndsAt))
			events = append(events, event)
		}
	}
	return calendar.File(s.from, events)
}

func unknownFeed(err error) error {
	if errors.Is(err, pgx.ErrNoRows) {
		return fault.ErrNotFound
	}
	return fmt.Errorf("find calendar feed: %w", err)
}

// newToken returns a secret and its stored hash. The hash alone does not give access to a calendar.
func newToken() (secret string, hash []byte) {
	raw := make([]byte, tokenBytes)
	// Since Go 1.24 this never returns an error: a machine without randomness ends the program.
	_, _ = rand.Read(raw)
	secret = base64.RawURLEncoding.EncodeToString(raw)
	hash, _ = hashToken(secret)
	return secret, hash
}

// hashToken returns the hash of a received secret. Plausible is false if the text cannot be a secret.
func hashToken(secret string) (hash []byte, plausible bool) {
	sum := sha256.Sum256([]byte(secret))
	return sum[:], len(secret) == tokenLength
}

// entry is the data about a session that a calendar needs.
type entry struct {
	ID               uuid.UUID
	StartsAt, EndsAt time.Time
	Sequence         int32
	ChangedAt        time.Time
}

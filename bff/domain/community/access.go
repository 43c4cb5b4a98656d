package community

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/datetext"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// Access lists the rights of a member in the community.
type Access struct {
	// Accepted is true if they accepted the current guidelines, which have this Version.
	Accepted bool
	Version  int
	// SuspendedUntil is the midnight, in the member's time zone, until which they cannot write; nil if not suspended.
	SuspendedUntil *time.Time
	// New is true for a new account: it writes less often, and its links are reviewed first.
	New bool
	// Unseen is the number of notices they have not seen.
	Unseen int64
}

// Access returns the member's rights. The caller must be the member.
func (s *Service) Access(ctx context.Context, me identity.Member) (Access, error) {
	row, err := s.q.CommunityStanding(ctx, s.pool, me.ID.UUID())
	if err != nil {
		return Access{}, fmt.Errorf("read access: %w", err)
	}
	unseen, err := s.unseenNotices(ctx, s.pool, me.ID)
	if err != nil {
		return Access{}, err
	}
	standing := Access{
		Accepted: int(row.Guidelines) >= copy.GuidelinesVersion, Version: copy.GuidelinesVersion, New: s.isNew(me), Unseen: unseen,
	}
	if until := dayAfter(row.SuspendedUntil, me.TimeZone); until != nil && until.After(s.clock()) {
		standing.SuspendedUntil = until
	}
	return standing, nil
}

// AcceptGuidelines stores that the member accepts the current guidelines. The caller must be the member; repeated
// calls are allowed.
func (s *Service) AcceptGuidelines(ctx context.Context, me identity.Member) (Access, error) {
	now := s.clock()
	err := s.q.AcceptCommunityGuidelines(ctx, s.pool, store.AcceptCommunityGuidelinesParams{
		MemberID: me.ID.UUID(), Guidelines: int16(copy.GuidelinesVersion), AcceptedAt: &now,
	})
	if err != nil {
		return Access{}, fmt.Errorf("accept guidelines: %w", err)
	}
	return s.Access(ctx, me)
}

func (s *Service) isNew(me identity.Member) bool {
	return me.CreatedAt.After(s.newSince())
}

// newSince returns the time after which an account must have been created to count as new.
func (s *Service) newSince() time.Time {
	return s.clock().Add(-time.Duration(copy.Limits.CommunityNewDays) * 24 * time.Hour)
}

// admit locks the member's rights until the end of the transaction. Refusal is the reason against writing, or nil. The
// caller returns it once they know that the requested item exists.
func (s *Service) admit(ctx context.Context, tx pgx.Tx, me identity.Member) (refusal, err error) {
	row, err := s.q.LockCommunityMember(ctx, tx, me.ID.UUID())
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return nil, fmt.Errorf("lock a member's access: %w", err)
	}
	if err != nil || int(row.Guidelines) < copy.GuidelinesVersion {
		return &fault.Forbidden{Message: copy.CommunityAnswers.GuidelinesFirst}, nil
	}
	if until := dayAfter(row.SuspendedUntil, me.TimeZone); until != nil && until.After(s.clock()) {
		return &fault.Forbidden{Message: copy.For(ctx).CommunityAnswers.Suspended.Fill("date", day(ctx, *until, me.TimeZone))}, nil
	}
	return nil, nil
}

// dayAfter returns the first midnight in the zone that is not before the end of a suspension: a day that a text can
// name. Nil without a suspension.
func dayAfter(until *time.Time, zone string) *time.Time {
	if until == nil {
		return nil
	}
	at := until.In(placeOf(zone))
	year, month, day := at.Date()
	for _, days := range []int{0, 1} {
		if begins := time.Date(year, month, day+days, 0, 0, 0, 0, at.Location()); !begins.Before(at) {
			return &begins
		}
	}
	return until
}

func placeOf(zone string) *time.Location {
	place, err := time.LoadLocation(zone)
	if err != nil {
		return time.UTC
	}
	return place
}

// day formats the day of a time in a zone.
func day(ctx context.Context, at time.Time, zone string) string {
	return datetext.Day(copy.LanguageOf(ctx), at.In(placeOf(zone)))
}

// pace is the number of items per hour, and the messages beyond it.
type pace struct {
	fresh, settled         int
	freshFull, settledFull string
}

var (
	postPace = pace{
		copy.Limits.PostsAnHourNew, copy.Limits.PostsAnHour, copy.CommunityAnswers.PostsFullNew, copy.CommunityAnswers.PostsFull,
	}
	commentPace = pace{
		copy.Limits.CommentsAnHourNew, copy.Limits.CommentsAnHour, copy.CommunityAnswers.CommentsFullNew, copy.CommunityAnswers.CommentsFull,
	}
)

// keep returns *fault.Throttled, with the wait, if another item would exceed the pace. The caller holds the member's
// community row. nth returns the time of the item that many before the newest, since a time.
func (s *Service) keep(p pace, me identity.Member, nth func(since time.Time, skip int32) (time.Time, error)) error {
	most, full := p.settled, p.settledFull
	if s.isNew(me) {
		most, full = p.fresh, p.freshFull
	}
	since := s.clock().Add(-time.Hour)
	at, err := nth(since, int32(most-1))
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("count recent posts or comments: %w", err)
	}
	return &fault.Throttled{Message: full, Wait: at.Sub(since)}
}

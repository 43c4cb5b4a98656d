package community

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// Access is what a member may do in the community.
type Access struct {
	// Accepted says whether they accepted the guidelines as they are now, which is this Version.
	Accepted bool
	Version  int
	// SuspendedUntil is the midnight of theirs until which they read but do not write; nil for who may write.
	SuspendedUntil *time.Time
	// New says that theirs is a new account: it writes less often, and its links are looked at first.
	New bool
	// Unseen is how many notices they have not seen.
	Unseen int64
}

// Access says how the member stands; the member themselves calls it.
func (s *Service) Access(ctx context.Context, me identity.Member) (Access, error) {
	row, err := s.q.CommunityStanding(ctx, s.pool, me.ID.UUID())
	if err != nil {
		return Access{}, fmt.Errorf("read standing: %w", err)
	}
	unseen, err := s.unseenNotices(ctx, s.pool, me.ID)
	if err != nil {
		return Access{}, err
	}
	standing := Access{
		Accepted: int(row.Guidelines) >= copy.Guidelines.Version, Version: copy.Guidelines.Version, New: s.isNew(me), Unseen: unseen,
	}
	if until := dayAfter(row.SuspendedUntil, me.TimeZone); until != nil && until.After(s.clock()) {
		standing.SuspendedUntil = until
	}
	return standing, nil
}

// AcceptGuidelines notes that the member accepts the guidelines as they are now; the member themselves calls it, and may
// again.
func (s *Service) AcceptGuidelines(ctx context.Context, me identity.Member) (Access, error) {
	now := s.clock()
	err := s.q.AcceptCommunityGuidelines(ctx, s.pool, store.AcceptCommunityGuidelinesParams{
		MemberID: me.ID.UUID(), Guidelines: int16(copy.Guidelines.Version), AcceptedAt: &now,
	})
	if err != nil {
		return Access{}, fmt.Errorf("accept guidelines: %w", err)
	}
	return s.Access(ctx, me)
}

func (s *Service) isNew(me identity.Member) bool {
	return me.CreatedAt.After(s.newSince())
}

// newSince is since when an account has been made that is a new one now.
func (s *Service) newSince() time.Time {
	return s.clock().Add(-time.Duration(copy.Limits.CommunityNewDays) * 24 * time.Hour)
}

// admit holds what the member may do until the end of the transaction. Refusal is why they may not write, or nil: it is for
// the caller to answer with once they know that what is asked for exists.
func (s *Service) admit(ctx context.Context, tx pgx.Tx, me identity.Member) (refusal, err error) {
	row, err := s.q.LockCommunityMember(ctx, tx, me.ID.UUID())
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return nil, fmt.Errorf("lock standing: %w", err)
	}
	if err != nil || int(row.Guidelines) < copy.Guidelines.Version {
		return &fault.Forbidden{Message: copy.CommunityAnswers.GuidelinesFirst}, nil
	}
	if until := dayAfter(row.SuspendedUntil, me.TimeZone); until != nil && until.After(s.clock()) {
		return &fault.Forbidden{Message: copy.CommunityAnswers.Suspended.Fill("date", day(*until, me.TimeZone))}, nil
	}
	return nil, nil
}

// dayAfter is when somebody in the zone may write again whose suspension lasts until a moment: the first midnight that is not
// before it, so that a day can be named on which they may from its beginning. Nil for nobody who is suspended.
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

// day is a day as a person in the zone reads it.
func day(at time.Time, zone string) string { return at.In(placeOf(zone)).Format("Monday, January 2") }

// pace is how often somebody may write.
type pace struct{ fresh, settled int }

var (
	postPace    = pace{copy.Limits.PostsAnHourNew, copy.Limits.PostsAnHour}
	commentPace = pace{copy.Limits.CommentsAnHourNew, copy.Limits.CommentsAnHour}
)

// keep refuses what would be one too many within an hour, with how long it takes until there is room. The caller holds the
// member's standing. nth finds when the newest but so many was written since a time.
func (s *Service) keep(p pace, me identity.Member, nth func(since time.Time, skip int32) (time.Time, error)) error {
	most := p.settled
	if s.isNew(me) {
		most = p.fresh
	}
	since := s.clock().Add(-time.Hour)
	at, err := nth(since, int32(most-1))
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("count what was written: %w", err)
	}
	return &fault.Throttled{Wait: at.Sub(since)}
}

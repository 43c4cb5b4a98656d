package scheduling

import (
	"context"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/store"
)

// TodayForCoach returns the coach's sessions with current clients that begin on this day of the coach's zone, soonest
// first, without cancelled ones. The caller must be the coach; a coach who is not open gets none.
func (s *Service) TodayForCoach(ctx context.Context, coach identity.CoachID, zoneName string) ([]Session, error) {
	zone, err := time.LoadLocation(zoneName)
	if err != nil {
		return nil, fmt.Errorf("read coach's zone: %w", err)
	}
	today := DayOf(s.now(), zone)
	rows, err := s.q.CoachDay(ctx, s.pool, store.CoachDayParams{CoachID: coach.UUID(), FromAt: today.In(zone), UntilAt: (today + 1).In(zone)})
	if err != nil {
		return nil, fmt.Errorf("list the day's sessions: %w", err)
	}
	return sessionsFrom(s, rows, func(row store.CoachDayRow) store.SessionByIDRow { return store.SessionByIDRow(row) }), nil
}

// WithClient holds a coach's sessions with one client.
type WithClient struct {
	// Upcoming are the next sessions, soonest first, and Past the last ones that ended or were cancelled, newest
	// first: at most copy.Limits.ClientSessionsShown of each.
	Upcoming, Past []Session
	// Held is the number of sessions that ended and were not cancelled.
	Held int
}

// SessionsWithClient returns a coach's sessions with a current client. The caller must be the coach. With any other
// person, and for a coach who is not open, the result is empty.
func (s *Service) SessionsWithClient(ctx context.Context, coach identity.CoachID, member identity.MemberID) (WithClient, error) {
	now, most := s.now(), int32(copy.Limits.ClientSessionsShown)
	next, err := s.q.ClientUpcoming(ctx, s.pool, store.ClientUpcomingParams{CoachID: coach.UUID(), MemberID: member.UUID(), Now: now, MaxRows: most})
	if err != nil {
		return WithClient{}, fmt.Errorf("list a client's next sessions: %w", err)
	}
	last, err := s.q.ClientPast(ctx, s.pool, store.ClientPastParams{CoachID: coach.UUID(), MemberID: member.UUID(), Now: now, MaxRows: most})
	if err != nil {
		return WithClient{}, fmt.Errorf("list a client's last sessions: %w", err)
	}
	held, err := s.q.ClientPastCount(ctx, s.pool, store.ClientPastCountParams{CoachID: coach.UUID(), MemberID: member.UUID(), Now: now})
	if err != nil {
		return WithClient{}, fmt.Errorf("count a client's sessions: %w", err)
	}
	return WithClient{
		Upcoming: sessionsFrom(s, next, func(row store.ClientUpcomingRow) store.SessionByIDRow { return store.SessionByIDRow(row) }),
		Past:     sessionsFrom(s, last, func(row store.ClientPastRow) store.SessionByIDRow { return store.SessionByIDRow(row) }),
		Held:     int(held),
	}, nil
}

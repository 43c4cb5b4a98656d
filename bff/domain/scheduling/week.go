package scheduling

import (
	"context"
	"fmt"
	"time"

	"aangan/bff/domain/identity"
	"aangan/db/store"
)

// Span is a part of a coach's calendar.
type Span struct {
	// Zone is the coach's, an IANA name.
	Zone string
	// Published is false while the default times are offered. Hours is empty then.
	Published bool
	// Sessions are those with current clients that touch the span and are not cancelled, and those for which a time in
	// it is proposed; soonest first.
	Sessions []Session
	// Hours are the coach's published working times, in order. Adjacent windows are merged.
	Hours []Interval
	// DaysOff are those that touch the span, in order.
	DaysOff []DaysOffRange
}

// DaysOffRange are days off, both ends included.
type DaysOffRange struct{ First, Last Day }

// SpanOfCoach returns the coach's calendar of a span (see ReadSpan). The caller must be the coach. A coach who is not
// open gets no sessions.
func (s *Service) SpanOfCoach(ctx context.Context, coach identity.Coach, from, until time.Time) (Span, error) {
	sessions, err := s.CoachBetween(ctx, coach.ID, from, until)
	if err != nil {
		return Span{}, err
	}
	working, err := s.WorkingOf(ctx, coach.ID, from)
	if err != nil {
		return Span{}, err
	}
	span := Span{Zone: coach.TimeZone, Published: working.Published(), Sessions: sessions}
	for stretch := range working.Intervals(from) {
		if !stretch.From.Before(until) {
			break
		}
		if last := len(span.Hours) - 1; last >= 0 && !stretch.From.After(span.Hours[last].Until) {
			if stretch.Until.After(span.Hours[last].Until) {
				span.Hours[last].Until = stretch.Until
			}
			continue
		}
		span.Hours = append(span.Hours, stretch)
	}
	first, last := DayOf(from, working.timetable.zone), DayOf(until.Add(-1), working.timetable.zone)
	for _, off := range working.timetable.off {
		if off.first <= last && off.last >= first {
			span.DaysOff = append(span.DaysOff, DaysOffRange{First: off.first, Last: off.last})
		}
	}
	return span, nil
}

// CoachBetween returns the coach's sessions with current clients that touch the span and are not cancelled, and those
// for which a time in it is proposed, soonest first. The caller must be the coach.
func (s *Service) CoachBetween(ctx context.Context, coach identity.CoachID, from, until time.Time) ([]Session, error) {
	rows, err := s.q.CoachBetween(ctx, s.pool, store.CoachBetweenParams{CoachID: coach.UUID(), FromAt: from, UntilAt: until})
	if err != nil {
		return nil, fmt.Errorf("list sessions of a span: %w", err)
	}
	return sessionsFrom(s, rows, func(row store.CoachBetweenRow) store.SessionByIDRow { return store.SessionByIDRow(row) }), nil
}

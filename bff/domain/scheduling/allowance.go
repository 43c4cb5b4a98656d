package scheduling

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/datetext"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/membership"
	"aangan/db/store"
)

// Allowance is the number of sessions that a member's plan includes per month, and the used ones.
type Allowance struct {
	membership.Entitlement
	// Months are this month and every later one in which a session can be booked now, in the member's zone.
	Months []Month
}

// Month is one calendar month of an allowance.
type Month struct {
	// Month is formatted as 2026-11.
	Month string
	// Used is the number of sessions in the month that count: past and future ones, and those cancelled too late.
	Used int
	// Included is the number of sessions that the plan will include in the month, as far as known: a plan that stops
	// before the month ends counts as the free one. Repetitions are booked within it only.
	Included int
}

// Allowance returns the member's sessions and used sessions. The caller must be the member.
func (s *Service) Allowance(ctx context.Context, member identity.Member) (Allowance, error) {
	zone, err := zoneOf(member.TimeZone)
	if err != nil {
		return Allowance{}, err
	}
	now := s.now()
	given, err := s.entitled(ctx, s.pool, member.ID, member.PricingVariant, now)
	if err != nil {
		return Allowance{}, err
	}
	allowance := Allowance{Entitlement: given}
	first := DayOf(now, zone).firstOfMonth(0)
	last := DayOf(now.Add(horizon), zone).firstOfMonth(1)
	starts, err := s.q.CountedSessions(ctx, s.pool, store.CountedSessionsParams{
		MemberID: member.ID.UUID(), FromAt: first.In(zone), UntilAt: last.In(zone),
	})
	if err != nil {
		return Allowance{}, fmt.Errorf("count sessions: %w", err)
	}
	stops, err := s.stops(ctx, s.pool, member.ID)
	if err != nil {
		return Allowance{}, err
	}
	for month := first; month < last; month = month.firstOfMonth(1) {
		used := 0
		for _, at := range starts {
			if DayOf(at, zone).firstOfMonth(0) == month {
				used++
			}
		}
		allowance.Months = append(allowance.Months, Month{
			Month: month.utc().Format("2006-01"), Used: used, Included: includedIn(given, stops, month.firstOfMonth(1).In(zone)),
		})
	}
	return allowance, nil
}

// spend rejects a session at that time if the plan has no session left in its month. A session that moves into the
// month does not count itself. The caller holds the member's row, so no concurrent count is possible.
func (s *Service) spend(ctx context.Context, db store.DBTX, member store.Member, zone *time.Location, at time.Time, moved SessionID) error {
	id := identity.MemberID(member.ID)
	given, err := s.entitled(ctx, db, id, member.PricingVariant, s.now())
	if err != nil || !given.HardStop {
		return err
	}
	month := DayOf(at, zone).firstOfMonth(0)
	used, err := s.q.CountedSessions(ctx, db, store.CountedSessionsParams{
		MemberID: member.ID, FromAt: month.In(zone), UntilAt: month.firstOfMonth(1).In(zone), ExceptID: moved.UUID(),
	})
	if err != nil {
		return fmt.Errorf("count sessions: %w", err)
	}
	if len(used) >= given.Sessions {
		return conflict(copy.For(ctx).Scheduling.NoSessionsLeft.Fill(
			"included", strconv.Itoa(given.Sessions), "month", datetext.Month(copy.LanguageOf(ctx), month.utc().Month())))
	}
	return nil
}

// includedIn returns the number of sessions that a plan includes in a month that ends then. Stops is the time from
// which the plan no longer applies, nil if it continues.
func includedIn(given membership.Entitlement, stops *time.Time, monthEnd time.Time) int {
	free := copy.PlanOf(copy.PlanFree).Sessions
	if stops != nil && stops.Before(monthEnd) {
		return min(given.Sessions, free)
	}
	return given.Sessions
}

// spendIncluded rejects a repetition at that time unless it is in this month or the next one, and among the sessions
// that the plan will include there. The caller holds the member's row.
func (s *Service) spendIncluded(ctx context.Context, db store.DBTX, member store.Member, zone *time.Location, at time.Time) error {
	now, id := s.now(), identity.MemberID(member.ID)
	month := DayOf(at, zone).firstOfMonth(0)
	if month > DayOf(now, zone).firstOfMonth(1) {
		return conflict(copy.For(ctx).Scheduling.RepeatTooFar)
	}
	given, err := s.entitled(ctx, db, id, member.PricingVariant, now)
	if err != nil {
		return err
	}
	stops, err := s.stops(ctx, db, id)
	if err != nil {
		return err
	}
	used, err := s.q.CountedSessions(ctx, db, store.CountedSessionsParams{
		MemberID: member.ID, FromAt: month.In(zone), UntilAt: month.firstOfMonth(1).In(zone),
	})
	if err != nil {
		return fmt.Errorf("count sessions: %w", err)
	}
	if included := includedIn(given, stops, month.firstOfMonth(1).In(zone)); len(used) >= included {
		return conflict(copy.For(ctx).Scheduling.NoSessionsLeft.Fill(
			"included", strconv.Itoa(included), "month", datetext.Month(copy.LanguageOf(ctx), month.utc().Month())))
	}
	return nil
}

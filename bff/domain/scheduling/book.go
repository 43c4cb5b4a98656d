package scheduling

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/datetext"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// Draft is a member's request for a session.
type Draft struct {
	Coach    identity.CoachID
	StartsAt time.Time
	// Note is cleaned by the form forms.Booking.
	Note string
}

// ParseStart parses the start of a session from RFC 3339 text. Returns *fault.Invalid on "date" for empty or invalid
// text.
func ParseStart(text string) (time.Time, error) {
	if text == "" {
		return time.Time{}, fault.Field("date", copy.Scheduling.DateMissing)
	}
	at, err := time.Parse(time.RFC3339, text)
	if err != nil || at.Year() < 1970 || at.Year() > 9000 {
		return time.Time{}, fault.Field("date", copy.Scheduling.DateInvalid)
	}
	return at, nil
}

// Book books a session of the member with their coach. The caller must be the member. Returns *fault.NotFound for a
// coach who is not open; *fault.Invalid for a note that breaks the form's rules, and for a time that is too soon, too
// far ahead or not in the coach's hours; *fault.Conflict for a coach who is not theirs, for a time at which either has
// a session, and if the plan has no session left in that month.
func (s *Service) Book(ctx context.Context, memberID identity.MemberID, draft Draft) (Session, error) {
	booked, err := s.BookRepeated(ctx, memberID, draft, nil)
	if err != nil {
		return Session{}, err
	}
	return booked[0], nil
}

// BookRepeated books a session and others at more times, all of them or none. They are independent afterwards. Each
// of the others must be in this month or the next one of the member's zone, and among the sessions that the plan
// includes there; see Month.Included. The caller must be the member. Returns the errors of Book for the first time; for
// another one *fault.Conflict with a message that names it; and *fault.Invalid for more than copy.Limits.RepeatsMax.
func (s *Service) BookRepeated(ctx context.Context, memberID identity.MemberID, draft Draft, others []time.Time) ([]Session, error) {
	written := struct{ Note string }{draft.Note}
	if err := forms.Booking.Clean(&written); err != nil {
		return nil, err
	}
	if len(others) > copy.Limits.RepeatsMax {
		return nil, fault.Field("repeats", copy.For(ctx).Scheduling.RepeatsTooMany)
	}
	if err := s.risk.Raise(ctx, memberID, safety.Assess(written.Note)); err != nil {
		return nil, err
	}
	var booked []Session
	var changed []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		member, coach, err := s.lockPair(ctx, tx, memberID, draft.Coach)
		if err != nil {
			return err
		}
		zone, err := zoneOf(member.TimeZone)
		if err != nil {
			return err
		}
		booked = nil
		for i, at := range append([]time.Time{draft.StartsAt}, others...) {
			allowed := func() error { return s.spend(ctx, tx, member, zone, at, SessionID{}) }
			if i > 0 {
				allowed = func() error { return s.spendIncluded(ctx, tx, member, zone, at) }
			}
			session, err := s.bookOne(ctx, tx, asked{member: memberID, zone: zone}, coach, at, written.Note, allowed)
			if i > 0 {
				err = repeatFailed(ctx, err, at, zone)
			}
			if err != nil {
				return err
			}
			booked = append(booked, session)
		}
		// The mailboxes come after all sessions: the lock order.
		changed, err = around(ctx, tx, booked[0], func() error {
			for _, session := range booked {
				if err := s.record(ctx, tx, session, Booked, ByMember, nil); err != nil {
					return err
				}
			}
			return nil
		})
		return err
	})
	if err != nil {
		return nil, err
	}
	mailbox.Wake(s.waker, changed...)
	return booked, nil
}

// bookOne stores a session at a valid, free and allowed time. The caller holds both people's rows.
func (s *Service) bookOne(
	ctx context.Context, tx pgx.Tx, who asked, coach store.Coach, at time.Time, note string, allowed func() error,
) (Session, error) {
	if err := s.judge(ctx, tx, who, coach, at, ByMember, allowed); err != nil {
		return Session{}, err
	}
	row, err := s.q.BookSession(ctx, tx, store.BookSessionParams{
		MemberID: who.member.UUID(), CoachID: coach.ID, StartsAt: at, EndsAt: at.Add(length), Note: note, Room: newRoom(),
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return Session{}, s.taken(ctx, tx, who, identity.CoachID(coach.ID), at, ByMember)
	}
	if err != nil {
		return Session{}, fmt.Errorf("book a session: %w", err)
	}
	session, _, err := s.read(ctx, tx, SessionID(row.ID))
	return session, err
}

// repeatFailed returns the error about one of several times, with a message that names the time and says that nothing
// was booked. Other errors stay as they are.
func repeatFailed(ctx context.Context, err error, at time.Time, zone *time.Location) error {
	var reason string
	var taken *fault.Conflict
	var invalid *fault.Invalid
	switch {
	case errors.As(err, &taken):
		reason = taken.Message
	case errors.As(err, &invalid):
		reason = invalid.Message
	default:
		return err
	}
	language, local := copy.LanguageOf(ctx), at.In(zone)
	when := datetext.ShortDay(language, local) + ", " + datetext.Clock(language, local)
	return conflict(copy.For(ctx).Scheduling.RepeatFailed.Fill("when", when, "reason", reason))
}

// lockPair locks the member's row and then the row of their coach.
func (s *Service) lockPair(ctx context.Context, tx pgx.Tx, memberID identity.MemberID, coachID identity.CoachID) (store.Member, store.Coach, error) {
	member, err := s.lockMember(ctx, tx, memberID)
	if err != nil {
		return store.Member{}, store.Coach{}, err
	}
	if member.CoachID == nil || *member.CoachID != coachID.UUID() {
		other, err := s.q.OpenCoach(ctx, tx, coachID.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return store.Member{}, store.Coach{}, errCoachNotFound()
		}
		if err != nil {
			return store.Member{}, store.Coach{}, fmt.Errorf("find open coach: %w", err)
		}
		return store.Member{}, store.Coach{}, conflict(copy.For(ctx).Scheduling.NotYourCoach.Fill("coachName", other.Name))
	}
	coach, err := s.lockCoach(ctx, tx, coachID)
	if err != nil {
		return store.Member{}, store.Coach{}, err
	}
	if !identity.CoachFrom(coach).Open() {
		return store.Member{}, store.Coach{}, errCoachNotFound()
	}
	return member, coach, nil
}

// judge rejects an invalid time: first a time that no member could book, then one that also rejects, then one that is
// taken. The caller holds both people's rows.
func (s *Service) judge(ctx context.Context, tx pgx.Tx, who asked, coach store.Coach, at time.Time, by Actor, also func() error) error {
	now := s.now()
	switch {
	case at.Before(now.Add(lead)):
		return fault.Field("date", copy.For(ctx).Scheduling.TooSoon.Fill("hours", strconv.Itoa(copy.Limits.SlotLeadHours)))
	case at.After(now.Add(horizon)):
		return fault.Field("date", copy.For(ctx).Scheduling.TooFar.Fill("days", strconv.Itoa(copy.Limits.SlotHorizonDays)))
	}
	id := identity.CoachID(coach.ID)
	diaries, err := s.diaries(ctx, tx, who, []identity.CoachID{id}, at, at.Add(1))
	if err != nil {
		return err
	}
	d, known := diaries[id]
	if !known || !has(d.timetable.offered(who.zone, at, at.Add(1)), at) {
		return fault.Field("date", copy.For(ctx).Scheduling.NotOffered.Fill("coachName", coach.Name))
	}
	if err := also(); err != nil {
		return err
	}
	if !has(d.openings(who.zone, at, at.Add(1)), at) {
		return s.taken(ctx, tx, who, id, at, by)
	}
	return nil
}

// taken returns the error for a time at which one of the two is busy, with a message that fits the actor.
func (s *Service) taken(ctx context.Context, db store.DBTX, who asked, coach identity.CoachID, at time.Time, by Actor) error {
	rows, err := s.q.BusyTimes(ctx, db, store.BusyTimesParams{
		CoachIds: []uuid.UUID{coach.UUID()}, MemberID: who.member.UUID(), FromAt: at, UntilAt: at.Add(length), ExceptID: who.except.UUID(),
	})
	if err != nil {
		return fmt.Errorf("read busy times: %w", err)
	}
	said := copy.Scheduling
	own := slices.ContainsFunc(rows, func(row store.BusyTimesRow) bool { return row.Own })
	proposed := slices.ContainsFunc(rows, func(row store.BusyTimesRow) bool { return row.Proposed })
	switch {
	case own && by == ByCoach:
		return conflict(said.ClientHasOne)
	case own:
		return conflict(said.MemberHasOne)
	case by == ByCoach && proposed:
		return conflict(said.TimeProposedToAnother)
	case by == ByCoach:
		return conflict(said.TimeTakenForCoach)
	default:
		return conflict(said.TimeTaken)
	}
}

// isTaken reports whether the database rejected a time because one of the two has a session then.
func isTaken(err error) bool {
	var refused *pgconn.PgError
	return errors.As(err, &refused) && refused.Code == "23P01"
}

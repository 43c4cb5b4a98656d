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
	written := struct{ Note string }{draft.Note}
	if err := forms.Booking.Clean(&written); err != nil {
		return Session{}, err
	}
	if err := s.risk.Raise(ctx, memberID, safety.Assess(written.Note)); err != nil {
		return Session{}, err
	}
	var session Session
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
		who := asked{member: memberID, zone: zone}
		if err := s.judge(ctx, tx, who, coach, draft.StartsAt, ByMember, func() error {
			return s.spend(ctx, tx, member, zone, draft.StartsAt, SessionID{})
		}); err != nil {
			return err
		}
		row, err := s.q.BookSession(ctx, tx, store.BookSessionParams{
			MemberID: member.ID, CoachID: coach.ID, StartsAt: draft.StartsAt, EndsAt: draft.StartsAt.Add(length),
			Note: written.Note, Room: newRoom(),
		})
		if errors.Is(err, pgx.ErrNoRows) {
			return s.taken(ctx, tx, who, draft.Coach, draft.StartsAt, ByMember)
		}
		if err != nil {
			return fmt.Errorf("book a session: %w", err)
		}
		if session, _, err = s.read(ctx, tx, SessionID(row.ID)); err != nil {
			return err
		}
		changed, err = around(ctx, tx, session, func() error { return s.record(ctx, tx, session, Booked, ByMember, nil) })
		return err
	})
	if err != nil {
		return Session{}, err
	}
	mailbox.Wake(s.waker, changed...)
	return session, nil
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

package scheduling

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// errOverlap is a move that the database refused; what it is about is asked afterwards, since nothing can be in the
// transaction that it ended.
var errOverlap = errors.New("somebody has a session at that time")

// MoveAsMember gives a session of the member's another time; the member themselves calls it, until copy.Limits.ChangeHours
// before it begins. It returns *fault.NotFound for a session that is not theirs; *fault.Conflict when it is too late or the
// session is cancelled; and refuses times as Book does. Moving it to where it is changes nothing.
func (s *Service) MoveAsMember(ctx context.Context, member identity.MemberID, id SessionID, at time.Time) (Session, error) {
	return s.move(ctx, asMember(member), id, at)
}

// MoveAsCoach is MoveAsMember for the coach of a present client, who may move a session until it begins. The member's plan is
// not asked: nobody loses a session because their coach moved it.
func (s *Service) MoveAsCoach(ctx context.Context, coach identity.CoachID, id SessionID, at time.Time) (Session, error) {
	return s.move(ctx, asCoach(coach), id, at)
}

func (s *Service) move(ctx context.Context, by viewer, id SessionID, at time.Time) (Session, error) {
	var session Session
	var changed []mailbox.Owner
	var who asked
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var member store.Member
		var err error
		if session, member, err = s.hold(ctx, tx, by, id); err != nil {
			return err
		}
		if err := s.mayMove(session, by.actor); err != nil {
			return err
		}
		if session.StartsAt.Equal(at) {
			return nil
		}
		coach, err := s.lockCoach(ctx, tx, session.Coach)
		if err != nil {
			return err
		}
		if !identity.CoachFrom(coach).Open() {
			return errCoachNotFound()
		}
		zone, err := zoneOf(member.TimeZone)
		if err != nil {
			return err
		}
		who = asked{member: session.Member, zone: zone, except: id}
		if err := s.judge(ctx, tx, who, coach, at, by.actor, func() error {
			sameMonth := DayOf(at, zone).firstOfMonth(0) == DayOf(session.StartsAt, zone).firstOfMonth(0)
			if by.actor == ByCoach || sameMonth {
				return nil
			}
			return s.spend(ctx, tx, member, zone, at, id)
		}); err != nil {
			return err
		}
		previous := session.StartsAt
		row, err := s.q.MoveSession(ctx, tx, store.MoveSessionParams{
			ID: id.UUID(), StartsAt: at, EndsAt: at.Add(length), MovedByCoach: by.actor == ByCoach,
		})
		if isTaken(err) {
			return errOverlap
		}
		if err != nil {
			return fmt.Errorf("move a session: %w", err)
		}
		session.set(row)
		changed, err = around(ctx, tx, session, func() error { return s.record(ctx, tx, session, Moved, by.actor, &previous) })
		return err
	})
	if errors.Is(err, errOverlap) {
		err = s.taken(ctx, s.pool, who, session.Coach, at, by.actor)
	}
	if err != nil {
		return Session{}, err
	}
	mailbox.Wake(s.waker, changed...)
	return session, nil
}

func (s *Service) mayMove(session Session, by Actor) error {
	now, said := s.now(), copy.Scheduling
	switch {
	case session.Status == Cancelled:
		return conflict(said.CancelledAlready)
	case !now.Before(session.EndsAt):
		return conflict(said.IsOver)
	case !now.Before(session.StartsAt):
		return conflict(said.HasBegun)
	case by == ByMember && !session.CanChange(now):
		return conflict(said.MoveTooLate.Fill("hours", strconv.Itoa(copy.Limits.ChangeHours)))
	}
	return nil
}

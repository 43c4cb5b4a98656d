package scheduling

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// errOverlap is a move that the database rejected. Which person is busy is read afterwards, because the transaction is
// unusable.
var errOverlap = errors.New("the member or the coach has a session at that time")

// MoveAsMember moves one of the member's sessions, until copy.Limits.ChangeHours before it begins. The caller must be
// the member. Returns *fault.NotFound for a session that is not theirs, *fault.Conflict if it is too late or the
// session is cancelled, and the errors of Book for the time. Moving it to its own time changes nothing.
func (s *Service) MoveAsMember(ctx context.Context, member identity.MemberID, id SessionID, at time.Time) (Session, error) {
	return s.move(ctx, asMember(member), id, at)
}

func (s *Service) move(ctx context.Context, by viewer, id SessionID, at time.Time) (Session, error) {
	var who asked
	var coachID identity.CoachID
	session, err := s.changed(ctx, by, id, func(tx pgx.Tx, session *Session, member store.Member) (*Event, error) {
		if err := s.mayMove(ctx, *session, by.actor); err != nil {
			return nil, err
		}
		if session.StartsAt.Equal(at) {
			return nil, nil
		}
		coachID = session.Coach
		coach, err := s.lockOpenCoach(ctx, tx, coachID)
		if err != nil {
			return nil, err
		}
		zone, err := zoneOf(member.TimeZone)
		if err != nil {
			return nil, err
		}
		who = asked{member: session.Member, zone: zone, except: id}
		if err := s.judge(ctx, tx, who, coach, at, by.actor, func() error {
			if DayOf(at, zone).firstOfMonth(0) == DayOf(session.StartsAt, zone).firstOfMonth(0) {
				return nil
			}
			return s.spend(ctx, tx, member, zone, at, id)
		}); err != nil {
			return nil, err
		}
		previous := session.StartsAt
		if err := s.moveTo(ctx, tx, session, at, false); err != nil {
			return nil, err
		}
		return &Event{Kind: Moved, Actor: by.actor, PreviousStartsAt: &previous}, nil
	})
	if errors.Is(err, errOverlap) {
		err = s.taken(ctx, s.pool, who, coachID, at, by.actor)
	}
	return session, err
}

// moveTo moves a session and ends its proposal. Returns errOverlap if one of the two has a session then, after which
// the transaction is unusable. The caller holds both people's rows.
func (s *Service) moveTo(ctx context.Context, tx pgx.Tx, session *Session, at time.Time, movedByCoach bool) error {
	if err := s.overtake(ctx, tx, session); err != nil {
		return err
	}
	row, err := s.q.MoveSession(ctx, tx, store.MoveSessionParams{
		ID: session.ID.UUID(), StartsAt: at, EndsAt: at.Add(length), MovedByCoach: movedByCoach,
	})
	if isTaken(err) {
		return errOverlap
	}
	if err != nil {
		return fmt.Errorf("move a session: %w", err)
	}
	session.set(row)
	return nil
}

func (s *Service) mayMove(ctx context.Context, session Session, by Actor) error {
	now, said := s.now(), copy.For(ctx).Scheduling
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

package scheduling

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// CancelAsMember cancels one of the member's sessions before it begins. The caller must be the member. Less than
// copy.Limits.ChangeHours before the start it still counts, unless the coach moved it last. Returns *fault.NotFound
// for a session that is not theirs, and *fault.Conflict for one that has begun or is cancelled.
func (s *Service) CancelAsMember(ctx context.Context, member identity.MemberID, id SessionID) (Session, error) {
	return s.cancelAs(ctx, asMember(member), id)
}

// CancelAsCoach is CancelAsMember for the coach of a current client. The session never counts then.
func (s *Service) CancelAsCoach(ctx context.Context, coach identity.CoachID, id SessionID) (Session, error) {
	return s.cancelAs(ctx, asCoach(coach), id)
}

func (s *Service) cancelAs(ctx context.Context, by viewer, id SessionID) (Session, error) {
	var session Session
	var changed []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var err error
		if session, _, err = s.hold(ctx, tx, by, id); err != nil {
			return err
		}
		now, said := s.now(), copy.For(ctx).Scheduling
		switch {
		case session.Status == Cancelled:
			return conflict(said.CancelledAlready)
		case !now.Before(session.EndsAt):
			return conflict(said.IsOver)
		case !session.CanCancel(now):
			return conflict(said.HasBegun)
		}
		if err := s.cancel(ctx, tx, &session, by.actor, by.actor == ByMember && session.CancelCounts(now)); err != nil {
			return err
		}
		changed, err = around(ctx, tx, session, func() error { return s.record(ctx, tx, session, EventCancelled, by.actor, nil) })
		return err
	})
	if err != nil {
		return Session{}, err
	}
	mailbox.Wake(s.waker, changed...)
	return session, nil
}

func (s *Service) cancel(ctx context.Context, tx pgx.Tx, session *Session, by Actor, counts bool) error {
	if err := s.overtake(ctx, tx, session); err != nil {
		return err
	}
	row, err := s.q.CancelSession(ctx, tx, store.CancelSessionParams{
		ID: session.ID.UUID(), CancelledAt: s.now(), CancelledBy: string(by), Counted: counts,
	})
	if err != nil {
		return fmt.Errorf("cancel a session: %w", err)
	}
	session.set(row)
	return nil
}

// CoachLeft cancels the future sessions with a coach whom the member leaves, in the transaction of the change. The
// caller holds the member's row. The sessions do not count. It reports whether there were any; the caller then appends
// events to both mailboxes. It locks no mailbox and no coach, so it fits anywhere in the lock order.
func (s *Service) CoachLeft(ctx context.Context, tx pgx.Tx, member identity.MemberID, old identity.CoachID) (changed bool, err error) {
	coaches, err := s.cancelUpcoming(ctx, tx, member, (*uuid.UUID)(&old), ByChange)
	return len(coaches) > 0, err
}

// CoachAbsent is CoachLeft for a coach who is no longer active. The client may keep the coach or have none.
func (s *Service) CoachAbsent(ctx context.Context, tx pgx.Tx, member identity.MemberID, coach identity.CoachID) (changed bool, err error) {
	coaches, err := s.cancelUpcoming(ctx, tx, member, (*uuid.UUID)(&coach), ByAbsence)
	return len(coaches) > 0, err
}

// MemberLeft is CoachLeft for a member who deletes their account. It returns the coaches of the cancelled sessions,
// ordered by id.
func (s *Service) MemberLeft(ctx context.Context, tx pgx.Tx, member identity.MemberID) ([]identity.CoachID, error) {
	return s.cancelUpcoming(ctx, tx, member, nil, ByLeaving)
}

func (s *Service) cancelUpcoming(ctx context.Context, tx pgx.Tx, member identity.MemberID, coach *uuid.UUID, by Actor) ([]identity.CoachID, error) {
	ids, err := s.q.UpcomingBetween(ctx, tx, store.UpcomingBetweenParams{MemberID: member.UUID(), CoachID: coach, After: s.now()})
	if err != nil {
		return nil, fmt.Errorf("find future sessions: %w", err)
	}
	var coaches []identity.CoachID
	for _, id := range ids {
		session, _, err := s.read(ctx, tx, SessionID(id))
		if err != nil {
			return nil, err
		}
		if err := s.cancel(ctx, tx, &session, by, false); err != nil {
			return nil, err
		}
		if err := s.record(ctx, tx, session, EventCancelled, by, nil); err != nil {
			return nil, err
		}
		coaches = append(coaches, session.Coach)
	}
	slices.SortFunc(coaches, func(a, b identity.CoachID) int { return slices.Compare(a[:], b[:]) })
	return slices.Compact(coaches), nil
}

// VideoTroubleAsMember stores that the video of one of the member's sessions failed, so that the session does not
// count. The caller must be the member, from the opening of the room until copy.Limits.VideoTroubleHours after the
// end. A repeat changes nothing. Returns *fault.NotFound for a session that is not theirs, and *fault.Conflict at any
// other time and for a cancelled one.
func (s *Service) VideoTroubleAsMember(ctx context.Context, member identity.MemberID, id SessionID) (Session, error) {
	return s.videoTrouble(ctx, asMember(member), id)
}

// VideoTroubleAsCoach is VideoTroubleAsMember for the coach of a current client.
func (s *Service) VideoTroubleAsCoach(ctx context.Context, coach identity.CoachID, id SessionID) (Session, error) {
	return s.videoTrouble(ctx, asCoach(coach), id)
}

func (s *Service) videoTrouble(ctx context.Context, by viewer, id SessionID) (Session, error) {
	var session Session
	var changed []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var err error
		if session, _, err = s.hold(ctx, tx, by, id); err != nil {
			return err
		}
		now, said := s.now(), copy.For(ctx).Scheduling
		switch {
		case session.Status == Cancelled:
			return conflict(said.CancelledAlready)
		case session.VideoTroubleAt != nil:
			return nil
		case now.Before(session.JoinFrom()):
			return conflict(said.VideoTooEarly.Fill("minutes", strconv.Itoa(copy.Limits.JoinEarlyMinutes)))
		case !session.CanReportVideo(now):
			return conflict(said.VideoTooLate.Fill("hours", strconv.Itoa(copy.Limits.VideoTroubleHours)))
		}
		row, err := s.q.NoteVideoTrouble(ctx, tx, store.NoteVideoTroubleParams{ID: id.UUID(), At: now})
		if err != nil {
			return fmt.Errorf("store the video failure: %w", err)
		}
		session.set(row)
		changed, err = around(ctx, tx, session, func() error { return nil })
		return err
	})
	if err != nil {
		return Session{}, err
	}
	mailbox.Wake(s.waker, changed...)
	return session, nil
}

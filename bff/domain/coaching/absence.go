package coaching

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Absence is a coach who became inactive, or active again, for one member. Tell runs at the position of the member's
// notifications in the lock order: after the coaches' mailboxes and before the member's own.
type Absence struct {
	Member store.Member
	Coach  store.Coach
	Tell   func(ctx context.Context, tx pgx.Tx) error
}

// Release removes a member's inactive coach: as Remove does, but planned sessions are cancelled because of the coach.
// It runs in the caller's transaction, which holds the member's row and then the coach's, and returns the owners to
// wake after the commit.
func (s *Service) Release(ctx context.Context, tx pgx.Tx, a Absence) ([]mailbox.Owner, error) {
	member, old := identity.MemberFrom(a.Member), identity.CoachID(a.Coach.ID)
	changed, err := s.change(ctx, tx, &member, nil, s.absent, func() error { return a.Tell(ctx, tx) })
	if err != nil {
		return nil, err
	}
	return changed, s.tellUnheard(ctx, tx, member.ID, old)
}

// Wait cancels a member's planned sessions with their inactive coach, whom they keep, and alerts the people on
// call about unacknowledged flags. It runs as Release does.
func (s *Service) Wait(ctx context.Context, tx pgx.Tx, a Absence) ([]mailbox.Owner, error) {
	member, coach := identity.MemberID(a.Member.ID), identity.CoachID(a.Coach.ID)
	planned := false
	for _, absent := range s.absent {
		changed, err := absent(ctx, tx, member, coach)
		if err != nil {
			return nil, fmt.Errorf("cancel planned sessions: %w", err)
		}
		planned = planned || changed
	}
	if err := s.tellUnheard(ctx, tx, member, coach); err != nil {
		return nil, err
	}
	return s.tellBoth(ctx, tx, a, planned)
}

// Return notifies a member that the coach whom they kept is active again, and alerts the coach about unacknowledged
// flags. It runs as Release does.
func (s *Service) Return(ctx context.Context, tx pgx.Tx, a Absence) ([]mailbox.Owner, error) {
	conversation, err := s.q.UrgentWith(ctx, tx, store.UrgentWithParams{MemberID: a.Member.ID, CoachID: a.Coach.ID})
	switch {
	case errors.Is(err, pgx.ErrNoRows), err == nil && s.urgent == nil:
	case err != nil:
		return nil, fmt.Errorf("check for unacknowledged flags: %w", err)
	default:
		if err := s.urgent.Flagged(ctx, tx, conversation); err != nil {
			return nil, err
		}
	}
	return s.tellBoth(ctx, tx, a, false)
}

// tellBoth appends events for the coach and the member, so that the member's screens refetch their coach.
func (s *Service) tellBoth(ctx context.Context, tx pgx.Tx, a Absence, planned bool) ([]mailbox.Owner, error) {
	coach, own := mailbox.CoachOwner(identity.CoachID(a.Coach.ID)), mailbox.MemberOwner(identity.MemberID(a.Member.ID))
	if err := mailbox.Append(ctx, tx, coach, mailbox.KindClient); err != nil {
		return nil, err
	}
	if planned {
		if err := mailbox.Append(ctx, tx, coach, mailbox.KindSession); err != nil {
			return nil, err
		}
	}
	if err := a.Tell(ctx, tx); err != nil {
		return nil, err
	}
	if planned {
		if err := mailbox.Append(ctx, tx, own, mailbox.KindSession); err != nil {
			return nil, err
		}
	}
	if err := mailbox.Append(ctx, tx, own, mailbox.KindUser); err != nil {
		return nil, err
	}
	return []mailbox.Owner{coach, own}, nil
}

// Hold locks a member and their coach in the lock order, for Release, Wait and Return. It returns false if the member
// is gone or leaving, or has another coach.
func (s *Service) Hold(ctx context.Context, tx pgx.Tx, member, coach uuid.UUID) (Absence, bool, error) {
	row, err := s.q.LockMember(ctx, tx, member)
	if errors.Is(err, pgx.ErrNoRows) || (err == nil && row.DeletionRequestedAt != nil) {
		return Absence{}, false, nil
	}
	if err != nil {
		return Absence{}, false, fmt.Errorf("lock member: %w", err)
	}
	held, err := s.q.LockCoach(ctx, tx, coach)
	if errors.Is(err, pgx.ErrNoRows) {
		return Absence{}, false, nil
	}
	if err != nil {
		return Absence{}, false, fmt.Errorf("lock coach: %w", err)
	}
	theirs := row.CoachID != nil && *row.CoachID == coach
	return Absence{Member: row, Coach: held}, theirs, nil
}

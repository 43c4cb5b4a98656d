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

// Absence is what is to be told of a coach who stopped, or who is back. Tell is called where the member's notifications stand in the
// house's order of locks: after the coaches' mailboxes and before the member's own.
type Absence struct {
	Member store.Member
	Coach  store.Coach
	Tell   func(ctx context.Context, tx pgx.Tx) error
}

// Release leaves a member without the coach whom they have, who is not active any more: as Remove does, but what was planned is
// undone because of the coach. It works inside the caller's transaction, which holds the member's row and then the coach's, and
// returns whose screens to wake after the commit.
func (s *Service) Release(ctx context.Context, tx pgx.Tx, a Absence) ([]mailbox.Owner, error) {
	member, old := identity.MemberFrom(a.Member), identity.CoachID(a.Coach.ID)
	changed, err := s.change(ctx, tx, &member, nil, s.absent, func() error { return a.Tell(ctx, tx) })
	if err != nil {
		return nil, err
	}
	return changed, s.tellUnheard(ctx, tx, member.ID, old)
}

// Wait undoes what a member had planned with the coach whom they have and keep, who is not active for now, and has the team told of
// what waits there to be acknowledged. It works as Release does.
func (s *Service) Wait(ctx context.Context, tx pgx.Tx, a Absence) ([]mailbox.Owner, error) {
	member, coach := identity.MemberID(a.Member.ID), identity.CoachID(a.Coach.ID)
	planned := false
	for _, absent := range s.absent {
		changed, err := absent(ctx, tx, member, coach)
		if err != nil {
			return nil, fmt.Errorf("undo what was planned: %w", err)
		}
		planned = planned || changed
	}
	if err := s.tellUnheard(ctx, tx, member, coach); err != nil {
		return nil, err
	}
	return s.tellBoth(ctx, tx, a, planned)
}

// Return tells a member that the coach whom they kept is open again, and the coach what waits there to be acknowledged. It works as
// Release does.
func (s *Service) Return(ctx context.Context, tx pgx.Tx, a Absence) ([]mailbox.Owner, error) {
	conversation, err := s.q.UrgentWith(ctx, tx, store.UrgentWithParams{MemberID: a.Member.ID, CoachID: a.Coach.ID})
	switch {
	case errors.Is(err, pgx.ErrNoRows), err == nil && s.urgent == nil:
	case err != nil:
		return nil, fmt.Errorf("look whether something waits: %w", err)
	default:
		if err := s.urgent.Flagged(ctx, tx, conversation); err != nil {
			return nil, err
		}
	}
	return s.tellBoth(ctx, tx, a, false)
}

// tellBoth tells the coach's screens and the member, and has the member's screens ask for their coach again.
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

// Hold locks a member and their coach in the house's order, for Release, Wait and Return. There is none (false) when the member is
// gone or is leaving, or has not this coach.
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

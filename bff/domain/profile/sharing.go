package profile

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// Sharing is a member's choice of the answers that their current coach can see.
type Sharing struct {
	// Fields are codes of copy.SharedFields in their order; never nil.
	Fields []string
	// Chosen is false until the member has chosen for this coach; an empty choice counts.
	Chosen bool
}

// Sharing returns the answers that a member shares with their current coach. The default is none, also after a change
// of coach.
func (s *Service) Sharing(ctx context.Context, member identity.MemberID) (Sharing, error) {
	fields, err := s.q.SharedByMember(ctx, s.pool, member.UUID())
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return Sharing{}, fmt.Errorf("read shared answers: %w", err)
	}
	return Sharing{Fields: inOrder(fields), Chosen: fields != nil}, nil
}

// Share replaces the answers that a member shares with their current coach, and wakes both streams. Returns
// *fault.Invalid for answers that cannot be shared, *fault.Conflict without a coach unless nothing is shared, and
// fault.ErrNotFound if the member is gone.
func (s *Service) Share(ctx context.Context, member identity.MemberID, fields []string) (Sharing, error) {
	chosen := struct{ Fields []string }{fields}
	if err := forms.Sharing.Clean(&chosen); err != nil {
		return Sharing{}, err
	}
	shared := inOrder(chosen.Fields)
	owners := []mailbox.Owner{mailbox.MemberOwner(member)}
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		// The row is locked, so that a choice for one coach is not stored for the next.
		coach, err := s.q.HoldMember(ctx, tx, member.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrNotFound
		}
		if err != nil {
			return fmt.Errorf("lock a member: %w", err)
		}
		if coach == nil && len(shared) > 0 {
			return &fault.Conflict{Message: copy.Sharing.NoCoach}
		}
		if err := s.q.ShareWithCoach(ctx, tx, store.ShareWithCoachParams{MemberID: member.UUID(), Fields: shared}); err != nil {
			return fmt.Errorf("store shared answers: %w", err)
		}
		if coach != nil {
			own := mailbox.CoachOwner(identity.CoachID(*coach))
			owners = append(owners, own)
			if err := mailbox.Append(ctx, tx, own, mailbox.KindClient); err != nil {
				return err
			}
		}
		return mailbox.Append(ctx, tx, owners[0], mailbox.KindUser)
	})
	if err != nil {
		return Sharing{}, err
	}
	mailbox.Wake(s.waker, owners...)
	return Sharing{Fields: shared, Chosen: true}, nil
}

// inOrder returns the shared fields in display order.
func inOrder(fields []string) []string {
	shared := []string{}
	for _, field := range copy.SharedFields {
		if slices.Contains(fields, field.Code) {
			shared = append(shared, field.Code)
		}
	}
	return shared
}

package identity

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// linkLettersPerHour is how many letters with a link to an address a member may ask for.
const linkLettersPerHour = 5

// RequestEmailChange notes the address that a member wants, in the caller's transaction; the caller has seen to it that they
// ask for themselves, and that the address is one. A letter with a link goes to it, and a notice to the address until now
// if that is confirmed. The address changes when the link is followed, and until then another request takes this one's
// place; asking for the address that they have takes it back. Whether the address belongs to somebody else is not said
// here. It returns *fault.Throttled when too many letters were asked for, and fault.ErrNotFound when the member is gone.
func (s *Service) RequestEmailChange(ctx context.Context, tx pgx.Tx, id MemberID, newEmail string) error {
	member, err := s.q.LockAccount(ctx, tx, id.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return fault.ErrNotFound
	}
	if err != nil {
		return fmt.Errorf("hold the member: %w", err)
	}
	if strings.EqualFold(newEmail, member.Email) {
		return s.dropNewAddress(ctx, tx, member)
	}
	if strings.EqualFold(newEmail, kept(member.NewEmail)) {
		return nil // The form was sent again; the letter is on its way.
	}
	if err := s.mayMail(ctx, tx, member, purposeChange); err != nil {
		return err
	}
	if err := s.void(ctx, tx, member.ID, nil, purposeChange); err != nil {
		return err
	}
	if err := s.q.SetNewAddress(ctx, tx, store.SetNewAddressParams{ID: member.ID, Email: &newEmail}); err != nil {
		return fmt.Errorf("note the new address: %w", err)
	}
	if err := s.mail(ctx, tx, member.ID, purposeChange, newEmail); err != nil {
		return err
	}
	if member.EmailConfirmedAt == nil {
		return nil // Nobody has shown that they read the mail of the old one.
	}
	return s.notify(ctx, tx, member, noticeAddress, member.Email, Device{})
}

// CancelEmailChange takes back a change of address that waits for its confirmation. The member themselves calls it; when
// none waits nothing happens.
func (s *Service) CancelEmailChange(ctx context.Context, me MemberID) error {
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		member, err := s.q.LockAccount(ctx, tx, me.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrUnauthenticated
		}
		if err != nil {
			return fmt.Errorf("hold the member: %w", err)
		}
		if member.NewEmail == nil {
			return nil
		}
		if err := s.dropNewAddress(ctx, tx, member); err != nil {
			return err
		}
		return s.tell(ctx, tx, member.ID)
	})
	if err != nil {
		return fmt.Errorf("take back a change of address: %w", err)
	}
	s.wake(me)
	return nil
}

func (s *Service) dropNewAddress(ctx context.Context, tx pgx.Tx, member store.Member) error {
	if err := s.q.SetNewAddress(ctx, tx, store.SetNewAddressParams{ID: member.ID}); err != nil {
		return fmt.Errorf("drop the new address: %w", err)
	}
	return s.void(ctx, tx, member.ID, nil, purposeChange)
}

// SendConfirmation sends the letter again that the member has still to answer: to the address that they want, or else to
// the one that they have. Links of earlier letters end. The member themselves calls it. It returns *fault.Conflict when
// there is nothing to confirm, and *fault.Throttled when too many letters were asked for.
func (s *Service) SendConfirmation(ctx context.Context, me MemberID) error {
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		member, err := s.q.LockAccount(ctx, tx, me.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrUnauthenticated
		}
		if err != nil {
			return fmt.Errorf("hold the member: %w", err)
		}
		purpose, address := purposeConfirm, member.Email
		switch {
		case member.NewEmail != nil:
			purpose, address = purposeChange, *member.NewEmail
		case member.EmailConfirmedAt != nil:
			return &fault.Conflict{Message: copy.Errors.AddressConfirmed}
		}
		if err := s.mayMail(ctx, tx, member, purpose); err != nil {
			return err
		}
		if err := s.void(ctx, tx, member.ID, nil, purpose); err != nil {
			return err
		}
		return s.mail(ctx, tx, member.ID, purpose, address)
	})
	if err != nil {
		return fmt.Errorf("send a confirmation again: %w", err)
	}
	return nil
}

// mayMail refuses another letter of a purpose when there were enough within the hour.
func (s *Service) mayMail(ctx context.Context, tx pgx.Tx, member store.Member, purpose string) error {
	recent, err := s.q.RecentMailedTokens(ctx, tx, store.RecentMailedTokensParams{MemberID: member.ID, Purpose: purpose})
	if err != nil {
		return fmt.Errorf("count letters: %w", err)
	}
	if recent.Asked >= linkLettersPerHour {
		return &fault.Throttled{Wait: time.Duration(recent.WaitSeconds * float64(time.Second))}
	}
	return nil
}

// ConfirmEmail confirms an address by the link in the letter to it; anybody may call it, wherever the letter is read. Already
// is true when that was done before. It returns fault.ErrGone for a link that is over or was never written, and
// *fault.Conflict when another account has confirmed the address meanwhile.
func (s *Service) ConfirmEmail(ctx context.Context, token string) (email string, already bool, err error) {
	link, err := s.follow(ctx, token)
	if err != nil {
		return "", false, err
	}
	if link.Purpose == purposeReset {
		return "", false, fault.ErrGone
	}
	if link.EmailConfirmed && strings.EqualFold(link.MemberEmail, link.Email) {
		return link.Email, true, nil // Followed twice, or in two letters: all is well.
	}
	if link.Used || !link.Fresh {
		return "", false, fault.ErrGone
	}
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := s.q.LockAccount(ctx, tx, link.MemberID); errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrGone
		} else if err != nil {
			return fmt.Errorf("hold the member: %w", err)
		}
		// Whoever was first with this link has confirmed the address by now.
		if err := s.use(ctx, tx, link.ID); err != nil {
			return err
		}
		return s.takeAddress(ctx, tx, link)
	})
	switch {
	case isTaken(err, addressRule):
		return "", false, s.refuseAddress(ctx, link)
	case errors.Is(err, fault.ErrGone):
		again, findErr := s.follow(ctx, token)
		if findErr == nil && again.EmailConfirmed && strings.EqualFold(again.MemberEmail, again.Email) {
			return again.Email, true, nil
		}
		return "", false, err
	case err != nil:
		return "", false, fmt.Errorf("confirm address: %w", err)
	}
	s.wake(MemberID(link.MemberID))
	return link.Email, false, nil
}

// takeAddress makes the address the member's own.
func (s *Service) takeAddress(ctx context.Context, tx pgx.Tx, link store.TokenByLetterRow) error {
	var taken int64
	var err error
	if link.Purpose == purposeChange {
		// Links that went to the old address lead nowhere from now on.
		if err := s.void(ctx, tx, link.MemberID, &link.ID, purposeReset, purposeConfirm, purposeChange); err != nil {
			return err
		}
		taken, err = s.q.TakeNewAddress(ctx, tx, store.TakeNewAddressParams{ID: link.MemberID, Email: link.Email})
	} else {
		taken, err = s.q.ConfirmMemberAddress(ctx, tx, store.ConfirmMemberAddressParams{ID: link.MemberID, Email: link.Email})
	}
	if err != nil {
		return err
	}
	if taken == 0 {
		return fault.ErrGone // The member has another address by now, or wants another one.
	}
	return s.tell(ctx, tx, link.MemberID)
}

// refuseAddress answers whoever came second, and drops a change that cannot come true any more.
func (s *Service) refuseAddress(ctx context.Context, link store.TokenByLetterRow) error {
	if link.Purpose == purposeChange {
		if err := s.CancelEmailChange(ctx, MemberID(link.MemberID)); err != nil {
			return err
		}
	}
	return &fault.Conflict{Message: copy.Errors.AddressTaken}
}

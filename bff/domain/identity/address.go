package identity

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// linkLettersPerHour is the number of emails with a link that a member may request per hour.
const linkLettersPerHour = 5

// RequestEmailChange stores the address that the member wants, in the caller's transaction. The caller has checked
// that the actor is the member and that the address is valid. An email with a link goes to the new address, and a
// notice to the current one if it is confirmed. The address changes when the link is followed. Until then another
// request replaces this one, and a request for the current address cancels it. The result never reveals whether
// another account has the address. Returns *fault.Throttled after too many emails, and fault.ErrNotFound if the member
// is gone.
func (s *Service) RequestEmailChange(ctx context.Context, tx pgx.Tx, id MemberID, newEmail string) error {
	member, err := s.q.LockAccount(ctx, tx, id.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return fault.ErrNotFound
	}
	if err != nil {
		return fmt.Errorf("lock the member: %w", err)
	}
	if strings.EqualFold(newEmail, member.Email) {
		return s.dropNewAddress(ctx, tx, member)
	}
	if strings.EqualFold(newEmail, kept(member.NewEmail)) {
		return nil // The form was sent twice; the email is queued.
	}
	if err := s.mayMail(ctx, tx, member, purposeChange); err != nil {
		return err
	}
	if err := s.void(ctx, tx, member.ID, nil, purposeChange); err != nil {
		return err
	}
	if err := s.q.SetNewAddress(ctx, tx, store.SetNewAddressParams{ID: member.ID, Email: &newEmail}); err != nil {
		return fmt.Errorf("store the new address: %w", err)
	}
	if err := s.mail(ctx, tx, member.ID, purposeChange, newEmail); err != nil {
		return err
	}
	if member.EmailConfirmedAt == nil {
		return nil // The old address was never confirmed.
	}
	return s.notify(ctx, tx, member, noticeAddress, member.Email, Device{})
}

// CancelEmailChange cancels a change of address that is not confirmed yet. It does nothing if no change is pending.
// The caller must be the member.
func (s *Service) CancelEmailChange(ctx context.Context, me MemberID) error {
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		member, err := s.q.LockAccount(ctx, tx, me.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrUnauthenticated
		}
		if err != nil {
			return fmt.Errorf("lock the member: %w", err)
		}
		if member.NewEmail == nil {
			return nil
		}
		if err := s.dropNewAddress(ctx, tx, member); err != nil {
			return err
		}
		return s.appendUserEvent(ctx, tx, member.ID)
	})
	if err != nil {
		return fmt.Errorf("cancel a change of address: %w", err)
	}
	s.wake(me)
	return nil
}

func (s *Service) dropNewAddress(ctx context.Context, tx pgx.Tx, member store.Member) error {
	if err := s.q.SetNewAddress(ctx, tx, store.SetNewAddressParams{ID: member.ID}); err != nil {
		return fmt.Errorf("delete the new address: %w", err)
	}
	return s.void(ctx, tx, member.ID, nil, purposeChange)
}

// SendConfirmation sends the pending confirmation email again: to the new address of a change, or else to the current
// one. Earlier links stop working. The caller must be the member. Returns *fault.Conflict if there is nothing to
// confirm, and *fault.Throttled after too many emails.
func (s *Service) SendConfirmation(ctx context.Context, me MemberID) error {
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		member, err := s.q.LockAccount(ctx, tx, me.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrUnauthenticated
		}
		if err != nil {
			return fmt.Errorf("lock the member: %w", err)
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

// mayMail returns *fault.Throttled if enough emails for the purpose were sent within the hour.
func (s *Service) mayMail(ctx context.Context, tx pgx.Tx, member store.Member, purpose string) error {
	recent, err := s.q.RecentMailedTokens(ctx, tx, store.RecentMailedTokensParams{MemberID: member.ID, Purpose: purpose})
	if err != nil {
		return fmt.Errorf("count emails: %w", err)
	}
	if recent.Asked >= linkLettersPerHour {
		return &fault.Throttled{
			Message: copy.For(ctx).AccountAnswers.LinksFull.Fill("count", strconv.Itoa(linkLettersPerHour)),
			Wait:    time.Duration(recent.WaitSeconds * float64(time.Second)),
		}
	}
	return nil
}

// ConfirmEmail confirms an address with the link from its email. Any caller may use it, on any device. Already is true
// if the link was followed before. Returns fault.ErrGone for an expired or unknown link, and *fault.Conflict if
// another account has confirmed the address since.
func (s *Service) ConfirmEmail(ctx context.Context, token string) (email string, already bool, err error) {
	link, err := s.follow(ctx, token)
	if err != nil {
		return "", false, err
	}
	if link.Purpose == purposeReset {
		return "", false, fault.ErrGone
	}
	if link.EmailConfirmed && strings.EqualFold(link.MemberEmail, link.Email) {
		return link.Email, true, nil // Followed before, or from another email.
	}
	if link.Used || !link.Fresh {
		return "", false, fault.ErrGone
	}
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := s.q.LockAccount(ctx, tx, link.MemberID); errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrGone
		} else if err != nil {
			return fmt.Errorf("lock the member: %w", err)
		}
		// The first to follow this link has confirmed the address already.
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

// takeAddress stores the address as the member's confirmed one.
func (s *Service) takeAddress(ctx context.Context, tx pgx.Tx, link store.TokenByLetterRow) error {
	var taken int64
	var err error
	if link.Purpose == purposeChange {
		// Links sent to the old address stop working.
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
		return fault.ErrGone // The member has or requested another address by now.
	}
	return s.appendUserEvent(ctx, tx, link.MemberID)
}

// refuseAddress returns the conflict for the account that came second, and drops a change that can no longer succeed.
func (s *Service) refuseAddress(ctx context.Context, link store.TokenByLetterRow) error {
	if link.Purpose == purposeChange {
		if err := s.CancelEmailChange(ctx, MemberID(link.MemberID)); err != nil {
			return err
		}
	}
	return &fault.Conflict{Message: copy.Errors.AddressTaken}
}

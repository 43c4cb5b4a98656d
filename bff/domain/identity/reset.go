package identity

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// What is sent at most within an hour. Past it the answer stays the same, and no letter is written.
const (
	resetLettersPerHour  = 3
	resetRequestsPerHour = 20
)

// RequestReset asks for a letter with a link to choose a new password; anybody may call it, for any address. The request
// does the same work for all: it notes the address, and whether there is an account is found out when the letter is due. It
// returns *fault.Invalid for what is no address.
func (s *Service) RequestReset(ctx context.Context, email string, where ClientOrigin) error {
	typed := struct{ Email string }{email}
	if err := forms.Forgot.Clean(&typed); err != nil {
		return err
	}
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		id, err := s.q.CreateResetRequest(ctx, tx, store.CreateResetRequestParams{
			Email: typed.Email, Client: bucket(purposeReset, where.network()),
		})
		if err != nil {
			return fmt.Errorf("note the request: %w", err)
		}
		return s.queue(ctx, tx, resetKind, id)
	})
}

// CheckReset says whose password a link is for; anybody may call it. It returns fault.ErrGone for a link that was used, is
// over or was never written.
func (s *Service) CheckReset(ctx context.Context, token string) (username string, err error) {
	row, err := s.openReset(ctx, token)
	return row.Username, err
}

func (s *Service) openReset(ctx context.Context, token string) (store.TokenByLetterRow, error) {
	row, err := s.follow(ctx, token)
	if err != nil {
		return store.TokenByLetterRow{}, err
	}
	// A link to an address that the member has left is nobody's any more.
	if row.Purpose != purposeReset || row.Used || !row.Fresh || !strings.EqualFold(row.Email, row.MemberEmail) {
		return store.TokenByLetterRow{}, fault.ErrGone
	}
	return row, nil
}

// Reset sets a new password by a link, once; anybody may call it. Every sign-in of the member ends, also in browsers that
// they knew, the address counts as confirmed, since the link was in its mail, and a letter says what happened. It returns
// *fault.Invalid for a password that breaks the rules, fault.ErrGone for a link that does not work (any more), and ErrBusy
// when too many passwords are being hashed.
func (s *Service) Reset(ctx context.Context, token, password string) error {
	typed := struct{ Password string }{password}
	if err := forms.Reset.Clean(&typed); err != nil {
		return err
	}
	// Nothing is hashed for a link that leads nowhere.
	link, err := s.openReset(ctx, token)
	if err != nil {
		return err
	}
	if err := checkNewPassword("password", typed.Password, link.Username, link.Email); err != nil {
		return err
	}
	hash, err := s.hasher.Hash(ctx, typed.Password)
	if err != nil {
		return fmt.Errorf("hash password: %w", err)
	}
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		member, err := s.q.LockAccount(ctx, tx, link.MemberID)
		if errors.Is(err, pgx.ErrNoRows) || (err == nil && !strings.EqualFold(member.Email, link.Email)) {
			return fault.ErrGone
		}
		if err != nil {
			return fmt.Errorf("hold the member: %w", err)
		}
		if err := s.use(ctx, tx, link.ID); err != nil {
			return err
		}
		// An account may have confirmed the address meanwhile. That is between the two of them: the password is set all the
		// same, in a step of its own so that the refusal undoes nothing else.
		confirming := pgx.BeginFunc(ctx, tx, func(step pgx.Tx) error {
			_, err := s.q.ConfirmMemberAddress(ctx, step, store.ConfirmMemberAddressParams{ID: member.ID, Email: link.Email})
			return err
		})
		if confirming != nil && !isTaken(confirming, addressRule) {
			return fmt.Errorf("confirm address: %w", confirming)
		}
		if _, err := s.q.EndMemberSignIns(ctx, tx, store.EndMemberSignInsParams{MemberID: member.ID}); err != nil {
			return fmt.Errorf("end sign-ins: %w", err)
		}
		return s.setPassword(ctx, tx, member, hash, nil, noticeReset)
	})
	if err != nil {
		return fmt.Errorf("reset password: %w", err)
	}
	s.wake(MemberID(link.MemberID))
	return nil
}

// setPassword stores a new password, ends what the old one opened (links for another, a change of address that waits: whoever
// knew the old one may have asked for it; browsers but the one that is kept), tells the member's mailbox, and asks for the letter about it. The member's row is the caller's.
func (s *Service) setPassword(ctx context.Context, tx pgx.Tx, member store.Member, hash string, browser []byte, notice string) error {
	if err := s.q.SetMemberPassword(ctx, tx, store.SetMemberPasswordParams{ID: member.ID, PasswordHash: &hash}); err != nil {
		return fmt.Errorf("set password: %w", err)
	}
	if err := s.void(ctx, tx, member.ID, nil, purposeReset); err != nil {
		return err
	}
	if err := s.dropNewAddress(ctx, tx, member); err != nil {
		return err
	}
	if err := s.q.ForgetMemberBrowsers(ctx, tx, store.ForgetMemberBrowsersParams{MemberID: member.ID, Kept: browser}); err != nil {
		return fmt.Errorf("forget browsers: %w", err)
	}
	if member.EmailConfirmedAt != nil || notice == noticeReset {
		if err := s.notify(ctx, tx, member, notice, member.Email, Device{}); err != nil {
			return err
		}
	}
	return s.tell(ctx, tx, member.ID)
}

package identity

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// resetLettersPerHour is the number of emails per hour that can be requested for one address, from anywhere.
const resetLettersPerHour = 3

// RequestReset enqueues an email with a link to choose a new password. Any caller may use it, for any address. The
// work is the same for all: the address is stored, and whether there is an account is looked up when the email is due.
// Returns *fault.Invalid for an invalid address, and *fault.Throttled after too many requests for it.
func (s *Service) RequestReset(ctx context.Context, email string) error {
	return s.requestReset(ctx, memberTries, resetKind, email)
}

func (s *Service) requestReset(ctx context.Context, realm, kind, email string) error {
	typed := struct{ Email string }{email}
	if err := forms.Forgot.Clean(&typed); err != nil {
		return err
	}
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if err := s.q.LockMailbox(ctx, tx, typed.Email); err != nil {
			return fmt.Errorf("lock the address: %w", err)
		}
		recent, err := s.q.RecentResetRequests(ctx, tx, store.RecentResetRequestsParams{Realm: realm, Email: typed.Email})
		if err != nil {
			return fmt.Errorf("count requests: %w", err)
		}
		if recent.Asked >= resetLettersPerHour {
			return &fault.Throttled{
				Message: copy.For(ctx).AccountAnswers.ResetsFull.Fill("count", strconv.Itoa(resetLettersPerHour)),
				Wait:    time.Duration(recent.WaitSeconds * float64(time.Second)),
			}
		}
		id, err := s.q.CreateResetRequest(ctx, tx, store.CreateResetRequestParams{Email: typed.Email, Realm: realm})
		if err != nil {
			return fmt.Errorf("store the request: %w", err)
		}
		return s.queue(ctx, tx, kind, id)
	})
}

// CheckReset returns the username that a link is for. Any caller may use it. Returns fault.ErrGone for a used, expired
// or unknown link.
func (s *Service) CheckReset(ctx context.Context, token string) (username string, err error) {
	row, err := s.openReset(ctx, token)
	return row.Username, err
}

func (s *Service) openReset(ctx context.Context, token string) (store.TokenByLetterRow, error) {
	row, err := s.follow(ctx, token)
	if err != nil {
		return store.TokenByLetterRow{}, err
	}
	// A link sent to a former address of the member is invalid.
	if row.Purpose != purposeReset || row.Used || !row.Fresh || !strings.EqualFold(row.Email, row.MemberEmail) {
		return store.TokenByLetterRow{}, fault.ErrGone
	}
	return row, nil
}

// Reset sets a new password with a link, once. Any caller may use it. All sign-ins of the member end, also in known
// browsers. The address counts as confirmed, since the link was in its mail. Links to provider accounts that had not
// verified the address end: anyone could have made them, also if the owner followed the confirmation link since. An
// email reports the change. The browser is known from now on by the returned token, so guesses of others do not keep it
// out. Returns *fault.Invalid for a password that breaks the rules, fault.ErrGone for a link that does not work, and
// ErrBusy if too many passwords are being hashed.
func (s *Service) Reset(ctx context.Context, token, password string, where ClientOrigin) (BrowserToken, error) {
	typed := struct{ Password string }{password}
	if err := forms.Reset.Clean(&typed); err != nil {
		return "", err
	}
	// An invalid link returns before anything is hashed.
	link, err := s.openReset(ctx, token)
	if err != nil {
		return "", err
	}
	if err := checkNewPassword("password", typed.Password, link.Email, link.Username, link.FirstName, link.LastName); err != nil {
		return "", err
	}
	hash, err := s.hasher.Hash(ctx, typed.Password)
	if err != nil {
		return "", fmt.Errorf("hash password: %w", err)
	}
	var browser BrowserToken
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		member, err := s.q.LockAccount(ctx, tx, link.MemberID)
		if errors.Is(err, pgx.ErrNoRows) || (err == nil && !strings.EqualFold(member.Email, link.Email)) {
			return fault.ErrGone
		}
		if err != nil {
			return fmt.Errorf("lock the member: %w", err)
		}
		if err := s.use(ctx, tx, link.ID); err != nil {
			return err
		}
		// Another account may have confirmed the address since. The password is set all the same, in a savepoint so
		// that the rejection undoes nothing else.
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
		if err := s.q.DeleteUnprovenIdentities(ctx, tx, member.ID); err != nil {
			return fmt.Errorf("end links to sign-in providers: %w", err)
		}
		if browser, _, err = s.keepBrowser(ctx, tx, member, Device{}, where); err != nil {
			return err
		}
		return s.setPassword(ctx, tx, member, hash, browser.hash(), noticeReset)
	})
	if err != nil {
		return "", fmt.Errorf("reset password: %w", err)
	}
	s.wake(MemberID(link.MemberID))
	return browser, nil
}

// setPassword stores a new password and ends everything the old one opened: links, a pending change of address (an
// intruder may have requested it), and browsers except the one to keep. It appends an event to the member's mailbox
// and enqueues the email. The caller holds the member's row lock.
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
		return fmt.Errorf("delete known browsers: %w", err)
	}
	if member.EmailConfirmedAt != nil || notice == noticeReset {
		if err := s.notify(ctx, tx, member, notice, member.Email, Device{}); err != nil {
			return err
		}
	}
	return s.appendUserEvent(ctx, tx, member.ID)
}

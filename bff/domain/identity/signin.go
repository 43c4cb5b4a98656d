package identity

import (
	"context"
	"errors"
	"fmt"
	"unicode/utf8"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/copy/rules"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// SignInResult is a member who has been signed in.
type SignInResult struct {
	Member Member
	Token  MemberToken
	// Browser is the token that the browser keeps, also after the sign-in ends; empty on a shared device.
	Browser BrowserToken
}

// SignIn signs a member in by username or email, ignoring case. Any caller may use it. If several accounts name an
// email, it means the one that confirmed it, else the oldest. Old is the token that the browser still had, or empty;
// that sign-in ends. Returns *fault.Invalid for a field that is empty or too long (so nothing long is hashed),
// *fault.Throttled after too many attempts, *fault.Unauthenticated if the two do not match (after the same work
// whether or not there is an account), and ErrBusy if too many passwords are being hashed.
func (s *Service) SignIn(ctx context.Context, login, password string, device Device, where ClientOrigin, old MemberToken) (SignInResult, error) {
	credentials := struct{ Username, Password string }{login, password}
	if err := forms.Login.Clean(&credentials); err != nil {
		return SignInResult{}, err
	}
	row, err := s.q.MemberByLogin(ctx, s.pool, store.MemberByLoginParams{
		Login: credentials.Username, BrowserHash: where.Browser.hash(),
	})
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return SignInResult{}, fmt.Errorf("find member: %w", err)
	}
	try := signInTry(memberTries, credentials.Username, where, row.Known, s.tellMember(row.Member))
	stored := kept(row.Member.PasswordHash)
	matches, outdated, err := s.verify(ctx, try, stored, credentials.Password)
	if err != nil {
		return SignInResult{}, err
	}
	if !matches {
		return SignInResult{}, &fault.Unauthenticated{Message: copy.Errors.BadCredentials}
	}
	if outdated {
		if stored, err = s.hasher.Hash(ctx, credentials.Password); err != nil {
			return SignInResult{}, fmt.Errorf("renew password hash: %w", err)
		}
	}
	var entry SignInResult
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		// If the password was changed during the comparison, the old one no longer signs in.
		current, err := s.q.ProvenMember(ctx, tx, store.ProvenMemberParams{
			ID: row.Member.ID, VerifiedHash: row.Member.PasswordHash, PasswordHash: &stored,
		})
		if errors.Is(err, pgx.ErrNoRows) {
			return &fault.Unauthenticated{Message: copy.Errors.BadCredentials}
		}
		if err != nil {
			return fmt.Errorf("lock the member: %w", err)
		}
		if entry, err = s.admit(ctx, tx, current, device, where, old, telling); err != nil {
			return err
		}
		return s.uncount(ctx, tx, try, true)
	})
	if err != nil {
		return SignInResult{}, fmt.Errorf("sign in member: %w", err)
	}
	entry.Member.TrialEndsAt, entry.Member.AccessUntil = row.TrialEndsAt, row.AccessUntil
	return entry, nil
}

// Whether a sign-in from a new browser causes an email.
const (
	quietly = false
	telling = true
)

// admit signs in a member whose credentials have been checked, stores the browser as known (unless the device is
// shared), and, if requested, emails the confirmed address about a new browser.
func (s *Service) admit(
	ctx context.Context, tx pgx.Tx, row store.Member, device Device, where ClientOrigin, old MemberToken, tell bool,
) (SignInResult, error) {
	entry := SignInResult{Member: MemberFrom(row)}
	session, token, err := s.openSession(ctx, tx, row.ID, device, old)
	if err != nil {
		return SignInResult{}, err
	}
	entry.Token, entry.Member.Session = token, session
	browser, known, err := s.keepBrowser(ctx, tx, row, device, where)
	if err != nil {
		return SignInResult{}, err
	}
	entry.Browser = browser
	if !tell || known || row.EmailConfirmedAt == nil {
		return entry, nil
	}
	return entry, s.notify(ctx, tx, row, noticeSignIn, row.Email, device)
}

// keepBrowser returns the browser's token if we issued it, or else a new one. Known reports whether this member has
// signed in there before.
func (s *Service) keepBrowser(ctx context.Context, tx pgx.Tx, row store.Member, device Device, where ClientOrigin) (token BrowserToken, known bool, err error) {
	hash := where.Browser.hash()
	if hash != nil {
		found, err := s.q.MemberBrowser(ctx, tx, store.MemberBrowserParams{TokenHash: hash, MemberID: row.ID})
		if err != nil {
			return "", false, fmt.Errorf("find browser: %w", err)
		}
		if known = found.Theirs; found.Ours {
			token = where.Browser
		}
	}
	if device.Shared {
		return "", known, nil
	}
	if token == "" {
		var secret string
		secret, hash = newToken()
		token = BrowserToken(secret)
	}
	if err := s.q.KeepMemberBrowser(ctx, tx, store.KeepMemberBrowserParams{TokenHash: hash, MemberID: row.ID}); err != nil {
		return "", false, fmt.Errorf("store browser: %w", err)
	}
	return token, known, nil
}

// ErrWrongPassword is CheckPassword's error for a wrong password: a *fault.Invalid on the field "password".
var ErrWrongPassword = fault.Field("password", copy.Errors.WrongPassword)

// CheckPassword checks the member's own password again; the caller has verified that the actor is the member. Returns
// *fault.Invalid for an empty password, ErrWrongPassword for a wrong one, *fault.Throttled after too many attempts,
// *fault.Conflict if the account has no password, fault.ErrNotFound if it is gone, and ErrBusy if too many passwords
// are being hashed.
func (s *Service) CheckPassword(ctx context.Context, member MemberID, password string, where ClientOrigin) error {
	_, err := s.checkPassword(ctx, member, password, where)
	return err
}

// checkPassword does the same as CheckPassword and also returns the member's row.
func (s *Service) checkPassword(ctx context.Context, member MemberID, password string, where ClientOrigin) (store.Member, error) {
	password = rules.Secret.Normalise(password)
	if password == "" {
		return store.Member{}, fault.Field("password", copy.Validation.PasswordRequired)
	}
	if utf8.RuneCountInString(password) > copy.Limits.PasswordMax {
		return store.Member{}, ErrWrongPassword // No password is that long, so it is not hashed.
	}
	row, err := s.q.MemberByID(ctx, s.pool, member.UUID())
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return store.Member{}, fault.ErrNotFound
	case err != nil:
		return store.Member{}, fmt.Errorf("read member: %w", err)
	case row.Member.PasswordHash == nil:
		return store.Member{}, &fault.Conflict{Message: copy.Errors.NoPasswordYet}
	}
	try := checkTry(member, where)
	matches, _, err := s.verify(ctx, try, *row.Member.PasswordHash, password)
	if err != nil {
		return store.Member{}, err
	}
	if !matches {
		return store.Member{}, ErrWrongPassword
	}
	return row.Member, s.uncount(ctx, s.pool, try, true)
}

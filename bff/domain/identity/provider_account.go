package identity

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// ProviderRegistration is the input of a person from a provider who has no account yet.
type ProviderRegistration struct{ Username, FirstName, LastName string }

// errIdentityTaken means that the same person completed the sign-in in another window.
var errIdentityTaken = errors.New("this identity belongs to a member already")

// Welcome creates an account without a password for the holder of the token and signs them in, both or neither. An
// address that the provider has verified is confirmed. If the same person was signed in through another window since,
// they are signed in to that account. Returns *fault.Invalid for input that breaks the form's rules and for a username
// that is taken, *fault.NotFound for an expired token, and *fault.Conflict if another account has the address by now.
func (s *Service) Welcome(ctx context.Context, token PendingToken, newcomer ProviderRegistration, device Device, where ClientOrigin, old MemberToken) (SignInResult, error) {
	if err := forms.Welcome.Clean(&newcomer); err != nil {
		return SignInResult{}, err
	}
	var entry SignInResult
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.takePending(ctx, tx, token)
		if err != nil {
			return err
		}
		device.Shared = row.SharedDevice
		entry, err = s.signInKnown(ctx, tx, arrivalOf(row), device, where, old)
		if errors.Is(err, pgx.ErrNoRows) {
			entry, err = s.createFromPending(ctx, tx, row, newcomer, device, where, old)
		}
		return err
	})
	if clash := clashOf(err); clash != nil {
		// The account may belong to the same person, who signed in through another window.
		err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
			row, err := s.takePending(ctx, tx, token)
			if err != nil {
				return err
			}
			entry, err = s.signInKnown(ctx, tx, arrivalOf(row), device, where, old)
			if errors.Is(err, pgx.ErrNoRows) {
				return clash
			}
			return err
		})
	}
	if err != nil {
		return SignInResult{}, fmt.Errorf("welcome from a provider: %w", err)
	}
	return s.withTrial(ctx, entry)
}

// createFromPending creates the account of a person who is new to the provider's sign-in.
func (s *Service) createFromPending(
	ctx context.Context, tx pgx.Tx, row store.PendingIdentity, newcomer ProviderRegistration, device Device, where ClientOrigin, old MemberToken,
) (SignInResult, error) {
	pricing := DefaultPricingVariant
	if row.PricingVariant != nil {
		pricing = *row.PricingVariant
	}
	created, err := s.q.CreateMember(ctx, tx, store.CreateMemberParams{
		Username: newcomer.Username, Email: row.Email, FirstName: newcomer.FirstName, LastName: newcomer.LastName,
		TimeZone: row.TimeZone, DisplayLanguage: row.DisplayLanguage, HeadingVariant: row.HeadingVariant, PricingVariant: pricing,
	})
	if err != nil {
		return SignInResult{}, err
	}
	if row.EmailVerified {
		if created, err = s.q.ConfirmMemberEmail(ctx, tx, created.ID); err != nil {
			return SignInResult{}, err
		}
	}
	linked, err := s.q.CreateIdentity(ctx, tx, store.CreateIdentityParams{
		Issuer: row.Issuer, Subject: row.Subject, MemberID: created.ID, Email: row.Email, AddressProven: row.EmailVerified,
	})
	if err != nil {
		return SignInResult{}, err
	}
	if linked == 0 {
		return SignInResult{}, errIdentityTaken
	}
	entry, err := s.admit(ctx, tx, created, device, where, old, quietly)
	if err != nil || row.EmailVerified {
		return entry, err
	}
	return entry, s.mail(ctx, tx, created.ID, purposeConfirm, row.Email)
}

// Link connects the holder of the token with the account that has their address, given that account's password, and
// signs them in. Returns *fault.Invalid for a password that cannot be one, *fault.NotFound for an expired token,
// *fault.Unauthenticated for a wrong password, *fault.Throttled after too many attempts, *fault.Conflict if there is
// no account to link or it has no password, and ErrBusy if too many passwords are being hashed.
func (s *Service) Link(ctx context.Context, token PendingToken, password string, device Device, where ClientOrigin, old MemberToken) (SignInResult, error) {
	typed := struct{ Password string }{password}
	if err := forms.LinkAccount.Clean(&typed); err != nil {
		return SignInResult{}, err
	}
	pending, err := s.pendingRow(ctx, token)
	if err != nil {
		return SignInResult{}, err
	}
	account, err := s.accountToLink(ctx, s.pool, pending.Email, pending.EmailVerified)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return SignInResult{}, errNothingToLink
	case err != nil:
		return SignInResult{}, fmt.Errorf("find account by address: %w", err)
	case account.PasswordHash == nil:
		return SignInResult{}, &fault.Conflict{Message: copy.Provider.NoPassword}
	}
	account, err = s.checkPassword(ctx, MemberID(account.ID), typed.Password, where)
	switch {
	case errors.Is(err, ErrWrongPassword):
		return SignInResult{}, &fault.Unauthenticated{Message: copy.Provider.WrongPassword}
	case errors.Is(err, fault.ErrNotFound):
		return SignInResult{}, errNothingToLink // The member is leaving.
	case err != nil:
		return SignInResult{}, err
	}
	device.Shared = pending.SharedDevice
	var entry SignInResult
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.takePending(ctx, tx, token)
		if err != nil {
			return err
		}
		// If the password or the address was changed during the comparison, the account is not linked.
		current, err := s.q.ProvenMember(ctx, tx, store.ProvenMemberParams{
			ID: account.ID, VerifiedHash: account.PasswordHash, PasswordHash: account.PasswordHash,
		})
		if errors.Is(err, pgx.ErrNoRows) {
			return &fault.Unauthenticated{Message: copy.Provider.WrongPassword}
		}
		if err != nil {
			return fmt.Errorf("lock the member: %w", err)
		}
		if current.EmailConfirmedAt == nil || !strings.EqualFold(current.Email, row.Email) {
			return errNothingToLink
		}
		if err := s.connect(ctx, tx, row, current); err != nil {
			return err
		}
		entry, err = s.admit(ctx, tx, current, device, where, old, telling)
		return err
	})
	if err != nil {
		return SignInResult{}, fmt.Errorf("link account: %w", err)
	}
	return s.withTrial(ctx, entry)
}

// connect links the provider's person to the member. Returns fault.ErrConflict if another member has the link by now.
func (s *Service) connect(ctx context.Context, tx pgx.Tx, row store.PendingIdentity, member store.Member) error {
	linked, err := s.q.CreateIdentity(ctx, tx, store.CreateIdentityParams{
		Issuer: row.Issuer, Subject: row.Subject, MemberID: member.ID, Email: row.Email, AddressProven: row.EmailVerified,
	})
	if err != nil || linked > 0 {
		return err
	}
	owner, err := s.q.IdentityOwner(ctx, tx, store.IdentityOwnerParams{Issuer: row.Issuer, Subject: row.Subject})
	if err == nil && owner != member.ID {
		err = fault.ErrConflict
	}
	return err
}

// withTrial adds the trial and access dates that the member app needs.
func (s *Service) withTrial(ctx context.Context, entry SignInResult) (SignInResult, error) {
	member, err := s.Member(ctx, entry.Member.ID)
	if err != nil {
		return SignInResult{}, err
	}
	entry.Member.TrialEndsAt, entry.Member.AccessUntil = member.TrialEndsAt, member.AccessUntil
	return entry, nil
}

func (s *Service) takePending(ctx context.Context, tx pgx.Tx, token PendingToken) (store.PendingIdentity, error) {
	if !looksLikeToken(string(token)) {
		return store.PendingIdentity{}, errPendingOver
	}
	row, err := s.q.TakePendingIdentity(ctx, tx, hashToken(string(token)))
	if errors.Is(err, pgx.ErrNoRows) {
		return store.PendingIdentity{}, errPendingOver
	}
	return row, err
}

var (
	errLinkFirst     = &fault.Conflict{Message: copy.Provider.LinkFirst}
	errNothingToLink = &fault.Conflict{Message: copy.Provider.NothingToLink}
)

// clashOf returns the error for a name, an address or a provider's person that another account took first; nil for any
// other error.
func clashOf(err error) error {
	switch {
	case errors.Is(err, errIdentityTaken):
		return fault.ErrConflict
	case isTaken(err, addressRule):
		return errLinkFirst
	case isTaken(err, usernameRule):
		return &fault.Invalid{Message: copy.Errors.UsernameTaken, Fields: []fault.FieldError{
			{Field: "username", Message: copy.Validation.UsernameNotFree},
		}}
	default:
		return nil
	}
}

func arrivalOf(row store.PendingIdentity) ProviderSignIn {
	return ProviderSignIn{Issuer: row.Issuer, Subject: row.Subject, Email: row.Email}
}

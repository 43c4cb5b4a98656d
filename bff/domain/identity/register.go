package identity

import (
	"context"
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// Registration is what somebody gives to become a member. The variants say in codes what the visitor was shown on the
// site; they and TimeZone may be empty.
type Registration struct {
	Username       string
	Email          string
	FirstName      string
	LastName       string
	Password       string
	HeadingVariant string
	PricingVariant string
	TimeZone       string
}

// DefaultPricingVariant is the price of whoever was shown none on the site.
const DefaultPricingVariant = "default"

// Register makes a member and signs them in, both or neither; anybody may call it. Old is the token that the browser
// still held, or empty; that sign-in ends. Where the address stands on the beta list, the variants that were noted there
// win over those of the registration.
//
// An address belongs to whoever has confirmed it, so an address that is known here is no reason to refuse: the account is
// made, and answered, as any other, and what the letter to the address says is found out when it is written. It returns
// *fault.Invalid for input that breaks the form's rules, for a password that anybody would try, and for a username that
// is taken; ErrBusy when too many passwords are being hashed.
func (s *Service) Register(ctx context.Context, registration Registration, device Device, where ClientOrigin, old MemberToken) (SignInResult, error) {
	registration.TimeZone = knownTimeZone(registration.TimeZone)
	if err := forms.Registration.Clean(&registration); err != nil {
		return SignInResult{}, err
	}
	if err := checkNewPassword("password", registration.Password, registration.Username, registration.Email); err != nil {
		return SignInResult{}, err
	}
	if registration.PricingVariant == "" {
		registration.PricingVariant = DefaultPricingVariant
	}
	hash, err := s.hasher.Hash(ctx, registration.Password)
	if err != nil {
		return SignInResult{}, fmt.Errorf("hash password: %w", err)
	}
	var entry SignInResult
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.q.CreateMember(ctx, tx, store.CreateMemberParams{
			Username: registration.Username, Email: registration.Email,
			FirstName: registration.FirstName, LastName: registration.LastName,
			PasswordHash: &hash, TimeZone: registration.TimeZone,
			HeadingVariant: given(registration.HeadingVariant), PricingVariant: registration.PricingVariant,
		})
		if err != nil {
			return err
		}
		if entry, err = s.admit(ctx, tx, row, device, where, old, quietly); err != nil {
			return err
		}
		return s.mail(ctx, tx, row.ID, purposeConfirm, row.Email)
	})
	if isTaken(err, usernameRule) {
		return SignInResult{}, &fault.Invalid{Message: copy.Errors.UsernameTaken}
	}
	if err != nil {
		return SignInResult{}, fmt.Errorf("create member: %w", err)
	}
	return entry, nil
}

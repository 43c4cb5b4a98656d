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

// Registration is the input of a registration. The variants are codes of the texts that the site showed; they and
// TimeZone may be empty. An empty or unknown DisplayLanguage is English.
type Registration struct {
	Username        string
	Email           string
	FirstName       string
	LastName        string
	Password        string
	HeadingVariant  string
	PricingVariant  string
	TimeZone        string
	DisplayLanguage string
}

// DefaultPricingVariant is the variant of members to whom the site showed no price.
const DefaultPricingVariant = "default"

// Register creates a member and signs them in, both or neither. Any caller may use it. Old is the token that the
// browser still had, or empty; that sign-in ends. If the address is on the beta list, the variants stored there
// replace those of the registration.
//
// An address belongs to the account that has confirmed it, so a known address is accepted: the account and the
// response are the same as any other's, and the email decides its text when it is rendered. Returns *fault.Invalid for
// input that breaks the form's rules, a common password, or a username that is taken, and ErrBusy if too many
// passwords are being hashed.
func (s *Service) Register(ctx context.Context, registration Registration, device Device, where ClientOrigin, old MemberToken) (SignInResult, error) {
	registration.TimeZone = knownTimeZone(registration.TimeZone)
	registration.DisplayLanguage = copy.KnownDisplayLanguage(registration.DisplayLanguage)
	if err := forms.Registration.Clean(&registration); err != nil {
		return SignInResult{}, err
	}
	if err := checkNewPassword("password", registration.Password, registration.Email, registration.Username, registration.FirstName, registration.LastName); err != nil {
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
			PasswordHash: &hash, TimeZone: registration.TimeZone, DisplayLanguage: registration.DisplayLanguage,
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

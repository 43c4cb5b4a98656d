package identity

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// AdministratorID identifies an administrator. Only [Coach.Administrator] creates one, so operations of the
// administration cannot be called for a coach without the role. The zero value identifies none.
type AdministratorID struct{ id CoachID }

// Administrator returns the coach's AdministratorID if the coach has the role and, where it is required, has given the
// second factor in this sign-in.
func (c Coach) Administrator() (id AdministratorID, ok bool) {
	if c.Role != RoleAdministrator || c.LacksFactor() {
		return AdministratorID{}, false
	}
	return AdministratorID{c.ID}, true
}

// LacksFactor reports whether a required second factor has not been given in this sign-in.
func (c Coach) LacksFactor() bool { return c.SecondFactor.Required && !c.SecondFactor.Satisfied }

// AdministratorRefusal returns a *fault.Forbidden that explains why the coach is not an administrator now, or nil.
func (c Coach) AdministratorRefusal() error {
	_, holds := c.Administrator()
	switch {
	case holds:
		return nil
	case c.Role == RoleAdministrator && c.SecondFactor.Enabled:
		return &fault.Forbidden{Message: copy.CoachAccountAnswers.FactorNotGiven}
	case c.Role == RoleAdministrator:
		return &fault.Forbidden{Message: copy.CoachAccountAnswers.FactorRequired}
	default:
		return &fault.Forbidden{Message: copy.Moderation.AdministratorsOnly}
	}
}

// UUID returns the id for the database.
func (id AdministratorID) UUID() uuid.UUID { return uuid.UUID(id.id) }

// NewAdministrator is the input of CreateAdministrator.
type NewAdministrator struct{ Name, Email, Password string }

// IsAdministrator reports whether an administrator has this address. Returns *fault.Conflict for the address of a
// coach. The command line uses it before it prompts for a password.
func (s *Service) IsAdministrator(ctx context.Context, email string) (bool, error) {
	found, err := s.q.CoachByEmail(ctx, s.pool, email)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return false, nil
	case err != nil:
		return false, fmt.Errorf("find the account of an address: %w", err)
	case found.Role != RoleAdministrator:
		return false, &fault.Conflict{Message: copy.Moderation.AddressOfCoach}
	}
	return true, nil
}

// CreateAdministrator creates an account of the coach portal that coaches no members and that members never see. For
// the command line only. Note runs in the transaction, for the audit log. If an administrator has the address, nothing
// changes and made is false. Returns *fault.Invalid for input that breaks the form's rules or a common password, and
// *fault.Conflict for the address of a coach.
func (s *Service) CreateAdministrator(
	ctx context.Context, wanted NewAdministrator, note func(ctx context.Context, tx pgx.Tx, id CoachID) error,
) (made bool, err error) {
	if err := forms.NewAdministrator.Clean(&wanted); err != nil {
		return false, err
	}
	if err := checkNewPassword("password", wanted.Password, "", wanted.Email); err != nil {
		return false, err
	}
	hash, err := s.hasher.Hash(ctx, wanted.Password)
	if err != nil {
		return false, fmt.Errorf("hash password: %w", err)
	}
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		id, err := s.q.CreateAdministrator(ctx, tx, store.CreateAdministratorParams{
			Email: wanted.Email, PasswordHash: hash, Name: wanted.Name, TimeZone: DefaultTimeZone,
		})
		if err != nil {
			return err
		}
		return note(ctx, tx, CoachID(id))
	})
	if errors.Is(err, pgx.ErrNoRows) {
		_, err := s.IsAdministrator(ctx, wanted.Email)
		return false, err
	}
	if err != nil {
		return false, fmt.Errorf("create administrator: %w", err)
	}
	return true, nil
}

// RemoveAdministrator removes the role from the account with this address and ends all its sign-ins. The account stays
// in the coach portal, inactive unless the person coaches or was invited to. For the command line only. Note runs in
// the transaction, for the audit log. Returns *fault.NotFound if the address is not an administrator's.
func (s *Service) RemoveAdministrator(ctx context.Context, email string, note func(ctx context.Context, tx pgx.Tx, id CoachID) error) error {
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		id, err := s.q.RemoveAdministrator(ctx, tx, email)
		if err != nil {
			return err
		}
		return note(ctx, tx, CoachID(id))
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return &fault.NotFound{Message: copy.Moderation.NoAdministrator}
	}
	if err != nil {
		return fmt.Errorf("remove administrator: %w", err)
	}
	return nil
}

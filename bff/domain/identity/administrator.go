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

// AdministratorID names somebody who may look after the whole: who coaches, what is said in the community, what was done.
// Only [Coach.Administrator] makes one, so that no operation of the administration can be called for a coach without the
// role. The zero value names nobody.
type AdministratorID struct{ id CoachID }

// Administrator names this coach as an administrator, if they are one: by their role and, where that is required, by having
// given their second factor for this sign-in.
func (c Coach) Administrator() (id AdministratorID, ok bool) {
	if c.Role != RoleAdministrator || c.LacksFactor() {
		return AdministratorID{}, false
	}
	return AdministratorID{c.ID}, true
}

// LacksFactor says that a second factor is required of this coach which they have not given for this sign-in.
func (c Coach) LacksFactor() bool { return c.SecondFactor.Required && !c.SecondFactor.Satisfied }

// AdministratorRefusal says why this coach may not do what administrators do: a *fault.Forbidden with a sentence, nil when they
// may.
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

// UUID is the bare id, for the database.
func (id AdministratorID) UUID() uuid.UUID { return uuid.UUID(id.id) }

// NewAdministrator is what makes an administrator.
type NewAdministrator struct{ Name, Email, Password string }

// IsAdministrator says whether somebody with this address is an administrator already. It returns *fault.Conflict, with a
// sentence, when it is the address of a coach. The command line asks before it asks for a password.
func (s *Service) IsAdministrator(ctx context.Context, email string) (bool, error) {
	found, err := s.q.CoachByEmail(ctx, s.pool, email)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return false, nil
	case err != nil:
		return false, fmt.Errorf("look for the address: %w", err)
	case found.Role != RoleAdministrator:
		return false, &fault.Conflict{Message: copy.Moderation.AddressOfCoach}
	}
	return true, nil
}

// CreateAdministrator makes an account of the coach portal that looks after the whole and coaches nobody: members never see
// it. Only the command line calls it. Note is called in the transaction, for the audit log. Where an administrator has the
// address already nothing changes, and made is false. It returns *fault.Invalid for what breaks the form's rules or a
// password that anybody would try, and *fault.Conflict for the address of a coach.
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

// RemoveAdministrator takes the role from whoever has this address, and ends all their sign-ins: what is left is an account of
// the coach portal, which is inactive unless they coach or were asked to. Only the command line calls it. Note is called in the
// transaction, for the audit log. It returns *fault.NotFound, with a sentence, when the address is no administrator's.
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

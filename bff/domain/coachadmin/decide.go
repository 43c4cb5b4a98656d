package coachadmin

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

var said = copy.CoachAdministration

// Invite creates an account for a new coach and enqueues an email with a link to choose a password. Returns
// *fault.Invalid for input that breaks the form's rules and *fault.Conflict for an address that has an account.
func (s *Service) Invite(ctx context.Context, by identity.AdministratorID, name, email string) (Coach, error) {
	wanted := struct{ Name, Email string }{name, email}
	if err := forms.CoachInvitation.Clean(&wanted); err != nil {
		return Coach{}, err
	}
	var id uuid.UUID
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var err error
		id, err = s.q.InviteCoach(ctx, tx, store.InviteCoachParams{Email: wanted.Email, Name: wanted.Name, TimeZone: identity.DefaultTimeZone})
		if errors.Is(err, pgx.ErrNoRows) {
			return s.taken(ctx, tx, wanted.Email)
		}
		if err != nil {
			return fmt.Errorf("create an account: %w", err)
		}
		if err := s.invitations.Invite(ctx, tx, identity.CoachID(id)); err != nil {
			return err
		}
		return record(ctx, tx, by, audit.InvitedCoach, id, map[string]string{"name": wanted.Name})
	})
	if err != nil {
		return Coach{}, err
	}
	return s.Coach(ctx, by, id)
}

// taken returns the error for an address that has an account.
func (s *Service) taken(ctx context.Context, tx pgx.Tx, email string) error {
	found, err := s.q.CoachByEmail(ctx, tx, email)
	if err != nil {
		return fmt.Errorf("find the account of an address: %w", err)
	}
	if found.Role == identity.RoleAdministrator {
		return &fault.Conflict{Message: said.AddressOfAdministrator}
	}
	return &fault.Conflict{Message: said.AddressOfCoach}
}

// InviteAgain sends the invitation again and voids earlier links. Returns *fault.NotFound for an unknown coach,
// *fault.Conflict if no invitation is pending, and *fault.Throttled if it was sent too often within the hour.
func (s *Service) InviteAgain(ctx context.Context, by identity.AdministratorID, id uuid.UUID) (Coach, error) {
	return s.decide(ctx, by, id, func(tx pgx.Tx, coach store.Coach) error {
		if coach.PasswordHash != "" {
			return conflict(said.TakesNoInvitation)
		}
		if err := s.invitations.Invite(ctx, tx, identity.CoachID(id)); err != nil {
			return err
		}
		if err := s.q.NoteInvitation(ctx, tx, id); err != nil {
			return fmt.Errorf("store the invitation: %w", err)
		}
		return record(ctx, tx, by, audit.InvitedCoachAgain, id, map[string]string{"name": coach.Name})
	})
}

// Verify stores that the coach's training was verified. Returns *fault.NotFound for an unknown coach and
// *fault.Conflict for the administrator's own account, for an account that does not coach, and if it is verified
// already.
func (s *Service) Verify(ctx context.Context, by identity.AdministratorID, id uuid.UUID) (Coach, error) {
	return s.decide(ctx, by, id, func(tx pgx.Tx, coach store.Coach) error {
		switch {
		case onlyAdministrates(coach):
			return conflict(said.OnlyAdministratesVerify)
		case coach.VerificationStatus == verified:
			return conflict(said.VerifiedAlready)
		}
		return s.verification(ctx, tx, by, coach, verified, "")
	})
}

// Reject stores that the coach's training is not sufficient, with the reason. Returns *fault.Invalid without a reason,
// *fault.NotFound for an unknown coach and *fault.Conflict for the administrator's own account, for an account that
// does not coach, after an earlier rejection, and for an open coach, who must be deactivated first.
func (s *Service) Reject(ctx context.Context, by identity.AdministratorID, id uuid.UUID, reason string) (Coach, error) {
	given := struct{ Reason string }{reason}
	if err := forms.CoachRefusal.Clean(&given); err != nil {
		return Coach{}, err
	}
	return s.decide(ctx, by, id, func(tx pgx.Tx, coach store.Coach) error {
		switch {
		case onlyAdministrates(coach):
			return conflict(said.OnlyAdministratesVerify)
		case identity.CoachFrom(coach).Open():
			return conflict(said.RejectWhileActive)
		case coach.VerificationStatus == rejected:
			return conflict(said.RejectedAlready)
		}
		return s.verification(ctx, tx, by, coach, rejected, given.Reason)
	})
}

func (s *Service) verification(ctx context.Context, tx pgx.Tx, by identity.AdministratorID, coach store.Coach, status, reason string) error {
	if err := s.q.SetVerification(ctx, tx, store.SetVerificationParams{ID: coach.ID, Status: status}); err != nil {
		return fmt.Errorf("set the verification: %w", err)
	}
	action := audit.RejectedCoach
	if status == verified {
		action = audit.VerifiedCoach
		if err := s.clientsSoon(ctx, tx, coach.ID); err != nil {
			return err
		}
	}
	if err := s.write(ctx, tx, coach, status, reason); err != nil {
		return err
	}
	return record(ctx, tx, by, action, coach.ID, map[string]string{"name": coach.Name})
}

// Activate makes a coach active: members can choose them once they are also verified. Waiting clients are notified.
// Returns *fault.NotFound for an unknown coach and *fault.Conflict for the administrator's own account, for an account
// that does not coach, for an active coach, and for a coach with a pending invitation, whom messages would not reach.
func (s *Service) Activate(ctx context.Context, by identity.AdministratorID, id uuid.UUID) (Coach, error) {
	return s.decide(ctx, by, id, func(tx pgx.Tx, coach store.Coach) error {
		switch {
		case onlyAdministrates(coach):
			return conflict(said.OnlyAdministratesActivate)
		case coach.IsActive:
			return conflict(said.ActiveAlready)
		case coach.PasswordHash == "":
			return conflict(said.ActivateWithoutPassword)
		}
		if err := s.q.ActivateCoach(ctx, tx, id); err != nil {
			return fmt.Errorf("activate: %w", err)
		}
		if err := s.clientsSoon(ctx, tx, id); err != nil {
			return err
		}
		if err := s.write(ctx, tx, coach, "activated", ""); err != nil {
			return err
		}
		return record(ctx, tx, by, audit.ActivatedCoach, id, map[string]string{"name": coach.Name})
	})
}

// Deactivate makes a coach inactive: members cannot choose them, clients cannot book, and the coach sees no clients.
// Clients decides what happens to the current ones: they wait, or they are released to choose another coach. Either
// way planned sessions are cancelled and both sides notified. An inactive coach whose clients wait can be deactivated
// again to release them. Returns *fault.Invalid for input that breaks the form's rules, *fault.NotFound for an unknown
// coach and *fault.Conflict for the administrator's own account and if nothing would change.
func (s *Service) Deactivate(ctx context.Context, by identity.AdministratorID, id uuid.UUID, clients, reason string) (Coach, error) {
	given := struct{ Clients, Reason string }{clients, reason}
	if err := forms.CoachDeactivation.Clean(&given); err != nil {
		return Coach{}, err
	}
	return s.decide(ctx, by, id, func(tx pgx.Tx, coach store.Coach) error {
		if !coach.IsActive {
			switch {
			case coach.ClientsOnLeaving == nil:
				return conflict(said.NotActive)
			case *coach.ClientsOnLeaving == released || given.Clients != released:
				return conflict(said.ReleasedAlready)
			}
		}
		if err := s.q.DeactivateCoach(ctx, tx, store.DeactivateCoachParams{ID: id, Clients: &given.Clients}); err != nil {
			return fmt.Errorf("deactivate: %w", err)
		}
		if err := s.clientsSoon(ctx, tx, id); err != nil {
			return err
		}
		action := audit.ReleasedClients
		if coach.IsActive {
			action = audit.DeactivatedCoach
			if _, err := s.q.EndCoachSignIns(ctx, tx, store.EndCoachSignInsParams{CoachID: id}); err != nil {
				return fmt.Errorf("end sign-ins: %w", err)
			}
			if err := s.write(ctx, tx, coach, "deactivated", given.Reason); err != nil {
				return err
			}
		}
		return record(ctx, tx, by, action, id, map[string]string{"name": coach.Name, "clients": given.Clients})
	})
}

// ResetSecondFactor removes a coach's lost second factor, so that the password alone is enough until they set up
// another. Returns *fault.NotFound for an unknown coach and *fault.Conflict for the administrator's own account, and
// without a second factor.
func (s *Service) ResetSecondFactor(ctx context.Context, by identity.AdministratorID, id uuid.UUID) (Coach, error) {
	if by.UUID() == id {
		return Coach{}, conflict(said.NotYourself)
	}
	found, err := s.Coach(ctx, by, id)
	if err != nil {
		return Coach{}, err
	}
	err = s.invitations.ResetSecondFactor(ctx, identity.CoachID(id), func(ctx context.Context, tx pgx.Tx) error {
		return record(ctx, tx, by, audit.ResetSecondFactor, id, map[string]string{"name": found.Name})
	})
	if err != nil {
		return Coach{}, err
	}
	return s.Coach(ctx, by, id)
}

// DecideCredentials publishes a change of credentials, or rejects it with a reason. Returns *fault.Invalid for a
// rejection without one, *fault.NotFound for an unknown change, and *fault.Conflict for the administrator's own and if
// it is decided or withdrawn.
func (s *Service) DecideCredentials(ctx context.Context, by identity.AdministratorID, change uuid.UUID, approve bool, reason string) (Coach, error) {
	given := struct{ Reason string }{reason}
	if approve {
		given.Reason = ""
	} else if err := forms.CoachRefusal.Clean(&given); err != nil {
		return Coach{}, err
	}
	var whose uuid.UUID
	err := s.credentials.DecideCredentials(ctx, by, change, approve, given.Reason, func(ctx context.Context, tx pgx.Tx, id identity.CoachID) error {
		whose = id.UUID()
		coach, err := s.lock(ctx, tx, whose)
		if err != nil {
			return err
		}
		notice := "credentials-rejected"
		if approve {
			notice = "credentials-approved"
		}
		return s.write(ctx, tx, coach, notice, given.Reason)
	})
	if err != nil {
		return Coach{}, err
	}
	return s.Coach(ctx, by, whose)
}

// decide changes another person's account while its row is locked, wakes their streams, and returns the new state.
func (s *Service) decide(
	ctx context.Context, by identity.AdministratorID, id uuid.UUID, do func(tx pgx.Tx, coach store.Coach) error,
) (Coach, error) {
	if by.UUID() == id {
		return Coach{}, conflict(said.NotYourself)
	}
	own := mailbox.CoachOwner(identity.CoachID(id))
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		coach, err := s.lock(ctx, tx, id)
		if err != nil {
			return err
		}
		if err := do(tx, coach); err != nil {
			return err
		}
		for _, kind := range []mailbox.Kind{mailbox.KindUser, mailbox.KindClient} {
			if err := mailbox.Append(ctx, tx, own, kind); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return Coach{}, err
	}
	mailbox.Wake(s.waker, own)
	return s.Coach(ctx, by, id)
}

func (s *Service) lock(ctx context.Context, tx pgx.Tx, id uuid.UUID) (store.Coach, error) {
	coach, err := s.q.LockCoach(ctx, tx, id)
	if errors.Is(err, pgx.ErrNoRows) {
		return store.Coach{}, errNotFound()
	}
	if err != nil {
		return store.Coach{}, fmt.Errorf("lock coach: %w", err)
	}
	return coach, nil
}

// clientsSoon schedules the notification of the clients for after the commit.
func (s *Service) clientsSoon(ctx context.Context, tx pgx.Tx, coach uuid.UUID) error {
	return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: tellKind, ID: coach}, time.Time{})
}

func record(ctx context.Context, tx pgx.Tx, by identity.AdministratorID, action string, coach uuid.UUID, detail map[string]string) error {
	return audit.Record(ctx, tx, &by, audit.Act{Action: action, SubjectKind: audit.SubjectCoach, SubjectID: coach.String(), Detail: detail})
}

// onlyAdministrates reports whether the account is an administrator's that never coaches.
func onlyAdministrates(coach store.Coach) bool {
	return coach.Role == identity.RoleAdministrator && coach.InvitedAt == nil && coach.ActivatedAt == nil && !coach.IsActive
}

func conflict(message string) error { return &fault.Conflict{Message: message} }

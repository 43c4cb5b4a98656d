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

// Invite makes an account for somebody who is to coach, and has a letter written with a way to choose a password. It returns
// *fault.Invalid for what breaks the form's rules and *fault.Conflict, with a sentence, for an address that has an account.
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
			return fmt.Errorf("make an account: %w", err)
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

// taken says whose the address is.
func (s *Service) taken(ctx context.Context, tx pgx.Tx, email string) error {
	found, err := s.q.CoachByEmail(ctx, tx, email)
	if err != nil {
		return fmt.Errorf("look whose the address is: %w", err)
	}
	if found.Role == identity.RoleAdministrator {
		return &fault.Conflict{Message: said.AddressOfAdministrator}
	}
	return &fault.Conflict{Message: said.AddressOfCoach}
}

// InviteAgain sends the invitation once more; the links of earlier letters open nothing any more. It returns *fault.NotFound for
// nobody, *fault.Conflict for somebody who waits for none, and *fault.Throttled when it was sent too often within the hour.
func (s *Service) InviteAgain(ctx context.Context, by identity.AdministratorID, id uuid.UUID) (Coach, error) {
	return s.decide(ctx, by, id, func(tx pgx.Tx, coach store.Coach) error {
		if coach.PasswordHash != "" {
			return conflict(said.TakesNoInvitation)
		}
		if err := s.invitations.Invite(ctx, tx, identity.CoachID(id)); err != nil {
			return err
		}
		if err := s.q.NoteInvitation(ctx, tx, id); err != nil {
			return fmt.Errorf("note the invitation: %w", err)
		}
		return record(ctx, tx, by, audit.InvitedCoachAgain, id, map[string]string{"name": coach.Name})
	})
}

// Verify says that somebody's training was looked at and is what they say. It returns *fault.NotFound for nobody and *fault.Conflict
// for oneself, for somebody who does not coach, and when they are verified already.
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

// Reject says that somebody's training was looked at and is not enough, and why. It returns *fault.Invalid without a reason,
// *fault.NotFound for nobody and *fault.Conflict for oneself, for somebody who does not coach, when they were rejected already, and
// for a coach whom members can choose: they have to be deactivated first.
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

// Activate lets somebody coach: members can choose them as soon as they are verified as well. Clients who were told to wait are told
// that they are back. It returns *fault.NotFound for nobody and *fault.Conflict for oneself, for somebody who does not coach, when
// they are active already, and for somebody who has not taken their invitation: members would write to nobody.
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

// Deactivate ends that members can choose somebody, that their clients can book with them, and that they see clients. Clients is
// what becomes of those whom they have: they wait, or they are released to choose another coach; either way what was planned is
// cancelled, and both sides are told. Somebody inactive whose clients wait can be deactivated once more to release them. It returns
// *fault.Invalid for what breaks the form's rules, *fault.NotFound for nobody and *fault.Conflict for oneself and when there is
// nothing to end.
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
			if err := s.write(ctx, tx, coach, "deactivated", given.Reason); err != nil {
				return err
			}
		}
		return record(ctx, tx, by, action, id, map[string]string{"name": coach.Name, "clients": given.Clients})
	})
}

// ResetSecondFactor takes somebody's lost second factor away, so that their password alone lets them in until they set up another.
// It returns *fault.NotFound for nobody and *fault.Conflict for oneself, and for somebody without one.
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

// DecideCredentials makes a change of credentials what members see, or turns it down with a reason. It returns *fault.Invalid when it
// is turned down without one, *fault.NotFound for no change, and *fault.Conflict for one's own and when it is decided or withdrawn.
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

// decide does something to somebody else's account with its row held, tells their screens, and reads it again.
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

// clientsSoon has the clients told of what this changes for them, once the transaction is committed.
func (s *Service) clientsSoon(ctx context.Context, tx pgx.Tx, coach uuid.UUID) error {
	return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: tellKind, ID: coach}, time.Time{})
}

func record(ctx context.Context, tx pgx.Tx, by identity.AdministratorID, action string, coach uuid.UUID, detail map[string]string) error {
	return audit.Record(ctx, tx, &by, audit.Act{Action: action, SubjectKind: audit.SubjectCoach, SubjectID: coach.String(), Detail: detail})
}

// onlyAdministrates is somebody who looks after the portal and was never asked to coach.
func onlyAdministrates(coach store.Coach) bool {
	return coach.Role == identity.RoleAdministrator && coach.InvitedAt == nil && coach.ActivatedAt == nil && !coach.IsActive
}

func conflict(message string) error { return &fault.Conflict{Message: message} }

package identity

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// InvitationLifetime is how long the link of an invitation works, from when its letter was written.
const InvitationLifetime = 7 * 24 * time.Hour

// Invite asks for the letter by which a coach who was just made, without a password, chooses one; in the caller's transaction,
// whose caller is an administrator. Called again it sends another, and earlier links end. It returns fault.ErrNotFound for
// nobody, *fault.Conflict for a coach who has a password, and *fault.Throttled when too many letters were asked for.
func (s *Service) Invite(ctx context.Context, tx pgx.Tx, coach CoachID) error {
	row, err := s.q.LockCoachAccount(ctx, tx, coach.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return fault.ErrNotFound
	}
	if err != nil {
		return fmt.Errorf("hold the coach: %w", err)
	}
	if row.PasswordHash != "" {
		return &fault.Conflict{Message: copy.CoachAccountAnswers.AlreadyIn}
	}
	recent, err := s.q.RecentCoachInvitations(ctx, tx, row.ID)
	if err != nil {
		return fmt.Errorf("count letters: %w", err)
	}
	if recent.Asked >= linkLettersPerHour {
		return &fault.Throttled{Wait: time.Duration(recent.WaitSeconds * float64(time.Second))}
	}
	if err := s.voidCoach(ctx, tx, row.ID, nil, purposeInvitation); err != nil {
		return err
	}
	id, err := s.q.CreateCoachInvitation(ctx, tx, store.CreateCoachInvitationParams{CoachID: row.ID, Email: row.Email})
	if err != nil {
		return fmt.Errorf("make a link: %w", err)
	}
	return s.queue(ctx, tx, invitationKind, id)
}

// Invited is whom an invitation is for.
type Invited struct{ Name, Email string }

// CheckInvitation says whom an invitation is for; anybody may call it. It returns fault.ErrGone for a link that was used, is
// over or was never written.
func (s *Service) CheckInvitation(ctx context.Context, token string) (Invited, error) {
	link, err := s.followCoach(ctx, token, purposeInvitation)
	return Invited{Name: link.Name, Email: link.Email}, err
}

// AcceptInvitation sets the first password of an invited coach, once, and signs them in; anybody who holds the link may call
// it. TimeZone is an IANA name; one that we do not know leaves the coach's as it is. Old is as for SignInCoach. It returns
// *fault.Invalid for a password that breaks the rules, fault.ErrGone for a link that does not work (any more), and ErrBusy.
func (s *Service) AcceptInvitation(
	ctx context.Context, token, password, timeZone string, device Device, where ClientOrigin, old CoachToken,
) (CoachEntry, error) {
	link, hash, err := s.hashByLink(ctx, token, purposeInvitation, password)
	if err != nil {
		return CoachEntry{}, err
	}
	var entry CoachEntry
	err = s.withCoach(ctx, CoachID(link.CoachID), func(tx pgx.Tx, coach store.Coach) error {
		if err := s.useCoachLink(ctx, tx, coach, link); err != nil {
			return err
		}
		if KnowsTimeZone(timeZone) {
			coach.TimeZone = timeZone
		}
		accepted, err := s.q.AcceptCoachInvitation(ctx, tx, store.AcceptCoachInvitationParams{
			ID: coach.ID, PasswordHash: hash, TimeZone: coach.TimeZone,
		})
		if err != nil {
			return fmt.Errorf("accept invitation: %w", err)
		}
		if accepted == 0 {
			return fault.ErrGone
		}
		entry, err = s.admitCoach(ctx, tx, coach, device, where, old, entryKind{})
		return err
	})
	if err != nil {
		return CoachEntry{}, fmt.Errorf("accept an invitation: %w", err)
	}
	return entry, nil
}

package identity

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// InvitationLifetime is the time an invitation's link works after its email was rendered.
const InvitationLifetime = 7 * 24 * time.Hour

// Invite enqueues the email by which a new coach without a password chooses one, in the caller's transaction. The
// caller is an administrator. Another call sends another email and voids earlier links. Returns fault.ErrNotFound for
// an unknown coach, *fault.Conflict for a coach with a password, and *fault.Throttled after too many emails.
func (s *Service) Invite(ctx context.Context, tx pgx.Tx, coach CoachID) error {
	row, err := s.q.LockCoachAccount(ctx, tx, coach.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return fault.ErrNotFound
	}
	if err != nil {
		return fmt.Errorf("lock the coach: %w", err)
	}
	if row.PasswordHash != "" {
		return &fault.Conflict{Message: copy.CoachAccountAnswers.AlreadyIn}
	}
	recent, err := s.q.RecentCoachInvitations(ctx, tx, row.ID)
	if err != nil {
		return fmt.Errorf("count emails: %w", err)
	}
	if recent.Asked >= linkLettersPerHour {
		return &fault.Throttled{
			Message: copy.For(ctx).CoachAccountAnswers.InvitationsFull.Fill("count", strconv.Itoa(linkLettersPerHour)),
			Wait:    time.Duration(recent.WaitSeconds * float64(time.Second)),
		}
	}
	if err := s.voidCoach(ctx, tx, row.ID, nil, purposeInvitation); err != nil {
		return err
	}
	id, err := s.q.CreateCoachInvitation(ctx, tx, store.CreateCoachInvitationParams{CoachID: row.ID, Email: row.Email})
	if err != nil {
		return fmt.Errorf("create a link: %w", err)
	}
	return s.queue(ctx, tx, invitationKind, id)
}

// Invited is the recipient of an invitation.
type Invited struct{ Name, Email string }

// CheckInvitation returns the recipient of an invitation. Any caller may use it. Returns fault.ErrGone for a used,
// expired or unknown link.
func (s *Service) CheckInvitation(ctx context.Context, token string) (Invited, error) {
	link, err := s.followCoach(ctx, token, purposeInvitation)
	return Invited{Name: link.Name, Email: link.Email}, err
}

// AcceptInvitation sets the first password of an invited coach, once, and signs the coach in. Any holder of the link
// may call it. TimeZone is an IANA name; an unknown one leaves the coach's zone unchanged. Old is as for SignInCoach.
// Returns *fault.Invalid for a password that breaks the rules, fault.ErrGone for a link that does not work, and
// ErrBusy.
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

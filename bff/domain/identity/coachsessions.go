package identity

import (
	"context"
	"fmt"

	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// CoachSignIns is SignIns for a coach.
func (s *Service) CoachSignIns(ctx context.Context, me Coach) ([]SignedInDevice, error) {
	rows, err := s.q.CoachSignIns(ctx, s.pool, store.CoachSignInsParams{CoachID: me.ID.UUID(), Current: me.Session.ID})
	if err != nil {
		return nil, fmt.Errorf("list sign-ins: %w", err)
	}
	devices := make([]SignedInDevice, 0, len(rows))
	for _, row := range rows {
		words, kind := describe(row.UserAgent)
		devices = append(devices, SignedInDevice{
			ID: row.ID, Device: words, Kind: kind, CreatedAt: row.CreatedAt, LastUsedAt: row.LastUsedAt, Current: row.Current,
		})
	}
	return devices, nil
}

// EndCoachSignIn is EndSignIn for a coach: it returns fault.ErrNotFound for one that is over, or somebody else's.
func (s *Service) EndCoachSignIn(ctx context.Context, me Coach, id uuid.UUID) error {
	return s.withCoach(ctx, me.ID, func(tx pgx.Tx, coach store.Coach) error {
		ended, err := s.q.EndCoachSignIn(ctx, tx, store.EndCoachSignInParams{ID: id, CoachID: coach.ID})
		if err != nil {
			return fmt.Errorf("end sign-in: %w", err)
		}
		if ended == 0 {
			return fault.ErrNotFound
		}
		return nil
	})
}

// EndOtherCoachSignIns ends all of the coach's sign-ins but the one that asks. The coach themselves calls it.
func (s *Service) EndOtherCoachSignIns(ctx context.Context, me Coach) error {
	return s.withCoach(ctx, me.ID, func(tx pgx.Tx, coach store.Coach) error {
		if _, err := s.q.EndCoachSignIns(ctx, tx, store.EndCoachSignInsParams{CoachID: coach.ID, Kept: &me.Session.ID}); err != nil {
			return fmt.Errorf("end other sign-ins: %w", err)
		}
		return nil
	})
}

// rotate has the coach's sign-in go on under a new token; the one until now opens nothing any more. Factor says that the second
// factor was given just now. The coach's row is the caller's. It returns fault.ErrUnauthenticated for a sign-in that is over.
func (s *Service) rotate(ctx context.Context, tx pgx.Tx, me Coach, factor bool) (CoachToken, error) {
	secret, hash := newToken()
	rotated, err := s.q.RotateCoachSignIn(ctx, tx, store.RotateCoachSignInParams{
		ID: me.Session.ID, CoachID: me.ID.UUID(), TokenHash: hash, LifetimeSeconds: SignInLifetime.Seconds(), SecondFactor: factor,
	})
	if err != nil {
		return "", fmt.Errorf("renew this sign-in: %w", err)
	}
	if rotated == 0 {
		return "", fault.ErrUnauthenticated
	}
	return CoachToken(secret), nil
}

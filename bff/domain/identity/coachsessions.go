package identity

import (
	"context"
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// CoachSignIns does the same as SignIns, for a coach.
func (s *Service) CoachSignIns(ctx context.Context, me Coach) ([]SignedInDevice, error) {
	rows, err := s.q.CoachSignIns(ctx, s.pool, store.CoachSignInsParams{CoachID: me.ID.UUID(), Current: me.Session.ID})
	if err != nil {
		return nil, fmt.Errorf("list sign-ins: %w", err)
	}
	devices := make([]SignedInDevice, 0, len(rows))
	for _, row := range rows {
		words, kind := describe(copy.For(ctx), row.UserAgent)
		devices = append(devices, SignedInDevice{
			ID: row.ID, Device: words, Kind: kind, CreatedAt: row.CreatedAt, LastUsedAt: row.LastUsedAt, Current: row.Current,
		})
	}
	return devices, nil
}

// EndCoachSignIn is EndSignIn for a coach. Returns fault.ErrNotFound for a sign-in that has ended or belongs to
// another coach.
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

// EndOtherCoachSignIns ends all of the coach's sign-ins except the current one. The caller must be the coach.
func (s *Service) EndOtherCoachSignIns(ctx context.Context, me Coach) error {
	return s.withCoach(ctx, me.ID, func(tx pgx.Tx, coach store.Coach) error {
		if _, err := s.q.EndCoachSignIns(ctx, tx, store.EndCoachSignInsParams{CoachID: coach.ID, Kept: &me.Session.ID}); err != nil {
			return fmt.Errorf("end other sign-ins: %w", err)
		}
		return nil
	})
}

// rotate gives the coach's sign-in a new token; the old one stops working. Factor is true if the second factor was
// just given. The caller holds the coach's row lock. Returns fault.ErrUnauthenticated for a sign-in that has ended.
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

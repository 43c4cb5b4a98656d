package identity

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/tasks"
	"aangan/db/store"
)

// factorKeysEvery is the interval at which the seals of second factors are checked; they are also checked at start.
const factorKeysEvery = time.Hour

// Periodic returns the periodic tasks: checking that every second factor opens and resealing those with an older key,
// and deleting expired rows.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{
		{Kind: "reseal-second-factors", Interval: factorKeysEvery, Run: s.ResealFactors},
		{Kind: "delete-expired-sign-ins", Interval: time.Hour, Run: func(ctx context.Context) error {
			_, err := s.DeleteExpired(ctx)
			return err
		}},
		{Kind: "delete-pending-identities", Interval: PendingLifetime, Run: func(ctx context.Context) error {
			_, err := s.DeleteExpiredPending(ctx)
			return err
		}},
	}
}

// ResealFactors opens every second factor and reseals those sealed with another key than the current one. It leaves
// those that do not open and names them in the error: their coaches can sign in with a recovery code only.
func (s *Service) ResealFactors(ctx context.Context) error {
	if s.office.Keys == nil {
		return errNoKeys
	}
	rows, err := s.q.SealedSecondFactors(ctx, s.pool)
	if err != nil {
		return fmt.Errorf("list second factors: %w", err)
	}
	var failed []error
	for _, row := range rows {
		about := factorSeal(CoachID(row.CoachID))
		secret, err := s.office.Keys.Open(row.Secret, about)
		if err != nil {
			failed = append(failed, fmt.Errorf("the second factor of coach %s: %w", row.CoachID, err))
			continue
		}
		if bytes.HasPrefix(row.Secret, s.office.Keys.Header()) {
			continue
		}
		err = s.q.ResealSecondFactor(ctx, s.pool, store.ResealSecondFactorParams{
			CoachID: row.CoachID, Was: row.Secret, Sealed: s.office.Keys.Seal(secret, about),
		})
		if err != nil {
			return fmt.Errorf("reseal a second factor: %w", err)
		}
	}
	return errors.Join(failed...)
}

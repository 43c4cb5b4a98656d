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

// factorKeysEvery is how often the seals of second factors are looked through, beside the start.
const factorKeysEvery = time.Hour

// Periodic is the work that is done again and again, and once at the start: looking whether every second factor opens, and
// sealing anew what an older key sealed.
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

// ResealFactors opens every second factor, and seals anew what is sealed with another key than the one that seals now. What does
// not open is left as it is and named in the error: that coach cannot sign in but with a recovery code.
func (s *Service) ResealFactors(ctx context.Context) error {
	if s.office.Keys == nil {
		return errNoKeys
	}
	rows, err := s.q.SealedSecondFactors(ctx, s.pool)
	if err != nil {
		return fmt.Errorf("look for second factors: %w", err)
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
			return fmt.Errorf("seal a second factor anew: %w", err)
		}
	}
	return errors.Join(failed...)
}

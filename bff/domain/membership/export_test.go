package membership

import (
	"context"
	"time"

	"aangan/bff/domain/identity"
	"aangan/db/store"
)

// AccessUntil is accessUntil.
func AccessUntil(sub store.Subscription) (time.Time, bool) { return accessUntil(sub) }

// WithoutPause has every task read at once, however lately the payer was read.
func (s *Service) WithoutPause() *Service {
	s.pause = 0
	return s
}

// EnsurePayer is ensurePayer.
func (s *Service) EnsurePayer(ctx context.Context, member identity.MemberID) error {
	_, err := s.ensurePayer(ctx, member)
	return err
}

// MostTries is the number of attempts at an event.
const MostTries = mostTries

// SyncKind and CloseKind are the tasks of this package.
const (
	SyncKind  = syncKind
	CloseKind = closeKind
)

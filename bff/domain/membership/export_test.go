package membership

import (
	"context"
	"time"

	"aangan/bff/domain/identity"
	"aangan/db/store"
)

// AccessUntil exports accessUntil.
func AccessUntil(sub store.Subscription) (time.Time, bool) { return accessUntil(sub) }

// WithoutPause lets tasks read a payer without a pause between two reads.
func (s *Service) WithoutPause() *Service {
	s.pause = 0
	return s
}

// EnsurePayer exports ensurePayer.
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

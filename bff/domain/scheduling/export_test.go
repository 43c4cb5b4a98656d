package scheduling

import (
	"context"
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/membership"
	"aangan/db/store"
)

// At sets the service's clock.
func (s *Service) At(now time.Time) { s.now = func() time.Time { return now } }

// Entitle gives every member the same plan.
func (s *Service) Entitle(given membership.Entitlement) {
	s.entitled = func(context.Context, store.DBTX, identity.MemberID, string, time.Time) (membership.Entitlement, error) {
		return given, nil
	}
}

// StopPlan sets the time from which every member's plan no longer applies, nil for never.
func (s *Service) StopPlan(at *time.Time) {
	s.stops = func(context.Context, store.DBTX, identity.MemberID) (*time.Time, error) { return at, nil }
}

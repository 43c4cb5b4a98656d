package membership

import (
	"time"

	"aangan/db/store"
)

// AccessUntil is accessUntil.
func AccessUntil(sub store.Subscription) (time.Time, bool) { return accessUntil(sub) }

// WithoutPause has every task read at once, however lately the payer was read.
func (s *Service) WithoutPause() *Service {
	s.pause = 0
	return s
}

// MostTries is how often an event is tried.
const MostTries = mostTries

// SyncKind and CloseKind are the tasks of this package.
const (
	SyncKind  = syncKind
	CloseKind = closeKind
)

package coaching

import (
	"context"
	"fmt"
	"time"

	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
)

// Change holds the consequences for a member of leaving their current coach.
type Change struct {
	// Sessions are the sessions that would be cancelled, soonest first.
	Sessions []PlannedSession
	// Talked is true if their conversation has more than the automatic greeting.
	Talked bool
}

// PlannedSession is a future session.
type PlannedSession struct {
	ID   uuid.UUID
	Date time.Time
}

// Change returns the consequences of leaving the current coach; empty without one. The caller must be the member.
func (s *Service) Change(ctx context.Context, member identity.Member) (Change, error) {
	if member.CoachID == nil {
		return Change{}, nil
	}
	rows, err := s.q.SessionsWithCoach(ctx, s.pool, store.SessionsWithCoachParams{
		MemberID: member.ID.UUID(), CoachID: member.CoachID.UUID(), After: s.now(),
	})
	if err != nil {
		return Change{}, fmt.Errorf("list planned sessions: %w", err)
	}
	var change Change
	for _, row := range rows {
		change.Sessions = append(change.Sessions, PlannedSession{ID: row.ID, Date: row.StartsAt})
	}
	change.Talked, err = s.q.HaveTalked(ctx, s.pool, store.HaveTalkedParams{MemberID: member.ID.UUID(), CoachID: member.CoachID.UUID()})
	if err != nil {
		return Change{}, fmt.Errorf("check for a conversation: %w", err)
	}
	return change, nil
}

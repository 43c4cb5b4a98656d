package casework

import (
	"context"
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"

	"github.com/google/uuid"
)

// CrisisOutcome is how a possible crisis of a client was closed. Times are instants.
type CrisisOutcome struct {
	ID uuid.UUID
	// Outcome is a code of copy.CrisisOutcomes.
	Outcome string
	Tier    safety.Tier
	// CoachName is the name of the coach who closed it; Own means that it was the caller.
	CoachName string
	Own       bool
	// Note is empty if there is none, and for another coach's outcome.
	Note string
	// Unreadable means that the note does not open; Note is then empty.
	Unreadable         bool
	OpenedAt, ClosedAt time.Time
	// Handovers are the calls for the team while it was open, newest first.
	Handovers []Handover
}

// CrisisOutcomes returns how a current client's possible crises were closed, also by earlier coaches, newest first.
// The caller must be the coach. Returns fault.ErrNotFound as Notes.
func (s *Service) CrisisOutcomes(ctx context.Context, coach identity.CoachID, client identity.MemberID) ([]CrisisOutcome, error) {
	if err := s.checkOwn(ctx, coach, client); err != nil {
		return nil, err
	}
	rows, err := s.q.CrisisOutcomes(ctx, s.pool, client.UUID())
	if err != nil {
		return nil, wrap("list crisis outcomes", err)
	}
	handovers, err := s.handovers(ctx, client, time.Time{}, coach)
	if err != nil {
		return nil, err
	}
	outcomes := make([]CrisisOutcome, len(rows))
	for i, row := range rows {
		outcome := CrisisOutcome{
			ID: row.ID, Outcome: row.Outcome, Tier: safety.Tier(row.Tier), CoachName: row.CoachName, Own: row.CoachID == coach.UUID(),
			OpenedAt: row.OpenedAt, ClosedAt: row.ClosedAt, Handovers: within(handovers, row.OpenedAt, row.ClosedAt),
		}
		if outcome.Own && row.Sealed != nil {
			note, opens := s.unseal(ctx, s.crisisNotes(), noteRow(row.CoachID, row.MemberID, row.ID, row.Sealed))
			outcome.Note, outcome.Unreadable = note, !opens
		}
		outcomes[i] = outcome
	}
	return outcomes, nil
}

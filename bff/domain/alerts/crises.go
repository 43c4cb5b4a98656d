package alerts

import (
	"context"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
)

// OpenCrisis is a conversation with flags that wait for an outcome, without the member and their words.
type OpenCrisis struct {
	Conversation uuid.UUID
	CoachName    string
	Since        time.Time
	Tier         safety.Tier
	// Reached is true if the coach can see the flags, and Unopened if they have not opened the conversation since.
	Reached, Unopened bool
	// OnCall is true if someone on call has opened it.
	OnCall bool
}

// Crises are the open crises, the longest wait first, and how many were closed in the last days with each outcome.
type Crises struct {
	Open     []OpenCrisis
	Outcomes map[string]int64
}

// OutcomeDays is the number of days in which outcomes are counted.
const OutcomeDays = 90

// Crises returns the open crises and the counts of outcomes. The caller must be an administrator.
func (s *Service) Crises(ctx context.Context, _ identity.AdministratorID) (Crises, error) {
	rows, err := s.q.OpenCrises(ctx, s.pool, int32(copy.Limits.OpenCrisesShown))
	if err != nil {
		return Crises{}, fmt.Errorf("list open crises: %w", err)
	}
	counts, err := s.q.CountCrisisOutcomes(ctx, s.pool, OutcomeDays)
	if err != nil {
		return Crises{}, fmt.Errorf("count outcomes of crises: %w", err)
	}
	found := Crises{Open: make([]OpenCrisis, len(rows)), Outcomes: map[string]int64{}}
	for i, row := range rows {
		found.Open[i] = openCrisisOf(row)
	}
	for _, row := range counts {
		found.Outcomes[row.Outcome] = row.Times
	}
	return found, nil
}

func openCrisisOf(row store.OpenCrisesRow) OpenCrisis {
	return OpenCrisis{
		Conversation: row.ID, CoachName: row.CoachName, Since: row.Since.UTC(), Tier: safety.Tier(row.Tier), Reached: row.Reached, Unopened: row.Unopened, OnCall: row.OnCall,
	}
}

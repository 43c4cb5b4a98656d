package coaching

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"

	"github.com/jackc/pgx/v5"
)

// Suggestion is a coach with the reasons for which they are suggested to this member, each in words to show.
type Suggestion struct {
	Coach   Coach
	Reasons []string
}

// Suggest names up to copy.Limits.CoachSuggestions open coaches for a member, best first, by what the member told in the
// onboarding; see rank for how. The coach they have already is left out. The member themselves calls it. It returns
// fault.ErrNotFound when the member is gone.
func (s *Service) Suggest(ctx context.Context, member identity.MemberID) ([]Suggestion, error) {
	person, err := s.q.MemberByID(ctx, s.pool, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, fault.ErrNotFound
	}
	if err != nil {
		return nil, fmt.Errorf("find member: %w", err)
	}
	preferences, err := s.q.PreferencesOf(ctx, s.pool, member.UUID())
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return nil, fmt.Errorf("read preferences: %w", err)
	}
	answers := answers{focus: preferences.Focus}
	if preferences.Language != nil {
		answers.language = *preferences.Language
	}
	if preferences.Region != nil {
		answers.region = *preferences.Region
	}
	rows, err := s.q.OpenCoachesWithClients(ctx, s.pool)
	if err != nil {
		return nil, fmt.Errorf("list open coaches: %w", err)
	}
	candidates := make([]candidate, 0, len(rows))
	for place, row := range rows {
		if person.CoachID != nil && *person.CoachID == row.Coach.ID {
			continue
		}
		candidates = append(candidates, candidate{coach: coachFrom(row.Coach), clients: row.Clients, place: place})
	}
	return rank(answers, candidates), nil
}

package coaching

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/identity"

	"github.com/jackc/pgx/v5"
)

// Suggestion is a coach with the reasons for which they are suggested to this member, each in words to show.
type Suggestion struct {
	Coach   Coach
	Reasons []string
}

// Suggest names up to copy.Limits.CoachSuggestions open coaches for a member, best first, by what the member told in the
// onboarding; see rank for how. The coach they have already is left out. The member themselves calls it, as their session
// shows them now.
func (s *Service) Suggest(ctx context.Context, member identity.Member) ([]Suggestion, error) {
	preferences, err := s.q.PreferencesOf(ctx, s.pool, member.ID.UUID())
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
	for place := range rows {
		row := &rows[place]
		if member.CoachID != nil && member.CoachID.UUID() == row.Coach.ID {
			continue
		}
		candidates = append(candidates, candidate{coach: &row.Coach, clients: row.Clients, place: place})
	}
	return rank(answers, candidates), nil
}

package coaching

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// Matching holds a member's wishes for a coach. Codes are those of the copy catalogue; empty means no preference.
type Matching struct {
	Language    string
	Focus       []string
	CoachGender string
	// OutsideCommunity requests a coach who shares neither their region of origin, nor their faith, nor HomeCity.
	OutsideCommunity bool
	// HomeCity is stored only with OutsideCommunity.
	HomeCity string
}

// Matching returns the member's wishes for a coach, empty before they answer. The caller must be the member.
func (s *Service) Matching(ctx context.Context, member identity.MemberID) (Matching, error) {
	row, err := s.q.PreferencesOf(ctx, s.pool, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return Matching{}, nil
	}
	if err != nil {
		return Matching{}, fmt.Errorf("read preferences: %w", err)
	}
	return matchingFrom(&row), nil
}

// SaveMatching replaces the wishes. The caller must be the member. Returns *fault.Invalid for wishes that break the
// form's rules, and fault.ErrNotFound if the member is gone.
func (s *Service) SaveMatching(ctx context.Context, member identity.MemberID, wishes Matching) (Matching, error) {
	if err := forms.Matching.Clean(&wishes); err != nil {
		return Matching{}, err
	}
	if !wishes.OutsideCommunity {
		wishes.HomeCity = ""
	}
	row, err := s.q.SaveMatching(ctx, s.pool, store.SaveMatchingParams{
		MemberID: member.UUID(), Language: given(wishes.Language), Focus: wishes.Focus, CoachGender: given(wishes.CoachGender),
		OutsideCommunity: wishes.OutsideCommunity, HomeCity: given(wishes.HomeCity),
	})
	var refused *pgconn.PgError
	if errors.As(err, &refused) && refused.Code == "23503" {
		return Matching{}, fault.ErrNotFound
	}
	if err != nil {
		return Matching{}, fmt.Errorf("save preferences: %w", err)
	}
	return matchingFrom(&row), nil
}

func matchingFrom(row *store.MemberPreference) Matching {
	return Matching{
		Language: textOrEmpty(row.Language), Focus: row.Focus, CoachGender: textOrEmpty(row.CoachGender),
		OutsideCommunity: row.OutsideCommunity, HomeCity: textOrEmpty(row.HomeCity),
	}
}

// textOrEmpty returns the text, or empty for nil.
func textOrEmpty(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

// given returns nil for an omitted answer.
func given(answer string) *string {
	if answer == "" {
		return nil
	}
	return &answer
}

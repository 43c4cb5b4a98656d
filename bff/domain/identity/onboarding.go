package identity

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// Onboarding holds a member's first answers. Religion is optional, and so is everything from Language on. Codes are
// those of the copy catalogue. Age is in whole years; only its range is stored.
type Onboarding struct {
	Region   string
	Religion string
	Age      *float64
	Gender   string
	Language string
	Focus    []string
	// CoachGender is the preferred gender of the coach.
	CoachGender string
	// OutsideCommunity requests a coach from outside the member's community and not from HomeCity, which is stored
	// only then.
	OutsideCommunity bool
	HomeCity         string
}

// Progress reports which first-visit dialogs the member has finished.
type Progress struct {
	HasCompletedOnboarding bool
	HasSeenTour            bool
}

// Onboard stores the answers, replacing earlier ones. The caller must be the member. Returns *fault.Invalid for
// answers that break the form's rules, and fault.ErrNotFound if the member is gone.
func (s *Service) Onboard(ctx context.Context, member MemberID, answers Onboarding) (Progress, error) {
	if err := forms.Onboarding.Clean(&answers); err != nil {
		return Progress{}, err
	}
	ageRange, ok := copy.AgeRangeOf(int(*answers.Age))
	if !ok {
		return Progress{}, fault.Field("age", copy.Validation.AgeTooLow)
	}
	if !answers.OutsideCommunity {
		answers.HomeCity = ""
	}
	err := s.q.SaveOnboarding(ctx, s.pool, store.SaveOnboardingParams{
		MemberID: member.UUID(), Region: given(answers.Region), Religion: given(answers.Religion), Gender: given(answers.Gender),
		AgeRange: given(ageRange), Language: given(answers.Language), Focus: answers.Focus,
		CoachGender: given(answers.CoachGender), OutsideCommunity: answers.OutsideCommunity, HomeCity: given(answers.HomeCity),
	})
	var refused *pgconn.PgError
	if errors.As(err, &refused) && refused.Code == "23503" {
		return Progress{}, fault.ErrNotFound
	}
	if err != nil {
		return Progress{}, fmt.Errorf("save onboarding: %w", err)
	}
	return s.Progress(ctx, member)
}

// SeeTour stores that the member has seen or skipped the tour. The caller must be the member; repeated calls are
// allowed. Returns fault.ErrNotFound if the member is gone.
func (s *Service) SeeTour(ctx context.Context, member MemberID) (Progress, error) {
	err := s.q.SeeTour(ctx, s.pool, member.UUID())
	var refused *pgconn.PgError
	if errors.As(err, &refused) && refused.Code == "23503" {
		return Progress{}, fault.ErrNotFound
	}
	if err != nil {
		return Progress{}, fmt.Errorf("store that the tour was seen: %w", err)
	}
	return s.Progress(ctx, member)
}

// Progress returns which first-visit dialogs the member has finished. The caller must be the member.
func (s *Service) Progress(ctx context.Context, member MemberID) (Progress, error) {
	row, err := s.q.PreferencesOf(ctx, s.pool, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return Progress{}, nil
	}
	if err != nil {
		return Progress{}, fmt.Errorf("read preferences: %w", err)
	}
	return Progress{HasCompletedOnboarding: row.OnboardedAt != nil, HasSeenTour: row.TourSeenAt != nil}, nil
}

// given returns nil for an omitted answer.
func given(answer string) *string {
	if answer == "" {
		return nil
	}
	return &answer
}

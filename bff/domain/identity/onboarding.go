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

// Onboarding is what a member tells about themselves at first. Religion may be left out, and so may everything from
// Language on. The codes are those of the copy catalogue. Age is in whole years; only the range it falls into is stored.
type Onboarding struct {
	Region   string
	Religion string
	Age      *float64
	Gender   string
	Language string
	Focus    []string
	// CoachGender is that of the coach they would like.
	CoachGender string
	// OutsideCommunity asks for a coach from outside their own community, and away from HomeCity, which is kept only then.
	OutsideCommunity bool
	HomeCity         string
}

// Progress says which of the first-visit dialogs are behind the member.
type Progress struct {
	HasCompletedOnboarding bool
	HasSeenTour            bool
}

// Onboard stores the answers, in place of earlier ones. The member themselves calls it. It returns *fault.Invalid for
// answers that break the form's rules, and fault.ErrNotFound when the member is gone.
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

// SeeTour remembers that the member has seen the tour of the app, or did not want to. The member themselves calls it, as
// often as they like. It returns fault.ErrNotFound when the member is gone.
func (s *Service) SeeTour(ctx context.Context, member MemberID) (Progress, error) {
	err := s.q.SeeTour(ctx, s.pool, member.UUID())
	var refused *pgconn.PgError
	if errors.As(err, &refused) && refused.Code == "23503" {
		return Progress{}, fault.ErrNotFound
	}
	if err != nil {
		return Progress{}, fmt.Errorf("remember the tour: %w", err)
	}
	return s.Progress(ctx, member)
}

// Progress tells how far the member has come through the first-visit dialogs. The member themselves calls it.
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

// given is null for an answer that was left out.
func given(answer string) *string {
	if answer == "" {
		return nil
	}
	return &answer
}

// Package onboarding has the operations of the onboarding form and of a new member's progress.
package onboarding

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
)

const tag = "Onboarding"

// operations answers the calls of this package.
type operations struct{ identity *identity.Service }

// Register adds the operations of the onboarding to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *identity.Service) {
	o := operations{identity: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getUserPreferences", Method: http.MethodGet, Path: "/api/user-preferences", Tags: []string{tag},
		Summary: "Get the onboarding status",
		Errors:  []int{401},
	}, o.status)
	realm.SignedIn(api, huma.Operation{
		OperationID: "completeOnboarding", Method: http.MethodPost, Path: "/api/user-onboarding", Tags: []string{tag},
		Summary:     "Save the onboarding answers",
		Description: "Sending it again replaces the answers.",
		Errors:      []int{400, 401, 413, 415},
	}, o.complete)
	realm.SignedIn(api, huma.Operation{
		OperationID: "completeTour", Method: http.MethodPost, Path: "/api/user-preferences/tour-completed", Tags: []string{tag},
		Summary:     "Mark the tour as completed",
		Description: "After the member has seen or skipped it; it is not offered again. A repeat changes nothing.",
		Errors:      []int{401},
	}, o.tour)
}

type completeInput struct{ Body OnboardingRequest }

type statusOutput struct{ Body OnboardingStatus }

func (o operations) status(ctx context.Context, me identity.Member, _ *struct{}) (*statusOutput, error) {
	progress, err := o.identity.Progress(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &statusOutput{Body: statusOf(progress)}, nil
}

func (o operations) complete(ctx context.Context, me identity.Member, in *completeInput) (*statusOutput, error) {
	progress, err := o.identity.Onboard(ctx, me.ID, identity.Onboarding{
		Region: in.Body.Region, Religion: in.Body.Religion, Age: in.Body.Age, Gender: in.Body.Gender,
		Language: in.Body.Language, Focus: in.Body.Focus,
		CoachGender: in.Body.CoachGender, OutsideCommunity: in.Body.OutsideCommunity, HomeCity: in.Body.HomeCity,
	})
	if err != nil {
		return nil, err
	}
	return &statusOutput{Body: statusOf(progress)}, nil
}

func (o operations) tour(ctx context.Context, me identity.Member, _ *struct{}) (*statusOutput, error) {
	progress, err := o.identity.SeeTour(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &statusOutput{Body: statusOf(progress)}, nil
}

func statusOf(p identity.Progress) OnboardingStatus {
	return OnboardingStatus{HasCompletedOnboarding: p.HasCompletedOnboarding, HasSeenTour: p.HasSeenTour}
}

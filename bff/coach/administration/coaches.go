package administration

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/coachadmin"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
)

const (
	coachesTag = "Coaches"
	coaches    = base + "/coaches"
	aCoach     = coaches + "/{id}"
)

func registerCoaches(api *realm.API[identity.Coach], o operations) {
	administer(api, huma.Operation{
		OperationID: "listCoaches", Method: http.MethodGet, Path: coaches, Tags: []string{coachesTag},
		Summary:     "Everybody who coaches, is to, or did, by name",
		Description: "With how many there are of each standing. Thirty a page.",
		Errors:      []int{400, 401, 403},
	}, o.coaches)
	administer(api, huma.Operation{
		OperationID: "inviteCoach", Method: http.MethodPost, Path: coaches, Tags: []string{coachesTag},
		Summary:       "Invite somebody to coach",
		Description:   "They get a letter with a way to choose a password. 409 when the address has an account.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 403, 409, 413, 415, 429},
	}, o.inviteCoach, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "getAdministeredCoach", Method: http.MethodGet, Path: aCoach, Tags: []string{coachesTag},
		Summary: "One of them, with everything to decide by",
		Errors:  []int{401, 403, 404},
	}, o.coach)
	administer(api, huma.Operation{
		OperationID: "inviteCoachAgain", Method: http.MethodPost, Path: aCoach + "/invitation", Tags: []string{coachesTag},
		Summary:       "Send the invitation again",
		Description:   "Earlier letters open nothing any more. 409 when they have chosen a password.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.inviteCoachAgain, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "setVerification", Method: http.MethodPut, Path: aCoach + "/verification", Tags: []string{coachesTag},
		Summary:     "Say that somebody's training was looked at: that it is enough, or why it is not",
		Description: "The coach is told. 409 when it says so already, for oneself, and for turning down a coach whom members can choose.",
		Errors:      []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.setVerification, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "activateCoach", Method: http.MethodPost, Path: aCoach + "/activate", Tags: []string{coachesTag},
		Summary:       "Let somebody coach",
		Description:   "Members can choose them once they are verified as well. Clients who wait are told that they are back.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.activateCoach, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "deactivateCoach", Method: http.MethodPost, Path: aCoach + "/deactivate", Tags: []string{coachesTag},
		Summary: "End somebody's coaching, for now or for good",
		Description: "Sessions to come are cancelled; both sides are told. Clients keep the coach and wait, or have none any more and choose another. " +
			"Somebody inactive whose clients wait can be deactivated again to release them.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.deactivateCoach, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "resetCoachSecondFactor", Method: http.MethodPost, Path: aCoach + "/second-factor/reset", Tags: []string{coachesTag},
		Summary:       "Take a lost second factor away",
		Description:   "The coach is told. 409 when there is none, and for oneself.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.resetSecondFactor, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "decideCredentialChange", Method: http.MethodPost, Path: base + "/credential-changes/{id}/decision", Tags: []string{coachesTag},
		Summary:       "Decide a change of credentials",
		Description:   "The coach is told. 409 when it is decided or was withdrawn.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.decideCredentialChange, realm.Limit(writeLimit))
}

type coachesInput struct {
	Standing string `query:"standing" enum:"invited,pending,active,inactive,administrator,waiting" doc:"Without it, all. Waiting: who waits for a decision, about a change of credentials, or about their training, after taking the invitation."`
	Q        string `query:"q" doc:"A part of a name or an address, up to 100 characters."`
	After    string `query:"after" doc:"The next of the page before."`
	Limit    int    `query:"limit" minimum:"1" maximum:"30" doc:"At most so many; without it, thirty."`
}

type coachInput struct {
	ID string `path:"id" format:"uuid"`
}

type inviteInput struct{ Body InviteCoachRequest }

type verificationInput struct {
	ID   string `path:"id" format:"uuid"`
	Body VerificationRequest
}

type deactivateInput struct {
	ID   string `path:"id" format:"uuid"`
	Body DeactivateRequest
}

type credentialDecisionInput struct {
	ID   string `path:"id" format:"uuid"`
	Body CredentialDecisionRequest
}

type coachesOutput struct{ Body AdministeredCoachList }

type coachOutput struct{ Body AdministeredCoach }

func (o operations) coaches(ctx context.Context, me identity.AdministratorID, in *coachesInput) (*coachesOutput, error) {
	filter := coachadmin.Filter{Standing: in.Standing, Words: in.Q, Limit: in.Limit}
	if in.After != "" {
		id, err := uuid.Parse(in.After)
		if err != nil {
			return nil, fault.Field("after", copy.CoachAdministration.NotAPlace)
		}
		after := identity.CoachID(id)
		filter.After = &after
	}
	page, err := o.roster.List(ctx, me, filter)
	if err != nil {
		return nil, err
	}
	return &coachesOutput{Body: coachListOf(page)}, nil
}

func (o operations) inviteCoach(ctx context.Context, me identity.AdministratorID, in *inviteInput) (*coachOutput, error) {
	return shownCoach(o.roster.Invite(ctx, me, in.Body.Name, in.Body.Email))
}

func (o operations) coach(ctx context.Context, me identity.AdministratorID, in *coachInput) (*coachOutput, error) {
	return about(ctx, me, in.ID, o.roster.Coach)
}

func (o operations) inviteCoachAgain(ctx context.Context, me identity.AdministratorID, in *coachInput) (*coachOutput, error) {
	return about(ctx, me, in.ID, o.roster.InviteAgain)
}

func (o operations) setVerification(ctx context.Context, me identity.AdministratorID, in *verificationInput) (*coachOutput, error) {
	return about(ctx, me, in.ID, func(ctx context.Context, me identity.AdministratorID, id uuid.UUID) (coachadmin.Coach, error) {
		switch in.Body.Status {
		case "verified":
			return o.roster.Verify(ctx, me, id)
		case "rejected":
			return o.roster.Reject(ctx, me, id, in.Body.Reason)
		}
		return coachadmin.Coach{}, fault.Field("status", copy.CoachAdministration.ChooseVerification)
	})
}

func (o operations) activateCoach(ctx context.Context, me identity.AdministratorID, in *coachInput) (*coachOutput, error) {
	return about(ctx, me, in.ID, o.roster.Activate)
}

func (o operations) deactivateCoach(ctx context.Context, me identity.AdministratorID, in *deactivateInput) (*coachOutput, error) {
	return about(ctx, me, in.ID, func(ctx context.Context, me identity.AdministratorID, id uuid.UUID) (coachadmin.Coach, error) {
		return o.roster.Deactivate(ctx, me, id, in.Body.Clients, in.Body.Reason)
	})
}

func (o operations) resetSecondFactor(ctx context.Context, me identity.AdministratorID, in *coachInput) (*coachOutput, error) {
	return about(ctx, me, in.ID, o.roster.ResetSecondFactor)
}

func (o operations) decideCredentialChange(ctx context.Context, me identity.AdministratorID, in *credentialDecisionInput) (*coachOutput, error) {
	id, err := uuid.Parse(in.ID)
	if err != nil {
		return nil, &fault.NotFound{Message: copy.Portfolio.ChangeNotFound}
	}
	return shownCoach(o.roster.DecideCredentials(ctx, me, id, in.Body.Approve, in.Body.Reason))
}

// about runs an action on one coach. An ill-formed id counts as unknown.
func about(
	ctx context.Context, me identity.AdministratorID, text string,
	do func(context.Context, identity.AdministratorID, uuid.UUID) (coachadmin.Coach, error),
) (*coachOutput, error) {
	id, err := uuid.Parse(text)
	if err != nil {
		return nil, &fault.NotFound{Message: copy.CoachAdministration.NotFound}
	}
	return shownCoach(do(ctx, me, id))
}

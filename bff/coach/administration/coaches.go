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
		Summary:     "List all coaches",
		Description: "All accounts of the coach portal by name, with the number of accounts per status. At most 30 per page.",
		Errors:      []int{400, 401, 403},
	}, o.coaches)
	administer(api, huma.Operation{
		OperationID: "inviteCoach", Method: http.MethodPost, Path: coaches, Tags: []string{coachesTag},
		Summary:       "Invite a new coach",
		Description:   "Creates the account and emails a link to choose a password. 409 if the address has an account.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 403, 409, 413, 415, 429},
	}, o.inviteCoach, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "getAdministeredCoach", Method: http.MethodGet, Path: aCoach, Tags: []string{coachesTag},
		Summary: "Get a coach for administration",
		Errors:  []int{401, 403, 404},
	}, o.coach)
	administer(api, huma.Operation{
		OperationID: "inviteCoachAgain", Method: http.MethodPost, Path: aCoach + "/invitation", Tags: []string{coachesTag},
		Summary:       "Resend a coach's invitation",
		Description:   "Links in earlier emails stop working. 409 if no invitation is pending, because the coach has chosen a password.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.inviteCoachAgain, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "setVerification", Method: http.MethodPut, Path: aCoach + "/verification", Tags: []string{coachesTag},
		Summary:     "Verify or reject a coach's training",
		Description: "The coach is notified. 409 if the coach already has this status, for the administrator's own account, for an account that does not coach, and for rejecting a coach whom members can choose.",
		Errors:      []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.setVerification, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "activateCoach", Method: http.MethodPost, Path: aCoach + "/activate", Tags: []string{coachesTag},
		Summary:       "Activate a coach",
		Description:   "Members can choose the coach once the coach is also verified. Waiting clients are notified. 409 if the coach is active or has not accepted the invitation, for the administrator's own account, and for an account that does not coach.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.activateCoach, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "deactivateCoach", Method: http.MethodPost, Path: aCoach + "/deactivate", Tags: []string{coachesTag},
		Summary: "Deactivate a coach",
		Description: "Planned sessions are cancelled, and both sides are notified. Clients keep the coach and wait, or are released to choose another one. " +
			"An inactive coach whose clients wait can be deactivated again to release them. 409 if nothing would change, and for the administrator's own account.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.deactivateCoach, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "resetCoachSecondFactor", Method: http.MethodPost, Path: aCoach + "/second-factor/reset", Tags: []string{coachesTag},
		Summary:       "Reset a coach's second factor",
		Description:   "Removes a lost second factor and notifies the coach. 409 if there is none, and for the administrator's own account.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.resetSecondFactor, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "decideCredentialChange", Method: http.MethodPost, Path: base + "/credential-changes/{id}/decision", Tags: []string{coachesTag},
		Summary:       "Decide on a credential change",
		Description:   "Publishes or rejects the change and notifies the coach. 409 if it is already decided or withdrawn, and for the administrator's own account.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.decideCredentialChange, realm.Limit(writeLimit))
}

type coachesInput struct {
	Standing string `query:"standing" enum:"invited,pending,active,inactive,administrator,waiting" doc:"All if missing. waiting: coaches who wait for a decision about a change of credentials or, after accepting the invitation, about their training."`
	Q        string `query:"q" doc:"Part of a name or email address, up to 100 characters."`
	After    string `query:"after" doc:"Cursor: next of the previous page."`
	Limit    int    `query:"limit" minimum:"1" maximum:"30" doc:"Maximum number of results; the default is 30."`
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

// about runs an action on one coach. A malformed id counts as unknown.
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

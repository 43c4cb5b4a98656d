// Package administration has the operations of administrators in the coach portal: moderation, visitors' submissions,
// payment events, jobs, figures and the audit log. A coach without the role gets 403 before the request is read.
package administration

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/alerts"
	"aangan/bff/domain/audit"
	"aangan/bff/domain/coachadmin"
	"aangan/bff/domain/community"
	"aangan/bff/domain/companion"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/oncall"
	"aangan/bff/domain/ops"
	"aangan/bff/domain/visitors"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const (
	moderationTag = "Moderation"
	auditTag      = "Audit log"
	base          = "/api/coach/admin"
	cases         = base + "/moderation"
	aCase         = cases + "/{id}"
)

// writeLimit is far above a person's use, also where many share an address.
var writeLimit = ratelimit.Rule{Burst: 240, Per: time.Minute}

// Deps holds the services of the operations.
type Deps struct {
	Community  *community.Service
	Audit      *audit.Service
	Payments   *membership.Service
	Visitors   *visitors.Service
	Ops        *ops.Service
	CoachAdmin *coachadmin.Service
	Alerts     *alerts.Service
	Companions *companion.Service
	OnCall     *oncall.Service
}

// operations answers the calls of this package.
type operations struct {
	community *community.Service
	audit     *audit.Service
	payments  *membership.Service
	outreach  *visitors.Service
	upkeep    *ops.Service
	roster    *coachadmin.Service
	alerts    *alerts.Service

	companions *companion.Service
	onCall     *oncall.Service
}

// Register adds the operations of the administration to the API, all for administrators only.
func Register(api *realm.API[identity.Coach], d Deps) {
	o := operations{community: d.Community, audit: d.Audit, payments: d.Payments, outreach: d.Visitors, upkeep: d.Ops, roster: d.CoachAdmin, alerts: d.Alerts, companions: d.Companions, onCall: d.OnCall}
	registerGlance(api, o)
	registerCrises(api, o)
	registerReferrals(api, o)
	registerRota(api, o)
	registerCoaches(api, o)
	registerPayments(api, o)
	registerInbox(api, o)
	registerNumbers(api, o)
	registerHealth(api, o)
	administer(api, huma.Operation{
		OperationID: "listCases", Method: http.MethodGet, Path: cases, Tags: []string{moderationTag},
		Summary:     "List moderation cases",
		Description: "Open cases: crisis first, then appeals, flags and links; oldest first among equals. Decided cases: newest first. At most 20 per page.",
		Errors:      []int{400, 401, 403, 404},
	}, o.list)
	administer(api, huma.Operation{
		OperationID: "getCase", Method: http.MethodGet, Path: aCase, Tags: []string{moderationTag},
		Summary: "Get a case with its text",
		Errors:  []int{401, 403, 404},
	}, o.get)
	administer(api, huma.Operation{
		OperationID: "claimCase", Method: http.MethodPost, Path: aCase + "/claim", Tags: []string{moderationTag},
		Summary:     "Claim a moderation case",
		Description: "Reserves the case for 30 minutes, so that no other administrator decides it; a repeat extends the time. 409 if another administrator has claimed the case, or if it is decided.",
		// The created object has no URL.
		DefaultStatus: http.StatusOK,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.claim, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "releaseCase", Method: http.MethodDelete, Path: aCase + "/claim", Tags: []string{moderationTag},
		Summary:       "Release a claimed case",
		Description:   "Succeeds if the claim has already ended. 409 if another administrator has claimed the case.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.release, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "decideCase", Method: http.MethodPost, Path: aCase + "/decision", Tags: []string{moderationTag},
		Summary:       "Decide a claimed case",
		Description:   "The author and the members with flags are notified without learning about each other. 409 if the administrator's claim has ended, if the case is decided, or if it has changed since it was read.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.decide, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "listAudit", Method: http.MethodGet, Path: base + "/audit", Tags: []string{auditTag},
		Summary:     "List the audit log",
		Description: "Newest first, at most 50 entries per page.",
		Errors:      []int{400, 401, 403},
	}, o.log)
}

// administer registers an operation for administrators: other signed-in coaches get 403.
func administer[I, O any](
	api *realm.API[identity.Coach], op huma.Operation,
	handler func(ctx context.Context, me identity.AdministratorID, in *I) (*O, error), opts ...realm.Option,
) {
	only := realm.Authorize(identity.Coach.AdministratorRefusal)
	realm.SignedIn(api, op, func(ctx context.Context, me identity.Coach, in *I) (*O, error) {
		id, holds := me.Administrator()
		if !holds {
			return nil, me.AdministratorRefusal()
		}
		return handler(ctx, id, in)
	}, append(opts, only)...)
}

type listInput struct {
	State string `query:"state" enum:"open,decided" doc:"The default is open."`
	After string `query:"after" doc:"Cursor: next of the previous page."`
	Limit int    `query:"limit" minimum:"1" maximum:"20" doc:"Maximum number of results; the default is 20."`
}

type caseInput struct {
	ID string `path:"id" format:"uuid"`
}

type decideInput struct {
	ID   string `path:"id" format:"uuid"`
	Body DecideRequest
}

type logInput struct {
	Before string `query:"before" doc:"Cursor: earlier of the previous page."`
	Limit  int    `query:"limit" minimum:"1" maximum:"50" doc:"Maximum number of results; the default is 50."`
}

type listOutput struct{ Body CaseList }

type caseOutput struct{ Body CaseDetail }

type logOutput struct{ Body AuditList }

func (o operations) list(ctx context.Context, me identity.AdministratorID, in *listInput) (*listOutput, error) {
	var after *uuid.UUID
	if in.After != "" {
		id, err := uuid.Parse(in.After)
		if err != nil {
			return nil, fault.Field("after", copy.Moderation.NotACase)
		}
		after = &id
	}
	page, err := o.community.Cases(ctx, me, in.State == "decided", after, in.Limit)
	if err != nil {
		return nil, err
	}
	body := CaseList{Cases: make([]CaseSummary, len(page.Cases)), Open: page.Open}
	for i, found := range page.Cases {
		body.Cases[i] = summaryOf(found)
	}
	if page.Next != nil {
		next := page.Next.String()
		body.Next = &next
	}
	return &listOutput{Body: body}, nil
}

func (o operations) get(ctx context.Context, me identity.AdministratorID, in *caseInput) (*caseOutput, error) {
	id, err := caseID(in.ID)
	if err != nil {
		return nil, err
	}
	return shown(o.community.Case(ctx, me, id))
}

func (o operations) claim(ctx context.Context, me identity.AdministratorID, in *caseInput) (*caseOutput, error) {
	id, err := caseID(in.ID)
	if err != nil {
		return nil, err
	}
	return shown(o.community.Claim(ctx, me, id))
}

func (o operations) release(ctx context.Context, me identity.AdministratorID, in *caseInput) (*struct{}, error) {
	id, err := caseID(in.ID)
	if err != nil {
		return nil, err
	}
	return nil, o.community.Release(ctx, me, id)
}

func (o operations) decide(ctx context.Context, me identity.AdministratorID, in *decideInput) (*caseOutput, error) {
	id, err := caseID(in.ID)
	if err != nil {
		return nil, err
	}
	return shown(o.community.Decide(ctx, me, id, community.Decision(in.Body)))
}

func (o operations) log(ctx context.Context, me identity.AdministratorID, in *logInput) (*logOutput, error) {
	var before int64
	if in.Before != "" {
		var err error
		if before, err = strconv.ParseInt(in.Before, 10, 64); err != nil || before < 1 {
			return nil, fault.Field("before", copy.Moderation.NotAnEntry)
		}
	}
	page, err := o.audit.List(ctx, me, before, in.Limit)
	if err != nil {
		return nil, err
	}
	body := AuditList{Entries: make([]AuditEntry, len(page.Entries))}
	for i, entry := range page.Entries {
		body.Entries[i] = AuditEntry{
			ID: strconv.FormatInt(entry.ID, 10), Actor: entry.Actor, Action: entry.Action, SubjectKind: entry.SubjectKind,
			SubjectID: entry.SubjectID, Detail: entry.Detail, CreatedAt: entry.CreatedAt.UTC(),
		}
	}
	if page.Earlier > 0 {
		earlier := strconv.FormatInt(page.Earlier, 10)
		body.Earlier = &earlier
	}
	return &logOutput{Body: body}, nil
}

// caseID parses the id of a case. A malformed one counts as unknown.
func caseID(text string) (uuid.UUID, error) {
	id, err := uuid.Parse(text)
	if err != nil {
		return id, &fault.NotFound{Message: copy.Moderation.CaseNotFound}
	}
	return id, nil
}

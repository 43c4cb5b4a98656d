// Package oncall has the operations of the people on call: what waits for them, the rota, and a crisis that they have
// opened with a reason. Administrators are always on call.
package oncall

import (
	"context"
	"math"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/casework"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/oncall"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const (
	tag     = "On call"
	base    = "/api/coach/on-call"
	aCrisis = base + "/crises/{id}"
)

// writeLimit is far above a person's use, also where many share an address.
var writeLimit = ratelimit.Rule{Burst: 120, Per: time.Minute}

// operations answers the calls of this package.
type operations struct {
	onCall    *oncall.Service
	messaging *messaging.Service
	casework  *casework.Service
}

// Register adds the operations of the people on call to the API. A crisis is found only by someone on call, and read,
// answered and closed only by someone who has opened it, until it is closed.
func Register(api *realm.API[identity.Coach], service *oncall.Service, chat *messaging.Service, notes *casework.Service) {
	o := operations{onCall: service, messaging: chat, casework: notes}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getOnCallStatus", Method: http.MethodGet, Path: base + "/status", Tags: []string{tag},
		Summary:     "Get the coach's on-call status",
		Description: "For every signed-in coach. An event on_call says when to refetch it.",
		Errors:      []int{401},
	}, o.status)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getOnCall", Method: http.MethodGet, Path: base, Tags: []string{tag},
		Summary:     "List the crises that wait for the people on call",
		Description: "Names neither members nor their words. 403 for coaches who are not on the rota.",
		Errors:      []int{401, 403},
	}, o.page)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getRota", Method: http.MethodGet, Path: base + "/rota", Tags: []string{tag},
		Summary:     "Get the on-call rota",
		Description: "For everyone on it, and administrators.",
		Errors:      []int{401, 403},
	}, o.rota)
	realm.SignedIn(api, huma.Operation{
		OperationID: "openCrisis", Method: http.MethodPost, Path: aCrisis + "/open", Tags: []string{tag},
		Summary:       "Open a crisis with a reason",
		Description:   "Recorded in the audit log, and the member is told that someone from the team opened the conversation. A repeat changes nothing. 404 for anyone who is not on call, and once the crisis is closed.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.open, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "getCrisis", Method: http.MethodGet, Path: aCrisis, Tags: []string{tag},
		Summary:     "Get an opened crisis with its conversation",
		Description: "404 unless the caller has opened it, and once it is closed. The first request after ten minutes without one is recorded in the audit log.",
		Errors:      []int{401, 404},
	}, o.get)
	realm.SignedIn(api, huma.Operation{
		OperationID: "sendTeamMessage", Method: http.MethodPost, Path: aCrisis + "/messages", Tags: []string{tag},
		Summary:       "Send the member a message from the team",
		Description:   "Recorded in the audit log. 404 unless the caller has opened the crisis, and once it is closed.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 409, 413, 415, 429},
	}, o.send, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "closeCrisis", Method: http.MethodPost, Path: aCrisis + "/close", Tags: []string{tag},
		Summary:       "Close an opened crisis with an outcome",
		Description:   "Closes all flags up to the given number; later ones still wait. Without a number, all. Access to the conversation ends with the last. 400 for an outcome other than called and wrote without a note; 404 unless the caller has opened it.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.close, realm.Limit(writeLimit))
}

type crisisInput struct {
	ID string `path:"id" format:"uuid"`
}

type openInput struct {
	ID   string `path:"id" format:"uuid"`
	Body OpenCrisisRequest
}

type sendInput struct {
	ID   string `path:"id" format:"uuid"`
	Body SendTeamMessageRequest
}

type closeInput struct {
	ID   string `path:"id" format:"uuid"`
	Body CloseOpenedCrisisRequest
}

type statusOutput struct{ Body OnCallStatus }

type pageOutput struct{ Body OnCallPage }

type rotaOutput struct{ Body Rota }

type crisisOutput struct{ Body OpenedCrisis }

func (o operations) status(ctx context.Context, me identity.Coach, _ *struct{}) (*statusOutput, error) {
	status, err := o.onCall.Status(ctx, me)
	if err != nil {
		return nil, err
	}
	return &statusOutput{Body: OnCallStatus(status)}, nil
}

func (o operations) page(ctx context.Context, me identity.Coach, _ *struct{}) (*pageOutput, error) {
	page, err := o.onCall.List(ctx, me)
	if err != nil {
		return nil, err
	}
	return &pageOutput{Body: pageOf(page)}, nil
}

func (o operations) rota(ctx context.Context, me identity.Coach, _ *struct{}) (*rotaOutput, error) {
	rota, err := o.onCall.Rota(ctx, me)
	if err != nil {
		return nil, err
	}
	return &rotaOutput{Body: rotaOf(rota, me)}, nil
}

func (o operations) open(ctx context.Context, me identity.Coach, in *openInput) (*struct{}, error) {
	id, err := crisisID(in.ID)
	if err != nil {
		return nil, err
	}
	return nil, o.onCall.Open(ctx, me, id, oncall.Reason(in.Body))
}

func (o operations) get(ctx context.Context, me identity.Coach, in *crisisInput) (*crisisOutput, error) {
	id, err := crisisID(in.ID)
	if err != nil {
		return nil, err
	}
	found, err := o.onCall.Case(ctx, me, id)
	if err != nil {
		return nil, err
	}
	// Only now: the case is found by someone who has opened it.
	handovers, err := o.casework.TeamHandovers(ctx, found.MemberID, found.Written)
	if err != nil {
		return nil, err
	}
	return &crisisOutput{Body: crisisOf(found, handovers)}, nil
}

func (o operations) send(ctx context.Context, me identity.Coach, in *sendInput) (*struct{}, error) {
	id, err := crisisID(in.ID)
	if err != nil {
		return nil, err
	}
	draft := messaging.Draft{Text: in.Body.Text}
	if in.Body.ID != "" {
		if draft.ID, err = uuid.Parse(in.Body.ID); err != nil || draft.ID == uuid.Nil {
			return nil, fault.Field("id", copy.Validation.MessageID)
		}
	}
	_, _, err = o.messaging.SendAsTeam(ctx, me, id, draft)
	return nil, err
}

func (o operations) close(ctx context.Context, me identity.Coach, in *closeInput) (*struct{}, error) {
	id, err := crisisID(in.ID)
	if err != nil {
		return nil, err
	}
	through := int64(math.MaxInt64)
	if in.Body.Through != nil {
		through = *in.Body.Through
	}
	return nil, o.messaging.CloseCrisisOnCall(ctx, me, id, through, messaging.CrisisClosing{Outcome: in.Body.Outcome, Note: in.Body.Note})
}

// crisisID parses the id of a crisis. A malformed one counts as unknown.
func crisisID(text string) (uuid.UUID, error) {
	id, err := uuid.Parse(text)
	if err != nil {
		return id, &fault.NotFound{Message: copy.OnCallAnswers.Closed}
	}
	return id, nil
}

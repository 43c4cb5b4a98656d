package administration

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
)

// InboxOpen holds the number of open entries in each of the inbox's lists.
type InboxOpen struct {
	Messages     int64 `json:"messages"`
	Applications int64 `json:"applications"`
	Signups      int64 `json:"signups"`
}

// Glance holds the numbers of everything that needs an administrator's decision.
type Glance struct {
	Cases        int64     `json:"cases" doc:"Open cases of the community."`
	SetAside     int64     `json:"setAside" doc:"Payment events that could not be applied."`
	Coaches      int64     `json:"coaches" doc:"Coaches who wait for a decision; same as waiting in listCoaches."`
	Inbox        InboxOpen `json:"inbox"`
	FailedJobs   int64     `json:"failedJobs" doc:"Discarded emails and tasks."`
	WorkersAlive bool      `json:"workersAlive" doc:"True if background workers are running now."`
}

type glanceOutput struct{ Body Glance }

func registerGlance(api *realm.API[identity.Coach], o operations) {
	administer(api, huma.Operation{
		OperationID: "getAdministrationGlance", Method: http.MethodGet, Path: base + "/glance", Tags: []string{"Administration"},
		Summary: "Count the open administrative work",
		Errors:  []int{401, 403},
	}, o.glance)
}

func (o operations) glance(ctx context.Context, me identity.AdministratorID, _ *struct{}) (*glanceOutput, error) {
	waiting, err := o.upkeep.Waiting(ctx, me)
	if err != nil {
		return nil, err
	}
	coaches, err := o.roster.Waiting(ctx, me)
	if err != nil {
		return nil, err
	}
	open, err := o.outreach.OpenInbox(ctx)
	if err != nil {
		return nil, err
	}
	return &glanceOutput{Body: Glance{
		Cases: waiting.Cases, SetAside: waiting.SetAside, Coaches: coaches, Inbox: InboxOpen(open),
		FailedJobs: waiting.FailedJobs, WorkersAlive: waiting.WorkersAlive,
	}}, nil
}

// Package clients has the operations of a coach's members: the dashboard, the list, and each client's page.
package clients

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/coach/sessions"
	"aangan/bff/domain/coaching"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/replytime"
	"aangan/bff/domain/scheduling"
	"aangan/bff/internal/realm"
)

const (
	tag  = "Clients"
	base = "/api/coach/clients"
)

// operations answers the calls of this package.
type operations struct {
	coaching   *coaching.Service
	promise    *replytime.Service
	scheduling *scheduling.Service
}

// Register adds the operations about clients to the API, for the signed-in coach.
func Register(api *realm.API[identity.Coach], service *coaching.Service, replies *replytime.Service, meeting *scheduling.Service) {
	o := operations{coaching: service, promise: replies, scheduling: meeting}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getDashboard", Method: http.MethodGet, Path: "/api/coach/dashboard", Tags: []string{tag},
		Summary: "What the coach sees first",
		Description: "The first page of clients in the order of attention, who has waited longest, the day's sessions, and how it is with all of them. " +
			"While the coach is not active and verified the lists are empty and the counts 0.",
		Errors: []int{401},
	}, o.dashboard)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listClients", Method: http.MethodGet, Path: base, Tags: []string{tag},
		Summary: "The members whom this coach coaches",
		Description: "Without a limit all of them. With one, the header X-Next-After says where to go on; it is missing when nothing follows. It is a place in the order, not a client: " +
			"who moves over it meanwhile is listed twice, or not at all. Empty while the coach is not active and verified.",
		Errors: []int{400, 401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getClient", Method: http.MethodGet, Path: base + "/{clientId}", Tags: []string{tag},
		Summary: "One client, with what they chose to share and the sessions with them",
		Errors:  []int{401, 404},
	}, o.client)
}

type dashboardOutput struct{ Body Dashboard }

type listInput struct {
	Query      string `query:"q" maxLength:"400" doc:"Parts of words of the name or the address, in any script; all of them have to fit. At most 100 characters."`
	Sort       string `query:"sort" enum:"attention,waiting,latest,name,joined" doc:"attention (when missing): urgent ones first, the strongest and then the oldest; then who waits for an answer, the longest first; then those with something unread, and the others, by the newest message. waiting: the longest first. joined: the newest clients first."`
	State      string `query:"state" enum:"all,urgent,unread,waiting" doc:"Only those clients; all when missing."`
	Engagement string `query:"engagement" enum:"high,medium,low" doc:"Only clients of that level."`
	Limit      int    `query:"limit" minimum:"1" maximum:"100" doc:"At most so many; without it, all that follow."`
	After      string `query:"after" maxLength:"1500" doc:"The X-Next-After of the page before, of the same order."`
}

type listOutput struct {
	Next string `header:"X-Next-After" doc:"Where to go on; missing when nothing follows."`
	Body []Client
}

type clientInput struct {
	ClientID string `path:"clientId" format:"uuid"`
}

type clientOutput struct{ Body ClientDetail }

func (o operations) list(ctx context.Context, me identity.Coach, in *listInput) (*listOutput, error) {
	filter := coaching.ClientFilter{
		Query: in.Query, Sort: coaching.ClientSort(in.Sort), Engagement: coaching.Engagement(in.Engagement), After: in.After, Limit: in.Limit,
	}
	if in.State != "all" {
		filter.State = coaching.ClientState(in.State)
	}
	page, err := o.coaching.ClientPage(ctx, me.ID, filter)
	if err != nil {
		return nil, err
	}
	answers, err := o.answerBy(ctx, me.ID, page.Clients)
	if err != nil {
		return nil, err
	}
	return &listOutput{Next: page.Next, Body: clientsOf(page.Clients, answers)}, nil
}

func (o operations) client(ctx context.Context, me identity.Coach, in *clientInput) (*clientOutput, error) {
	id, err := identity.ParseMemberID(in.ClientID)
	if err != nil {
		return nil, fault.ErrNotFound
	}
	found, err := o.coaching.Client(ctx, me.ID, id)
	if err != nil {
		return nil, err
	}
	answers, err := o.answerBy(ctx, me.ID, []coaching.Client{found})
	if err != nil {
		return nil, err
	}
	shared, err := o.coaching.SharedBy(ctx, me.ID, id)
	if err != nil {
		return nil, err
	}
	met, err := o.scheduling.SessionsWithClient(ctx, me.ID, id)
	if err != nil {
		return nil, err
	}
	now := time.Now()
	return &clientOutput{Body: ClientDetail{
		Client: clientOf(found, answers), ClientSince: found.Since.UTC(), Shared: sharedOf(shared),
		Upcoming: sessions.ForCoach(met.Upcoming, now), Past: PastSessions{Count: met.Held, Items: sessions.ForCoach(met.Past, now)},
	}}, nil
}

// answerBy returns the times by which waiting clients were promised a reply.
func (o operations) answerBy(ctx context.Context, coach identity.CoachID, found []coaching.Client) (map[identity.MemberID]*time.Time, error) {
	var waiting []identity.MemberID
	var since []time.Time
	for _, client := range found {
		if client.WaitingSince != nil {
			waiting, since = append(waiting, client.ID), append(since, *client.WaitingSince)
		}
	}
	replies, err := o.promise.Replies(ctx, coach, since)
	if err != nil {
		return nil, err
	}
	by := make(map[identity.MemberID]*time.Time, len(waiting))
	for i, client := range waiting {
		by[client] = inUTC(&replies[i].Due)
	}
	return by, nil
}

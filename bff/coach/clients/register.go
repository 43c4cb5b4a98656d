// Package clients has the operations of a coach's members: the dashboard, the list, and each client's page.
package clients

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/coach/sessions"
	"aangan/bff/domain/checkins"
	"aangan/bff/domain/coaching"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/replytime"
	"aangan/bff/domain/safetynotes"
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
	notes      *safetynotes.Service
	checkIns   *checkins.Service
}

// Register adds the operations about clients to the API, for the signed-in coach.
func Register(api *realm.API[identity.Coach], service *coaching.Service, replies *replytime.Service, meeting *scheduling.Service, notes *safetynotes.Service, checkIns *checkins.Service) {
	o := operations{coaching: service, promise: replies, scheduling: meeting, notes: notes, checkIns: checkIns}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getDashboard", Method: http.MethodGet, Path: "/api/coach/dashboard", Tags: []string{tag},
		Summary: "Get the coach's dashboard",
		Description: "The first page of clients in the order attention, the clients who have waited longest, today's sessions, and totals over all clients. " +
			"While the coach is not active and verified, the lists are empty and the counts 0.",
		Errors: []int{401},
	}, o.dashboard)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listClients", Method: http.MethodGet, Path: base, Tags: []string{tag},
		Summary: "List the coach's clients",
		Description: "All clients, or a page of them with a limit: pass the header X-Next-After as after for the next page; it is missing on the last page. It is a position in the order, not a client: " +
			"a client who moves across it between two requests is listed twice or not at all. Empty while the coach is not active and verified.",
		Errors: []int{400, 401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getClient", Method: http.MethodGet, Path: base + "/{clientId}", Tags: []string{tag},
		Summary:     "Get one client",
		Description: "With the answers and safety notes that the client shares, and the next and last sessions.",
		Errors:      []int{401, 404},
	}, o.client)
}

type dashboardOutput struct{ Body Dashboard }

type listInput struct {
	Query      string `query:"q" maxLength:"400" doc:"Parts of words of the name or email address, in any script; all must match. At most 100 characters."`
	Sort       string `query:"sort" enum:"attention,waiting,latest,name,joined" doc:"attention (the default): urgent clients first, strongest and then oldest; then those who wait for a reply, longest first; then those with unread messages, and then all others, the last two by newest message. waiting: longest wait first. latest: newest message first. joined: newest clients first."`
	State      string `query:"state" enum:"all,urgent,unread,waiting" doc:"Only clients in this state; all if missing."`
	Engagement string `query:"engagement" enum:"high,medium,low" doc:"Only clients with this engagement level."`
	Limit      int    `query:"limit" minimum:"1" maximum:"100" doc:"Maximum number of clients; all that follow if missing."`
	After      string `query:"after" maxLength:"1500" doc:"Cursor: X-Next-After of the previous page, in the same order."`
}

type listOutput struct {
	Next string `header:"X-Next-After" doc:"Cursor (after) of the next page; missing on the last page."`
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
	notes, err := o.notes.SharedWith(ctx, me.ID, id)
	if err != nil {
		return nil, err
	}
	days, err := o.checkIns.SharedWith(ctx, me.ID, id)
	if err != nil {
		return nil, err
	}
	met, err := o.scheduling.SessionsWithClient(ctx, me.ID, id)
	if err != nil {
		return nil, err
	}
	now := time.Now()
	return &clientOutput{Body: ClientDetail{
		Client: clientOf(found, answers), ClientSince: found.Since.UTC(), Shared: sharedOf(shared), SafetyNotes: safetyNotesOf(notes), CheckIns: checkInsOf(days),
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

// Package clients is the list of members whom a coach coaches.
package clients

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
)

// operations answers the calls of this package.
type operations struct{ coaching *coaching.Service }

// Register adds the operations about clients to the API, for the signed-in coach.
func Register(api *realm.API[identity.Coach], service *coaching.Service) {
	o := operations{coaching: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listClients", Method: http.MethodGet, Path: "/api/coach/clients", Tags: []string{"Clients"},
		Summary:     "The members whom this coach coaches",
		Description: "Urgent ones first, then by the newest message. Empty while the coach is not active and verified.",
		Errors:      []int{401},
	}, o.list)
}

type listOutput struct{ Body []Client }

func (o operations) list(ctx context.Context, me identity.Coach, _ *struct{}) (*listOutput, error) {
	found, err := o.coaching.Clients(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	body := make([]Client, len(found))
	for i, client := range found {
		body[i] = clientOf(client)
	}
	return &listOutput{Body: body}, nil
}

func clientOf(c coaching.Client) Client {
	shown := Client{
		ID: c.ID.String(), FirstName: c.FirstName, LastName: c.LastName, Email: c.Email, TimeZone: c.TimeZone,
		UnreadMessages: c.Unread, EngagementLevel: string(c.Engagement),
		HasUrgentKeyword: c.UrgentSince != nil, UrgentSince: inUTC(c.UrgentSince),
	}
	if last := c.LastMessage; last != nil {
		text, fromClient := last.Text, last.FromClient
		shown.LastMessageContent, shown.LastMessageTime, shown.LastMessageIsFromClient = &text, inUTC(&last.At), &fromClient
	}
	return shown
}

func inUTC(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	utc := at.UTC()
	return &utc
}

// Package clients is the list of members whom a coach coaches.
package clients

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/promise"
	"aangan/bff/internal/realm"
)

// operations answers the calls of this package.
type operations struct {
	coaching *coaching.Service
	promise  *promise.Service
}

// Register adds the operations about clients to the API, for the signed-in coach.
func Register(api *realm.API[identity.Coach], service *coaching.Service, replies *promise.Service) {
	o := operations{coaching: service, promise: replies}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listClients", Method: http.MethodGet, Path: "/api/coach/clients", Tags: []string{"Clients"},
		Summary:     "The members whom this coach coaches",
		Description: "Urgent ones first, the strongest and then the oldest; then those with something unread; then by the newest message. Empty while the coach is not active and verified.",
		Errors:      []int{401},
	}, o.list)
}

type listOutput struct{ Body []Client }

func (o operations) list(ctx context.Context, me identity.Coach, _ *struct{}) (*listOutput, error) {
	found, err := o.coaching.Clients(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	answers, err := o.answerBy(ctx, me.ID, found)
	if err != nil {
		return nil, err
	}
	body := make([]Client, len(found))
	for i, client := range found {
		body[i] = clientOf(client)
		body[i].AnswerBy = answers[client.ID]
	}
	return &listOutput{Body: body}, nil
}

// answerBy is by when those clients who wait have been told that they hear from the coach.
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
		by[client] = inUTC(&replies[i].By)
	}
	return by, nil
}

func clientOf(c coaching.Client) Client {
	shown := Client{
		ID: c.ID.String(), FirstName: c.FirstName, LastName: c.LastName, Email: c.Email, TimeZone: c.TimeZone,
		UnreadMessages: c.Unread, EngagementLevel: string(c.Engagement),
		HasUrgentKeyword: c.UrgentSince != nil, UrgentSince: inUTC(c.UrgentSince), UrgentTier: string(c.UrgentTier),
		WaitingSince: inUTC(c.WaitingSince), DeletionAt: inUTC(c.DeletionAt),
	}
	if c.UrgentSince != nil {
		shown.UrgentThrough = &c.UrgentThrough
	}
	if last := c.LastMessage; last != nil {
		text, kind, fromClient := wordsOf(*last), last.Kind, last.FromClient
		shown.LastMessageContent, shown.LastMessageKind = &text, &kind
		shown.LastMessageTime, shown.LastMessageIsFromClient = inUTC(&last.At), &fromClient
	}
	return shown
}

// wordsOf is what a message says or, when it has no words, what it is.
func wordsOf(last coaching.LastMessage) string {
	if last.Text != "" {
		return last.Text
	}
	switch last.Kind {
	case "image":
		return copy.Casework.LastMessage.Image
	case "voice":
		return copy.Casework.LastMessage.Voice
	default:
		return copy.Casework.LastMessage.Document
	}
}

func inUTC(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	utc := at.UTC()
	return &utc
}

// Package companions is the member's talks with the companions.
package companions

import (
	"context"
	"net/http"
	"reflect"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/companion"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const tag = "Companions"

// sending limits messages per address, above any typing speed.
var sending = ratelimit.Rule{Burst: 40, Per: time.Minute}

// operations answers the calls of this package.
type operations struct{ companions *companion.Service }

// Register adds the operations of the companions to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *companion.Service) {
	o := operations{companions: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listCompanions", Method: http.MethodGet, Path: "/api/companions", Tags: []string{tag},
		Summary:     "List the companions",
		Description: "Companions that the member's plan does not include are locked.",
		Errors:      []int{401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getCompanionTalk", Method: http.MethodGet, Path: "/api/companions/{id}/messages", Tags: []string{tag},
		Summary:     "Get messages of a companion conversation",
		Description: "The newest messages, or those before a number. If the newest message is the member's, its answer is being generated or is missing: sending the message again with its id returns the answer.",
		Errors:      []int{400, 401, 404},
	}, o.talk)
	// No operation returns these shapes directly, so the document would lack them.
	schemas := api.OpenAPI().Components.Schemas
	for _, shape := range []reflect.Type{
		reflect.TypeFor[CompanionMessageEvent](), reflect.TypeFor[CompanionSafetyEvent](), reflect.TypeFor[CompanionThinkingEvent](),
		reflect.TypeFor[CompanionDeltaEvent](), reflect.TypeFor[CompanionFailedEvent](),
	} {
		schemas.Schema(shape, true, "")
	}
	realm.SignedIn(api, huma.Operation{
		OperationID: "sendCompanionMessage", Method: http.MethodPost, Path: "/api/companions/{id}/messages", Tags: []string{tag},
		Summary: "Send a message to a companion",
		Description: "The response is a stream of events, in this order: `stored` (CompanionMessageEvent: the member's message), `safety` (CompanionSafetyEvent, if the text may be a crisis: show crisis help now; also after `thinking`, if a language model saw it), " +
			"`notice` (CompanionMessageEvent: the companion is a program; at the start, every three hours, and when the member asks), `thinking` (CompanionThinkingEvent), `delta` (CompanionDeltaEvent: a piece of the answer, any number of times), " +
			"and at the end `done` (CompanionMessageEvent: the whole answer, which replaces the pieces) or `failed` (CompanionFailedEvent). " +
			"The answer is generated and stored even if the client disconnects. Repeating an id returns the stored message and its answer. 403 if the member's plan does not include the companion, 409 while it answers another message; neither applies to a message that may be a crisis.",
		Responses: map[string]*huma.Response{"200": {
			Description: "The events, until the answer is complete",
			Content:     map[string]*huma.MediaType{"text/event-stream": {Schema: &huma.Schema{Type: huma.TypeString}}},
		}},
		Errors: []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.send, realm.Limit(sending))
	realm.SignedIn(api, huma.Operation{
		OperationID: "deleteCompanionTalk", Method: http.MethodDelete, Path: "/api/companions/{id}/messages", Tags: []string{tag},
		Summary:       "Delete a companion conversation",
		Description:   "Deletes all messages at once and for good.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404},
	}, o.delete)
}

type listOutput struct {
	Body []Companion `nullable:"false"`
}

type talkInput struct {
	ID     string `path:"id"`
	Before int64  `query:"before" minimum:"1" doc:"Only messages before this number; the newest if missing."`
	Limit  int    `query:"limit" minimum:"1" maximum:"100" doc:"Maximum number of messages; the default is 50."`
}

type talkOutput struct{ Body CompanionTalk }

type sendInput struct {
	ID   string `path:"id"`
	Body SendCompanionMessageRequest
}

type deleteInput struct {
	ID string `path:"id"`
}

func (o operations) list(ctx context.Context, me identity.Member, _ *struct{}) (*listOutput, error) {
	all, err := o.companions.List(ctx, me)
	if err != nil {
		return nil, err
	}
	out := &listOutput{Body: []Companion{}}
	for _, c := range all {
		out.Body = append(out.Body, companionOf(c))
	}
	return out, nil
}

func (o operations) talk(ctx context.Context, me identity.Member, in *talkInput) (*talkOutput, error) {
	talk, err := o.companions.History(ctx, me.ID, in.ID, companion.Page{Before: in.Before, Limit: in.Limit})
	if err != nil {
		return nil, err
	}
	return &talkOutput{Body: talkOf(talk)}, nil
}

func (o operations) send(ctx context.Context, me identity.Member, in *sendInput) (*huma.StreamResponse, error) {
	feed, err := o.companions.Send(ctx, me, in.ID, companion.Draft{ID: in.Body.ID, Text: in.Body.Text})
	if err != nil {
		return nil, err
	}
	return &huma.StreamResponse{Body: func(hc huma.Context) { stream(hc, feed) }}, nil
}

func (o operations) delete(ctx context.Context, me identity.Member, in *deleteInput) (*struct{}, error) {
	return nil, o.companions.Delete(ctx, me.ID, in.ID)
}

func companionOf(c companion.Listed) Companion {
	shown := Companion{
		ID: c.Code, Name: c.Name, Description: c.Description, Specialization: c.Specialization,
		IsIndian: c.Indian, IsPremium: c.Premium, Locked: c.Locked,
	}
	if c.LastMessageAt != nil {
		at := c.LastMessageAt.UTC()
		shown.LastMessageAt = &at
	}
	return shown
}

func talkOf(talk companion.Talk) CompanionTalk {
	page := CompanionTalk{Messages: []CompanionMessage{}, NoticeDue: talk.NoticeDue}
	for _, m := range talk.Messages {
		page.Messages = append(page.Messages, messageOf(m))
	}
	if talk.Earlier > 0 {
		page.Earlier = &talk.Earlier
	}
	return page
}

func messageOf(m companion.Message) CompanionMessage {
	shown := CompanionMessage{
		ID: m.ID.String(), Seq: m.Seq, Text: m.Text, From: string(m.From), CreatedAt: m.CreatedAt.UTC(), Safety: string(m.Safety),
		Actions: []CompanionAction{},
	}
	for _, action := range m.Actions {
		shown.Actions = append(shown.Actions, CompanionAction(action))
	}
	return shown
}

// Package messages is the coach's side of the conversations with clients.
package messages

import (
	"context"
	"math"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/messaging"
	"aangan/bff/internal/realm"
)

const (
	tag  = "Messages"
	base = "/api/coach/clients/{clientId}"
)

// operations answers the calls of this package.
type operations struct{ messaging *messaging.Service }

// Register adds the operations of the conversations to the API, all for the signed-in coach and one of their current
// clients: another member's id is answered like an unknown one.
func Register(api *realm.API[identity.Coach], service *messaging.Service) {
	o := operations{messaging: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getClientConversation", Method: http.MethodGet, Path: base + "/messages", Tags: []string{tag},
		Summary:     "A page of the conversation with a client",
		Description: "The newest messages, or those before, after or around a number: one of them.",
		Errors:      []int{400, 401, 404},
	}, o.conversation)
	realm.SignedIn(api, huma.Operation{
		OperationID: "sendClientMessage", Method: http.MethodPost, Path: base + "/messages", Tags: []string{tag},
		Summary:       "Write to a client",
		DefaultStatus: http.StatusCreated,
		Responses: map[string]*huma.Response{"200": {
			Description: "A message with this id was stored before: here it is, and nothing was stored again",
			Content:     map[string]*huma.MediaType{"application/json": {Schema: &huma.Schema{Ref: "#/components/schemas/CoachMessage"}}},
		}},
		Errors: []int{400, 401, 404, 409, 413, 415, 429},
	}, o.send, realm.Limit(sendLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "markClientMessagesRead", Method: http.MethodPost, Path: base + "/read", Tags: []string{tag},
		Summary:       "The coach has seen the conversation up to a message",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.read, realm.Limit(markLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "markClientMessagesDelivered", Method: http.MethodPost, Path: base + "/delivered", Tags: []string{tag},
		Summary:       "The conversation has reached one of the coach's screens up to a message",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.delivered, realm.Limit(markLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "acknowledgeClient", Method: http.MethodPost, Path: base + "/acknowledge", Tags: []string{tag},
		Summary:       "The coach has taken note of a client's urgent messages",
		Description:   "Of those up to the number that the screen knew of; what came behind it still waits. Without a number, of all. Nothing waiting is no error.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.acknowledge, realm.Limit(markLimit))
	o.registerFinding(api)
}

type conversationInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	Before   int64  `query:"before" minimum:"1" doc:"Only messages before this number; without a place, the newest."`
	After    int64  `query:"after" minimum:"1" doc:"Only messages after this number, the nearest ones."`
	Around   int64  `query:"around" minimum:"1" doc:"Messages on both sides of this number, and the one that has it."`
	Limit    int    `query:"limit" minimum:"1" maximum:"100" doc:"At most so many messages; without it, fifty."`
}

type sendInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	Body     SendMessageRequest
}

type markInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	Body     MarkMessagesRequest
}

type acknowledgeInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	Body     AcknowledgeRequest
}

type conversationOutput struct{ Body ClientConversation }

type sendOutput struct {
	Status int
	Body   CoachMessage
}

func (o operations) conversation(ctx context.Context, me identity.Coach, in *conversationInput) (*conversationOutput, error) {
	client, err := clientID(in.ClientID)
	if err != nil {
		return nil, err
	}
	page, err := o.messaging.ConversationForCoach(ctx, me.ID, client, messaging.Page{
		Before: in.Before, After: in.After, Around: in.Around, Limit: in.Limit,
	})
	if err != nil {
		return nil, err
	}
	return &conversationOutput{Body: conversationOf(page)}, nil
}

func (o operations) send(ctx context.Context, me identity.Coach, in *sendInput) (*sendOutput, error) {
	client, err := clientID(in.ClientID)
	if err != nil {
		return nil, err
	}
	draft := messaging.Draft{Text: in.Body.Text}
	if in.Body.ID != "" {
		if draft.ID, err = messageID("id", in.Body.ID); err != nil {
			return nil, err
		}
	}
	if in.Body.AttachmentID != "" {
		if draft.Attachment, err = attachmentID(in.Body.AttachmentID); err != nil {
			return nil, err
		}
	}
	message, stored, err := o.messaging.SendAsCoach(ctx, me.ID, client, draft)
	if err != nil {
		return nil, err
	}
	out := &sendOutput{Status: http.StatusOK, Body: MessageOf(message)}
	if stored {
		out.Status = http.StatusCreated
	}
	return out, nil
}

func (o operations) read(ctx context.Context, me identity.Coach, in *markInput) (*struct{}, error) {
	return o.mark(ctx, me, in, o.messaging.MarkReadByCoach)
}

func (o operations) delivered(ctx context.Context, me identity.Coach, in *markInput) (*struct{}, error) {
	return o.mark(ctx, me, in, o.messaging.MarkDeliveredToCoach)
}

func (o operations) mark(
	ctx context.Context, me identity.Coach, in *markInput,
	mark func(context.Context, identity.CoachID, identity.MemberID, uuid.UUID) error,
) (*struct{}, error) {
	client, err := clientID(in.ClientID)
	if err != nil {
		return nil, err
	}
	message, err := messageID("messageId", in.Body.MessageID)
	if err != nil {
		return nil, err
	}
	return nil, mark(ctx, me.ID, client, message)
}

func (o operations) acknowledge(ctx context.Context, me identity.Coach, in *acknowledgeInput) (*struct{}, error) {
	client, err := clientID(in.ClientID)
	if err != nil {
		return nil, err
	}
	through := int64(math.MaxInt64)
	if in.Body.Through != nil {
		through = *in.Body.Through
	}
	return nil, o.messaging.Acknowledge(ctx, me.ID, client, through)
}

// clientID reads an id that was sent. What no member could be named by is a member who does not exist.
func clientID(text string) (identity.MemberID, error) {
	id, err := identity.ParseMemberID(text)
	if err != nil {
		return id, fault.ErrNotFound
	}
	return id, nil
}

// messageID reads a message's id from a body, where an ill-formed one is the field's fault.
func messageID(field, text string) (uuid.UUID, error) {
	id, err := uuid.Parse(text)
	if err != nil || id == uuid.Nil {
		return id, fault.Field(field, copy.Validation.MessageID)
	}
	return id, nil
}

// attachmentID reads the id of a file from a body, where an ill-formed one is the field's fault.
func attachmentID(text string) (uuid.UUID, error) {
	id, err := uuid.Parse(text)
	if err != nil || id == uuid.Nil {
		return id, fault.Field("attachmentId", copy.ChatAnswers.AttachmentID)
	}
	return id, nil
}

// Package messages has the coach's operations on the conversations with clients.
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
// clients: another member is not found, like an unknown id.
func Register(api *realm.API[identity.Coach], service *messaging.Service) {
	o := operations{messaging: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getClientConversation", Method: http.MethodGet, Path: base + "/messages", Tags: []string{tag},
		Summary:     "Get messages with a client",
		Description: "The newest messages, or those before, after or around a number; 400 for more than one of these.",
		Errors:      []int{400, 401, 404},
	}, o.conversation)
	realm.SignedIn(api, huma.Operation{
		OperationID: "sendClientMessage", Method: http.MethodPost, Path: base + "/messages", Tags: []string{tag},
		Summary:       "Send a message to a client",
		Description:   "409 if the attachment was sent before.",
		DefaultStatus: http.StatusCreated,
		Responses: map[string]*huma.Response{"200": {
			Description: "A message with this id was stored before; it is returned, and nothing is stored",
			Content:     map[string]*huma.MediaType{"application/json": {Schema: &huma.Schema{Ref: "#/components/schemas/CoachMessage"}}},
		}},
		Errors: []int{400, 401, 404, 409, 413, 415, 429},
	}, o.send, realm.Limit(sendLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "markClientMessagesRead", Method: http.MethodPost, Path: base + "/read", Tags: []string{tag},
		Summary:       "Mark a client's messages as read",
		Description:   "All up to the given message. Repeating it, or an earlier message, changes nothing.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.read, realm.Limit(markLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "markClientMessagesDelivered", Method: http.MethodPost, Path: base + "/delivered", Tags: []string{tag},
		Summary:       "Mark a client's messages as delivered",
		Description:   "All up to the given message, which has reached one of the coach's open pages. Repeating it, or an earlier message, changes nothing.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.delivered, realm.Limit(markLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "acknowledgeClient", Method: http.MethodPost, Path: base + "/acknowledge", Tags: []string{tag},
		Summary:       "Close a client's possible crisis with an outcome",
		Description:   "Closes all flags up to the given number and stores the outcome; later ones still wait. Without a number, all. If none waits, it succeeds and stores nothing. 400 for an outcome other than called and wrote without a note.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.closeCrisis, realm.Limit(markLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "handOverClient", Method: http.MethodPost, Path: base + "/handover", Tags: []string{tag},
		Summary:       "Alert the team about a client's possible crisis",
		Description:   "Repeating it alerts the team again. The crisis stays open until it is closed with an outcome. 409 if none is open.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 409, 413, 415, 429},
	}, o.handOver, realm.Limit(handOverLimit))
	o.registerFinding(api)
	o.registerChanges(api)
}

type conversationInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	Before   int64  `query:"before" minimum:"1" doc:"Only messages before this number. Without before, after and around, the newest."`
	After    int64  `query:"after" minimum:"1" doc:"The first messages after this number."`
	Around   int64  `query:"around" minimum:"1" doc:"The message with this number and those around it."`
	Limit    int    `query:"limit" minimum:"1" maximum:"100" doc:"Maximum number of messages; the default is 50."`
}

type sendInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	Body     SendMessageRequest
}

type markInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	Body     MarkMessagesRequest
}

type closeCrisisInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	Body     CloseCrisisRequest
}

type handOverInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	Body     HandOverRequest
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
	if in.Body.ReplyTo != "" {
		if draft.ReplyTo, err = messageID("replyTo", in.Body.ReplyTo); err != nil {
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

func (o operations) closeCrisis(ctx context.Context, me identity.Coach, in *closeCrisisInput) (*struct{}, error) {
	client, err := clientID(in.ClientID)
	if err != nil {
		return nil, err
	}
	through := int64(math.MaxInt64)
	if in.Body.Through != nil {
		through = *in.Body.Through
	}
	return nil, o.messaging.CloseCrisis(ctx, me.ID, client, through, messaging.CrisisClosing{Outcome: in.Body.Outcome, Note: in.Body.Note})
}

func (o operations) handOver(ctx context.Context, me identity.Coach, in *handOverInput) (*struct{}, error) {
	client, err := clientID(in.ClientID)
	if err != nil {
		return nil, err
	}
	return nil, o.messaging.HandOver(ctx, me.ID, client, in.Body.Note)
}

// clientID parses an id of a request. Returns a not-found fault for a malformed one, as for an unknown member.
func clientID(text string) (identity.MemberID, error) {
	id, err := identity.ParseMemberID(text)
	if err != nil {
		return id, fault.ErrNotFound
	}
	return id, nil
}

// messageID parses a message id of a body. A malformed one is a field error.
func messageID(field, text string) (uuid.UUID, error) {
	id, err := uuid.Parse(text)
	if err != nil || id == uuid.Nil {
		return id, fault.Field(field, copy.Validation.MessageID)
	}
	return id, nil
}

// attachmentID parses a file id of a body. A malformed one is a field error.
func attachmentID(text string) (uuid.UUID, error) {
	id, err := uuid.Parse(text)
	if err != nil || id == uuid.Nil {
		return id, fault.Field("attachmentId", copy.ChatAnswers.AttachmentID)
	}
	return id, nil
}

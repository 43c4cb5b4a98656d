package messages

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/messaging"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/shared/chat"
)

// changeLimit is far above a person's use.
var changeLimit = ratelimit.Rule{Burst: 120, Per: time.Minute}

// registerChanges adds editing, unsending and reactions.
func (o operations) registerChanges(api *realm.API[identity.Coach]) {
	const path = "/api/coach/clients/{clientId}/messages/{messageId}"
	realm.SignedIn(api, huma.Operation{
		OperationID: "editClientMessage", Method: http.MethodPut, Path: path, Tags: []string{tag},
		Summary:     "Edit a message",
		Description: "Replaces the text of the coach's own message without an attachment, within 15 minutes of sending. The text that the message has already changes nothing. 403 for another's message; 409 for a message that is too old, was unsent, has an attachment, or was edited elsewhere since.",
		Errors:      []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.edit, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "unsendClientMessage", Method: http.MethodDelete, Path: path, Tags: []string{tag},
		Summary:     "Unsend a message",
		Description: "Removes text and attachment of the coach's own message for both sides, within 15 minutes of sending. Repeating it changes nothing. 403 for another's message; 409 for a message that is too old.",
		Errors:      []int{401, 403, 404, 409, 429},
	}, o.unsend, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "reactToClientMessage", Method: http.MethodPut, Path: path + "/reaction", Tags: []string{tag},
		Summary:     "React to a message",
		Description: "Sets the coach's one reaction to a message of either side, or removes it. It sends no notification. 409 for an unsent message.",
		Errors:      []int{400, 401, 404, 409, 413, 415, 429},
	}, o.react, realm.Limit(changeLimit))
}

type messageInput struct {
	ClientID  string `path:"clientId" format:"uuid"`
	MessageID string `path:"messageId" format:"uuid"`
}

type editInput struct {
	ClientID  string `path:"clientId" format:"uuid"`
	MessageID string `path:"messageId" format:"uuid"`
	Body      chat.EditRequest
}

type reactInput struct {
	ClientID  string `path:"clientId" format:"uuid"`
	MessageID string `path:"messageId" format:"uuid"`
	Body      chat.ReactionRequest
}

type messageOutput struct{ Body CoachMessage }

func (o operations) edit(ctx context.Context, me identity.Coach, in *editInput) (*messageOutput, error) {
	client, id, err := ids(in.ClientID, in.MessageID)
	if err != nil {
		return nil, err
	}
	return shown(o.messaging.EditAsCoach(ctx, me.ID, client, id, messaging.Edit{Text: in.Body.Text, Version: in.Body.Version}))
}

func (o operations) unsend(ctx context.Context, me identity.Coach, in *messageInput) (*messageOutput, error) {
	client, id, err := ids(in.ClientID, in.MessageID)
	if err != nil {
		return nil, err
	}
	return shown(o.messaging.UnsendAsCoach(ctx, me.ID, client, id))
}

func (o operations) react(ctx context.Context, me identity.Coach, in *reactInput) (*messageOutput, error) {
	client, id, err := ids(in.ClientID, in.MessageID)
	if err != nil {
		return nil, err
	}
	return shown(o.messaging.ReactAsCoach(ctx, me.ID, client, id, in.Body.Reaction))
}

func shown(message messaging.Message, err error) (*messageOutput, error) {
	if err != nil {
		return nil, err
	}
	return &messageOutput{Body: MessageOf(message)}, nil
}

// ids parses the ids of a path. Returns a not-found fault for a malformed one, as for an unknown one.
func ids(of, message string) (identity.MemberID, uuid.UUID, error) {
	peer, err := clientID(of)
	if err != nil {
		return peer, uuid.Nil, err
	}
	id, err := uuid.Parse(message)
	if err != nil {
		return peer, uuid.Nil, fault.ErrNotFound
	}
	return peer, id, nil
}

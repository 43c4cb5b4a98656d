// Package messages is the member's side of the conversation with a coach.
package messages

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/messaging"
	"aangan/bff/internal/realm"
)

const tag = "Messages"

// operations answers the calls of this package.
type operations struct{ messaging *messaging.Service }

// Register adds the operations of the conversation to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *messaging.Service) {
	o := operations{messaging: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getConversation", Method: http.MethodGet, Path: "/api/messages/{coachId}", Tags: []string{tag},
		Summary:     "A page of the conversation with a coach",
		Description: "The newest messages, or those before, after or around a number: one of them. Conversations with earlier coaches stay readable.",
		Errors:      []int{400, 401, 404},
	}, o.conversation)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listUnreadMessages", Method: http.MethodGet, Path: UnreadPath + "{userId}", Tags: []string{tag},
		Summary: "The present coach's messages that the member has not seen",
		Errors:  []int{401, 404},
	}, o.unread)
	realm.SignedIn(api, huma.Operation{
		OperationID: "sendMessage", Method: http.MethodPost, Path: "/api/messages", Tags: []string{tag},
		Summary:       "Write to the coach",
		DefaultStatus: http.StatusCreated,
		Responses: map[string]*huma.Response{"200": {
			Description: "A message with this id was stored before: here it is, and nothing was stored again",
			Content:     map[string]*huma.MediaType{"application/json": {Schema: &huma.Schema{Ref: "#/components/schemas/Message"}}},
		}},
		Errors: []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.send, realm.Limit(sendLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "markMessagesRead", Method: http.MethodPost, Path: "/api/messages/{coachId}/read", Tags: []string{tag},
		Summary:       "The member has seen the conversation up to a message",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.read, realm.Limit(markLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "markMessagesDelivered", Method: http.MethodPost, Path: "/api/messages/{coachId}/delivered", Tags: []string{tag},
		Summary:       "The conversation has reached one of the member's screens up to a message",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.delivered, realm.Limit(markLimit))
	o.registerFinding(api)
	o.registerMenu(api)
}

// UnreadPath is the prefix of the unread poll's path. Pages call it automatically, so it does not count as use.
const UnreadPath = "/api/messages/unread/"

type conversationInput struct {
	CoachID string `path:"coachId" format:"uuid"`
	Before  int64  `query:"before" minimum:"1" doc:"Only messages before this number; without a place, the newest."`
	After   int64  `query:"after" minimum:"1" doc:"Only messages after this number, the nearest ones."`
	Around  int64  `query:"around" minimum:"1" doc:"Messages on both sides of this number, and the one that has it."`
	Limit   int    `query:"limit" minimum:"1" maximum:"100" doc:"At most so many messages; without it, fifty."`
}

type unreadInput struct {
	UserID string `path:"userId" format:"uuid"`
}

type sendInput struct{ Body SendMessageRequest }

type markInput struct {
	CoachID string `path:"coachId" format:"uuid"`
	Body    MarkMessagesRequest
}

type conversationOutput struct{ Body Conversation }

type unreadOutput struct{ Body []Message }

type sendOutput struct {
	Status int
	Body   Message
}

func (o operations) conversation(ctx context.Context, me identity.Member, in *conversationInput) (*conversationOutput, error) {
	coach, err := coachID(in.CoachID)
	if err != nil {
		return nil, err
	}
	page, err := o.messaging.ConversationForMember(ctx, me.ID, coach, messaging.Page{
		Before: in.Before, After: in.After, Around: in.Around, Limit: in.Limit,
	})
	if err != nil {
		return nil, err
	}
	return &conversationOutput{Body: conversationOf(page)}, nil
}

func (o operations) unread(ctx context.Context, me identity.Member, in *unreadInput) (*unreadOutput, error) {
	asked, err := identity.ParseMemberID(in.UserID)
	if err != nil || asked != me.ID {
		return nil, fault.ErrNotFound
	}
	unread, err := o.messaging.Unread(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &unreadOutput{Body: messagesOf(unread)}, nil
}

func (o operations) send(ctx context.Context, me identity.Member, in *sendInput) (*sendOutput, error) {
	// The session decides who sent a message, not the client.
	if in.Body.IsFromUser != nil && !*in.Body.IsFromUser {
		return nil, fault.ErrForbidden
	}
	draft := messaging.Draft{Text: in.Body.Text}
	if in.Body.ID != "" {
		id, err := messageID("id", in.Body.ID)
		if err != nil {
			return nil, err
		}
		draft.ID = id
	}
	if in.Body.AttachmentID != "" {
		id, err := attachmentID(in.Body.AttachmentID)
		if err != nil {
			return nil, err
		}
		draft.Attachment = id
	}
	coach, err := coachID(in.Body.CoachID)
	if err != nil {
		return nil, err
	}
	message, stored, err := o.messaging.SendAsMember(ctx, me.ID, coach, draft)
	if err != nil {
		return nil, err
	}
	out := &sendOutput{Status: http.StatusOK, Body: MessageOf(message)}
	if stored {
		out.Status = http.StatusCreated
	}
	return out, nil
}

func (o operations) read(ctx context.Context, me identity.Member, in *markInput) (*struct{}, error) {
	return o.mark(ctx, me, in, o.messaging.MarkReadByMember)
}

func (o operations) delivered(ctx context.Context, me identity.Member, in *markInput) (*struct{}, error) {
	return o.mark(ctx, me, in, o.messaging.MarkDeliveredToMember)
}

func (o operations) mark(
	ctx context.Context, me identity.Member, in *markInput,
	mark func(context.Context, identity.MemberID, identity.CoachID, uuid.UUID) error,
) (*struct{}, error) {
	coach, err := coachID(in.CoachID)
	if err != nil {
		return nil, err
	}
	message, err := messageID("messageId", in.Body.MessageID)
	if err != nil {
		return nil, err
	}
	return nil, mark(ctx, me.ID, coach, message)
}

// coachID reads an id that was sent. What no coach could be named by is a coach who does not exist.
func coachID(text string) (identity.CoachID, error) {
	id, err := identity.ParseCoachID(text)
	if err != nil {
		return id, &fault.NotFound{Message: copy.Errors.CoachNotFound}
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

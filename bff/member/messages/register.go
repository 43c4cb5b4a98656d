// Package messages has the member's operations on the conversation with a coach.
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
		Summary:     "Get messages with a coach",
		Description: "The newest messages, or those before, after or around a number; 400 for more than one of these. Conversations with earlier coaches stay readable.",
		Errors:      []int{400, 401, 404},
	}, o.conversation)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listUnreadMessages", Method: http.MethodGet, Path: UnreadPath + "{userId}", Tags: []string{tag},
		Summary:     "List the unread messages",
		Description: "Messages of the current coach that the member has not seen, oldest first, at most 100. Empty while the conversation is muted. 404 for another member's id.",
		Errors:      []int{401, 404},
	}, o.unread)
	realm.SignedIn(api, huma.Operation{
		OperationID: "sendMessage", Method: http.MethodPost, Path: "/api/messages", Tags: []string{tag},
		Summary:       "Send a message to the coach",
		Description:   "403 for an earlier coach; 409 if the attachment was sent before.",
		DefaultStatus: http.StatusCreated,
		Responses: map[string]*huma.Response{"200": {
			Description: "A message with this id was stored before; it is returned, and nothing is stored",
			Content:     map[string]*huma.MediaType{"application/json": {Schema: &huma.Schema{Ref: "#/components/schemas/Message"}}},
		}},
		Errors: []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.send, realm.Limit(sendLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "markMessagesRead", Method: http.MethodPost, Path: "/api/messages/{coachId}/read", Tags: []string{tag},
		Summary:       "Mark messages as read",
		Description:   "All up to the given message. Repeating it, or an earlier message, changes nothing.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.read, realm.Limit(markLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "markMessagesDelivered", Method: http.MethodPost, Path: "/api/messages/{coachId}/delivered", Tags: []string{tag},
		Summary:       "Mark messages as delivered",
		Description:   "All up to the given message, which has reached one of the member's open pages. Repeating it, or an earlier message, changes nothing.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.delivered, realm.Limit(markLimit))
	o.registerFinding(api)
	o.registerMenu(api)
	o.registerChanges(api)
}

// UnreadPath is the prefix of the unread poll's path. Pages call it automatically, so it does not count as use.
const UnreadPath = "/api/messages/unread/"

type conversationInput struct {
	CoachID string `path:"coachId" format:"uuid"`
	Before  int64  `query:"before" minimum:"1" doc:"Only messages before this number. Without before, after and around, the newest."`
	After   int64  `query:"after" minimum:"1" doc:"The first messages after this number."`
	Around  int64  `query:"around" minimum:"1" doc:"The message with this number and those around it."`
	Limit   int    `query:"limit" minimum:"1" maximum:"100" doc:"Maximum number of messages; the default is 50."`
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
	if in.Body.ReplyTo != "" {
		id, err := messageID("replyTo", in.Body.ReplyTo)
		if err != nil {
			return nil, err
		}
		draft.ReplyTo = id
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

// coachID parses an id of a request. Returns a not-found fault for a malformed one, as for an unknown coach.
func coachID(text string) (identity.CoachID, error) {
	id, err := identity.ParseCoachID(text)
	if err != nil {
		return id, &fault.NotFound{Message: copy.Errors.CoachNotFound}
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

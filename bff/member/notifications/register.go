// Package notifications has the operations of the member's bell.
package notifications

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/notification"
	"aangan/bff/internal/realm"
)

const tag = "Notifications"

// Path is the path of the list. Pages request it automatically, so it does not count as use of the session.
const Path = "/api/notifications"

// operations answers the calls of this package.
type operations struct{ notifications *notification.Service }

// Register adds the operations of the bell to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *notification.Service) {
	o := operations{notifications: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listNotifications", Method: http.MethodGet, Path: Path, Tags: []string{tag},
		Summary:     "List the member's notifications",
		Description: "Newest first. 404 if the cursor is not one of the member's notifications.",
		Errors:      []int{400, 401, 404},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "readNotifications", Method: http.MethodPost, Path: Path + "/read", Tags: []string{tag},
		Summary:     "Mark notifications as read",
		Description: "On all the member's devices: the given ones, or all without ids.",
		Errors:      []int{400, 401, 413, 415},
	}, o.read)
}

type listInput struct {
	Before string `query:"before" format:"uuid" doc:"Cursor: id of the last item of the previous page; the newest if missing."`
	Limit  int    `query:"limit" minimum:"1" maximum:"50" doc:"Maximum number of results; the default is 20."`
}

type readInput struct{ Body ReadNotificationsRequest }

type listOutput struct{ Body NotificationPage }

type readOutput struct{ Body UnreadNotifications }

func (o operations) list(ctx context.Context, me identity.Member, in *listInput) (*listOutput, error) {
	var before *uuid.UUID
	if in.Before != "" {
		id, err := notificationID("before", in.Before)
		if err != nil {
			return nil, err
		}
		before = &id
	}
	page, err := o.notifications.List(ctx, me.ID, before, in.Limit)
	if err != nil {
		return nil, err
	}
	return &listOutput{Body: pageOf(page)}, nil
}

func (o operations) read(ctx context.Context, me identity.Member, in *readInput) (*readOutput, error) {
	if in.Body.IDs == nil {
		unread, err := o.notifications.ReadAll(ctx, me.ID)
		return answer(unread, err)
	}
	ids := make([]uuid.UUID, len(in.Body.IDs))
	for i, text := range in.Body.IDs {
		id, err := notificationID("ids", text)
		if err != nil {
			return nil, err
		}
		ids[i] = id
	}
	unread, err := o.notifications.Read(ctx, me.ID, ids)
	return answer(unread, err)
}

func answer(unread int64, err error) (*readOutput, error) {
	if err != nil {
		return nil, err
	}
	return &readOutput{Body: UnreadNotifications{Unread: unread}}, nil
}

// notificationID parses an id of a request. A malformed one is a field error; an unknown one is not, because it may
// have been deleted by housekeeping.
func notificationID(field, text string) (uuid.UUID, error) {
	id, err := uuid.Parse(text)
	if err != nil {
		return id, fault.Field(field, copy.Notifications.NotAnID)
	}
	return id, nil
}

func pageOf(page notification.Page) NotificationPage {
	shown := NotificationPage{Items: make([]Notification, len(page.Items)), Unread: page.Unread, More: page.More}
	for i, n := range page.Items {
		shown.Items[i] = Notification{
			ID: n.ID.String(), Type: string(n.Type), Title: n.Title, Message: n.Message, Read: n.Read, Count: n.Unread, From: n.From,
			CreatedAt: n.CreatedAt.UTC(),
		}
	}
	return shown
}

// Package live has the operation with which the member's pages receive events as they happen.
package live

import (
	"reflect"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/internal/live"
	"aangan/bff/internal/realm"
	"aangan/bff/member/messages"
	"aangan/bff/member/notifications"
	shared "aangan/bff/shared/live"
)

// Path is the URL path of the stream. Pages open it automatically, so it does not count as use of the session.
const Path = "/api/live"

// Register adds the member's event stream to the API.
func Register(api *realm.API[identity.Member], hub *live.Hub) {
	shared.Register(api, hub, shared.Realm[identity.Member]{
		Path:    Path,
		Summary: "Stream the member's live events",
		Events: "`message` (Message), `message_changed` (Message: it was edited, unsent or reacted to), `receipt` (Receipt: how far the coach has received and read), " +
			"`notification` (UnreadNotifications: the notifications changed), `user` (Changed: refetch the user), `session` (Changed: refetch sessions and open times), `goal` (Changed: refetch goals), `risk` (Changed: refetch the risk state), `check_in` (Changed: refetch check-ins), `conversation` (ConversationChanged: refetch that conversation)",
		Schemas: []reflect.Type{
			reflect.TypeFor[Receipt](),
			reflect.TypeFor[Typing](),
			reflect.TypeFor[ConversationChanged](),
			reflect.TypeFor[notifications.UnreadNotifications](),
		},
		Owner: func(me identity.Member) mailbox.Owner { return mailbox.MemberOwner(me.ID) },
		Event: render,
		Hint:  renderHint,
	})
}

// render returns an event as the member app reads it, or false to skip it.
func render(e mailbox.Event) (kind string, data any, ok bool) {
	if message, told := messaging.FromEvent(e); told {
		return string(e.Kind), messages.MessageOf(message), true
	}
	switch {
	case e.Kind == mailbox.KindReceipt && e.Receipt != nil:
		return string(e.Kind), Receipt{
			CoachID: e.CoachID.String(), DeliveredSeq: e.Receipt.DeliveredSeq, ReadSeq: e.Receipt.ReadSeq,
		}, true
	case e.Kind == mailbox.KindNotification:
		return string(e.Kind), notifications.UnreadNotifications{Unread: e.UnreadNotifications}, true
	case e.Kind == mailbox.KindUser, e.Kind == mailbox.KindSession, e.Kind == mailbox.KindGoal, e.Kind == mailbox.KindRisk,
		e.Kind == mailbox.KindCheckIn:
		return string(e.Kind), shared.Changed{}, true
	case e.Kind == mailbox.KindConversation:
		return string(e.Kind), ConversationChanged{CoachID: e.CoachID.String()}, true
	default:
		return "", nil, false
	}
}

// renderHint returns a hint as the pages read it.
func renderHint(h mailbox.Hint) (kind string, data any) {
	return "typing", Typing{CoachID: h.From.String(), Typing: h.Typing}
}

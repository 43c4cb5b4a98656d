// Package live has the operation with which the coach's pages receive events as they happen.
package live

import (
	"reflect"

	"aangan/bff/coach/messages"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/internal/live"
	"aangan/bff/internal/realm"
	shared "aangan/bff/shared/live"
)

// Path is the URL path of the stream. Pages open it automatically, so it does not count as use of the session.
const Path = "/api/coach/live"

// Register adds the coach's event stream to the API.
func Register(api *realm.API[identity.Coach], hub *live.Hub) {
	shared.Register(api, hub, shared.Realm[identity.Coach]{
		Path:    Path,
		Summary: "Stream the coach's live events",
		Events: "`message` (CoachMessage), `message_changed` (CoachMessage: it was edited, unsent or reacted to), `receipt` (Receipt: how far the client has received and read), " +
			"`client` (Changed: refetch the list of clients), `session` (Changed: refetch sessions and hours), `goal` (Changed: refetch goals), `user` (Changed: refetch the coach's own account), `inbox` (Changed, for administrators: refetch visitors' entries), `on_call` (Changed, for administrators and people on call: refetch the on-call page), `conversation` (ConversationChanged: refetch that conversation)",
		Schemas: []reflect.Type{
			reflect.TypeFor[Receipt](),
			reflect.TypeFor[Typing](),
			reflect.TypeFor[ConversationChanged](),
		},
		Owner: func(me identity.Coach) mailbox.Owner { return mailbox.CoachOwner(me.ID) },
		Event: render,
		Hint:  renderHint,
	})
}

// render returns an event as the coach portal reads it, or false to skip it.
func render(e mailbox.Event) (kind string, data any, ok bool) {
	if message, told := messaging.FromEvent(e); told {
		return string(e.Kind), messages.MessageOf(message), true
	}
	switch {
	case e.Kind == mailbox.KindReceipt && e.Receipt != nil:
		return string(e.Kind), Receipt{
			ClientID: e.MemberID.String(), DeliveredSeq: e.Receipt.DeliveredSeq, ReadSeq: e.Receipt.ReadSeq,
		}, true
	case e.Kind == mailbox.KindClient, e.Kind == mailbox.KindSession, e.Kind == mailbox.KindGoal, e.Kind == mailbox.KindUser,
		e.Kind == mailbox.KindInbox, e.Kind == mailbox.KindOnCall:
		return string(e.Kind), shared.Changed{}, true
	case e.Kind == mailbox.KindConversation:
		return string(e.Kind), ConversationChanged{ClientID: e.MemberID.String()}, true
	default:
		return "", nil, false
	}
}

// renderHint returns a hint as the pages read it.
func renderHint(h mailbox.Hint) (kind string, data any) {
	return "typing", Typing{ClientID: h.From.String(), Typing: h.Typing}
}

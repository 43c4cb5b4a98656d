// Package live is the stream of what changes on the member's screens while they look.
package live

import (
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/internal/live"
	"aangan/bff/internal/realm"
	"aangan/bff/member/messages"
	"aangan/bff/member/notifications"
)

// Path is the URL path of the stream. Pages open it automatically, so it does not count as use of the session.
const Path = "/api/live"

// Register adds the member's event stream to the API.
func Register(api *realm.API[identity.Member], hub *live.Hub) {
	// No operation answers with these shapes, so the document would not know them.
	schemas := api.OpenAPI().Components.Schemas
	schemas.Schema(reflect.TypeFor[Receipt](), true, "")
	schemas.Schema(reflect.TypeFor[Changed](), true, "")
	schemas.Schema(reflect.TypeFor[Typing](), true, "")
	schemas.Schema(reflect.TypeFor[ConversationChanged](), true, "")
	schemas.Schema(reflect.TypeFor[notifications.UnreadNotifications](), true, "")
	realm.Stream(api, huma.Operation{
		OperationID: "live", Method: http.MethodGet, Path: Path, Tags: []string{"Live"},
		Summary: "What changes on the member's screens, as server-sent events",
		Description: "Each event has an id, a kind and JSON data: `message` (Message), `receipt` (Receipt: how far the coach's side has come), " +
			"`notification` (UnreadNotifications: what the bell holds changed), `user` (Changed: ask for the user again), `session` (Changed: ask for sessions and open times again), `goal` (Changed: ask for goals again), `conversation` (ConversationChanged: ask for that conversation again), " +
			"`typing` (Typing, without an id), `reset` (Changed: too much was missed, ask for everything again). " +
			"A `ping` without an id comes every 20 seconds. A stream resumes after the id in the Last-Event-ID header or the " +
			"lastEventId query parameter; without one it starts at the present.",
		Parameters: []*huma.Param{
			{Name: "Last-Event-ID", In: "header", Description: "The newest event that this screen has heard.", Schema: &huma.Schema{Type: huma.TypeString}},
			{Name: "lastEventId", In: "query", Description: "The same, for a first connection.", Schema: &huma.Schema{Type: huma.TypeString}},
		},
	}, live.Handler(hub, owner, live.Renderer{Event: render, Hint: renderHint}))
}

func owner(me identity.Member) mailbox.Owner { return mailbox.MemberOwner(me.ID) }

// render is an event as the member's app reads it; false passes an event over.
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
	case e.Kind == mailbox.KindUser, e.Kind == mailbox.KindSession, e.Kind == mailbox.KindGoal:
		return string(e.Kind), Changed{}, true
	case e.Kind == mailbox.KindConversation:
		return string(e.Kind), ConversationChanged{CoachID: e.CoachID.String()}, true
	default:
		return "", nil, false
	}
}

// renderHint is what counts only now.
func renderHint(h mailbox.Hint) (kind string, data any) {
	return "typing", Typing{CoachID: h.From.String(), Typing: h.Typing}
}

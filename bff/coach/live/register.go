// Package live is the stream of what changes on the coach's screens while they look.
package live

import (
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/coach/messages"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/internal/live"
	"aangan/bff/internal/realm"
)

// Path is the URL path of the stream. Pages open it automatically, so it does not count as use of the session.
const Path = "/api/coach/live"

// Register adds the coach's event stream to the API.
func Register(api *realm.API[identity.Coach], hub *live.Hub) {
	// No operation answers with these shapes, so the document would not know them.
	schemas := api.OpenAPI().Components.Schemas
	schemas.Schema(reflect.TypeFor[Receipt](), true, "")
	schemas.Schema(reflect.TypeFor[Changed](), true, "")
	schemas.Schema(reflect.TypeFor[Typing](), true, "")
	schemas.Schema(reflect.TypeFor[ConversationChanged](), true, "")
	realm.Stream(api, huma.Operation{
		OperationID: "live", Method: http.MethodGet, Path: Path, Tags: []string{"Live"},
		Summary: "What changes on the coach's screens, as server-sent events",
		Description: "Each event has an id, a kind and JSON data: `message` (CoachMessage), `receipt` (Receipt: how far the client's side has come), " +
			"`client` (Changed: ask for the list of clients again), `session` (Changed: ask for sessions and hours again), `goal` (Changed: ask for goals again), `user` (Changed: the coach's own account is not what it was), `inbox` (Changed, to administrators: ask for what visitors left again), `conversation` (ConversationChanged: ask for that conversation again), " +
			"`typing` (Typing, without an id), `reset` (Changed: too much was missed, ask for everything again). " +
			"A `ping` without an id comes every 20 seconds. A stream resumes after the id in the Last-Event-ID header or the " +
			"lastEventId query parameter; without one it starts at the present.",
		Parameters: []*huma.Param{
			{Name: "Last-Event-ID", In: "header", Description: "The newest event that this screen has heard.", Schema: &huma.Schema{Type: huma.TypeString}},
			{Name: "lastEventId", In: "query", Description: "The same, for a first connection.", Schema: &huma.Schema{Type: huma.TypeString}},
		},
	}, live.Handler(hub, owner, live.Renderer{Event: render, Hint: renderHint}))
}

func owner(me identity.Coach) mailbox.Owner { return mailbox.CoachOwner(me.ID) }

// render is an event as the coach portal reads it; false passes an event over.
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
		e.Kind == mailbox.KindInbox:
		return string(e.Kind), Changed{}, true
	case e.Kind == mailbox.KindConversation:
		return string(e.Kind), ConversationChanged{ClientID: e.MemberID.String()}, true
	default:
		return "", nil, false
	}
}

// renderHint is what counts only now.
func renderHint(h mailbox.Hint) (kind string, data any) {
	return "typing", Typing{ClientID: h.From.String(), Typing: h.Typing}
}

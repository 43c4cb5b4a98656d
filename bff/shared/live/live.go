// Package live has the operation with which pages receive events as they happen, for members and coaches.
package live

import (
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/mailbox"
	"aangan/bff/internal/live"
	"aangan/bff/internal/realm"
)

// Changed is empty: the event's name determines which queries to refetch.
type Changed struct{}

// Realm is the part of the stream that differs between members and coaches.
type Realm[A any] struct {
	Path    string
	Summary string
	// Events describes the kinds of events for the OpenAPI document. Schemas are the types of their data: no operation
	// returns them, so the document would lack them.
	Events  string
	Schemas []reflect.Type
	Owner   func(actor A) mailbox.Owner
	// Event returns an event as the app's pages read it, or false to skip it.
	// Hint does the same for hints, which are not stored.
	Event func(e mailbox.Event) (kind string, data any, ok bool)
	Hint  func(h mailbox.Hint) (kind string, data any)
}

// Register adds the event stream to a realm's API.
func Register[A any](api *realm.API[A], hub *live.Hub, r Realm[A]) {
	schemas := api.OpenAPI().Components.Schemas
	for _, schema := range append(r.Schemas, reflect.TypeFor[Changed]()) {
		schemas.Schema(schema, true, "")
	}
	realm.Stream(api, huma.Operation{
		OperationID: "live", Method: http.MethodGet, Path: r.Path, Tags: []string{"Live"}, Summary: r.Summary,
		Description: "Each event has an id, a kind and JSON data: " + r.Events + ", " +
			"`typing` (Typing, without an id), `reset` (Changed: events were lost; refetch everything). " +
			"A `ping` without an id comes every 20 seconds. A stream resumes after the id in the Last-Event-ID header or the " +
			"lastEventId query parameter; without either it starts with new events.",
		Parameters: []*huma.Param{
			{Name: "Last-Event-ID", In: "header", Description: "Id of the last event that the client received.", Schema: &huma.Schema{Type: huma.TypeString}},
			{Name: "lastEventId", In: "query", Description: "Same as Last-Event-ID, for the first connection.", Schema: &huma.Schema{Type: huma.TypeString}},
		},
	}, live.Handler(hub, r.Owner, live.Renderer{Event: r.Event, Hint: r.Hint}))
}

// Package request carries the data of one HTTP request through the layers: its id for the log, the actor, and the
// cause of a failure that the browser must not see. It is one small allocation per request, instead of several context
// values.
package request

import (
	"context"
	"net/http"
	"net/netip"
	"time"

	"github.com/go-chi/chi/v5"

	"aangan/bff/domain/copy"
	"aangan/db/connect"
)

type key struct{}

// Info is the record of one request. It is a [context.Context]: the server sets it as the request's context, and [From]
// returns it in every layer below. It belongs to the goroutine that serves the request and must not be kept longer.
type Info struct {
	context.Context

	// ID names the request in the log and in the X-Request-Id header.
	ID string
	// Started is the time at which the server began to serve the request.
	Started time.Time
	// HTTP is the original request, for data that a handler cannot read from its typed input: cookies and addresses.
	HTTP *http.Request
	// Client is the address that the request comes from, behind the trusted proxies. It is invalid for a listener
	// without addresses, and is set for calls of the API only.
	Client netip.Addr
	// Route is chi's record of the route, kept here so that the router need not copy the request to add its own.
	Route *chi.Context
	// Actor is the signed-in actor, set by the guard; only internal/realm writes and reads it.
	Actor any
	// Cause is the error behind a 5xx response: logged once by the server, never sent.
	Cause error
	// Note is a constant word for the request's log line, never request data.
	Note string

	database connect.Request
}

// Value returns the request's record, also for the key that limits its use of the database, its language for the
// domain's texts, and the router's context; other keys are the parent's.
func (i *Info) Value(k any) any {
	if k == (key{}) {
		return i
	}
	if k == (connect.RequestKey{}) {
		return &i.database
	}
	if k == (copy.LanguageKey{}) {
		return Language(i)
	}
	if k == chi.RouteCtxKey && i.Route != nil {
		return i.Route
	}
	return i.Context.Value(k)
}

// From returns the record of the request that ctx belongs to, or nil outside one.
func From(ctx context.Context) *Info {
	info, _ := ctx.Value(key{}).(*Info)
	return info
}

// Fail records the cause of a failure for the log. Only the first is kept, because later ones result from it.
func Fail(ctx context.Context, cause error) {
	if info := From(ctx); info != nil && info.Cause == nil {
		info.Cause = cause
	}
}

// Note adds a constant word to the request's log line, so that such requests can be counted.
func Note(ctx context.Context, word string) {
	if info := From(ctx); info != nil {
		info.Note = word
	}
}

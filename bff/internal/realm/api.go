// Package realm authorizes every operation of a BFF. A BFF has one API for one kind of actor (members, coaches, or
// none), and each operation is registered through [SignedIn], [Stream] or [Public]. There is no fourth way, so a test
// can check all of them; and a handler receives the actor as a typed argument, so a coach's handler on the member API
// does not compile.
package realm

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"
	"github.com/go-chi/chi/v5"

	"aangan/bff/internal/problem"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/request"
)

// MaxBody is the maximum size of a JSON body, in bytes.
const MaxBody = 1 << 20

// NoActor is the actor of the site's API, which has no sign-in.
type NoActor struct{}

// MailboxSeqHeader is the response header with the number of the newest event that the response is sure to include. A
// client that has received a later event refetches.
const MailboxSeqHeader = "X-Mailbox-Seq"

// Config configures an API for actors of type A.
type Config[A any] struct {
	// Title is the title of the OpenAPI document and the documentation page.
	Title string
	// Cookie is the realm's session cookie; empty for an API of [NoActor].
	Cookie Cookie
	// Authenticate returns the actor of a session token. Package problem translates its error: the domain's
	// "unauthenticated" fault for an unknown or expired token becomes 401, anything unknown 500.
	Authenticate func(ctx context.Context, token string) (A, error)
	// Expires returns the time at which the actor's session ends unless it is used before, as of the lookup of the
	// session; nil for a realm without sign-in. Streams check their session then.
	Expires func(actor A) time.Time
	// MailboxSeq returns the number of the newest event in the actor's mailbox, as of the lookup of the session; nil for
	// a realm without mailboxes. Each response to a signed-in actor carries it in MailboxSeqHeader.
	MailboxSeq func(actor A) int64
	// Administrator reports whether an actor has that role; nil for a realm without administrators.
	Administrator func(actor A) bool
	// Elsewhere returns the redirect for an actor without access to an administrators' page; nil, or an empty path,
	// means their first page.
	Elsewhere func(actor A) string
	// Limits holds the rate limits; nil means none.
	Limits *ratelimit.Limits
}

// Operation describes a registered operation, for tests.
type Operation struct {
	ID, Method, Path string
	Public           bool
}

// AnyAPI is a BFF's API independent of its actor type, for the server and tools.
type AnyAPI interface {
	// Handler serves everything under /api.
	Handler() http.Handler
	// OpenAPI is the document of the API.
	OpenAPI() *huma.OpenAPI
	// Operations lists everything that was registered, in order.
	Operations() []Operation
	// Session reports whether r carries a valid session of this realm. An invalid token is no error; a failed
	// lookup is.
	Session(r *http.Request) (bool, error)
	// Administrator reports whether r carries a valid session of an administrator, likewise.
	Administrator(r *http.Request) (bool, error)
	// Elsewhere returns the redirect for the actor of r's session without access to an administrators' page; empty for
	// their first page.
	Elsewhere(r *http.Request) (string, error)

	answers(method, path string) bool
	join(owner func(method, path string) string)
}

// API is the API of one BFF, for actors of type A.
type API[A any] struct {
	huma       huma.API
	router     *chi.Mux
	config     Config[A]
	operations []Operation
	// owner returns the origin of the API that has a call unknown to this one; nil before Join.
	owner func(method, path string) string
}

var _ AnyAPI = (*API[NoActor])(nil)

// NewAPI returns an API with no operations yet. It serves its document at /api/openapi.json and a page about it at
// /api/docs; unknown paths under /api get a problem.
func NewAPI[A any](config Config[A]) *API[A] {
	router := chi.NewMux()
	settings := huma.DefaultConfig(config.Title, "1.0.0")
	settings.OpenAPIPath = ""
	settings.DocsPath = ""
	settings.SchemasPath = ""
	settings.CreateHooks = nil // The default hook adds $schema to every body and a Link header.
	settings.Formats = map[string]huma.Format{"application/json": {Marshal: problem.Encode, Unmarshal: problem.Decode}}
	if config.Cookie != "" {
		settings.Components.SecuritySchemes = map[string]*huma.SecurityScheme{
			securityScheme: {Type: "apiKey", In: "cookie", Name: string(config.Cookie)},
		}
	}
	api := &API[A]{huma: humachi.New(router, settings), router: router, config: config}
	router.NotFound(api.unknown)
	router.MethodNotAllowed(api.methodNotAllowed)
	api.document()
	return api
}

// securityScheme is the OpenAPI name of the realm's cookie.
const securityScheme = "session"

// Handler serves everything under /api.
func (a *API[A]) Handler() http.Handler { return a.router }

// OpenAPI is the document of the API.
func (a *API[A]) OpenAPI() *huma.OpenAPI { return a.huma.OpenAPI() }

// Operations lists everything that was registered, in order.
func (a *API[A]) Operations() []Operation { return slices.Clone(a.operations) }

// Cookie returns the realm's session cookie, for operations that sign in and out.
func (a *API[A]) Cookie() Cookie { return a.config.Cookie }

// Session reports whether r carries a valid session of this realm.
func (a *API[A]) Session(r *http.Request) (bool, error) {
	_, signedIn, err := a.behind(r)
	return signedIn, err
}

// Administrator reports whether r carries a valid session of an administrator.
func (a *API[A]) Administrator(r *http.Request) (bool, error) {
	actor, signedIn, err := a.behind(r)
	return signedIn && a.config.Administrator != nil && a.config.Administrator(actor), err
}

// Elsewhere implements AnyAPI.
func (a *API[A]) Elsewhere(r *http.Request) (string, error) {
	actor, signedIn, err := a.behind(r)
	if !signedIn || a.config.Elsewhere == nil {
		return "", err
	}
	return a.config.Elsewhere(actor), nil
}

// behind returns the actor of r's session. A missing or expired session is no error.
func (a *API[A]) behind(r *http.Request) (actor A, signedIn bool, err error) {
	token := a.token(r)
	if token == "" {
		return actor, false, nil
	}
	ctx, cancel := within(r.Context(), sessionTimeout)
	defer cancel()
	actor, err = a.config.Authenticate(ctx, token)
	if err == nil {
		return actor, true, nil
	}
	if p := problem.From(r.Context(), err); p.Status == http.StatusUnauthorized {
		return actor, false, nil
	}
	return actor, false, err
}

func (a *API[A]) token(r *http.Request) string {
	if a.config.Cookie == "" || a.config.Authenticate == nil {
		return ""
	}
	return a.config.Cookie.Token(r)
}

// methodNotAllowed sends a 405 with the allowed methods of the path.
func (a *API[A]) methodNotAllowed(w http.ResponseWriter, r *http.Request) {
	for _, method := range []string{http.MethodGet, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete} {
		if a.router.Match(chi.NewRouteContext(), method, r.URL.Path) {
			w.Header().Add("Allow", method)
		}
	}
	problem.Write(w, r, problem.MethodNotAllowed())
}

// document serves the OpenAPI document, created once, and the page about it.
func (a *API[A]) document() {
	made := sync.OnceValues(func() ([]byte, error) { return json.Marshal(a.OpenAPI()) })
	a.router.Get("/api/openapi.json", func(w http.ResponseWriter, r *http.Request) {
		body, err := made()
		if err != nil {
			problem.Write(w, r, problem.From(r.Context(), err))
			return
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(body)
	})
	a.router.Get("/api/docs", func(w http.ResponseWriter, r *http.Request) { writeDocs(w, r, a.OpenAPI()) })
}

// authenticate returns the actor of a request. A rejection keeps the browser's cookie: the request may be older than a
// new sign-in, whose cookie the browser has by the time of the response.
func (a *API[A]) authenticate(ctx context.Context, r *http.Request) (A, *problem.Problem) {
	var nobody A
	token := a.token(r)
	if token == "" {
		return nobody, problem.SignInRequired()
	}
	looking, cancel := within(ctx, sessionTimeout)
	defer cancel()
	actor, err := a.config.Authenticate(looking, token)
	if err != nil {
		return nobody, problem.From(ctx, err)
	}
	return actor, nil
}

var errNoActor = errors.New("realm: the guard did not run before the handler")

// actor returns the actor that the guard has authenticated.
func actor[A any](ctx context.Context) (A, error) {
	if info := request.From(ctx); info != nil {
		if found, ok := info.Actor.(A); ok {
			return found, nil
		}
	}
	var nobody A
	return nobody, errNoActor
}

// TokenFrom returns the session token of ctx's request, or "": a sign-in replaces it and a sign-out ends it. It may be
// expired or invalid.
func (a *API[A]) TokenFrom(ctx context.Context) string {
	if info := request.From(ctx); info != nil {
		return a.token(info.HTTP)
	}
	return ""
}

package realm

import (
	"context"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"

	"aangan/bff/internal/problem"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/request"
)

// Option changes how an operation is served.
type Option func(*options)

type options struct {
	limit *ratelimit.Rule
	body  *huma.RequestBody
	// only returns the reason why a signed-in actor may not call the operation, or nil.
	only func(actor any) error
	// window holds the redirects of a rejected navigation.
	window *navigation
}

// Limit limits the calls of one client address; beyond the limit the response is 429.
func Limit(rule ratelimit.Rule) Option { return func(o *options) { o.limit = &rule } }

// Navigation marks an operation that people open in a window, where a JSON problem is useless: a request that accepts
// HTML is redirected to signIn without a session, and to failed when it is rate limited. Other requests get the
// problem.
func Navigation(signIn, failed string) Option {
	return func(o *options) { o.window = &navigation{signIn: signIn, failed: failed} }
}

// StreamedBody documents a body that the handler reads itself, as a stream. Huma would read every documented body
// into memory, so this one is added after the operation is registered.
func StreamedBody(body *huma.RequestBody) Option { return func(o *options) { o.body = body } }

// Authorize restricts an operation to some actors of a realm: admit returns why an actor may not call it, usually a
// *fault.Forbidden. It runs before the request's body is read.
func Authorize[A any](admit func(actor A) error) Option {
	return func(o *options) {
		o.only = func(actor any) error {
			if who, ok := actor.(A); ok {
				return admit(who)
			}
			return errNoActor
		}
	}
}

// SignedIn registers an operation for signed-in actors of the realm of api. The handler receives the actor.
// Without a valid session the response is 401, before the request's body is read.
func SignedIn[A, I, O any](api *API[A], op huma.Operation, handler func(ctx context.Context, actor A, in *I) (*O, error), opts ...Option) {
	op.Security = []map[string][]string{{securityScheme: {}}}
	o := prepare(api, &op, false, opts)
	defer documentErrors(api, op.Responses)
	op.Middlewares = append(op.Middlewares, func(hc huma.Context, next func(huma.Context)) {
		r, w := humachi.Unwrap(hc)
		found, p := api.authenticate(r.Context(), r)
		if p != nil {
			o.window.write(w, r, p)
			return
		}
		info := request.From(r.Context())
		if info == nil {
			problem.Write(w, r, problem.Internal(errNoActor))
			return
		}
		if o.only != nil {
			if err := o.only(found); err != nil {
				problem.Write(w, r, problem.From(r.Context(), err))
				return
			}
		}
		info.Actor = found
		if api.config.MailboxSeq != nil {
			w.Header().Set(MailboxSeqHeader, strconv.FormatInt(api.config.MailboxSeq(found), 10))
		}
		next(hc)
	})
	timeout := handlerTimeout[O](o)
	huma.Register(api.huma, op, func(ctx context.Context, in *I) (*O, error) {
		who, err := actor[A](ctx)
		if err != nil {
			return nil, problem.From(ctx, err)
		}
		ctx, cancel := within(ctx, timeout)
		defer cancel()
		out, err := handler(ctx, who, in)
		if err != nil {
			return nil, problem.From(ctx, err)
		}
		return out, nil
	})
	if o.body != nil {
		api.describeBody(op, o.body)
	}
}

// The time that a request may take, not counting the arrival of its body, is the sum of both.
const (
	// sessionTimeout is the time for looking up a session.
	sessionTimeout = 3 * time.Second
	// operationTimeout is the time for the rest.
	operationTimeout = 7 * time.Second
)

// handlerTimeout returns the time limit of an operation's handler, and 0 for one that sends or receives a file or a
// stream: these have time limits for each piece.
func handlerTimeout[O any](o options) time.Duration {
	if _, streamed := any((*O)(nil)).(*huma.StreamResponse); streamed || o.body != nil {
		return 0
	}
	return operationTimeout
}

// within returns a context with this time limit; 0 means none.
func within(ctx context.Context, timeout time.Duration) (context.Context, context.CancelFunc) {
	if timeout == 0 {
		return ctx, func() {}
	}
	return context.WithTimeout(ctx, timeout)
}

// describeBody adds a body to the document that Huma does not read.
func (a *API[A]) describeBody(op huma.Operation, body *huma.RequestBody) {
	item := a.OpenAPI().Paths[op.Path]
	for _, documented := range []*huma.Operation{item.Post, item.Put, item.Patch} {
		if documented != nil && documented.OperationID == op.OperationID {
			documented.RequestBody = body
		}
	}
}

// Public registers an operation that needs no session. The list of these is short, and a test names each of them.
func Public[A, I, O any](api *API[A], op huma.Operation, handler func(ctx context.Context, in *I) (*O, error), opts ...Option) {
	op.Security = []map[string][]string{} // An empty list documents that no security is required.
	timeout := handlerTimeout[O](prepare(api, &op, true, opts))
	defer documentErrors(api, op.Responses)
	huma.Register(api.huma, op, func(ctx context.Context, in *I) (*O, error) {
		ctx, cancel := within(ctx, timeout)
		defer cancel()
		out, err := handler(ctx, in)
		if err != nil {
			return nil, problem.From(ctx, err)
		}
		return out, nil
	})
}

// SessionState is the state of a session at one moment.
type SessionState struct {
	Valid bool
	// Expires is the time at which the session ends unless it is used before; zero if unknown.
	Expires time.Time
}

// CheckSession returns the present state of a stream's session. Its context is derived from the request's. Returns an
// error if the lookup fails: then the state is unknown.
type CheckSession func(ctx context.Context) (SessionState, error)

// Stream registers a response of server-sent events for signed-in actors. The handler writes the response itself and
// calls check before it writes. It runs on the router directly: a stream lives for hours, and Huma's stack frames would
// be kept all that time.
func Stream[A any](api *API[A], op huma.Operation, handler func(w http.ResponseWriter, r *http.Request, actor A, check CheckSession)) {
	op.Security = []map[string][]string{{securityScheme: {}}}
	prepare(api, &op, false, nil)
	op.Responses = map[string]*huma.Response{
		"200": {Description: "Endless stream of server-sent events", Content: map[string]*huma.MediaType{
			"text/event-stream": {Schema: &huma.Schema{Type: huma.TypeString}},
		}},
		"default": errorResponse(api, nil),
	}
	op.DefaultStatus = http.StatusOK
	api.OpenAPI().AddOperation(&op)
	api.router.MethodFunc(op.Method, op.Path, func(w http.ResponseWriter, r *http.Request) {
		found, p := api.authenticate(r.Context(), r)
		if p != nil {
			problem.Write(w, r, p)
			return
		}
		handler(w, r, found, func(ctx context.Context) (SessionState, error) {
			now, valid, err := api.behind(r.WithContext(ctx))
			state := SessionState{Valid: valid}
			if valid && api.config.Expires != nil {
				state.Expires = api.config.Expires(now)
			}
			return state, err
		})
	})
}

// documentErrors replaces the error responses that Huma documents, one per status with the same body, by one default
// response whose description lists the statuses. It drops 422, which is 400 here.
func documentErrors[A any](api *API[A], responses map[string]*huma.Response) {
	var statuses []string
	for status := range responses {
		if status < "400" || status == "default" {
			continue
		}
		delete(responses, status)
		if status != "422" {
			statuses = append(statuses, status)
		}
	}
	slices.Sort(statuses)
	responses["default"] = errorResponse(api, statuses)
}

// errorResponse describes an error with any of these statuses.
func errorResponse[A any](api *API[A], statuses []string) *huma.Response {
	description := "Error"
	if len(statuses) > 0 {
		description += ": " + strings.Join(statuses, ", ")
	}
	return &huma.Response{Description: description, Content: map[string]*huma.MediaType{
		"application/json": {Schema: problemSchema(api.OpenAPI())},
	}}
}

// prepare sets the properties that all operations share, and adds the operation to the list.
func prepare[A any](api *API[A], op *huma.Operation, public bool, opts []Option) options {
	var o options
	for _, opt := range opts {
		opt(&o)
	}
	// The domain validates forms, with the texts of the catalogue; Huma would parse every body a second time to validate
	// it against its schema, with its own texts. The schema is for documentation.
	op.SkipValidateBody = true
	// Huma rejects a body that is exactly as long as its limit.
	op.MaxBodyBytes = MaxBody + 1
	op.BodyReadTimeout = bodyReadTimeout
	if op.Responses == nil {
		op.Responses = map[string]*huma.Response{}
	}
	api.operations = append(api.operations, Operation{ID: op.OperationID, Method: op.Method, Path: op.Path, Public: public})
	if o.limit == nil {
		return o
	}
	limiter := api.config.Limits.Limiter(*o.limit)
	op.Middlewares = append(op.Middlewares, func(hc huma.Context, next func(huma.Context)) {
		r, w := humachi.Unwrap(hc)
		if wait := limiter.Take(r); wait > 0 {
			o.window.write(w, r, problem.TooMany(wait))
			return
		}
		next(hc)
	})
	return o
}

// Package httpserver is the outermost handler of every BFF: it assigns a request id, logs, recovers panics, sets the
// security headers, rejects cross-site requests, and passes the request on to the API or the pages. It is one handler
// rather than a chain of ten, because it runs on every request and is benchmarked against a bare handler.
package httpserver

import (
	"context"
	"crypto/rand"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"
	"sync"
	"time"

	"github.com/go-chi/chi/v5"

	"aangan/bff/domain/copy"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/request"
)

// API handles everything under /api. *realm.API implements it.
type API interface{ Handler() http.Handler }

// Options describes one BFF. Its zero value is a server in development with neither API nor pages.
type Options struct {
	// Name is "site", "member" or "coach"; it marks the log lines.
	Name string
	// URL is the public URL of this BFF. Pages of its origin may write even if a proxy changed the Host header.
	URL string
	// Production adds Strict-Transport-Security.
	Production bool
	// API serves /api; if nil, requests get 404.
	API API
	// Pages serves everything else; if nil, requests get 404.
	Pages http.Handler
	// Logger receives one line per request and one per panic; nil logs nothing.
	Logger *slog.Logger
	// Proxies are the networks whose X-Forwarded-For is trusted.
	Proxies Proxies
	// Guests are the few operations that the product's other origins may call; nil for none.
	Guests []Guest
	// Health answers /healthz and /readyz; nil is always ready.
	Health *Health
}

// Handler returns the complete handler of a BFF.
func Handler(o Options) http.Handler {
	h := &handler{
		options: o,
		logger:  o.Logger,
		cross:   http.NewCrossOriginProtection(),
		onAPI:   apiHeaders(o.Production),
		onPages: pageHeaders(o.Name, o.Production),
		routes:  sync.Pool{New: func() any { return chi.NewRouteContext() }},
	}
	if h.logger == nil {
		h.logger = slog.New(slog.DiscardHandler)
	}
	h.logger = h.logger.With(slog.String("bff", o.Name))
	if o.URL != "" {
		if err := h.cross.AddTrustedOrigin(strings.TrimSuffix(o.URL, "/")); err != nil {
			panic("httpserver: the public address is not an origin: " + err.Error())
		}
	}
	if o.API != nil {
		h.api = o.API.Handler()
		h.apiRoutes, _ = h.api.(chi.Routes)
	}
	if h.options.Health == nil {
		h.options.Health = NewHealth(nil)
	}
	return h
}

type handler struct {
	options   Options
	logger    *slog.Logger
	api       http.Handler
	apiRoutes chi.Routes
	cross     *http.CrossOriginProtection
	onAPI     []header
	onPages   []header
	routes    sync.Pool
}

// served holds everything that the handler allocates for a request, in one allocation: the request's record and the
// response recorder.
type served struct {
	request.Info
	recorder
	id [1]string
}

func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s := &served{}
	s.Info.Context = r.Context()
	s.Info.Started = time.Now()
	// Random: a counter would tell every client how many requests the server has served in between.
	s.Info.ID = rand.Text()
	s.recorder.ResponseWriter = w
	r = r.WithContext(&s.Info)
	s.Info.HTTP = r

	isAPI := strings.HasPrefix(r.URL.Path, "/api/") || r.URL.Path == "/api"
	headers := h.onPages
	if isAPI {
		headers = h.onAPI
	}
	out := w.Header()
	for i := range headers {
		out[headers[i].name] = headers[i].value
	}
	s.id[0] = s.Info.ID
	out["X-Request-Id"] = s.id[:]

	// A stream outlives its request and keeps the record. Release the writer, and through it the server's buffers, which
	// the stream does not need.
	defer func() { s.recorder.ResponseWriter = nil }()
	defer h.finish(s, r)
	h.route(&s.recorder, r, s, isAPI)
}

// route passes the request to the API, the pages or the health checks.
func (h *handler) route(w *recorder, r *http.Request, s *served, isAPI bool) {
	path := r.URL.Path
	switch {
	case path == "/healthz":
		h.options.Health.serveAlive(w)
	case path == "/readyz":
		h.options.Health.serveReady(w, r)
	case isAPI:
		w.Header()["Cache-Control"] = noStore
		if h.preflight(w, r) {
			return
		}
		if !h.invite(w, r) && h.cross.Check(r) != nil {
			problem.Write(w, r, problem.CrossOrigin())
			return
		}
		s.Info.Client = h.options.Proxies.Client(r)
		if h.api == nil {
			problem.Write(w, r, problem.UnknownAddress())
			return
		}
		if h.apiRoutes == nil {
			h.api.ServeHTTP(w, r)
			return
		}
		// The router looks for its own context first; providing one avoids a copy of the request.
		route := h.routes.Get().(*chi.Context)
		route.Reset()
		route.Routes = h.apiRoutes
		s.Info.Route = route
		h.api.ServeHTTP(w, r)
		s.Info.Route = nil
		h.routes.Put(route)
	case h.options.Pages != nil:
		h.options.Pages.ServeHTTP(w, r)
	default:
		http.NotFound(w, r)
	}
}

var noStore = []string{"no-store"}

// finish turns a panic into a 500 and writes the log line. Bodies, cookies, queries and tokens are never logged.
func (h *handler) finish(s *served, r *http.Request) {
	if caught := recover(); caught != nil {
		if caught == http.ErrAbortHandler {
			panic(caught) // net/http aborts the connection without logging.
		}
		// Only the type is logged: the value may contain personal data. The stack locates the fault.
		h.logger.LogAttrs(context.WithoutCancel(r.Context()), slog.LevelError, "panic",
			slog.String("request", s.Info.ID),
			slog.String("method", r.Method), slog.String("path", shown(r.URL.Path)),
			slog.String("type", fmt.Sprintf("%T", caught)), slog.String("stack", string(debug.Stack())))
		if s.recorder.status != 0 {
			// Part of the response was sent: abort the connection so that the response does not look complete.
			panic(http.ErrAbortHandler)
		}
		if strings.HasPrefix(r.URL.Path, "/api/") {
			problem.Write(&s.recorder, r, problem.Internal(nil))
		} else {
			problem.WritePage(&s.recorder, r, http.StatusInternalServerError, copy.Errors.SomethingWrong)
		}
	}
	s.recorder.release()
	level := slog.LevelInfo
	switch {
	case s.recorder.status >= http.StatusInternalServerError:
		level = slog.LevelError
	case s.recorder.status == http.StatusForbidden, s.recorder.status == http.StatusTooManyRequests:
		level = slog.LevelWarn
	}
	lines := h.logger.Handler()
	if !lines.Enabled(r.Context(), level) {
		return
	}
	// Create the record directly: a logger's methods look up the calling line of code, which costs more than writing the
	// record and is always this one.
	now := time.Now()
	line := slog.NewRecord(now, level, "request", 0)
	line.AddAttrs(
		slog.String("request", s.Info.ID), slog.String("method", r.Method), slog.String("path", shown(r.URL.Path)),
		slog.Int("status", s.recorder.code()), slog.Int64("bytes", s.recorder.bytes), slog.Duration("took", now.Sub(s.Info.Started)))
	if level >= slog.LevelWarn {
		// The client's network is logged only while it is rate limited, and never as a single address.
		line.AddAttrs(slog.String("network", h.options.Proxies.Network(r)))
	}
	if s.Info.Note != "" {
		line.AddAttrs(slog.String("note", s.Info.Note))
	}
	if s.Info.Cause != nil {
		line.AddAttrs(slog.String("cause", s.Info.Cause.Error()))
	}
	_ = lines.Handle(r.Context(), line) // A log write that fails cannot be logged.
}

// secretEnding is the suffix of URLs that are secrets: anyone who has one can read a calendar.
const secretEnding = ".ics"

// threads is the path prefix of anonymous posts. Their ids in the log, compared with other lines of the same minute,
// could reveal an author.
const threads = "/api/posts/"

// shown returns a path for the log. The last part of a secret URL is omitted, also where no operation or another BFF
// answers it. So are the ids of anonymous posts.
func shown(path string) string {
	if folder := strings.LastIndexByte(path, '/'); folder >= 0 && strings.HasSuffix(path, secretEnding) {
		return path[:folder+1] + "*" + secretEnding
	}
	if rest, in := strings.CutPrefix(path, threads); in {
		parts := strings.Split(rest, "/")
		for i := 0; i < len(parts); i += 2 {
			parts[i] = "*"
		}
		return threads + strings.Join(parts, "/")
	}
	return path
}

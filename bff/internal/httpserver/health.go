package httpserver

import (
	"context"
	"io"
	"net/http"
	"sync/atomic"
	"time"

	"aangan/bff/internal/request"
	"aangan/db/connect"
)

// Health answers /healthz and /readyz.
type Health struct {
	check   func(context.Context) error
	leaving atomic.Bool
}

// NewHealth returns a Health whose /readyz calls check, which tests the database and the migrations. A nil
// check always succeeds.
func NewHealth(check func(context.Context) error) *Health { return &Health{check: check} }

// Leave makes /readyz fail from now on, so that load balancers send no new requests.
func (h *Health) Leave() { h.leaving.Store(true) }

// readyTimeout limits the time that a probe waits for the database.
const readyTimeout = 2 * time.Second

func (h *Health) serveAlive(w http.ResponseWriter) { plain(w, http.StatusOK, "alive\n") }

func (h *Health) serveReady(w http.ResponseWriter, r *http.Request) {
	if h.leaving.Load() {
		plain(w, http.StatusServiceUnavailable, "leaving\n")
		return
	}
	if h.check != nil {
		// Not limited as a request: an overloaded server is ready, and with its copies removed from the load balancer the
		// others would get their load too.
		ctx, cancel := context.WithTimeout(context.WithValue(r.Context(), connect.RequestKey{}, nil), readyTimeout)
		defer cancel()
		if err := h.check(ctx); err != nil {
			request.Fail(r.Context(), err)
			plain(w, http.StatusServiceUnavailable, "not ready\n")
			return
		}
	}
	plain(w, http.StatusOK, "ready\n")
}

func plain(w http.ResponseWriter, status int, text string) {
	h := w.Header()
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h["Cache-Control"] = noStore
	w.WriteHeader(status)
	_, _ = io.WriteString(w, text)
}

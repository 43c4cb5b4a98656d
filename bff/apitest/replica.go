package apitest

import (
	"log/slog"
	"net/http/httptest"
	"testing"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/scheduling"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/bff/member"
)

// StartReplica starts a second copy of the member BFF over the same database, with its own connections and services,
// and returns its origin: for tests of two concurrent processes. It only supports members, their sign-ins and
// sessions.
func (h *Harness) StartReplica(t testing.TB) (origin string) {
	t.Helper()
	pool, err := pgxpool.NewWithConfig(t.Context(), h.Pool.Config())
	if err != nil {
		t.Fatalf("open a second pool: %v", err)
	}
	t.Cleanup(pool.Close)
	people := identity.New(pool, testHasher, identity.Options{Letters: h.Post, Links: jobstest.Places})
	api := member.New(member.Deps{Identity: people, Scheduling: scheduling.New(pool, nil, "https://video.example/{room}", h.SessionNotify.OnEvent)})
	logger := slog.New(slog.NewJSONHandler(h.Log, nil))
	server := httptest.NewServer(httpserver.Handler(httpserver.Options{Name: "member", API: api, Logger: logger}))
	t.Cleanup(server.Close)
	return server.URL
}

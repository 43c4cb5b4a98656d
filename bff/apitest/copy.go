package apitest

import (
	"context"
	"log/slog"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/app"
	"aangan/bff/internal/config"
	"aangan/bff/internal/ratelimit"
)

// Copy is another process's member app and coach portal.
type Copy struct{ Member, Coach string }

// StartCopy starts all services a second time over the same database, with their own connections and streams, and
// connects the streams of both. Streams of the copy have no heartbeat and no recheck for an hour.
func (h *Harness) StartCopy(t testing.TB) Copy {
	t.Helper()
	pool, err := pgxpool.NewWithConfig(t.Context(), h.Pool.Config())
	if err != nil {
		t.Fatalf("open a second pool: %v", err)
	}
	t.Cleanup(pool.Close)
	c := testConfig(t, map[config.App]string{config.Site: h.Site, config.Member: h.Member, config.Coach: h.Coach})
	a, err := app.New(c, app.Deps{
		Pool: pool, Logger: slog.New(slog.NewJSONHandler(h.Log, nil)), Hasher: testHasher, Limits: &ratelimit.Limits{},
		Timing: &app.Timing{Heartbeat: time.Hour, Recheck: 1},
	})
	if err != nil {
		t.Fatal(err)
	}
	run, stop := context.WithCancel(context.WithoutCancel(t.Context()))
	ended := make(chan struct{})
	go func() { defer close(ended); a.Hub.Run(run) }()
	t.Cleanup(func() { stop(); <-ended })
	<-a.Hub.Listening()
	origin := func(name config.App) string {
		server := httptest.NewServer(a.Handler(name, nil, nil))
		t.Cleanup(func() { a.Hub.CloseStreams(); server.Close() })
		return server.URL
	}
	return Copy{Member: origin(config.Member), Coach: origin(config.Coach)}
}

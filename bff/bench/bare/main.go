// Command bare implements the same calls as the three BFFs with the same queries on the same database and nothing
// around them: net/http's router, pgx, encoding/json. It validates no form, sends no security header, writes no log,
// rejects no other site, limits no client and wakes no stream. It is only a baseline for the benchmarks.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/replytime"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/jobs"
	"aangan/bff/internal/memlimit"
	"aangan/db/store"
)

func main() {
	address := flag.String("address", "127.0.0.1:0", "where to listen")
	connections := flag.Int("pool", 8, "how many database connections to hold")
	flag.Parse()
	memlimit.Set(os.Getenv) // As in the product: this setting is not compared.
	if err := run(*address, int32(*connections)); err != nil {
		fmt.Fprintln(os.Stderr, "bare:", err)
		os.Exit(1)
	}
}

func run(address string, connections int32) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	settings, err := pgxpool.ParseConfig(os.Getenv("DATABASE_URL"))
	if err != nil {
		return errors.New("DATABASE_URL is not an address of Postgres")
	}
	settings.MaxConns, settings.MinIdleConns = connections, 2
	pool, err := pgxpool.NewWithConfig(ctx, settings)
	if err != nil {
		return err
	}
	defer pool.Close()

	queue, err := jobs.NewQueue(emails.NewRegistry(emails.Template{Kind: confirmation}), tasks.NewRegistry())
	if err != nil {
		return err
	}
	s := &server{pool: pool, q: store.New(), queue: queue, schedule: scheduling.New(pool, nil, "")}
	s.replyTimes = replytime.New(s.schedule)
	mux := http.NewServeMux()
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, r *http.Request) {
		if err := pool.Ping(r.Context()); err != nil {
			http.Error(w, "not ready", http.StatusServiceUnavailable)
		}
	})
	mux.HandleFunc("POST /api/beta-signup", s.betaSignup)
	mux.HandleFunc("POST /api/register", s.register)
	mux.HandleFunc("POST /api/login", s.login)
	mux.HandleFunc("GET /api/user", s.asMember(s.user))
	mux.HandleFunc("GET /api/user-preferences", s.asMember(s.preferences))
	mux.HandleFunc("GET /api/coaches", s.asMember(s.coaches))
	mux.HandleFunc("GET /api/coach-suggestions", s.asMember(s.suggestions))
	mux.HandleFunc("GET /api/messages/{coach}", s.asMember(s.memberConversation))
	mux.HandleFunc("POST /api/messages", s.asMember(s.memberSends))
	mux.HandleFunc("POST /api/messages/{coach}/read", s.asMember(s.memberReads))
	mux.HandleFunc("GET /api/coach/clients", s.asCoach(s.clients))
	mux.HandleFunc("GET /api/coach/clients/{client}/messages", s.asCoach(s.coachConversation))
	mux.HandleFunc("POST /api/coach/clients/{client}/messages", s.asCoach(s.coachSends))

	// The timeouts are those of the product: only the handlers are compared.
	serving := &http.Server{Addr: address, Handler: mux, ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute}
	failed := make(chan error, 1)
	go func() { failed <- serving.ListenAndServe() }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
		ending, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
		defer cancel()
		return serving.Shutdown(ending)
	}
}

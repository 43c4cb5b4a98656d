package jobs

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/mail"
	"aangan/bff/internal/mail/mailtest"
)

// doomed is the variable with the database of a child process; without it TestDoomedWorker does nothing.
const doomed = "AANGAN_TEST_DOOMED"

// TestDoomedWorker is the process that TestKilledWorker kills: workers on that test's database and mail server.
func TestDoomedWorker(t *testing.T) {
	database, port, is := strings.Cut(os.Getenv(doomed), "|")
	if !is {
		return
	}
	pool, err := pgxpool.New(t.Context(), database)
	if err != nil {
		t.Fatal(err)
	}
	number, err := strconv.Atoi(port)
	if err != nil {
		t.Fatal(err)
	}
	sender, err := mail.NewSMTP(mail.Server{Host: "127.0.0.1", Port: number, TLS: mail.None}, "Aangan <hello@aangan.example>")
	if err != nil {
		t.Fatal(err)
	}
	read := func(_ context.Context, id uuid.UUID) (uuid.UUID, error) { return id, nil }
	workers, err := NewWorkers(Options{
		Pool: pool, Book: emails.NewRegistry(emails.New("plain", read, draft, uuid.Nil)), Tasks: tasks.NewRegistry(), Sender: sender,
		Logger: slog.New(slog.DiscardHandler), Every: 10 * time.Millisecond, Now: true, Grace: patience,
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := workers.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	time.Sleep(2 * patience) // It does not live to see the end of this.
}

// TestKilledWorker kills a process while a slow server is receiving its email: another process sends it later.
func TestKilledWorker(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	reached, letGo := make(chan struct{}), make(chan struct{})
	server := mailtest.Start(t, mailtest.Options{Answer: func(stage mailtest.Stage, times int) error {
		if stage == mailtest.RcptTo && times == 1 {
			close(reached)
			<-letGo
		}
		return nil
	}})
	id := h.ask(t, "plain")
	child := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestDoomedWorker$")
	child.Env = append(os.Environ(), fmt.Sprintf("%s=%s|%d", doomed, h.pool.Config().ConnString(), server.Port))
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	select {
	case <-reached:
	case <-time.After(patience):
		t.Error("the child does not begin")
	}
	if err := child.Process.Kill(); err != nil {
		t.Error(err)
	}
	_ = child.Wait() // The error of a killed process.
	close(letGo)
	if states := h.states(t); states["running"] != 1 {
		t.Fatalf("the jobs are %v", states)
	}
	// An hour goes by.
	if _, err := h.pool.Exec(t.Context(), "update river_job set attempted_at = attempted_at - interval '1 hour'"); err != nil {
		t.Fatal(err)
	}
	h.work(t, h.options(to(t, server)))
	h.await(t, "completed", 1)
	if received := server.Received(); len(received) != 1 || !strings.HasPrefix(received[0].To, id.String()) {
		t.Errorf("received %v", received)
	}
	h.wantNothingPrivate(t)
}

// TestSlowServer: a server exceeds every timeout, and then responds again.
func TestSlowServer(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	awake := make(chan struct{})
	server := mailtest.Start(t, mailtest.Options{Answer: func(stage mailtest.Stage, times int) error {
		if stage == mailtest.RcptTo && times <= 2 {
			<-awake
		}
		return nil
	}})
	sender, err := mail.NewSMTP(mail.Server{Host: "127.0.0.1", Port: server.Port, TLS: mail.None, Exchange: 2 * time.Second}, "Aangan <hello@aangan.example>")
	if err != nil {
		t.Fatal(err)
	}
	h.ask(t, "plain")
	h.work(t, h.options(sender))
	h.await(t, "completed", 1)
	close(awake)
	if len(server.Received()) != 1 || server.Times(mailtest.RcptTo) < 3 {
		t.Errorf("received %d, after %d tries", len(server.Received()), server.Times(mailtest.RcptTo))
	}
	if log := h.log.String(); !strings.Contains(log, "will be tried again") {
		t.Errorf("the log says: %s", log)
	}
	h.wantNothingPrivate(t)
}

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

// childVariable is the variable with the database of the child process; without it TestWorkerProcessToBeKilled does
// nothing.
const childVariable = "AANGAN_TEST_DOOMED"

// TestWorkerProcessToBeKilled runs in the child process of TestJobOfKilledProcessIsRunByAnother: workers on that test's
// database and mail server.
func TestWorkerProcessToBeKilled(t *testing.T) {
	database, port, is := strings.Cut(os.Getenv(childVariable), "|")
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
		Logger: slog.New(slog.DiscardHandler), Every: 10 * time.Millisecond, Now: true, Grace: waitTimeout,
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := workers.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	time.Sleep(2 * waitTimeout) // The parent kills this process first.
}

// TestJobOfKilledProcessIsRunByAnother kills a process while a slow server receives its email: another sends it later.
func TestJobOfKilledProcessIsRunByAnother(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	reached, release := make(chan struct{}), make(chan struct{})
	server := mailtest.Start(t, mailtest.Options{Answer: func(stage mailtest.Stage, times int) error {
		if stage == mailtest.RcptTo && times == 1 {
			close(reached)
			<-release
		}
		return nil
	}})
	id := h.enqueue(t, "plain")
	child := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestWorkerProcessToBeKilled$")
	child.Env = append(os.Environ(), fmt.Sprintf("%s=%s|%d", childVariable, h.pool.Config().ConnString(), server.Port))
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	select {
	case <-reached:
	case <-time.After(waitTimeout):
		t.Error("the child process sent nothing")
	}
	if err := child.Process.Kill(); err != nil {
		t.Error(err)
	}
	_ = child.Wait() // The error of a killed process.
	close(release)
	if states := h.states(t); states["running"] != 1 {
		t.Fatalf("the jobs are %v", states)
	}
	// An hour passes.
	if _, err := h.pool.Exec(t.Context(), "update river_job set attempted_at = attempted_at - interval '1 hour'"); err != nil {
		t.Fatal(err)
	}
	h.startWorkers(t, h.options(senderTo(t, server)))
	h.await(t, "completed", 1)
	if received := server.Received(); len(received) != 1 || !strings.HasPrefix(received[0].To, id.String()) {
		t.Errorf("received %v", received)
	}
	h.wantNothingPrivate(t)
}

// TestTimedOutSendIsRetried: a server exceeds the timeout twice and then responds.
func TestTimedOutSendIsRetried(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	release := make(chan struct{})
	server := mailtest.Start(t, mailtest.Options{Answer: func(stage mailtest.Stage, times int) error {
		if stage == mailtest.RcptTo && times <= 2 {
			<-release
		}
		return nil
	}})
	sender, err := mail.NewSMTP(mail.Server{Host: "127.0.0.1", Port: server.Port, TLS: mail.None, Exchange: 2 * time.Second}, "Aangan <hello@aangan.example>")
	if err != nil {
		t.Fatal(err)
	}
	h.enqueue(t, "plain")
	h.startWorkers(t, h.options(sender))
	h.await(t, "completed", 1)
	close(release)
	if len(server.Received()) != 1 || server.Times(mailtest.RcptTo) < 3 {
		t.Errorf("received %d emails after %d attempts", len(server.Received()), server.Times(mailtest.RcptTo))
	}
	if log := h.log.String(); !strings.Contains(log, "will be tried again") {
		t.Errorf("the log contains: %s", log)
	}
	h.wantNothingPrivate(t)
}

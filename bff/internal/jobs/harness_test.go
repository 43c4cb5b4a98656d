package jobs

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/mail"
	"aangan/bff/internal/mail/mailtest"
	"aangan/db/dbtest"
)

// waitTimeout is the timeout of waiting tests; it measures nothing.
const waitTimeout = 30 * time.Second

// private is a word that occurs in every email and recipient's name, and nowhere else.
const private = "pomegranate"

// harness is a queue on its own database, with registered test emails.
type harness struct {
	pool  *pgxpool.Pool
	book  *emails.Registry
	tasks *tasks.Registry
	queue *Queue
	log   *safeBuffer
}

func newHarness(t *testing.T) *harness {
	t.Helper()
	h := &harness{pool: dbtest.New(t), book: emails.NewRegistry(), tasks: tasks.NewRegistry(), log: &safeBuffer{}}
	read := func(_ context.Context, id uuid.UUID) (uuid.UUID, error) { return id, nil }
	h.book.Add(
		emails.New("plain", read, draft, uuid.Nil),
		emails.New("gone", func(context.Context, uuid.UUID) (uuid.UUID, error) { return uuid.Nil, emails.ErrGone }, draft, uuid.Nil),
		emails.New("broken", func(context.Context, uuid.UUID) (uuid.UUID, error) { panic(private) }, draft, uuid.Nil),
		emails.New("unreadable", func(context.Context, uuid.UUID) (uuid.UUID, error) {
			return uuid.Nil, fmt.Errorf("no row for %s@mail.example", private)
		}, draft, uuid.Nil),
	)
	var err error
	if h.queue, err = NewQueue(h.book, h.tasks); err != nil {
		t.Fatal(err)
	}
	return h
}

func draft(id uuid.UUID) emails.Draft {
	return emails.Draft{
		To:      emails.Address{Name: private, Email: id.String() + "." + private + "@mail.example"},
		Subject: "A word", Greeting: emails.Hello(private), Paragraphs: []string{private},
	}
}

// enqueue enqueues an email and returns the id of its row.
func (h *harness) enqueue(t *testing.T, kind string) uuid.UUID {
	t.Helper()
	id := uuid.New()
	if err := pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error {
		return h.queue.Enqueue(t.Context(), tx, emails.Ref{Kind: kind, ID: id})
	}); err != nil {
		t.Fatal(err)
	}
	return id
}

// options returns the options of workers that retry almost at once.
func (h *harness) options(sender Sender) Options {
	return Options{
		Pool: h.pool, Book: h.book, Tasks: h.tasks, Sender: sender, Grace: waitTimeout, Every: 10 * time.Millisecond, Now: true,
		Delay:  func(int) time.Duration { return 50 * time.Millisecond },
		Logger: slog.New(slog.NewJSONHandler(h.log, &slog.HandlerOptions{Level: slog.LevelDebug})),
	}
}

// startWorkers runs workers until stop is called or the test ends.
func (h *harness) startWorkers(t *testing.T, o Options) (stop func()) {
	t.Helper()
	workers, err := NewWorkers(o)
	if err != nil {
		t.Fatal(err)
	}
	if err := workers.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	stop = sync.OnceFunc(func() {
		if err := workers.Stop(); err != nil {
			t.Errorf("stop: %v", err)
		}
	})
	t.Cleanup(stop)
	return stop
}

// senderTo returns a sender that sends to the server.
func senderTo(t *testing.T, server *mailtest.Server) Sender {
	t.Helper()
	sender, err := mail.NewSMTP(mail.Server{Host: "127.0.0.1", Port: server.Port, TLS: mail.None}, "Aangan <hello@aangan.example>")
	if err != nil {
		t.Fatal(err)
	}
	return sender
}

// states counts the jobs in each state.
func (h *harness) states(t *testing.T) map[string]int {
	t.Helper()
	rows, err := h.pool.Query(context.WithoutCancel(t.Context()), "select state::text, count(*)::int from river_job group by 1")
	if err != nil {
		t.Fatal(err)
	}
	states := map[string]int{}
	var state string
	var count int
	if _, err := pgx.ForEachRow(rows, []any{&state, &count}, func() error { states[state] = count; return nil }); err != nil {
		t.Fatal(err)
	}
	return states
}

// await waits until exactly count jobs are in the state, and none in another.
func (h *harness) await(t *testing.T, state string, count int) {
	t.Helper()
	await(t, func() bool {
		states := h.states(t)
		return len(states) == 1 && states[state] == count
	}, func() string { return fmt.Sprintf("the jobs are %v, not %d %s", h.states(t), count, state) })
}

func await(t *testing.T, done func() bool, failure func() string) {
	t.Helper()
	for deadline := time.Now().Add(waitTimeout); !done(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal(failure())
		}
	}
}

// wantNothingPrivate fails the test if the log, or a job's row, contains private text; also if the log is empty, since
// then it proves nothing.
func (h *harness) wantNothingPrivate(t *testing.T) {
	t.Helper()
	text := h.log.String()
	if text == "" {
		t.Error("nothing was logged")
	}
	for line := range strings.Lines(text) {
		if strings.Contains(line, private) || strings.Contains(line, "mail.example") {
			t.Errorf("the log contains private text: %s", line)
		}
	}
	var rows int
	if err := h.pool.QueryRow(t.Context(), "select count(*) from river_job where river_job::text ~ $1", private+"|mail.example").Scan(&rows); err != nil {
		t.Fatal(err)
	}
	if rows > 0 {
		t.Errorf("%d jobs contain private text", rows)
	}
}

type safeBuffer struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (b *safeBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.Write(p)
}

func (b *safeBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.String()
}

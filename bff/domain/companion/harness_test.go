package companion_test

import (
	"context"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/companion"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/languagemodel"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

// scriptedModel is a model with fixed answers.
type scriptedModel struct {
	mu       sync.Mutex
	requests []languagemodel.Request
	// text is the reply, and replies, if set, the replies one after the other, the last one again and again.
	text    string
	replies []string
	err     error
	// gate, if set, blocks the reply until it is closed.
	gate chan struct{}
}

func (m *scriptedModel) Ask(ctx context.Context, request languagemodel.Request) (string, int64, error) {
	m.mu.Lock()
	m.requests = append(m.requests, request)
	text := m.text
	if m.replies != nil {
		text = m.replies[min(len(m.requests), len(m.replies))-1]
	}
	m.mu.Unlock()
	if m.gate != nil {
		select {
		case <-m.gate:
		case <-ctx.Done():
			return "", 0, ctx.Err()
		}
	}
	return text, 7, m.err
}

// messages returns the messages of a request after the system's.
func (m *scriptedModel) messages(at int) []languagemodel.Message {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.requests[at].Messages[1:]
}

func (m *scriptedModel) calls() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.requests)
}

// harness is a service on its own database, with a member.
type harness struct {
	*testing.T
	pool   *pgxpool.Pool
	talks  *companion.Service
	member identity.Member
	log    *strings.Builder
}

func newHarness(t *testing.T, model languagemodel.Model) harness {
	t.Helper()
	pool := dbtest.New(t)
	h := harness{T: t, pool: pool, member: identitytest.NewMember(t, pool), log: &strings.Builder{}}
	h.talks = h.startReplica(model)
	return h
}

// startReplica starts another service on the same database.
func (h harness) startReplica(model languagemodel.Model) *companion.Service {
	return h.start(companion.Options{Model: model})
}

// start starts a service with more options.
func (h harness) start(options companion.Options) *companion.Service {
	options.Pool, options.Budget, options.Poll = h.pool, companion.Budget{Answers: 3, Tokens: 100_000}, 5*time.Millisecond
	options.Logger = slog.New(slog.NewTextHandler(h.log, nil))
	s := companion.New(options)
	h.Cleanup(func() { s.Finish(context.Background()) })
	return s
}

func id() string { return uuid.NewString() }

// send sends a message and returns all events.
func (h harness) send(s *companion.Service, code, id, text string) []companion.Event {
	h.Helper()
	feed, err := s.Send(context.Background(), h.member, code, companion.Draft{ID: id, Text: text})
	if err != nil {
		h.Fatal(err)
	}
	return h.all(feed)
}

func (h harness) all(feed *companion.Feed) (events []companion.Event) {
	h.Helper()
	for {
		event, more, err := feed.Next(context.Background(), time.Minute)
		if err != nil {
			h.Fatal(err)
		}
		if !more {
			return events
		}
		events = append(events, event)
	}
}

func kinds(events []companion.Event) string {
	var all []string
	for _, event := range events {
		if len(all) == 0 || event.Kind != companion.Delta || all[len(all)-1] != string(companion.Delta) {
			all = append(all, string(event.Kind))
		}
	}
	return strings.Join(all, " ")
}

func answerOf(t *testing.T, events []companion.Event) companion.Message {
	t.Helper()
	last := events[len(events)-1]
	if last.Kind != companion.Done || last.Message.From != companion.FromCompanion || last.Message.Text == "" {
		t.Fatalf("the last event is %+v, want done", last)
	}
	var pieces strings.Builder
	for _, event := range events {
		if event.Kind == companion.Delta {
			pieces.WriteString(event.Text)
		}
	}
	if strings.TrimSpace(pieces.String()) != last.Message.Text {
		t.Fatalf("streamed %q, stored %q", pieces.String(), last.Message.Text)
	}
	return last.Message
}

func (h harness) count(query string, args ...any) (n int) {
	h.Helper()
	if err := h.pool.QueryRow(context.Background(), query, args...).Scan(&n); err != nil {
		h.Fatal(err)
	}
	return n
}

func (h harness) execute(statement string, args ...any) {
	h.Helper()
	if _, err := h.pool.Exec(context.Background(), statement, args...); err != nil {
		h.Fatal(err)
	}
}

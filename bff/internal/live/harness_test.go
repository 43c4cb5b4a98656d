package live_test

import (
	"bufio"
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/mailbox"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/live"
	"aangan/bff/internal/realm"
	"aangan/db/dbtest"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

// waitTimeout is the timeout of waiting tests; it measures nothing.
const waitTimeout = 30 * time.Second

// process is one BFF process: a hub and a server. The session token is the owner's id.
type process struct {
	hub      *live.Hub
	url      string
	sessions atomic.Bool
	// padding is the additional length of every event.
	padding int
}

// start runs a process over the pool until the test ends.
func start(t *testing.T, pool *pgxpool.Pool, change func(*live.Options), padding int) *process {
	t.Helper()
	o := live.Options{Source: mailbox.New(pool), Pool: pool, Logger: slog.New(slog.DiscardHandler), Heartbeat: time.Hour}
	if change != nil {
		change(&o)
	}
	p := &process{hub: live.New(o), padding: padding}
	p.sessions.Store(true)
	api := realm.NewAPI(realm.Config[mailbox.Owner]{
		Title: "Test", Cookie: realm.MemberCookie,
		Authenticate: func(_ context.Context, token string) (mailbox.Owner, error) {
			id, err := uuid.Parse(token)
			if err != nil || !p.sessions.Load() {
				return mailbox.Owner{}, fault.ErrUnauthenticated
			}
			return mailbox.Owner{Realm: mailbox.RealmMember, ID: id}, nil
		},
	})
	realm.Stream(api, huma.Operation{OperationID: "live", Method: http.MethodGet, Path: "/api/live"},
		live.Handler(p.hub, func(o mailbox.Owner) mailbox.Owner { return o }, live.Renderer{
			Event: func(e mailbox.Event) (string, any, bool) {
				return string(e.Kind), map[string]string{"pad": strings.Repeat("x", padding)}, true
			},
			Hint: func(hint mailbox.Hint) (string, any) {
				return "typing", map[string]any{"from": hint.From.String(), "typing": hint.Typing}
			},
		}))
	server := httptest.NewServer(httpserver.Handler(httpserver.Options{API: api}))
	p.url = server.URL + "/api/live"
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() { p.hub.Run(ctx); close(ended) }()
	t.Cleanup(func() {
		p.hub.CloseStreams()
		server.Close()
		ending, cancel := context.WithTimeout(context.Background(), waitTimeout)
		defer cancel()
		if err := p.hub.WaitClosed(ending); err != nil {
			t.Errorf("streams are still open: %v", err)
		}
		stop()
		<-ended
	})
	if o.Pool != nil {
		wait(t, p.hub.Listening(), "the hub does not listen to other processes")
	}
	return p
}

// write stores one event in a mailbox and wakes its owner's streams through hub, as the domain does.
func write(t *testing.T, pool *pgxpool.Pool, hub *live.Hub, owner mailbox.Owner) {
	t.Helper()
	tx, err := pool.Begin(t.Context())
	if err != nil {
		t.Error(err)
		return
	}
	if err := mailbox.Append(t.Context(), tx, owner, mailbox.KindUser); err != nil {
		t.Error(err)
		return
	}
	if err := tx.Commit(t.Context()); err != nil {
		t.Error(err)
		return
	}
	hub.Wake(owner)
}

func newOwner() mailbox.Owner { return mailbox.Owner{Realm: mailbox.RealmMember, ID: uuid.New()} }

// event is an event as a browser receives it.
type event struct {
	id, kind string
}

// client is one open stream.
type client struct {
	events chan event
	// retry is the last reconnection time that the server sent.
	retry  atomic.Int64
	header http.Header
	close  context.CancelFunc
}

// connect opens a stream and resumes from lastID unless it is empty.
func (p *process) connect(t *testing.T, owner mailbox.Owner, lastID string) *client {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, p.url, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Cookie", string(realm.MemberCookie)+"="+owner.ID.String())
	if lastID != "" {
		r.Header.Set("Last-Event-ID", lastID)
	}
	res, err := (&http.Transport{}).RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	if res.StatusCode != http.StatusOK {
		t.Fatalf("the stream's status is %d", res.StatusCode)
	}
	c := &client{events: make(chan event, 4096), close: cancel, header: res.Header}
	t.Cleanup(cancel)
	go func() {
		defer close(c.events)
		defer res.Body.Close()
		var now event
		lines := bufio.NewScanner(res.Body)
		lines.Buffer(nil, 1<<20)
		for lines.Scan() {
			name, value, _ := strings.Cut(lines.Text(), ": ")
			switch name {
			case "id":
				now.id = value
			case "event":
				now.kind = value
			case "retry":
				pause, err := strconv.ParseInt(value, 10, 64)
				if err != nil {
					return
				}
				c.retry.Store(pause)
			case "":
				if now != (event{}) {
					c.events <- now
				}
				now = event{}
			}
		}
	}()
	return c
}

// next returns the next event that is not a heartbeat.
func (c *client) next(t *testing.T) event {
	t.Helper()
	for {
		e := wait(t, c.events, "no event arrived")
		if e.kind != "ping" {
			return e
		}
	}
}

// wantEnd waits until the server has ended the stream.
func (c *client) wantEnd(t *testing.T) {
	t.Helper()
	deadline := time.After(waitTimeout)
	for {
		select {
		case _, open := <-c.events:
			if !open {
				return
			}
		case <-deadline:
			t.Fatal("the stream did not end")
		}
	}
}

func wait[T any](t *testing.T, c <-chan T, message string) T {
	t.Helper()
	select {
	case v := <-c:
		return v
	case <-time.After(waitTimeout):
		t.Fatal(message)
		panic("unreachable")
	}
}

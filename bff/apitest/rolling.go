package apitest

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/app"
	"aangan/bff/internal/config"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/ratelimit"
)

// Rolling is the size of RollingRestarts.
type Rolling struct {
	Restarts, Clients, Streams int
	// Drain is each copy's DRAIN_DELAY.
	Drain time.Duration
}

// rollingCopy is one running copy of the member app.
type rollingCopy struct {
	target *url.URL
	ready  atomic.Bool
	stop   context.CancelFunc
	ended  chan error
	pool   *pgxpool.Pool
}

// RollingRestarts restarts two copies of the member app in turn, behind a proxy that checks /readyz, while clients with
// kept connections send messages and streams receive them. It fails the test if a request fails, or if a stream misses
// an event or receives one twice.
func RollingRestarts(t testing.TB, o Rolling) {
	t.Helper()
	const streamsOfMember = 6 // Below the limit of streams per person.
	h := New(t)
	defer func() {
		for _, line := range h.Log.With(`"cause"`) {
			t.Logf("logged: %s", line)
		}
	}()
	coach := h.NewCoach(t)
	members := make([]*User, max(1, (o.Streams+streamsOfMember-1)/streamsOfMember))
	for i := range members {
		members[i] = h.NewMember(t)
		members[i].Choose(t, coach)
	}
	var copies [2]atomic.Pointer[rollingCopy]
	for i := range copies {
		copies[i].Store(h.startRolling(t, o.Drain))
	}
	var turn, failures, sent, received atomic.Int64
	// POST requests are not repeated by the transport, so a reset connection is a failed request.
	transport := &http.Transport{MaxIdleConnsPerHost: o.Clients + o.Streams}
	defer transport.CloseIdleConnections()
	proxy := httptest.NewServer(&httputil.ReverseProxy{
		Transport: transport, FlushInterval: -1,
		Rewrite: func(r *httputil.ProxyRequest) {
			first := turn.Add(1)
			for i := range int64(len(copies)) {
				if c := copies[(first+i)%2].Load(); c.ready.Load() {
					r.SetURL(c.target)
					return
				}
			}
		},
		ErrorHandler: func(w http.ResponseWriter, r *http.Request, err error) {
			if r.Context().Err() == nil {
				t.Errorf("the proxy cannot reach a copy: %s %s: %v", r.Method, r.URL.Path, err)
			}
			w.WriteHeader(http.StatusBadGateway)
		},
	})
	defer proxy.Close()
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	var work sync.WaitGroup
	defer func() { cancel(); work.Wait() }()
	for i := range copies {
		work.Go(func() {
			for ctx.Err() == nil {
				c := copies[i].Load()
				c.ready.Store(isReady(c.target))
				time.Sleep(20 * time.Millisecond)
			}
		})
	}
	for !copies[0].Load().ready.Load() || !copies[1].Load().ready.Load() {
		time.Sleep(5 * time.Millisecond)
	}
	var opened sync.WaitGroup
	last := make([]atomic.Int64, o.Streams)
	for i := range o.Streams {
		opened.Add(1)
		work.Go(func() {
			followRolling(ctx, t, proxy.URL, members[i/streamsOfMember], &last[i], &failures, &received, sync.OnceFunc(opened.Done))
		})
	}
	opened.Wait()
	sending, stopSending := context.WithCancel(ctx)
	defer stopSending()
	var senders sync.WaitGroup
	for i := range o.Clients {
		senders.Go(func() {
			member, client := members[i%len(members)], &http.Client{Transport: &http.Transport{}}
			defer client.CloseIdleConnections()
			for sending.Err() == nil {
				// Marshalling texts never fails.
				body, _ := json.Marshal(map[string]any{"id": uuid.NewString(), "coachId": coach.ID, "text": "Still here."})
				request := member.At(proxy.URL).request(t, http.MethodPost, "/api/messages", "application/json", nil)
				request.Body, request.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
				request.Header.Set("Origin", h.Member)
				response, err := client.Do(request)
				if err != nil {
					failures.Add(1)
					t.Errorf("a message failed: %v", err)
					continue
				}
				text, _ := io.ReadAll(response.Body)
				response.Body.Close()
				if sent.Add(1); response.StatusCode >= 300 {
					failures.Add(1)
					t.Errorf("a message failed: %d %s", response.StatusCode, text)
					return
				}
				time.Sleep(20 * time.Millisecond)
			}
		})
	}
	for n := range o.Restarts {
		old := copies[n%2].Load()
		old.stop()
		if err := <-old.ended; err != nil {
			t.Errorf("stop %d: %v", n+1, err)
		}
		old.pool.Close()
		fresh := h.startRolling(t, o.Drain)
		copies[n%2].Store(fresh)
		for !fresh.ready.Load() {
			time.Sleep(5 * time.Millisecond)
		}
	}
	stopSending()
	senders.Wait()
	for i := range last {
		want := int64(h.Count(t, "select last_seq from mailboxes where realm = 'member' and owner_id = $1", members[i/streamsOfMember].ID))
		for end := time.Now().Add(waitTimeout); last[i].Load() < want; time.Sleep(5 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("stream %d is at event %d of %d", i, last[i].Load(), want)
			}
		}
	}
	cancel()
	for i := range copies {
		c := copies[i].Load()
		c.stop()
		if err := <-c.ended; err != nil {
			t.Errorf("the last stop: %v", err)
		}
		c.pool.Close()
	}
	t.Logf("%d restarts: %d requests, %d failed; %d events received", o.Restarts, sent.Load(), failures.Load(), received.Load())
}

// startRolling starts a copy of the member app with its own connections.
func (h *Harness) startRolling(t testing.TB, drain time.Duration) *rollingCopy {
	t.Helper()
	pool, err := pgxpool.NewWithConfig(context.WithoutCancel(t.Context()), h.Pool.Config())
	if err != nil {
		t.Fatal(err)
	}
	c := testConfig(t, map[config.App]string{config.Site: h.Site, config.Member: h.Member, config.Coach: h.Coach})
	c.Drain = drain
	a, err := app.New(c, app.Deps{
		Pool: pool, Logger: slog.New(slog.NewJSONHandler(h.Log, nil)), Hasher: testHasher, Limits: &ratelimit.Limits{},
	})
	if err != nil {
		t.Fatal(err)
	}
	health := httpserver.NewHealth(nil)
	server := &httpserver.Server{Name: "member", Health: health, Handler: a.Handler(config.Member, nil, health)}
	if err := server.Listen("127.0.0.1:0"); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.WithoutCancel(t.Context()))
	r := &rollingCopy{target: &url.URL{Scheme: "http", Host: server.Address()}, stop: stop, ended: make(chan error, 1), pool: pool}
	go func() { r.ended <- a.Serve(ctx, []*httpserver.Server{server}, nil) }()
	return r
}

func isReady(target *url.URL) bool {
	response, err := http.Get(target.String() + "/readyz")
	if err != nil {
		return false
	}
	response.Body.Close()
	return response.StatusCode == http.StatusOK
}

// followRolling keeps a stream of a member open, resuming when it ends, and checks that its events have no gap and no
// repetition.
func followRolling(ctx context.Context, t testing.TB, base string, member *User, last, failures, received *atomic.Int64, opened func()) {
	client := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	for started := false; ctx.Err() == nil; {
		request := member.At(base).request(t, http.MethodGet, "/api/live", "", nil).WithContext(ctx)
		if started {
			request.Header.Set("Last-Event-ID", strconv.FormatInt(last.Load(), 10))
		}
		response, err := client.Do(request)
		if err != nil || response.StatusCode != http.StatusOK {
			if ctx.Err() == nil {
				failures.Add(1)
				t.Errorf("a stream could not be opened: %v", fmt.Sprint(err, response))
			}
			return
		}
		lines, id, kind := bufio.NewScanner(response.Body), int64(0), ""
		for lines.Scan() {
			name, value, _ := strings.Cut(lines.Text(), ": ")
			if name == "" && lines.Text() != "" {
				continue // A comment.
			}
			switch name {
			case "id":
				id, _ = strconv.ParseInt(value, 10, 64) // The server writes numbers only; 0 fails below.
			case "event":
				kind = value
			case "":
				switch {
				case kind == "reset":
					t.Errorf("a stream was reset at %d", last.Load())
				case kind == "" && !started:
					last.Store(id)
					started = true
					opened()
				case kind != "" && id > 0:
					if id != last.Load()+1 {
						t.Errorf("event %d follows %d", id, last.Load())
					}
					last.Store(id)
					received.Add(1)
				}
				id, kind = 0, ""
			}
		}
		response.Body.Close()
		// As the page does (packages/api/src/shared/live.ts), so that not all streams of a copy return at once.
		select {
		case <-ctx.Done():
		case <-time.After(time.Duration(float64(time.Second) * (0.5 + rand.Float64()))):
		}
	}
}

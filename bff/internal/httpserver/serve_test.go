package httpserver_test

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"sync"
	"testing"

	"aangan/bff/internal/httpserver"
)

// TestServeStopsInOrder checks the order of a stop: readiness fails first, then streams end, requests in progress
// finish, and only then does Serve return.
func TestServeStopsInOrder(t *testing.T) {
	health := httpserver.NewHealth(nil)
	arrived, release := make(chan struct{}), make(chan struct{})
	streaming, endStreams := make(chan struct{}), make(chan struct{})
	pages := http.NewServeMux()
	pages.HandleFunc("/slow", func(w http.ResponseWriter, _ *http.Request) {
		close(arrived)
		<-release
		_, _ = io.WriteString(w, "finished")
	})
	pages.HandleFunc("/stream", func(w http.ResponseWriter, _ *http.Request) {
		_ = http.NewResponseController(w).Flush()
		close(streaming)
		<-endStreams
	})
	server := &httpserver.Server{
		Name: "test", Health: health, Handler: httpserver.Handler(httpserver.Options{Pages: pages, Health: health}),
	}
	if err := server.Listen("127.0.0.1:0"); err != nil {
		t.Fatal(err)
	}
	base := "http://" + server.Address()
	streamsClosed := make(chan struct{})
	run := httpserver.Run{
		Servers: []*httpserver.Server{server}, Logger: slog.New(slog.DiscardHandler), Grace: waitTimeout,
		CloseStreams: func() { close(endStreams); close(streamsClosed) },
	}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- run.Serve(ctx) }()

	if got := get(t, base+"/readyz"); got != 200 {
		t.Fatalf("/readyz returns %d before the shutdown", got)
	}
	var requests sync.WaitGroup
	requests.Go(func() {
		res, err := http.Get(base + "/slow")
		if err != nil {
			t.Errorf("the request in flight failed: %v", err)
			return
		}
		defer res.Body.Close()
		if body, err := io.ReadAll(res.Body); err != nil || string(body) != "finished" {
			t.Errorf("the response of the request in flight is %q, %v", body, err)
		}
	})
	requests.Go(func() {
		res, err := http.Get(base + "/stream")
		if err != nil {
			t.Errorf("the stream failed: %v", err)
			return
		}
		defer res.Body.Close()
		_, _ = io.Copy(io.Discard, res.Body)
	})
	<-arrived
	<-streaming
	stop()
	<-streamsClosed
	select {
	case err := <-ended:
		t.Fatalf("the server ended with a request in flight: %v", err)
	default:
	}
	close(release)
	requests.Wait()
	if err := <-ended; err != nil {
		t.Errorf("Serve: %v", err)
	}
	if _, err := http.Get(base + "/healthz"); err == nil {
		t.Error("the server still responds after Serve returned")
	}
}

func TestReadyzFailsWithoutDatabaseAndWhenStopping(t *testing.T) {
	var failure error
	health := httpserver.NewHealth(func(context.Context) error { return failure })
	h := newHarness(t, func(o *httpserver.Options) { o.Health = health })
	expect := func(path string, status int) {
		t.Helper()
		if got := h.do(t, "GET", path, ""); got.status != status {
			t.Errorf("%s returns %d, want %d: %s", path, got.status, status, got.body)
		}
	}
	expect("/readyz", 200)
	failure = errors.New("the database is unreachable")
	expect("/readyz", 503)
	expect("/healthz", 200)
	failure = nil
	expect("/readyz", 200)
	health.Leave()
	expect("/readyz", 503)
	expect("/healthz", 200)
}

func TestListenFailsForPortInUse(t *testing.T) {
	first := &httpserver.Server{Name: "first", Handler: http.NotFoundHandler()}
	if err := first.Listen("127.0.0.1:0"); err != nil {
		t.Fatal(err)
	}
	second := &httpserver.Server{Name: "second", Handler: http.NotFoundHandler()}
	if err := second.Listen(first.Address()); err == nil {
		t.Error("two servers listen on one port")
	}
}

func get(t *testing.T, url string) int {
	t.Helper()
	res, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	return res.StatusCode
}

package completions_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"aangan/bff/internal/completions"
)

// piece is one event of the protocol.
func piece(text string) string {
	content, _ := json.Marshal(text)
	return `data: {"choices":[{"index":0,"delta":{"content":` + string(content) + `}}]}` + "\n\n"
}

const (
	stop  = `data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}` + "\n\n"
	usage = `data: {"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":6,"total_tokens":11}}` + "\n\n"
	done  = "data: [DONE]\n\n"
)

func model(t *testing.T, handler http.HandlerFunc) *completions.Model {
	t.Helper()
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	return completions.New(completions.Settings{
		URL: server.URL + "/v1/chat/completions", Key: "the-key", Name: "small", FirstByte: 200 * time.Millisecond,
		Between: 200 * time.Millisecond, Whole: 2 * time.Second,
	})
}

var question = []completions.Message{{Role: "system", Content: "Be kind."}, {Role: "user", Content: "my secret is marigold"}}

func ask(t *testing.T, m *completions.Model) (text string, tokens int64, err error) {
	t.Helper()
	tokens, err = m.Ask(t.Context(), question, 99, func(piece string) error {
		text += piece
		return nil
	})
	if err != nil && (strings.Contains(err.Error(), "marigold") || strings.Contains(err.Error(), "the-key") || strings.Contains(err.Error(), "127.0.0.1")) {
		t.Errorf("the error contains private data: %v", err)
	}
	return text, tokens, err
}

func stream(w http.ResponseWriter, parts ...string) {
	w.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
	for _, part := range parts {
		_, _ = io.WriteString(w, part)
		_ = http.NewResponseController(w).Flush()
	}
}

func TestAskStreamsReplyAndReturnsTokens(t *testing.T) {
	t.Parallel()
	m := model(t, func(w http.ResponseWriter, r *http.Request) {
		var request struct {
			Model     string                `json:"model"`
			Messages  []completions.Message `json:"messages"`
			Stream    bool                  `json:"stream"`
			MaxTokens int                   `json:"max_tokens"`
		}
		if err := json.NewDecoder(r.Body).Decode(&request); err != nil || request.Model != "small" || !request.Stream || request.MaxTokens != 99 ||
			len(request.Messages) != 2 || request.Messages[1] != question[1] || r.Header.Get("Authorization") != "Bearer the-key" || r.URL.Path != "/v1/chat/completions" {
			t.Errorf("requested %+v at %s, %v", request, r.URL.Path, err)
		}
		stream(w, ": hello\n\n", piece("Go "), piece("on. घर"), stop, usage, done)
	})
	if text, tokens, err := ask(t, m); err != nil || text != "Go on. घर" || tokens != 11 {
		t.Errorf("%q, %d, %v", text, tokens, err)
	}
}

// TestBadResponsesAreErrorsWithoutPrivateText: every bad response is an error without private text, earlier pieces are
// delivered, and nothing hangs.
func TestBadResponsesAreErrorsWithoutPrivateText(t *testing.T) {
	t.Parallel()
	var redirected atomic.Int32
	otherServer := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		redirected.Add(1)
		stream(w, piece("caught"), done)
	}))
	t.Cleanup(otherServer.Close)
	wait := func(r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body) // Only after reading the body does a server notice that the client disconnected.
		select {
		case <-r.Context().Done():
		case <-time.After(20 * time.Second):
		}
	}
	for name, c := range map[string]struct {
		text   string
		answer http.HandlerFunc
	}{
		"no response":                   {"", func(_ http.ResponseWriter, r *http.Request) { wait(r) }},
		"silence after the headers":     {"", func(w http.ResponseWriter, r *http.Request) { stream(w, ": x\n\n"); wait(r) }},
		"silence after the first piece": {"One. ", func(w http.ResponseWriter, r *http.Request) { stream(w, piece("One. ")); wait(r) }},
		"broken JSON":                   {"One. ", func(w http.ResponseWriter, _ *http.Request) { stream(w, piece("One. "), "data: {\"choices\": [\n\n") }},
		"unexpected JSON":               {"", func(w http.ResponseWriter, _ *http.Request) { stream(w, "data: {\"choices\": \"none\"}\n\n") }},
		"an error event": {"", func(w http.ResponseWriter, _ *http.Request) {
			stream(w, "data: {\"error\": {\"message\": \"overloaded\"}}\n\n")
		}},
		"a truncated stream": {"One. ", func(w http.ResponseWriter, _ *http.Request) { stream(w, piece("One. ")) }},
		"an oversized line":  {"", func(w http.ResponseWriter, _ *http.Request) { stream(w, piece(strings.Repeat("a", 1<<20))) }},
		"HTML": {"", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			_, _ = io.WriteString(w, "<!doctype html>")
		}},
		"a response that is no stream": {"", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			_, _ = io.WriteString(w, `{"choices":[{"message":{"content":"hi"}}]}`)
		}},
		"status 500": {"", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(500) }},
		"status 401": {"", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(401) }},
		"a redirect": {"", func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, otherServer.URL, http.StatusTemporaryRedirect)
		}},
		"a closed connection": {"", func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }},
	} {
		t.Run(name, func(t *testing.T) {
			text, _, err := ask(t, model(t, c.answer))
			if err == nil || text != c.text {
				t.Errorf("%.40q, %v", text, err)
			}
			notServed := slices.Contains([]string{"status 500", "status 401", "a redirect", "a closed connection"}, name)
			if errors.Is(err, completions.ErrNotServed) != notServed {
				t.Errorf("ErrNotServed: %v, want %v: %v", !notServed, notServed, err)
			}
		})
	}
	if redirected.Load() != 0 {
		t.Error("a redirect was followed")
	}
}

// TestEndlessReplyIsStopped: an endless reply is stopped by take, by the size limit and by the timeout.
func TestEndlessReplyIsStopped(t *testing.T) {
	t.Parallel()
	endless := func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		for r.Context().Err() == nil {
			if _, err := io.WriteString(w, piece("and on ")); err != nil {
				return
			}
		}
	}
	enough := errors.New("enough")
	if _, err := model(t, endless).Ask(t.Context(), question, 9, func(string) error { return enough }); !errors.Is(err, enough) {
		t.Errorf("stopped by take: %v", err)
	}
	if text, _, err := ask(t, model(t, endless)); err == nil || len(text) > 256<<10 {
		t.Errorf("%d bytes, %v", len(text), err)
	}
	slow := func(w http.ResponseWriter, r *http.Request) {
		for r.Context().Err() == nil {
			stream(w, piece("x"))
			time.Sleep(20 * time.Millisecond)
		}
	}
	if _, _, err := ask(t, model(t, slow)); err == nil {
		t.Error("a slow endless reply was accepted")
	}
}

// TestTimeOfTakeDoesNotCountAsTheModelsSilence: take may need longer than the model may be silent.
func TestTimeOfTakeDoesNotCountAsTheModelsSilence(t *testing.T) {
	t.Parallel()
	received := make(chan struct{})
	m := model(t, func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		stream(w, piece("One. "))
		select {
		case <-received:
		case <-r.Context().Done():
			return
		}
		stream(w, piece("Two."), stop, usage, done)
	})
	var text string
	tokens, err := m.Ask(t.Context(), question, 99, func(piece string) error {
		if text += piece; text == "One. " {
			time.Sleep(500 * time.Millisecond)
			close(received)
		}
		return nil
	})
	if err != nil || text != "One. Two." || tokens != 11 {
		t.Errorf("%q, %d, %v", text, tokens, err)
	}
}

func TestFailingModelIsPausedAfterThreeRequests(t *testing.T) {
	t.Parallel()
	var requests atomic.Int32
	m := model(t, func(w http.ResponseWriter, _ *http.Request) {
		requests.Add(1)
		w.WriteHeader(http.StatusServiceUnavailable)
	})
	for range 10 {
		if _, _, err := ask(t, m); !errors.Is(err, completions.ErrNotServed) {
			t.Errorf("served: %v", err)
		}
	}
	if requests.Load() != 3 {
		t.Errorf("%d requests were sent, want 3", requests.Load())
	}
}

func TestRequestsAboveTheLimitAreNotServed(t *testing.T) {
	t.Parallel()
	hold := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		stream(w, piece("a"))
		<-hold
		stream(w, done)
	}))
	defer server.Close()
	m := completions.New(completions.Settings{URL: server.URL, Name: "small", AtOnce: 1})
	began, ended := make(chan struct{}), make(chan error)
	go func() {
		_, err := m.Ask(context.Background(), question, 9, func(string) error { close(began); return nil })
		ended <- err
	}()
	<-began
	if _, _, err := ask(t, m); !errors.Is(err, completions.ErrNotServed) {
		t.Errorf("a second concurrent request: %v", err)
	}
	close(hold)
	if err := <-ended; err != nil {
		t.Error(fmt.Errorf("the first request: %w", err))
	}
}

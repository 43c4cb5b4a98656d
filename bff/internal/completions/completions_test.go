package completions_test

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
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

const schema = `{"type":"object","properties":{"reply":{"type":"string"}}}`

func ask(t *testing.T, m *completions.Model) (text string, tokens int64, err error) {
	t.Helper()
	text, tokens, err = m.Ask(t.Context(), completions.Request{Messages: question, MaxTokens: 99, Schema: json.RawMessage(schema), Name: "answer"})
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

// wire is the request as a server receives it.
type wire struct {
	Model          string                `json:"model"`
	Messages       []completions.Message `json:"messages"`
	Stream         bool                  `json:"stream"`
	MaxTokens      int                   `json:"max_tokens"`
	Temperature    *float64              `json:"temperature"`
	ResponseFormat *struct {
		Type       string `json:"type"`
		JSONSchema *struct {
			Name   string          `json:"name"`
			Strict bool            `json:"strict"`
			Schema json.RawMessage `json:"schema"`
		} `json:"json_schema"`
	} `json:"response_format"`
}

func requested(t *testing.T, r *http.Request) (request wire) {
	t.Helper()
	if err := json.NewDecoder(r.Body).Decode(&request); err != nil {
		t.Error(err)
	}
	return request
}

func TestAskReturnsReplyAndTokens(t *testing.T) {
	t.Parallel()
	m := model(t, func(w http.ResponseWriter, r *http.Request) {
		request := requested(t, r)
		if request.Model != "small" || !request.Stream || request.MaxTokens != 99 || request.Temperature == nil || *request.Temperature != 0 ||
			len(request.Messages) != 2 || request.Messages[1] != question[1] || r.Header.Get("Authorization") != "Bearer the-key" || r.URL.Path != "/v1/chat/completions" {
			t.Errorf("requested %+v at %s", request, r.URL.Path)
		}
		if format := request.ResponseFormat; format == nil || format.Type != "json_schema" || format.JSONSchema == nil || !format.JSONSchema.Strict ||
			format.JSONSchema.Name != "answer" || string(format.JSONSchema.Schema) != schema {
			t.Errorf("requested the format %+v", format)
		}
		stream(w, ": hello\n\n", piece("Go "), piece("on. घर"), stop, usage, done)
	})
	if text, tokens, err := ask(t, m); err != nil || text != "Go on. घर" || tokens != 11 {
		t.Errorf("%q, %d, %v", text, tokens, err)
	}
}

// TestRejectedFormatIsReplacedAndRemembered: a schema, an object, text; what worked is used from then on.
func TestRejectedFormatIsReplacedAndRemembered(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		accepts []string
		status  int
		want    string
	}{
		"all":                           {[]string{"json_schema"}, 400, "json_schema json_schema"},
		"objects":                       {[]string{"json_object"}, 400, "json_schema json_object json_object"},
		"text, with status 400":         {[]string{""}, 400, "json_schema json_object text text"},
		"text, with status 422":         {[]string{""}, 422, "json_schema json_object text text"},
		"text, with status 501":         {[]string{""}, 501, "json_schema json_object text text"},
		"nothing":                       {nil, 400, "json_schema json_object text json_schema json_object text"},
		"nothing, for another reason":   {nil, 503, "json_schema json_schema"},
		"nothing, for too many at once": {nil, 429, "json_schema json_schema"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var formats []string
			m := model(t, func(w http.ResponseWriter, r *http.Request) {
				format := ""
				if request := requested(t, r); request.ResponseFormat != nil {
					format = request.ResponseFormat.Type
				}
				formats = append(formats, cmp.Or(format, "text"))
				if !slices.Contains(c.accepts, format) {
					w.WriteHeader(c.status)
					return
				}
				stream(w, piece("{}"), stop, done)
			})
			for range 2 {
				text, _, err := ask(t, m)
				if (err == nil) != (c.accepts != nil) || (err == nil && text != "{}") || (err != nil && !errors.Is(err, completions.ErrNotServed)) {
					t.Errorf("%q, %v", text, err)
				}
			}
			if got := strings.Join(formats, " "); got != c.want {
				t.Errorf("asked for %s, want %s", got, c.want)
			}
		})
	}
}

func TestTextIsAskedForWithoutFormat(t *testing.T) {
	t.Parallel()
	m := model(t, func(w http.ResponseWriter, r *http.Request) {
		if request := requested(t, r); request.ResponseFormat != nil {
			t.Errorf("requested the format %+v", request.ResponseFormat)
		}
		stream(w, piece("Hi."), stop, done)
	})
	if text, _, err := m.Ask(t.Context(), completions.Request{Messages: question, MaxTokens: 9}); err != nil || text != "Hi." {
		t.Errorf("%q, %v", text, err)
	}
}

// TestShapesOfServersAreRead: the files have the shapes of replies of each kind of server, with invented content.
func TestShapesOfServersAreRead(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/*")
	if err != nil || len(files) < 7 {
		t.Fatalf("%v, %v", files, err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			body, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			m := model(t, func(w http.ResponseWriter, _ *http.Request) {
				kind := "text/event-stream"
				if strings.HasSuffix(file, ".json") {
					kind = "application/json; charset=utf-8"
				}
				w.Header().Set("Content-Type", kind)
				_, _ = w.Write(body)
			})
			text, tokens, err := ask(t, m)
			if strings.Contains(file, "error") || strings.Contains(file, "length") {
				if err == nil {
					t.Errorf("accepted: %q", text)
				}
				return
			}
			if err != nil || text != `{"reply":"What is on top?"}` || tokens != 61 {
				t.Errorf("%q, %d, %v", text, tokens, err)
			}
		})
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
		"JSON without an end": {"hi", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			_, _ = io.WriteString(w, `{"choices":[{"message":{"content":"hi"}}]}`)
		}},
		"JSON without a reply": {"", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			_, _ = io.WriteString(w, `{"object":"error","message":"overloaded","code":50300}`)
		}},
		"oversized JSON": {"", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			_, _ = io.WriteString(w, `{"choices":[{"message":{"content":"`+strings.Repeat("a", 1<<20)+`"}}]}`)
		}},
		"a reply cut at its maximum length": {"One. And the", func(w http.ResponseWriter, _ *http.Request) {
			stream(w, piece("One. And the"), `data: {"choices":[{"delta":{},"finish_reason":"length"}]}`+"\n\n", done)
		}},
		"a filtered reply": {"One.", func(w http.ResponseWriter, _ *http.Request) {
			stream(w, piece("One."), `data: {"choices":[{"delta":{},"finish_reason":"content_filter"}]}`+"\n\n", done)
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

// TestEndlessReplyIsStopped: an endless reply is stopped by the size limit and by the timeout.
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
	began, ended := make(chan struct{}), make(chan error)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		stream(w, piece("a"))
		close(began)
		<-hold
		stream(w, done)
	}))
	defer server.Close()
	m := completions.New(completions.Settings{URL: server.URL, Name: "small", AtOnce: 1})
	go func() {
		_, _, err := m.Ask(context.Background(), completions.Request{Messages: question, MaxTokens: 9})
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

// Package completions requests replies from a language model over the chat-completions protocol, as hosted providers,
// Ollama, vLLM and llama.cpp serve it. The server is untrusted: it may be slow, silent, broken or malicious, and
// callers must check its text.
//
// Servers differ in what they support. A reply's format is asked for as a JSON schema, then as any JSON object, then
// not at all: a server that rejects one gets the next, and what worked is remembered. A server may also accept a
// format and ignore it, so callers must accept any text. Replies are requested as a stream, so that a silent server
// is noticed; a server that sends them in one piece is accepted.
package completions

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strings"
	"sync"
	"time"
)

// Settings configures the access to a language model over the chat-completions protocol.
type Settings struct {
	// URL is the complete URL of the completions endpoint. Key, unless empty, is sent as a bearer token to this URL only:
	// a redirect is an error. Name is the name of the model.
	URL, Key, Name string
	// FirstByte limits the time until the first event, Between the time until each next one, and Whole the total. Zero
	// means 8, 8 and 40 seconds.
	FirstByte, Between, Whole time.Duration
	// AtOnce limits concurrent requests; the built-in replies are used above it. Zero means 32.
	AtOnce int
}

// Message is one message of the conversation: its role, "system", "user" or "assistant", and its text.
type Message struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

// Model is a client of a language model. It is safe for concurrent use.
type Model struct {
	settings Settings
	client   *http.Client
	slots    chan struct{}

	mu       sync.Mutex
	failures int
	rests    time.Time
	format   format
}

// format is how the format of a reply is asked for.
type format int

const (
	bySchema format = iota
	asObject
	asText
)

const (
	// answerBytes limits the size of a reply, lineBytes that of one line of it.
	answerBytes = 256 << 10
	lineBytes   = 32 << 10
	// After restAfter failures in a row no request is sent for restFor, so that members do not wait for a failing model.
	restAfter = 3
	restFor   = time.Minute
)

// New returns a client. It sends no request yet.
func New(settings Settings) *Model {
	fill := func(d *time.Duration, fallback time.Duration) {
		if *d <= 0 {
			*d = fallback
		}
	}
	fill(&settings.FirstByte, 8*time.Second)
	fill(&settings.Between, 8*time.Second)
	fill(&settings.Whole, 40*time.Second)
	if settings.AtOnce <= 0 {
		settings.AtOnce = 32
	}
	return &Model{
		settings: settings, slots: make(chan struct{}, settings.AtOnce),
		client: &http.Client{
			// The key and the members' messages are sent to the configured URL only.
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
			Transport: &http.Transport{
				Proxy: http.ProxyFromEnvironment, ForceAttemptHTTP2: true, MaxIdleConnsPerHost: settings.AtOnce,
				IdleConnTimeout: time.Minute, TLSHandshakeTimeout: 5 * time.Second, MaxResponseHeaderBytes: 32 << 10,
			},
		},
	}
}

// Request asks for one reply.
type Request struct {
	Messages []Message
	// MaxTokens limits the reply.
	MaxTokens   int
	Temperature float64
	// Schema is the JSON schema of the reply, and Name its name. The messages must ask for JSON too, because a server may
	// ignore the schema. Nil asks for text.
	Schema json.RawMessage
	Name   string
}

type chatRequest struct {
	Model         string    `json:"model"`
	Messages      []Message `json:"messages"`
	Stream        bool      `json:"stream"`
	StreamOptions struct {
		IncludeUsage bool `json:"include_usage"`
	} `json:"stream_options"`
	MaxTokens      int             `json:"max_tokens"`
	Temperature    float64         `json:"temperature"`
	ResponseFormat *responseFormat `json:"response_format,omitempty"`
}

type responseFormat struct {
	Type       string      `json:"type"`
	JSONSchema *jsonSchema `json:"json_schema,omitempty"`
}

type jsonSchema struct {
	Name   string          `json:"name"`
	Strict bool            `json:"strict"`
	Schema json.RawMessage `json:"schema"`
}

// chatPiece is an event of a stream, whose choices have a delta, or a whole response, whose choices have a message.
type chatPiece struct {
	Choices []struct {
		Delta        chatContent `json:"delta"`
		Message      chatContent `json:"message"`
		FinishReason *string     `json:"finish_reason"`
	} `json:"choices"`
	Usage *struct {
		TotalTokens int64 `json:"total_tokens"`
	} `json:"usage"`
	Error json.RawMessage `json:"error"`
}

type chatContent struct {
	Content string `json:"content"`
}

// ErrNotServed is wrapped by every error of Ask before any generation: the model is paused, too many requests are in
// progress, it is unreachable, or its status is not OK. No tokens were used.
var ErrNotServed = errors.New("the request was not served")

// notServed wraps the cause of an ErrNotServed.
type notServed struct{ error }

func (e notServed) Is(target error) bool { return target == ErrNotServed }

func (e notServed) Unwrap() error { return e.error }

// Reasons for a missing or partial reply. None repeats sent or received text.
var (
	errResting   = errors.New("paused after repeated failures")
	errCrowded   = errors.New("too many requests are in progress")
	errSilent    = errors.New("no data arrived in time")
	errNotStream = errors.New("the response is neither an event stream nor JSON")
	errBroken    = errors.New("the response is malformed")
	errCutOff    = errors.New("the response ended early")
	errTooLong   = errors.New("the response is too long")
	errRefused   = errors.New("the response contains an error")
)

// Ask returns a reply and the number of used tokens, as far as the model reports it. With an error, the text is what
// had arrived: enough to estimate the tokens, and nothing to use. An error that wraps ErrNotServed used no tokens.
func (m *Model) Ask(ctx context.Context, request Request) (text string, tokens int64, err error) {
	if m.resting() {
		return "", 0, notServed{errResting}
	}
	select {
	case m.slots <- struct{}{}:
		defer func() { <-m.slots }()
	default:
		return "", 0, notServed{errCrowded}
	}
	ctx, cancel := context.WithTimeoutCause(ctx, m.settings.Whole, errSilent)
	defer cancel()
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	watch := time.AfterFunc(m.settings.FirstByte, func() { stop(errSilent) })
	defer watch.Stop()
	reply := &reply{arrived: func() { watch.Reset(m.settings.Between) }}
	err = m.request(ctx, request, reply)
	if err != nil && ctx.Err() != nil {
		err = context.Cause(ctx)
	}
	switch {
	case err == nil:
		m.worked()
	case !errors.Is(err, context.Canceled):
		m.failed()
	}
	return reply.text.String(), reply.tokens, err
}

// request sends the request in the first format that the server accepts, and reads the response.
func (m *Model) request(ctx context.Context, request Request, into *reply) error {
	for format := m.formatFor(request); ; format++ {
		response, err := m.post(ctx, request, format)
		if err != nil {
			return err
		}
		switch response.StatusCode {
		case http.StatusOK:
			if request.Schema != nil {
				m.accepted(format)
			}
			defer response.Body.Close()
			return into.read(response)
		case http.StatusBadRequest, http.StatusUnprocessableEntity, http.StatusNotImplemented:
			// Servers reject a format that they do not know with one of these.
			if format < asText {
				_ = response.Body.Close()
				continue
			}
		}
		_ = response.Body.Close()
		return notServed{fmt.Errorf("the status is %d", response.StatusCode)}
	}
}

func (m *Model) post(ctx context.Context, asked Request, format format) (*http.Response, error) {
	chat := chatRequest{Model: m.settings.Name, Messages: asked.Messages, Stream: true, MaxTokens: asked.MaxTokens, Temperature: asked.Temperature}
	chat.StreamOptions.IncludeUsage = true
	switch format {
	case bySchema:
		chat.ResponseFormat = &responseFormat{Type: "json_schema", JSONSchema: &jsonSchema{Name: asked.Name, Strict: true, Schema: asked.Schema}}
	case asObject:
		chat.ResponseFormat = &responseFormat{Type: "json_object"}
	case asText:
	}
	body, err := json.Marshal(chat)
	if err != nil {
		return nil, err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, m.settings.URL, bytes.NewReader(body))
	if err != nil {
		return nil, errors.New("the URL is invalid")
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "text/event-stream, application/json;q=0.9")
	if m.settings.Key != "" {
		request.Header.Set("Authorization", "Bearer "+m.settings.Key)
	}
	response, err := m.client.Do(request)
	if err != nil {
		return nil, notServed{errors.New("the model is unreachable")} // The cause contains the URL.
	}
	return response, nil
}

// reply is a reply that is being read. It calls arrived for each event.
type reply struct {
	text    strings.Builder
	tokens  int64
	ended   bool
	arrived func()
}

func (r *reply) read(response *http.Response) error {
	bounded := &io.LimitedReader{R: response.Body, N: answerBytes}
	kind, _, err := mime.ParseMediaType(response.Header.Get("Content-Type"))
	switch {
	case err == nil && kind == "text/event-stream":
		return r.stream(bounded)
	case err == nil && kind == "application/json":
		return r.whole(bounded)
	default:
		return errNotStream
	}
}

// stream reads the events of a response to its end.
func (r *reply) stream(body *io.LimitedReader) error {
	lines := bufio.NewScanner(body)
	lines.Buffer(nil, lineBytes)
	for lines.Scan() {
		data, isData := strings.CutPrefix(lines.Text(), "data:")
		if !isData {
			continue
		}
		data = strings.TrimSpace(data)
		if data == "[DONE]" {
			return nil
		}
		if err := r.add([]byte(data)); err != nil {
			return err
		}
		r.arrived()
	}
	switch {
	case errors.Is(lines.Err(), bufio.ErrTooLong) || body.N <= 0:
		return errTooLong
	case lines.Err() != nil || !r.ended:
		return errCutOff
	}
	return nil
}

// whole reads a response that the server sent in one piece.
func (r *reply) whole(body *io.LimitedReader) error {
	data, err := io.ReadAll(body)
	switch {
	case body.N <= 0:
		return errTooLong
	case err != nil:
		return errCutOff
	}
	if err := r.add(data); err != nil {
		return err
	}
	if !r.ended {
		return errBroken
	}
	return nil
}

// add adds an event or a whole response.
func (r *reply) add(data []byte) error {
	var piece chatPiece
	if err := json.Unmarshal(data, &piece); err != nil {
		return errBroken
	}
	if len(piece.Error) > 0 && string(piece.Error) != "null" {
		return errRefused
	}
	if piece.Usage != nil {
		r.tokens = max(0, piece.Usage.TotalTokens)
	}
	if len(piece.Choices) == 0 {
		return nil
	}
	choice := piece.Choices[0] // Only one was requested.
	r.text.WriteString(choice.Delta.Content)
	r.text.WriteString(choice.Message.Content)
	if choice.FinishReason != nil {
		r.ended = true
		if *choice.FinishReason == "length" || *choice.FinishReason == "content_filter" {
			return errCutOff
		}
	}
	return nil
}

// formatFor returns the format to try first.
func (m *Model) formatFor(request Request) format {
	if request.Schema == nil {
		return asText
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.format
}

// accepted remembers a format that the server accepted, for as long as the process runs.
func (m *Model) accepted(format format) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.format = format
}

func (m *Model) resting() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return time.Now().Before(m.rests)
}

func (m *Model) worked() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.failures = 0
}

func (m *Model) failed() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.failures++; m.failures >= restAfter {
		m.failures, m.rests = 0, time.Now().Add(restFor)
	}
}

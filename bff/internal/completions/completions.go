// Package completions requests replies from a language model over the chat-completions protocol, streamed. The server
// is untrusted: it may be slow, silent, broken or malicious, and callers must check its text.
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
	// FirstByte limits the time until the first piece, Between the time until each next one, and Whole the total. Zero
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
}

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

type chatRequest struct {
	Model         string    `json:"model"`
	Messages      []Message `json:"messages"`
	Stream        bool      `json:"stream"`
	StreamOptions struct {
		IncludeUsage bool `json:"include_usage"`
	} `json:"stream_options"`
	MaxTokens   int     `json:"max_tokens"`
	Temperature float64 `json:"temperature"`
}

type chatPiece struct {
	Choices []struct {
		Delta struct {
			Content string `json:"content"`
		} `json:"delta"`
		FinishReason *string `json:"finish_reason"`
	} `json:"choices"`
	Usage *struct {
		TotalTokens int64 `json:"total_tokens"`
	} `json:"usage"`
	Error json.RawMessage `json:"error"`
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
	errNotStream = errors.New("the response is not an event stream")
	errBroken    = errors.New("the response is malformed")
	errCutOff    = errors.New("the response ended early")
	errTooLong   = errors.New("the response is too long")
	errRefused   = errors.New("the response contains an error")
)

// Ask streams a reply of at most the given number of tokens: take receives each piece of text, and its error stops the
// reply. Returns the number of used tokens, as far as the model reports it. An error that wraps ErrNotServed used
// none.
func (m *Model) Ask(ctx context.Context, messages []Message, most int, take func(piece string) error) (tokens int64, err error) {
	if m.resting() {
		return 0, notServed{errResting}
	}
	select {
	case m.slots <- struct{}{}:
		defer func() { <-m.slots }()
	default:
		return 0, notServed{errCrowded}
	}
	ctx, cancel := context.WithTimeoutCause(ctx, m.settings.Whole, errSilent)
	defer cancel()
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	watch := time.AfterFunc(m.settings.FirstByte, func() { stop(errSilent) })
	defer watch.Stop()
	tokens, err = m.stream(ctx, messages, most, func(piece string) error {
		// The time that take needs does not count as the model's.
		watch.Stop()
		err := take(piece)
		watch.Reset(m.settings.Between)
		return err
	})
	if err != nil && ctx.Err() != nil {
		err = context.Cause(ctx)
	}
	var ours takeError
	switch {
	case errors.As(err, &ours):
		return tokens, ours.error // The error is take's own, so the model did not fail.
	case err == nil || errors.Is(err, context.Canceled):
	default:
		m.failed()
		return tokens, err
	}
	if err == nil {
		m.worked()
	}
	return tokens, err
}

// takeError is an error returned by take.
type takeError struct{ error }

func (m *Model) stream(ctx context.Context, messages []Message, most int, take func(string) error) (tokens int64, err error) {
	asked := chatRequest{Model: m.settings.Name, Messages: messages, Stream: true, MaxTokens: most, Temperature: 0.7}
	asked.StreamOptions.IncludeUsage = true
	body, err := json.Marshal(asked)
	if err != nil {
		return 0, err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, m.settings.URL, bytes.NewReader(body))
	if err != nil {
		return 0, errors.New("the URL is invalid")
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "text/event-stream")
	if m.settings.Key != "" {
		request.Header.Set("Authorization", "Bearer "+m.settings.Key)
	}
	response, err := m.client.Do(request)
	if err != nil {
		return 0, notServed{errors.New("the model is unreachable")} // The cause contains the URL.
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return 0, notServed{fmt.Errorf("the status is %d", response.StatusCode)}
	}
	if kind, _, err := mime.ParseMediaType(response.Header.Get("Content-Type")); err != nil || kind != "text/event-stream" {
		return 0, errNotStream
	}
	return pieces(response.Body, take)
}

// pieces reads the events of a response to its end.
func pieces(body io.Reader, take func(string) error) (tokens int64, err error) {
	bounded := &io.LimitedReader{R: body, N: answerBytes}
	lines := bufio.NewScanner(bounded)
	lines.Buffer(nil, lineBytes)
	ended := false
	for lines.Scan() {
		data, isData := strings.CutPrefix(lines.Text(), "data:")
		if !isData {
			continue
		}
		data = strings.TrimSpace(data)
		if data == "[DONE]" {
			return tokens, nil
		}
		var piece chatPiece
		if err := json.Unmarshal([]byte(data), &piece); err != nil {
			return tokens, errBroken
		}
		if len(piece.Error) > 0 && string(piece.Error) != "null" {
			return tokens, errRefused
		}
		if piece.Usage != nil {
			tokens = max(0, piece.Usage.TotalTokens)
		}
		for _, choice := range piece.Choices {
			if choice.Delta.Content != "" {
				if err := take(choice.Delta.Content); err != nil {
					return tokens, takeError{err}
				}
			}
			ended = ended || choice.FinishReason != nil
			break // Only one choice was requested.
		}
	}
	switch {
	case errors.Is(lines.Err(), bufio.ErrTooLong) || bounded.N <= 0:
		return tokens, errTooLong
	case lines.Err() != nil || !ended:
		return tokens, errCutOff
	}
	return tokens, nil
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

package apitest

import (
	"bufio"
	"context"
	"net/http"
	"strings"
	"testing"
	"time"
)

// patience is the timeout of waiting tests; it measures nothing.
const patience = 20 * time.Second

// Event is one server-sent event.
type Event struct {
	ID   string
	Kind string
	Data string
}

// Stream is an open server-sent event stream. Events are read in order with Next.
type Stream struct {
	// Header is that of the answer that opened the stream.
	Header http.Header
	events chan Event
	cancel context.CancelFunc
}

// Live opens the stream at the path, resuming after lastID when it is not empty, and fails the test when it does not
// open. The stream closes with the test.
func (v *Visitor) Live(t testing.TB, path, lastID string) *Stream {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	request := v.request(t, http.MethodGet, path, "", nil).WithContext(ctx)
	request.Header.Set("Accept", "text/event-stream")
	if lastID != "" {
		request.Header.Set("Last-Event-ID", lastID)
	}
	response, err := v.client.Do(request)
	if err != nil {
		cancel()
		t.Fatalf("open %s: %v", path, err)
	}
	if response.StatusCode != http.StatusOK {
		cancel()
		response.Body.Close()
		t.Fatalf("open %s: status %d", path, response.StatusCode)
	}
	stream := &Stream{Header: response.Header, events: make(chan Event, 1024), cancel: cancel}
	go func() {
		defer close(stream.events)
		defer response.Body.Close()
		read(bufio.NewScanner(response.Body), stream.events)
	}()
	t.Cleanup(cancel)
	return stream
}

func read(lines *bufio.Scanner, events chan<- Event) {
	lines.Buffer(nil, 1<<20)
	var event Event
	for lines.Scan() {
		line := lines.Text()
		name, value, _ := strings.Cut(line, ":")
		value = strings.TrimPrefix(value, " ")
		switch {
		case line == "":
			if event.Kind != "" && event.Kind != "ping" {
				events <- event
			}
			event = Event{}
		case name == "id":
			event.ID = value
		case name == "event":
			event.Kind = value
		case name == "data":
			event.Data += value
		}
	}
}

// Next waits for the next event and fails the test when the stream ends, or stays silent, before it comes.
func (s *Stream) Next(t testing.TB) Event {
	t.Helper()
	select {
	case event, open := <-s.events:
		if !open {
			t.Fatal("the stream ended before the event came")
		}
		return event
	case <-time.After(patience):
		t.Fatal("no event came")
	}
	return Event{}
}

// NextOf waits for the next event of a kind, passing over the others.
func (s *Stream) NextOf(t testing.TB, kind string) Event {
	t.Helper()
	for {
		if event := s.Next(t); event.Kind == kind {
			return event
		}
	}
}

// WantEnd fails the test unless the server ends the stream; events on the way are passed over.
func (s *Stream) WantEnd(t testing.TB) {
	t.Helper()
	limit := time.After(patience)
	for {
		select {
		case _, open := <-s.events:
			if !open {
				return
			}
		case <-limit:
			t.Fatal("the stream did not end")
		}
	}
}

// Close hangs up, as a browser that goes away does.
func (s *Stream) Close() { s.cancel() }

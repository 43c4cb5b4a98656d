package apitest

import (
	"bufio"
	"context"
	"net/http"
	"strings"
	"testing"
	"time"
)

// waitTimeout is the timeout of waiting tests; it measures nothing.
const waitTimeout = 20 * time.Second

// Event is one server-sent event.
type Event struct {
	ID   string
	Kind string
	Data string
}

// Stream is an open server-sent event stream. Events are read in order with Next.
type Stream struct {
	// Header is the header of the response.
	Header http.Header
	events chan Event
	cancel context.CancelFunc
}

// Live opens the stream at the path, resuming after lastID unless it is empty, and fails the test if that fails. The
// stream is closed when the test ends.
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

// Next returns the next event. It fails the test if the stream ends first or no event arrives in time.
func (s *Stream) Next(t testing.TB) Event {
	t.Helper()
	select {
	case event, open := <-s.events:
		if !open {
			t.Fatal("the stream ended before an event arrived")
		}
		return event
	case <-time.After(waitTimeout):
		t.Fatal("no event arrived")
	}
	return Event{}
}

// NextOf returns the next event of a kind and skips the others.
func (s *Stream) NextOf(t testing.TB, kind string) Event {
	t.Helper()
	for {
		if event := s.Next(t); event.Kind == kind {
			return event
		}
	}
}

// WantEnd fails the test unless the server ends the stream; it skips events.
func (s *Stream) WantEnd(t testing.TB) {
	t.Helper()
	limit := time.After(waitTimeout)
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

// Close closes the connection, as a browser that leaves the page does.
func (s *Stream) Close() { s.cancel() }

// WantEndWithout fails the test unless the server ends the stream without an event of that kind.
func (s *Stream) WantEndWithout(t testing.TB, kind string) {
	t.Helper()
	limit := time.After(waitTimeout)
	for {
		select {
		case event, open := <-s.events:
			if !open {
				return
			}
			if event.Kind == kind {
				t.Fatalf("the stream delivered %+v", event)
			}
		case <-limit:
			t.Fatal("the stream did not end")
		}
	}
}

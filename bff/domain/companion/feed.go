package companion

import (
	"context"
	"sync"
	"time"

	"aangan/bff/domain/safety"
)

// Kind is the kind of an event while a message is answered.
type Kind string

// The kinds, in order. Stored has the member's message, Notice the notice that this is a program, Delta a piece of the
// answer, Done the whole stored answer. Failed has a message for the member; repeating the message starts the answer
// again.
const (
	Stored   Kind = "stored"
	Safety   Kind = "safety"
	Notice   Kind = "notice"
	Thinking Kind = "thinking"
	Delta    Kind = "delta"
	Done     Kind = "done"
	Failed   Kind = "failed"
	// Waiting is not stored: Next returns it if no event came for a while.
	Waiting Kind = "waiting"
)

// Event is one event while a message is answered. The kind determines the fields that are set.
type Event struct {
	Kind    Kind
	Message Message
	Tier    safety.Tier
	Text    string
}

// record holds all events of one message. Any number of feeds read it, each from the beginning.
type record struct {
	mu      sync.Mutex
	events  []Event
	over    bool
	changed chan struct{}
}

func newRecord(events ...Event) *record {
	return &record{events: events, changed: make(chan struct{})}
}

// finished returns a closed record with these events.
func finished(events ...Event) *record {
	r := newRecord(events...)
	r.over = true
	return r
}

func (r *record) add(events ...Event) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.over {
		return
	}
	r.events = append(r.events, events...)
	close(r.changed)
	r.changed = make(chan struct{})
}

// close ends the record with its last events.
func (r *record) close(events ...Event) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.over {
		return
	}
	r.events = append(r.events, events...)
	r.over = true
	close(r.changed)
}

// Feed reads the events of one message from the beginning. It is for one goroutine.
type Feed struct {
	record *record
	at     int
	// fill, if set, adds events to the record while Next waits.
	fill func(ctx context.Context)
}

// Next waits for the next event. Without one within patience it returns a Waiting event. It returns false after the
// last one, and the context's error if that ends first; the answer continues anyway. Ctx is that of the whole feed,
// the same for every call.
func (f *Feed) Next(ctx context.Context, patience time.Duration) (Event, bool, error) {
	if f.fill != nil {
		fill := f.fill
		f.fill = nil
		go fill(ctx)
	}
	timer := time.NewTimer(patience)
	defer timer.Stop()
	for {
		f.record.mu.Lock()
		if f.at < len(f.record.events) {
			event := f.record.events[f.at]
			f.record.mu.Unlock()
			f.at++
			return event, true, nil
		}
		over, changed := f.record.over, f.record.changed
		f.record.mu.Unlock()
		if over {
			return Event{}, false, nil
		}
		select {
		case <-changed:
		case <-timer.C:
			return Event{Kind: Waiting}, true, nil
		case <-ctx.Done():
			return Event{}, false, ctx.Err()
		}
	}
}

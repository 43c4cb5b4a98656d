package companion

import (
	"context"
	"sync"
	"time"

	"aangan/bff/domain/safety"
)

// Kind names what happens while a message is answered.
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
	// Waiting is no event: nothing happened for a while.
	Waiting Kind = "waiting"
)

// Event is one thing that happens. Which fields are set is its kind's.
type Event struct {
	Kind    Kind
	Message Message
	Tier    safety.Tier
	Text    string
}

// record is everything that happened around one message, for however many look on: each reads from the beginning.
type record struct {
	mu      sync.Mutex
	events  []Event
	over    bool
	changed chan struct{}
}

func newRecord(events ...Event) *record {
	return &record{events: events, changed: make(chan struct{})}
}

// finished is a record to which nothing comes any more.
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

// Feed is one look at how a message is answered, from the beginning to the end. It belongs to one goroutine.
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

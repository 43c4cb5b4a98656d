// Package live wakes the event streams whose owner has new events. Events are stored in mailboxes; each stream reads
// from its own cursor. A lost wake-up delays events until the next recheck; an extra one costs one query.
//
// Within a process a wake-up is a channel send. Between processes it is a Postgres NOTIFY. NOTIFY takes a
// database-wide lock at commit; one per message would halve message throughput, so wake-ups are batched for a few
// milliseconds.
package live

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/mailbox"
)

// Source is where streams read: *mailbox.Service.
type Source interface {
	// After returns the owner's events above seq, oldest first.
	After(ctx context.Context, owner mailbox.Owner, seq int64, limit int) ([]mailbox.Event, error)
	// Position returns the position of the owner's mailbox.
	Position(ctx context.Context, owner mailbox.Owner) (mailbox.Position, error)
}

// Options describes a hub.
type Options struct {
	Source Source
	// Pool sends wake-ups to other processes and receives theirs. Nil limits the hub to its process.
	Pool   *pgxpool.Pool
	Logger *slog.Logger
	// Heartbeat is the interval of pings on a silent stream. Zero means 20 seconds.
	Heartbeat time.Duration
	// Recheck is the number of heartbeats between checks of the session and for lost wake-ups. Zero means 3.
	Recheck int
	// WriteTime is the time that a client may take to accept a piece of its stream. Zero means 15 seconds.
	WriteTime time.Duration
}

// Hub holds the open streams of one process. It implements mailbox.Waker.
type Hub struct {
	source    Source
	pool      *pgxpool.Pool
	logger    *slog.Logger
	heartbeat time.Duration
	recheck   int
	writeTime time.Duration
	// process is the name that marks this hub's own wake-ups, which Postgres also delivers to it.
	process string
	// reading limits the number of streams that query the database at once, so that waking all of them leaves
	// connections for requests.
	reading chan struct{}

	mu      sync.Mutex
	streams map[mailbox.Owner][]*stream
	ending  chan struct{}
	ended   bool

	pendingMu sync.Mutex
	pending   map[mailbox.Owner]struct{}
	// hints are the pending hints to other processes, the latest of each key.
	hints map[hintKey]bool
	kick  chan struct{}

	// listening is closed once the hub listens to other processes.
	listening   chan struct{}
	firstListen sync.Once
}

var _ mailbox.Waker = (*Hub)(nil)

// maxStreams is the number of streams that one person may hold open, over all devices of a process. One more ends the
// oldest.
const maxStreams = 8

// New returns a hub for streams of this process; [Hub.Run] connects it to other processes.
func New(o Options) *Hub {
	h := &Hub{
		source: o.Source, pool: o.Pool, logger: o.Logger,
		heartbeat: o.Heartbeat, recheck: o.Recheck, writeTime: o.WriteTime,
		process: newProcessName(),
		reading: make(chan struct{}, 6),
		streams: map[mailbox.Owner][]*stream{}, ending: make(chan struct{}),
		pending: map[mailbox.Owner]struct{}{}, hints: map[hintKey]bool{}, kick: make(chan struct{}, 1),
		listening: make(chan struct{}),
	}
	if h.logger == nil {
		h.logger = slog.New(slog.DiscardHandler)
	}
	if h.heartbeat == 0 {
		h.heartbeat = 20 * time.Second
	}
	if h.recheck == 0 {
		h.recheck = 3
	}
	if h.writeTime == 0 {
		// A sleeping phone must not hold a connection and its buffers for long.
		h.writeTime = 15 * time.Second
	}
	return h
}

// Run connects the hub to those of other processes until ctx is cancelled, and sends pending wake-ups and hints before
// it returns. Without a pool it returns at once.
func (h *Hub) Run(ctx context.Context) {
	if h.pool == nil {
		return
	}
	var parts sync.WaitGroup
	parts.Go(func() { h.notify(ctx) })
	parts.Go(func() { h.listen(ctx) })
	parts.Wait()
}

// Wake makes the streams of these owners read their mailboxes, here and in every other process. It never blocks.
func (h *Hub) Wake(owners ...mailbox.Owner) {
	if h == nil || len(owners) == 0 {
		return
	}
	h.wakeHere(owners...)
	if h.pool == nil {
		return
	}
	h.pendingMu.Lock()
	for _, owner := range owners {
		h.pending[owner] = struct{}{}
	}
	h.pendingMu.Unlock()
	select {
	case h.kick <- struct{}{}:
	default:
	}
}

func (h *Hub) wakeHere(owners ...mailbox.Owner) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, owner := range owners {
		for _, s := range h.streams[owner] {
			s.wake()
		}
	}
}

// wakeAll makes every stream check its session and read its mailbox, after a time in which notifications may have been
// lost.
func (h *Hub) wakeAll() {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, streams := range h.streams {
		for _, s := range streams {
			s.wake()
			s.checkSession()
		}
	}
}

// sessionEnded makes the streams of an owner check their sessions.
func (h *Hub) sessionEnded(owner mailbox.Owner) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, s := range h.streams[owner] {
		s.checkSession()
	}
}

// Listening is closed once the hub listens to other processes. Earlier wake-ups are not needed: their events are in the
// mailboxes.
func (h *Hub) Listening() <-chan struct{} { return h.listening }

// CloseStreams ends every open stream, and those opened from now on. Clients reconnect, to a process that is still
// running.
func (h *Hub) CloseStreams() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.ended {
		h.ended = true
		close(h.ending)
	}
}

// WaitClosed waits until every stream has ended, or ctx is done. Streams outlive the handlers that opened them, so the
// server's shutdown does not wait for them.
func (h *Hub) WaitClosed(ctx context.Context) error {
	for {
		if h.Streams() == 0 {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(5 * time.Millisecond):
		}
	}
}

// Streams returns the number of open streams.
func (h *Hub) Streams() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	n := 0
	for _, streams := range h.streams {
		n += len(streams)
	}
	return n
}

// stream is one open stream, as the hub sees it.
type stream struct {
	// woken holds at most one wake-up: a stream that is woken twice reads once.
	woken chan struct{}
	// replaced is closed when a newer stream of the same person replaces this one.
	replaced chan struct{}
	// ended holds at most one notice that a session of this owner has ended.
	ended chan struct{}
	// hinted holds pending hints; those that do not fit are dropped.
	hinted chan mailbox.Hint
}

func (s *stream) wake() {
	select {
	case s.woken <- struct{}{}:
	default:
	}
}

func (s *stream) checkSession() {
	select {
	case s.ended <- struct{}{}:
	default:
	}
}

func (h *Hub) open(owner mailbox.Owner) *stream {
	s := &stream{
		woken: make(chan struct{}, 1), replaced: make(chan struct{}), ended: make(chan struct{}, 1),
		hinted: make(chan mailbox.Hint, maxHints),
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	streams := h.streams[owner]
	if len(streams) >= maxStreams {
		close(streams[0].replaced)
		streams = streams[1:]
	}
	h.streams[owner] = append(streams[:len(streams):len(streams)], s)
	return s
}

func (h *Hub) close(owner mailbox.Owner, s *stream) {
	h.mu.Lock()
	defer h.mu.Unlock()
	streams := h.streams[owner]
	for i, other := range streams {
		if other != s {
			continue
		}
		if len(streams) == 1 {
			delete(h.streams, owner)
			return
		}
		h.streams[owner] = append(streams[:i:i], streams[i+1:]...)
		return
	}
}

// read reads a mailbox as soon as a database slot is free.
func (h *Hub) read(ctx context.Context, owner mailbox.Owner, after int64) ([]mailbox.Event, error) {
	select {
	case h.reading <- struct{}{}:
		defer func() { <-h.reading }()
		ctx, cancel := context.WithTimeout(ctx, readTime)
		defer cancel()
		return h.source.After(ctx, owner, after, batch)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// readTime is the timeout of one read of a mailbox.
const readTime = 10 * time.Second

// batch is the number of events that a stream reads at once.
const batch = 50

// Package logs writes the log of a process. One line per request would be many small writes, so lines are buffered
// briefly and written together. A warning or an error flushes the buffer at once.
package logs

import (
	"context"
	"io"
	"log/slog"
	"sync"
	"time"
)

// Options describes a log.
type Options struct {
	Level slog.Level
	// JSON writes lines for machines instead of people.
	JSON bool
}

// New returns a logger that writes to w, and a function that flushes buffered lines; call it last.
func New(w io.Writer, o Options) (*slog.Logger, func()) {
	gathered := &writer{out: w}
	settings := &slog.HandlerOptions{Level: o.Level}
	var h slog.Handler = slog.NewTextHandler(gathered, settings)
	if o.JSON {
		h = slog.NewJSONHandler(gathered, settings)
	}
	return slog.New(handler{Handler: h, gathered: gathered}), gathered.flush
}

const (
	// maxDelay is the longest time that a line is buffered.
	maxDelay = 200 * time.Millisecond
	// maxBuffered is the buffered size at which lines are written at once.
	maxBuffered = 32 << 10
)

// writer buffers lines.
type writer struct {
	out io.Writer

	mu      sync.Mutex
	lines   []byte
	waiting bool
}

func (w *writer) Write(line []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.lines = append(w.lines, line...)
	if len(w.lines) >= maxBuffered {
		return len(line), w.write()
	}
	if !w.waiting {
		w.waiting = true
		time.AfterFunc(maxDelay, w.flush)
	}
	return len(line), nil
}

func (w *writer) flush() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.waiting = false
	_ = w.write() // A failed log write cannot be logged.
}

func (w *writer) write() error {
	if len(w.lines) == 0 {
		return nil
	}
	_, err := w.out.Write(w.lines)
	w.lines = w.lines[:0]
	return err
}

// handler flushes at once after records of level warn and above.
type handler struct {
	slog.Handler
	gathered *writer
}

func (h handler) Handle(ctx context.Context, r slog.Record) error {
	err := h.Handler.Handle(ctx, r)
	if r.Level >= slog.LevelWarn {
		h.gathered.flush()
	}
	return err
}

func (h handler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return handler{Handler: h.Handler.WithAttrs(attrs), gathered: h.gathered}
}

func (h handler) WithGroup(name string) slog.Handler {
	return handler{Handler: h.Handler.WithGroup(name), gathered: h.gathered}
}

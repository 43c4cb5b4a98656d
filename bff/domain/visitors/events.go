package visitors

import (
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"sync"
	"time"

	"aangan/bff/domain/copy/forms"
	"aangan/db/store"

	"github.com/jackc/pgx/v5/pgtype"
)

// Event is an event on a page: a name of copy.EventNames, and the codes of the page's variants, which may be empty. It
// does not identify a visitor.
type Event struct {
	Name, Heading, Pricing string
}

const (
	// flushEvery is the time a count waits in memory.
	flushEvery = time.Second
	// flushPatience is the timeout of one write.
	flushPatience = 10 * time.Second
)

// counter collects counts in memory. With one update per event, all visitors would wait for locks and commits on the
// same few rows. Collected, a second of traffic is one statement. A crash loses at most that second. Keys are days,
// names and codes from fixed lists, so neither the map nor the table grows with traffic.
type counter struct {
	mu      sync.Mutex
	pending map[countKey]int64
	// writing is held while counts are being written, so that the last flush waits for the one before it.
	writing sync.Mutex
}

// countKey is a row of event_counts. Day is midnight UTC.
type countKey struct {
	day                    time.Time
	name, heading, pricing string
}

func (c *counter) add(key countKey, n int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.pending == nil {
		c.pending = map[countKey]int64{}
	}
	c.pending[key] += n
}

func (c *counter) take() map[countKey]int64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	taken := c.pending
	c.pending = nil
	return taken
}

// CountEvent counts an event in memory (see Run). Any caller may use it. Returns *fault.Invalid for an unknown name or
// code.
func (s *Service) CountEvent(event Event) error {
	if err := forms.Event.Clean(&event); err != nil {
		return err
	}
	s.counts.add(countKey{
		day: time.Now().UTC().Truncate(24 * time.Hour), name: event.Name, heading: event.Heading, pricing: event.Pricing,
	}, 1)
	return nil
}

// Run writes the counts every second until ctx is cancelled, and once more then. It runs until after the servers stop,
// while the database is open. Logger may be nil.
func (s *Service) Run(ctx context.Context, logger *slog.Logger) {
	if logger == nil {
		logger = slog.New(slog.DiscardHandler)
	}
	failing := false
	flush := func(last bool) {
		writing, cancel := context.WithTimeout(context.WithoutCancel(ctx), flushPatience)
		defer cancel()
		err := s.FlushEvents(writing)
		switch {
		case err != nil && last:
			logger.Error("last event counts could not be stored and are lost", "error", err)
		case err != nil && !failing:
			logger.Warn("event counts could not be stored and will be retried", "error", err)
		}
		failing = err != nil
	}
	ticker := time.NewTicker(flushEvery)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			flush(true)
			return
		case <-ticker.C:
			flush(false)
		}
	}
}

// FlushEvents writes the counts. If it fails, they are kept for the next time. (If the connection breaks after the
// commit, a second of them is counted twice.)
func (s *Service) FlushEvents(ctx context.Context) error {
	s.counts.writing.Lock()
	defer s.counts.writing.Unlock()
	taken := s.counts.take()
	if len(taken) == 0 {
		return nil
	}
	keys := slices.SortedFunc(maps.Keys(taken), func(a, b countKey) int {
		return cmp.Or(a.day.Compare(b.day), cmp.Compare(a.name, b.name), cmp.Compare(a.heading, b.heading), cmp.Compare(a.pricing, b.pricing))
	})
	var rows store.AddEventCountsParams
	for _, key := range keys {
		rows.Days = append(rows.Days, pgtype.Date{Time: key.day, Valid: true})
		rows.Names = append(rows.Names, key.name)
		rows.Headings = append(rows.Headings, key.heading)
		rows.Pricings = append(rows.Pricings, key.pricing)
		rows.Counts = append(rows.Counts, taken[key])
	}
	if err := s.q.AddEventCounts(ctx, s.pool, rows); err != nil {
		for key, n := range taken {
			s.counts.add(key, n)
		}
		return fmt.Errorf("store event counts: %w", err)
	}
	return nil
}

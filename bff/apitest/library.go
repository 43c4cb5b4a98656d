package apitest

import (
	"log/slog"
	"testing"

	"aangan/bff/domain/casework"
	"aangan/bff/domain/journal"
	"aangan/bff/domain/library"
)

// openLibrary makes the library with the journal, and what coaches keep: both are sealed with a key of the tests.
func (h *Harness) openLibrary(t testing.TB) {
	t.Helper()
	keys := testKeys(t)
	var err error
	if h.Library, err = library.New(h.Pool); err != nil {
		t.Fatal(err)
	}
	h.Journal = journal.New(journal.Options{Pool: h.Pool, Keys: keys, Pieces: h.Library, Logger: slog.New(slog.NewJSONHandler(h.Log, nil))})
	h.Post.AddPeriodic(h.Journal.Periodic()...)
	h.Casework = casework.New(casework.Options{Pool: h.Pool, Keys: keys, Logger: slog.New(slog.NewJSONHandler(h.Log, nil))})
	h.Post.AddPeriodic(h.Casework.Periodic()...)
}

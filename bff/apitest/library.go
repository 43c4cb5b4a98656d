package apitest

import (
	"encoding/base64"
	"log/slog"
	"testing"

	"aangan/bff/domain/journal"
	"aangan/bff/domain/library"
	"aangan/bff/internal/sealed"
)

// openLibrary makes the library with the journal, which is sealed with a key of the tests.
func (h *House) openLibrary(t testing.TB) {
	t.Helper()
	keys, err := sealed.Parse("tests:" + base64.StdEncoding.EncodeToString([]byte("a key that only tests seal with.")))
	if err != nil {
		t.Fatal(err)
	}
	if h.Library, err = library.New(h.Pool); err != nil {
		t.Fatal(err)
	}
	h.Journal = journal.New(journal.Options{Pool: h.Pool, Keys: keys, Pieces: h.Library, Logger: slog.New(slog.NewJSONHandler(h.Log, nil))})
	h.Post.AddEvery(h.Journal.Periodic()...)
}

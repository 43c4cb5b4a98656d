package app

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"aangan/bff/domain/companion"
	"aangan/bff/internal/completions"
)

// TestAModelThatDoesNotServeSaysSo: companions give the member's budget back by this error.
func TestAModelThatDoesNotServeSaysSo(t *testing.T) {
	t.Parallel()
	status := http.StatusTooManyRequests
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		w.WriteHeader(status)
	}))
	t.Cleanup(server.Close)
	asked := newModel(completions.Settings{URL: server.URL, Name: "small"})
	ask := func() error {
		_, err := asked.Ask(t.Context(), []companion.Prompt{{Role: "user", Content: "hi"}}, 9, func(string) error { return nil })
		return err
	}
	if err := ask(); !errors.Is(err, companion.ErrNotServed) || !strings.Contains(err.Error(), "429") {
		t.Errorf("status 429: %v", err)
	}
	status = http.StatusOK
	if err := ask(); err == nil || errors.Is(err, companion.ErrNotServed) {
		t.Errorf("an answer that breaks off: %v", err)
	}
}

package app

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"aangan/bff/domain/languagemodel"
	"aangan/bff/internal/completions"
)

// TestUnservedModelRequestReturnsErrNotServed: on this error, companions return the reserved budget to the member.
func TestUnservedModelRequestReturnsErrNotServed(t *testing.T) {
	t.Parallel()
	status := http.StatusTooManyRequests
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		w.WriteHeader(status)
	}))
	t.Cleanup(server.Close)
	model := newModel(completions.Settings{URL: server.URL, Name: "small"})
	call := func() error {
		_, _, err := model.Ask(t.Context(), languagemodel.Request{Messages: []languagemodel.Message{{Role: "user", Content: "hi"}}, MaxTokens: 9})
		return err
	}
	if err := call(); !errors.Is(err, languagemodel.ErrNotServed) || !strings.Contains(err.Error(), "429") {
		t.Errorf("status 429: %v", err)
	}
	status = http.StatusOK
	if err := call(); err == nil || errors.Is(err, languagemodel.ErrNotServed) {
		t.Errorf("truncated response: %v", err)
	}
}

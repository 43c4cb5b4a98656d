package apitest

import (
	"bytes"
	"strings"
	"sync"
	"testing"
)

// Log collects the BFFs' log lines.
type Log struct {
	mu      sync.Mutex
	written bytes.Buffer
}

// Write takes a log line.
func (l *Log) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.written.Write(p)
}

// WantNo fails the test when the log holds any of the secrets, and when it holds nothing at all, for then it would
// prove nothing.
func (l *Log) WantNo(t testing.TB, secrets ...string) {
	t.Helper()
	l.mu.Lock()
	defer l.mu.Unlock()
	text := l.written.String()
	if text == "" {
		t.Fatal("nothing was logged at all")
	}
	for _, secret := range secrets {
		if secret == "" {
			t.Fatal("an empty secret is in every log")
		}
		for line := range strings.Lines(text) {
			if strings.Contains(line, secret) {
				t.Errorf("the log holds %q: %s", secret, line)
			}
		}
	}
}

// Lines returns the number of log lines that contain the text.
func (l *Log) Lines(text string) (n int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for line := range strings.Lines(l.written.String()) {
		if strings.Contains(line, text) {
			n++
		}
	}
	return n
}

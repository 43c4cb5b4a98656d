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

// Write appends a log line.
func (l *Log) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.written.Write(p)
}

// WantNo fails the test if the log contains any of the secrets, or if it is empty, because an empty log proves
// nothing.
func (l *Log) WantNo(t testing.TB, secrets ...string) {
	t.Helper()
	l.mu.Lock()
	defer l.mu.Unlock()
	text := l.written.String()
	if text == "" {
		t.Fatal("nothing was logged")
	}
	for _, secret := range secrets {
		if secret == "" {
			t.Fatal("a secret is empty")
		}
		for line := range strings.Lines(text) {
			if strings.Contains(line, secret) {
				t.Errorf("the log contains %q: %s", secret, line)
			}
		}
	}
}

// Lines returns the number of log lines that contain the text.
func (l *Log) Lines(text string) int { return len(l.With(text)) }

// With returns the log lines that contain the text.
func (l *Log) With(text string) (lines []string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for line := range strings.Lines(l.written.String()) {
		if strings.Contains(line, text) {
			lines = append(lines, line)
		}
	}
	return lines
}

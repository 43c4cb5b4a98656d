package logs

import (
	"bytes"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"
)

type out struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (o *out) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.Write(p)
}

func (o *out) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.String()
}

func TestWarningFlushesBufferedLinesInOrder(t *testing.T) {
	o := &out{}
	logger, flush := New(o, Options{Level: slog.LevelInfo, JSON: true})
	logger.Debug("unseen")
	logger.Info("first")
	logger.With("bff", "member").Warn("second")
	if lines := strings.Split(strings.TrimSpace(o.String()), "\n"); len(lines) != 2 ||
		!strings.Contains(lines[0], "first") || !strings.Contains(lines[1], `"bff":"member"`) {
		t.Errorf("after a warning: %q", o)
	}
	logger.Info("third")
	flush()
	if !strings.Contains(o.String(), "third") {
		t.Errorf("after the last flush: %q", o)
	}
}

func TestBufferedLinesAreFlushedAfterDelay(t *testing.T) {
	o := &out{}
	logger, _ := New(o, Options{})
	for _, line := range []string{"one", "two"} {
		logger.Info(line)
		for deadline := time.Now().Add(20 * time.Second); !strings.Contains(o.String(), line); time.Sleep(5 * time.Millisecond) {
			if time.Now().After(deadline) {
				t.Fatalf("the line %q was not flushed", line)
			}
		}
	}
}

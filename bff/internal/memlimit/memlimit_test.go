package memlimit

import (
	"math"
	"runtime/debug"
	"testing"
)

func TestEnvironmentTakesPrecedence(t *testing.T) {
	const initialPercent, initialLimit = 123, math.MaxInt64
	defer debug.SetGCPercent(debug.SetGCPercent(initialPercent))
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(initialLimit))
	for _, tt := range []struct {
		name        string
		environment map[string]string
		percent     int
		limit       int64
	}{
		{"no variable", nil, percent, limit},
		{"GOGC only", map[string]string{"GOGC": "100"}, initialPercent, limit},
		{"GOMEMLIMIT only", map[string]string{"GOMEMLIMIT": "1GiB"}, percent, initialLimit},
		{"both variables", map[string]string{"GOGC": "off", "GOMEMLIMIT": "1GiB"}, initialPercent, initialLimit},
	} {
		debug.SetGCPercent(initialPercent)
		debug.SetMemoryLimit(initialLimit)
		Set(func(name string) string { return tt.environment[name] })
		if got := debug.SetGCPercent(initialPercent); got != tt.percent {
			t.Errorf("%s: GOGC is %d, want %d", tt.name, got, tt.percent)
		}
		if got := debug.SetMemoryLimit(initialLimit); got != tt.limit {
			t.Errorf("%s: the limit is %d, want %d", tt.name, got, tt.limit)
		}
	}
}

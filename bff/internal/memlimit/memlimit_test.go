package memlimit

import (
	"math"
	"runtime/debug"
	"testing"
)

func TestTheEnvironmentDecidesFirst(t *testing.T) {
	const ours, none = 123, math.MaxInt64
	defer debug.SetGCPercent(debug.SetGCPercent(ours))
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(none))
	for _, tt := range []struct {
		name        string
		environment map[string]string
		percent     int
		limit       int64
	}{
		{"nothing said", nil, percent, limit},
		{"one said", map[string]string{"GOGC": "100"}, ours, limit},
		{"the other said", map[string]string{"GOMEMLIMIT": "1GiB"}, percent, none},
		{"both said", map[string]string{"GOGC": "off", "GOMEMLIMIT": "1GiB"}, ours, none},
	} {
		debug.SetGCPercent(ours)
		debug.SetMemoryLimit(none)
		Set(func(name string) string { return tt.environment[name] })
		if got := debug.SetGCPercent(ours); got != tt.percent {
			t.Errorf("%s: the heap grows by %d %%, want %d", tt.name, got, tt.percent)
		}
		if got := debug.SetMemoryLimit(none); got != tt.limit {
			t.Errorf("%s: the limit is %d, want %d", tt.name, got, tt.limit)
		}
	}
}

package coaching

import (
	"testing"
	"time"
)

func TestEngagementAt(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 3, 8, 9, 0, 0, 0, time.UTC)
	ago := func(d time.Duration) *time.Time { then := now.Add(-d); return &then }
	day := 24 * time.Hour
	for name, c := range map[string]struct {
		wrote *time.Time
		want  Engagement
	}{
		"never": {nil, EngagementLow}, "now": {ago(0), EngagementHigh}, "in the future": {ago(-time.Minute), EngagementHigh},
		"three days": {ago(3 * day), EngagementHigh}, "over three": {ago(3*day + time.Second), EngagementMedium},
		"fourteen": {ago(14 * day), EngagementMedium}, "over fourteen": {ago(14*day + time.Second), EngagementLow},
	} {
		if got := EngagementAt(c.wrote, now); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

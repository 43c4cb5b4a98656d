package coaching

import "time"

// Engagement is how recently a client wrote.
type Engagement string

// The levels: high within HighWithin, medium within MediumWithin, low for longer ago or never.
const (
	EngagementHigh   Engagement = "high"
	EngagementMedium Engagement = "medium"
	EngagementLow    Engagement = "low"
)

// The maximum time since a client wrote, inclusive.
const (
	HighWithin   = 3 * 24 * time.Hour
	MediumWithin = 14 * 24 * time.Hour
)

// EngagementAt returns the level at now of a client who last wrote at lastWrote (nil: never).
func EngagementAt(lastWrote *time.Time, now time.Time) Engagement {
	if lastWrote == nil {
		return EngagementLow
	}
	switch ago := now.Sub(*lastWrote); {
	case ago <= HighWithin:
		return EngagementHigh
	case ago <= MediumWithin:
		return EngagementMedium
	default:
		return EngagementLow
	}
}

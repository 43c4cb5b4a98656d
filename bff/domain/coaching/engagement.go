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

// How long ago a client may have written, both ends included.
const (
	HighWithin   = 3 * 24 * time.Hour
	MediumWithin = 14 * 24 * time.Hour
)

// EngagementAt is the level of a client who last wrote then (nil: never), seen from now.
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

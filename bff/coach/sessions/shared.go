package sessions

import (
	"time"

	"aangan/bff/domain/scheduling"
)

// ForCoach returns sessions as their coach sees them at the given time, for operations that include them in their
// response. The result is never null in JSON.
func ForCoach(found []scheduling.Session, now time.Time) []CoachSession {
	shown := make([]CoachSession, len(found))
	for i, session := range found {
		shown[i] = sessionOf(session, now)
	}
	return shown
}

package sessions

import (
	"time"

	"aangan/bff/domain/scheduling"
)

// Of are sessions as their coach sees them now, for operations that answer with them beside other things. It is never null on
// the wire.
func Of(found []scheduling.Session, now time.Time) []CoachSession {
	shown := make([]CoachSession, len(found))
	for i, session := range found {
		shown[i] = sessionOf(session, now)
	}
	return shown
}

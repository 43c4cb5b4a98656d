package community

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// The delays until a text appears to others. Of a member's texts, those in one thread a day appear soon. All others
// appear at any moment of the next two days, so that within one day they are as far from each other as the texts of two
// members.
const (
	soonAfter, soonWithin = 2 * time.Minute, 28 * time.Minute
	laterWithin           = 47*time.Hour + 30*time.Minute
	// soonLasts is the time for which the texts of one thread appear soon, and no others of its member.
	soonLasts = 24 * time.Hour
)

// The values of Appears.
const (
	appearsSoon  = "soon"
	appearsLater = "later"
)

// RandomDelay returns a random time until a text appears: soon, or within two days.
func RandomDelay(soon bool) time.Duration {
	if soon {
		return soonAfter + rand.N(soonWithin-soonAfter)
	}
	return rand.N(laterWithin)
}

// NoDelay lets texts appear at once, for tests.
func NoDelay(bool) time.Duration { return 0 }

// appearance is the time at which a text appears to others.
type appearance struct {
	at, written time.Time
	soon        bool
}

// status returns the status of a text that needs no review.
func (a appearance) status() string {
	if a.at.After(a.written) {
		return statusScheduled
	}
	return statusPublished
}

// appearance draws the time at which a text of the member in this thread appears. The caller holds the member's
// community row.
func (s *Service) appearance(ctx context.Context, tx pgx.Tx, member identity.MemberID, post uuid.UUID, written time.Time) (appearance, error) {
	elsewhere, err := s.q.WritesElsewhere(ctx, tx, store.WritesElsewhereParams{MemberID: member.UUID(), PostID: post, Now: written})
	if err != nil {
		return appearance{}, fmt.Errorf("find the member's latest thread: %w", err)
	}
	return appearance{at: written.Add(s.delay(!elsewhere)), written: written, soon: !elsewhere}, nil
}

// claimSoon marks the thread of a text that appears soon: texts in others then take up to a day.
func (s *Service) claimSoon(ctx context.Context, tx pgx.Tx, voice uuid.UUID, when appearance) error {
	if !when.soon {
		return nil
	}
	err := s.q.AppearSoonUntil(ctx, tx, store.AppearSoonUntilParams{ID: voice, Now: when.written, Until: when.written.Add(soonLasts)})
	if err != nil {
		return fmt.Errorf("mark the member's latest thread: %w", err)
	}
	return nil
}

// appearsIn returns the value of Appears for an author's text.
func appearsIn(status string, written, at time.Time) string {
	switch {
	case status != statusScheduled:
		return ""
	case at.Sub(written) <= soonWithin:
		return appearsSoon
	default:
		return appearsLater
	}
}

// forumZone is the time zone of the days that leave the server. There is one for all readers: with their own, a reader
// could find the hour by changing it. It is the westernmost of the contiguous US, so that no day is a reader's
// tomorrow.
var forumZone = placeOf("America/Los_Angeles")

// dayOf returns the day of a time ("2026-11-24"), and from a week later only its month ("2026-11"). A time to come is
// today.
func dayOf(at, now time.Time) string {
	if at.After(now) {
		at = now
	}
	at, now = at.In(forumZone), now.In(forumZone)
	year, month, day := now.Date()
	if at.Before(time.Date(year, month, day-6, 0, 0, 0, 0, forumZone)) {
		return at.Format("2006-01")
	}
	return at.Format(time.DateOnly)
}

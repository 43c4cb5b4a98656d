package scheduling

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// Outcome is how a session went according to its coach; empty if it is not marked.
type Outcome string

// The outcomes.
const (
	Held        Outcome = "held"
	NoShow      Outcome = "no_show"
	CoachAbsent Outcome = "coach_absent"
)

// ParseOutcome parses an outcome; "none" clears it. Returns *fault.Invalid on "outcome" for other text.
func ParseOutcome(text string) (Outcome, error) {
	switch outcome := Outcome(text); outcome {
	case Held, NoShow, CoachAbsent:
		return outcome, nil
	case "none":
		return "", nil
	}
	return "", fault.Field("outcome", copy.Scheduling.OutcomeUnknown)
}

var markWithin = time.Duration(copy.Limits.OutcomeDays) * 24 * time.Hour

// CanMark reports whether the coach may mark the outcome now.
func (s Session) CanMark(now time.Time) bool {
	return s.Status == Scheduled && !now.Before(s.StartsAt) && !now.After(s.StartsAt.Add(markWithin))
}

// Mark stores how a session went; an empty outcome clears it. The caller must be the coach of a current client, from
// the start until copy.Limits.OutcomeDays later; repeated calls are allowed. A session that the coach missed does not
// count. Returns *fault.NotFound for a session that the coach cannot see, and *fault.Conflict at any other time, for a
// cancelled session, and for NoShow after a report that the video failed: a member who could not get in did come.
func (s *Service) Mark(ctx context.Context, coach identity.CoachID, id SessionID, outcome Outcome) (Session, error) {
	var session Session
	var woken []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var err error
		if session, _, err = s.hold(ctx, tx, asCoach(coach), id); err != nil {
			return err
		}
		now, said := s.now(), copy.For(ctx).Scheduling
		switch {
		case session.Status == Cancelled:
			return conflict(said.CancelledAlready)
		case now.Before(session.StartsAt):
			return conflict(said.MarkTooEarly)
		case !session.CanMark(now):
			return conflict(said.MarkTooLate.Fill("days", strconv.Itoa(copy.Limits.OutcomeDays)))
		case session.Outcome == outcome:
			return nil
		case outcome == NoShow && session.VideoTroubleAt != nil:
			return conflict(said.MarkVideoFailed)
		}
		marked := store.MarkSessionParams{ID: id.UUID(), MarkedAt: now}
		if outcome != "" {
			text := string(outcome)
			marked.Outcome = &text
		}
		row, err := s.q.MarkSession(ctx, tx, marked)
		if err != nil {
			return fmt.Errorf("mark a session: %w", err)
		}
		session.set(row)
		woken, err = around(ctx, tx, session, func() error { return nil })
		return err
	})
	if err != nil {
		return Session{}, err
	}
	mailbox.Wake(s.waker, woken...)
	return session, nil
}

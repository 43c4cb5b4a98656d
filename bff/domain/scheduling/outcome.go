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

// Outcome is how a session went, as its coach marked it; empty while nobody has.
type Outcome string

// The outcomes.
const (
	Held        Outcome = "held"
	NoShow      Outcome = "no_show"
	CoachAbsent Outcome = "coach_absent"
)

// ParseOutcome reads an outcome that was sent; "none" takes one back. Any other text is a fault of the field outcome.
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

// CanMark says whether the coach may say now how the session went.
func (s Session) CanMark(now time.Time) bool {
	return s.Status == Scheduled && !now.Before(s.StartsAt) && !now.After(s.StartsAt.Add(markWithin))
}

// Mark says how a session went, or with an empty outcome that nobody has said; the coach of a present client calls it, from its
// beginning until copy.Limits.OutcomeDays later, as often as they like. A session to which the coach did not come does not
// count. It returns *fault.NotFound for a session that is not the coach's to see, *fault.Conflict at any other time, for one
// that was cancelled, and for NoShow where somebody said that the video did not work: a member who could not get in did come.
func (s *Service) Mark(ctx context.Context, coach identity.CoachID, id SessionID, outcome Outcome) (Session, error) {
	var session Session
	var woken []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var err error
		if session, _, err = s.hold(ctx, tx, asCoach(coach), id); err != nil {
			return err
		}
		now, said := s.now(), copy.Scheduling
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

package scheduling

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// FeedbackText is a member's answer to how a session went.
type FeedbackText struct {
	// Rating is a code of copy.SessionRatings.
	Rating string `json:"rating"`
	Note   string `json:"note"`
}

// Feedback is a stored answer.
type Feedback struct {
	FeedbackText
	// Unreadable means that it does not open; its content is then empty.
	Unreadable bool
	// Shared is true while the session's coach can see it.
	Shared bool
}

// After is what a member sees about a session that has ended.
type After struct {
	// Recap is what the coach shared; nil for nothing.
	Recap *Recap
	// Feedback is the member's answer; nil for none.
	Feedback *Feedback
	// Asks is true if the member has not been asked how it went, and can answer now.
	Asks bool
}

var (
	feedbackWithin = time.Duration(copy.Limits.FeedbackDays) * 24 * time.Hour
)

// tookPlace reports whether the session took place, as far as known.
func (s Session) tookPlace(now time.Time) bool {
	return s.Phase(now) == PhaseCompleted && s.VideoTroubleAt == nil && s.Outcome != NoShow && s.Outcome != CoachAbsent
}

// asks reports whether a member who has not answered may be asked now.
func (s Session) asks(now time.Time) bool {
	return s.tookPlace(now) && !now.After(s.EndsAt.Add(feedbackWithin))
}

// AfterSessions returns what the member sees about sessions of theirs that have ended, by session. The caller must be
// the member, and have read the sessions as the member.
func (s *Service) AfterSessions(ctx context.Context, member identity.MemberID, sessions []Session) (map[SessionID]After, error) {
	now := s.now()
	after, ids := map[SessionID]After{}, []uuid.UUID{}
	for _, session := range sessions {
		if session.Phase(now) != PhaseScheduled {
			ids = append(ids, session.ID.UUID())
			after[session.ID] = After{Asks: session.asks(now)}
		}
	}
	if len(ids) == 0 {
		return after, nil
	}
	rows, err := s.q.AfterSessions(ctx, s.pool, store.AfterSessionsParams{MemberID: member.UUID(), Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("read what followed sessions: %w", err)
	}
	for _, row := range rows {
		one := after[SessionID(row.ID)]
		if row.Recap != nil {
			one.Recap = s.recapFrom(ctx, member, store.SessionRecap{
				SessionID: row.ID, Sealed: row.Recap, UpdatedAt: *row.UpdatedAt, SharedAt: row.SharedAt, ChangedAt: row.ChangedAt,
			})
		}
		if row.Feedback != nil {
			one.Feedback = s.feedbackFrom(ctx, member, store.SessionFeedback{SessionID: row.ID, Sealed: row.Feedback, SharedAt: row.FeedbackSharedAt})
		}
		one.Asks = one.Asks && !row.Answered
		after[SessionID(row.ID)] = one
	}
	return after, nil
}

// FeedbackInput is an answer as submitted.
type FeedbackInput struct {
	FeedbackText
	// Share lets the session's coach see it; without it, they cannot.
	Share bool
}

// SaveFeedback stores or replaces the member's answer to how a session went. The caller must be the member. Returns
// *fault.Invalid for an answer that breaks forms.SessionFeedback; *fault.NotFound for a session that is not theirs;
// *fault.Conflict for one that did not take place, for a first answer later than copy.Limits.FeedbackDays after it, and
// for sharing with a coach who is not theirs.
func (s *Service) SaveFeedback(ctx context.Context, member identity.MemberID, id SessionID, input FeedbackInput) (Session, error) {
	text := input.FeedbackText
	if err := forms.SessionFeedback.Clean(&text); err != nil {
		return Session{}, err
	}
	if err := s.risk.Raise(ctx, member, safety.Assess(text.Note)); err != nil {
		return Session{}, err
	}
	return s.answer(ctx, member, id, input.Share, func(session Session, answered bool) ([]byte, error) {
		said, now := copy.For(ctx).Scheduling, s.now()
		switch {
		case answered:
		case !session.tookPlace(now):
			return nil, conflict(said.FeedbackNothing)
		case !session.asks(now):
			return nil, conflict(said.FeedbackTooLate.Fill("days", strconv.Itoa(copy.Limits.FeedbackDays)))
		}
		return s.SealFeedback(member.UUID(), id.UUID(), text), nil
	})
}

// DeclineFeedback deletes the member's answer about a session, also for the coach; the member is not asked again. The
// caller must be the member. Returns *fault.NotFound for a session that is not theirs, and *fault.Conflict before it
// has ended and for a cancelled one.
func (s *Service) DeclineFeedback(ctx context.Context, member identity.MemberID, id SessionID) (Session, error) {
	return s.answer(ctx, member, id, false, func(session Session, _ bool) ([]byte, error) {
		if session.Phase(s.now()) != PhaseCompleted {
			return nil, conflict(copy.For(ctx).Scheduling.FeedbackNothing)
		}
		return nil, nil
	})
}

// answer stores what do returns for a session, nil for no answer. Answered is true if there is an answer already. The
// coach is notified if they can see it, or could before.
func (s *Service) answer(
	ctx context.Context, member identity.MemberID, id SessionID, share bool, do func(session Session, answered bool) ([]byte, error),
) (Session, error) {
	var session Session
	var woken []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var row store.Member
		var err error
		if session, row, err = s.hold(ctx, tx, asMember(member), id); err != nil {
			return err
		}
		stored, err := s.q.FeedbackOf(ctx, tx, id.UUID())
		if err != nil && !errors.Is(err, pgx.ErrNoRows) {
			return fmt.Errorf("read an answer about a session: %w", err)
		}
		sealed, err := do(session, stored.Sealed != nil)
		if err != nil {
			return err
		}
		if share && (row.CoachID == nil || *row.CoachID != session.Coach.UUID()) {
			return conflict(copy.For(ctx).Scheduling.FeedbackOtherCoach.Fill("coachName", session.CoachName))
		}
		if _, err := s.q.SaveFeedback(ctx, tx, store.SaveFeedbackParams{SessionID: id.UUID(), Sealed: sealed, Share: share}); err != nil {
			return fmt.Errorf("save an answer about a session: %w", err)
		}
		if share || stored.SharedAt != nil {
			woken, err = around(ctx, tx, session, func() error { return nil })
			return err
		}
		woken = []mailbox.Owner{mailbox.MemberOwner(member)}
		return mailbox.Append(ctx, tx, woken[0], mailbox.KindSession)
	})
	if err != nil {
		return Session{}, err
	}
	mailbox.Wake(s.waker, woken...)
	return session, nil
}

func (s *Service) feedbackFrom(ctx context.Context, member identity.MemberID, row store.SessionFeedback) *Feedback {
	text, opens := s.UnsealFeedback(ctx, member.UUID(), row.SessionID, row.Sealed)
	return &Feedback{FeedbackText: text, Unreadable: !opens, Shared: row.SharedAt != nil}
}

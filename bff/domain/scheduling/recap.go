package scheduling

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// RecapText is what a coach writes after a session; either text may be empty, but not both.
type RecapText struct {
	Summary string `json:"summary"`
	// Agreed is what the two agreed on.
	Agreed string `json:"agreed"`
}

// Recap is a coach's text about a session: a draft, or shared with the member.
type Recap struct {
	RecapText
	// Unreadable means that it does not open; its texts are then empty.
	Unreadable bool
	UpdatedAt  time.Time
	// SharedAt is nil for a draft. ChangedAt is the last change since it was shared, nil for none.
	SharedAt, ChangedAt *time.Time
}

// RecapInput is a recap as submitted.
type RecapInput struct {
	RecapText
	// Share shares it with the member. What is shared stays shared, also without it.
	Share bool
	// BasedOn is the UpdatedAt of the edited version, nil if there was none.
	BasedOn *time.Time
}

// CanRecap reports whether the coach may write about the session now: from its end, unless it was cancelled.
func (s Session) CanRecap(now time.Time) bool { return s.Phase(now) == PhaseCompleted }

// Recap returns what the coach wrote about a session, nil for nothing, and the member's answer if it is shared with
// them. The caller must be the coach of a current client. Returns *fault.NotFound for any other session.
func (s *Service) Recap(ctx context.Context, coach identity.CoachID, id SessionID) (*Recap, *Feedback, error) {
	session, err := s.find(ctx, s.pool, asCoach(coach), id)
	if err != nil {
		return nil, nil, err
	}
	recap, err := s.storedRecap(ctx, s.pool, session)
	if err != nil || session.FeedbackSharedAt == nil {
		return recap, nil, err
	}
	row, err := s.q.FeedbackOf(ctx, s.pool, id.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return recap, nil, nil
	}
	if err != nil {
		return nil, nil, fmt.Errorf("read an answer about a session: %w", err)
	}
	if row.SharedAt == nil {
		return recap, nil, nil // It is no longer shared.
	}
	return recap, s.feedbackFrom(ctx, session.Member, row), nil
}

// SaveRecap stores what the coach wrote about a session, and shares it with the member if asked to. A change of what
// is shared is visible to the member at once. A draft without any text is deleted, and the result is nil. Saving the
// stored text again changes nothing. The caller must be the coach of a current client. Returns *fault.Invalid for text
// that breaks forms.SessionRecap and for no text in what is shared; *fault.NotFound for a session that the coach
// cannot see; *fault.Conflict before the session has ended, for a cancelled one and, on "updatedAt", if the stored
// version is not the edited one.
func (s *Service) SaveRecap(ctx context.Context, coach identity.CoachID, id SessionID, input RecapInput) (*Recap, error) {
	text := input.RecapText
	if err := forms.SessionRecap.Clean(&text); err != nil {
		return nil, err
	}
	var saved *Recap
	var woken []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		session, _, err := s.hold(ctx, tx, asCoach(coach), id)
		if err != nil {
			return err
		}
		switch {
		case session.Status == Cancelled:
			return conflict(copy.Scheduling.CancelledAlready)
		case !session.CanRecap(s.now()):
			return conflict(copy.Casework.RecapTooEarly)
		}
		stored, err := s.storedRecap(ctx, tx, session)
		if err != nil {
			return err
		}
		shared := stored != nil && stored.SharedAt != nil
		same := stored != nil && !stored.Unreadable && stored.RecapText == text
		switch {
		case same && (shared || !input.Share):
			saved = stored // A response may have been lost.
			return nil
		case !same && !basedOn(stored, input.BasedOn):
			return &fault.Conflict{
				Message: copy.Casework.RecapNewer, Fields: []fault.FieldError{{Field: "updatedAt", Message: copy.Casework.RecapNewer}},
			}
		case text == RecapText{} && (shared || input.Share):
			return fault.Field("summary", copy.Casework.RecapRequired)
		case text == RecapText{}:
			if err := s.q.DeleteRecapDraft(ctx, tx, id.UUID()); err != nil {
				return fmt.Errorf("delete a draft about a session: %w", err)
			}
		default:
			row, err := s.q.SaveRecap(ctx, tx, store.SaveRecapParams{
				SessionID: id.UUID(), Share: input.Share, Sealed: s.SealRecap(session.Member.UUID(), id.UUID(), text),
			})
			if err != nil {
				return fmt.Errorf("save a text about a session: %w", err)
			}
			saved = s.recapFrom(ctx, session.Member, row)
		}
		woken, err = s.tellOfRecap(ctx, tx, session, saved, shared)
		return err
	})
	if err != nil {
		return nil, err
	}
	mailbox.Wake(s.waker, woken...)
	return saved, nil
}

// tellOfRecap appends the events of a saved recap: of a draft to the coach only. Was is true if it was shared before.
func (s *Service) tellOfRecap(ctx context.Context, tx pgx.Tx, session Session, saved *Recap, was bool) ([]mailbox.Owner, error) {
	if saved == nil || saved.SharedAt == nil {
		coach := mailbox.CoachOwner(session.Coach)
		return []mailbox.Owner{coach}, mailbox.Append(ctx, tx, coach, mailbox.KindSession)
	}
	return around(ctx, tx, session, func() error {
		if was {
			return nil
		}
		return s.runHandlers(ctx, tx, Event{ID: session.ID.UUID(), Session: session, Kind: RecapShared, Actor: ByCoach})
	})
}

// basedOn reports whether the stored recap is the version with this time; nil is none.
func basedOn(stored *Recap, at *time.Time) bool {
	if stored == nil || at == nil {
		return stored == nil && at == nil
	}
	return stored.UpdatedAt.Equal(*at)
}

// storedRecap reads the recap of a session, nil for none.
func (s *Service) storedRecap(ctx context.Context, db store.DBTX, session Session) (*Recap, error) {
	row, err := s.q.RecapOf(ctx, db, session.ID.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read a text about a session: %w", err)
	}
	return s.recapFrom(ctx, session.Member, row), nil
}

func (s *Service) recapFrom(ctx context.Context, member identity.MemberID, row store.SessionRecap) *Recap {
	text, opens := s.UnsealRecap(ctx, member.UUID(), row.SessionID, row.Sealed)
	return &Recap{RecapText: text, Unreadable: !opens, UpdatedAt: row.UpdatedAt, SharedAt: row.SharedAt, ChangedAt: row.ChangedAt}
}

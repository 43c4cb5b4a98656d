package oncall

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Sender is the author of a message.
type Sender string

// The senders.
const (
	FromMember Sender = "member"
	FromCoach  Sender = "coach"
	FromTeam   Sender = "team"
)

// Message is a message as the people on call see it.
type Message struct {
	ID     uuid.UUID
	Seq    int64
	Sender Sender
	Text   string
	// Automatic marks notes and messages that the product sent.
	Automatic bool
	// FileName is the name of the attached file, which the people on call cannot open; empty for none.
	FileName  string
	Safety    safety.Tier
	CreatedAt time.Time
	// Edited and Unsent are true if the author has changed the text or removed the message since. TextsBefore are the
	// flagged texts that it had before, oldest first.
	Edited, Unsent bool
	TextsBefore    []string
}

// GoalWords are words in a goal that wait for someone.
type GoalWords struct {
	Title, Detail string
	Tier          safety.Tier
	CreatedAt     time.Time
}

// Member is the member of a case.
type Member struct {
	FirstName, LastName, TimeZone string
	Email                         string
	EmailConfirmed                bool
}

// Coach is the coach of the conversation. Reads is false if they cannot read it now.
type Coach struct {
	Name, Email, TimeZone string
	Reads                 bool
}

// Case is an open case as someone sees it who has opened it.
type Case struct {
	ID      uuid.UUID
	Why     Why
	Tier    safety.Tier
	Written time.Time
	// Through is the number of the newest flag as of this read, for closing up to it.
	Through int64
	Member  Member
	Coach   Coach
	// MemberID is the member's id, for what other packages know about the crisis.
	MemberID identity.MemberID
	// Messages are those around the waiting words and all since, oldest first.
	Messages []Message
	Goals    []GoalWords
	Looks    []Look
}

// Case returns a case with its conversation. The caller must have opened it. The first read after a pause of
// copy.Limits.OnCallPauseMinutes minutes is recorded in the audit log as another look. Returns *fault.NotFound for a
// case that the caller has not opened, and once the crisis is closed.
func (s *Service) Case(ctx context.Context, me identity.Coach, id uuid.UUID) (Case, error) {
	if me.Role == identity.RoleAdministrator && me.AdministratorRefusal() != nil {
		return Case{}, errNoCase()
	}
	var found Case
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.q.ReadOnCallCase(ctx, tx, store.ReadOnCallCaseParams{ID: id, CoachID: me.ID.UUID(), PauseMinutes: int32(copy.Limits.OnCallPauseMinutes)})
		if err != nil {
			return err
		}
		if row.Again {
			act := audit.Act{Action: audit.ReadCrisis, SubjectKind: audit.SubjectCrisis, SubjectID: id.String()}
			if err := audit.RecordFor(ctx, tx, me.ID, act); err != nil {
				return err
			}
		}
		found = Case{
			ID: row.ID, Why: Why(row.Why), Tier: safety.Tier(row.Tier), Written: row.WrittenAt, Through: row.UrgentMark,
			Member:   Member{FirstName: row.FirstName, LastName: row.LastName, TimeZone: row.MemberZone, Email: row.Email, EmailConfirmed: row.EmailConfirmed},
			MemberID: identity.MemberID(row.MemberID),
			Coach:    Coach{Name: row.CoachName, Email: row.CoachEmail, TimeZone: row.CoachZone, Reads: row.CoachReads},
		}
		return s.fill(ctx, tx, me, row, &found)
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return Case{}, errNoCase()
	}
	if err != nil {
		return Case{}, fmt.Errorf("read a crisis on call: %w", err)
	}
	return found, nil
}

// fill reads the messages, goals and looks of a case.
func (s *Service) fill(ctx context.Context, tx pgx.Tx, me identity.Coach, row store.ReadOnCallCaseRow, found *Case) error {
	messages, err := s.q.OnCallMessages(ctx, tx, store.OnCallMessagesParams{
		SourceID: row.SourceID, ConversationID: row.ConversationID, WrittenAt: row.WrittenAt,
		Earlier: int32(copy.Limits.OnCallMessagesBefore), MaxRows: int32(copy.Limits.OnCallMessagesMax),
	})
	if err != nil {
		return err
	}
	found.Messages = make([]Message, 0, len(messages))
	for _, one := range slices.Backward(messages) {
		message := Message{
			ID: one.ID, Seq: one.Seq, Sender: Sender(one.Sender), Text: one.Text, Automatic: one.Automatic, CreatedAt: one.CreatedAt,
			Edited: one.EditedAt != nil, Unsent: one.UnsentAt != nil, TextsBefore: one.KeptTexts,
		}
		if one.AttachmentName != nil {
			message.FileName = *one.AttachmentName
		}
		if one.SafetyTier != nil {
			message.Safety = safety.Tier(*one.SafetyTier)
		}
		found.Messages = append(found.Messages, message)
	}
	goals, err := s.q.OnCallGoals(ctx, tx, row.SourceID)
	if err != nil {
		return err
	}
	found.Goals = make([]GoalWords, len(goals))
	for i, goal := range goals {
		found.Goals[i] = GoalWords{Title: goal.Title, Detail: goal.Detail, Tier: safety.Tier(goal.Tier), CreatedAt: goal.CreatedAt}
	}
	looks, err := s.q.OnCallLooksOf(ctx, tx, []uuid.UUID{row.ID})
	if err != nil {
		return err
	}
	found.Looks = make([]Look, len(looks))
	for i, look := range looks {
		found.Looks[i] = Look{
			Act:    Act{Name: look.Name, You: look.CoachID == me.ID.UUID(), At: look.OpenedAt},
			Reason: look.Reason, Detail: look.Detail,
		}
	}
	return nil
}

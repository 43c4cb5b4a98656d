package messaging

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/db/grams"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// SendAsTeam stores a text message of a person on call, in the team's name, in the conversation of a crisis that they
// have opened. It is recorded in the audit log, and the member is notified as about a coach's message. Stored is false
// if the same id was stored before. Returns *fault.Invalid for text that breaks the form's rules, fault.ErrConflict for
// an id that someone else used, and *fault.NotFound for a crisis that the person has not opened, or that is closed.
func (s *Service) SendAsTeam(ctx context.Context, me identity.Coach, crisis uuid.UUID, draft Draft) (message Message, stored bool, err error) {
	written := struct{ Text string }{draft.Text}
	if err := forms.Message.Clean(&written); err != nil {
		return Message{}, false, err
	}
	if draft.ID == uuid.Nil {
		draft.ID = uuid.New()
	}
	var access store.OnCallAccessRow
	var row store.AppendTeamMessageRow
	var woken []mailbox.Owner
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if access, err = s.lockCrisis(ctx, tx, me, crisis); err != nil {
			return err
		}
		member := identity.MemberID(access.MemberID)
		if there, err := s.q.HasMessage(ctx, tx, store.HasMessageParams{ConversationID: access.ConversationID, ID: draft.ID}); err != nil {
			return err
		} else if there {
			return errStoredBefore
		}
		if err := audit.RecordFor(ctx, tx, me.ID, audit.Act{Action: audit.WroteInCrisis, SubjectKind: audit.SubjectCrisis, SubjectID: crisis.String()}); err != nil {
			return err
		}
		ids, err := s.q.AppendOnCallEvents(ctx, tx, store.AppendOnCallEventsParams{CaseID: crisis, Also: []uuid.UUID{access.CoachID}})
		if err != nil {
			return err
		}
		if _, err := notification.Add(ctx, tx, member, notification.TypeMessage, copy.OnCallNotes.BellTitle, copy.OnCallNotes.BellText); err != nil {
			return err
		}
		row, err = s.q.AppendTeamMessage(ctx, tx, store.AppendTeamMessageParams{
			ConversationID: access.ConversationID, ID: draft.ID, Text: written.Text, Grams: grams.Of(access.MemberID, access.CoachID, 0, written.Text),
		})
		if err != nil {
			return err
		}
		woken = append(coachOwners(ids), mailbox.MemberOwner(member))
		return s.tellHooks(ctx, tx, &outgoing{member: member, coach: identity.CoachID(access.CoachID)}, store.AppendMessageRow(row))
	})
	team := outgoing{
		member: identity.MemberID(access.MemberID), coach: identity.CoachID(access.CoachID), sender: senderTeam, viewer: mailbox.RealmCoach, id: draft.ID,
	}
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return Message{}, false, errNoCrisis()
	case isStoredBefore(err):
		message, err := s.storedBefore(ctx, team)
		return message, false, err
	case err != nil:
		return Message{}, false, fmt.Errorf("write as the team: %w", err)
	}
	mailbox.Wake(s.waker, woken...)
	return Message{
		ID: draft.ID, MemberID: team.member, CoachID: team.coach, Seq: row.Seq, Text: written.Text, Status: StatusSent, FromTeam: true, CreatedAt: row.CreatedAt,
		Changes: mailbox.Changes{Version: 1},
	}, true, nil
}

// CloseCrisisOnCall closes a crisis that a person on call has opened, up to the flag with that number, as CloseCrisis
// does for its coach; the entry has this person's name. If no later flag waits, everyone's access to the conversation
// ends. It is recorded in the audit log. Returns *fault.Invalid as CloseCrisis, and *fault.NotFound for a crisis that
// the person has not opened, or that is closed.
func (s *Service) CloseCrisisOnCall(ctx context.Context, me identity.Coach, crisis uuid.UUID, through int64, closing CrisisClosing) error {
	if err := cleanClosing(&closing); err != nil {
		return err
	}
	if closing.Note != "" && s.with.CrisisNotes == nil {
		return errors.New("close a crisis: no way to seal its note")
	}
	var woken []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		access, err := s.lockCrisis(ctx, tx, me, crisis)
		if err != nil {
			return err
		}
		act := audit.Act{
			Action: audit.ClosedCrisis, SubjectKind: audit.SubjectCrisis, SubjectID: crisis.String(), Detail: map[string]string{"outcome": closing.Outcome},
		}
		if err := audit.RecordFor(ctx, tx, me.ID, act); err != nil {
			return err
		}
		conversation, err := s.q.LockConversation(ctx, tx, access.ConversationID)
		if err != nil {
			return err
		}
		woken, err = s.settle(ctx, tx, me.ID, conversation, through, closing)
		return err
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return errNoCrisis()
	}
	if err != nil {
		return fmt.Errorf("close a crisis on call: %w", err)
	}
	mailbox.Wake(s.waker, woken...)
	return nil
}

// lockCrisis locks the member and the conversation of an open crisis that the person has opened. Returns pgx.ErrNoRows
// for any other.
func (s *Service) lockCrisis(ctx context.Context, tx pgx.Tx, me identity.Coach, crisis uuid.UUID) (store.OnCallAccessRow, error) {
	wanted := store.OnCallAccessParams{ID: crisis, CoachID: me.ID.UUID()}
	access, err := s.q.OnCallAccess(ctx, tx, wanted)
	if err != nil {
		return access, err
	}
	if me.Role == identity.RoleAdministrator && me.AdministratorRefusal() != nil {
		return access, pgx.ErrNoRows
	}
	if _, err := s.q.LockMember(ctx, tx, access.MemberID); err != nil {
		return access, err
	}
	// Under the member's lock the crisis no longer moves to another conversation.
	if access, err = s.q.OnCallAccess(ctx, tx, wanted); err != nil {
		return access, err
	}
	if _, err := s.q.LockConversation(ctx, tx, access.ConversationID); err != nil {
		return access, err
	}
	// It may have been closed while this waited for the lock.
	return s.q.OnCallAccess(ctx, tx, wanted)
}

func coachOwners(ids []uuid.UUID) []mailbox.Owner {
	owners := make([]mailbox.Owner, len(ids))
	for i, id := range ids {
		owners[i] = mailbox.CoachOwner(identity.CoachID(id))
	}
	return owners
}

// errNoCrisis is the error for a crisis that is closed, unknown, or not opened by the caller.
func errNoCrisis() error { return &fault.NotFound{Message: copy.OnCallAnswers.Closed} }

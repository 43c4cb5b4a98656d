package messaging

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

const (
	// TaskDelete is the task that deletes messages at a member's request. Its id is the conversation's.
	TaskDelete = "delete-messages"
	// deletionsDue is the periodic task that schedules due deletions whose task was lost.
	deletionsDue = "delete-messages-due"
)

// deletionBatch is the number of messages deleted per step; it bounds the time that senders in the conversation wait.
const deletionBatch = 2000

// RequestDeletion schedules the deletion of all messages so far in a conversation, for both sides. The caller must be
// the member. It happens within copy.Limits.DeletionHours, at the returned time, and can be undone until then. Later
// messages stay. A repeated request keeps the first time. Returns fault.ErrNotFound if they have no conversation with
// that coach, and *fault.Conflict if it is empty or an earlier deletion is running.
func (s *Service) RequestDeletion(ctx context.Context, member identity.MemberID, coach identity.CoachID) (at time.Time, err error) {
	told, err := s.decide(ctx, member, coach, bothSides, func(tx pgx.Tx, conversation store.Conversation) (bool, error) {
		if conversation.DeleteAt != nil {
			at = *conversation.DeleteAt
			if !at.After(s.now()) {
				return false, &fault.Conflict{Message: copy.ChatAnswers.BeingDeleted}
			}
			return false, nil
		}
		some, err := s.q.HasMessagesUntil(ctx, tx, store.HasMessagesUntilParams{ConversationID: conversation.ID, Until: conversation.LastSeq})
		if err != nil {
			return false, fmt.Errorf("check for messages: %w", err)
		}
		if !some {
			return false, &fault.Conflict{Message: copy.ChatAnswers.NothingToDelete}
		}
		// The database stores microseconds.
		at = s.now().Add(time.Duration(copy.Limits.DeletionUndoHours) * time.Hour).Truncate(time.Microsecond)
		err = s.q.SetDeletion(ctx, tx, store.SetDeletionParams{ID: conversation.ID, ThroughSeq: &conversation.LastSeq, DeleteAt: &at})
		if err != nil {
			return false, fmt.Errorf("store a deletion: %w", err)
		}
		return true, s.with.Queue.Schedule(ctx, tx, tasks.Ref{Kind: TaskDelete, ID: conversation.ID}, at)
	})
	if err != nil {
		return time.Time{}, err
	}
	mailbox.Wake(s.waker, told...)
	return at, nil
}

// UndoDeletion cancels a scheduled deletion. The caller must be the member. Returns fault.ErrNotFound if they have no
// conversation with that coach, and *fault.Conflict if no deletion is scheduled or its time has come.
func (s *Service) UndoDeletion(ctx context.Context, member identity.MemberID, coach identity.CoachID) error {
	told, err := s.decide(ctx, member, coach, bothSides, func(tx pgx.Tx, conversation store.Conversation) (bool, error) {
		if conversation.DeleteAt == nil || !conversation.DeleteAt.After(s.now()) {
			return false, &fault.Conflict{Message: copy.ChatAnswers.NothingToUndo}
		}
		if err := s.q.SetDeletion(ctx, tx, store.SetDeletionParams{ID: conversation.ID}); err != nil {
			return false, fmt.Errorf("undo a deletion: %w", err)
		}
		return true, nil
	})
	if err != nil {
		return err
	}
	mailbox.Wake(s.waker, told...)
	return nil
}

// Delete runs the scheduled deletion in a conversation, with the detector's marks, and schedules the files. An
// unacknowledged sign of a crisis stays, as does the time of the member's last message. Returns tasks.Snooze while the
// member may still undo it. After an interruption the next run continues. Only the queue runs it.
func (s *Service) Delete(ctx context.Context, conversation uuid.UUID) error {
	for {
		done, err := s.deleteSome(ctx, conversation)
		if err != nil || done {
			return err
		}
	}
}

// deleteSome deletes one batch, and reports whether it was the last.
func (s *Service) deleteSome(ctx context.Context, id uuid.UUID) (done bool, err error) {
	var wake []mailbox.Owner
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		conversation, err := s.q.LockConversation(ctx, tx, id)
		if errors.Is(err, pgx.ErrNoRows) {
			done = true // The member has left.
			return nil
		}
		switch {
		case err != nil:
			return fmt.Errorf("lock a conversation: %w", err)
		case conversation.DeleteAt == nil:
			done = true
			return nil
		case conversation.DeleteAt.After(s.now()):
			return tasks.Snooze(*conversation.DeleteAt)
		}
		gone, err := s.q.DeleteMessages(ctx, tx, store.DeleteMessagesParams{
			ConversationID: id, ThroughSeq: *conversation.DeleteThroughSeq, MaxRows: deletionBatch,
		})
		if err != nil {
			return fmt.Errorf("delete messages: %w", err)
		}
		if gone.Files > 0 && s.with.Attachments != nil {
			if err := s.with.Attachments.ScheduleSweep(ctx, tx); err != nil {
				return err
			}
		}
		if done = gone.Messages < deletionBatch; !done {
			return nil
		}
		if err := s.q.SettleConversation(ctx, tx, id); err != nil {
			return fmt.Errorf("update a conversation after a deletion: %w", err)
		}
		member := identity.MemberID(conversation.MemberID)
		wake = []mailbox.Owner{mailbox.CoachOwner(identity.CoachID(conversation.CoachID)), mailbox.MemberOwner(member)}
		// The coach's mailbox comes before the member's notices, and those before the member's mailbox.
		if err := s.appendEvent(ctx, tx, id, recipients{coach: true}); err != nil {
			return err
		}
		if _, err := notification.SyncUnread(ctx, tx, member); err != nil {
			return err
		}
		return s.appendEvent(ctx, tx, id, onlyMember)
	})
	if err != nil {
		return false, err
	}
	mailbox.Wake(s.waker, wake...)
	return done, nil
}

// deleteDue schedules every due deletion, in case its task was discarded.
func (s *Service) deleteDue(ctx context.Context) error {
	due, err := s.q.DueDeletions(ctx, s.pool, store.DueDeletionsParams{Now: s.now(), MaxRows: 1000})
	if err != nil {
		return fmt.Errorf("find deletions: %w", err)
	}
	for _, conversation := range due {
		err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
			return s.with.Queue.Schedule(ctx, tx, tasks.Ref{Kind: TaskDelete, ID: conversation}, time.Time{})
		})
		if err != nil {
			return fmt.Errorf("schedule a deletion: %w", err)
		}
	}
	return nil
}

// Tasks are the tasks of this package.
func (s *Service) Tasks() []tasks.Task { return []tasks.Task{{Kind: TaskDelete, Run: s.Delete}} }

// Periodic returns the periodic tasks about messages.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{
		{Kind: deletionsDue, Interval: time.Hour, Run: s.deleteDue},
		{Kind: gramsMissing, Interval: time.Hour, Run: s.fillGrams},
	}
}

package notification

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// TaskUnread is the task that checks whether a coach's messages are still unseen. Its id is the member's.
const TaskUnread = "unread-notice"

// UnreadAfter is the time a coach's message may be unseen before the member gets a notification.
const UnreadAfter = 30 * time.Second

// CoachWrote schedules the check for a coach's new message. It runs in the transaction that stores the message.
func (s *Service) CoachWrote(ctx context.Context, tx pgx.Tx, member identity.MemberID) error {
	return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: TaskUnread, ID: member.UUID()}, time.Now().Add(UnreadAfter))
}

// NoticeUnread notifies the member about their coach's unseen messages, unless they turned that off. Automatic
// messages cause no notification, but count in its number. Returns tasks.Snooze while the oldest unseen message is too
// recent: the messages before it were seen since the task was scheduled.
func (s *Service) NoticeUnread(ctx context.Context, member identity.MemberID) error {
	var changed bool
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		// The member's lock delays concurrent reads, sends and changes of coach: they run later and see the notification.
		row, err := s.q.LockMember(ctx, tx, member.UUID())
		if errors.Is(err, pgx.ErrNoRows) || (err == nil && row.DeletionRequestedAt != nil) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("lock member: %w", err)
		}
		if err := s.q.LockPresentConversation(ctx, tx, member.UUID()); err != nil {
			return fmt.Errorf("lock conversation: %w", err)
		}
		waiting, err := s.q.MessagesWaiting(ctx, tx, store.MessagesWaitingParams{MemberID: member.UUID(), AfterSeconds: UnreadAfter.Seconds()})
		switch {
		case err != nil:
			return fmt.Errorf("count unread messages: %w", err)
		case !waiting.OwnWords || !waiting.Wanted:
			return nil
		case !waiting.Due:
			return tasks.Snooze(waiting.Since.Add(UnreadAfter))
		}
		changed, err = Add(ctx, tx, member, TypeMessage, copy.Notifications.NewMessage.Title, unreadText(row.DisplayLanguage, waiting.Unread))
		return err
	})
	s.wake(member, changed && err == nil)
	return err
}

// SyncUnread updates the notification about unread messages after the member has read a conversation or changed coach:
// it gets the new number, or is marked as read if no message is unread. It reports whether anything changed; the caller
// then wakes the member. It runs after the change was stored, in the same transaction or later.
func SyncUnread(ctx context.Context, db store.DBTX, member identity.MemberID) (changed bool, err error) {
	q := store.New()
	notice, err := q.MessageNotice(ctx, db, store.MessageNoticeParams{MemberID: member.UUID(), Title: copy.Notifications.NewMessage.Title})
	if errors.Is(err, pgx.ErrNoRows) {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("find notification about messages: %w", err)
	}
	settled := store.SettleNotificationParams{ID: notice.ID, Was: notice.Message}
	if notice.Unread > 0 {
		text := unreadText(notice.DisplayLanguage, notice.Unread)
		if text == notice.Message {
			return false, nil
		}
		settled.Message = &text
	}
	events, err := q.SettleNotification(ctx, db, settled)
	if err != nil {
		return false, fmt.Errorf("update notification about messages: %w", err)
	}
	return events > 0, nil
}

func unreadText(language string, count int64) string {
	return copy.In(language).Notifications.NewMessage.Text.Fill("count", strconv.FormatInt(count, 10))
}

// Tasks returns the queued tasks about notifications.
func (s *Service) Tasks() []tasks.Task {
	return []tasks.Task{{Kind: TaskUnread, Run: func(ctx context.Context, id uuid.UUID) error {
		return s.NoticeUnread(ctx, identity.MemberID(id))
	}}}
}

// Periodic returns the periodic task about notifications.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{{Kind: "prune-notifications", Interval: time.Hour, Run: func(ctx context.Context) error {
		_, err := s.Prune(ctx)
		return err
	}}}
}

package notification

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Type is the subject of a notification.
type Type string

// The types.
const (
	TypeMessage      Type = "message"
	TypeSubscription Type = "subscription"
	TypeSession      Type = "session"
	TypeCommunity    Type = "community"
	TypeGoal         Type = "goal"
	TypeExercise     Type = "exercise"
)

const (
	// PageSize is the default page size, and MaxPage the maximum.
	PageSize, MaxPage = 20, 50
	// Kept is the number of notifications kept per member; beyond it the oldest read ones are deleted.
	Kept = 200
)

// Notification is one entry of the bell's list.
type Notification struct {
	ID        uuid.UUID
	Type      Type
	Title     string
	Message   string
	Read      bool
	CreatedAt time.Time
	// Unread is the number of messages that an unread notification about messages stands for, and From their sender.
	// Zero and empty for any other.
	Unread int64
	From   string
}

// Page is a part of the list, newest first.
type Page struct {
	Items []Notification
	// Unread counts all that the member has not read, on this page or not.
	Unread int64
	// More is true if older ones follow.
	More bool
}

// Service lists notifications, marks them as read, and adds those about messages.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	waker mailbox.Waker
	queue tasks.Queue
}

// New returns the service. Waker wakes the streams of people with new events, and may be nil. The queue is for
// scheduled checks; its registry must have Tasks.
func New(pool *pgxpool.Pool, waker mailbox.Waker, queue tasks.Queue) *Service {
	return &Service{pool: pool, q: store.New(), waker: waker, queue: queue}
}

// Add adds a notification in the caller's transaction, and reports whether anything changed. An unread one of the
// same type and title gets the new text and moves to the top; with the same text nothing changes. The caller holds the
// member's row, and wakes the member after the commit.
func Add(ctx context.Context, tx store.DBTX, member identity.MemberID, kind Type, title, message string) (changed bool, err error) {
	events, err := store.New().AddNotification(ctx, tx, store.AddNotificationParams{
		MemberID: member.UUID(), Type: string(kind), Title: title, Message: message,
	})
	if err != nil {
		return false, fmt.Errorf("add notification: %w", err)
	}
	return events > 0, nil
}

// Withdraw marks the unread notification of this type and title as read in the caller's transaction, because it no
// longer applies, and reports whether it existed. The caller wakes the member after the commit.
func Withdraw(ctx context.Context, tx store.DBTX, member identity.MemberID, kind Type, title string) (changed bool, err error) {
	named := string(kind)
	events, err := store.New().ReadNotifications(ctx, tx, store.ReadNotificationsParams{MemberID: member.UUID(), Type: &named, Title: &title})
	if err != nil {
		return false, fmt.Errorf("withdraw notification: %w", err)
	}
	return events > 0, nil
}

// Replace marks the unread notifications of this type and these titles as read, because they no longer apply, and adds
// another, as Add does. An empty title adds none; it must not be one of the replaced titles. Replace reports whether
// anything changed. The caller holds the member's row, and wakes the member after the commit.
func Replace(ctx context.Context, tx store.DBTX, member identity.MemberID, kind Type, over []string, title, message string) (changed bool, err error) {
	events, err := store.New().ReplaceNotifications(ctx, tx, store.ReplaceNotificationsParams{
		MemberID: member.UUID(), Type: string(kind), Over: over, Title: title, Message: message,
	})
	if err != nil {
		return false, fmt.Errorf("replace notifications: %w", err)
	}
	return events > 0, nil
}

// List returns a page of the member's notifications, newest first: the first page, or the one after a notification.
// Texts without gaps, which are stored in English, are in the language of ctx's request.
// The caller must be the member. Limit 0 means PageSize; MaxPage is the maximum. Returns fault.ErrNotFound if the
// member has no notification with the id before.
func (s *Service) List(ctx context.Context, member identity.MemberID, before *uuid.UUID, limit int) (Page, error) {
	if limit <= 0 {
		limit = PageSize
	}
	limit = min(limit, MaxPage)
	params := store.ListNotificationsParams{MemberID: member.UUID(), MaxRows: int32(limit + 1)}
	if before != nil {
		at, err := s.q.NotificationTime(ctx, s.pool, store.NotificationTimeParams{ID: *before, MemberID: member.UUID()})
		if errors.Is(err, pgx.ErrNoRows) {
			return Page{}, fault.ErrNotFound
		}
		if err != nil {
			return Page{}, fmt.Errorf("find notification: %w", err)
		}
		params.BeforeID, params.BeforeTime = before, &at
	}
	rows, err := s.q.ListNotifications(ctx, s.pool, params)
	if err != nil {
		return Page{}, fmt.Errorf("list notifications: %w", err)
	}
	page := Page{Items: make([]Notification, 0, len(rows))}
	if len(rows) > limit {
		rows, page.More = rows[:limit], true
	}
	language := copy.LanguageOf(ctx)
	for _, row := range rows {
		page.Items = append(page.Items, Notification{
			ID: row.ID, Type: Type(row.Type), Title: copy.Translate(language, row.Title), Message: copy.Translate(language, row.Message), Read: row.ReadAt != nil, CreatedAt: row.CreatedAt,
		})
	}
	if err := s.addSender(ctx, member, page.Items); err != nil {
		return Page{}, err
	}
	page.Unread, err = s.Unread(ctx, member)
	return page, err
}

// addSender sets Unread and From of the notification about unread messages, if it is one of the items.
func (s *Service) addSender(ctx context.Context, member identity.MemberID, items []Notification) error {
	if !slices.ContainsFunc(items, func(n Notification) bool { return n.Type == TypeMessage && !n.Read }) {
		return nil
	}
	notice, err := s.q.MessageNotice(ctx, s.pool, store.MessageNoticeParams{MemberID: member.UUID(), Title: copy.Notifications.NewMessage.Title})
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("find sender of unread messages: %w", err)
	}
	for i := range items {
		if items[i].ID == notice.ID && !items[i].Read && notice.CoachName != "" {
			items[i].Unread, items[i].From = notice.Unread, notice.CoachName
		}
	}
	return nil
}

// Unread returns the number of the member's unread notifications. The caller must be the member.
func (s *Service) Unread(ctx context.Context, member identity.MemberID) (int64, error) {
	unread, err := s.q.CountUnreadNotifications(ctx, s.pool, member.UUID())
	if err != nil {
		return 0, fmt.Errorf("count unread notifications: %w", err)
	}
	return unread, nil
}

// Read marks some of the member's notifications as read on all their screens, and returns the number of unread ones.
// The caller must be the member. Other members' ids and read ones change nothing.
func (s *Service) Read(ctx context.Context, member identity.MemberID, ids []uuid.UUID) (unread int64, err error) {
	if ids == nil {
		ids = []uuid.UUID{} // No notification, where null would mean all.
	}
	return s.read(ctx, member, ids)
}

// ReadAll marks all of the member's notifications as read; see Read.
func (s *Service) ReadAll(ctx context.Context, member identity.MemberID) (unread int64, err error) {
	return s.read(ctx, member, nil)
}

func (s *Service) read(ctx context.Context, member identity.MemberID, ids []uuid.UUID) (int64, error) {
	events, err := s.q.ReadNotifications(ctx, s.pool, store.ReadNotificationsParams{MemberID: member.UUID(), Ids: ids})
	if err != nil {
		return 0, fmt.Errorf("read notifications: %w", err)
	}
	s.wake(member, events > 0)
	return s.Unread(ctx, member)
}

// Prune deletes the oldest read notifications of members with more than Kept, and returns their number.
func (s *Service) Prune(ctx context.Context) (int64, error) {
	deleted, err := s.q.PruneNotifications(ctx, s.pool, Kept)
	if err != nil {
		return 0, fmt.Errorf("prune notifications: %w", err)
	}
	return deleted, nil
}

func (s *Service) wake(member identity.MemberID, changed bool) {
	if changed {
		mailbox.Wake(s.waker, mailbox.MemberOwner(member))
	}
}

package notification

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Type says what a notification is about.
type Type string

// The types.
const (
	TypeMessage      Type = "message"
	TypeSubscription Type = "subscription"
	TypeSession      Type = "session"
	TypeCommunity    Type = "community"
	TypeGoal         Type = "goal"
)

const (
	// PageSize is how many notifications a page holds when nothing is asked, and MaxPage how many at most.
	PageSize, MaxPage = 20, 50
	// Kept is how many of a member's notifications are kept; beyond it those that were read go, the oldest first.
	Kept = 200
)

// Notification is one entry behind the bell.
type Notification struct {
	ID        uuid.UUID
	Type      Type
	Title     string
	Message   string
	Read      bool
	CreatedAt time.Time
}

// Page is a part of the list, newest first.
type Page struct {
	Items []Notification
	// Unread counts all that the member has not read, on this page or not.
	Unread int64
	// More says that older ones follow.
	More bool
}

// Service reads notifications, marks them as read, and raises those about messages.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	waker mailbox.Waker
	queue tasks.Queue
}

// New makes the service. Waker is told whose screens have something new, and may be nil. The queue is for what is looked
// at later; its book has to hold Tasks.
func New(pool *pgxpool.Pool, waker mailbox.Waker, queue tasks.Queue) *Service {
	return &Service{pool: pool, q: store.New(), waker: waker, queue: queue}
}

// Add raises a notification inside the caller's transaction, and says whether anything changed. An unread one of the same
// type and title is not added again: its text becomes this one, and it moves to the top. When it says the same already,
// nothing changes. The caller holds the member's row, and wakes the member after the commit.
func Add(ctx context.Context, tx store.DBTX, member identity.MemberID, kind Type, title, message string) (changed bool, err error) {
	events, err := store.New().AddNotification(ctx, tx, store.AddNotificationParams{
		MemberID: member.UUID(), Type: string(kind), Title: title, Message: message,
	})
	if err != nil {
		return false, fmt.Errorf("add notification: %w", err)
	}
	return events > 0, nil
}

// Withdraw marks the unread notification of this type and title as read inside the caller's transaction, because it no
// longer holds, and says whether there was one. The caller wakes the member after the commit.
func Withdraw(ctx context.Context, tx store.DBTX, member identity.MemberID, kind Type, title string) (changed bool, err error) {
	named := string(kind)
	events, err := store.New().ReadNotifications(ctx, tx, store.ReadNotificationsParams{MemberID: member.UUID(), Type: &named, Title: &title})
	if err != nil {
		return false, fmt.Errorf("withdraw notification: %w", err)
	}
	return events > 0, nil
}

// Replace marks the unread notifications of this type and these titles as read, because they no longer hold, and raises one
// in their place, as Add does; an empty title raises none. Its title must not be among theirs. It is one step, and says
// whether anything changed. The caller holds the member's row, and wakes the member after the commit.
func Replace(ctx context.Context, tx store.DBTX, member identity.MemberID, kind Type, over []string, title, message string) (changed bool, err error) {
	events, err := store.New().ReplaceNotifications(ctx, tx, store.ReplaceNotificationsParams{
		MemberID: member.UUID(), Type: string(kind), Over: over, Title: title, Message: message,
	})
	if err != nil {
		return false, fmt.Errorf("replace notifications: %w", err)
	}
	return events > 0, nil
}

// List reads a page of the member's notifications, newest first: the first one, or the one after a notification. The
// member themselves calls it. Limit 0 means PageSize; more than MaxPage is never returned. It returns fault.ErrNotFound
// when the member has no such notification (any more).
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
	for _, row := range rows {
		page.Items = append(page.Items, Notification{
			ID: row.ID, Type: Type(row.Type), Title: row.Title, Message: row.Message, Read: row.ReadAt != nil, CreatedAt: row.CreatedAt,
		})
	}
	page.Unread, err = s.Unread(ctx, member)
	return page, err
}

// Unread counts what the member has not read; the member themselves calls it.
func (s *Service) Unread(ctx context.Context, member identity.MemberID) (int64, error) {
	unread, err := s.q.CountUnreadNotifications(ctx, s.pool, member.UUID())
	if err != nil {
		return 0, fmt.Errorf("count unread notifications: %w", err)
	}
	return unread, nil
}

// Read marks some of the member's notifications as read, on all their screens, and returns how many are unread now. The
// member themselves calls it. Ids that are not theirs, or were read before, change nothing.
func (s *Service) Read(ctx context.Context, member identity.MemberID, ids []uuid.UUID) (unread int64, err error) {
	if ids == nil {
		ids = []uuid.UUID{} // None, where null would be all.
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

// Prune deletes, for every member who has more than Kept, the oldest that were read, and says how many went.
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

package notification_test

import (
	"context"
	"sync"
	"testing"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// harness is a database with the services, and one member who has one coach.
type harness struct {
	t        *testing.T
	pool     *pgxpool.Pool
	post     *jobstest.Post
	notices  *notification.Service
	chat     *messaging.Service
	coaching *coaching.Service
	boxes    *mailbox.Service
	waker    *woken
	member   identity.MemberID
	coach    identity.CoachID
}

func newHarness(t *testing.T) *harness {
	pool, waker := dbtest.New(t), &woken{}
	h := &harness{t: t, pool: pool, waker: waker, post: jobstest.New(t, pool), coaching: coaching.New(coaching.Options{Pool: pool, Waker: waker}), boxes: mailbox.New(pool)}
	h.notices = notification.New(pool, waker, h.post)
	h.post.AddTasks(h.notices.Tasks()...)
	h.chat = messaging.New(messaging.Options{Pool: pool, Waker: waker, Queue: h.post, CoachWrote: []messaging.OnCoachMessage{
		func(ctx context.Context, tx pgx.Tx, written messaging.CoachMessage) error {
			return h.notices.CoachWrote(ctx, tx, written.Member)
		},
	}})
	h.member, h.coach = identitytest.NewMember(t, pool).ID, identitytest.NewCoach(t, pool).ID
	h.choose(h.coach)
	return h
}

func (h *harness) choose(coach identity.CoachID) {
	h.t.Helper()
	if _, err := h.coaching.Select(context.Background(), h.member, coach); err != nil {
		h.t.Fatal(err)
	}
}

func (h *harness) execute(statement string, args ...any) {
	h.t.Helper()
	if _, err := h.pool.Exec(context.Background(), statement, args...); err != nil {
		h.t.Fatalf("%s: %v", statement, err)
	}
}

func (h *harness) count(query string, args ...any) (n int) {
	h.t.Helper()
	if err := h.pool.QueryRow(context.Background(), query, args...).Scan(&n); err != nil {
		h.t.Fatalf("%s: %v", query, err)
	}
	return n
}

// add adds a notification for the member in its own transaction.
func (h *harness) add(member identity.MemberID, kind notification.Type, title, message string) (changed bool) {
	h.t.Helper()
	err := pgx.BeginFunc(context.Background(), h.pool, func(tx pgx.Tx) (err error) {
		changed, err = notification.Add(context.Background(), tx, member, kind, title, message)
		return err
	})
	if err != nil {
		h.t.Error(err)
	}
	return changed
}

func (h *harness) list() notification.Page {
	h.t.Helper()
	page, err := h.notices.List(context.Background(), h.member, nil, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	return page
}

// expect checks the texts of the list, newest first; a tick marks those that were read.
func (h *harness) expect(when string, want ...string) {
	h.t.Helper()
	var got []string
	for _, n := range h.list().Items {
		text := n.Message
		if n.Read {
			text += " ✓"
		}
		got = append(got, text)
	}
	if len(got) != len(want) {
		h.t.Fatalf("%s: %q, want %q", when, got, want)
	}
	for i := range got {
		if got[i] != want[i] {
			h.t.Fatalf("%s: %q, want %q", when, got, want)
		}
	}
}

// unreadCounts returns the unread counts of the notification events in the member's mailbox after a position. It also
// returns the new position.
func (h *harness) unreadCounts(after int64) (counts []int64, last int64) {
	h.t.Helper()
	events, err := h.boxes.After(context.Background(), mailbox.MemberOwner(h.member), after, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	for _, event := range events {
		after = event.Seq
		if event.Kind == mailbox.KindNotification {
			counts = append(counts, event.UnreadNotifications)
		}
	}
	return counts, after
}

func (h *harness) coachWrites(text string) messaging.Message {
	h.t.Helper()
	message, _, err := h.chat.SendAsCoach(context.Background(), h.coach, h.member, messaging.Draft{Text: text})
	if err != nil {
		h.t.Fatal(err)
	}
	return message
}

func (h *harness) memberReads(coach identity.CoachID, message uuid.UUID) {
	h.t.Helper()
	if err := h.chat.MarkReadByMember(context.Background(), h.member, coach, message); err != nil {
		h.t.Fatal(err)
	}
}

// ref names the task that checks the member's unread messages.
func (h *harness) ref() tasks.Ref {
	return tasks.Ref{Kind: notification.TaskUnread, ID: h.member.UUID()}
}

// ageMessages makes every message old enough for a notification.
func (h *harness) ageMessages() {
	h.t.Helper()
	h.execute("update messages set created_at = created_at - interval '31 seconds'")
}

// storeMessagesOld makes the database store messages from now on as old enough for a notification.
func (h *harness) storeMessagesOld() {
	h.t.Helper()
	h.execute(`create function aged() returns trigger language plpgsql as $$
		begin new.created_at = new.created_at - interval '1 minute'; return new; end $$`)
	h.execute("create trigger aged before insert on messages for each row execute function aged()")
}

// ageAndCheckUnread makes all messages old enough and runs the unread check.
func (h *harness) ageAndCheckUnread() {
	h.t.Helper()
	h.ageMessages()
	if err := h.notices.NoticeUnread(context.Background(), h.member); err != nil {
		h.t.Fatal(err)
	}
}

// woken records the mailboxes that were woken.
type woken struct {
	mu     sync.Mutex
	owners []mailbox.Owner
}

func (w *woken) Wake(owners ...mailbox.Owner) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.owners = append(w.owners, owners...)
}

// take returns how often the mailbox was woken since the last call.
func (w *woken) take(owner mailbox.Owner) (n int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, woken := range w.owners {
		if woken == owner {
			n++
		}
	}
	w.owners = nil
	return n
}

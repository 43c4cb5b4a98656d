package community_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/community"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

// harness is a community with its own database, and a clock that only the test moves.
type harness struct {
	t         *testing.T
	ctx       context.Context
	pool      *pgxpool.Pool
	community *community.Service
	waker     *woken

	// delayed returns the time until a new text appears; at once unless a test sets it.
	delayed func(soon bool) time.Duration

	mu  sync.Mutex
	now time.Time
}

func newHarness(t *testing.T) *harness {
	h := &harness{t: t, ctx: context.Background(), pool: dbtest.New(t), waker: &woken{}, now: time.Now().UTC().Truncate(time.Second)}
	h.delayed = community.NoDelay
	h.community = community.New(community.Options{Pool: h.pool, Waker: h.waker, Clock: h.clock, Delay: func(soon bool) time.Duration { return h.delayed(soon) }})
	return h
}

func (h *harness) clock() time.Time {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.now
}

// today formats a day as it leaves the server.
func today(now time.Time) string {
	place, err := time.LoadLocation("America/Los_Angeles")
	if err != nil {
		panic(err)
	}
	return now.In(place).Format(time.DateOnly)
}

// runDue runs the task that shows scheduled texts and removes those of departed members.
func (h *harness) runDue() {
	h.t.Helper()
	for _, task := range h.community.Periodic() {
		if err := task.Run(h.ctx); err != nil {
			h.t.Fatal(err)
		}
	}
}

// pass moves the clock.
func (h *harness) pass(d time.Duration) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.now = h.now.Add(d)
}

// withoutGuidelines returns a member with a new account who has not accepted the guidelines.
func (h *harness) withoutGuidelines() identity.Member {
	h.t.Helper()
	return identitytest.NewMember(h.t, h.pool)
}

// newAccount returns a member with a new account who has accepted the guidelines.
func (h *harness) newAccount() identity.Member {
	h.t.Helper()
	return h.accept(h.withoutGuidelines())
}

// member returns a member who registered a month ago, confirmed their address and has accepted the guidelines.
func (h *harness) member() identity.Member {
	h.t.Helper()
	member := h.withoutGuidelines()
	member.CreatedAt = h.clock().AddDate(0, -1, 0)
	h.execute("update members set created_at = $1, email_confirmed_at = $1 where id = $2", member.CreatedAt, member.ID.UUID())
	return h.accept(member)
}

func (h *harness) accept(member identity.Member) identity.Member {
	h.t.Helper()
	if _, err := h.community.AcceptGuidelines(h.ctx, member); err != nil {
		h.t.Fatal(err)
	}
	return member
}

func (h *harness) suspend(member identity.Member, until time.Time) {
	h.t.Helper()
	h.execute("update community_members set suspended_until = $1 where member_id = $2", until, member.ID.UUID())
}

func draft() community.Draft {
	return community.Draft{
		ID: uuid.New(), Title: "Calling home", Content: "I never know what to say on Sundays.", Category: "family-dynamics", Tags: []string{"home"},
	}
}

func (h *harness) publish(by identity.Member, changes ...func(*community.Draft)) community.Post {
	h.t.Helper()
	d := draft()
	for _, change := range changes {
		change(&d)
	}
	post, err := h.community.Publish(h.ctx, by, d)
	if err != nil {
		h.t.Fatalf("publish: %v", err)
	}
	return post
}

func withContent(content string) func(*community.Draft) {
	return func(d *community.Draft) { d.Content = content }
}

func withTitle(title string) func(*community.Draft) {
	return func(d *community.Draft) { d.Title = title }
}

func (h *harness) comment(by identity.Member, post uuid.UUID, content string) community.Comment {
	h.t.Helper()
	comment, err := h.community.Comment(h.ctx, by, post, uuid.New(), content)
	if err != nil {
		h.t.Fatalf("comment: %v", err)
	}
	return comment
}

func (h *harness) post(reader identity.Member, id uuid.UUID) community.Post {
	h.t.Helper()
	post, err := h.community.Post(h.ctx, reader.ID, id)
	if err != nil {
		h.t.Fatalf("read post: %v", err)
	}
	return post
}

func (h *harness) thread(reader identity.Member, post uuid.UUID, page community.CommentPage) []community.Comment {
	h.t.Helper()
	comments, err := h.community.Comments(h.ctx, reader.ID, post, page)
	if err != nil {
		h.t.Fatalf("read thread: %v", err)
	}
	return comments
}

func (h *harness) list(reader identity.Member, filter community.ListFilter) []community.Summary {
	h.t.Helper()
	list, err := h.community.List(h.ctx, reader.ID, filter)
	if err != nil {
		h.t.Fatalf("list: %v", err)
	}
	return list
}

func (h *harness) execute(statement string, args ...any) {
	h.t.Helper()
	if _, err := h.pool.Exec(h.ctx, statement, args...); err != nil {
		h.t.Fatalf("%s: %v", statement, err)
	}
}

// await polls until a query returns true, in a database that other tests use.
func (h *harness) await(question string, args ...any) {
	h.t.Helper()
	ctx, stop := context.WithTimeout(h.ctx, time.Minute)
	defer stop()
	for so := false; !so; {
		if err := h.pool.QueryRow(ctx, question, args...).Scan(&so); err != nil {
			h.t.Fatalf("%s: %v", question, err)
		}
	}
}

func (h *harness) count(query string, args ...any) (n int) {
	h.t.Helper()
	if err := h.pool.QueryRow(h.ctx, query, args...).Scan(&n); err != nil {
		h.t.Fatalf("%s: %v", query, err)
	}
	return n
}

// wantErr fails the test unless err is of the sentinel's kind and, if a message is given, has it.
func (h *harness) wantErr(err, kind error, message string) {
	h.t.Helper()
	if !errors.Is(err, kind) || (message != "" && err.Error() != message) {
		h.t.Errorf("the error is %v, want %T %q", err, kind, message)
	}
}

// wantField fails the test unless err is a *fault.Invalid on this field.
func (h *harness) wantField(err error, field string) {
	h.t.Helper()
	var invalid *fault.Invalid
	if !errors.As(err, &invalid) || len(invalid.Fields) == 0 || invalid.Fields[0].Field != field {
		h.t.Errorf("the error is %v, want *fault.Invalid on %s", err, field)
	}
}

// woken records the woken mailboxes.
type woken struct {
	mu     sync.Mutex
	owners []mailbox.Owner
}

func (w *woken) Wake(owners ...mailbox.Owner) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.owners = append(w.owners, owners...)
}

func (w *woken) take() []mailbox.Owner {
	w.mu.Lock()
	defer w.mu.Unlock()
	taken := w.owners
	w.owners = nil
	return taken
}

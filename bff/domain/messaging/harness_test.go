package messaging_test

import (
	"context"
	"errors"
	"io"
	"slices"
	"sync"
	"testing"

	"aangan/bff/domain/attachment"
	"aangan/bff/domain/coaching"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/replytime"
	"aangan/bff/domain/scheduling"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// harness has the services on one database, and a member with a coach.
type harness struct {
	t         *testing.T
	pool      *pgxpool.Pool
	chat      *messaging.Service
	coaching  *coaching.Service
	boxes     *mailbox.Service
	waker     *woken
	hints     *hints
	post      *jobstest.Post
	fakeBlobs *fakeBlobs
	// alerted are the conversations about which the team was alerted; refuse makes alerting it fail.
	alerted []uuid.UUID
	refuse  error
	member  identity.MemberID
	coach   identity.CoachID
}

func newHarness(t *testing.T) *harness {
	pool, waker := dbtest.New(t), &woken{}
	h := &harness{t: t, pool: pool, waker: waker, coaching: coaching.New(coaching.Options{Pool: pool}), boxes: mailbox.New(pool), hints: &hints{}, post: jobstest.New(t, pool)}
	h.fakeBlobs = &fakeBlobs{}
	files := attachment.New(pool, h.fakeBlobs, h.post)
	h.post.AddPeriodic(files.Periodic()...)
	h.chat = messaging.New(messaging.Options{
		Pool: pool, Waker: waker, Hints: h.hints, Queue: h.post, Attachments: files,
		ReplyTime: replytime.New(scheduling.New(pool, nil, "")), CrisisNotes: fakeSeals{}, AlertTeam: h.alertTeam,
	})
	h.post.AddTasks(h.chat.Tasks()...)
	h.post.AddPeriodic(h.chat.Periodic()...)
	h.member, h.coach = identitytest.NewMember(t, pool).ID, identitytest.NewCoach(t, pool).ID
	h.choose(h.member, h.coach)
	return h
}

func (h *harness) alertTeam(_ context.Context, _ pgx.Tx, conversation uuid.UUID) error {
	h.alerted = append(h.alerted, conversation)
	return h.refuse
}

func (h *harness) choose(member identity.MemberID, coach identity.CoachID) {
	h.t.Helper()
	if _, err := h.coaching.Select(context.Background(), member, coach); err != nil {
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

func (h *harness) fromMember(text string) messaging.Message {
	h.t.Helper()
	message, stored, err := h.chat.SendAsMember(context.Background(), h.member, h.coach, messaging.Draft{Text: text})
	if err != nil || !stored {
		h.t.Fatalf("member's %q: stored %v, %v", text, stored, err)
	}
	return message
}

func (h *harness) fromCoach(text string) messaging.Message {
	h.t.Helper()
	message, stored, err := h.chat.SendAsCoach(context.Background(), h.coach, h.member, messaging.Draft{Text: text})
	if err != nil || !stored {
		h.t.Fatalf("coach's %q: stored %v, %v", text, stored, err)
	}
	return message
}

func (h *harness) memberReads(page messaging.Page) messaging.MemberConversation {
	h.t.Helper()
	conversation, err := h.chat.ConversationForMember(context.Background(), h.member, h.coach, page)
	if err != nil {
		h.t.Fatal(err)
	}
	return conversation
}

func (h *harness) coachReads(page messaging.Page) messaging.CoachConversation {
	h.t.Helper()
	conversation, err := h.chat.ConversationForCoach(context.Background(), h.coach, h.member, page)
	if err != nil {
		h.t.Fatal(err)
	}
	return conversation
}

// eventsAfter returns the events of a mailbox after a position, and the new position.
func (h *harness) eventsAfter(owner mailbox.Owner, after int64) ([]mailbox.Event, int64) {
	h.t.Helper()
	events, err := h.boxes.After(context.Background(), owner, after, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	if len(events) > 0 {
		after = events[len(events)-1].Seq
	}
	return events, after
}

// fakeSeals is a messaging.CrisisNotes whose seals can be read.
type fakeSeals struct{}

func (fakeSeals) SealCrisisNote(coach, client, id uuid.UUID, note string) []byte {
	return []byte(coach.String() + "/" + client.String() + "/" + id.String() + "/" + note)
}

func (fakeSeals) SealHandoverNote(coach, client, id uuid.UUID, note string) []byte {
	return []byte("handover/" + coach.String() + "/" + client.String() + "/" + id.String() + "/" + note)
}

// woken is a mailbox.Waker that records the owners.
type woken struct {
	mu     sync.Mutex
	owners []mailbox.Owner
}

func (w *woken) Wake(owners ...mailbox.Owner) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.owners = append(w.owners, owners...)
}

// expectAny clears the recorded owners.
func (w *woken) expectAny() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.owners = nil
}

// expect fails the test unless these owners were woken since the last call, in any order.
func (w *woken) expect(t *testing.T, want ...mailbox.Owner) {
	t.Helper()
	w.mu.Lock()
	defer w.mu.Unlock()
	got := w.owners
	w.owners = nil
	missing := slices.ContainsFunc(want, func(owner mailbox.Owner) bool { return !slices.Contains(got, owner) })
	if len(got) != len(want) || missing {
		t.Errorf("woken: %v, want %v", got, want)
	}
}

// fakeBlobs replaces the file store and records deletions; it stores nothing.
type fakeBlobs struct {
	mu      sync.Mutex
	deleted []string
}

func (s *fakeBlobs) Put(context.Context, string, string, *io.SectionReader) error {
	return errors.ErrUnsupported
}

func (s *fakeBlobs) Get(context.Context, string, int64, int64) (io.ReadCloser, error) {
	return nil, errors.ErrUnsupported
}

func (s *fakeBlobs) Delete(_ context.Context, key string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.deleted = append(s.deleted, key)
	return nil
}

// hints records typing hints.
type hints struct {
	mu   sync.Mutex
	sent []mailbox.Hint
}

func (h *hints) Hint(sent ...mailbox.Hint) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.sent = append(h.sent, sent...)
}

// take returns the hints since the last call.
func (h *hints) take() []mailbox.Hint {
	h.mu.Lock()
	defer h.mu.Unlock()
	sent := h.sent
	h.sent = nil
	return sent
}

// file stores the row of an uploaded, unsent file.
func (h *harness) file(who string, id uuid.UUID) uuid.UUID {
	h.t.Helper()
	var file uuid.UUID
	err := h.pool.QueryRow(context.Background(), `insert into attachments (`+who+`, kind, content_type, name, size, width, height, blob_key, stored_at)
		values ($1, 'image', 'image/png', 'jaali.png', 1234, 640, 480, gen_random_uuid()::text, now()) returning id`, id).Scan(&file)
	if err != nil {
		h.t.Fatal(err)
	}
	return file
}

// kinds returns the kinds of events, in order.
func kinds(events []mailbox.Event) (all []mailbox.Kind) {
	for _, event := range events {
		all = append(all, event.Kind)
	}
	return all
}

package attachment_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/attachment"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// shelf stores files in memory and fails on request.
type shelf struct {
	mu    sync.Mutex
	files map[string]string
	// putting is called before a file is put; its error is the answer.
	putting  func(ctx context.Context, key string) error
	deleting func(key string) error
}

func (s *shelf) Put(ctx context.Context, key, _ string, content *io.SectionReader) error {
	if s.putting != nil {
		if err := s.putting(ctx, key); err != nil {
			return err
		}
	}
	data, err := io.ReadAll(content)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.files[key] = string(data)
	return nil
}

func (s *shelf) Get(_ context.Context, key string, offset, length int64) (io.ReadCloser, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	data, there := s.files[key]
	if !there {
		return nil, fs.ErrNotExist
	}
	return io.NopCloser(strings.NewReader(data[offset : offset+length])), nil
}

func (s *shelf) Delete(_ context.Context, key string) error {
	if s.deleting != nil {
		if err := s.deleting(key); err != nil {
			return err
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.files, key)
	return nil
}

// harness is the service with a member, their coach and their conversation.
type harness struct {
	t            *testing.T
	pool         *pgxpool.Pool
	shelf        *shelf
	files        *attachment.Service
	post         *jobstest.Post
	member       identity.MemberID
	coach        identity.CoachID
	conversation uuid.UUID
}

func newHarness(t *testing.T) *harness {
	t.Helper()
	h := &harness{t: t, pool: dbtest.New(t), shelf: &shelf{files: map[string]string{}}}
	h.post = jobstest.New(t, h.pool)
	h.files = attachment.New(h.pool, h.shelf, h.post)
	h.post.AddPeriodic(h.files.Periodic()...)
	h.coach = identitytest.NewCoach(t, h.pool).ID
	var member uuid.UUID
	err := h.pool.QueryRow(t.Context(), `insert into members (username, email, first_name, last_name, time_zone, coach_id)
		values ('asha', 'asha@mail.example', 'Asha', 'I', 'UTC', $1) returning id`, h.coach.UUID()).Scan(&member)
	if err == nil {
		err = h.pool.QueryRow(t.Context(), "insert into conversations (member_id, coach_id) values ($1, $2) returning id", member, h.coach.UUID()).Scan(&h.conversation)
	}
	if err != nil {
		t.Fatal(err)
	}
	h.member = identity.MemberID(member)
	return h
}

func (h *harness) bring(by attachment.Uploader) (attachment.Attachment, error) {
	h.t.Helper()
	draft, err := h.files.Receive(by, strings.NewReader("Only words."))
	if err != nil {
		return attachment.Attachment{}, err
	}
	a, err := h.files.Store(h.t.Context(), by, draft, attachment.Details{Name: "a.txt"})
	return a, errors.Join(err, draft.Close())
}

func (h *harness) must(by attachment.Uploader) attachment.Attachment {
	h.t.Helper()
	a, err := h.bring(by)
	if err != nil {
		h.t.Fatal(err)
	}
	return a
}

// send stores a message with a file.
func (h *harness) send(by attachment.Uploader, id uuid.UUID, seq int) error {
	return pgx.BeginFunc(h.t.Context(), h.pool, func(tx pgx.Tx) error {
		_, err := tx.Exec(h.t.Context(), `insert into messages (conversation_id, id, seq, sender, text, attachment_id)
			values ($1, $2, $3, 'member', '', $4)`, h.conversation, uuid.New(), seq, id)
		if err != nil {
			return err
		}
		_, err = h.files.Claim(h.t.Context(), tx, id, by, h.conversation)
		return err
	})
}

func (h *harness) exec(sql string, args ...any) {
	h.t.Helper()
	if _, err := h.pool.Exec(h.t.Context(), sql, args...); err != nil {
		h.t.Fatal(err)
	}
}

func (h *harness) want(rows, files int) {
	h.t.Helper()
	var got int
	if err := h.pool.QueryRow(h.t.Context(), "select count(*) from attachments").Scan(&got); err != nil {
		h.t.Fatal(err)
	}
	if got != rows || len(h.shelf.files) != files {
		h.t.Errorf("%d rows and %d files, want %d and %d", got, len(h.shelf.files), rows, files)
	}
}

func (h *harness) sweep(now time.Time) {
	h.t.Helper()
	if err := h.files.Sweep(h.t.Context(), now); err != nil {
		h.t.Fatal(err)
	}
}

// TestSweep deletes unsent files after a day and files of deleted messages, and never a message's file.
func TestSweep(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	me := attachment.ByMember(h.member)
	sent, unsent := h.must(me), h.must(attachment.ByCoach(h.coach))
	if err := h.send(me, sent.ID, 1); err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	h.sweep(now.Add(23 * time.Hour))
	h.want(2, 2)
	h.sweep(now.Add(24*time.Hour + time.Minute))
	h.want(1, 1)
	if _, err := h.files.ForCoach(t.Context(), h.coach, unsent.ID); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("what was swept is found: %v", err)
	}
	h.sweep(now.Add(1000 * time.Hour))
	h.want(1, 1)
	// A file that a message still refers to stays, whatever its row.
	h.exec("update attachments set discarded_at = now()")
	h.sweep(now)
	h.want(1, 1)
	h.exec("update attachments set discarded_at = null")
	err := pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "delete from messages where conversation_id = $1", h.conversation)
		if err == nil {
			_, err = tx.Exec(t.Context(), "update attachments set discarded_at = now() where conversation_id = $1", h.conversation)
		}
		return errors.Join(err, h.files.ScheduleSweep(t.Context(), tx))
	})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := h.files.ForMember(t.Context(), h.member, sent.ID); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("what was deleted is found: %v", err)
	}
	h.post.Deliver(t) // It was scheduled at once.
	h.want(0, 0)
}

// TestSweepGoesOn although one file cannot be taken away, and takes that one the next time.
func TestSweepGoesOn(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for range 40 {
		h.must(attachment.ByMember(h.member))
		h.must(attachment.ByCoach(h.coach))
	}
	for range 60 {
		// More than one page of them; the limit on what waits is for people.
		h.exec("insert into attachments (member_id, kind, content_type, name, size, blob_key, stored_at) values ($1, 'image', 'x', 'x', 1, gen_random_uuid()::text, now())", h.member.UUID())
	}
	stuck := ""
	for key := range h.shelf.files {
		stuck = key
	}
	broken := errors.New("the disk is gone")
	h.shelf.deleting = func(key string) error {
		if key == stuck {
			return broken
		}
		return nil
	}
	if err := h.files.Sweep(t.Context(), time.Now().Add(25*time.Hour)); !errors.Is(err, broken) {
		t.Errorf("%v", err)
	}
	h.want(1, 1)
	h.shelf.deleting = nil
	h.sweep(time.Now())
	h.want(0, 0)
}

// TestStoringFails leaves nothing, and the sweep deletes the remains of a killed process.
func TestStoringFails(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	me := attachment.ByMember(h.member)
	broken := errors.New("the disk is full")
	h.shelf.putting = func(context.Context, string) error { return broken }
	if _, err := h.bring(me); !errors.Is(err, broken) {
		t.Errorf("%v", err)
	}
	h.want(0, 0)
	// The sender goes away in the middle.
	ctx, away := context.WithCancel(t.Context())
	h.shelf.putting = func(ctx context.Context, _ string) error { away(); return ctx.Err() }
	draft, err := h.files.Receive(me, strings.NewReader("Only words."))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := h.files.Store(ctx, me, draft, attachment.Details{}); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	if err := draft.Close(); err != nil {
		t.Fatal(err)
	}
	h.want(0, 0)
	// While a file is being stored it is invisible and cannot be sent.
	h.shelf.putting = func(ctx context.Context, _ string) error {
		var id uuid.UUID
		if err := h.pool.QueryRow(ctx, "select id from attachments").Scan(&id); err != nil {
			return err
		}
		if _, err := h.files.ForMember(ctx, h.member, id); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("half a file is found: %v", err)
		}
		if err := h.files.Discard(ctx, me, id); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("half a file is discarded: %v", err)
		}
		if err := h.send(me, id, 1); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("half a file is sent: %v", err)
		}
		if _, err := h.pool.Exec(ctx, "update attachments set blob_key = 'left/behind'"); err != nil {
			return err
		}
		return nil
	}
	h.must(me)
	h.want(1, 1)
	h.exec("update attachments set stored_at = null")
	h.sweep(time.Now().Add(50 * time.Minute))
	h.want(1, 1)
	h.sweep(time.Now().Add(61 * time.Minute))
	h.want(0, 1) // The row named another file, which is gone; this test changed it.
}

// TestClaimedOnce by the first of many concurrent senders.
func TestClaimedOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	me := attachment.ByMember(h.member)
	mine := h.must(me)
	if err := h.send(attachment.ByCoach(h.coach), mine.ID, 1); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("the coach sent the member's file: %v", err)
	}
	if err := h.send(me, uuid.New(), 1); err == nil {
		t.Error("no file at all was sent")
	}
	claim := func() error {
		return pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error {
			_, err := h.files.Claim(t.Context(), tx, mine.ID, me, h.conversation)
			return err
		})
	}
	results := make([]error, 8)
	var together sync.WaitGroup
	for i := range results {
		together.Go(func() { results[i] = claim() })
	}
	together.Wait()
	took := 0
	for _, err := range results {
		switch {
		case err == nil:
			took++
		case !errors.Is(err, fault.ErrConflict):
			t.Errorf("%v", err)
		}
	}
	if took != 1 {
		t.Errorf("claimed %d times", took)
	}
}

// TestDeleteOf deletes all files of a member, including those uploaded by coaches, and no other member's.
func TestDeleteOf(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	me, coach := attachment.ByMember(h.member), attachment.ByCoach(h.coach)
	first, second := h.must(me), h.must(coach)
	h.must(me)
	if err := errors.Join(h.send(me, first.ID, 1), h.send(coach, second.ID, 2)); err != nil {
		t.Fatal(err)
	}
	h.must(coach) // Not sent yet.
	for range 2 {
		if err := h.files.DeleteOf(t.Context(), h.member.UUID()); err != nil {
			t.Fatal(err)
		}
		h.want(4, 1)
	}
	// One that is just being stored is waited for.
	h.exec("update attachments set stored_at = null where member_id = $1 and conversation_id is null", h.member.UUID())
	if _, putOff := tasks.SnoozedUntil(h.files.DeleteOf(t.Context(), h.member.UUID())); !putOff {
		t.Error("does not wait")
	}
	h.exec("update attachments set created_at = now() - interval '2 hours' where stored_at is null")
	if err := h.files.DeleteOf(t.Context(), h.member.UUID()); err != nil {
		t.Error(err)
	}
	// A deleted member cannot upload.
	h.exec("delete from members where id = $1", h.member.UUID())
	if _, err := h.bring(me); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("%v", err)
	}
	h.want(1, 1)
}

// TestAtOnce limits concurrent uploads; the next one gets "try again".
func TestAtOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	var open []*attachment.Draft
	for {
		draft, err := h.files.Receive(attachment.ByMember(identity.MemberID(uuid.New())), strings.NewReader("x"))
		if errors.Is(err, fault.ErrBusy) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		open = append(open, draft)
	}
	if len(open) != 64 {
		t.Errorf("%d at once", len(open))
	}
	for _, draft := range slices.Backward(open) {
		if err := errors.Join(draft.Close(), draft.Close()); err != nil {
			t.Fatal(err)
		}
	}
	h.must(attachment.ByMember(h.member))
	// One that is refused gives its turn back too.
	for range 70 {
		var invalid *fault.Invalid
		if _, err := h.files.Receive(attachment.ByMember(h.member), bytes.NewReader(nil)); !errors.As(err, &invalid) {
			t.Fatalf("an empty file: %v", err)
		}
	}
	h.must(attachment.ByMember(h.member))
}

// TestOneAtATime: one person gets a few places only, and does not block others.
func TestOneAtATime(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	me, coach := attachment.ByMember(h.member), attachment.ByCoach(h.coach)
	var open []*attachment.Draft
	for range 4 {
		draft, err := h.files.Receive(me, strings.NewReader("x"))
		if err != nil {
			t.Fatal(err)
		}
		open = append(open, draft)
	}
	var throttled *fault.Throttled
	for range 100 {
		if _, err := h.files.Receive(me, strings.NewReader("x")); !errors.As(err, &throttled) || throttled.Wait <= 0 {
			t.Fatalf("a fifth: %v", err)
		}
	}
	h.must(coach)
	if err := open[0].Close(); err != nil {
		t.Fatal(err)
	}
	h.must(me)
	for _, draft := range open {
		if err := draft.Close(); err != nil {
			t.Fatal(err)
		}
	}
	h.must(me)
}

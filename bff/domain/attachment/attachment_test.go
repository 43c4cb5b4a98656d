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

// memoryBlobs stores files in memory and fails on request.
type memoryBlobs struct {
	mu    sync.Mutex
	files map[string]string
	// onPut and onDelete run before the operation, which fails with their error.
	onPut    func(ctx context.Context, key string) error
	onDelete func(key string) error
}

func (s *memoryBlobs) Put(ctx context.Context, key, _ string, content *io.SectionReader) error {
	if s.onPut != nil {
		if err := s.onPut(ctx, key); err != nil {
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

func (s *memoryBlobs) Get(_ context.Context, key string, offset, length int64) (io.ReadCloser, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	data, ok := s.files[key]
	if !ok {
		return nil, fs.ErrNotExist
	}
	return io.NopCloser(strings.NewReader(data[offset : offset+length])), nil
}

func (s *memoryBlobs) Delete(_ context.Context, key string) error {
	if s.onDelete != nil {
		if err := s.onDelete(key); err != nil {
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
	memoryBlobs  *memoryBlobs
	files        *attachment.Service
	post         *jobstest.Post
	member       identity.MemberID
	coach        identity.CoachID
	conversation uuid.UUID
}

func newHarness(t *testing.T) *harness {
	t.Helper()
	h := &harness{t: t, pool: dbtest.New(t), memoryBlobs: &memoryBlobs{files: map[string]string{}}}
	h.post = jobstest.New(t, h.pool)
	h.files = attachment.New(h.pool, h.memoryBlobs, h.post)
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

func (h *harness) upload(by attachment.Uploader) (attachment.Attachment, error) {
	h.t.Helper()
	draft, err := h.files.Receive(by, strings.NewReader("Only words."))
	if err != nil {
		return attachment.Attachment{}, err
	}
	a, err := h.files.Store(h.t.Context(), by, draft, attachment.Details{Name: "a.txt"})
	return a, errors.Join(err, draft.Close())
}

func (h *harness) mustUpload(by attachment.Uploader) attachment.Attachment {
	h.t.Helper()
	a, err := h.upload(by)
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
	if got != rows || len(h.memoryBlobs.files) != files {
		h.t.Errorf("%d rows and %d files, want %d and %d", got, len(h.memoryBlobs.files), rows, files)
	}
}

func (h *harness) sweep(now time.Time) {
	h.t.Helper()
	if err := h.files.Sweep(h.t.Context(), now); err != nil {
		h.t.Fatal(err)
	}
}

// Unsent files are deleted after a day, and files of deleted messages at once; never the file of a stored message.
func TestSweepDeletesUnsentAndDiscardedFilesOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	me := attachment.ByMember(h.member)
	sent, unsent := h.mustUpload(me), h.mustUpload(attachment.ByCoach(h.coach))
	if err := h.send(me, sent.ID, 1); err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	h.sweep(now.Add(23 * time.Hour))
	h.want(2, 2)
	h.sweep(now.Add(24*time.Hour + time.Minute))
	h.want(1, 1)
	if _, err := h.files.ForCoach(t.Context(), h.coach, unsent.ID); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("ForCoach of a swept file: %v, want ErrNotFound", err)
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
		t.Errorf("ForMember of a deleted file: %v, want ErrNotFound", err)
	}
	h.post.Deliver(t) // The deletion scheduled a sweep.
	h.want(0, 0)
}

// The next sweep retries the file that could not be deleted.
func TestSweepContinuesAfterFailedDelete(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for range 40 {
		h.mustUpload(attachment.ByMember(h.member))
		h.mustUpload(attachment.ByCoach(h.coach))
	}
	for range 60 {
		// More than one page of rows. They are inserted directly, because of the limit on a person's unsent files.
		h.exec("insert into attachments (member_id, kind, content_type, name, size, blob_key, stored_at) values ($1, 'image', 'x', 'x', 1, gen_random_uuid()::text, now())", h.member.UUID())
	}
	stuck := ""
	for key := range h.memoryBlobs.files {
		stuck = key
	}
	broken := errors.New("disk not available")
	h.memoryBlobs.onDelete = func(key string) error {
		if key == stuck {
			return broken
		}
		return nil
	}
	if err := h.files.Sweep(t.Context(), time.Now().Add(25*time.Hour)); !errors.Is(err, broken) {
		t.Errorf("%v", err)
	}
	h.want(1, 1)
	h.memoryBlobs.onDelete = nil
	h.sweep(time.Now())
	h.want(0, 0)
}

// The sweep deletes the rows and files that a killed process left.
func TestFailedStoreLeavesNothingBehind(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	me := attachment.ByMember(h.member)
	broken := errors.New("the disk is full")
	h.memoryBlobs.onPut = func(context.Context, string) error { return broken }
	if _, err := h.upload(me); !errors.Is(err, broken) {
		t.Errorf("%v", err)
	}
	h.want(0, 0)
	// The sender disconnects during the upload.
	ctx, cancel := context.WithCancel(t.Context())
	h.memoryBlobs.onPut = func(ctx context.Context, _ string) error { cancel(); return ctx.Err() }
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
	h.memoryBlobs.onPut = func(ctx context.Context, _ string) error {
		var id uuid.UUID
		if err := h.pool.QueryRow(ctx, "select id from attachments").Scan(&id); err != nil {
			return err
		}
		if _, err := h.files.ForMember(ctx, h.member, id); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("ForMember of an incomplete file: %v, want ErrNotFound", err)
		}
		if err := h.files.Discard(ctx, me, id); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("Discard of an incomplete file: %v, want ErrNotFound", err)
		}
		if err := h.send(me, id, 1); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("sending an incomplete file: %v, want ErrNotFound", err)
		}
		if _, err := h.pool.Exec(ctx, "update attachments set blob_key = 'left/behind'"); err != nil {
			return err
		}
		return nil
	}
	h.mustUpload(me)
	h.want(1, 1)
	h.exec("update attachments set stored_at = null")
	h.sweep(time.Now().Add(50 * time.Minute))
	h.want(1, 1)
	h.sweep(time.Now().Add(61 * time.Minute))
	h.want(0, 1) // The row has another key (set above), so the original file stays.
}

// Of concurrent messages with the same file, the first one gets it.
func TestConcurrentClaimsSucceedOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	me := attachment.ByMember(h.member)
	mine := h.mustUpload(me)
	if err := h.send(attachment.ByCoach(h.coach), mine.ID, 1); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("the coach sending the member's file: %v, want ErrNotFound", err)
	}
	if err := h.send(me, uuid.New(), 1); err == nil {
		t.Error("an unknown file was sent")
	}
	claim := func() error {
		return pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error {
			_, err := h.files.Claim(t.Context(), tx, mine.ID, me, h.conversation)
			return err
		})
	}
	results := make([]error, 8)
	var wait sync.WaitGroup
	for i := range results {
		wait.Go(func() { results[i] = claim() })
	}
	wait.Wait()
	claimed := 0
	for _, err := range results {
		switch {
		case err == nil:
			claimed++
		case !errors.Is(err, fault.ErrConflict):
			t.Errorf("%v", err)
		}
	}
	if claimed != 1 {
		t.Errorf("claimed %d times", claimed)
	}
}

// It also deletes the files that coaches uploaded to the member's conversations.
func TestDeleteOfDeletesAllFilesOfOneMember(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	me, coach := attachment.ByMember(h.member), attachment.ByCoach(h.coach)
	first, second := h.mustUpload(me), h.mustUpload(coach)
	h.mustUpload(me)
	if err := errors.Join(h.send(me, first.ID, 1), h.send(coach, second.ID, 2)); err != nil {
		t.Fatal(err)
	}
	h.mustUpload(coach) // Not sent yet.
	for range 2 {
		if err := h.files.DeleteOf(t.Context(), h.member.UUID()); err != nil {
			t.Fatal(err)
		}
		h.want(4, 1)
	}
	// While a file is being stored, DeleteOf snoozes.
	h.exec("update attachments set stored_at = null where member_id = $1 and conversation_id is null", h.member.UUID())
	if _, putOff := tasks.SnoozedUntil(h.files.DeleteOf(t.Context(), h.member.UUID())); !putOff {
		t.Error("did not snooze while a file is being stored")
	}
	h.exec("update attachments set created_at = now() - interval '2 hours' where stored_at is null")
	if err := h.files.DeleteOf(t.Context(), h.member.UUID()); err != nil {
		t.Error(err)
	}
	// A deleted member cannot upload.
	h.exec("delete from members where id = $1", h.member.UUID())
	if _, err := h.upload(me); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("%v", err)
	}
	h.want(1, 1)
}

// The next upload gets fault.ErrBusy, and succeeds after the others are closed.
func TestReceiveRejectsUploadsAboveProcessLimit(t *testing.T) {
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
		t.Errorf("%d concurrent uploads, want 64", len(open))
	}
	for _, draft := range slices.Backward(open) {
		if err := errors.Join(draft.Close(), draft.Close()); err != nil {
			t.Fatal(err)
		}
	}
	h.mustUpload(attachment.ByMember(h.member))
	// A rejected upload also frees its slot.
	for range 70 {
		var invalid *fault.Invalid
		if _, err := h.files.Receive(attachment.ByMember(h.member), bytes.NewReader(nil)); !errors.As(err, &invalid) {
			t.Fatalf("an empty file: %v", err)
		}
	}
	h.mustUpload(attachment.ByMember(h.member))
}

// One person may have four uploads in flight.
func TestReceiveThrottlesOnePersonWithoutBlockingOthers(t *testing.T) {
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
	h.mustUpload(coach)
	if err := open[0].Close(); err != nil {
		t.Fatal(err)
	}
	h.mustUpload(me)
	for _, draft := range open {
		if err := draft.Close(); err != nil {
			t.Fatal(err)
		}
	}
	h.mustUpload(me)
}

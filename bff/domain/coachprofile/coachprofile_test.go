package coachprofile_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/png"
	"io"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/coachprofile"
	"aangan/bff/domain/coachprofile/picture"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// memoryBlobs stores files in memory and fails on request.
type memoryBlobs struct {
	mu     sync.Mutex
	files  map[string][]byte
	putErr error
}

func (s *memoryBlobs) Put(_ context.Context, key, _ string, content *io.SectionReader) error {
	if s.putErr != nil {
		return s.putErr
	}
	data, err := io.ReadAll(content)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.files[key] = data
	return err
}

func (s *memoryBlobs) Get(_ context.Context, key string, offset, length int64) (io.ReadCloser, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	data, ok := s.files[key]
	if !ok {
		return nil, fs.ErrNotExist
	}
	return io.NopCloser(bytes.NewReader(data[offset : offset+length])), nil
}

func (s *memoryBlobs) Delete(_ context.Context, key string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.files, key)
	return nil
}

type harness struct {
	t           *testing.T
	pool        *pgxpool.Pool
	memoryBlobs *memoryBlobs
	post        *jobstest.Post
	s           *coachprofile.Service
	coach       identity.Coach
	admin       identity.Coach
}

func newHarness(t *testing.T) *harness {
	t.Helper()
	h := &harness{t: t, pool: dbtest.New(t), memoryBlobs: &memoryBlobs{files: map[string][]byte{}}}
	h.post = jobstest.New(t, h.pool)
	h.s = coachprofile.New(coachprofile.Options{Pool: h.pool, Blobs: h.memoryBlobs, Queue: h.post})
	h.post.AddPeriodic(h.s.Periodic()...)
	h.coach = identitytest.NewCoach(t, h.pool)
	h.admin = identitytest.NewCoach(t, h.pool, identitytest.Administrator)
	return h
}

func (h *harness) administratorID() identity.AdministratorID {
	h.t.Helper()
	id, holds := h.admin.Administrator()
	if !holds {
		h.t.Fatal("the fixture's administrator is none")
	}
	return id
}

func (h *harness) count(sql string, args ...any) (n int) {
	h.t.Helper()
	if err := h.pool.QueryRow(h.t.Context(), sql, args...).Scan(&n); err != nil {
		h.t.Fatal(err)
	}
	return n
}

// picture returns a valid PNG.
func (h *harness) picture() []byte {
	h.t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, image.NewGray(image.Rect(0, 0, 300, 200))); err != nil {
		h.t.Fatal(err)
	}
	return out.Bytes()
}

func (h *harness) setImage(file []byte) (coachprofile.Profile, error) {
	h.t.Helper()
	draft, err := h.s.ReceiveImage(h.coach.ID, bytes.NewReader(file))
	if err != nil {
		return coachprofile.Profile{}, err
	}
	p, err := h.s.SetImage(h.t.Context(), h.coach.ID, draft, picture.Crop{})
	if closing := draft.Close(); closing != nil {
		h.t.Error(closing)
	}
	return p, err
}

func ptr[T any](value T) *T { return &value }

func TestUpdateChangesGivenFieldsAndRejectsInvalidOnes(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	before, err := h.s.Read(t.Context(), h.coach.ID)
	if err != nil || before.Email != h.coach.Email || before.Change != nil || before.Decision != nil {
		t.Fatalf("%+v %v", before, err)
	}
	after, err := h.s.Update(t.Context(), h.coach.ID, coachprofile.Changes{
		Name: ptr("  Meera Krishnan "), Specializations: ptr(" Family ,, loss and grief, FAMILY,"), Languages: ptr([]string{"ta", "hi"}),
		TimeZone: ptr("America/Chicago"), YearsOfExperience: ptr(12.0), Bio: ptr("One.\n\nTwo."),
	})
	if err != nil {
		t.Fatal(err)
	}
	if after.Name != "Meera Krishnan" || after.Specializations != "Family, loss and grief" || !slices.Equal(after.Languages, []string{"ta", "hi"}) ||
		after.TimeZone != "America/Chicago" || after.YearsOfExperience != 12 || after.Bio != "One.\n\nTwo." {
		t.Errorf("after the update: %+v", after)
	}
	if after.City != before.City || !slices.Equal(after.Focus, before.Focus) || after.Education != before.Education || after.Email != before.Email {
		t.Errorf("fields that were not sent changed: %+v", after)
	}
	// The coach's other screens get events about the profile and the moved hours.
	if n := h.count("select count(*) from live_events where realm = 'coach' and owner_id = $1 and kind in ('user', 'session')", h.coach.ID.UUID()); n != 2 {
		t.Errorf("%d events", n)
	}
	for name, c := range map[string]struct {
		changes coachprofile.Changes
		field   string
	}{
		"empty name":          {coachprofile.Changes{Name: ptr(" ")}, "name"},
		"a long bio":          {coachprofile.Changes{Bio: ptr(strings.Repeat("a", 2001))}, "bio"},
		"eleven specialities": {coachprofile.Changes{Specializations: ptr(strings.Repeat("a,", 10) + "b")}, "specializations"},
		"a long speciality":   {coachprofile.Changes{Specializations: ptr(strings.Repeat("a", 70))}, "specializations"},
		"an unknown language": {coachprofile.Changes{Languages: ptr([]string{"xx"})}, "languages"},
		"a topic twice":       {coachprofile.Changes{Focus: ptr([]string{"grief", "grief"})}, "focus"},
		"unknown time zone":   {coachprofile.Changes{TimeZone: ptr("Asia/Nowhere")}, "timeZone"},
		"fractional years":    {coachprofile.Changes{YearsOfExperience: ptr(2.5)}, "yearsOfExperience"},
		"too many years":      {coachprofile.Changes{YearsOfExperience: ptr(100.0)}, "yearsOfExperience"},
		"control character":   {coachprofile.Changes{City: ptr("a\x00b")}, "city"},
	} {
		_, err := h.s.Update(t.Context(), h.coach.ID, c.changes)
		var invalid *fault.Invalid
		if !errors.As(err, &invalid) || invalid.Fields[0].Field != c.field {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := h.s.Update(t.Context(), identity.CoachID(uuid.New()), coachprofile.Changes{}); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("unknown coach: %v, want ErrNotFound", err)
	}
}

func TestImageIsReplacedHiddenAndRemoved(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	first, err := h.setImage(h.picture())
	if err != nil {
		t.Fatal(err)
	}
	id := uuid.MustParse(strings.TrimPrefix(first.ImageURL, coachprofile.ImagePath))
	found, err := h.s.ImageForAll(t.Context(), id)
	if err != nil || found.ContentType != "image/jpeg" {
		t.Fatalf("%+v %v", found, err)
	}
	opened, err := found.Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(opened)
	if err = errors.Join(err, opened.Close()); err != nil || int64(len(data)) != found.Size || !bytes.HasPrefix(data, []byte("\xff\xd8\xff")) {
		t.Errorf("%d bytes of %d: %v", len(data), found.Size, err)
	}

	// A second picture replaces the first, which is invisible at once and deleted by the task.
	second, err := h.setImage(h.picture())
	if err != nil || second.ImageURL == first.ImageURL {
		t.Fatalf("%q %v", second.ImageURL, err)
	}
	if _, err := h.s.ImageForMember(t.Context(), id); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("the old picture: %v", err)
	}
	h.post.Deliver(t)
	if len(h.memoryBlobs.files) != 1 || h.count("select count(*) from coach_images") != 1 {
		t.Errorf("%d files are stored, want 1", len(h.memoryBlobs.files))
	}

	// The picture of a coach who is not open is visible to themselves, administrators and signed-in members only.
	if _, err := h.pool.Exec(t.Context(), "update coaches set is_active = false where id = $1", h.coach.ID.UUID()); err != nil {
		t.Fatal(err)
	}
	id = uuid.MustParse(strings.TrimPrefix(second.ImageURL, coachprofile.ImagePath))
	_, forAll := h.s.ImageForAll(t.Context(), id)
	_, forMember := h.s.ImageForMember(t.Context(), id)
	_, forSelf := h.s.ImageForCoach(t.Context(), h.coach, id)
	_, forAdmin := h.s.ImageForCoach(t.Context(), h.admin, id)
	_, forOther := h.s.ImageForCoach(t.Context(), identitytest.NewCoach(t, h.pool), id)
	if !errors.Is(forAll, fault.ErrNotFound) || forMember != nil || forSelf != nil || forAdmin != nil || !errors.Is(forOther, fault.ErrNotFound) {
		t.Errorf("all %v, member %v, self %v, administrator %v, other %v", forAll, forMember, forSelf, forAdmin, forOther)
	}

	gone, err := h.s.RemoveImage(t.Context(), h.coach.ID)
	if err != nil || gone.ImageURL != "" {
		t.Errorf("%q %v", gone.ImageURL, err)
	}
	h.post.Deliver(t)
	if len(h.memoryBlobs.files) != 0 {
		t.Error("the removed picture is still stored")
	}
	if _, err := h.s.RemoveImage(t.Context(), h.coach.ID); err != nil {
		t.Errorf("a second time: %v", err)
	}
}

func TestSetImageRejectsInvalidFilesAndSweepsFailedOnes(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	var invalid *fault.Invalid
	for name, file := range map[string][]byte{"empty file": nil, "truncated file": h.picture()[:60]} {
		if _, err := h.setImage(file); !errors.As(err, &invalid) || invalid.Fields[0].Field != "file" {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := h.setImage([]byte("Only words.")); !errors.Is(err, fault.ErrUnsupported) {
		t.Errorf("text file: %v", err)
	}
	if _, err := h.setImage(bytes.Repeat([]byte("a"), int(coachprofile.MaxImage)+1)); !errors.Is(err, fault.ErrTooLarge) {
		t.Errorf("too large: %v", err)
	}
	// A coach may have one upload at a time. A rejected upload frees the slot.
	draft, err := h.s.ReceiveImage(h.coach.ID, strings.NewReader("x"))
	if err != nil {
		t.Fatal(err)
	}
	var throttled *fault.Throttled
	if _, err := h.setImage(h.picture()); !errors.As(err, &throttled) {
		t.Errorf("a concurrent upload: %v", err)
	}
	if err := errors.Join(draft.Close(), draft.Close()); err != nil {
		t.Fatal(err)
	}
	// A picture that could not be stored is not visible, and is swept.
	h.memoryBlobs.putErr = errors.New("the disk is full")
	if _, err := h.setImage(h.picture()); !errors.Is(err, h.memoryBlobs.putErr) {
		t.Errorf("%v", err)
	}
	if h.count("select count(*) from coaches where image_url <> ''") != 0 || h.count("select count(*) from coach_images") != 1 {
		t.Error("a picture that was not stored is visible, or its row is missing")
	}
	if err := h.s.Sweep(t.Context(), time.Now().Add(50*time.Minute)); err != nil || h.count("select count(*) from coach_images") != 1 {
		t.Errorf("swept too early: %v", err)
	}
	if err := h.s.Sweep(t.Context(), time.Now().Add(61*time.Minute)); err != nil || h.count("select count(*) from coach_images") != 0 {
		t.Errorf("not swept: %v", err)
	}
}

// Any of the uploads may be the last.
func TestConcurrentImagesLeaveOne(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	var wait sync.WaitGroup
	for range 4 {
		wait.Go(func() {
			if _, err := h.setImage(h.picture()); err != nil {
				var throttled *fault.Throttled
				if !errors.As(err, &throttled) {
					t.Error(err)
				}
			}
		})
	}
	wait.Wait()
	h.post.Deliver(t)
	if n := h.count("select count(*) from coach_images i join coaches c on c.image_url = $1 || i.id::text", coachprofile.ImagePath); n != 1 {
		t.Errorf("%d pictures are visible, want 1", n)
	}
	if h.count("select count(*) from coach_images") != 1 || len(h.memoryBlobs.files) != 1 {
		t.Errorf("%d files are stored, want 1", len(h.memoryBlobs.files))
	}
}

func list(titles ...string) []coachprofile.Credential {
	all := []coachprofile.Credential{}
	for _, title := range titles {
		all = append(all, coachprofile.Credential{Title: title, Issuer: "Banyan Institute", Year: ptr(2019)})
	}
	return all
}

func TestCredentialChangeIsDecidedOrWithdrawn(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := t.Context()
	requested, err := h.s.AskCredentials(ctx, h.coach.ID, append(list("  Coaching certificate "), coachprofile.Credential{Title: "Grief work", Issuer: "Banyan Institute"}))
	if err != nil {
		t.Fatal(err)
	}
	if len(requested.Credentials) != 0 || requested.Change == nil || requested.Change.Credentials[0].Title != "Coaching certificate" || requested.Change.Credentials[1].Year != nil {
		t.Fatalf("%+v", requested)
	}
	// A new change replaces the pending one, with its own position in the queue.
	if requested, err = h.s.AskCredentials(ctx, h.coach.ID, list("Coaching certificate")); err != nil {
		t.Fatal(err)
	}
	page, err := h.s.PendingCredentialChanges(ctx, h.administratorID(), "", 0)
	if err != nil || len(page.Items) != 1 || page.Items[0].ID != requested.Change.ID || page.Items[0].CoachName != h.coach.Name || len(page.Items[0].Current) != 0 || page.Next != "" {
		t.Fatalf("%+v %v", page, err)
	}
	notified := 0
	note := func(_ context.Context, _ pgx.Tx, coach identity.CoachID) error {
		notified++
		if coach != h.coach.ID {
			t.Errorf("notified coach %v", coach)
		}
		return nil
	}
	var invalid *fault.Invalid
	if err := h.s.DecideCredentials(ctx, h.administratorID(), requested.Change.ID, false, "  ", note); !errors.As(err, &invalid) || invalid.Fields[0].Field != "reason" {
		t.Errorf("without a reason: %v", err)
	}
	if err := h.s.DecideCredentials(ctx, h.administratorID(), uuid.New(), true, "", note); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("unknown change: %v", err)
	}
	// A failing note rolls the decision back.
	broken := errors.New("no paper")
	if err := h.s.DecideCredentials(ctx, h.administratorID(), requested.Change.ID, true, "", func(context.Context, pgx.Tx, identity.CoachID) error { return broken }); !errors.Is(err, broken) {
		t.Errorf("%v", err)
	}
	if err := h.s.DecideCredentials(ctx, h.administratorID(), requested.Change.ID, true, "", note); err != nil {
		t.Fatal(err)
	}
	own, err := h.s.Read(ctx, h.coach.ID)
	if err != nil || len(own.Credentials) != 1 || *own.Credentials[0].Year != 2019 || own.Change != nil || own.Decision == nil || !own.Decision.Approved {
		t.Errorf("%+v %v", own, err)
	}
	if err := h.s.DecideCredentials(ctx, h.administratorID(), requested.Change.ID, false, "Late.", note); !errors.Is(err, fault.ErrConflict) {
		t.Errorf("a second time: %v", err)
	}
	if notified != 1 || h.count("select count(*) from audit_log where action = 'credentials.approve' and actor_id = $1", h.admin.ID.UUID()) != 1 {
		t.Errorf("notified %d times, want once with one audit record", notified)
	}

	// The current list again is not a change; a rejection keeps it and gives the reason.
	if _, err := h.s.AskCredentials(ctx, h.coach.ID, list("Coaching certificate")); !errors.As(err, &invalid) {
		t.Errorf("the current list: %v", err)
	}
	if requested, err = h.s.AskCredentials(ctx, h.coach.ID, list("Doctor of everything")); err != nil {
		t.Fatal(err)
	}
	if err := h.s.DecideCredentials(ctx, h.administratorID(), requested.Change.ID, false, "We could not find it.", nil); err != nil {
		t.Fatal(err)
	}
	if own, err = h.s.Read(ctx, h.coach.ID); err != nil || own.Credentials[0].Title != "Coaching certificate" || own.Decision.Approved || own.Decision.Reason != "We could not find it." {
		t.Errorf("%+v %v", own, err)
	}

	// A withdrawn change cannot be decided. An empty list is allowed.
	if requested, err = h.s.AskCredentials(ctx, h.coach.ID, list()); err != nil {
		t.Fatal(err)
	}
	if own, err = h.s.WithdrawCredentials(ctx, h.coach.ID); err != nil || own.Change != nil || len(own.Credentials) != 1 {
		t.Errorf("%+v %v", own, err)
	}
	if err := h.s.DecideCredentials(ctx, h.administratorID(), requested.Change.ID, true, "", nil); !errors.Is(err, fault.ErrConflict) {
		t.Errorf("withdrawn: %v", err)
	}
	if _, err := h.s.WithdrawCredentials(ctx, h.coach.ID); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("withdrawn twice: %v", err)
	}
}

func TestAskCredentialsRejectsInvalidLists(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	next := time.Now().Year() + 1
	for name, c := range map[string]struct {
		list  []coachprofile.Credential
		field string
	}{
		"no title":           {append(list("One"), coachprofile.Credential{Issuer: "Somebody"}), "credentials[1].title"},
		"no issuer":          {[]coachprofile.Credential{{Title: "One"}}, "credentials[0].issuer"},
		"next year":          {[]coachprofile.Credential{{Title: "One", Issuer: "Two", Year: &next}}, "credentials[0].year"},
		"long ago":           {[]coachprofile.Credential{{Title: "One", Issuer: "Two", Year: ptr(1900)}}, "credentials[0].year"},
		"too many":           {list(strings.Fields("a b c d e f g h i j k l m")...), "credentials"},
		"long title":         {list(strings.Repeat("a", 151)), "credentials[0].title"},
		"current list":       {list(), "credentials"},
		"control characters": {list("a\nb\x07"), "credentials[0].title"},
	} {
		_, err := h.s.AskCredentials(t.Context(), h.coach.ID, c.list)
		var invalid *fault.Invalid
		if !errors.As(err, &invalid) || invalid.Fields[0].Field != c.field {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// The first of many concurrent decisions and a withdrawal wins.
func TestConcurrentDecisionsTakeEffectOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	requested, err := h.s.AskCredentials(t.Context(), h.coach.ID, list("Coaching certificate"))
	if err != nil {
		t.Fatal(err)
	}
	results := make([]error, 9)
	var wait sync.WaitGroup
	for i := range results {
		wait.Go(func() {
			if i == 8 {
				_, results[i] = h.s.WithdrawCredentials(t.Context(), h.coach.ID)
				return
			}
			results[i] = h.s.DecideCredentials(t.Context(), h.administratorID(), requested.Change.ID, i%2 == 0, "Because.", nil)
		})
	}
	wait.Wait()
	done := 0
	for _, err := range results {
		switch {
		case err == nil:
			done++
		case !errors.Is(err, fault.ErrConflict) && !errors.Is(err, fault.ErrNotFound):
			t.Error(err)
		}
	}
	logged := h.count("select count(*) from audit_log where action like 'credentials.%'")
	if withdrawn := results[8] == nil; done != 1 || (logged == 1) == withdrawn {
		t.Errorf("%d decisions, %d audit records", done, logged)
	}
	stored := h.count("select count(*) from coach_credentials where coach_id = $1", h.coach.ID.UUID())
	if approved := h.count("select count(*) from credential_changes where decision = 'approved'"); stored != approved {
		t.Errorf("%d credentials of %d approved changes", stored, approved)
	}
}

// Another administrator must decide. The queue is read page by page.
func TestAdministratorCannotDecideOwnCredentials(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	requested, err := h.s.AskCredentials(t.Context(), h.admin.ID, list("Coaching certificate"))
	if err != nil {
		t.Fatal(err)
	}
	if err := h.s.DecideCredentials(t.Context(), h.administratorID(), requested.Change.ID, true, "", nil); !errors.Is(err, fault.ErrForbidden) {
		t.Errorf("%v", err)
	}
	if _, err := h.s.AskCredentials(t.Context(), h.coach.ID, list("Another")); err != nil {
		t.Fatal(err)
	}
	first, err := h.s.PendingCredentialChanges(t.Context(), h.administratorID(), "", 1)
	if err != nil || len(first.Items) != 1 || first.Items[0].CoachID != h.admin.ID || first.Next == "" {
		t.Fatalf("%+v %v", first, err)
	}
	second, err := h.s.PendingCredentialChanges(t.Context(), h.administratorID(), first.Next, 1)
	if err != nil || len(second.Items) != 1 || second.Items[0].CoachID != h.coach.ID || second.Next != "" {
		t.Errorf("%+v %v", second, err)
	}
	var invalid *fault.Invalid
	if _, err := h.s.PendingCredentialChanges(t.Context(), h.administratorID(), "nowhere", 1); !errors.As(err, &invalid) {
		t.Errorf("%v", err)
	}
	if n, err := h.s.CountCredentialChanges(t.Context(), h.administratorID()); err != nil || n != 2 {
		t.Errorf("%d pending changes: %v", n, err)
	}
}

package attachments_test

import (
	"bytes"
	"encoding/binary"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"aangan/bff/apitest"
	"aangan/bff/domain/attachment"
	"aangan/bff/domain/attachment/attachmenttest"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/shared/attachments"
)

const path = "/api/attachments"

// send puts a file into the conversation, as a message with it does.
func send(t *testing.T, h *apitest.Harness, by attachment.Uploader, id, member, coach string) error {
	t.Helper()
	return pgx.BeginFunc(t.Context(), h.Pool, func(tx pgx.Tx) error {
		var conversation uuid.UUID
		err := tx.QueryRow(t.Context(), "select id from conversations where member_id = $1 and coach_id = $2 for update", member, coach).Scan(&conversation)
		if err != nil {
			return err
		}
		_, err = h.Attachments.Claim(t.Context(), tx, uuid.MustParse(id), by, conversation)
		return err
	})
}

func memberOf(t *testing.T, who *apitest.User) attachment.Uploader {
	t.Helper()
	id, err := identity.ParseMemberID(who.ID)
	if err != nil {
		t.Fatal(err)
	}
	return attachment.ByMember(id)
}

// wantFiles proves that neither rows nor files are left, but for so many.
func wantFiles(t *testing.T, h *apitest.Harness, rows, files int) {
	t.Helper()
	if got := h.Count(t, "select count(*) from attachments"); got != rows {
		t.Errorf("%d rows, want %d", got, rows)
	}
	if kept := h.Files(t); len(kept) != files {
		t.Errorf("%d files lie in the folder, want %d: %v", len(kept), files, kept)
	}
}

func TestBringAndRead(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	answer := asha.Upload(t, "IMG_0001.JPG", attachmenttest.JPEG(t, 6), 9000).Want(t, http.StatusCreated)
	answer.WantKeys(t, "id", "kind", "name", "contentType", "size", "url", "width", "height", "durationMs")
	var brought attachments.Attachment
	answer.Into(t, &brought)
	// The picture is rotated, and a picture has no duration.
	if brought.Kind != "image" || brought.Name != "IMG_0001.JPG" || brought.ContentType != "image/jpeg" || brought.URL != path+"/"+brought.ID ||
		*brought.Width != attachmenttest.Height || *brought.Height != attachmenttest.Width || brought.DurationMs != nil {
		t.Fatalf("%+v", brought)
	}
	read := asha.Get(t, brought.URL).Want(t, http.StatusOK)
	if int64(len(read.Body)) != brought.Size || bytes.Contains(read.Body, []byte(attachmenttest.Secret)) || bytes.Contains(read.Body, attachmenttest.EXIF(6)[8:]) {
		t.Errorf("%d bytes of %d: %q", len(read.Body), brought.Size, read.Body)
	}
	for name, want := range map[string]string{
		"Content-Type": "image/jpeg", "Content-Disposition": "inline; filename=IMG_0001.JPG", "X-Content-Type-Options": "nosniff",
		"Content-Security-Policy": "sandbox; default-src 'none'", "Cache-Control": "private, no-cache", "Accept-Ranges": "bytes",
		"Cross-Origin-Resource-Policy": "same-origin",
	} {
		if got := read.Header.Get(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	kept := asha.Get(t, brought.URL+"?download=1").Want(t, http.StatusOK)
	if got := kept.Header.Get("Content-Disposition"); got != "attachment; filename=IMG_0001.JPG" {
		t.Errorf("to be kept: %q", got)
	}
	// Other people cannot read it before it is sent; afterwards the coach can.
	meera.Get(t, "/api/coach/attachments/"+brought.ID).WantProblem(t, http.StatusNotFound, "")
	if err := send(t, h, memberOf(t, asha), brought.ID, asha.ID, meera.ID); err != nil {
		t.Fatal(err)
	}
	if theirs := meera.Get(t, "/api/coach/attachments/"+brought.ID).Want(t, http.StatusOK); !bytes.Equal(theirs.Body, read.Body) {
		t.Error("the coach reads another file")
	}
	asha.Get(t, brought.URL).Want(t, http.StatusOK)
	h.Log.WantNo(t, "IMG_0001", attachmenttest.Secret)
}

// TestParts of a sound are read as players do.
func TestParts(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	sound := attachmenttest.WebM(2)
	var brought attachments.Attachment
	asha.Upload(t, "नमस्ते.webm", sound, 4200).Want(t, http.StatusCreated).Into(t, &brought)
	if brought.Kind != "voice" || brought.Name != "नमस्ते.webm" || *brought.DurationMs != 4200 || brought.Width != nil || brought.ContentType != "audio/webm" {
		t.Fatalf("%+v", brought)
	}
	all := asha.Get(t, brought.URL).Want(t, http.StatusOK)
	if !bytes.Equal(all.Body, sound) || all.Header.Get("Content-Disposition") != "inline; filename*=utf-8''%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87.webm" {
		t.Errorf("%q", all.Header)
	}
	part := func(headers ...string) apitest.Answer {
		t.Helper()
		return asha.With(headers...).Get(t, brought.URL)
	}
	if got := part("Range", "bytes=3-6").Want(t, http.StatusPartialContent); string(got.Body) != string(sound[3:7]) || !strings.HasPrefix(got.Header.Get("Content-Range"), "bytes 3-6/") {
		t.Errorf("%q, %v", got.Body, got.Header)
	}
	if got := part("Range", "bytes=-5").Want(t, http.StatusPartialContent); string(got.Body) != "sound" {
		t.Errorf("the end is %q", got.Body)
	}
	if got := part("Range", "bytes=0-1,4-5").Want(t, http.StatusPartialContent); !strings.HasPrefix(got.Header.Get("Content-Type"), "multipart/byteranges") {
		t.Errorf("two parts: %v", got.Header)
	}
	refused := part("Range", "bytes=99999-")
	refused.WantProblem(t, http.StatusRequestedRangeNotSatisfiable, copy.Attachments.NoSuchPart)
	if refused.Header.Get("Content-Disposition") != "" || refused.Header.Get("Cache-Control") != "no-store" {
		t.Errorf("a refusal says %v", refused.Header)
	}
	tag := all.Header.Get("ETag")
	if got := part("If-None-Match", tag).Want(t, http.StatusNotModified); len(got.Body) != 0 {
		t.Errorf("%q", got.Body)
	}
	if got := part("Range", "bytes=0-0", "If-Range", `"another"`).Want(t, http.StatusOK); !bytes.Equal(got.Body, sound) {
		t.Error("a part of another file")
	}
}

// TestDocumentsAreDownloads whatever is asked.
func TestDocumentsAreDownloads(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	for name, file := range map[string][]byte{
		"a.pdf": attachmenttest.PDF(), "b.docx": attachmenttest.DOCX(t), "c.doc": attachmenttest.OLE("WordDocument"), "d.txt": []byte("Only words."),
	} {
		read := asha.Get(t, asha.UploadFile(t, name, file).URL).Want(t, http.StatusOK)
		if got := read.Header.Get("Content-Disposition"); got != "attachment; filename="+name || !bytes.Equal(read.Body, file) {
			t.Errorf("%s: %q", name, got)
		}
		if strings.Contains(read.Header.Get("Content-Type"), "html") {
			t.Errorf("%s is served as %q", name, read.Header.Get("Content-Type"))
		}
	}
}

// TestSize is 10 MiB, the last byte included.
func TestSize(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	const most = 10_485_760
	var brought attachments.Attachment
	whole := attachmenttest.PaddedJPEG(t, most)
	asha.Upload(t, "large.jpg", whole, 0).Want(t, http.StatusCreated).Into(t, &brought)
	if brought.Size != most {
		t.Errorf("%d bytes are stored of %d", brought.Size, most)
	}
	if read := asha.Get(t, brought.URL).Want(t, http.StatusOK); !bytes.Equal(read.Body, whole) {
		t.Error("another file comes back")
	}
	text := bytes.Repeat([]byte("a"), most+1)
	asha.Upload(t, "large.txt", text[:most], 0).Want(t, http.StatusCreated)
	wantFiles(t, h, 2, 2)
	for _, size := range []int{most + 1, 2 * most} {
		problem := asha.Upload(t, "larger.txt", bytes.Repeat([]byte("a"), size), 0).
			WantProblem(t, http.StatusRequestEntityTooLarge, "File too large", "file")
		if problem.Fields[0].Message != "Maximum file size is 10MB" {
			t.Errorf("%+v", problem)
		}
	}
	// Removed metadata does not count in the picture's favour: the whole upload is measured.
	asha.Upload(t, "larger.jpg", append(whole, "x"...), 0).WantProblem(t, http.StatusRequestEntityTooLarge, "File too large", "file")
	wantFiles(t, h, 2, 2)
}

func TestRefused(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	wrong := copy.Attachments.WrongType
	for name, file := range map[string]string{
		"page.html": "<!doctype html><script>alert(1)</script>", "photo.jpg": "<html>", "drawing.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
		"drawing.png": "<?xml version='1.0'?><svg/>", "run.sh": "#!/bin/sh", "run.txt": "#!/bin/sh", "setup.pdf": "MZ\x90\x00", "a.zip": string(attachmenttest.Zip(t, "a", "b")),
		"film.mp4": string(attachmenttest.MP4("soun", "vide")), "note.js": "let a = 1",
	} {
		problem := asha.Upload(t, name, []byte(file), 0).WantProblem(t, http.StatusUnsupportedMediaType, wrong.Title, "file")
		if problem.Fields[0].Message != string(wrong.Text) {
			t.Errorf("%s: %+v", name, problem)
		}
	}
	asha.Upload(t, "a.gif", []byte("GIF89a/*<script>*/"), 0).WantProblem(t, http.StatusBadRequest, copy.Attachments.Damaged, "file")
	asha.Upload(t, "a.txt", nil, 0).WantProblem(t, http.StatusBadRequest, copy.Chat.Empty.Title, "file")
	asha.Upload(t, "a.mp3", attachmenttest.MP3(true), attachment.DurationMost+1).
		WantProblem(t, http.StatusBadRequest, copy.Attachments.DurationInvalid, "durationMs")
	wantFiles(t, h, 0, 0)
}

// TestOthers checks that other members, other coaches, an earlier coach and visitors get 404 or 401.
func TestOthers(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	ravi, kabir := h.Pair(t)
	brought := asha.UploadFile(t, "a.txt", []byte("Between the two of us."))
	theirs := "/api/coach/attachments/" + brought.ID
	hidden := func() {
		t.Helper()
		for _, of := range []struct {
			who *apitest.Visitor
			at  string
		}{{ravi.Visitor, brought.URL}, {kabir.Visitor, theirs}} {
			of.who.Get(t, of.at).WantProblem(t, http.StatusNotFound, "")
			of.who.Do(t, http.MethodDelete, of.at, "", nil).WantProblem(t, http.StatusNotFound, "")
		}
		apitest.NewVisitor(h.Member).Get(t, brought.URL).WantProblem(t, http.StatusUnauthorized, "")
		apitest.NewVisitor(h.Coach).Get(t, theirs).WantProblem(t, http.StatusUnauthorized, "")
	}
	hidden()
	if err := send(t, h, memberOf(t, ravi), brought.ID, ravi.ID, kabir.ID); err == nil {
		t.Fatal("somebody else sent it")
	}
	if err := send(t, h, memberOf(t, asha), brought.ID, asha.ID, meera.ID); err != nil {
		t.Fatal(err)
	}
	hidden()
	if err := send(t, h, memberOf(t, asha), brought.ID, asha.ID, meera.ID); err == nil || err.Error() != copy.Attachments.SentAlready {
		t.Fatalf("sent twice: %v", err)
	}
	// A sent file cannot be withdrawn.
	asha.Do(t, http.MethodDelete, brought.URL, "", nil).WantProblem(t, http.StatusNotFound, "")
	meera.Do(t, http.MethodDelete, theirs, "", nil).WantProblem(t, http.StatusNotFound, "")
	meera.Get(t, theirs).Want(t, http.StatusOK)
	// A coach who is no longer active, and one who is no longer the member's.
	for _, change := range []string{"update coaches set is_active = false where id = $1", "update coaches set is_active = true, verification_status = 'pending' where id = $1"} {
		if _, err := h.Pool.Exec(t.Context(), change, meera.ID); err != nil {
			t.Fatal(err)
		}
		meera.Get(t, theirs).WantProblem(t, http.StatusNotFound, "")
	}
	if _, err := h.Pool.Exec(t.Context(), "update coaches set verification_status = 'verified' where id = $1", meera.ID); err != nil {
		t.Fatal(err)
	}
	meera.Get(t, theirs).Want(t, http.StatusOK)
	asha.Choose(t, kabir)
	hidden()
	meera.Get(t, theirs).WantProblem(t, http.StatusNotFound, "")
	asha.Get(t, brought.URL).Want(t, http.StatusOK)
	for _, id := range []string{"x", uuid.Nil.String(), uuid.NewString(), "%00"} {
		asha.Get(t, path+"/"+id).WantProblem(t, http.StatusNotFound, "")
	}
	apitest.NewVisitor(h.Member).Upload(t, "a.txt", []byte("x"), 0).WantProblem(t, http.StatusUnauthorized, "")
	wantFiles(t, h, 1, 1)
}

// TestTakenBack is gone at once, and soon from the folder.
func TestTakenBack(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	brought := asha.UploadFile(t, "a.txt", []byte("On second thought."))
	asha.Do(t, http.MethodDelete, brought.URL, "", nil).Want(t, http.StatusNoContent)
	asha.Get(t, brought.URL).WantProblem(t, http.StatusNotFound, "")
	asha.Do(t, http.MethodDelete, brought.URL, "", nil).WantProblem(t, http.StatusNotFound, "")
	if err := send(t, h, memberOf(t, asha), brought.ID, asha.ID, meera.ID); err == nil {
		t.Error("what was taken back was sent")
	}
	h.Post.Deliver(t)
	wantFiles(t, h, 0, 0)
}

// TestLeaving deletes every file of the member's conversations, also the coach's, and no other member's.
func TestLeaving(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	ravi := h.NewMember(t)
	ravi.UploadFile(t, "a.txt", []byte("Somebody else's."))
	sent := asha.UploadFile(t, "a.txt", []byte("Between the two of us."))
	asha.UploadFile(t, "b.txt", []byte("Never sent."))
	if err := send(t, h, memberOf(t, asha), sent.ID, asha.ID, meera.ID); err != nil {
		t.Fatal(err)
	}
	wantFiles(t, h, 3, 3)
	asha.Do(t, http.MethodDelete, "/api/user", "application/json", []byte(`{"password":"`+apitest.Password+`"}`)).Want(t, http.StatusAccepted)
	meera.Get(t, "/api/coach/attachments/"+sent.ID).WantProblem(t, http.StatusNotFound, "")
	h.Post.Deliver(t)
	wantFiles(t, h, 1, 1)
}

// TestTooMany limits files that are never sent, and uploads from one address.
func TestTooMany(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	for range 50 {
		asha.UploadFile(t, "a.txt", []byte("x"))
	}
	refused := asha.Upload(t, "a.txt", []byte("x"), 0)
	refused.WantProblem(t, http.StatusTooManyRequests, "")
	if refused.Header.Get("Retry-After") == "" {
		t.Error("does not say when to try again")
	}
	h.NewMember(t).UploadFile(t, "a.txt", []byte("x"))
	wantFiles(t, h, 51, 51)

	limited := apitest.New(t, apitest.WithLimits(&ratelimit.Limits{Client: oneAddress, Scale: 1}))
	ravi := limited.NewMember(t)
	refusals := 0
	for range 70 {
		if ravi.Upload(t, "", nil, 0).Status == http.StatusTooManyRequests {
			refusals++
		}
	}
	if refusals < 5 || refusals > 10 {
		t.Errorf("%d of 70 were refused", refusals)
	}
}

// TestBrokenOff is a file that stops coming: nothing of it stays, and the place of it is free again.
func TestBrokenOff(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	for range 70 { // More than are taken at once.
		breakOff(t, h, asha, 3_000_000)
	}
	for deadline := time.Now().Add(30 * time.Second); h.Log.Lines("POST") < 70; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the uploads do not end")
		}
	}
	wantFiles(t, h, 0, 0)
	asha.UploadFile(t, "a.txt", []byte("x"))
	wantFiles(t, h, 1, 1)
	if left := leftBehind(t); len(left) > 0 {
		t.Errorf("these lie about: %v", left)
	}
}

// TestPixels checks that the pixel count is limited before a picture is decoded.
func TestPixels(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	file := attachmenttest.PNG(t, 1)
	head := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, 60_000), 60_000)
	huge := append(bytes.Clone(file[:8]), attachmenttest.PNGChunk("IHDR", append(head, file[24:29]...))...)
	asha.Upload(t, "huge.png", append(huge, file[33:]...), 0).WantProblem(t, http.StatusBadRequest, copy.Attachments.Damaged, "file")
}

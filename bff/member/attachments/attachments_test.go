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

// send claims a file for the conversation, as sending a message with it does.
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

func memberOf(t *testing.T, user *apitest.User) attachment.Uploader {
	t.Helper()
	id, err := identity.ParseMemberID(user.ID)
	if err != nil {
		t.Fatal(err)
	}
	return attachment.ByMember(id)
}

// wantFiles fails the test unless exactly so many rows and files are stored.
func wantFiles(t *testing.T, h *apitest.Harness, rows, files int) {
	t.Helper()
	if got := h.Count(t, "select count(*) from attachments"); got != rows {
		t.Errorf("%d rows, want %d", got, rows)
	}
	if names := h.Files(t); len(names) != files {
		t.Errorf("%d files are in the folder, want %d: %v", len(names), files, names)
	}
}

func TestUploadedImageIsReadableByMemberAndAfterSendingByCoach(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	answer := asha.Upload(t, "IMG_0001.JPG", attachmenttest.JPEG(t, 6), 9000).Want(t, http.StatusCreated)
	answer.WantKeys(t, "id", "kind", "name", "contentType", "size", "url", "width", "height", "durationMs")
	var uploaded attachments.Attachment
	answer.Into(t, &uploaded)
	// The picture is rotated, and a picture has no duration.
	if uploaded.Kind != "image" || uploaded.Name != "IMG_0001.JPG" || uploaded.ContentType != "image/jpeg" || uploaded.URL != path+"/"+uploaded.ID ||
		*uploaded.Width != attachmenttest.Height || *uploaded.Height != attachmenttest.Width || uploaded.DurationMs != nil {
		t.Fatalf("%+v", uploaded)
	}
	read := asha.Get(t, uploaded.URL).Want(t, http.StatusOK)
	if int64(len(read.Body)) != uploaded.Size || bytes.Contains(read.Body, []byte(attachmenttest.Secret)) || bytes.Contains(read.Body, attachmenttest.EXIF(6)[8:]) {
		t.Errorf("%d bytes of %d: %q", len(read.Body), uploaded.Size, read.Body)
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
	download := asha.Get(t, uploaded.URL+"?download=1").Want(t, http.StatusOK)
	if got := download.Header.Get("Content-Disposition"); got != "attachment; filename=IMG_0001.JPG" {
		t.Errorf("as a download: %q", got)
	}
	// Other people cannot read it before it is sent; afterwards the coach can.
	meera.Get(t, "/api/coach/attachments/"+uploaded.ID).WantProblem(t, http.StatusNotFound, "")
	if err := send(t, h, memberOf(t, asha), uploaded.ID, asha.ID, meera.ID); err != nil {
		t.Fatal(err)
	}
	if coachCopy := meera.Get(t, "/api/coach/attachments/"+uploaded.ID).Want(t, http.StatusOK); !bytes.Equal(coachCopy.Body, read.Body) {
		t.Error("the coach received another file")
	}
	asha.Get(t, uploaded.URL).Want(t, http.StatusOK)
	h.Log.WantNo(t, "IMG_0001", attachmenttest.Secret)
}

// TestVoiceFileSupportsRangeAndConditionalRequests reads parts of a voice file as media players do.
func TestVoiceFileSupportsRangeAndConditionalRequests(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	voice := attachmenttest.WebM(2)
	var uploaded attachments.Attachment
	asha.Upload(t, "नमस्ते.webm", voice, 4200).Want(t, http.StatusCreated).Into(t, &uploaded)
	if uploaded.Kind != "voice" || uploaded.Name != "नमस्ते.webm" || *uploaded.DurationMs != 4200 || uploaded.Width != nil || uploaded.ContentType != "audio/webm" {
		t.Fatalf("%+v", uploaded)
	}
	all := asha.Get(t, uploaded.URL).Want(t, http.StatusOK)
	if !bytes.Equal(all.Body, voice) || all.Header.Get("Content-Disposition") != "inline; filename*=utf-8''%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87.webm" {
		t.Errorf("%q", all.Header)
	}
	part := func(headers ...string) apitest.Response {
		t.Helper()
		return asha.With(headers...).Get(t, uploaded.URL)
	}
	if got := part("Range", "bytes=3-6").Want(t, http.StatusPartialContent); string(got.Body) != string(voice[3:7]) || !strings.HasPrefix(got.Header.Get("Content-Range"), "bytes 3-6/") {
		t.Errorf("%q, %v", got.Body, got.Header)
	}
	if got := part("Range", "bytes=-5").Want(t, http.StatusPartialContent); string(got.Body) != "sound" {
		t.Errorf("the end is %q", got.Body)
	}
	if got := part("Range", "bytes=0-1,4-5").Want(t, http.StatusPartialContent); !strings.HasPrefix(got.Header.Get("Content-Type"), "multipart/byteranges") {
		t.Errorf("two parts: %v", got.Header)
	}
	rejected := part("Range", "bytes=99999-")
	rejected.WantProblem(t, http.StatusRequestedRangeNotSatisfiable, copy.Attachments.NoSuchPart)
	if rejected.Header.Get("Content-Disposition") != "" || rejected.Header.Get("Cache-Control") != "no-store" {
		t.Errorf("the error response has the headers %v", rejected.Header)
	}
	tag := all.Header.Get("ETag")
	if got := part("If-None-Match", tag).Want(t, http.StatusNotModified); len(got.Body) != 0 {
		t.Errorf("%q", got.Body)
	}
	if got := part("Range", "bytes=0-0", "If-Range", `"another"`).Want(t, http.StatusOK); !bytes.Equal(got.Body, voice) {
		t.Error("If-Range of another version returned a part")
	}
}

// TestDocumentsAreServedAsAttachments also without download=1.
func TestDocumentsAreServedAsAttachments(t *testing.T) {
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

// TestUploadAcceptsUpToTenMebibytes uploads files of exactly the limit and of one byte more.
func TestUploadAcceptsUpToTenMebibytes(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	const most = 10_485_760
	var uploaded attachments.Attachment
	whole := attachmenttest.PaddedJPEG(t, most)
	asha.Upload(t, "large.jpg", whole, 0).Want(t, http.StatusCreated).Into(t, &uploaded)
	if uploaded.Size != most {
		t.Errorf("%d bytes are stored of %d", uploaded.Size, most)
	}
	if read := asha.Get(t, uploaded.URL).Want(t, http.StatusOK); !bytes.Equal(read.Body, whole) {
		t.Error("the file read differs from the upload")
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
	// The limit applies to the whole upload, including metadata that is removed later.
	asha.Upload(t, "larger.jpg", append(whole, "x"...), 0).WantProblem(t, http.StatusRequestEntityTooLarge, "File too large", "file")
	wantFiles(t, h, 2, 2)
}

func TestUploadRejectsUnsupportedAndDamagedFiles(t *testing.T) {
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

// TestFileIsHiddenFromOtherUsers checks that other members, other coaches, an earlier coach and visitors get 404 or
// 401.
func TestFileIsHiddenFromOtherUsers(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	ravi, kabir := h.Pair(t)
	uploaded := asha.UploadFile(t, "a.txt", []byte("Between the two of us."))
	coachPath := "/api/coach/attachments/" + uploaded.ID
	wantHidden := func() {
		t.Helper()
		for _, of := range []struct {
			visitor *apitest.Visitor
			at      string
		}{{ravi.Visitor, uploaded.URL}, {kabir.Visitor, coachPath}} {
			of.visitor.Get(t, of.at).WantProblem(t, http.StatusNotFound, "")
			of.visitor.Do(t, http.MethodDelete, of.at, "", nil).WantProblem(t, http.StatusNotFound, "")
		}
		apitest.NewVisitor(h.Member).Get(t, uploaded.URL).WantProblem(t, http.StatusUnauthorized, "")
		apitest.NewVisitor(h.Coach).Get(t, coachPath).WantProblem(t, http.StatusUnauthorized, "")
	}
	wantHidden()
	if err := send(t, h, memberOf(t, ravi), uploaded.ID, ravi.ID, kabir.ID); err == nil {
		t.Fatal("another member sent the file")
	}
	if err := send(t, h, memberOf(t, asha), uploaded.ID, asha.ID, meera.ID); err != nil {
		t.Fatal(err)
	}
	wantHidden()
	if err := send(t, h, memberOf(t, asha), uploaded.ID, asha.ID, meera.ID); err == nil || err.Error() != copy.Attachments.SentAlready {
		t.Fatalf("sent twice: %v", err)
	}
	// A sent file cannot be withdrawn.
	asha.Do(t, http.MethodDelete, uploaded.URL, "", nil).WantProblem(t, http.StatusNotFound, "")
	meera.Do(t, http.MethodDelete, coachPath, "", nil).WantProblem(t, http.StatusNotFound, "")
	meera.Get(t, coachPath).Want(t, http.StatusOK)
	// First a coach who is no longer active or verified, then a former coach of the member.
	for _, change := range []string{"update coaches set is_active = false where id = $1", "update coaches set is_active = true, verification_status = 'pending' where id = $1"} {
		if _, err := h.Pool.Exec(t.Context(), change, meera.ID); err != nil {
			t.Fatal(err)
		}
		meera.Get(t, coachPath).WantProblem(t, http.StatusNotFound, "")
	}
	if _, err := h.Pool.Exec(t.Context(), "update coaches set verification_status = 'verified' where id = $1", meera.ID); err != nil {
		t.Fatal(err)
	}
	meera.Get(t, coachPath).Want(t, http.StatusOK)
	asha.Choose(t, kabir)
	wantHidden()
	meera.Get(t, coachPath).WantProblem(t, http.StatusNotFound, "")
	asha.Get(t, uploaded.URL).Want(t, http.StatusOK)
	for _, id := range []string{"x", uuid.Nil.String(), uuid.NewString(), "%00"} {
		asha.Get(t, path+"/"+id).WantProblem(t, http.StatusNotFound, "")
	}
	apitest.NewVisitor(h.Member).Upload(t, "a.txt", []byte("x"), 0).WantProblem(t, http.StatusUnauthorized, "")
	wantFiles(t, h, 1, 1)
}

// TestDeletedUploadIsGoneAtOnceAndLaterFromFolder: a job deletes the file from the folder.
func TestDeletedUploadIsGoneAtOnceAndLaterFromFolder(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	uploaded := asha.UploadFile(t, "a.txt", []byte("On second thought."))
	asha.Do(t, http.MethodDelete, uploaded.URL, "", nil).Want(t, http.StatusNoContent)
	asha.Get(t, uploaded.URL).WantProblem(t, http.StatusNotFound, "")
	asha.Do(t, http.MethodDelete, uploaded.URL, "", nil).WantProblem(t, http.StatusNotFound, "")
	if err := send(t, h, memberOf(t, asha), uploaded.ID, asha.ID, meera.ID); err == nil {
		t.Error("a deleted file was sent")
	}
	h.Post.Deliver(t)
	wantFiles(t, h, 0, 0)
}

// TestDeletingAccountDeletesFilesOfItsConversations deletes every file of the member's conversations, also the coach's,
// and no other member's.
func TestDeletingAccountDeletesFilesOfItsConversations(t *testing.T) {
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

// TestUploadsAreLimitedPerMemberAndAddress: unsent files are limited per member, uploads per address.
func TestUploadsAreLimitedPerMemberAndAddress(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	for range 50 {
		asha.UploadFile(t, "a.txt", []byte("x"))
	}
	rejected := asha.Upload(t, "a.txt", []byte("x"), 0)
	rejected.WantProblem(t, http.StatusTooManyRequests, "")
	if rejected.Header.Get("Retry-After") == "" {
		t.Error("Retry-After is missing")
	}
	h.NewMember(t).UploadFile(t, "a.txt", []byte("x"))
	wantFiles(t, h, 51, 51)

	limited := apitest.New(t, apitest.WithLimits(&ratelimit.Limits{Client: oneAddress, Scale: 1}))
	ravi := limited.NewMember(t)
	rejections := 0
	for range 70 {
		if ravi.Upload(t, "", nil, 0).Status == http.StatusTooManyRequests {
			rejections++
		}
	}
	if rejections < 5 || rejections > 10 {
		t.Errorf("%d of 70 uploads were rejected, want 5 to 10", rejections)
	}
}

// TestAbortedUploadsLeaveNothing: aborted uploads leave no rows or files and release their upload slots.
func TestAbortedUploadsLeaveNothing(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	for range 70 { // More than may run at the same time.
		abortUpload(t, h, asha, 3_000_000)
	}
	for deadline := time.Now().Add(30 * time.Second); h.Log.Lines("POST") < 70; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the uploads did not end")
		}
	}
	wantFiles(t, h, 0, 0)
	asha.UploadFile(t, "a.txt", []byte("x"))
	wantFiles(t, h, 1, 1)
	if left := temporaryFiles(t); len(left) > 0 {
		t.Errorf("temporary files remain: %v", left)
	}
}

// TestUploadRejectsHugePixelCount checks that the pixel count is limited before a picture is decoded.
func TestUploadRejectsHugePixelCount(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	file := attachmenttest.PNG(t, 1)
	head := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, 60_000), 60_000)
	huge := append(bytes.Clone(file[:8]), attachmenttest.PNGChunk("IHDR", append(head, file[24:29]...))...)
	asha.Upload(t, "huge.png", append(huge, file[33:]...), 0).WantProblem(t, http.StatusBadRequest, copy.Attachments.Damaged, "file")
}

package attachments_test

import (
	"bytes"
	"net/http"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"aangan/bff/apitest"
	"aangan/bff/domain/attachment"
	"aangan/bff/domain/attachment/attachmenttest"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/shared/attachments"
)

const path = "/api/coach/attachments"

// send claims a coach's file for the conversation, as sending a message with it does.
func send(t *testing.T, h *apitest.Harness, coach, member *apitest.User, id string) error {
	t.Helper()
	by, err := identity.ParseCoachID(coach.ID)
	if err != nil {
		t.Fatal(err)
	}
	return pgx.BeginFunc(t.Context(), h.Pool, func(tx pgx.Tx) error {
		var conversation uuid.UUID
		err := tx.QueryRow(t.Context(), "select id from conversations where member_id = $1 and coach_id = $2 for update", member.ID, coach.ID).Scan(&conversation)
		if err != nil {
			return err
		}
		_, err = h.Attachments.Claim(t.Context(), tx, uuid.MustParse(id), attachment.ByCoach(by), conversation)
		return err
	})
}

func TestUploadedVoiceFileIsReadableByCoachAndAfterSendingByMember(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	answer := meera.Upload(t, "सुनिए.ogg", attachmenttest.Ogg("OpusHead"), 1500).Want(t, http.StatusCreated)
	answer.WantKeys(t, "id", "kind", "name", "contentType", "size", "url", "width", "height", "durationMs")
	var uploaded attachments.Attachment
	answer.Into(t, &uploaded)
	if uploaded.Kind != "voice" || uploaded.URL != path+"/"+uploaded.ID || *uploaded.DurationMs != 1500 || uploaded.Name != "सुनिए.ogg" {
		t.Fatalf("%+v", uploaded)
	}
	memberPath := "/api/attachments/" + uploaded.ID
	meera.Get(t, uploaded.URL).Want(t, http.StatusOK)
	asha.Get(t, memberPath).WantProblem(t, http.StatusNotFound, "")
	if err := send(t, h, meera, asha, uploaded.ID); err != nil {
		t.Fatal(err)
	}
	read := asha.Get(t, memberPath).Want(t, http.StatusOK)
	if !bytes.Equal(read.Body, attachmenttest.Ogg("OpusHead")) || read.Header.Get("Content-Type") != "audio/ogg" {
		t.Errorf("%q: %v", read.Body, read.Header)
	}
	part := meera.With("Range", "bytes=0-3").Get(t, uploaded.URL).Want(t, http.StatusPartialContent)
	if string(part.Body) != "OggS" {
		t.Errorf("%q", part.Body)
	}
	// A former coach loses access to the file; the member keeps it.
	asha.Choose(t, h.NewCoach(t))
	meera.Get(t, uploaded.URL).WantProblem(t, http.StatusNotFound, "")
	asha.Get(t, memberPath).Want(t, http.StatusOK)
}

func TestFileRequestsRejectInvalidFilesAndOtherCoaches(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	_, meera := h.Pair(t)
	kabir := h.NewCoach(t)
	meera.Upload(t, "page.jpg", []byte("<html><script>"), 0).WantProblem(t, http.StatusUnsupportedMediaType, copy.Attachments.WrongType.Title, "file")
	meera.Upload(t, "large.txt", bytes.Repeat([]byte("a"), int(attachment.MaxSize)+1), 0).
		WantProblem(t, http.StatusRequestEntityTooLarge, "File too large", "file")
	meera.Upload(t, "a.txt", nil, 0).WantProblem(t, http.StatusBadRequest, copy.Chat.Empty.Title, "file")
	meera.Do(t, http.MethodPost, path, "application/json", []byte("{}")).WantProblem(t, http.StatusUnsupportedMediaType, copy.Attachments.NotAForm)
	signedOut := apitest.NewVisitor(h.Coach)
	signedOut.Do(t, http.MethodPost, path, "multipart/form-data; boundary=x", nil).WantProblem(t, http.StatusUnauthorized, "")
	uploaded := meera.UploadFile(t, "a.txt", []byte("Only words."))
	signedOut.Get(t, uploaded.URL).WantProblem(t, http.StatusUnauthorized, "")
	for _, id := range []string{uploaded.ID, uuid.NewString(), "x", "%00"} {
		kabir.Get(t, path+"/"+id).WantProblem(t, http.StatusNotFound, "")
		kabir.Do(t, http.MethodDelete, path+"/"+id, "", nil).WantProblem(t, http.StatusNotFound, "")
	}
	meera.Do(t, http.MethodDelete, uploaded.URL, "", nil).Want(t, http.StatusNoContent)
	meera.Get(t, uploaded.URL).WantProblem(t, http.StatusNotFound, "")
	h.Post.Deliver(t)
	if left := h.Files(t); len(left) > 0 || h.Count(t, "select count(*) from attachments") > 0 {
		t.Errorf("these files remain: %v", left)
	}
}

package outage

import (
	"net/http"
	"os"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/administration"
	"aangan/bff/domain/attachment/attachmenttest"
	"aangan/bff/domain/copy"
)

// TestMissingFileStoreGives503AndIsCaughtUp removes the folder of the files, and later returns it.
func TestMissingFileStoreGives503AndIsCaughtUp(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	admin := h.NewCoach(t, apitest.Administrator)
	member, coach := h.Pair(t)
	file := member.UploadFile(t, "a.jpg", attachmenttest.JPEG(t, 1))
	outage := func() *administration.Outage {
		var health administration.Health
		admin.Get(t, "/api/coach/admin/health").Want(t, http.StatusOK).Into(t, &health)
		return health.FilesOutage
	}
	if err := os.Rename(h.FilesDir, h.FilesDir+".away"); err != nil {
		t.Fatal(err)
	}
	answer := member.Upload(t, "b.jpg", attachmenttest.JPEG(t, 1), 0)
	answer.WantProblem(t, http.StatusServiceUnavailable, copy.Errors.FileNotSaved)
	if retry := answer.Header.Get("Retry-After"); retry != "30" {
		t.Errorf("Retry-After is %q", retry)
	}
	member.Get(t, file.URL).WantProblem(t, http.StatusServiceUnavailable, copy.Errors.FileNotOpened)
	member.Post(t, "/api/messages", map[string]any{"id": uuid.NewString(), "coachId": coach.ID, "text": "Hello."}).Want(t, http.StatusCreated)
	member.Get(t, "/api/messages/"+coach.ID).Want(t, http.StatusOK)
	if outage() == nil {
		t.Error("the health page shows no alert")
	}
	// Rows of files that cannot be deleted now stay.
	exec(t, h, "update attachments set created_at = now() - interval '2 hours' where stored_at is null")
	if err := h.Attachments.Sweep(t.Context(), time.Now()); err == nil || h.Count(t, "select count(*) from attachments") != 2 {
		t.Errorf("the sweep removed rows without their files: %v", err)
	}
	if err := os.Rename(h.FilesDir+".away", h.FilesDir); err != nil {
		t.Fatal(err)
	}
	member.Get(t, file.URL).Want(t, http.StatusOK)
	if err := h.Attachments.Sweep(t.Context(), time.Now()); err != nil {
		t.Fatal(err)
	}
	if rows, files := h.Count(t, "select count(*) from attachments where stored_at is not null"), len(h.Files(t)); rows != 1 || files != 1 || h.Count(t, "select count(*) from attachments") != 1 {
		t.Errorf("%d rows and %d files, want 1 of each", rows, files)
	}
	exec(t, h, "update service_outages set last_failed_at = now() - interval '6 minutes'")
	if err := h.Ops.CheckServices(t.Context()); err != nil || outage() != nil {
		t.Errorf("the alert stays after the recovery: %v", err)
	}
}

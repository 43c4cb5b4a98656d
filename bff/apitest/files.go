package apitest

import (
	"bytes"
	"io/fs"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"aangan/bff/internal/realm"
)

// Uploaded describes an uploaded file.
type Uploaded struct {
	ID  string `json:"id"`
	URL string `json:"url"`
}

// UploadFile uploads a file for a message, through the BFF that the browser is on.
func (v *Visitor) UploadFile(t testing.TB, name string, file []byte) (uploaded Uploaded) {
	t.Helper()
	v.Upload(t, name, file, 0).Want(t, http.StatusCreated).IntoLoosely(t, &uploaded)
	return uploaded
}

// Upload sends a file as a page does, with its duration if that is positive.
func (v *Visitor) Upload(t testing.TB, name string, file []byte, durationMs int) Response {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	if durationMs > 0 {
		if err := form.WriteField("durationMs", strconv.Itoa(durationMs)); err != nil {
			t.Fatal(err)
		}
	}
	head := textproto.MIMEHeader{}
	// Browsers send the name unchanged, except that quotes and line ends are escaped.
	escaped := strings.NewReplacer("\"", "%22", "\r", "%0D", "\n", "%0A").Replace(name)
	head.Set("Content-Disposition", `form-data; name="file"; filename="`+escaped+`"`)
	head.Set("Content-Type", "application/octet-stream")
	part, err := form.CreatePart(head)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := part.Write(file); err != nil {
		t.Fatal(err)
	}
	if err := form.Close(); err != nil {
		t.Fatal(err)
	}
	return v.Do(t, http.MethodPost, v.UploadPath(), form.FormDataContentType(), body.Bytes())
}

// UploadPath returns the upload path of the BFF that the browser is signed in to.
func (v *Visitor) UploadPath() string {
	if v.Cookie(string(realm.CoachCookie)) != "" {
		return "/api/coach/attachments"
	}
	return "/api/attachments"
}

// Files returns the paths of all files in FilesDir.
func (h *Harness) Files(t testing.TB) (names []string) {
	t.Helper()
	err := filepath.WalkDir(h.FilesDir, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			names = append(names, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

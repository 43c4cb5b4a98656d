package attachments_test

import (
	"net/http"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/shared/attachments"
)

// form returns a multipart body of these parts.
func form(parts ...string) (contentType string, body []byte) {
	return "multipart/form-data; boundary=XX", []byte("--XX\r\n" + strings.Join(parts, "\r\n--XX\r\n") + "\r\n--XX--\r\n")
}

func TestUploadRejectsMalformedForms(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	const file, number = "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\nContent-Type: text/plain\r\n\r\nWords.", "Content-Disposition: form-data; name=\"durationMs\"\r\n\r\n"
	post := func(contentType string, body []byte) apitest.Response {
		t.Helper()
		return asha.Do(t, http.MethodPost, path, contentType, body)
	}
	for name, c := range map[string]struct {
		parts  []string
		status int
		field  string
	}{
		"no file":                         {[]string{number + "5"}, http.StatusBadRequest, "file"},
		"a text field named file":         {[]string{"Content-Disposition: form-data; name=\"file\"\r\n\r\nwords"}, http.StatusBadRequest, "file"},
		"two files":                       {[]string{file, file}, http.StatusBadRequest, "file"},
		"a duration that is not a number": {[]string{file, number + "long"}, http.StatusBadRequest, "durationMs"},
		"a duration of zero":              {[]string{file, number + "0"}, http.StatusBadRequest, "durationMs"},
		"a negative duration":             {[]string{number + "-1", file}, http.StatusBadRequest, "durationMs"},
		"a fractional duration":           {[]string{file, number + "1.5"}, http.StatusBadRequest, "durationMs"},
		"a duration out of range":         {[]string{file, number + strings.Repeat("9", 40)}, http.StatusBadRequest, "durationMs"},
		"many parts":                      {[]string{number + "1", number + "1", number + "1", number + "1", number + "1", number + "1", number + "1", number + "1", number + "1"}, http.StatusBadRequest, ""},
		"a long part header":              {[]string{"X-Long: " + strings.Repeat("x", 200_000) + "\r\n" + file}, http.StatusBadRequest, ""},
		"a long field":                    {[]string{"Content-Disposition: form-data; name=\"other\"\r\n\r\n" + strings.Repeat("x", 200_000), file}, http.StatusBadRequest, ""},
		"a malformed part header":         {[]string{"\x00\x01\r\n\r\nx"}, http.StatusBadRequest, ""},
	} {
		answer := post(form(c.parts...))
		if c.field == "" {
			answer.WantProblem(t, c.status, copy.Attachments.Unreadable)
		} else {
			answer.WantProblem(t, c.status, "", c.field)
		}
		if t.Failed() {
			t.Fatalf("%s: %s", name, answer.Body)
		}
	}
	kind, body := form(file)
	post(kind, body[:len(body)-12]).WantProblem(t, http.StatusBadRequest, copy.Attachments.Unreadable)
	post(kind, nil).WantProblem(t, http.StatusBadRequest, "")
	post(kind, []byte("not a form at all")).WantProblem(t, http.StatusBadRequest, copy.Attachments.NoFile, "file")
	for _, other := range []string{"application/json", "text/plain", "multipart/form-data", "multipart/mixed; boundary=XX", ""} {
		post(other, body).WantProblem(t, http.StatusUnsupportedMediaType, copy.Attachments.NotAForm)
	}
	wantFiles(t, h, 0, 0)
	post(form(number+"7", "Content-Disposition: form-data; name=\"other\"\r\n\r\nx", file)).Want(t, http.StatusCreated)
	wantFiles(t, h, 1, 1)
}

// TestFileNamesAreSanitized sends names with paths, control characters, direction marks and no name.
func TestFileNamesAreSanitized(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	for name, want := range map[string]string{
		"../../etc/passwd": "passwd.txt", `C:\Users\me\note.txt`: "note.txt", "..": "document.txt", "": "document.txt", ".txt": "document.txt",
		"run.dat": "run.dat.txt", "a\u202etxt.dat": "atxt.dat.txt", "  lots   of\tspace  .TXT": "lots of space.TXT",
		"மனம்.txt": "மனம்.txt", "خط.txt": "خط.txt", "क\u200dष.txt": "क\u200dष.txt", "🙏.txt": "🙏.txt", "a<b>|c?.txt": "a_b__c_.txt", ".hidden": "hidden.txt",
		"line\nbreak\".txt": "line%0Abreak%22.txt", "e\u0301.txt": "é.txt", "\u200b.txt": "document.txt", strings.Repeat("ा", 300) + ".txt": "",
	} {
		var uploaded attachments.Attachment
		asha.Upload(t, name, []byte("Words."), 0).Want(t, http.StatusCreated).Into(t, &uploaded)
		if want != "" && uploaded.Name != want {
			t.Errorf("%q became %q, want %q", name, uploaded.Name, want)
		}
		if len(uploaded.Name) > 255 || len([]rune(uploaded.Name)) > 120 || !strings.HasSuffix(strings.ToLower(uploaded.Name), ".txt") {
			t.Errorf("%q became %q", name, uploaded.Name)
		}
		if disposition := asha.Get(t, uploaded.URL).Header.Get("Content-Disposition"); strings.ContainsAny(disposition, "\r\n") || !strings.HasPrefix(disposition, "attachment; filename") {
			t.Errorf("%q is served as %q", name, disposition)
		}
	}
	var long attachments.Attachment
	asha.Upload(t, strings.Repeat("नि", 200)+".txt", []byte("Words."), 0).Want(t, http.StatusCreated).Into(t, &long)
	if base := strings.TrimSuffix(long.Name, ".txt"); len(base)%6 != 0 || len(base) < 200 {
		t.Errorf("the name was cut inside a grapheme: %q", long.Name)
	}
}

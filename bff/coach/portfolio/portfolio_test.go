package portfolio_test

import (
	"bytes"
	"encoding/json"
	"image"
	"image/jpeg"
	"image/png"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/coach/portfolio"
	"aangan/bff/domain/copy"
)

const path = "/api/coach/portfolio"

var properties = []string{
	"id", "name", "email", "imageUrl", "bio", "specializations", "languages", "focus", "city", "state", "country", "timeZone",
	"yearsOfExperience", "education", "isActive", "verificationStatus", "credentials", "credentialChange", "lastDecision",
}

func change(t *testing.T, user *apitest.User, method, at string, body any) apitest.Response {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return user.Do(t, method, at, "application/json", raw)
}

// upload sends a picture as the page does.
func upload(t *testing.T, visitor *apitest.Visitor, query string, file []byte) apitest.Response {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("file", "me.png")
	if err == nil {
		_, err = part.Write(file)
	}
	if err == nil {
		err = form.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return visitor.Do(t, http.MethodPost, path+"/image"+query, form.FormDataContentType(), body.Bytes())
}

func pngOf(t *testing.T, width, height int) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, image.NewGray(image.Rect(0, 0, width, height))); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// TestMembersSeeNewTextsAtOnceAndNoPendingCredentials: the coach's texts change for members at once, the credentials
// after an administrator's decision.
func TestMembersSeeNewTextsAtOnceAndNoPendingCredentials(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	meera.Get(t, path).Want(t, http.StatusOK).WantKeys(t, properties...)
	answer := change(t, meera, http.MethodPatch, path, map[string]any{"bio": "I listen first.", "languages": []string{"ta"}, "yearsOfExperience": 11}).Want(t, http.StatusOK)
	answer.WantKeys(t, properties...)
	requested := change(t, meera, http.MethodPut, path+"/credentials", map[string]any{
		"credentials": []map[string]any{{"title": "Coaching certificate", "issuer": "Banyan Institute", "year": 2019}},
	}).Want(t, http.StatusOK)
	var own portfolio.Portfolio
	requested.Into(t, &own)
	if own.Bio != "I listen first." || own.YearsOfExperience != 11 || own.CredentialChange == nil || len(own.Credentials) != 0 {
		t.Errorf("%+v", own)
	}
	memberView := asha.Get(t, "/api/coaches/"+meera.ID).Want(t, http.StatusOK)
	var read struct {
		Bio         string                 `json:"bio"`
		Languages   []string               `json:"languages"`
		Credentials []portfolio.Credential `json:"credentials"`
	}
	memberView.IntoLoosely(t, &read)
	if read.Bio != "I listen first." || len(read.Languages) != 1 || read.Languages[0] != "Tamil" || len(read.Credentials) != 0 {
		t.Errorf("the member received %s", memberView.Body)
	}
	for _, private := range []string{meera.Email, "secret-room", "Coaching certificate", "documents"} {
		if strings.Contains(string(memberView.Body), private) {
			t.Errorf("the member received %q", private)
		}
	}
	meera.Do(t, http.MethodDelete, path+"/credentials/change", "", nil).Want(t, http.StatusOK).WantKeys(t, properties...)
	meera.Do(t, http.MethodDelete, path+"/credentials/change", "", nil).WantProblem(t, http.StatusNotFound, copy.Portfolio.NothingWaits)
}

// TestMissingCredentialsAreRejectedAndPendingChangeStays: a request without credentials is rejected, and the waiting
// change stays. An empty list must be explicit.
func TestMissingCredentialsAreRejectedAndPendingChangeStays(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t)
	if _, err := h.Pool.Exec(t.Context(), "insert into coach_credentials (coach_id, position, title, issuer) values ($1, 1, 'Coaching certificate', 'Banyan Institute')", coach.ID); err != nil {
		t.Fatal(err)
	}
	var requested, now portfolio.Portfolio
	change(t, coach, http.MethodPut, path+"/credentials", map[string]any{
		"credentials": []map[string]any{{"title": "Supervision", "issuer": "Banyan Institute"}},
	}).Want(t, http.StatusOK).Into(t, &requested)
	for _, body := range []map[string]any{{}, {"credentials": nil}} {
		change(t, coach, http.MethodPut, path+"/credentials", body).WantProblem(t, http.StatusBadRequest, "Credentials must be a list.", "credentials")
	}
	coach.Get(t, path).Want(t, http.StatusOK).Into(t, &now)
	if now.CredentialChange == nil || now.CredentialChange.ID != requested.CredentialChange.ID || h.Count(t, "select count(*) from credential_changes") != 1 {
		t.Errorf("the pending change is %+v, was %+v", now.CredentialChange, requested.CredentialChange)
	}
	change(t, coach, http.MethodPut, path+"/credentials", map[string]any{"credentials": []any{}}).Want(t, http.StatusOK).Into(t, &now)
	if now.CredentialChange == nil || len(now.CredentialChange.Credentials) != 0 {
		t.Errorf("with an empty list: %+v", now.CredentialChange)
	}
}

func TestPictureIsServedToItsAudiencesUntilRemoved(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	other := h.NewCoach(t)
	var own portfolio.Portfolio
	upload(t, meera.Visitor, "?x=0.25&y=0&size=1", pngOf(t, 800, 400)).Want(t, http.StatusOK).Into(t, &own)
	if !strings.HasPrefix(own.ImageURL, "/api/coach-images/") {
		t.Fatalf("imageUrl is %q", own.ImageURL)
	}
	visitor := apitest.NewVisitor(h.Site)
	for name, audience := range map[string]*apitest.Visitor{"the member": asha.Visitor, "the coach": meera.Visitor, "a visitor": visitor} {
		answer := audience.Get(t, own.ImageURL).Want(t, http.StatusOK)
		img, err := jpeg.Decode(bytes.NewReader(answer.Body))
		if err != nil || img.Bounds().Size() != image.Pt(640, 640) {
			t.Errorf("%s received no valid picture: %v", name, err)
		}
		caching := "private, max-age=31536000, immutable"
		if audience == visitor {
			caching = "public, max-age=3600"
		}
		for header, want := range map[string]string{
			"Content-Type": "image/jpeg", "Cache-Control": caching, "X-Content-Type-Options": "nosniff",
			"Content-Security-Policy": "sandbox; default-src 'none'",
		} {
			if got := answer.Header.Get(header); got != want {
				t.Errorf("%s: %s is %q, want %q", name, header, got, want)
			}
		}
		audience.With("If-None-Match", answer.Header.Get("ETag")).Get(t, own.ImageURL).Want(t, http.StatusNotModified)
		part := audience.With("Range", "bytes=10-19").Get(t, own.ImageURL).Want(t, http.StatusPartialContent)
		if !bytes.Equal(part.Body, answer.Body[10:20]) {
			t.Errorf("%s: the range differs from the picture", name)
		}
	}
	other.Get(t, own.ImageURL).WantProblem(t, http.StatusNotFound, "")
	apitest.NewVisitor(h.Member).Get(t, own.ImageURL).WantProblem(t, http.StatusUnauthorized, "")
	apitest.NewVisitor(h.Coach).Get(t, own.ImageURL).WantProblem(t, http.StatusUnauthorized, "")
	var profile struct {
		ImageURL string `json:"imageUrl"`
	}
	asha.Get(t, "/api/coaches/"+meera.ID).Want(t, http.StatusOK).IntoLoosely(t, &profile)
	if profile.ImageURL != own.ImageURL {
		t.Errorf("the member received the URL %q", profile.ImageURL)
	}

	meera.Do(t, http.MethodDelete, path+"/image", "", nil).Want(t, http.StatusOK)
	h.Post.Deliver(t)
	answer := visitor.Get(t, own.ImageURL)
	answer.WantProblem(t, http.StatusNotFound, "")
	if caching := answer.Header.Get("Cache-Control"); strings.Contains(caching, "immutable") {
		t.Errorf("the 404 may be cached: %q", caching)
	}
	if files := h.Files(t); len(files) != 0 {
		t.Errorf("these files remain: %v", files)
	}
}

func TestInvalidPicturesAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	meera := h.NewCoach(t, apitest.Inactive)
	upload(t, meera.Visitor, "", []byte("<svg onload=alert(1)>")).WantProblem(t, http.StatusUnsupportedMediaType, "", "file")
	upload(t, meera.Visitor, "", pngOf(t, 100, 100)).WantProblem(t, http.StatusBadRequest, copy.Portfolio.ImageTooSmall, "file")
	upload(t, meera.Visitor, "?x=0.9&size=1", pngOf(t, 400, 400)).WantProblem(t, http.StatusBadRequest, copy.Portfolio.CropInvalid, "crop")
	upload(t, meera.Visitor, "", make([]byte, 10<<20+1)).WantProblem(t, http.StatusRequestEntityTooLarge, "", "file")
	upload(t, apitest.NewVisitor(h.Coach), "", pngOf(t, 400, 400)).WantProblem(t, http.StatusUnauthorized, "")
	meera.Do(t, http.MethodPost, path+"/image", "application/json", []byte("{}")).WantProblem(t, http.StatusUnsupportedMediaType, "")
	if n := h.Count(t, "select count(*) from coach_images"); n != 0 {
		t.Errorf("%d rows", n)
	}
	// An inactive coach may prepare their profile.
	upload(t, meera.Visitor, "", pngOf(t, 400, 400)).Want(t, http.StatusOK)
}

package mydata_test

import (
	"encoding/json"
	"io"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/userdata"
	"aangan/bff/internal/realm"
)

func deleteAccount(t *testing.T, visitor *apitest.Visitor, body map[string]any) apitest.Response {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return visitor.Do(t, http.MethodDelete, "/api/user", "application/json", raw)
}

func TestExportContainsOwnDataOnly(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	ravi := h.NewMember(t)
	ravi.Choose(t, meera)
	asha.Write(t, meera, "I want to end my life")
	meera.Reply(t, asha, "I am here.")
	ravi.Write(t, meera, "Somebody else's words")

	answer := asha.Get(t, "/api/user/export").Want(t, http.StatusOK)
	name := regexp.MustCompile(`^attachment; filename=aangan-\d{4}-\d\d-\d\d\.json$`)
	for header, right := range map[string]bool{
		"Content-Disposition": name.MatchString(answer.Header.Get("Content-Disposition")),
		"Content-Type":        answer.Header.Get("Content-Type") == "application/json; charset=utf-8",
		"Cache-Control":       answer.Header.Get("Cache-Control") == "no-store",
		"Content-Length":      answer.Header.Get("Content-Length") == strconv.Itoa(len(answer.Body)),
	} {
		if !right {
			t.Errorf("%s is %q", header, answer.Header.Get(header))
		}
	}
	var file userdata.Export
	answer.Into(t, &file)
	if file.Profile.ID != asha.ID || len(file.Conversations) != 1 || len(file.SignIns) != 1 {
		t.Fatalf("the file contains %s", answer.Body)
	}
	messages := file.Conversations[0].Messages
	if len(messages) != 3 || !messages[0].Automatic || messages[1].From != "you" || messages[1].Mark == nil || messages[2].Text != "I am here." {
		t.Errorf("messages %+v", messages)
	}
	for _, secret := range []string{"Somebody else's", ravi.Email, meera.Email, "argon2", asha.Cookie(string(realm.MemberCookie))} {
		if strings.Contains(string(answer.Body), secret) {
			t.Errorf("the file contains %q", secret)
		}
	}
	h.Log.WantNo(t, "I want to end", asha.Email)
}

func TestExportRejectsSignedOutAndCrossSiteRequests(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	apitest.NewVisitor(h.Member).Get(t, "/api/user/export").WantProblem(t, http.StatusUnauthorized, "")
	otherRealm := apitest.NewVisitor(h.Coach)
	otherRealm.SetCookie(string(realm.CoachCookie), member.Cookie(string(realm.MemberCookie)))
	otherRealm.At(h.Member).Get(t, "/api/user/export").WantProblem(t, http.StatusUnauthorized, "")

	// Links of other sites are rejected; own pages and typed addresses ("none") are not.
	for from, status := range map[string]int{"cross-site": 403, "same-site": 403, "same-origin": 200, "none": 200} {
		request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, h.Member+"/api/user/export", nil)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Sec-Fetch-Site", from)
		request.Header.Set("Cookie", string(realm.MemberCookie)+"="+member.Cookie(string(realm.MemberCookie)))
		response, err := http.DefaultClient.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = io.Copy(io.Discard, response.Body)
		response.Body.Close()
		if response.StatusCode != status {
			t.Errorf("%s: status %d", from, response.StatusCode)
		}
	}
}

func TestDeletingAccountEndsSessionsAndDeletesData(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	h.Post.Deliver(t) // The registration's emails.
	asha.Write(t, meera, "My last words here")
	phone := apitest.NewVisitor(h.Member)
	phone.Post(t, "/api/login", map[string]any{"username": asha.Username, "password": apitest.Password}).Want(t, http.StatusOK)
	phoneStream, coachStream := phone.Live(t, "/api/live", ""), meera.Live(t, "/api/coach/live", "")
	token := asha.Cookie(string(realm.MemberCookie))

	answer := deleteAccount(t, asha.Visitor, map[string]any{"password": apitest.Password, "keepPosts": false}).Want(t, http.StatusAccepted)
	answer.WantKeys(t, "message")
	if asha.Cookie(string(realm.MemberCookie)) != "" || asha.Cookie(string(realm.MemberKnown)) != "" {
		t.Error("the cookies were not cleared")
	}
	asha.SetCookie(string(realm.MemberCookie), token)
	asha.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
	phone.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
	phoneStream.WantEnd(t)
	asha.Post(t, "/api/login", map[string]any{"username": asha.Username, "password": apitest.Password}).WantProblem(t, http.StatusUnauthorized, "")
	asha.Post(t, "/api/login", map[string]any{"username": asha.Email, "password": apitest.Password}).WantProblem(t, http.StatusUnauthorized, "")

	// The coach's stream receives the change, and the client is gone before and after the job.
	coachStream.NextOf(t, "client")
	wantGone := func() {
		t.Helper()
		if clients := meera.Get(t, "/api/coach/clients").Want(t, http.StatusOK); strings.Contains(string(clients.Body), asha.ID) {
			t.Errorf("the coach's list still contains the member: %s", clients.Body)
		}
		meera.Get(t, "/api/coach/clients/"+asha.ID+"/messages").WantProblem(t, http.StatusNotFound, "")
	}
	wantGone()
	mail := h.Post.Deliver(t)
	h.Post.WorkAll(t)
	wantGone()
	if h.Count(t, "select count(*) from members") != 0 || h.Count(t, "select count(*) from messages") != 0 || h.Count(t, "select count(*) from departures") != 0 {
		t.Error("data of the member remains")
	}
	if len(mail) != 1 || mail[0].To.Address != asha.Email || mail[0].Subject != copy.FarewellLetter.Subject {
		t.Errorf("mailed %+v", mail)
	}
	// A coach's stream that was disconnected resumes at its position.
	resumed := meera.Live(t, "/api/coach/live", "1")
	resumed.NextOf(t, "client")

	newVisitor := apitest.NewVisitor(h.Member)
	newVisitor.Post(t, "/api/register", map[string]any{
		"username": asha.Username, "email": asha.Email, "firstName": "Asha", "lastName": "Iyer", "password": apitest.Password,
	}).Want(t, http.StatusCreated)
	h.Log.WantNo(t, apitest.Password, asha.Email, token, "My last words")
}

func TestDeletingAccountRequiresPassword(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	for name, c := range map[string]struct {
		body    map[string]any
		message string
	}{
		"no password":                  {map[string]any{}, copy.Validation.PasswordRequired},
		"a wrong password":             {map[string]any{"password": "Namaste124"}, copy.Errors.WrongPassword},
		"a very long password":         {map[string]any{"password": strings.Repeat("Namaste1", 100)}, copy.Errors.WrongPassword},
		"a password of the wrong type": {map[string]any{"password": 12345678}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			deleteAccount(t, member.Visitor, c.body).WantProblem(t, http.StatusBadRequest, c.message, "password")
		})
	}
	deleteAccount(t, member.Visitor, map[string]any{"password": apitest.Password, "keepPosts": "yes"}).WantProblem(t, http.StatusBadRequest, "")
	deleteAccount(t, apitest.NewVisitor(h.Member), map[string]any{"password": apitest.Password}).WantProblem(t, http.StatusUnauthorized, "")
	deleteAccount(t, member.Visitor.From("https://elsewhere.example"), map[string]any{"password": apitest.Password}).WantProblem(t, http.StatusForbidden, "")
	member.Get(t, "/api/user").Want(t, http.StatusOK)

	if _, err := h.Pool.Exec(t.Context(), "update members set password_hash = null"); err != nil {
		t.Fatal(err)
	}
	deleteAccount(t, member.Visitor, map[string]any{"password": apitest.Password}).WantProblem(t, http.StatusConflict, copy.Errors.NoPasswordYet)
	if h.Count(t, "select count(*) from members where deletion_requested_at is null") != 1 || h.Count(t, "select count(*) from departures") != 0 {
		t.Error("the account was deleted")
	}
	h.Log.WantNo(t, apitest.Password, "Namaste124")
}

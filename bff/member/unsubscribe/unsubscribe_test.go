package unsubscribe_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/db/dbtest"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

func keyOf(t *testing.T, h *apitest.Harness, user *apitest.User) string {
	t.Helper()
	var key uuid.UUID
	if err := h.Pool.QueryRow(t.Context(), "select unsubscribe_key from members where id = $1", user.ID).Scan(&key); err != nil {
		t.Fatal(err)
	}
	return key.String()
}

const stopped = "select count(*) from member_preferences where member_id = $1 and not message_notifications and email_notifications"

func text(t *testing.T, code string) copy.LetterKind {
	t.Helper()
	for _, kind := range copy.Unsubscribe.Kinds {
		if kind.Code == code {
			return kind
		}
	}
	t.Fatalf("there is no kind %s", code)
	return copy.LetterKind{}
}

// TestUnsubscribePageStopsAndResumesEmails stops emails and enables them again, from a browser without a session.
func TestUnsubscribePageStopsAndResumesEmails(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	visitor := apitest.NewVisitor(h.Member)
	body := map[string]any{"key": keyOf(t, h, asha), "from": "messages"}
	answer := visitor.Post(t, "/api/unsubscribe", body).Want(t, http.StatusOK)
	if !strings.Contains(string(answer.Body), text(t, "messages").Stopped) || h.Count(t, stopped, asha.ID) != 1 || h.Count(t, stopped, ravi.ID) != 0 {
		t.Fatalf("the response is %s", answer.Body)
	}
	if again := visitor.Post(t, "/api/unsubscribe", body).Want(t, http.StatusOK); string(again.Body) != string(answer.Body) {
		t.Errorf("repeated: %s", again.Body)
	}
	// The response does not reveal whether a key exists.
	unknown := visitor.Post(t, "/api/unsubscribe", map[string]any{"key": uuid.NewString(), "from": "messages"}).Want(t, http.StatusOK)
	if string(unknown.Body) != string(answer.Body) {
		t.Errorf("the response for an unknown key is %s, for a known one %s", unknown.Body, answer.Body)
	}
	undone := visitor.Post(t, "/api/unsubscribe/undo", body).Want(t, http.StatusOK)
	if !strings.Contains(string(undone.Body), text(t, "messages").Again) || h.Count(t, stopped, asha.ID) != 0 {
		t.Errorf("undone: %s", undone.Body)
	}
	for _, path := range []string{"/api/unsubscribe", "/api/unsubscribe/undo"} {
		visitor.Post(t, path, map[string]any{"key": "asha", "from": "messages"}).WantProblem(t, http.StatusBadRequest, copy.Unsubscribe.BrokenText, "key")
		visitor.Post(t, path, map[string]any{"key": body["key"], "from": "security"}).WantProblem(t, http.StatusBadRequest, copy.Unsubscribe.BrokenText, "from")
		visitor.Post(t, path, map[string]any{}).WantProblem(t, http.StatusBadRequest, copy.Unsubscribe.BrokenText, "key", "from")
	}
	if h.Count(t, "select count(*) from member_preferences where not email_notifications or newsletter_subscription") != 0 {
		t.Error("another setting changed")
	}
	h.Log.WantNo(t, keyOf(t, h, asha), keyOf(t, h, ravi))
}

// TestOneClickPostStopsEmails calls the List-Unsubscribe URL as mail programs do.
func TestOneClickPostStopsEmails(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	key := keyOf(t, h, asha)
	visitor := apitest.NewVisitor(h.Member)
	address := "/api/unsubscribe/one-click?from=messages&key=" + key
	// A GET changes nothing and redirects to the page.
	opened := visitor.Get(t, address).Want(t, http.StatusSeeOther)
	if to := opened.Header.Get("Location"); to != "/unsubscribe?from=messages&key="+key || h.Count(t, stopped, asha.ID) != 0 {
		t.Fatalf("GET redirects to %q", to)
	}
	for _, form := range []struct{ contentType, body string }{
		{"application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"},
		{"multipart/form-data; boundary=b", "--b\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--b--\r\n"},
		{"", ""},
	} {
		visitor.Do(t, http.MethodPost, address, form.contentType, []byte(form.body)).Want(t, http.StatusOK)
		if h.Count(t, stopped, asha.ID) != 1 {
			t.Errorf("a POST with content type %q did not stop the emails", form.contentType)
		}
		visitor.Post(t, "/api/unsubscribe/undo", map[string]any{"key": key, "from": "messages"}).Want(t, http.StatusOK)
	}
	visitor.Do(t, http.MethodPost, "/api/unsubscribe/one-click?from=messages&key="+uuid.NewString(), "", nil).Want(t, http.StatusOK)
	for query, field := range map[string]string{"from=messages&key=asha": "key", "from=messages": "key", "key=" + key: "from", "from=x&key=" + key: "from"} {
		visitor.Do(t, http.MethodPost, "/api/unsubscribe/one-click?"+query, "", nil).WantProblem(t, http.StatusBadRequest, "", field)
		visitor.Get(t, "/api/unsubscribe/one-click?"+query).WantProblem(t, http.StatusBadRequest, "", field)
	}
	// Mail programs may post to it; pages of other sites may not.
	visitor.From("https://elsewhere.example").Do(t, http.MethodPost, address, "application/x-www-form-urlencoded", []byte("List-Unsubscribe=One-Click")).
		WantProblem(t, http.StatusForbidden, "")
	if h.Count(t, stopped, asha.ID) != 0 {
		t.Error("a rejected request stopped emails")
	}
	h.Log.WantNo(t, key)
}

// TestUnsubscribingFromSessionsStopsRemindersOnly also checks that undo resumes them.
func TestUnsubscribingFromSessionsStopsRemindersOnly(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	key := keyOf(t, h, asha)
	visitor := apitest.NewVisitor(h.Member)
	const quiet = "select count(*) from member_preferences where member_id = $1 and not session_reminders and email_notifications and message_notifications"
	answer := visitor.Do(t, http.MethodPost, "/api/unsubscribe/one-click?from=sessions&key="+key, "application/x-www-form-urlencoded", []byte("List-Unsubscribe=One-Click")).
		Want(t, http.StatusOK)
	if !strings.Contains(string(answer.Body), text(t, "sessions").Stopped) || h.Count(t, quiet, asha.ID) != 1 {
		t.Errorf("the response is %s", answer.Body)
	}
	answer = visitor.Post(t, "/api/unsubscribe/undo", map[string]any{"key": key, "from": "sessions"}).Want(t, http.StatusOK)
	if !strings.Contains(string(answer.Body), text(t, "sessions").Again) || h.Count(t, quiet, asha.ID) != 0 {
		t.Errorf("undone: %s", answer.Body)
	}
}

// TestReminderEmailCanBeStoppedByItsLink follows an unread message to the reminder email and its unsubscribe link.
func TestReminderEmailCanBeStoppedByItsLink(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	if _, err := h.Pool.Exec(t.Context(), "update members set email_confirmed_at = now()"); err != nil {
		t.Fatal(err)
	}
	h.Post.Deliver(t)
	meera.Reply(t, asha, "About the pomegranate")
	if _, err := h.Pool.Exec(t.Context(), "update messages set created_at = created_at - interval '1 hour'"); err != nil {
		t.Fatal(err)
	}
	h.Post.WorkAll(t)
	got := h.Post.Deliver(t)
	if len(got) != 1 || got[0].To.Address != asha.Email || strings.Contains(got[0].Text, "pomegranate") {
		t.Fatalf("mailed: %+v", got)
	}
	click := strings.Trim(got[0].Header.Get("List-Unsubscribe"), "<>")
	_, path, found := strings.Cut(click, "app.aangan.example")
	if !found {
		t.Fatalf("List-Unsubscribe is %q", click)
	}
	apitest.NewVisitor(h.Member).Do(t, http.MethodPost, path, "application/x-www-form-urlencoded", []byte("List-Unsubscribe=One-Click")).Want(t, http.StatusOK)
	if h.Count(t, stopped, asha.ID) != 1 {
		t.Error("the emails were not stopped")
	}
}

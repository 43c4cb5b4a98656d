package calendar_test

import (
	"net/http"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/domain/calendar/calendartest"
	"aangan/bff/internal/realm"
	"aangan/bff/shared/calendarfile"
)

const path = "/api/coach/calendar-feed"

func renew(t *testing.T, user *apitest.User) string {
	t.Helper()
	answer := user.Post(t, path, nil).Want(t, http.StatusCreated)
	answer.WantKeys(t, "url", "createdAt")
	var feed calendarfile.NewFeed
	answer.Into(t, &feed)
	at, found := strings.CutPrefix(feed.URL, "https://coach.aangan.example")
	if !found || !strings.HasPrefix(at, "/api/coach/calendar/") || !strings.HasSuffix(at, ".ics") || feed.CreatedAt.IsZero() {
		t.Fatalf("created %+v", feed)
	}
	return at
}

func state(t *testing.T, user *apitest.User) calendarfile.Feed {
	t.Helper()
	answer := user.Get(t, path).Want(t, http.StatusOK)
	answer.WantKeys(t, "exists", "createdAt", "lastReadAt")
	var feed calendarfile.Feed
	answer.Into(t, &feed)
	return feed
}

func fetch(t *testing.T, h *apitest.Harness, at string) apitest.Response {
	t.Helper()
	return apitest.NewVisitor(h.Coach).Get(t, at)
}

func TestFeedListsSessionsOfPresentClientsOnly(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	kabir := h.NewCoach(t)
	if feed := state(t, meera); feed != (calendarfile.Feed{}) {
		t.Fatalf("before the feed is created: %+v", feed)
	}
	at, others := renew(t, meera), renew(t, kabir)
	execute := func(statement string, args ...any) {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), statement, args...); err != nil {
			t.Fatal(err)
		}
	}
	execute(`insert into sessions (member_id, coach_id, starts_at, ends_at, room, note)
		values ($1, $2, date_trunc('hour', now()) + interval '2 days', date_trunc('hour', now()) + interval '2 days 30 minutes', 'secret-room', 'About the pomegranate')`, asha.ID, meera.ID)
	answer := fetch(t, h, at).Want(t, http.StatusOK)
	if kind, caching := answer.Header.Get("Content-Type"), answer.Header.Get("Cache-Control"); kind != "text/calendar; charset=utf-8" || caching != "private, no-cache" || answer.Header.Get("ETag") == "" {
		t.Errorf("headers %v", answer.Header)
	}
	events := calendartest.Read(t, answer.Body).Events
	if len(events) != 1 || events[0].Title != "Asha, 30 minutes" || events[0].URL != "https://coach.aangan.example/coach/dashboard?tab=sessions" {
		t.Fatalf("the calendar is %+v", events)
	}
	for _, never := range []string{"pomegranate", "Iyer", asha.Email, "secret-room"} {
		if strings.Contains(string(answer.Body), never) {
			t.Errorf("the calendar contains %q", never)
		}
	}
	if events := calendartest.Read(t, fetch(t, h, others).Want(t, http.StatusOK).Body).Events; len(events) != 0 {
		t.Errorf("another coach's calendar is %+v", events)
	}
	if feed := state(t, meera); !feed.Exists || feed.LastReadAt == nil {
		t.Errorf("after reading: %+v", feed)
	}
	// The calendar of an inactive coach is empty, so that programs delete the names; the URL stays the same.
	execute("update coaches set is_active = false where id = $1", meera.ID)
	if events := calendartest.Read(t, fetch(t, h, at).Want(t, http.StatusOK).Body).Events; len(events) != 0 {
		t.Errorf("inactive: %+v", events)
	}
	execute("update coaches set is_active = true where id = $1", meera.ID)
	if events := calendartest.Read(t, fetch(t, h, at).Want(t, http.StatusOK).Body).Events; len(events) != 1 {
		t.Errorf("active again: %+v", events)
	}
	// Sessions with former clients are removed, including past ones; the next coach's calendar has only their own.
	execute(`insert into sessions (member_id, coach_id, starts_at, ends_at, room)
		values ($1, $2, date_trunc('hour', now()) - interval '2 days', date_trunc('hour', now()) - interval '2 days' + interval '30 minutes', 'earlier-room')`, asha.ID, meera.ID)
	if events := calendartest.Read(t, fetch(t, h, at).Want(t, http.StatusOK).Body).Events; len(events) != 2 {
		t.Errorf("with a past session: %+v", events)
	}
	asha.Choose(t, kabir)
	if body := string(fetch(t, h, at).Want(t, http.StatusOK).Body); strings.Contains(body, "Asha") || len(calendartest.Read(t, []byte(body)).Events) != 0 {
		t.Errorf("the former coach's calendar is %s", body)
	}
	if events := calendartest.Read(t, fetch(t, h, others).Want(t, http.StatusOK).Body).Events; len(events) != 0 {
		t.Errorf("the next coach's calendar has the former coach's sessions: %+v", events)
	}
	execute(`insert into sessions (member_id, coach_id, starts_at, ends_at, room)
		values ($1, $2, date_trunc('hour', now()) + interval '3 days', date_trunc('hour', now()) + interval '3 days 30 minutes', 'next-room')`, asha.ID, kabir.ID)
	if events := calendartest.Read(t, fetch(t, h, others).Want(t, http.StatusOK).Body).Events; len(events) != 1 || events[0].Title != "Asha, 30 minutes" {
		t.Errorf("the next coach's calendar is %+v", events)
	}
	asha.Choose(t, meera)
	if events := calendartest.Read(t, fetch(t, h, at).Want(t, http.StatusOK).Body).Events; len(events) != 1 || events[0].Title != "Asha, 30 minutes" {
		t.Errorf("with a returned client: %+v", events)
	}
	next := renew(t, meera)
	fetch(t, h, at).WantProblem(t, http.StatusNotFound, "")
	fetch(t, h, next).Want(t, http.StatusOK)
	meera.Do(t, http.MethodDelete, path, "", nil).Want(t, http.StatusNoContent)
	fetch(t, h, next).WantProblem(t, http.StatusNotFound, "")
	if feed := state(t, meera); feed.Exists {
		t.Errorf("after deletion: %+v", feed)
	}
	secret := func(at string) string {
		return strings.TrimSuffix(strings.TrimPrefix(at, "/api/coach/calendar/"), ".ics")
	}
	h.Log.WantNo(t, secret(at), secret(next), secret(others))
}

func TestFeedReturns404ForUnknownSecret(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	for _, method := range []string{http.MethodGet, http.MethodPost, http.MethodDelete} {
		apitest.NewVisitor(h.Coach).Do(t, method, path, "", nil).WantProblem(t, http.StatusUnauthorized, "")
		foreign := apitest.NewVisitor(h.Coach)
		foreign.SetCookie(string(realm.CoachCookie), asha.Cookie(string(realm.MemberCookie)))
		foreign.Do(t, method, path, "", nil).WantProblem(t, http.StatusUnauthorized, "")
	}
	meera.From("https://elsewhere.example").Post(t, path, nil).WantProblem(t, http.StatusForbidden, "")
	var otherFeed struct{ URL string }
	asha.Post(t, "/api/calendar-feed", nil).Want(t, http.StatusCreated).IntoLoosely(t, &otherFeed)
	token := strings.TrimSuffix(otherFeed.URL[strings.LastIndexByte(otherFeed.URL, '/')+1:], ".ics")
	fetch(t, h, "/api/coach/calendar/"+token+".ics").WantProblem(t, http.StatusNotFound, "")
	fetch(t, h, "/api/coach/calendar/"+strings.Repeat("A", 43)+".ics").WantProblem(t, http.StatusNotFound, "")
	// A member's calendar path is redirected to the member BFF.
	if answer := fetch(t, h, "/api/calendar/"+token+".ics").Want(t, http.StatusTemporaryRedirect); answer.Header.Get("Location") != h.Member+"/api/calendar/"+token+".ics" {
		t.Errorf("redirected to %q", answer.Header.Get("Location"))
	}
	h.Log.WantNo(t, token)
}

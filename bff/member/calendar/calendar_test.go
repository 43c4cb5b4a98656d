package calendar_test

import (
	"io"
	"net/http"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/calendar/calendartest"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/shared/calendarfile"
)

const path = "/api/calendar-feed"

// renew creates a feed URL and returns its path at the BFF.
func renew(t *testing.T, user *apitest.User) string {
	t.Helper()
	answer := user.Post(t, path, nil).Want(t, http.StatusCreated)
	answer.WantKeys(t, "url", "createdAt")
	var feed calendarfile.NewFeed
	answer.Into(t, &feed)
	at, found := strings.CutPrefix(feed.URL, "https://app.aangan.example")
	if !found || !strings.HasPrefix(at, "/api/calendar/") || !strings.HasSuffix(at, ".ics") || feed.CreatedAt.IsZero() {
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

// fetch reads a feed as a calendar program does: without cookies.
func fetch(t *testing.T, h *apitest.Harness, at string) apitest.Response {
	t.Helper()
	return apitest.NewVisitor(h.Member).Get(t, at)
}

// addSession stores a session that begins in so much time, and returns its id.
func addSession(t *testing.T, h *apitest.Harness, member, coach *apitest.User, in time.Duration, status string) string {
	t.Helper()
	id := uuid.NewString()
	_, err := h.Pool.Exec(t.Context(), `insert into sessions (id, member_id, coach_id, starts_at, ends_at, room, note, status, cancelled_at, cancelled_by)
		select $1::uuid, $2, $3, at, at + interval '30 minutes', $1::uuid::text, 'About the pomegranate', $5::text,
			case when $5::text = 'cancelled' then now() end, case when $5::text = 'cancelled' then 'member' end
		from (select date_trunc('minute', now()) + make_interval(secs => $4::float8)) as s (at)`, id, member.ID, coach.ID, in.Seconds(), status)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func TestFeedListsOwnSessionsUntilRenewedOrRemoved(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	if feed := state(t, asha); feed != (calendarfile.Feed{}) {
		t.Fatalf("before the feed is created: %+v", feed)
	}
	at := renew(t, asha)
	if feed := state(t, asha); !feed.Exists || feed.CreatedAt == nil || feed.LastReadAt != nil {
		t.Fatalf("after creating: %+v", feed)
	}
	day := 24 * time.Hour
	future, recent := addSession(t, h, asha, meera, 3*day, "scheduled"), addSession(t, h, asha, meera, -89*day, "scheduled")
	addSession(t, h, asha, meera, -91*day, "scheduled")
	addSession(t, h, asha, meera, 4*day, "cancelled")
	addSession(t, h, h.NewMember(t), meera, 5*day, "scheduled")

	answer := fetch(t, h, at).Want(t, http.StatusOK)
	for name, want := range map[string]string{"Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "private, no-cache", "X-Content-Type-Options": "nosniff"} {
		if got := answer.Header.Get(name); got != want {
			t.Errorf("%s is %q", name, got)
		}
	}
	if len(answer.Header.Values("Set-Cookie")) > 0 || strings.Contains(string(answer.Body), "pomegranate") || strings.Contains(string(answer.Body), "Meera") {
		t.Errorf("the response reveals private data or sets a cookie: %v\n%s", answer.Header, answer.Body)
	}
	read := calendartest.Read(t, answer.Body)
	if read.Method != "PUBLISH" || len(read.Events) != 2 || read.Events[0].UID != recent+"@aangan" || read.Events[1].UID != future+"@aangan" ||
		read.Events[1].Title != "Aangan, 30 minutes" || read.Events[1].URL != "https://app.aangan.example/sessions/join?id="+future {
		t.Errorf("the calendar is %+v", read)
	}
	first := state(t, asha)
	if first.LastReadAt == nil {
		t.Fatal("the read was not recorded")
	}
	// Programs may poll every minute, so the time is written at most every ten minutes.
	fetch(t, h, at).Want(t, http.StatusOK)
	if again := state(t, asha); !again.LastReadAt.Equal(*first.LastReadAt) {
		t.Error("the second read within a minute was recorded")
	}
	if _, err := h.Pool.Exec(t.Context(), "update member_calendars set last_read_at = now() - interval '11 minutes'"); err != nil {
		t.Fatal(err)
	}
	fetch(t, h, at).Want(t, http.StatusOK)
	if h.Count(t, "select count(*) from member_calendars where last_read_at > now() - interval '1 minute'") != 1 {
		t.Error("a read after eleven minutes was not recorded")
	}

	// After renewal only the new URL works; after deletion none does.
	next := renew(t, asha)
	fetch(t, h, at).WantProblem(t, http.StatusNotFound, "")
	fetch(t, h, next).Want(t, http.StatusOK)
	if feed := state(t, asha); feed.LastReadAt == nil || !feed.CreatedAt.After(*first.CreatedAt) {
		t.Errorf("after renewal: %+v", feed)
	}
	asha.Do(t, http.MethodDelete, path, "", nil).Want(t, http.StatusNoContent)
	asha.Do(t, http.MethodDelete, path, "", nil).Want(t, http.StatusNoContent)
	fetch(t, h, next).WantProblem(t, http.StatusNotFound, "")
	if feed := state(t, asha); feed.Exists {
		t.Errorf("after deletion: %+v", feed)
	}
	secret := func(at string) string { return strings.TrimSuffix(strings.TrimPrefix(at, "/api/calendar/"), ".ics") }
	h.Log.WantNo(t, secret(at), secret(next), "pomegranate")
	if h.Log.Lines("/api/calendar/*.ics") == 0 {
		t.Error("the log lacks the read of the calendar")
	}
}

// TestFeedReturns304ForKnownETag sends If-None-Match, as programs with a copy do.
func TestFeedReturns304ForKnownETag(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	at := renew(t, asha)
	fetchIfChanged := func(tag string) (*http.Response, string) {
		t.Helper()
		request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, h.Member+at, nil)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("If-None-Match", tag)
		response, err := http.DefaultClient.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close()
		body, err := io.ReadAll(response.Body)
		if err != nil {
			t.Fatal(err)
		}
		return response, string(body)
	}
	response, body := fetchIfChanged("")
	tag := response.Header.Get("ETag")
	if response.StatusCode != http.StatusOK || tag == "" || len(calendartest.Read(t, []byte(body)).Events) != 0 {
		t.Fatalf("the empty calendar: %d, %q\n%s", response.StatusCode, tag, body)
	}
	for _, known := range []string{tag, "W/" + tag, `"other", ` + tag} {
		if response, body := fetchIfChanged(known); response.StatusCode != http.StatusNotModified || body != "" || response.Header.Get("ETag") != tag {
			t.Errorf("%s: %d, %q", known, response.StatusCode, body)
		}
	}
	if response, _ := fetchIfChanged(`"other"`); response.StatusCode != http.StatusOK {
		t.Errorf("another tag: %d", response.StatusCode)
	}
	addSession(t, h, asha, meera, 48*time.Hour, "scheduled")
	if response, body := fetchIfChanged(tag); response.StatusCode != http.StatusOK || len(calendartest.Read(t, []byte(body)).Events) != 1 {
		t.Errorf("after a booking: %d", response.StatusCode)
	}
}

func TestFeedReturns404ForUnknownSecret(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	for _, method := range []string{http.MethodGet, http.MethodPost, http.MethodDelete} {
		apitest.NewVisitor(h.Member).Do(t, method, path, "", nil).WantProblem(t, http.StatusUnauthorized, "")
		foreign := apitest.NewVisitor(h.Member)
		foreign.SetCookie(string(realm.MemberCookie), meera.Cookie(string(realm.CoachCookie)))
		foreign.Do(t, method, path, "", nil).WantProblem(t, http.StatusUnauthorized, "")
	}
	asha.From("https://elsewhere.example").Post(t, path, nil).WantProblem(t, http.StatusForbidden, "")

	at := renew(t, asha)
	var otherFeed struct{ URL string }
	meera.Post(t, "/api/coach/calendar-feed", nil).Want(t, http.StatusCreated).IntoLoosely(t, &otherFeed)
	token := strings.TrimSuffix(otherFeed.URL[strings.LastIndexByte(otherFeed.URL, '/')+1:], ".ics")
	for name, unknown := range map[string]string{
		"a coach's secret": "/api/calendar/" + token + ".ics", "an unknown secret": "/api/calendar/" + strings.Repeat("A", 43) + ".ics",
		"no secret": "/api/calendar/.ics", "a truncated secret": at[:len(at)-6] + ".ics", "no extension": strings.TrimSuffix(at, ".ics"),
		"a member's id": "/api/calendar/" + asha.ID + ".ics", "invalid UTF-8": "/api/calendar/%00%ff.ics",
	} {
		if answer := fetch(t, h, unknown); answer.Status != http.StatusNotFound {
			t.Errorf("%s: status %d, want 404", name, answer.Status)
		}
	}
	fetch(t, h, at).Want(t, http.StatusOK)
	if _, err := h.Pool.Exec(t.Context(), "update members set deletion_requested_at = now() where id = $1", asha.ID); err != nil {
		t.Fatal(err)
	}
	fetch(t, h, at).WantProblem(t, http.StatusNotFound, "")
	h.Log.WantNo(t, token)
}

// TestGuessingSecretsIsRateLimited sends 700 unknown secrets from one address.
func TestGuessingSecretsIsRateLimited(t *testing.T) {
	t.Parallel()
	h := apitest.New(t, apitest.WithLimits(&ratelimit.Limits{Scale: 1, Client: func(*http.Request) netip.Addr { return netip.MustParseAddr("203.0.113.7") }}))
	rejected := 0
	for range 700 {
		if fetch(t, h, "/api/calendar/"+strings.Repeat("A", 43)+".ics").Status == http.StatusTooManyRequests {
			rejected++
		}
	}
	if rejected == 0 {
		t.Error("none of 700 requests was rate limited")
	}
}

// TestSessionTimesAgreeInAPIFeedsAndDatabaseOverAYear stores sessions throughout a year, over both clock changes, and
// checks that the API, the feeds of both people and the database agree on every time.
func TestSessionTimesAgreeInAPIFeedsAndDatabaseOverAYear(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	if _, err := h.Pool.Exec(t.Context(), "update members set time_zone = 'Pacific/Honolulu'"); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Pool.Exec(t.Context(), `insert into sessions (member_id, coach_id, starts_at, ends_at, room)
		select $1, $2, at, at + interval '30 minutes', gen_random_uuid()::text
		from generate_series(date_trunc('hour', now()) + interval '1 day', now() + interval '366 days', interval '37 hours 15 minutes') at`, asha.ID, meera.ID); err != nil {
		t.Fatal(err)
	}
	stored := h.Count(t, "select count(*) from sessions")
	var otherFeed struct{ URL string }
	meera.Post(t, "/api/coach/calendar-feed", nil).Want(t, http.StatusCreated).IntoLoosely(t, &otherFeed)
	own := calendartest.Read(t, fetch(t, h, renew(t, asha)).Want(t, http.StatusOK).Body).Events
	other := calendartest.Read(t, apitest.NewVisitor(h.Coach).Get(t, strings.TrimPrefix(otherFeed.URL, "https://coach.aangan.example")).Want(t, http.StatusOK).Body).Events
	type session struct {
		ID     string
		Date   time.Time
		EndsAt time.Time
	}
	var listed, clients []session
	asha.Get(t, "/api/sessions").Want(t, http.StatusOK).IntoLoosely(t, &listed)
	meera.Get(t, "/api/coach/sessions/upcoming").Want(t, http.StatusOK).IntoLoosely(t, &clients)
	if stored < 200 || len(own) != stored || len(other) != stored || len(listed) != stored || len(clients) != stored {
		t.Fatalf("%d sessions, in the feeds %d and %d, in the lists %d and %d", stored, len(own), len(other), len(listed), len(clients))
	}
	for i, one := range listed {
		if own[i].UID != one.ID+"@aangan" || clients[i].ID != one.ID || other[i].UID != own[i].UID {
			t.Fatalf("the lists differ in order at %d", i)
		}
		for _, starts := range []time.Time{own[i].Starts, other[i].Starts, clients[i].Date} {
			if !starts.Equal(one.Date) {
				t.Errorf("%s: starts at %s in the member's list, at %s elsewhere", one.ID, one.Date, starts)
			}
		}
		for _, ends := range []time.Time{own[i].Ends, other[i].Ends, clients[i].EndsAt} {
			if !ends.Equal(one.EndsAt) {
				t.Errorf("%s: ends at %s in the member's list, at %s elsewhere", one.ID, one.EndsAt, ends)
			}
		}
		if h.Count(t, "select count(*) from sessions where id = $1 and starts_at = $2 and ends_at = $3", one.ID, one.Date, one.EndsAt) != 1 {
			t.Errorf("%s has other times in the database", one.ID)
		}
	}
}

package clients_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/clients"
)

func exec(t *testing.T, h *apitest.Harness, statement string, values ...any) {
	t.Helper()
	if _, err := h.Pool.Exec(t.Context(), statement, values...); err != nil {
		t.Fatal(err)
	}
}

// addSession stores a session of the two that begins in so much time.
func addSession(t *testing.T, h *apitest.Harness, member, coach *apitest.User, from time.Duration, status string) {
	t.Helper()
	exec(t, h, `insert into sessions (member_id, coach_id, starts_at, ends_at, room, status, cancelled_at, cancelled_by)
		values ($1, $2, $3, $3::timestamptz + interval '30 minutes', gen_random_uuid()::text, $4,
			case when $4 = 'cancelled' then now() end, case when $4 = 'cancelled' then 'member' end)`, member.ID, coach.ID, time.Now().Add(from), status)
}

func TestDashboardShowsCountsFirstClientsAndToday(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	coach.Get(t, "/api/coach/dashboard").Want(t, http.StatusOK).WantKeys(t, "profile", "counts", "clients", "waiting", "today", "now")
	for range 31 {
		h.NewMember(t).Choose(t, coach)
	}
	member.Write(t, coach, "Good morning")
	// Choose a time zone in which it is not close to midnight.
	zone := time.Now().UTC().Hour()
	exec(t, h, "update coaches set time_zone = $2 where id = $1", coach.ID, []string{"Etc/GMT-12", "Etc/GMT", "Etc/GMT+12"}[min(zone/8, 2)])
	addSession(t, h, member, coach, time.Hour, "scheduled")
	addSession(t, h, member, coach, 2*time.Hour, "cancelled")
	addSession(t, h, member, coach, 72*time.Hour, "scheduled")
	var seen clients.Dashboard
	coach.Get(t, "/api/coach/dashboard").Want(t, http.StatusOK).Into(t, &seen)
	if want := (clients.Counts{Clients: 32, UnreadClients: 1, UnreadMessages: 1, Waiting: 1, UpcomingSessions: 2}); seen.Counts != want {
		t.Errorf("counts %+v, want %+v", seen.Counts, want)
	}
	if seen.Profile.ID != coach.ID || len(seen.Clients.Items) != 30 || seen.Clients.Next == nil || seen.Clients.Items[0].ID != member.ID {
		t.Errorf("profile %s, %d clients, next %v, first %s", seen.Profile.ID, len(seen.Clients.Items), seen.Clients.Next, seen.Clients.Items[0].ID)
	}
	first := seen.Clients.Items[0]
	if len(seen.Waiting) != 1 || seen.Waiting[0].ClientID != member.ID || seen.Waiting[0].Name != "Asha Iyer" ||
		!seen.Waiting[0].Since.Equal(*first.WaitingSince) || !seen.Waiting[0].AnswerBy.Equal(*first.AnswerBy) {
		t.Errorf("waiting: %+v", seen.Waiting)
	}
	if len(seen.Today) != 1 || seen.Today[0].UserID != member.ID || time.Until(seen.Today[0].Date) > time.Hour {
		t.Errorf("today: %+v", seen.Today)
	}
	// The list continues after the dashboard's clients.
	rest := coach.Get(t, "/api/coach/clients?limit=30&after="+url.QueryEscape(*seen.Clients.Next)).Want(t, http.StatusOK)
	var others []clients.Client
	rest.Into(t, &others)
	if _, more := rest.Header["X-Next-After"]; more || len(others) != 2 {
		t.Errorf("%d more clients, and then %q", len(others), rest.Header.Get("X-Next-After"))
	}
	for _, other := range others {
		for _, shown := range seen.Clients.Items {
			if other.ID == shown.ID {
				t.Errorf("%s is listed twice", other.ID)
			}
		}
	}

	exec(t, h, "update coaches set is_active = false where id = $1", coach.ID)
	var empty clients.Dashboard
	coach.Get(t, "/api/coach/dashboard").Want(t, http.StatusOK).Into(t, &empty)
	if empty.Counts != (clients.Counts{}) || len(empty.Clients.Items)+len(empty.Waiting)+len(empty.Today) != 0 || empty.Clients.Next != nil || empty.Profile.IsActive {
		t.Errorf("an inactive coach sees %+v", empty)
	}
	apitest.NewVisitor(h.Coach).Get(t, "/api/coach/dashboard").WantProblem(t, http.StatusUnauthorized, "")
}

// TestClientListIsFilteredSortedAndPaged requests the list with every filter and order.
func TestClientListIsFilteredSortedAndPaged(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	other := h.NewMember(t)
	other.Choose(t, coach)
	exec(t, h, "update members set first_name = 'தேவி' where id = $1", other.ID)
	member.Write(t, coach, "Good morning")
	for query, want := range map[string][]string{
		"":                             {member.ID, other.ID},
		"?q=" + url.QueryEscape("தேவ"): {other.ID},
		"?q=" + url.QueryEscape(strings.ToUpper(member.Email)): {member.ID},
		"?state=unread":           {member.ID},
		"?state=all":              {member.ID, other.ID},
		"?state=waiting&q=nobody": {},
		"?engagement=low":         {other.ID},
		"?sort=name&limit=1":      {member.ID},
		"?sort=joined":            {other.ID, member.ID},
		"?sort=latest&limit=100":  {member.ID, other.ID},
	} {
		var found []clients.Client
		answer := coach.Get(t, "/api/coach/clients"+query).Want(t, http.StatusOK)
		answer.Into(t, &found)
		if len(found) != len(want) {
			t.Errorf("%q finds %d clients, want %d", query, len(found), len(want))
			continue
		}
		for i := range found {
			if found[i].ID != want[i] {
				t.Errorf("%q: entry %d is %s, want %s", query, i, found[i].ID, want[i])
			}
		}
		if more := answer.Header.Get("X-Next-After") != ""; more != strings.HasSuffix(query, "limit=1") {
			t.Errorf("%q: has a next page: %t", query, more)
		}
	}
	for _, bad := range []string{"sort=age", "state=quiet", "engagement=none", "limit=0", "limit=101", "limit=x", "after=nowhere", "q=" + strings.Repeat("a", 101)} {
		coach.Get(t, "/api/coach/clients?"+bad).WantProblem(t, http.StatusBadRequest, "")
	}
}

func TestClientDetailShowsSharedAnswersAndSessions(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	path := "/api/coach/clients/" + member.ID
	for i := range 7 {
		addSession(t, h, member, coach, time.Duration(24*(i+1))*time.Hour, "scheduled")
		addSession(t, h, member, coach, -time.Duration(24*(i+1))*time.Hour, "scheduled")
	}
	addSession(t, h, member, coach, -time.Hour, "cancelled")
	exec(t, h, `insert into member_preferences (member_id, religion, focus, shared_with_coach) values ($1, 'hindu', array['career'], array['focus'])
		on conflict (member_id) do update set religion = excluded.religion, focus = excluded.focus, shared_with_coach = excluded.shared_with_coach`, member.ID)
	member.Write(t, coach, "Good morning")
	var seen clients.ClientDetail
	coach.Get(t, path).Want(t, http.StatusOK).Into(t, &seen)
	if seen.ID != member.ID || seen.UnreadMessages != 1 || seen.AnswerBy == nil || time.Since(seen.ClientSince) > time.Hour {
		t.Errorf("the client: %+v", seen.Client)
	}
	if s := seen.Shared; s.Religion != nil || s.Region != nil || s.Gender != nil || s.Age != nil || s.Language != nil || len(s.Focus) != 1 || s.Focus[0] != "Work and career" {
		t.Errorf("shared: %+v", s)
	}
	if len(seen.Upcoming) != 5 || !seen.Upcoming[0].Date.Before(seen.Upcoming[4].Date) || seen.Past.Count != 7 || len(seen.Past.Items) != 5 ||
		seen.Past.Items[0].Status != "cancelled" || !seen.Past.Items[1].Date.After(seen.Past.Items[4].Date) {
		t.Errorf("upcoming %+v, past %+v", seen.Upcoming, seen.Past)
	}
	another := h.NewCoach(t)
	for name, answer := range map[string]apitest.Response{
		"another coach": another.Get(t, path), "an unknown id": coach.Get(t, "/api/coach/clients/"+uuid.NewString()), "a malformed id": coach.Get(t, "/api/coach/clients/asha"),
	} {
		if answer.Status != http.StatusNotFound {
			t.Errorf("%s: %d", name, answer.Status)
		}
	}
	member.Choose(t, another)
	coach.Get(t, path).WantProblem(t, http.StatusNotFound, "")
	apitest.NewVisitor(h.Coach).Get(t, path).WantProblem(t, http.StatusUnauthorized, "")
}

package coaches_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/member/coaches"
	"aangan/db/store"
)

func speaking(languages ...string) apitest.CoachOption {
	return func(c *store.CreateCoachParams) { c.Languages = languages }
}

func workingWith(focus ...string) apitest.CoachOption {
	return func(c *store.CreateCoachParams) { c.Focus = focus }
}

// listed returns the ids of the coaches in a response, in order.
func listed(t *testing.T, member *apitest.User, query string) (ids []string) {
	t.Helper()
	var page []coaches.Coach
	member.Get(t, "/api/coaches"+query).Want(t, http.StatusOK).Into(t, &page)
	for _, coach := range page {
		ids = append(ids, coach.ID)
	}
	return ids
}

func TestCoachListIsPagedAndFiltered(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	first, second := h.NewCoach(t, speaking("en", "ur")), h.NewCoach(t, workingWith("grief"))
	third := h.NewCoach(t, speaking("ur"), workingWith("grief"))
	h.NewCoach(t, apitest.Inactive, speaking("ur"))
	for query, want := range map[string][]*apitest.User{
		"":                            {first, second, third},
		"?limit=2":                    {first, second},
		"?limit=2&after=" + second.ID: {third},
		"?after=" + third.ID:          nil,
		"?language=ur":                {first, third},
		"?focus=grief":                {second, third},
		"?language=ur&focus=grief":    {third},
		"?language=ne":                nil,
		"?language=&focus=":           {first, second, third},
	} {
		got := listed(t, member, query)
		if len(got) != len(want) {
			t.Errorf("%s lists %v, want %d", query, got, len(want))
			continue
		}
		for i := range want {
			if got[i] != want[i].ID {
				t.Errorf("%s: entry %d is %s, want %s", query, i, got[i], want[i].ID)
			}
		}
	}
	for query, field := range map[string]string{
		"?after=" + uuid.NewString(): "after", "?after=meera": "after", "?limit=0": "limit", "?limit=101": "limit", "?limit=x": "limit",
		"?language=Tamil": "language", "?focus=cricket": "focus", "?week=2": "week",
	} {
		member.Get(t, "/api/coaches"+query).WantProblem(t, http.StatusBadRequest, "", field)
	}
}

// TestWeekFilterListsCoachesWithFreeTimeThisWeek: a coach without published hours offers the default times, one with
// empty hours none, and a coach whose next working day is in ten days is listed only without the filter.
func TestWeekFilterListsCoachesWithFreeTimeThisWeek(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	usual, full, later := h.NewCoach(t), h.NewCoach(t), h.NewCoach(t)
	do := func(sql string, arguments ...any) {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), sql, arguments...); err != nil {
			t.Fatal(err)
		}
	}
	do("update coaches set hours_published_at = now() where id = any($1)", []string{full.ID, later.ID})
	do("insert into coach_date_hours (coach_id, day, from_minute, until_minute) values ($1, current_date + 10, 540, 600)", later.ID)
	if got := listed(t, member, "?week=1"); len(got) != 1 || got[0] != usual.ID {
		t.Errorf("this week: %v, want %s", got, usual.ID)
	}
	var all []coaches.Coach
	member.Get(t, "/api/coaches").Want(t, http.StatusOK).Into(t, &all)
	if len(all) != 3 || all[0].NextOpening == nil || all[1].NextOpening != nil || all[2].NextOpening == nil {
		t.Fatalf("next openings: %+v", all)
	}
	if soon := time.Until(*all[0].NextOpening); soon < 11*time.Hour || soon > 60*time.Hour {
		t.Errorf("the default times begin in %v", soon)
	}
	if wait := time.Until(*all[2].NextOpening); wait < 8*24*time.Hour || wait > 12*24*time.Hour {
		t.Errorf("the coach who works in ten days has free time in %v", wait)
	}
	var one coaches.Coach
	member.Get(t, "/api/coaches/"+later.ID).Want(t, http.StatusOK).Into(t, &one)
	if one.NextOpening == nil || !one.NextOpening.Equal(*all[2].NextOpening) {
		t.Errorf("one coach: %v, listed %v", one.NextOpening, all[2].NextOpening)
	}
	// The member's own coach stays visible when inactive, but offers no times.
	member.Choose(t, usual)
	do("update coaches set is_active = false where id = $1", usual.ID)
	member.Get(t, "/api/coaches/"+usual.ID).Want(t, http.StatusOK).Into(t, &one)
	if one.NextOpening != nil || !one.Conversation {
		t.Errorf("the member's inactive coach: %+v", one)
	}
}

func TestCoachShowsCredentialsInOrder(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.NewMember(t), h.NewCoach(t)
	const given = `insert into coach_credentials (coach_id, position, title, issuer, year) values
		($1, 1, 'Certified wellness coach', 'National federation', 2016), ($1, 2, 'Diploma', 'College', null)`
	if _, err := h.Pool.Exec(t.Context(), given, coach.ID); err != nil {
		t.Fatal(err)
	}
	var one coaches.Coach
	member.Get(t, "/api/coaches/"+coach.ID).Want(t, http.StatusOK).Into(t, &one)
	if c := one.Credentials; len(c) != 2 || c[0].Title != "Certified wellness coach" || c[0].Issuer != "National federation" || *c[0].Year != 2016 || c[1].Year != nil {
		t.Errorf("credentials %+v", c)
	}
}

func TestCoachChangeListsSessionsToCancel(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.NewMember(t), h.NewCoach(t)
	get := func() (change coaches.CoachChange) {
		t.Helper()
		answer := member.Get(t, "/api/user/coach-change").Want(t, http.StatusOK)
		answer.WantKeys(t, "sessions", "conversation")
		answer.Into(t, &change)
		if change.Sessions == nil {
			t.Fatalf("no list: %s", answer.Body)
		}
		return change
	}
	if change := get(); len(change.Sessions) != 0 || change.Conversation {
		t.Errorf("without a coach: %+v", change)
	}
	member.Choose(t, coach)
	if change := get(); len(change.Sessions) != 0 || change.Conversation {
		t.Errorf("with only the welcome message: %+v", change)
	}
	member.Write(t, coach, "Good evening")
	at := time.Now().Add(72 * time.Hour).Truncate(time.Hour).UTC()
	const book = "insert into sessions (member_id, coach_id, starts_at, ends_at, room) values ($1, $2, $3, $3::timestamptz + interval '30 minutes', $4)"
	if _, err := h.Pool.Exec(t.Context(), book, member.ID, coach.ID, at, uuid.NewString()); err != nil {
		t.Fatal(err)
	}
	if change := get(); len(change.Sessions) != 1 || !change.Sessions[0].Date.Equal(at) || !change.Conversation {
		t.Errorf("with a session: %+v", change)
	}
	other := h.NewCoach(t)
	member.Choose(t, other)
	if change := get(); len(change.Sessions) != 0 || change.Conversation {
		t.Errorf("after the change: %+v", change)
	}
	if h.Count(t, "select count(*) from sessions where status = 'cancelled' and cancelled_by = 'change' and not counted") != 1 {
		t.Error("the session was not cancelled")
	}
	apitest.NewVisitor(h.Member).Get(t, "/api/user/coach-change").WantProblem(t, http.StatusUnauthorized, "")
}

func TestMatchingWishesAreSavedAndRemoved(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	keys := []string{"language", "focus", "coachGender", "outsideCommunity", "homeCity"}
	read := func(answer apitest.Response) (matching coaches.Matching) {
		t.Helper()
		answer.Want(t, http.StatusOK).Into(t, &matching)
		answer.WantKeys(t, keys...)
		if matching.Focus == nil {
			t.Fatalf("no list: %s", answer.Body)
		}
		return matching
	}
	if none := read(member.Get(t, "/api/user/matching")); none.Language != "" || len(none.Focus) != 0 || none.CoachGender != "" || none.OutsideCommunity || none.HomeCity != "" {
		t.Errorf("before: %+v", none)
	}
	sent := map[string]any{"language": "ta", "focus": []string{"grief"}, "coachGender": "female", "outsideCommunity": true, "homeCity": "Fremont"}
	saved := read(member.Post(t, "/api/user/matching", sent))
	again := read(member.Get(t, "/api/user/matching"))
	for name, matching := range map[string]coaches.Matching{"saved": saved, "refetched": again} {
		if matching.Language != "ta" || len(matching.Focus) != 1 || matching.CoachGender != "female" || !matching.OutsideCommunity || matching.HomeCity != "Fremont" {
			t.Errorf("%s: %+v", name, matching)
		}
	}
	if removed := read(member.Post(t, "/api/user/matching", map[string]any{})); removed.Language != "" || len(removed.Focus) != 0 || removed.OutsideCommunity || removed.HomeCity != "" {
		t.Errorf("after removal: %+v", removed)
	}
	if other := read(h.NewMember(t).Get(t, "/api/user/matching")); other.Language != "" {
		t.Errorf("another member's: %+v", other)
	}
	for field, body := range map[string]map[string]any{
		"language": {"language": "xx"}, "focus": {"focus": []string{"cricket"}}, "coachGender": {"coachGender": "any"},
		"homeCity": {"homeCity": "a\u0007"}, "outsideCommunity": {"outsideCommunity": "yes"},
	} {
		member.Post(t, "/api/user/matching", body).WantProblem(t, http.StatusBadRequest, "", field)
	}
	signedOut := apitest.NewVisitor(h.Member)
	signedOut.Get(t, "/api/user/matching").WantProblem(t, http.StatusUnauthorized, "")
	signedOut.Post(t, "/api/user/matching", sent).WantProblem(t, http.StatusUnauthorized, "")
}

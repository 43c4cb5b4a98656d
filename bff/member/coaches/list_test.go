package coaches_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
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

func TestCoachListIsFilteredByNameGenderAndSaved(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, other := h.NewMember(t), h.NewMember(t)
	named := func(name string) *apitest.User {
		return h.NewCoach(t, func(c *store.CreateCoachParams) { c.Name = name })
	}
	meera, meenakshi, thomas := named("Meera Krishnan"), named("Meenakshi O'Neil"), named("Thomas Kurian")
	if _, err := h.Pool.Exec(t.Context(), "update coaches set gender = 'female' where id = any($1)", []string{meera.ID, meenakshi.ID}); err != nil {
		t.Fatal(err)
	}
	for _, coach := range []*apitest.User{meenakshi, thomas} {
		member.Do(t, http.MethodPut, "/api/coaches/"+coach.ID+"/saved", "", nil).Want(t, http.StatusNoContent)
	}
	for query, want := range map[string][]*apitest.User{
		"?name=mee": {meera, meenakshi}, "?name=%20KRISH%20": {meera}, "?name=o%27neil": {meenakshi}, "?name=%25": nil, "?name=_": nil, "?name=": {meera, meenakshi, thomas},
		"?gender=female": {meera, meenakshi}, "?gender=non_binary": nil, "?saved=1": {meenakshi, thomas}, "?saved=1&gender=female&name=me": {meenakshi},
	} {
		var ids []string
		for _, coach := range want {
			ids = append(ids, coach.ID)
		}
		if got := listed(t, member, query); !slices.Equal(got, ids) {
			t.Errorf("%s lists %v, want %v", query, got, ids)
		}
	}
	if got := listed(t, other, "?saved=1"); len(got) != 0 {
		t.Errorf("another member's saved coaches are listed: %v", got)
	}
	for query, field := range map[string]string{
		"?gender=not_specified": "gender", "?part=noon": "part", "?saved=0": "saved",
		"?name=" + strings.Repeat("a", copy.Limits.SearchTextMax+1): "name", "?name=a%00": "name",
	} {
		member.Get(t, "/api/coaches"+query).WantProblem(t, http.StatusBadRequest, "", field)
	}
}

func TestSavedCoachesAreTheMembersOwn(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach, pending := h.NewMember(t), h.NewCoach(t), h.NewCoach(t, apitest.Inactive)
	saved := func() bool {
		t.Helper()
		var one coaches.Coach
		member.Get(t, "/api/coaches/"+coach.ID).Want(t, http.StatusOK).Into(t, &one)
		return one.Saved
	}
	path := "/api/coaches/" + coach.ID + "/saved"
	if saved() {
		t.Error("a coach is saved at first")
	}
	member.Do(t, http.MethodPut, path, "", nil).Want(t, http.StatusNoContent)
	member.Do(t, http.MethodPut, path, "", nil).Want(t, http.StatusNoContent)
	if !saved() || h.Count(t, "select count(*) from saved_coaches") != 1 {
		t.Error("the coach is not saved once")
	}
	for _, id := range []string{pending.ID, uuid.NewString(), "meera"} {
		member.Do(t, http.MethodPut, "/api/coaches/"+id+"/saved", "", nil).WantProblem(t, http.StatusNotFound, "")
	}
	for _, id := range []string{uuid.NewString(), "meera"} {
		member.Do(t, http.MethodDelete, "/api/coaches/"+id+"/saved", "", nil).WantProblem(t, http.StatusNotFound, "")
	}
	apitest.NewVisitor(h.Member).Do(t, http.MethodPut, path, "", nil).WantProblem(t, http.StatusUnauthorized, "")
	apitest.NewVisitor(h.Member).Do(t, http.MethodDelete, path, "", nil).WantProblem(t, http.StatusUnauthorized, "")
	// A coach who is not open any more can still be removed.
	if _, err := h.Pool.Exec(t.Context(), "update coaches set is_active = false where id = $1", coach.ID); err != nil {
		t.Fatal(err)
	}
	if got := listed(t, member, "?saved=1"); len(got) != 0 {
		t.Errorf("a saved coach who is not open is listed: %v", got)
	}
	member.Do(t, http.MethodDelete, path, "", nil).Want(t, http.StatusNoContent)
	member.Do(t, http.MethodDelete, path, "", nil).Want(t, http.StatusNoContent)
	if h.Count(t, "select count(*) from saved_coaches") != 0 {
		t.Error("the coach is still saved")
	}
}

// A member in California, and coaches in India: one works in the member's evening and night, one only at night.
func TestNextOpeningIsInTheMembersDay(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	zone, err := time.LoadLocation("America/Los_Angeles")
	if err != nil {
		t.Fatal(err)
	}
	do := func(sql string, arguments ...any) {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), sql, arguments...); err != nil {
			t.Fatal(err)
		}
	}
	do("update members set time_zone = 'America/Los_Angeles' where id = $1", member.ID)
	both, night := h.NewCoach(t), h.NewCoach(t)
	publish := func(coach *apitest.User, from, until int) {
		t.Helper()
		do("update coaches set hours_published_at = now(), time_zone = 'Asia/Kolkata' where id = $1", coach.ID)
		do("insert into coach_weekly_hours (coach_id, weekday, from_minute, until_minute) select $1, day, $2, $3 from generate_series(1, 7) day", coach.ID, from, until)
	}
	// 7 to 10:30 AM is 5:30 to 9 PM of the day before in winter, and 14 to 17:30 is 0:30 to 4 AM; an hour later in summer.
	publish(both, 7*60, 10*60+30)
	publish(both, 14*60, 17*60+30)
	publish(night, 14*60, 17*60+30)
	hourOf := func(query string) map[string]int {
		t.Helper()
		var page []coaches.Coach
		member.Get(t, "/api/coaches"+query).Want(t, http.StatusOK).Into(t, &page)
		hours := map[string]int{}
		for _, one := range page {
			if one.NextOpening == nil {
				t.Fatalf("%s: %s has no open time", query, one.ID)
			}
			hours[one.ID] = one.NextOpening.In(zone).Hour()
		}
		return hours
	}
	waking := func(hour int) bool { return hour >= 7 && hour < 22 }
	if all := hourOf(""); len(all) != 2 || !waking(all[both.ID]) || waking(all[night.ID]) {
		t.Errorf("the next open times are at %v", all)
	}
	for query, want := range map[string]int{"?week=1": 1, "?part=evening": 1, "?part=evening&week=1": 1, "?part=night": 2, "?part=night&week=1": 2, "?part=morning": 0, "?part=afternoon": 0} {
		all := hourOf(query)
		if len(all) != want {
			t.Errorf("%s lists %v, want %d", query, all, want)
		}
		for id, hour := range all {
			if waking(hour) == strings.Contains(query, "night") {
				t.Errorf("%s: the next open time of %s is at %d", query, id, hour)
			}
		}
	}
	// The suggestions order by these hours, and say so.
	var suggested []coaches.CoachSuggestion
	member.Get(t, "/api/coach-suggestions").Want(t, http.StatusOK).Into(t, &suggested)
	if len(suggested) != 2 || suggested[0].Coach.ID != both.ID || !slices.Contains(suggested[0].Reasons, copy.Matching.ManyHours) ||
		!waking(suggested[0].Coach.NextOpening.In(zone).Hour()) || slices.Contains(suggested[1].Reasons, copy.Matching.ManyHours) || slices.Contains(suggested[1].Reasons, copy.Matching.SomeHours) {
		t.Errorf("suggestions %+v", suggested)
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

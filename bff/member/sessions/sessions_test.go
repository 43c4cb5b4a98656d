package sessions_test

import (
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/member/sessions"
)

var (
	said  = copy.Scheduling
	shown = []string{
		"id", "coachId", "coachName", "coachCity", "coachTimeZone", "coachImageUrl", "timeZone", "date", "endsAt", "minutes", "status", "note",
		"zoomLink", "joinFrom", "changeUntil", "canChange", "canCancel", "cancelCounts", "counted", "movedByCoach", "cancelledBy",
		"videoTrouble", "canReportVideo", "proposal", "outcome",
	}
)

// slots are the coach's open times for the member.
func slots(t *testing.T, member *apitest.User, coachID, query string) (found sessions.Slots) {
	t.Helper()
	member.Get(t, "/api/coaches/"+coachID+"/slots"+query).Want(t, http.StatusOK).Into(t, &found)
	return found
}

func book(t *testing.T, member *apitest.User, coachID string, at time.Time) (booked sessions.Session) {
	t.Helper()
	member.Post(t, "/api/sessions", map[string]any{"coachId": coachID, "date": at}).Want(t, http.StatusCreated).Into(t, &booked)
	return booked
}

// begins moves a session so that it begins that long from now.
func begins(t *testing.T, h *apitest.Harness, id string, from time.Duration) {
	t.Helper()
	at := time.Now().Add(from)
	if _, err := h.Pool.Exec(t.Context(), "update sessions set starts_at = $2, ends_at = $3 where id = $1", id, at, at.Add(30*time.Minute)); err != nil {
		t.Fatal(err)
	}
}

func change(t *testing.T, member *apitest.User, method, path, body string) apitest.Answer {
	t.Helper()
	if body == "" {
		return member.Do(t, method, path, "", nil)
	}
	return member.Do(t, method, path, "application/json", []byte(body))
}

func TestSlots(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	answer := member.Get(t, "/api/coaches/"+coach.ID+"/slots").Want(t, http.StatusOK)
	answer.WantKeys(t, "coachId", "minutes", "timeZone", "memberTimeZone", "published", "slots")
	found := slots(t, member, coach.ID, "")
	if found.Minutes != 30 || found.TimeZone != "Asia/Kolkata" || found.MemberTimeZone != "America/Chicago" || found.Published || len(found.Slots) < 7*58 {
		t.Fatalf("%d slots in %+v", len(found.Slots), found)
	}
	now := time.Now()
	for _, slot := range found.Slots {
		if slot.StartsAt.Location() != time.UTC || slot.EndsAt.Sub(slot.StartsAt) != 30*time.Minute ||
			slot.StartsAt.Before(now.Add(11*time.Hour+59*time.Minute)) || slot.StartsAt.After(now.AddDate(0, 0, 61)) {
			t.Errorf("slot %+v", slot)
		}
	}
	zone, err := time.LoadLocation("America/Chicago")
	if err != nil {
		t.Fatal(err)
	}
	day := found.Slots[20].StartsAt.In(zone).Format(time.DateOnly)
	if one := slots(t, member, coach.ID, "?from="+day+"&to="+day); len(one.Slots) != 7 {
		t.Errorf("on %s there are %d", day, len(one.Slots))
	}
	moment := found.Slots[20].StartsAt
	if one := slots(t, member, coach.ID, "?from="+moment.Format(time.RFC3339)+"&to="+moment.Add(time.Second).Format(time.RFC3339)); len(one.Slots) != 1 {
		t.Errorf("at %s there are %d", moment, len(one.Slots))
	}
	if past := slots(t, member, coach.ID, "?from=2021-01-01&to=2021-01-31"); past.Slots == nil || len(past.Slots) != 0 {
		t.Errorf("in the past there are %v", past.Slots)
	}
	for query, field := range map[string]string{"?from=soon": "from", "?to=2021-13-01": "to", "?from=2021-02-02&to=2021-02-01": "to", "?from=2021-01-01&to=2021-04-01": "to"} {
		member.Get(t, "/api/coaches/"+coach.ID+"/slots"+query).WantProblem(t, http.StatusBadRequest, "", field)
	}
	for _, id := range []string{uuid.NewString(), h.NewCoach(t, apitest.Inactive).ID, member.ID} {
		member.Get(t, "/api/coaches/"+id+"/slots").WantProblem(t, http.StatusNotFound, copy.Errors.CoachNotFound)
	}
	apitest.NewVisitor(h.Member).Get(t, "/api/coaches/"+coach.ID+"/slots").WantProblem(t, http.StatusUnauthorized, "")
}

func TestASessionFromBookingToItsEnd(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	open := slots(t, member, coach.ID, "").Slots
	first, other := open[20].StartsAt, open[30].StartsAt
	answer := member.Post(t, "/api/sessions", map[string]any{
		"coachId": coach.ID, "date": first.In(time.FixedZone("", 3600)), "note": " About my mother. ", "zoomLink": "https://evil.example/mine",
	}).Want(t, http.StatusCreated)
	answer.WantKeys(t, shown...)
	if strings.Contains(string(answer.Body), "evil") || strings.Contains(string(answer.Body), "secret-room") {
		t.Errorf("a link in %s", answer.Body)
	}
	var booked sessions.Session
	answer.Into(t, &booked)
	if !booked.Date.Equal(first) || booked.Status != "scheduled" || booked.Note != "About my mother." || booked.ZoomLink != nil || !booked.CanChange ||
		!booked.CanCancel || booked.CancelCounts || !booked.Counted || booked.CancelledBy != nil || booked.CanReport ||
		!booked.JoinFrom.Equal(first.Add(-10*time.Minute)) || !booked.ChangeUntil.Equal(first.Add(-24*time.Hour)) {
		t.Fatalf("booked %+v", booked)
	}
	path := "/api/sessions/" + booked.ID
	var one sessions.Session
	member.Get(t, path).Want(t, http.StatusOK).Into(t, &one)
	if one != booked {
		t.Errorf("%+v, want %+v", one, booked)
	}
	var moved sessions.Session
	change(t, member, http.MethodPatch, path, `{"date":"`+other.Format(time.RFC3339)+`"}`).Want(t, http.StatusOK).Into(t, &moved)
	if !moved.Date.Equal(other) || moved.MovedByCoach {
		t.Errorf("moved %+v", moved)
	}
	begins(t, h, booked.ID, 5*time.Minute)
	member.Get(t, path).Want(t, http.StatusOK).Into(t, &one)
	if one.ZoomLink == nil || *one.ZoomLink != "https://meet.example/secret-room" || one.CanChange || !one.CancelCounts || !one.CanReport {
		t.Errorf("five minutes before: %+v", one)
	}
	change(t, member, http.MethodPatch, path, `{"date":"`+first.Format(time.RFC3339)+`"}`).WantProblem(t, http.StatusConflict, said.MoveTooLate.Fill("hours", "24"))
	change(t, member, http.MethodPost, path+"/video-trouble", "").Want(t, http.StatusOK).Into(t, &one)
	if !one.VideoTrouble || one.Counted || one.CanReport {
		t.Errorf("after the video failed: %+v", one)
	}
	change(t, member, http.MethodDelete, path, "").Want(t, http.StatusOK).Into(t, &one)
	if one.Status != "cancelled" || one.Counted || one.CancelledBy == nil || *one.CancelledBy != "member" || one.ZoomLink != nil {
		t.Errorf("cancelled %+v", one)
	}
	change(t, member, http.MethodDelete, path, "").WantProblem(t, http.StatusConflict, said.CancelledAlready)
	change(t, member, http.MethodPost, path+"/video-trouble", "").WantProblem(t, http.StatusConflict, said.CancelledAlready)
}

func TestLists(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	for _, path := range []string{"/api/sessions", "/api/sessions/past"} {
		if body := strings.TrimSpace(string(member.Get(t, path).Want(t, http.StatusOK).Body)); body != "[]" && body != `{"items":[],"more":false}` {
			t.Errorf("%s: %s", path, body)
		}
	}
	open := slots(t, member, coach.ID, "").Slots
	soon, held := book(t, member, coach.ID, open[20].StartsAt), book(t, member, coach.ID, open[21].StartsAt)
	begins(t, h, held.ID, -24*time.Hour)
	var list []sessions.Session
	member.Get(t, "/api/sessions").Want(t, http.StatusOK).Into(t, &list)
	if len(list) != 2 || list[0].ID != soon.ID || list[1].ID != held.ID || list[1].Status != "completed" || list[1].CanCancel {
		t.Errorf("%+v", list)
	}
	var page sessions.SessionPage
	member.Get(t, "/api/sessions/past?limit=1").Want(t, http.StatusOK).Into(t, &page)
	if len(page.Items) != 1 || page.More || page.Items[0].ID != held.ID {
		t.Errorf("%+v", page)
	}
	member.Get(t, "/api/sessions/past?before="+held.ID).Want(t, http.StatusOK).Into(t, &page)
	if len(page.Items) != 0 {
		t.Errorf("%+v", page)
	}
	for query, field := range map[string]string{"before=x": "before", "limit=0": "limit", "limit=101": "limit", "limit=x": "limit"} {
		member.Get(t, "/api/sessions/past?"+query).WantProblem(t, http.StatusBadRequest, "", field)
	}
	member.Get(t, "/api/sessions/past?before="+uuid.NewString()).WantProblem(t, http.StatusNotFound, said.PositionUnknown)
	var allowance sessions.SessionAllowance
	answer := member.Get(t, "/api/session-allowance").Want(t, http.StatusOK)
	answer.WantKeys(t, "included", "hardStop", "plan", "months")
	answer.Into(t, &allowance)
	if allowance.Included != 2 || !allowance.HardStop || allowance.Plan != "free" || len(allowance.Months) < 2 || len(allowance.Months[0].Month) != len("2026-11") {
		t.Errorf("%+v", allowance)
	}
	for _, path := range []string{"/api/sessions", "/api/sessions/past", "/api/sessions/" + held.ID, "/api/session-allowance"} {
		apitest.NewVisitor(h.Member).Get(t, path).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	}
}

func TestWhatIsRefused(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	stranger, pending := h.NewCoach(t), h.NewCoach(t, apitest.Inactive)
	open := slots(t, member, coach.ID, "").Slots
	good := open[20].StartsAt.Format(time.RFC3339)
	ask := func(body map[string]any) apitest.Answer { return member.Post(t, "/api/sessions", body) }
	ask(map[string]any{"coachId": coach.ID}).WantProblem(t, http.StatusBadRequest, said.DateMissing, "date")
	ask(map[string]any{"coachId": coach.ID, "date": "tomorrow"}).WantProblem(t, http.StatusBadRequest, said.DateInvalid, "date")
	ask(map[string]any{"coachId": coach.ID, "date": "2021-01-01T09:00:00Z"}).WantProblem(t, http.StatusBadRequest, said.TooSoon.Fill("hours", "12"), "date")
	ask(map[string]any{"coachId": coach.ID, "date": "2999-01-01T09:00:00Z"}).WantProblem(t, http.StatusBadRequest, said.TooFar.Fill("days", "60"), "date")
	ask(map[string]any{"coachId": coach.ID, "date": open[20].StartsAt.Add(time.Minute)}).WantProblem(t, http.StatusBadRequest, "", "date")
	ask(map[string]any{"coachId": coach.ID, "date": good, "note": strings.Repeat("a", 501)}).WantProblem(t, http.StatusBadRequest, said.NoteTooLong, "note")
	ask(map[string]any{"coachId": coach.ID, "date": 7}).WantProblem(t, http.StatusBadRequest, "", "date")
	for _, id := range []string{"", "meera", uuid.NewString(), pending.ID, member.ID} {
		ask(map[string]any{"coachId": id, "date": good}).WantProblem(t, http.StatusNotFound, copy.Errors.CoachNotFound)
	}
	ask(map[string]any{"coachId": stranger.ID, "date": good}).WantProblem(t, http.StatusConflict, said.NotYourCoach.Fill("coachName", "Meera Krishnan"))
	if h.Count(t, "select count(*) from sessions") != 0 {
		t.Error("something refused was stored")
	}
	mine := book(t, member, coach.ID, open[20].StartsAt)
	ask(map[string]any{"coachId": coach.ID, "date": good}).WantProblem(t, http.StatusConflict, said.MemberHasOne)
	other := h.NewMember(t)
	other.Choose(t, coach)
	other.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": good}).WantProblem(t, http.StatusConflict, said.TimeTaken)
	// Another member's session and an unknown one both return 404.
	for _, id := range []string{mine.ID, uuid.NewString(), "x"} {
		path := "/api/sessions/" + id
		other.Get(t, path).WantProblem(t, http.StatusNotFound, "")
		change(t, other, http.MethodPatch, path, `{"date":"`+good+`"}`).WantProblem(t, http.StatusNotFound, "")
		change(t, other, http.MethodDelete, path, "").WantProblem(t, http.StatusNotFound, "")
		change(t, other, http.MethodPost, path+"/video-trouble", "").WantProblem(t, http.StatusNotFound, "")
	}
	path := "/api/sessions/" + mine.ID
	change(t, member, http.MethodPatch, path, `{"date":"soon"}`).WantProblem(t, http.StatusBadRequest, said.DateInvalid, "date")
	change(t, member, http.MethodPost, path+"/video-trouble", "").WantProblem(t, http.StatusConflict, said.VideoTooEarly.Fill("minutes", "10"))
	begins(t, h, mine.ID, -time.Minute)
	change(t, member, http.MethodDelete, path, "").WantProblem(t, http.StatusConflict, said.HasBegun)
	nobody := &apitest.User{Visitor: apitest.NewVisitor(h.Member)}
	nobody.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": good}).WantProblem(t, http.StatusUnauthorized, "")
	change(t, nobody, http.MethodPatch, path, `{"date":"`+good+`"}`).WantProblem(t, http.StatusUnauthorized, "")
	change(t, nobody, http.MethodDelete, path, "").WantProblem(t, http.StatusUnauthorized, "")
	change(t, nobody, http.MethodPost, path+"/video-trouble", "").WantProblem(t, http.StatusUnauthorized, "")
}

// TestLive: both people's screens receive a booking, a change of coach and a deleted account.
func TestLive(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	own, theirs := member.Live(t, "/api/live", ""), coach.Live(t, "/api/coach/live", "")
	open := slots(t, member, coach.ID, "").Slots
	hear := func() {
		t.Helper()
		for _, stream := range []*apitest.Stream{own, theirs} {
			if event := stream.NextOf(t, "session"); event.Data != "{}" {
				t.Errorf("the event says %s", event.Data)
			}
		}
	}
	first := book(t, member, coach.ID, open[20].StartsAt)
	hear()
	member.Post(t, "/api/user/remove-coach", nil).Want(t, http.StatusOK)
	hear()
	var seen sessions.Session
	member.Get(t, "/api/sessions/"+first.ID).Want(t, http.StatusOK).Into(t, &seen)
	if seen.Status != "cancelled" || seen.CancelledBy == nil || *seen.CancelledBy != "change" || seen.Counted {
		t.Errorf("after the change: %+v", seen)
	}
	member.Choose(t, coach)
	book(t, member, coach.ID, open[20].StartsAt)
	hear()
	member.Do(t, http.MethodDelete, "/api/user", "application/json", []byte(`{"password":"`+apitest.Password+`"}`)).Want(t, http.StatusAccepted)
	theirs.NextOf(t, "session")
	if h.Count(t, "select count(*) from sessions where status = 'scheduled'") != 0 {
		t.Error("somebody who left has a session to come")
	}
}

// TestFiftyAtOnce: fifty members ask two copies of the product for one time.
func TestFiftyAtOnce(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	second := h.StartReplica(t)
	coach := h.NewCoach(t)
	var members []*apitest.User
	for range 50 {
		member := h.NewMember(t)
		member.Choose(t, coach)
		members = append(members, member)
	}
	at := slots(t, members[0], coach.ID, "").Slots[20].StartsAt
	got := map[int]int{}
	var mu sync.Mutex
	var all sync.WaitGroup
	for i, member := range members {
		visitor := member.Visitor
		if i%2 == 1 {
			visitor = member.At(second)
		}
		all.Go(func() {
			answer := visitor.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": at})
			if answer.Status != http.StatusCreated {
				answer.WantProblem(t, http.StatusConflict, said.TimeTaken)
			}
			mu.Lock()
			defer mu.Unlock()
			got[answer.Status]++
		})
	}
	all.Wait()
	if got[http.StatusCreated] != 1 || got[http.StatusConflict] != 49 || h.Count(t, "select count(*) from sessions") != 1 {
		t.Errorf("answers %v", got)
	}
}

// TestThePlanHoldsAtOnce: one member asks two copies of the product for twenty times of one month.
func TestThePlanHoldsAtOnce(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	second := h.StartReplica(t)
	member, coach := h.Pair(t)
	zone, err := time.LoadLocation("America/Chicago")
	if err != nil {
		t.Fatal(err)
	}
	byMonth := map[time.Month][]time.Time{}
	var month time.Month
	for _, slot := range slots(t, member, coach.ID, "").Slots {
		in := slot.StartsAt.In(zone).Month()
		if byMonth[in] = append(byMonth[in], slot.StartsAt); len(byMonth[in]) == 20 {
			month = in
		}
	}
	times := byMonth[month][:20]
	sentence := said.NoSessionsLeft.Fill("included", "2", "month", month.String())
	got := map[int]int{}
	var mu sync.Mutex
	var all sync.WaitGroup
	for i, at := range times {
		visitor := member.At([]string{h.Member, second}[i%2])
		all.Go(func() {
			answer := visitor.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": at})
			if answer.Status != http.StatusCreated {
				answer.WantProblem(t, http.StatusConflict, sentence)
			}
			mu.Lock()
			defer mu.Unlock()
			got[answer.Status]++
		})
	}
	all.Wait()
	if got[http.StatusCreated] != 2 || got[http.StatusConflict] != 18 || h.Count(t, "select count(*) from sessions") != 2 {
		t.Errorf("answers %v", got)
	}
}

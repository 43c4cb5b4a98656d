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
	texts             = copy.Scheduling
	sessionProperties = []string{
		"id", "coachId", "coachName", "coachCity", "coachTimeZone", "coachImageUrl", "timeZone", "date", "endsAt", "minutes", "status", "note",
		"zoomLink", "joinFrom", "changeUntil", "canChange", "canCancel", "cancelCounts", "counted", "movedByCoach", "cancelledBy",
		"videoTrouble", "canReportVideo", "proposal", "outcome", "recap", "feedback", "asksFeedback",
	}
)

// slots returns the coach's open times for the member.
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

// setStart moves a session so that it begins in so much time.
func setStart(t *testing.T, h *apitest.Harness, id string, from time.Duration) {
	t.Helper()
	at := time.Now().Add(from)
	if _, err := h.Pool.Exec(t.Context(), "update sessions set starts_at = $2, ends_at = $3 where id = $1", id, at, at.Add(30*time.Minute)); err != nil {
		t.Fatal(err)
	}
}

func change(t *testing.T, member *apitest.User, method, path, body string) apitest.Response {
	t.Helper()
	if body == "" {
		return member.Do(t, method, path, "", nil)
	}
	return member.Do(t, method, path, "application/json", []byte(body))
}

func TestSlotsListOpenTimesWithinBookingWindow(t *testing.T) {
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
		t.Errorf("on %s there are %d slots", day, len(one.Slots))
	}
	moment := found.Slots[20].StartsAt
	if one := slots(t, member, coach.ID, "?from="+moment.Format(time.RFC3339)+"&to="+moment.Add(time.Second).Format(time.RFC3339)); len(one.Slots) != 1 {
		t.Errorf("at %s there are %d slots", moment, len(one.Slots))
	}
	if past := slots(t, member, coach.ID, "?from=2021-01-01&to=2021-01-31"); past.Slots == nil || len(past.Slots) != 0 {
		t.Errorf("in the past there are the slots %v", past.Slots)
	}
	for query, field := range map[string]string{"?from=soon": "from", "?to=2021-13-01": "to", "?from=2021-02-02&to=2021-02-01": "to", "?from=2021-01-01&to=2021-04-01": "to"} {
		member.Get(t, "/api/coaches/"+coach.ID+"/slots"+query).WantProblem(t, http.StatusBadRequest, "", field)
	}
	for _, id := range []string{uuid.NewString(), h.NewCoach(t, apitest.Inactive).ID, member.ID} {
		member.Get(t, "/api/coaches/"+id+"/slots").WantProblem(t, http.StatusNotFound, copy.Errors.CoachNotFound)
	}
	apitest.NewVisitor(h.Member).Get(t, "/api/coaches/"+coach.ID+"/slots").WantProblem(t, http.StatusUnauthorized, "")
}

func TestSessionCanBeBookedMovedReportedAndCancelled(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	open := slots(t, member, coach.ID, "").Slots
	first, other := open[20].StartsAt, open[30].StartsAt
	answer := member.Post(t, "/api/sessions", map[string]any{
		"coachId": coach.ID, "date": first.In(time.FixedZone("", 3600)), "note": " About my mother. ", "zoomLink": "https://evil.example/mine",
	}).Want(t, http.StatusCreated)
	answer.WantKeys(t, sessionProperties...)
	if strings.Contains(string(answer.Body), "evil") || strings.Contains(string(answer.Body), "secret-room") {
		t.Errorf("the response contains a video link: %s", answer.Body)
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
	setStart(t, h, booked.ID, 5*time.Minute)
	member.Get(t, path).Want(t, http.StatusOK).Into(t, &one)
	if one.ZoomLink == nil || *one.ZoomLink != "https://meet.example/secret-room" || one.CanChange || !one.CancelCounts || !one.CanReport {
		t.Errorf("five minutes before: %+v", one)
	}
	change(t, member, http.MethodPatch, path, `{"date":"`+first.Format(time.RFC3339)+`"}`).WantProblem(t, http.StatusConflict, texts.MoveTooLate.Fill("hours", "24"))
	change(t, member, http.MethodPost, path+"/video-trouble", "").Want(t, http.StatusOK).Into(t, &one)
	if !one.VideoTrouble || one.Counted || one.CanReport {
		t.Errorf("after the video failed: %+v", one)
	}
	change(t, member, http.MethodDelete, path, "").Want(t, http.StatusOK).Into(t, &one)
	if one.Status != "cancelled" || one.Counted || one.CancelledBy == nil || *one.CancelledBy != "member" || one.ZoomLink != nil {
		t.Errorf("cancelled %+v", one)
	}
	change(t, member, http.MethodDelete, path, "").WantProblem(t, http.StatusConflict, texts.CancelledAlready)
	change(t, member, http.MethodPost, path+"/video-trouble", "").WantProblem(t, http.StatusConflict, texts.CancelledAlready)
}

func TestSessionListsArePagedAndShowAllowance(t *testing.T) {
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
	setStart(t, h, held.ID, -24*time.Hour)
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
	member.Get(t, "/api/sessions/past?before="+uuid.NewString()).WantProblem(t, http.StatusNotFound, texts.PositionUnknown)
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

func TestInvalidBookingsAndChangesAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	otherCoach, pending := h.NewCoach(t), h.NewCoach(t, apitest.Inactive)
	open := slots(t, member, coach.ID, "").Slots
	validDate := open[20].StartsAt.Format(time.RFC3339)
	post := func(body map[string]any) apitest.Response { return member.Post(t, "/api/sessions", body) }
	post(map[string]any{"coachId": coach.ID}).WantProblem(t, http.StatusBadRequest, texts.DateMissing, "date")
	post(map[string]any{"coachId": coach.ID, "date": "tomorrow"}).WantProblem(t, http.StatusBadRequest, texts.DateInvalid, "date")
	post(map[string]any{"coachId": coach.ID, "date": "2021-01-01T09:00:00Z"}).WantProblem(t, http.StatusBadRequest, texts.TooSoon.Fill("hours", "12"), "date")
	post(map[string]any{"coachId": coach.ID, "date": "2999-01-01T09:00:00Z"}).WantProblem(t, http.StatusBadRequest, texts.TooFar.Fill("days", "60"), "date")
	post(map[string]any{"coachId": coach.ID, "date": open[20].StartsAt.Add(time.Minute)}).WantProblem(t, http.StatusBadRequest, "", "date")
	post(map[string]any{"coachId": coach.ID, "date": validDate, "note": strings.Repeat("a", 501)}).WantProblem(t, http.StatusBadRequest, texts.NoteTooLong, "note")
	post(map[string]any{"coachId": coach.ID, "date": 7}).WantProblem(t, http.StatusBadRequest, "", "date")
	for _, id := range []string{"", "meera", uuid.NewString(), pending.ID, member.ID} {
		post(map[string]any{"coachId": id, "date": validDate}).WantProblem(t, http.StatusNotFound, copy.Errors.CoachNotFound)
	}
	post(map[string]any{"coachId": otherCoach.ID, "date": validDate}).WantProblem(t, http.StatusConflict, texts.NotYourCoach.Fill("coachName", "Meera Krishnan"))
	if h.Count(t, "select count(*) from sessions") != 0 {
		t.Error("a rejected booking was stored")
	}
	own := book(t, member, coach.ID, open[20].StartsAt)
	post(map[string]any{"coachId": coach.ID, "date": validDate}).WantProblem(t, http.StatusConflict, texts.MemberHasOne)
	other := h.NewMember(t)
	other.Choose(t, coach)
	other.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": validDate}).WantProblem(t, http.StatusConflict, texts.TimeTaken)
	// Another member's session and an unknown one both return 404.
	for _, id := range []string{own.ID, uuid.NewString(), "x"} {
		path := "/api/sessions/" + id
		other.Get(t, path).WantProblem(t, http.StatusNotFound, "")
		change(t, other, http.MethodPatch, path, `{"date":"`+validDate+`"}`).WantProblem(t, http.StatusNotFound, "")
		change(t, other, http.MethodDelete, path, "").WantProblem(t, http.StatusNotFound, "")
		change(t, other, http.MethodPost, path+"/video-trouble", "").WantProblem(t, http.StatusNotFound, "")
	}
	path := "/api/sessions/" + own.ID
	change(t, member, http.MethodPatch, path, `{"date":"soon"}`).WantProblem(t, http.StatusBadRequest, texts.DateInvalid, "date")
	change(t, member, http.MethodPost, path+"/video-trouble", "").WantProblem(t, http.StatusConflict, texts.VideoTooEarly.Fill("minutes", "10"))
	setStart(t, h, own.ID, -time.Minute)
	change(t, member, http.MethodDelete, path, "").WantProblem(t, http.StatusConflict, texts.HasBegun)
	signedOut := &apitest.User{Visitor: apitest.NewVisitor(h.Member)}
	signedOut.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": validDate}).WantProblem(t, http.StatusUnauthorized, "")
	change(t, signedOut, http.MethodPatch, path, `{"date":"`+validDate+`"}`).WantProblem(t, http.StatusUnauthorized, "")
	change(t, signedOut, http.MethodDelete, path, "").WantProblem(t, http.StatusUnauthorized, "")
	change(t, signedOut, http.MethodPost, path+"/video-trouble", "").WantProblem(t, http.StatusUnauthorized, "")
}

// TestSessionChangesReachBothStreams: both streams receive a booking and a change of coach, the coach's a deleted
// account.
func TestSessionChangesReachBothStreams(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	memberStream, coachStream := member.Live(t, "/api/live", ""), coach.Live(t, "/api/coach/live", "")
	open := slots(t, member, coach.ID, "").Slots
	wantEvents := func() {
		t.Helper()
		for _, stream := range []*apitest.Stream{memberStream, coachStream} {
			if event := stream.NextOf(t, "session"); event.Data != "{}" {
				t.Errorf("the event data is %s", event.Data)
			}
		}
	}
	first := book(t, member, coach.ID, open[20].StartsAt)
	wantEvents()
	member.Post(t, "/api/user/remove-coach", nil).Want(t, http.StatusOK)
	wantEvents()
	var seen sessions.Session
	member.Get(t, "/api/sessions/"+first.ID).Want(t, http.StatusOK).Into(t, &seen)
	if seen.Status != "cancelled" || seen.CancelledBy == nil || *seen.CancelledBy != "change" || seen.Counted {
		t.Errorf("after the change: %+v", seen)
	}
	member.Choose(t, coach)
	book(t, member, coach.ID, open[20].StartsAt)
	wantEvents()
	member.Do(t, http.MethodDelete, "/api/user", "application/json", []byte(`{"password":"`+apitest.Password+`"}`)).Want(t, http.StatusAccepted)
	coachStream.NextOf(t, "session")
	if h.Count(t, "select count(*) from sessions where status = 'scheduled'") != 0 {
		t.Error("a deleted member still has an upcoming session")
	}
}

// TestFiftyConcurrentBookingsOfOneTimeStoreOne: fifty members book one time at two servers.
func TestFiftyConcurrentBookingsOfOneTimeStoreOne(t *testing.T) {
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
	var wg sync.WaitGroup
	for i, member := range members {
		visitor := member.Visitor
		if i%2 == 1 {
			visitor = member.At(second)
		}
		wg.Go(func() {
			answer := visitor.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": at})
			if answer.Status != http.StatusCreated {
				answer.WantProblem(t, http.StatusConflict, texts.TimeTaken)
			}
			mu.Lock()
			defer mu.Unlock()
			got[answer.Status]++
		})
	}
	wg.Wait()
	if got[http.StatusCreated] != 1 || got[http.StatusConflict] != 49 || h.Count(t, "select count(*) from sessions") != 1 {
		t.Errorf("statuses %v", got)
	}
}

// TestConcurrentBookingsStayWithinThePlan: one member books twenty times of one month at two servers.
func TestConcurrentBookingsStayWithinThePlan(t *testing.T) {
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
	noneLeft := texts.NoSessionsLeft.Fill("included", "2", "month", month.String())
	got := map[int]int{}
	var mu sync.Mutex
	var wg sync.WaitGroup
	for i, at := range times {
		visitor := member.At([]string{h.Member, second}[i%2])
		wg.Go(func() {
			answer := visitor.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": at})
			if answer.Status != http.StatusCreated {
				answer.WantProblem(t, http.StatusConflict, noneLeft)
			}
			mu.Lock()
			defer mu.Unlock()
			got[answer.Status]++
		})
	}
	wg.Wait()
	if got[http.StatusCreated] != 2 || got[http.StatusConflict] != 18 || h.Count(t, "select count(*) from sessions") != 2 {
		t.Errorf("statuses %v", got)
	}
}

func TestCoachHoursAreOnTheMembersClock(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	path := "/api/coaches/" + coach.ID + "/hours"
	answer := member.Get(t, path).Want(t, http.StatusOK)
	answer.WantKeys(t, "timeZone", "wakingMinutes", "windows")
	var hours sessions.CoachHours
	answer.Into(t, &hours)
	// The usual times, seven a day of half an hour each: 9 to 11:30 AM hourly, and 1 to 4:30 PM.
	if hours.TimeZone != "America/Chicago" || hours.WakingMinutes != 7*7*30 || len(hours.Windows) != 7*7 || hours.Windows[0] != (sessions.HoursWindow{Weekday: 1, From: 540, Until: 570}) {
		t.Errorf("hours %+v", hours)
	}
	pending := h.NewCoach(t, apitest.Inactive)
	for _, id := range []string{pending.ID, uuid.NewString(), "meera"} {
		member.Get(t, "/api/coaches/"+id+"/hours").WantProblem(t, http.StatusNotFound, "")
	}
	apitest.NewVisitor(h.Member).Get(t, path).WantProblem(t, http.StatusUnauthorized, "")
}

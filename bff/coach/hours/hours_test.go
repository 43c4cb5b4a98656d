package hours_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/hours"
	"aangan/bff/domain/copy"
)

var texts = copy.Scheduling

func call(t *testing.T, coach *apitest.User, method, path string, body any) apitest.Response {
	t.Helper()
	if body == nil {
		return coach.Do(t, method, path, "", nil)
	}
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return coach.Do(t, method, path, "application/json", raw)
}

func week(windows ...hours.WeekWindow) hours.PublishHoursRequest {
	// No windows must be sent as an empty list, not as null.
	return hours.PublishHoursRequest{Weekly: append([]hours.WeekWindow{}, windows...)}
}

func TestHoursArePublishedChangedAndSeenByMembers(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	var now hours.CoachHours
	answer := coach.Get(t, "/api/coach/hours").Want(t, http.StatusOK)
	answer.WantKeys(t, "timeZone", "published", "meetingLink", "meetingHosts", "weekly", "daysOff", "dateHours")
	answer.Into(t, &now)
	if now.TimeZone != "Asia/Kolkata" || now.Published || now.MeetingLink != "https://meet.example/secret-room" || now.Weekly == nil || now.DaysOff == nil || now.DateHours == nil {
		t.Errorf("initially %+v", now)
	}
	stream := member.Live(t, "/api/live", "")
	own := coach.Live(t, "/api/coach/live", "")
	windows := []hours.WeekWindow{{Weekday: 1, From: "18:00", Until: "23:00"}, {Weekday: 7, From: "23:00", Until: "24:00"}}
	call(t, coach, http.MethodPut, "/api/coach/hours", week(windows[1], windows[0])).Want(t, http.StatusOK).Into(t, &now)
	if !now.Published || !slices.Equal(now.Weekly, windows) {
		t.Errorf("published %+v", now)
	}
	own.NextOf(t, "session")
	stream.Close()
	day := time.Now().AddDate(0, 0, 9).Format(time.DateOnly)
	call(t, coach, http.MethodPut, "/api/coach/hours/dates/"+day, map[string]any{"windows": []hours.DayWindow{{From: "08:30", Until: "09:30"}}}).
		Want(t, http.StatusOK).Into(t, &now)
	if len(now.DateHours) != 1 || now.DateHours[0].Day != day || now.DateHours[0].Windows[0] != (hours.DayWindow{From: "08:30", Until: "09:30"}) {
		t.Errorf("with hours of one date: %+v", now)
	}
	call(t, coach, http.MethodDelete, "/api/coach/hours/dates/"+day, nil).Want(t, http.StatusOK).Into(t, &now)
	if len(now.DateHours) != 0 {
		t.Errorf("after deleting the date: %+v", now)
	}
	call(t, coach, http.MethodPost, "/api/coach/days-off", map[string]any{"firstDay": day, "lastDay": day}).Want(t, http.StatusCreated).Into(t, &now)
	if len(now.DaysOff) != 1 || now.DaysOff[0].FirstDay != day || now.DaysOff[0].Sessions != 0 {
		t.Errorf("with a day off: %+v", now)
	}
	call(t, coach, http.MethodPost, "/api/coach/days-off", map[string]any{"firstDay": day, "lastDay": day}).WantProblem(t, http.StatusConflict, texts.DaysOffOverlap)
	call(t, coach, http.MethodDelete, "/api/coach/days-off/"+now.DaysOff[0].ID, nil).Want(t, http.StatusOK).Into(t, &now)
	if len(now.DaysOff) != 0 {
		t.Errorf("after deleting the day off: %+v", now)
	}
	call(t, coach, http.MethodPut, "/api/coach/meeting-link", map[string]any{"url": ""}).Want(t, http.StatusOK).Into(t, &now)
	if now.MeetingLink != "" {
		t.Errorf("without a link: %+v", now)
	}
	wrong := texts.LinkHost.Fill("hosts", strings.Join(now.MeetingHosts, ", "))
	call(t, coach, http.MethodPut, "/api/coach/meeting-link", map[string]any{"url": "https://zoom.example/j/1"}).WantProblem(t, http.StatusBadRequest, wrong, "url")
	call(t, coach, http.MethodPut, "/api/coach/meeting-link", map[string]any{"url": "https://us02.zoom.us/j/1"}).Want(t, http.StatusOK)
	call(t, coach, http.MethodPut, "/api/coach/hours", week()).Want(t, http.StatusOK).Into(t, &now)
	if !now.Published || len(now.Weekly) != 0 {
		t.Errorf("without any hours: %+v", now)
	}
	var open struct{ Slots []struct{} }
	member.Get(t, "/api/coaches/"+coach.ID+"/slots").Want(t, http.StatusOK).IntoLoosely(t, &open)
	if len(open.Slots) != 0 {
		t.Errorf("a member sees %d slots", len(open.Slots))
	}
}

func TestInvalidHoursAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach, pending := h.NewCoach(t), h.NewCoach(t, apitest.Inactive)
	pending.Get(t, "/api/coach/hours").Want(t, http.StatusOK)
	put := func(body any) apitest.Response { return call(t, coach, http.MethodPut, "/api/coach/hours", body) }
	put(week(hours.WeekWindow{Weekday: 1, From: "18:15", Until: "20:00"})).WantProblem(t, http.StatusBadRequest, texts.TimeInvalid, "weekly")
	put(week(hours.WeekWindow{Weekday: 9, From: "18:00", Until: "20:00"})).WantProblem(t, http.StatusBadRequest, texts.WeekdayInvalid, "weekly")
	put(map[string]any{"weekly": []any{map[string]any{"weekday": "Monday"}}}).WantProblem(t, http.StatusBadRequest, "")
	put(map[string]any{"weekly": "always"}).WantProblem(t, http.StatusBadRequest, "", "weekly")
	windows := map[string]any{"windows": []hours.DayWindow{{From: "08:30", Until: "09:30"}}}
	for _, day := range []string{"tomorrow", "2026-02-30", uuid.NewString()} {
		call(t, coach, http.MethodPut, "/api/coach/hours/dates/"+day, windows).WantProblem(t, http.StatusNotFound, "")
		call(t, coach, http.MethodDelete, "/api/coach/hours/dates/"+day, nil).WantProblem(t, http.StatusNotFound, "")
	}
	call(t, coach, http.MethodPut, "/api/coach/hours/dates/2021-01-01", windows).WantProblem(t, http.StatusBadRequest, texts.DayOver, "day")
	day := time.Now().AddDate(0, 0, 9).Format(time.DateOnly)
	call(t, coach, http.MethodPut, "/api/coach/hours/dates/"+day, map[string]any{"windows": []any{}}).WantProblem(t, http.StatusBadRequest, texts.NoWindows, "windows")
	off := func(first, last string) apitest.Response {
		return call(t, coach, http.MethodPost, "/api/coach/days-off", map[string]any{"firstDay": first, "lastDay": last})
	}
	off("", day).WantProblem(t, http.StatusBadRequest, texts.DayInvalid, "firstDay")
	off(day, "2021-01-01").WantProblem(t, http.StatusBadRequest, texts.LastBeforeFirst, "lastDay")
	call(t, coach, http.MethodDelete, "/api/coach/days-off/"+uuid.NewString(), nil).WantProblem(t, http.StatusNotFound, texts.DaysOffNotFound)
	call(t, coach, http.MethodPut, "/api/coach/meeting-link", map[string]any{"url": "http://plain.example"}).WantProblem(t, http.StatusBadRequest, texts.LinkInvalid, "url")
	signedOut := &apitest.User{Visitor: apitest.NewVisitor(h.Coach)}
	for method, path := range map[string]string{
		http.MethodGet: "/api/coach/hours", http.MethodPut: "/api/coach/hours", http.MethodPost: "/api/coach/days-off", http.MethodDelete: "/api/coach/hours/dates/" + day,
	} {
		call(t, signedOut, method, path, windows).WantProblem(t, http.StatusUnauthorized, "")
	}
	if h.Count(t, "select (select count(*) from coach_weekly_hours) + (select count(*) from coach_date_hours) + (select count(*) from coach_days_off)") != 0 {
		t.Error("a rejected change was stored")
	}
}

// TestMissingWeekIsRejectedAndChangesNothing: a request without a week leaves the published one unchanged; an empty
// week must be explicit.
func TestMissingWeekIsRejectedAndChangesNothing(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach, other := h.NewCoach(t), h.NewCoach(t)
	windows := []hours.WeekWindow{{Weekday: 1, From: "18:00", Until: "23:00"}}
	call(t, coach, http.MethodPut, "/api/coach/hours", week(windows...)).Want(t, http.StatusOK)
	for _, body := range []map[string]any{{}, {"weekly": nil}, {"week": []any{}}} {
		for _, user := range []*apitest.User{coach, other} {
			call(t, user, http.MethodPut, "/api/coach/hours", body).WantProblem(t, http.StatusBadRequest, "Weekly must be a list.", "weekly")
		}
	}
	var now hours.CoachHours
	coach.Get(t, "/api/coach/hours").Want(t, http.StatusOK).Into(t, &now)
	if !now.Published || !slices.Equal(now.Weekly, windows) {
		t.Errorf("the week is %+v", now)
	}
	other.Get(t, "/api/coach/hours").Want(t, http.StatusOK).Into(t, &now)
	if now.Published {
		t.Errorf("published without a week: %+v", now)
	}
	day := time.Now().AddDate(0, 0, 9).Format(time.DateOnly)
	call(t, coach, http.MethodPut, "/api/coach/hours/dates/"+day, map[string]any{}).WantProblem(t, http.StatusBadRequest, texts.NoWindows, "windows")
}

package checkins_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/userdata"
	"aangan/bff/member/checkins"
)

const (
	path = "/api/check-ins"
	// line is a text that appears nowhere else.
	line = "unmistakable mangoes"
)

func send(t *testing.T, visitor *apitest.Visitor, method, to string, body any) apitest.Response {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return visitor.Do(t, method, to, "application/json", raw)
}

func month(t *testing.T, visitor *apitest.Visitor, query string) (found checkins.CheckInMonth) {
	t.Helper()
	visitor.Get(t, path+query).Want(t, http.StatusOK).Into(t, &found)
	return found
}

func save(t *testing.T, user *apitest.User, day string, change map[string]any) (saved checkins.CheckIn) {
	t.Helper()
	send(t, user.Visitor, http.MethodPatch, path+"/"+day, change).Want(t, http.StatusOK).Into(t, &saved)
	return saved
}

// daysAgo returns a day before another one, as 2026-11-27.
func daysAgo(t *testing.T, day string, days int) string {
	t.Helper()
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		t.Fatal(err)
	}
	return at.AddDate(0, 0, -days).Format(time.DateOnly)
}

func TestCheckInIsSavedFieldByFieldAndDeleted(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	start := month(t, asha.Visitor, "")
	if len(start.Days) != 0 || start.Earliest != "" || start.LowDays != 0 || start.Month != start.Today[:7] {
		t.Errorf("a new month is %+v", start)
	}
	today := path + "/" + start.Today
	answer := send(t, asha.Visitor, http.MethodPatch, today, map[string]any{"mood": "low"}).Want(t, http.StatusOK)
	answer.WantKeys(t, "day", "mood", "word", "note", "unreadable", "shared", "updatedAt")
	save(t, asha, start.Today, map[string]any{"word": " tired "})
	save(t, asha, start.Today, map[string]any{"note": "  Long call.\n" + line + "\n"})
	saved := save(t, asha, start.Today, map[string]any{"mood": "good"})
	if saved.Day != start.Today || saved.Mood != "good" || saved.Word != "tired" || saved.Note != "Long call.\n"+line || saved.Shared {
		t.Errorf("saved: %+v", saved)
	}
	found := month(t, asha.Visitor, "")
	if len(found.Days) != 1 || found.Days[0] != saved || found.Earliest != start.Month {
		t.Errorf("the month has %+v", found)
	}
	if other := month(t, asha.Visitor, "?month=2020-02"); other.Month != "2020-02" || len(other.Days) != 0 || other.Earliest != start.Month {
		t.Errorf("another month has %+v", other)
	}
	if h.Count(t, "select count(*) from check_ins where position('mangoes'::bytea in sealed) > 0") != 0 {
		t.Error("the text is stored unencrypted")
	}
	h.Log.WantNo(t, "mangoes")
	if n := h.Count(t, "select count(*) from live_events where realm = 'member' and owner_id = $1 and kind = 'check_in'", asha.ID); n != 4 {
		t.Errorf("%d events for the member's other screens, want 4", n)
	}
	asha.Do(t, http.MethodDelete, today, "", nil).Want(t, http.StatusNoContent)
	asha.Do(t, http.MethodDelete, today, "", nil).WantProblem(t, http.StatusNotFound, copy.CheckIns.NotFound)
	if h.Count(t, "select count(*) from check_ins") != 0 {
		t.Error("the deleted check-in is still stored")
	}
}

// TestDayIsThatOfTheMembersZone: at every moment it is another day in these two zones.
func TestDayIsThatOfTheMembersZone(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	for id, zone := range map[string]string{asha.ID: "Pacific/Kiritimati", ravi.ID: "Pacific/Niue"} {
		if _, err := h.Pool.Exec(t.Context(), "update members set time_zone = $2 where id = $1", id, zone); err != nil {
			t.Fatal(err)
		}
	}
	east, west := month(t, asha.Visitor, "").Today, month(t, ravi.Visitor, "").Today
	if daysAgo(t, east, 1) != west {
		t.Fatalf("today is %s and %s", east, west)
	}
	save(t, asha, east, map[string]any{"mood": "okay"})
	send(t, ravi.Visitor, http.MethodPatch, path+"/"+east, map[string]any{"mood": "okay"}).WantProblem(t, http.StatusBadRequest, copy.CheckIns.TooEarly, "day")
	save(t, ravi, daysAgo(t, west, copy.Limits.CheckInDays-1), map[string]any{"mood": "okay"})
	send(t, ravi.Visitor, http.MethodPatch, path+"/"+daysAgo(t, west, copy.Limits.CheckInDays), map[string]any{"mood": "okay"}).
		WantProblem(t, http.StatusBadRequest, copy.CheckIns.TooOld, "day")
}

func TestInvalidCheckInsAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	today := month(t, asha.Visitor, "").Today
	for name, c := range map[string]struct {
		body           map[string]any
		field, message string
	}{
		"no mood":                  {map[string]any{"word": "tired"}, "mood", copy.CheckIns.MoodRequired},
		"an unknown mood":          {map[string]any{"mood": "fine"}, "mood", copy.CheckIns.MoodRequired},
		"a word over the limit":    {map[string]any{"mood": "low", "word": strings.Repeat("அ", copy.Limits.CheckInWord+1)}, "word", copy.CheckIns.WordTooLong},
		"a note over the limit":    {map[string]any{"mood": "low", "note": strings.Repeat("அ", copy.Limits.CheckInNote+1)}, "note", copy.CheckIns.NoteTooLong},
		"a bell in a note":         {map[string]any{"mood": "low", "note": "a\ab"}, "note", copy.CheckIns.NoteControls},
		"a mood that is no string": {map[string]any{"mood": 3}, "mood", ""},
	} {
		t.Run(name, func(t *testing.T) {
			send(t, asha.Visitor, http.MethodPatch, path+"/"+today, c.body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
		})
	}
	for _, day := range []string{"today", "2026-13-01", "2026-1-1"} {
		send(t, asha.Visitor, http.MethodPatch, path+"/"+day, map[string]any{"mood": "low"}).WantProblem(t, http.StatusNotFound, "")
	}
	asha.Get(t, path+"?month=November").WantProblem(t, http.StatusBadRequest, copy.CheckIns.NotAMonth, "month")
	share := func(of string, days ...string) apitest.Response {
		days = append([]string{}, days...)
		return send(t, asha.Visitor, http.MethodPut, "/api/shared-check-ins/"+of, map[string]any{"coachId": meera.ID, "days": days})
	}
	share("2026").WantProblem(t, http.StatusNotFound, "")
	share("2026-11", "2026-10-31").WantProblem(t, http.StatusBadRequest, copy.CheckIns.NotADay, "days")
	share("2026-11", "soon").WantProblem(t, http.StatusBadRequest, copy.CheckIns.NotADay, "days")
	send(t, asha.Visitor, http.MethodPut, "/api/shared-check-ins/2026-11", map[string]any{"coachId": meera.ID}).WantProblem(t, http.StatusBadRequest, "", "days")
	if h.Count(t, "select count(*) from check_ins") != 0 {
		t.Error("an invalid check-in was stored")
	}
}

func TestCheckInsAreTheMembersOwn(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	ravi := h.NewMember(t)
	today := month(t, asha.Visitor, "").Today
	own := save(t, asha, today, map[string]any{"mood": "low"})
	ravi.Do(t, http.MethodDelete, path+"/"+today, "", nil).WantProblem(t, http.StatusNotFound, "")
	save(t, ravi, today, map[string]any{"mood": "bright"})
	for _, visitor := range []*apitest.Visitor{apitest.NewVisitor(h.Member), meera.At(h.Member)} {
		visitor.Get(t, path).WantProblem(t, http.StatusUnauthorized, "")
		send(t, visitor, http.MethodPatch, path+"/"+today, map[string]any{"mood": "low"}).WantProblem(t, http.StatusUnauthorized, "")
		send(t, visitor, http.MethodPut, "/api/shared-check-ins/"+today[:7], map[string]any{"coachId": meera.ID, "days": []string{}}).WantProblem(t, http.StatusUnauthorized, "")
		visitor.Do(t, http.MethodDelete, path+"/"+today, "", nil).WantProblem(t, http.StatusUnauthorized, "")
	}
	if got := month(t, asha.Visitor, "").Days; len(got) != 1 || got[0] != own {
		t.Errorf("Asha's month has %+v", got)
	}
}

// seenBy returns the days and moods that a coach is shown, newest first.
func seenBy(t *testing.T, coach, member *apitest.User) (days []string, body string) {
	t.Helper()
	answer := coach.Get(t, "/api/coach/clients/"+member.ID).Want(t, http.StatusOK)
	var client struct {
		CheckIns []struct{ Day, Mood string } `json:"checkIns"`
	}
	if err := json.Unmarshal(answer.Body, &client); err != nil {
		t.Fatal(err)
	}
	for _, one := range client.CheckIns {
		days = append(days, one.Day+" "+one.Mood)
	}
	return days, string(answer.Body)
}

// TestCoachSeesChosenDaysOnly: sharing is by day, and ends at once and with a change of coach.
func TestCoachSeesChosenDaysOnly(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	kabir := h.NewCoach(t)
	today := month(t, asha.Visitor, "").Today
	save(t, asha, today, map[string]any{"mood": "low", "note": line})
	share := func(coach *apitest.User, days ...string) apitest.Response {
		if days == nil {
			days = []string{}
		}
		return send(t, asha.Visitor, http.MethodPut, "/api/shared-check-ins/"+today[:7], map[string]any{"coachId": coach.ID, "days": days})
	}
	coachEvents := func() int {
		return h.Count(t, "select count(*) from live_events where realm = 'coach' and owner_id = $1 and kind = 'client'", meera.ID)
	}
	if days, body := seenBy(t, meera, asha); len(days) != 0 || strings.Contains(body, line) {
		t.Errorf("the coach sees %v, which are not shared", days)
	}
	before := coachEvents()
	save(t, asha, today, map[string]any{"word": "tired"})
	if coachEvents() != before {
		t.Error("the coach was told of a change that they cannot see")
	}
	share(kabir, today).WantProblem(t, http.StatusConflict, copy.CheckIns.CoachChanged)
	share(meera, today).Want(t, http.StatusNoContent)
	if days, body := seenBy(t, meera, asha); !slices.Equal(days, []string{today + " low"}) || !strings.Contains(body, line) {
		t.Errorf("the coach sees %v", days)
	}
	if !month(t, asha.Visitor, "").Days[0].Shared {
		t.Error("the member does not see that the day is shared")
	}
	save(t, asha, today, map[string]any{"mood": "good"})
	if days, _ := seenBy(t, meera, asha); !slices.Equal(days, []string{today + " good"}) {
		t.Errorf("after a change the coach sees %v", days)
	}
	share(meera).Want(t, http.StatusNoContent)
	if days, _ := seenBy(t, meera, asha); len(days) != 0 {
		t.Errorf("after the end of sharing the coach sees %v", days)
	}
	if told := coachEvents() - before; told != 3 {
		t.Errorf("%d events for the coach, want 3: shared, changed, stopped", told)
	}
	share(meera, today).Want(t, http.StatusNoContent)
	asha.Choose(t, kabir)
	asha.Choose(t, meera)
	if days, _ := seenBy(t, meera, asha); len(days) != 0 {
		t.Errorf("after a change of coach and back the coach sees %v", days)
	}
}

func TestSeveralLowDaysAreCounted(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	today := month(t, asha.Visitor, "").Today
	save(t, asha, daysAgo(t, today, copy.Limits.CheckInLowOf), map[string]any{"mood": "heavy"})
	for day := range copy.Limits.CheckInLowDays - 1 {
		save(t, asha, daysAgo(t, today, day), map[string]any{"mood": []string{"heavy", "low"}[day%2]})
	}
	if low := month(t, asha.Visitor, "").LowDays; low != 0 {
		t.Errorf("%d low days are mentioned", low)
	}
	save(t, asha, daysAgo(t, today, copy.Limits.CheckInLowOf-1), map[string]any{"mood": "low"})
	if low := month(t, asha.Visitor, "?month=2020-01").LowDays; low != copy.Limits.CheckInLowDays {
		t.Errorf("%d low days, want %d", low, copy.Limits.CheckInLowDays)
	}
}

// TestUrgentWordsRaiseTheRiskState: a mood alone does not, and neither does a change of it afterwards.
func TestUrgentWordsRaiseTheRiskState(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	state := func() string {
		var risk struct {
			State string `json:"state"`
		}
		if err := json.Unmarshal(asha.Get(t, "/api/risk").Want(t, http.StatusOK).Body, &risk); err != nil {
			t.Fatal(err)
		}
		return risk.State
	}
	today := month(t, asha.Visitor, "").Today
	save(t, asha, today, map[string]any{"mood": "heavy"})
	if got := state(); got != "none" {
		t.Fatalf("after a heavy mood the state is %q", got)
	}
	save(t, asha, today, map[string]any{"note": "I want to kill myself tonight"})
	if got := state(); got == "none" {
		t.Error("urgent words changed nothing")
	}
}

func TestExportHasCheckInsAsText(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	today := month(t, asha.Visitor, "").Today
	save(t, asha, today, map[string]any{"mood": "low", "word": "tired", "note": line})
	var file userdata.Export
	if err := json.Unmarshal(asha.Get(t, "/api/user/export").Want(t, http.StatusOK).Body, &file); err != nil {
		t.Fatal(err)
	}
	if len(file.CheckIns) != 1 || file.CheckIns[0].Day != today || file.CheckIns[0].Note != line || file.CheckIns[0].Unreadable {
		t.Errorf("the export has %+v", file.CheckIns)
	}
}

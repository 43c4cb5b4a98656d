package oncall_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/administration"
	"aangan/bff/coach/oncall"
	"aangan/bff/domain/copy"
	"aangan/db/store"
)

const (
	base   = "/api/coach/on-call"
	urgent = "I want to end my life"
	stream = "/api/coach/live"
)

// memberMessage is a message as the member's stream sends it.
type memberMessage struct {
	Text                              string
	IsFromUser, IsFromTeam, Automatic bool
	CreatedAt                         time.Time
}

func path(id string, more string) string { return base + "/crises/" + id + more }

// always puts a coach on the rota for the whole week, as an administrator does.
func always(t *testing.T, administrator *apitest.User, people ...*apitest.User) {
	t.Helper()
	ids := make([]string, len(people))
	for i, one := range people {
		ids[i] = one.ID
	}
	for weekday := 1; weekday <= 7; weekday++ {
		for _, hour := range []int{6, 14, 22} {
			setBlock(t, administrator, weekday, hour, ids...).Want(t, http.StatusNoContent)
		}
	}
}

func setBlock(t *testing.T, who *apitest.User, weekday, hour int, people ...string) apitest.Response {
	t.Helper()
	if people == nil {
		people = []string{}
	}
	body, err := json.Marshal(map[string]any{"weekday": weekday, "fromHour": hour, "people": people})
	if err != nil {
		t.Fatal(err)
	}
	return who.Do(t, http.MethodPut, "/api/coach/admin/on-call/rota", "application/json", body)
}

func status(t *testing.T, who *apitest.User) (found oncall.OnCallStatus) {
	t.Helper()
	who.Get(t, base+"/status").Want(t, http.StatusOK).Into(t, &found)
	return found
}

func page(t *testing.T, who *apitest.User) (found oncall.OnCallPage) {
	t.Helper()
	who.Get(t, base).Want(t, http.StatusOK).Into(t, &found)
	return found
}

func crisis(t *testing.T, who *apitest.User, id string) (found oncall.OpenedCrisis) {
	t.Helper()
	who.Get(t, path(id, "")).Want(t, http.StatusOK).Into(t, &found)
	return found
}

func open(t *testing.T, who *apitest.User, id string) {
	t.Helper()
	who.Post(t, path(id, "/open"), map[string]any{"reason": "no_reader"}).Want(t, http.StatusNoContent)
}

func audited(t *testing.T, h *apitest.Harness, action string) int {
	t.Helper()
	return h.Count(t, "select count(*) from audit_log where action = $1", action)
}

// scene is a member whose coach has become inactive, an administrator, and a coach on call.
type scene struct {
	*apitest.Harness
	member, coach, person, leela *apitest.User
}

func newScene(t *testing.T) *scene {
	t.Helper()
	s := &scene{Harness: apitest.New(t)}
	s.member, s.coach = s.Pair(t)
	s.leela, s.person = s.NewCoach(t, apitest.Administrator), s.NewCoach(t, func(c *store.CreateCoachParams) { c.Name = "Nandini Rao" })
	always(t, s.leela, s.person)
	s.Post.Deliver(t)
	s.deactivate(t)
	return s
}

func (s *scene) deactivate(t *testing.T) {
	t.Helper()
	if _, err := s.Pool.Exec(t.Context(), "update coaches set is_active = false where id = $1", s.coach.ID); err != nil {
		t.Fatal(err)
	}
}

// TestUrgentMessageWithoutReaderReachesPeopleOnCallAtOnce follows a crisis from the message to its closing, and what
// each person sees of it.
func TestUrgentMessageWithoutReaderReachesPeopleOnCallAtOnce(t *testing.T) {
	t.Parallel()
	s := newScene(t)
	onPerson, onLeela := s.person.Live(t, stream, ""), s.leela.Live(t, stream, "")
	s.member.Write(t, s.coach, "We talked about the visa.")
	began := time.Now()
	s.member.Write(t, s.coach, urgent)
	onPerson.NextOf(t, "on_call")
	t.Logf("from the message to the event on the stream: %s", time.Since(began).Round(time.Millisecond))
	onLeela.NextOf(t, "on_call")

	if sent := s.Post.Deliver(t); len(sent) != 1 || sent[0].To.Address != s.person.Email || strings.Contains(sent[0].HTML, urgent) || strings.Contains(sent[0].HTML, "Asha") {
		t.Errorf("emails: %+v", sent)
	}
	if got := status(t, s.person); got != (oncall.OnCallStatus{Access: true, Now: true, Waiting: 1}) {
		t.Errorf("the status: %+v", got)
	}
	answer := s.person.Get(t, base).Want(t, http.StatusOK)
	for _, secret := range []string{"Asha", "Iyer", "Meera", "Chicago", s.member.ID, s.member.Email, s.coach.ID, urgent} {
		if strings.Contains(string(answer.Body), secret) {
			t.Errorf("the list contains %q: %s", secret, answer.Body)
		}
	}
	waiting := page(t, s.person).Waiting
	if len(waiting) != 1 || waiting[0].Why != "inactive" || waiting[0].Tier != "urgent" || waiting[0].Opened || len(waiting[0].Looks) != 0 ||
		len(waiting[0].Alerted) != 1 || !waiting[0].Alerted[0].You {
		t.Fatalf("the list: %+v", waiting)
	}
	id := waiting[0].ID

	// It cannot be read, answered or closed before it is opened.
	message := map[string]any{"text": "I'm Nandini from the team.", "id": uuid.NewString()}
	closing := map[string]any{"outcome": "wrote"}
	for _, who := range []*apitest.User{s.person, s.leela} {
		who.Get(t, path(id, "")).WantProblem(t, http.StatusNotFound, copy.OnCallAnswers.Closed)
		who.Post(t, path(id, "/messages"), message).WantProblem(t, http.StatusNotFound, copy.OnCallAnswers.Closed)
		who.Post(t, path(id, "/close"), closing).WantProblem(t, http.StatusNotFound, copy.OnCallAnswers.Closed)
	}

	onMember := s.member.Live(t, "/api/live", "")
	open(t, s.person, id)
	open(t, s.person, id)
	var overview administration.Crises
	s.leela.Get(t, "/api/coach/admin/crises").Want(t, http.StatusOK).Into(t, &overview)
	if len(overview.Open) != 1 || !overview.Open[0].OnCall || overview.Open[0].Reached {
		t.Errorf("the overview: %+v", overview)
	}
	var note memberMessage
	apitest.Response{Body: []byte(onMember.NextOf(t, "message").Data)}.IntoLoosely(t, &note)
	zone, err := time.LoadLocation("America/Chicago")
	if err != nil {
		t.Fatal(err)
	}
	when := note.CreatedAt.In(zone)
	if !note.IsFromTeam || note.IsFromUser || !note.Automatic ||
		note.Text != copy.OnCallNotes.Message.Fill("time", when.Format("3:04 PM")) && note.Text != copy.OnCallNotes.Message.Fill("time", when.Add(-time.Minute).Format("3:04 PM")) {
		t.Errorf("the note: %+v", note)
	}
	found := crisis(t, s.person, id)
	if found.Member.FirstName != "Asha" || found.Member.Email != s.member.Email || found.Member.TimeZone != "America/Chicago" ||
		found.Coach.Email != s.coach.Email || found.Coach.Reads || len(found.Looks) != 1 || found.Looks[0].Reason != "no_reader" || !found.Looks[0].You {
		t.Errorf("the crisis: %+v", found)
	}
	if n := len(found.Messages); n != 4 || found.Messages[n-2].Text != urgent || found.Messages[n-2].Safety != "urgent" || found.Messages[n-2].Sender != "member" ||
		found.Messages[n-1].Sender != "team" || !found.Messages[n-1].Automatic || found.Messages[0].Sender != "coach" {
		t.Errorf("the conversation: %+v", found.Messages)
	}
	if waiting := page(t, s.leela).Waiting; len(waiting[0].Looks) != 1 || waiting[0].Looks[0].Name != "Nandini Rao" || waiting[0].Opened {
		t.Errorf("the list: %+v", waiting)
	}

	for range 2 {
		s.person.Post(t, path(id, "/messages"), message).Want(t, http.StatusNoContent)
	}
	var told memberMessage
	apitest.Response{Body: []byte(onMember.NextOf(t, "message").Data)}.IntoLoosely(t, &told)
	if !told.IsFromTeam || told.Automatic || told.Text != message["text"] {
		t.Errorf("the message: %+v", told)
	}
	s.person.Post(t, path(id, "/close"), map[string]any{"outcome": "false_alarm"}).WantProblem(t, http.StatusBadRequest, "", "note")
	s.person.Post(t, path(id, "/close"), map[string]any{"outcome": "called", "note": "Her sister is with her.", "through": found.Through}).Want(t, http.StatusNoContent)

	// With the crisis the access ends.
	s.person.Get(t, path(id, "")).WantProblem(t, http.StatusNotFound, copy.OnCallAnswers.Closed)
	s.person.Post(t, path(id, "/messages"), message).WantProblem(t, http.StatusNotFound, copy.OnCallAnswers.Closed)
	s.person.Post(t, path(id, "/close"), closing).WantProblem(t, http.StatusNotFound, copy.OnCallAnswers.Closed)
	s.leela.Post(t, path(id, "/open"), map[string]any{"reason": "unopened"}).WantProblem(t, http.StatusNotFound, copy.OnCallAnswers.Closed)
	after := page(t, s.person)
	if len(after.Waiting) != 0 || len(after.Closed) != 1 || after.Closed[0].Outcome != "called" || after.Closed[0].LookedBy != "on_call" || after.FirstLook.Crises != 1 {
		t.Errorf("after closing: %+v", after)
	}
	var crises administration.Crises
	s.leela.Get(t, "/api/coach/admin/crises").Want(t, http.StatusOK).Into(t, &crises)
	if crises.FirstLook != after.FirstLook || len(crises.Open) != 0 {
		t.Errorf("the overview: %+v", crises)
	}
	for action, want := range map[string]int{"crisis.open": 1, "crisis.write": 1, "crisis.close": 1, "crisis.look": 0, "rota.change": 21} {
		if got := audited(t, s.Harness, action); got != want {
			t.Errorf("%s: %d audit records, want %d", action, got, want)
		}
	}
	if leaks := s.Count(t, "select count(*) from audit_log where detail::text like '%sister%' or detail::text like '%Asha%'"); leaks != 0 {
		t.Errorf("%d audit records contain private text", leaks)
	}
	s.Log.WantNo(t, urgent, "Her sister")
}

func TestOnlyPeopleOnCallSeeAndOpenCrises(t *testing.T) {
	t.Parallel()
	s := newScene(t)
	outsider := s.NewCoach(t)
	s.member.Write(t, s.coach, urgent)
	id := page(t, s.person).Waiting[0].ID
	reason := map[string]any{"reason": "unopened"}
	apitest.NewVisitor(s.Coach).Get(t, base).Want(t, http.StatusUnauthorized)
	apitest.NewVisitor(s.Coach).Post(t, path(id, "/open"), reason).Want(t, http.StatusUnauthorized)
	for _, who := range []*apitest.User{outsider, s.coach} {
		if got := status(t, who); got != (oncall.OnCallStatus{}) {
			t.Errorf("the status of a coach who is not on the rota: %+v", got)
		}
		who.Get(t, base).WantProblem(t, http.StatusForbidden, copy.OnCallAnswers.NotOnCall)
		who.Get(t, base+"/rota").WantProblem(t, http.StatusForbidden, copy.OnCallAnswers.NotOnCall)
		who.Post(t, path(id, "/open"), reason).WantProblem(t, http.StatusNotFound, copy.OnCallAnswers.Closed)
		setBlock(t, who, 1, 6).Want(t, http.StatusForbidden)
	}
	// On the rota, but not now: the page without the crisis.
	for _, block := range rota(t, s.leela).Blocks {
		if !block.Now {
			setBlock(t, s.leela, block.Weekday, block.FromHour, outsider.ID).Want(t, http.StatusNoContent)
		}
	}
	if got := page(t, outsider); got.Now || len(got.Waiting) != 0 {
		t.Errorf("off duty: %+v", got)
	}
	if got := rota(t, outsider); got.CanEdit || len(got.Candidates) != 0 || len(got.Blocks) != 21 {
		t.Errorf("the rota: %+v", got)
	}
	outsider.Post(t, path(id, "/open"), reason).WantProblem(t, http.StatusNotFound, copy.OnCallAnswers.Closed)
	// A person who was alerted may open it after their shift, and then read it until they become inactive.
	for _, block := range rota(t, s.leela).Blocks {
		setBlock(t, s.leela, block.Weekday, block.FromHour).Want(t, http.StatusNoContent)
	}
	open(t, s.person, id)
	if got := page(t, s.person); got.Now || len(got.Waiting) != 1 || !got.Waiting[0].Opened {
		t.Errorf("after the shift: %+v", got)
	}
	crisis(t, s.person, id)
	if _, err := s.Pool.Exec(t.Context(), "update coaches set is_active = false where id = $1", s.person.ID); err != nil {
		t.Fatal(err)
	}
	s.person.Get(t, path(id, "")).Want(t, http.StatusNotFound)
}

func rota(t *testing.T, who *apitest.User) (found oncall.Rota) {
	t.Helper()
	who.Get(t, base+"/rota").Want(t, http.StatusOK).Into(t, &found)
	return found
}

func TestReasonForOpeningIsChecked(t *testing.T) {
	t.Parallel()
	s := newScene(t)
	s.member.Write(t, s.coach, urgent)
	id := page(t, s.leela).Waiting[0].ID
	for name, c := range map[string]struct {
		body  map[string]any
		field string
	}{
		"no reason":              {map[string]any{}, "reason"},
		"an unknown reason":      {map[string]any{"reason": "curious"}, "reason"},
		"other without detail":   {map[string]any{"reason": "other"}, "detail"},
		"a detail of 9":          {map[string]any{"reason": "other", "detail": strings.Repeat("a", 9)}, "detail"},
		"a detail of 501":        {map[string]any{"reason": "unopened", "detail": strings.Repeat("a", 501)}, "detail"},
		"a control character":    {map[string]any{"reason": "other", "detail": "looked in \u0007 once"}, "detail"},
		"only spaces for detail": {map[string]any{"reason": "other", "detail": "            "}, "detail"},
	} {
		s.leela.Post(t, path(id, "/open"), c.body).WantProblem(t, http.StatusBadRequest, "", c.field)
		if n := s.Count(t, "select count(*) from on_call_looks"); n != 0 {
			t.Errorf("%s: %d looks", name, n)
		}
	}
	s.leela.Post(t, path(id, "/open"), map[string]any{"reason": "other", "detail": strings.Repeat("अ", 500)}).Want(t, http.StatusNoContent)
	if got := crisis(t, s.leela, id).Looks; len(got) != 1 || len([]rune(got[0].Detail)) != 500 {
		t.Errorf("the look: %+v", got)
	}
	// After a pause the next read is another look.
	crisis(t, s.leela, id)
	if _, err := s.Pool.Exec(t.Context(), "update on_call_looks set read_at = read_at - interval '11 minutes'"); err != nil {
		t.Fatal(err)
	}
	crisis(t, s.leela, id)
	crisis(t, s.leela, id)
	if got := audited(t, s.Harness, "crisis.look"); got != 1 {
		t.Errorf("%d looks in the audit log, want 1", got)
	}
}

// A crisis with a coach who reads reaches the people on call only if the coach has a day off, does not open it in time,
// or leaves; the coach's own look and outcome end it.
func TestCoachWhoReadsKeepsTheirCrisis(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	leela := h.NewCoach(t, apitest.Administrator)
	sent := member.Write(t, coach, urgent)
	h.Post.Deliver(t)
	if got := page(t, leela); len(got.Waiting) != 0 {
		t.Fatalf("at once: %+v", got.Waiting)
	}
	unopened := func() {
		t.Helper()
		for _, statement := range []string{
			"update safety_flags set created_at = created_at - interval '15 minutes'",
			"update conversations set urgent_since = urgent_since - interval '15 minutes' where urgent_since is not null",
			"update river_job set scheduled_at = scheduled_at - interval '15 minutes' where state = 'scheduled'",
		} {
			if _, err := h.Pool.Exec(t.Context(), statement); err != nil {
				t.Fatal(err)
			}
		}
		h.Post.Deliver(t)
	}
	unopened()
	waiting := page(t, leela).Waiting
	if len(waiting) != 1 || waiting[0].Why != "unopened" || waiting[0].PassedAt.Sub(waiting[0].WrittenAt) < 14*time.Minute {
		t.Fatalf("after 15 minutes: %+v", waiting)
	}
	open(t, leela, waiting[0].ID)
	onLeela := leela.Live(t, stream, "")
	coach.Post(t, "/api/coach/clients/"+member.ID+"/read", map[string]string{"messageId": sent.ID}).Want(t, http.StatusNoContent)
	coach.Post(t, "/api/coach/clients/"+member.ID+"/acknowledge", map[string]any{"outcome": "called"}).Want(t, http.StatusNoContent)
	onLeela.NextOf(t, "on_call")
	leela.Get(t, path(waiting[0].ID, "")).Want(t, http.StatusNotFound)
	got := page(t, leela)
	if len(got.Waiting) != 0 || got.Closed[0].LookedBy != "on_call" || got.FirstLook.MedianSeconds < 14*60 || got.FirstLook.SlowestSeconds != got.FirstLook.MedianSeconds {
		t.Errorf("after the coach closed it: %+v", got)
	}

	// The next message is a new crisis. The coach looks at it in time.
	sent = member.Write(t, coach, urgent)
	coach.Post(t, "/api/coach/clients/"+member.ID+"/read", map[string]string{"messageId": sent.ID}).Want(t, http.StatusNoContent)
	unopened()
	if got := page(t, leela); len(got.Waiting) != 0 || got.FirstLook.Crises != 2 {
		t.Fatalf("after the coach opened it: %+v", got)
	}
	// On a day off the coach is emailed, and the people on call too.
	if _, err := h.Pool.Exec(t.Context(), "insert into coach_days_off (coach_id, first_day, last_day) values ($1, current_date - 1, current_date + 1)", coach.ID); err != nil {
		t.Fatal(err)
	}
	member.Write(t, coach, urgent)
	if got := page(t, leela).Waiting; len(got) != 1 || got[0].Why != "away" {
		t.Fatalf("on a day off: %+v", got)
	}
	// The case follows the member to their next coach, with the words that were written to the last one.
	open(t, leela, page(t, leela).Waiting[0].ID)
	next := h.NewCoach(t)
	member.Choose(t, next)
	moved := page(t, leela).Waiting
	if len(moved) != 1 || !moved[0].Opened {
		t.Fatalf("after the change of coach: %+v", moved)
	}
	found := crisis(t, leela, moved[0].ID)
	if found.Coach.Email != next.Email || !found.Coach.Reads || !strings.Contains(string(mustJSON(t, found.Messages)), urgent) {
		t.Errorf("the crisis: %+v", found)
	}
	leela.Post(t, path(moved[0].ID, "/messages"), map[string]any{"text": "We're here."}).Want(t, http.StatusNoContent)
	if got := next.Get(t, "/api/coach/clients/"+member.ID+"/messages").Want(t, http.StatusOK); !strings.Contains(string(got.Body), "We're here.") {
		t.Errorf("the new coach sees %s", got.Body)
	}
}

// A member without a coach is passed on with what they wrote, and a coach's handover keeps the crisis with both.
func TestLeavingCoachAndHandoverPassTheCrisis(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	leela := h.NewCoach(t, apitest.Administrator)
	member.Write(t, coach, urgent)
	coach.Post(t, "/api/coach/clients/"+member.ID+"/handover", map[string]string{"note": "Alone until eight."}).Want(t, http.StatusNoContent)
	h.Post.Deliver(t)
	waiting := page(t, leela).Waiting
	if len(waiting) != 1 || waiting[0].Why != "handed_over" {
		t.Fatalf("handed over: %+v", waiting)
	}
	open(t, leela, waiting[0].ID)
	opened := crisis(t, leela, waiting[0].ID)
	if last := opened.Messages[len(opened.Messages)-1].Text; !strings.Contains(last, "your coach asked us") {
		t.Errorf("the note: %q", last)
	}
	if len(opened.Handovers) != 1 || opened.Handovers[0].Note != "Alone until eight." || opened.Handovers[0].CoachName == "" {
		t.Errorf("the handover: %+v", opened.Handovers)
	}
	leela.Post(t, path(waiting[0].ID, "/close"), map[string]any{"outcome": "called"}).Want(t, http.StatusNoContent)

	member.Write(t, coach, urgent)
	member.Post(t, "/api/user/remove-coach", nil).Want(t, http.StatusOK)
	h.Post.Deliver(t)
	if waiting = page(t, leela).Waiting; len(waiting) != 1 || waiting[0].Why != "no_coach" {
		t.Fatalf("without a coach: %+v", waiting)
	}
	open(t, leela, waiting[0].ID)
	leela.Post(t, path(waiting[0].ID, "/messages"), map[string]any{"text": "We're here."}).Want(t, http.StatusNoContent)
	if got := member.Get(t, "/api/messages/"+coach.ID).Want(t, http.StatusOK); !strings.Contains(string(got.Body), "We're here.") {
		t.Errorf("the member sees %s", got.Body)
	}
	if got := member.Get(t, "/api/notifications").Want(t, http.StatusOK); !strings.Contains(string(got.Body), copy.OnCallNotes.BellTitle) {
		t.Errorf("the bell has %s", got.Body)
	}
	// A member who is away gets the usual email, also without a coach.
	h.Post.Deliver(t)
	for _, statement := range []string{
		"update messages set created_at = created_at - interval '1 day'",
		"update river_job set scheduled_at = scheduled_at - interval '1 day' where state = 'scheduled'",
	} {
		if _, err := h.Pool.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	var subjects []string
	for _, mail := range h.Post.Deliver(t) {
		if mail.To.Address == member.Email {
			subjects = append(subjects, mail.Subject)
		}
	}
	if !slices.Equal(subjects, []string{copy.WaitingLetter.Subject}) {
		t.Errorf("the member received %q", subjects)
	}
}

// Without the second factor, where it is required, an administrator is not on call.
func TestAdministratorWithoutRequiredFactorIsNotOnCall(t *testing.T) {
	t.Parallel()
	h := apitest.New(t, apitest.WithSecondFactors())
	leela := h.NewCoach(t, apitest.Administrator)
	leela.Get(t, base).Want(t, http.StatusForbidden)
	if got := status(t, leela); got != (oncall.OnCallStatus{}) {
		t.Errorf("the status: %+v", got)
	}
	leela.Post(t, path(uuid.NewString(), "/open"), map[string]any{"reason": "unopened"}).Want(t, http.StatusNotFound)
}

func mustJSON(t *testing.T, value any) []byte {
	t.Helper()
	raw, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// BenchmarkUrgentMessageToOnCallStream measures the time from an urgent message whose coach cannot read it to the event
// on every stream of the people on call: the slowest of them, for each message.
func BenchmarkUrgentMessageToOnCallStream(b *testing.B) {
	h := apitest.New(b)
	coach := h.NewCoach(b)
	streams := make([]*apitest.Stream, 20)
	for i := range streams {
		streams[i] = h.NewCoach(b, apitest.Administrator).Live(b, stream, "")
	}
	members := make([]*apitest.User, b.N)
	for i := range members {
		members[i] = h.NewMember(b)
		members[i].Choose(b, coach)
	}
	if _, err := h.Pool.Exec(b.Context(), "update coaches set is_active = false where id = $1", coach.ID); err != nil {
		b.Fatal(err)
	}
	took := make([]time.Duration, 0, b.N)
	for i := range b.N {
		began := time.Now()
		members[i].Write(b, coach, urgent)
		for _, one := range streams {
			one.NextOf(b, "on_call")
		}
		took = append(took, time.Since(began))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
}

func TestPeopleOnCallSeeWhatAMessageSaidBeforeItWasUnsent(t *testing.T) {
	t.Parallel()
	s := newScene(t)
	id := uuid.NewString()
	s.member.Post(t, "/api/messages", map[string]any{"id": id, "coachId": s.coach.ID, "text": urgent}).Want(t, http.StatusCreated)
	s.Post.Deliver(t)
	s.member.Do(t, http.MethodDelete, "/api/conversations/"+s.coach.ID+"/messages/"+id, "", nil).Want(t, http.StatusOK)
	waiting := page(t, s.person).Waiting
	if len(waiting) != 1 || waiting[0].Tier != "urgent" {
		t.Fatalf("waiting: %+v", waiting)
	}
	open(t, s.person, waiting[0].ID)
	found := crisis(t, s.person, waiting[0].ID)
	at := slices.IndexFunc(found.Messages, func(m oncall.OnCallMessage) bool { return m.ID == id })
	if at < 0 {
		t.Fatalf("the message is missing: %+v", found.Messages)
	}
	last := found.Messages[at]
	if last.Text != "" || !last.Unsent || last.Safety != "urgent" || !slices.Equal(last.TextsBefore, []string{urgent}) {
		t.Errorf("the unsent message is %+v", last)
	}
	// The member's own screens have nothing of it.
	if body := s.member.Get(t, "/api/messages/"+s.coach.ID).Want(t, http.StatusOK).Body; strings.Contains(string(body), urgent) {
		t.Error("the member's conversation still has the text")
	}
}

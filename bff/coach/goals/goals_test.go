package goals_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	coachgoals "aangan/bff/coach/goals"
	"aangan/bff/domain/copy"
)

var said = copy.GoalAnswers

const mine = "/api/goals"

func of(client *apitest.User) string { return "/api/coach/clients/" + client.ID + "/goals" }

func call(t *testing.T, who *apitest.Visitor, method, path string, body any) apitest.Answer {
	t.Helper()
	if body == nil {
		return who.Do(t, method, path, "", nil)
	}
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return who.Do(t, method, path, "application/json", raw)
}

type words map[string]any

// goalList is the response of the member's own list. The coach's type reads it, without the fields for the coach.
type goalList struct {
	Items   []coachgoals.Goal
	Earlier []struct {
		coachgoals.Goal
		CoachName string
	}
}

// proposed suggests a goal at one of the two addresses.
func proposed(t *testing.T, who *apitest.User, path string, title string) (goal coachgoals.Goal) {
	t.Helper()
	who.Post(t, path, words{"title": title}).Want(t, http.StatusCreated).Loosely(t, &goal)
	return goal
}

func ofMember(t *testing.T, member *apitest.User) (list goalList) {
	t.Helper()
	member.Get(t, mine).Want(t, http.StatusOK).Loosely(t, &list)
	return list
}

func ofCoach(t *testing.T, coach, client *apitest.User) (list []coachgoals.Goal) {
	t.Helper()
	coach.Get(t, of(client)).Want(t, http.StatusOK).Into(t, &list)
	return list
}

// TestAGoalBetweenTwo goes the whole way: suggested, changed, agreed, reached, opened again, let go.
func TestAGoalBetweenTwo(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	portal, screen := coach.Live(t, "/api/coach/live", ""), member.Live(t, "/api/live", "")
	if list := ofMember(t, member); len(list.Items) != 0 || len(list.Earlier) != 0 || len(ofCoach(t, coach, member)) != 0 {
		t.Fatalf("at first %+v", list)
	}
	answer := member.Post(t, mine, words{"title": "  Walk on Sundays ", "detail": "With Amma.\nTwenty minutes."}).Want(t, http.StatusCreated)
	answer.WantKeys(t, "id", "title", "detail", "proposedBy", "agreed", "agreedAt", "waitsFor", "state", "closedBy", "closedAt", "version", "removable", "createdAt")
	var goal coachgoals.Goal
	answer.Loosely(t, &goal)
	if goal.Title != "Walk on Sundays" || goal.ProposedBy != "member" || goal.Agreed || goal.WaitsFor != "coach" || goal.State != "open" || goal.Version != 1 || !goal.Removable {
		t.Errorf("suggested %+v", goal)
	}
	portal.NextOf(t, "goal")
	screen.NextOf(t, "goal")
	seen := ofCoach(t, coach, member)
	if len(seen) != 1 || seen[0].Title != goal.Title || seen[0].Removable || seen[0].Safety != "" {
		t.Fatalf("the coach sees %+v", seen)
	}

	// It cannot be completed before both agreed, and the author's agreement is implied.
	one, theirs := mine+"/"+goal.ID, of(member)+"/"+goal.ID
	member.Post(t, one+"/close", words{"state": "reached", "version": 1}).WantProblem(t, http.StatusConflict, said.NotAgreed)
	member.Post(t, one+"/agree", words{"version": 1}).Want(t, http.StatusOK)
	// The coach puts it into other words: then the member is asked.
	call(t, coach.Visitor, http.MethodPatch, theirs, words{"title": "Walk twice a week", "version": 1}).Want(t, http.StatusOK).Loosely(t, &goal)
	if goal.Version != 2 || goal.WaitsFor != "member" || goal.Detail != "" || goal.ProposedBy != "member" {
		t.Errorf("changed to %+v", goal)
	}
	bell(t, member, said.BellAsked)
	coach.Post(t, theirs+"/agree", words{"version": 1}).WantProblem(t, http.StatusConflict, said.Changed, "version")
	member.Post(t, one+"/agree", words{"version": 1}).WantProblem(t, http.StatusConflict, said.Changed, "version")
	call(t, member.Visitor, http.MethodPatch, one, words{"title": "Mine", "version": 1}).WantProblem(t, http.StatusConflict, said.Changed, "version")
	member.Post(t, one+"/agree", words{"version": 2}).Want(t, http.StatusOK).Loosely(t, &goal)
	if !goal.Agreed || goal.AgreedAt == nil || goal.WaitsFor != "" || goal.Removable {
		t.Errorf("agreed: %+v", goal)
	}
	bell(t, member, "")
	call(t, member.Visitor, http.MethodDelete, one, nil).WantProblem(t, http.StatusConflict, said.CannotTakeBack)
	// The same words change nothing.
	call(t, coach.Visitor, http.MethodPatch, theirs, words{"title": "Walk twice a week", "version": 2}).Want(t, http.StatusOK).Loosely(t, &goal)
	if !goal.Agreed || goal.Version != 2 {
		t.Errorf("the same words: %+v", goal)
	}

	coach.Post(t, theirs+"/close", words{"state": "reached", "version": 2}).Want(t, http.StatusOK).Loosely(t, &goal)
	if goal.State != "reached" || goal.ClosedBy != "coach" || goal.ClosedAt == nil {
		t.Errorf("reached: %+v", goal)
	}
	bell(t, member, said.BellChanged)
	member.Post(t, one+"/close", words{"state": "let_go", "version": 2}).WantProblem(t, http.StatusConflict, said.AlreadyClosed)
	call(t, member.Visitor, http.MethodPatch, one, words{"title": "Mine", "version": 2}).WantProblem(t, http.StatusConflict, said.AlreadyClosed)
	member.Post(t, one+"/close", words{"state": "later", "version": 2}).WantProblem(t, http.StatusBadRequest, said.StateUnknown, "state")
	// The side that closed it undoes that; if the other side reopens it, both must agree again.
	coach.Post(t, theirs+"/reopen", nil).Want(t, http.StatusOK).Loosely(t, &goal)
	if goal.State != "open" || !goal.Agreed {
		t.Errorf("opened by whoever closed it: %+v", goal)
	}
	coach.Post(t, theirs+"/close", words{"state": "let_go", "version": 2}).Want(t, http.StatusOK)
	member.Post(t, one+"/reopen", nil).Want(t, http.StatusOK).Loosely(t, &goal)
	if goal.State != "open" || goal.Agreed || goal.WaitsFor != "coach" || goal.ClosedAt != nil || goal.ClosedBy != "" {
		t.Errorf("opened by the other: %+v", goal)
	}
	coach.Post(t, theirs+"/agree", words{"version": 2}).Want(t, http.StatusOK)
	if got := ofMember(t, member); len(got.Items) != 1 || !got.Items[0].Agreed {
		t.Errorf("in the end %+v", got)
	}
	h.Log.WantNo(t, "Walk", "Amma")
}

// bell checks the bell's unread text about goals; empty for none.
func bell(t *testing.T, member *apitest.User, want string) {
	t.Helper()
	var page struct {
		Items []struct {
			Type, Message string
			Read          bool
		} `json:"items"`
	}
	member.Get(t, "/api/notifications").Want(t, http.StatusOK).Loosely(t, &page)
	got := ""
	for _, item := range page.Items {
		if item.Type == "goal" && !item.Read {
			got += item.Message
		}
	}
	if got != want {
		t.Errorf("the bell says %q, want %q", got, want)
	}
}

func TestASuggestionIsTakenBack(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	goal := proposed(t, coach, of(member), "Sleep before one")
	bell(t, member, said.BellAsked)
	call(t, member.Visitor, http.MethodDelete, mine+"/"+goal.ID, nil).WantProblem(t, http.StatusConflict, said.CannotTakeBack)
	call(t, coach.Visitor, http.MethodDelete, of(member)+"/"+goal.ID, nil).Want(t, http.StatusNoContent)
	bell(t, member, "")
	call(t, coach.Visitor, http.MethodDelete, of(member)+"/"+goal.ID, nil).WantProblem(t, http.StatusNotFound, said.NotFound)
	// Either side may drop a goal, agreed or not; a side that had not agreed has still not agreed when it is reopened.
	goal = proposed(t, coach, of(member), "Sleep before two")
	member.Post(t, mine+"/"+goal.ID+"/close", words{"state": "let_go", "version": 1}).Want(t, http.StatusOK)
	member.Post(t, mine+"/"+goal.ID+"/reopen", nil).Want(t, http.StatusOK).Loosely(t, &goal)
	if goal.Agreed || goal.WaitsFor != "member" {
		t.Errorf("opened again: %+v", goal)
	}
}

func TestWordsHaveRules(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	goal := proposed(t, member, mine, strings.Repeat("அ", copy.Limits.GoalTitleMax))
	for name, c := range map[string]struct{ title, detail, message, field string }{
		"no title":    {" ab ", "", said.TitleTooShort, "title"},
		"long title":  {strings.Repeat("அ", copy.Limits.GoalTitleMax+1), "", said.TitleTooLong, "title"},
		"long detail": {"Walk", strings.Repeat("x", copy.Limits.GoalDetailMax+1), said.DetailTooLong, "detail"},
		"a bell":      {"Walk", "a\ab", said.DetailControls, "detail"},
		"two lines":   {"Walk\ntwice", "", copy.Validation.ControlCharacters, "title"},
	} {
		t.Run(name, func(t *testing.T) {
			body := words{"title": c.title, "detail": c.detail}
			member.Post(t, mine, body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
			coach.Post(t, of(member), body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
			body["version"] = 1
			call(t, member.Visitor, http.MethodPatch, mine+"/"+goal.ID, body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
			call(t, coach.Visitor, http.MethodPatch, of(member)+"/"+goal.ID, body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
		})
	}
}

// TestHowMany lets both suggest at once: no more are open than there may be.
func TestHowMany(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	closed := proposed(t, member, mine, "Closed")
	member.Post(t, mine+"/"+closed.ID+"/close", words{"state": "let_go", "version": 1}).Want(t, http.StatusOK)
	for range copy.Limits.GoalsOpenMax - 4 {
		proposed(t, member, mine, "One more")
	}
	var together sync.WaitGroup
	answers := make(chan int, 12)
	for n := range cap(answers) {
		together.Go(func() {
			if n%2 == 0 {
				answers <- member.Do(t, http.MethodPost, mine, "application/json", []byte(`{"title":"At once"}`)).Status
				return
			}
			answers <- coach.Do(t, http.MethodPost, of(member), "application/json", []byte(`{"title":"At once"}`)).Status
		})
	}
	together.Wait()
	close(answers)
	taken := 0
	for status := range answers {
		switch status {
		case http.StatusCreated:
			taken++
		case http.StatusConflict:
		default:
			t.Errorf("status %d", status)
		}
	}
	if open := h.Count(t, "select count(*) from goals where state = 'open'"); taken != 4 || open != copy.Limits.GoalsOpenMax {
		t.Errorf("%d were taken, %d are open", taken, open)
	}
	member.Post(t, mine, words{"title": "One too many"}).WantProblem(t, http.StatusConflict, said.TooManyOpen)
	member.Post(t, mine+"/"+closed.ID+"/reopen", nil).WantProblem(t, http.StatusConflict, said.TooManyOpen)
	// In all there is an end, too.
	if _, err := h.Pool.Exec(t.Context(), `update goals set state = 'let_go', closed_by = 'member', closed_at = now() where state = 'open'`); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Pool.Exec(t.Context(), `insert into goals (member_id, coach_id, title, proposed_by, member_agreed_at, state, closed_by, closed_at)
		select $1, $2, 'Past', 'member', now(), 'let_go', 'member', now() from generate_series(1, $3::int)`, member.ID, coach.ID, copy.Limits.GoalsMax); err != nil {
		t.Fatal(err)
	}
	coach.Post(t, of(member), words{"title": "One too many"}).WantProblem(t, http.StatusConflict, said.TooMany)
}

// TestBothAtOnce has the coach change the text while the member agrees: agreement never covers an unread text.
func TestBothAtOnce(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	for range 8 {
		goal := proposed(t, coach, of(member), "As it was")
		var together sync.WaitGroup
		together.Go(func() {
			coach.Do(t, http.MethodPatch, of(member)+"/"+goal.ID, "application/json", []byte(`{"title":"Other words","version":1}`))
		})
		together.Go(func() {
			member.Do(t, http.MethodPost, mine+"/"+goal.ID+"/agree", "application/json", []byte(`{"version":1}`))
		})
		together.Wait()
		for _, now := range ofMember(t, member).Items {
			if now.ID == goal.ID && (now.Agreed || now.WaitsFor != "member" || now.Title != "Other words") {
				t.Fatalf("it stands as %+v", now)
			}
		}
	}
}

// TestAfterAChangeOfCoach: the member can read earlier goals, the former coach none, and both cannot change them.
func TestAfterAChangeOfCoach(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	next := h.NewCoach(t)
	goal := proposed(t, member, mine, "Walk on Sundays")
	member.Choose(t, next)
	list := ofMember(t, member)
	if len(list.Items) != 0 || len(list.Earlier) != 1 || list.Earlier[0].Title != goal.Title || list.Earlier[0].CoachName != "Meera Krishnan" || list.Earlier[0].Removable || list.Earlier[0].WaitsFor != "" {
		t.Errorf("the member reads %+v", list)
	}
	if got := ofCoach(t, next, member); len(got) != 0 {
		t.Errorf("the next coach reads %+v", got)
	}
	refused := func(t *testing.T, who *apitest.User, message string) {
		t.Helper()
		who.Get(t, of(member)).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
		who.Post(t, of(member), words{"title": "Mine"}).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
		each(t, who.Visitor, of(member)+"/"+goal.ID, http.StatusNotFound, message)
	}
	refused(t, coach, copy.Errors.NotFound)
	each(t, next.Visitor, of(member)+"/"+goal.ID, http.StatusNotFound, said.NotFound)
	each(t, member.Visitor, mine+"/"+goal.ID, http.StatusForbidden, said.Earlier)
	each(t, h.NewMember(t).Visitor, mine+"/"+goal.ID, http.StatusNotFound, said.NotFound)
	h.NewMember(t).Post(t, mine, words{"title": "Alone"}).WantProblem(t, http.StatusConflict, said.NoCoach)

	// With the same coach again, it continues. An inactive coach has no access.
	member.Choose(t, coach)
	if got := ofCoach(t, coach, member); len(got) != 1 {
		t.Errorf("when they are back: %+v", got)
	}
	if _, err := h.Pool.Exec(t.Context(), "update coaches set is_active = false where id = $1", coach.ID); err != nil {
		t.Fatal(err)
	}
	refused(t, coach, copy.Errors.NotFound)
	if got := ofMember(t, member); len(got.Items) != 1 {
		t.Errorf("the member reads %+v", got)
	}
}

// each calls every operation on one goal.
func each(t *testing.T, who *apitest.Visitor, one string, status int, message string) {
	t.Helper()
	call(t, who, http.MethodPatch, one, words{"title": "Mine", "version": 1}).WantProblem(t, status, message)
	call(t, who, http.MethodPost, one+"/agree", words{"version": 1}).WantProblem(t, status, message)
	call(t, who, http.MethodPost, one+"/close", words{"state": "let_go", "version": 1}).WantProblem(t, status, message)
	call(t, who, http.MethodPost, one+"/reopen", nil).WantProblem(t, status, message)
	call(t, who, http.MethodDelete, one, nil).WantProblem(t, status, message)
}

func TestStrangersHaveNoGoals(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	id := uuid.NewString()
	for path, people := range map[string][]*apitest.Visitor{
		mine:       {apitest.NewVisitor(h.Member), coach.At(h.Member)},
		of(member): {apitest.NewVisitor(h.Coach), member.At(h.Coach)},
	} {
		for _, who := range people {
			who.Get(t, path).WantProblem(t, http.StatusUnauthorized, "")
			who.Post(t, path, words{"title": "Mine"}).WantProblem(t, http.StatusUnauthorized, "")
			each(t, who, path+"/"+id, http.StatusUnauthorized, "")
		}
	}
}

// TestAYesAndItsBellAreOne: if updating the bell fails, the agreement is not stored either, and can be repeated.
func TestAYesAndItsBellAreOne(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	goal := proposed(t, coach, of(member), "Sleep before one")
	bell(t, member, said.BellAsked)
	execute := func(statement string) {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	execute("alter table notifications add constraint broken check (read_at is null)")
	agree := func() apitest.Answer { return member.Post(t, mine+"/"+goal.ID+"/agree", words{"version": 1}) }
	agree().Want(t, http.StatusInternalServerError)
	if list := ofMember(t, member); list.Items[0].WaitsFor != "member" {
		t.Errorf("stored all the same: %+v", list.Items[0])
	}
	execute("alter table notifications drop constraint broken")
	agree().Want(t, http.StatusOK)
	bell(t, member, "")
}

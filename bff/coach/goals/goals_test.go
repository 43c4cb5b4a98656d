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

var texts = copy.GoalAnswers

const memberGoals = "/api/goals"

func clientGoals(client *apitest.User) string { return "/api/coach/clients/" + client.ID + "/goals" }

func call(t *testing.T, visitor *apitest.Visitor, method, path string, body any) apitest.Response {
	t.Helper()
	if body == nil {
		return visitor.Do(t, method, path, "", nil)
	}
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return visitor.Do(t, method, path, "application/json", raw)
}

type object map[string]any

// goalList is the response of the member's own list. The coach's type reads it, without the fields for the coach.
type goalList struct {
	Items   []coachgoals.Goal
	Earlier []struct {
		coachgoals.Goal
		CoachName string
	}
}

// propose creates a goal at one of the two paths.
func propose(t *testing.T, user *apitest.User, path string, title string) (goal coachgoals.Goal) {
	t.Helper()
	user.Post(t, path, object{"title": title}).Want(t, http.StatusCreated).IntoLoosely(t, &goal)
	return goal
}

func memberList(t *testing.T, member *apitest.User) (list goalList) {
	t.Helper()
	member.Get(t, memberGoals).Want(t, http.StatusOK).IntoLoosely(t, &list)
	return list
}

func coachList(t *testing.T, coach, client *apitest.User) (list []coachgoals.Goal) {
	t.Helper()
	coach.Get(t, clientGoals(client)).Want(t, http.StatusOK).Into(t, &list)
	return list
}

// TestGoalIsProposedAgreedClosedAndReopened follows one goal on both sides: proposed, changed, agreed, reached,
// reopened.
func TestGoalIsProposedAgreedClosedAndReopened(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	coachStream, memberStream := coach.Live(t, "/api/coach/live", ""), member.Live(t, "/api/live", "")
	if list := memberList(t, member); len(list.Items) != 0 || len(list.Earlier) != 0 || len(coachList(t, coach, member)) != 0 {
		t.Fatalf("initially %+v", list)
	}
	answer := member.Post(t, memberGoals, object{"title": "  Walk on Sundays ", "detail": "With Amma.\nTwenty minutes."}).Want(t, http.StatusCreated)
	answer.WantKeys(t, "id", "title", "detail", "proposedBy", "agreed", "agreedAt", "waitsFor", "state", "closedBy", "closedAt", "version", "removable", "createdAt")
	var goal coachgoals.Goal
	answer.IntoLoosely(t, &goal)
	if goal.Title != "Walk on Sundays" || goal.ProposedBy != "member" || goal.Agreed || goal.WaitsFor != "coach" || goal.State != "open" || goal.Version != 1 || !goal.Removable {
		t.Errorf("proposed %+v", goal)
	}
	coachStream.NextOf(t, "goal")
	memberStream.NextOf(t, "goal")
	listed := coachList(t, coach, member)
	if len(listed) != 1 || listed[0].Title != goal.Title || listed[0].Removable || listed[0].Safety != "" {
		t.Fatalf("the coach sees %+v", listed)
	}

	// A goal cannot be closed as reached before both agreed; the author's agreement is implied.
	one, coachPath := memberGoals+"/"+goal.ID, clientGoals(member)+"/"+goal.ID
	member.Post(t, one+"/close", object{"state": "reached", "version": 1}).WantProblem(t, http.StatusConflict, texts.NotAgreed)
	member.Post(t, one+"/agree", object{"version": 1}).Want(t, http.StatusOK)
	// The coach changes the text: now the member's agreement is missing.
	call(t, coach.Visitor, http.MethodPatch, coachPath, object{"title": "Walk twice a week", "version": 1}).Want(t, http.StatusOK).IntoLoosely(t, &goal)
	if goal.Version != 2 || goal.WaitsFor != "member" || goal.Detail != "" || goal.ProposedBy != "member" {
		t.Errorf("changed to %+v", goal)
	}
	wantBell(t, member, texts.BellAsked)
	coach.Post(t, coachPath+"/agree", object{"version": 1}).WantProblem(t, http.StatusConflict, texts.Changed, "version")
	member.Post(t, one+"/agree", object{"version": 1}).WantProblem(t, http.StatusConflict, texts.Changed, "version")
	call(t, member.Visitor, http.MethodPatch, one, object{"title": "Mine", "version": 1}).WantProblem(t, http.StatusConflict, texts.Changed, "version")
	member.Post(t, one+"/agree", object{"version": 2}).Want(t, http.StatusOK).IntoLoosely(t, &goal)
	if !goal.Agreed || goal.AgreedAt == nil || goal.WaitsFor != "" || goal.Removable {
		t.Errorf("agreed: %+v", goal)
	}
	wantBell(t, member, "")
	call(t, member.Visitor, http.MethodDelete, one, nil).WantProblem(t, http.StatusConflict, texts.CannotTakeBack)
	// Sending the same text changes nothing.
	call(t, coach.Visitor, http.MethodPatch, coachPath, object{"title": "Walk twice a week", "version": 2}).Want(t, http.StatusOK).IntoLoosely(t, &goal)
	if !goal.Agreed || goal.Version != 2 {
		t.Errorf("after sending the same text: %+v", goal)
	}

	coach.Post(t, coachPath+"/close", object{"state": "reached", "version": 2}).Want(t, http.StatusOK).IntoLoosely(t, &goal)
	if goal.State != "reached" || goal.ClosedBy != "coach" || goal.ClosedAt == nil {
		t.Errorf("reached: %+v", goal)
	}
	wantBell(t, member, texts.BellChanged)
	member.Post(t, one+"/close", object{"state": "let_go", "version": 2}).WantProblem(t, http.StatusConflict, texts.AlreadyClosed)
	call(t, member.Visitor, http.MethodPatch, one, object{"title": "Mine", "version": 2}).WantProblem(t, http.StatusConflict, texts.AlreadyClosed)
	member.Post(t, one+"/close", object{"state": "later", "version": 2}).WantProblem(t, http.StatusBadRequest, texts.StateUnknown, "state")
	// The side that closed it undoes that; if the other side reopens it, both must agree again.
	coach.Post(t, coachPath+"/reopen", nil).Want(t, http.StatusOK).IntoLoosely(t, &goal)
	if goal.State != "open" || !goal.Agreed {
		t.Errorf("reopened by the side that closed it: %+v", goal)
	}
	coach.Post(t, coachPath+"/close", object{"state": "let_go", "version": 2}).Want(t, http.StatusOK)
	member.Post(t, one+"/reopen", nil).Want(t, http.StatusOK).IntoLoosely(t, &goal)
	if goal.State != "open" || goal.Agreed || goal.WaitsFor != "coach" || goal.ClosedAt != nil || goal.ClosedBy != "" {
		t.Errorf("reopened by the other side: %+v", goal)
	}
	coach.Post(t, coachPath+"/agree", object{"version": 2}).Want(t, http.StatusOK)
	if got := memberList(t, member); len(got.Items) != 1 || !got.Items[0].Agreed {
		t.Errorf("finally %+v", got)
	}
	h.Log.WantNo(t, "Walk", "Amma")
}

// wantBell checks the bell's unread text about goals; empty means none.
func wantBell(t *testing.T, member *apitest.User, want string) {
	t.Helper()
	var page struct {
		Items []struct {
			Type, Message string
			Read          bool
		} `json:"items"`
	}
	member.Get(t, "/api/notifications").Want(t, http.StatusOK).IntoLoosely(t, &page)
	got := ""
	for _, item := range page.Items {
		if item.Type == "goal" && !item.Read {
			got += item.Message
		}
	}
	if got != want {
		t.Errorf("the bell shows %q, want %q", got, want)
	}
}

func TestProposalCanBeDeletedByItsAuthorOnly(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	goal := propose(t, coach, clientGoals(member), "Sleep before one")
	wantBell(t, member, texts.BellAsked)
	call(t, member.Visitor, http.MethodDelete, memberGoals+"/"+goal.ID, nil).WantProblem(t, http.StatusConflict, texts.CannotTakeBack)
	call(t, coach.Visitor, http.MethodDelete, clientGoals(member)+"/"+goal.ID, nil).Want(t, http.StatusNoContent)
	wantBell(t, member, "")
	call(t, coach.Visitor, http.MethodDelete, clientGoals(member)+"/"+goal.ID, nil).WantProblem(t, http.StatusNotFound, texts.NotFound)
	// Either side may let a goal go, agreed or not. Reopening does not add the missing agreement.
	goal = propose(t, coach, clientGoals(member), "Sleep before two")
	member.Post(t, memberGoals+"/"+goal.ID+"/close", object{"state": "let_go", "version": 1}).Want(t, http.StatusOK)
	member.Post(t, memberGoals+"/"+goal.ID+"/reopen", nil).Want(t, http.StatusOK).IntoLoosely(t, &goal)
	if goal.Agreed || goal.WaitsFor != "member" {
		t.Errorf("reopened: %+v", goal)
	}
}

func TestInvalidGoalsAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	goal := propose(t, member, memberGoals, strings.Repeat("அ", copy.Limits.GoalTitleMax))
	for name, c := range map[string]struct{ title, detail, message, field string }{
		"no title":                {" ab ", "", texts.TitleTooShort, "title"},
		"long title":              {strings.Repeat("அ", copy.Limits.GoalTitleMax+1), "", texts.TitleTooLong, "title"},
		"long detail":             {"Walk", strings.Repeat("x", copy.Limits.GoalDetailMax+1), texts.DetailTooLong, "detail"},
		"control character":       {"Walk", "a\ab", texts.DetailControls, "detail"},
		"line break in the title": {"Walk\ntwice", "", copy.Validation.ControlCharacters, "title"},
	} {
		t.Run(name, func(t *testing.T) {
			body := object{"title": c.title, "detail": c.detail}
			member.Post(t, memberGoals, body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
			coach.Post(t, clientGoals(member), body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
			body["version"] = 1
			call(t, member.Visitor, http.MethodPatch, memberGoals+"/"+goal.ID, body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
			call(t, coach.Visitor, http.MethodPatch, clientGoals(member)+"/"+goal.ID, body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
		})
	}
}

// TestConcurrentProposalsStayWithinTheLimit proposes goals from both sides concurrently, up to the limit of open goals.
func TestConcurrentProposalsStayWithinTheLimit(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	closed := propose(t, member, memberGoals, "Closed")
	member.Post(t, memberGoals+"/"+closed.ID+"/close", object{"state": "let_go", "version": 1}).Want(t, http.StatusOK)
	for range copy.Limits.GoalsOpenMax - 4 {
		propose(t, member, memberGoals, "One more")
	}
	var wg sync.WaitGroup
	statuses := make(chan int, 12)
	for n := range cap(statuses) {
		wg.Go(func() {
			if n%2 == 0 {
				statuses <- member.Do(t, http.MethodPost, memberGoals, "application/json", []byte(`{"title":"At once"}`)).Status
				return
			}
			statuses <- coach.Do(t, http.MethodPost, clientGoals(member), "application/json", []byte(`{"title":"At once"}`)).Status
		})
	}
	wg.Wait()
	close(statuses)
	created := 0
	for status := range statuses {
		switch status {
		case http.StatusCreated:
			created++
		case http.StatusConflict:
		default:
			t.Errorf("status %d", status)
		}
	}
	if open := h.Count(t, "select count(*) from goals where state = 'open'"); created != 4 || open != copy.Limits.GoalsOpenMax {
		t.Errorf("%d were created, %d are open", created, open)
	}
	member.Post(t, memberGoals, object{"title": "One too many"}).WantProblem(t, http.StatusConflict, texts.TooManyOpen)
	member.Post(t, memberGoals+"/"+closed.ID+"/reopen", nil).WantProblem(t, http.StatusConflict, texts.TooManyOpen)
	// The total number of goals is limited, too.
	if _, err := h.Pool.Exec(t.Context(), `update goals set state = 'let_go', closed_by = 'member', closed_at = now() where state = 'open'`); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Pool.Exec(t.Context(), `insert into goals (member_id, coach_id, title, proposed_by, member_agreed_at, state, closed_by, closed_at)
		select $1, $2, 'Past', 'member', now(), 'let_go', 'member', now() from generate_series(1, $3::int)`, member.ID, coach.ID, copy.Limits.GoalsMax); err != nil {
		t.Fatal(err)
	}
	coach.Post(t, clientGoals(member), object{"title": "One too many"}).WantProblem(t, http.StatusConflict, texts.TooMany)
}

// TestAgreementNeverCoversUnreadText changes the text as the coach while the member agrees.
func TestAgreementNeverCoversUnreadText(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	for range 8 {
		goal := propose(t, coach, clientGoals(member), "As it was")
		var wg sync.WaitGroup
		wg.Go(func() {
			coach.Do(t, http.MethodPatch, clientGoals(member)+"/"+goal.ID, "application/json", []byte(`{"title":"Other words","version":1}`))
		})
		wg.Go(func() {
			member.Do(t, http.MethodPost, memberGoals+"/"+goal.ID+"/agree", "application/json", []byte(`{"version":1}`))
		})
		wg.Wait()
		for _, now := range memberList(t, member).Items {
			if now.ID == goal.ID && (now.Agreed || now.WaitsFor != "member" || now.Title != "Other words") {
				t.Fatalf("the goal is %+v", now)
			}
		}
	}
}

// TestGoalsWithFormerCoachAreReadOnlyForMember: the member can read earlier goals, the former coach cannot; neither can
// change them.
func TestGoalsWithFormerCoachAreReadOnlyForMember(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	next := h.NewCoach(t)
	goal := propose(t, member, memberGoals, "Walk on Sundays")
	member.Choose(t, next)
	list := memberList(t, member)
	if len(list.Items) != 0 || len(list.Earlier) != 1 || list.Earlier[0].Title != goal.Title || list.Earlier[0].CoachName != "Meera Krishnan" || list.Earlier[0].Removable || list.Earlier[0].WaitsFor != "" {
		t.Errorf("the member received %+v", list)
	}
	if got := coachList(t, next, member); len(got) != 0 {
		t.Errorf("the next coach reads %+v", got)
	}
	wantHidden := func(t *testing.T, user *apitest.User, message string) {
		t.Helper()
		user.Get(t, clientGoals(member)).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
		user.Post(t, clientGoals(member), object{"title": "Mine"}).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
		wantEach(t, user.Visitor, clientGoals(member)+"/"+goal.ID, http.StatusNotFound, message)
	}
	wantHidden(t, coach, copy.Errors.NotFound)
	wantEach(t, next.Visitor, clientGoals(member)+"/"+goal.ID, http.StatusNotFound, texts.NotFound)
	wantEach(t, member.Visitor, memberGoals+"/"+goal.ID, http.StatusForbidden, texts.Earlier)
	wantEach(t, h.NewMember(t).Visitor, memberGoals+"/"+goal.ID, http.StatusNotFound, texts.NotFound)
	h.NewMember(t).Post(t, memberGoals, object{"title": "Alone"}).WantProblem(t, http.StatusConflict, texts.NoCoach)

	// With the same coach again, it continues. An inactive coach has no access.
	member.Choose(t, coach)
	if got := coachList(t, coach, member); len(got) != 1 {
		t.Errorf("after the member returned: %+v", got)
	}
	if _, err := h.Pool.Exec(t.Context(), "update coaches set is_active = false where id = $1", coach.ID); err != nil {
		t.Fatal(err)
	}
	wantHidden(t, coach, copy.Errors.NotFound)
	if got := memberList(t, member); len(got.Items) != 1 {
		t.Errorf("the member received %+v", got)
	}
}

// wantEach calls every operation on one goal and expects this status.
func wantEach(t *testing.T, visitor *apitest.Visitor, one string, status int, message string) {
	t.Helper()
	call(t, visitor, http.MethodPatch, one, object{"title": "Mine", "version": 1}).WantProblem(t, status, message)
	call(t, visitor, http.MethodPost, one+"/agree", object{"version": 1}).WantProblem(t, status, message)
	call(t, visitor, http.MethodPost, one+"/close", object{"state": "let_go", "version": 1}).WantProblem(t, status, message)
	call(t, visitor, http.MethodPost, one+"/reopen", nil).WantProblem(t, status, message)
	call(t, visitor, http.MethodDelete, one, nil).WantProblem(t, status, message)
}

func TestGoalsReturn401WithoutMatchingSession(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	id := uuid.NewString()
	for path, visitors := range map[string][]*apitest.Visitor{
		memberGoals:         {apitest.NewVisitor(h.Member), coach.At(h.Member)},
		clientGoals(member): {apitest.NewVisitor(h.Coach), member.At(h.Coach)},
	} {
		for _, visitor := range visitors {
			visitor.Get(t, path).WantProblem(t, http.StatusUnauthorized, "")
			visitor.Post(t, path, object{"title": "Mine"}).WantProblem(t, http.StatusUnauthorized, "")
			wantEach(t, visitor, path+"/"+id, http.StatusUnauthorized, "")
		}
	}
}

// TestFailedBellUpdateRollsBackAgreement: the agreement can be repeated afterwards.
func TestFailedBellUpdateRollsBackAgreement(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	goal := propose(t, coach, clientGoals(member), "Sleep before one")
	wantBell(t, member, texts.BellAsked)
	execute := func(statement string) {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	execute("alter table notifications add constraint broken check (read_at is null)")
	agree := func() apitest.Response { return member.Post(t, memberGoals+"/"+goal.ID+"/agree", object{"version": 1}) }
	agree().Want(t, http.StatusInternalServerError)
	if list := memberList(t, member); list.Items[0].WaitsFor != "member" {
		t.Errorf("the agreement was stored: %+v", list.Items[0])
	}
	execute("alter table notifications drop constraint broken")
	agree().Want(t, http.StatusOK)
	wantBell(t, member, "")
}

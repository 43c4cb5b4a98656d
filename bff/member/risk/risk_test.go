package risk_test

import (
	"encoding/json"
	"net/http"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/member/risk"
)

const (
	path   = "/api/risk"
	urgent = "I want to end my life"
)

func stateOf(t *testing.T, member *apitest.User) (state risk.RiskState) {
	t.Helper()
	member.Get(t, path).Want(t, http.StatusOK).Into(t, &state)
	return state
}

func TestEveryPlaceRaisesTheMembersState(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	for place, write := range map[string]func(member, coach *apitest.User){
		"a message to the coach":   func(member, coach *apitest.User) { member.Write(t, coach, urgent) },
		"a message to a companion": func(member, _ *apitest.User) { talk(t, member, urgent) },
		"a goal": func(member, _ *apitest.User) {
			member.Post(t, "/api/goals", map[string]string{"title": urgent}).Want(t, http.StatusCreated)
		},
		"a post": func(member, _ *apitest.User) {
			member.Post(t, "/api/forum-alias/accept-guidelines", nil).Want(t, http.StatusOK)
			draft := map[string]any{"title": "Today", "content": urgent, "category": "career", "tags": []string{}}
			member.Post(t, "/api/posts", draft).Want(t, http.StatusCreated)
		},
		"the note of a booking": func(member, coach *apitest.User) {
			var open struct {
				Slots []struct{ StartsAt time.Time }
			}
			member.Get(t, "/api/coaches/"+coach.ID+"/slots").Want(t, http.StatusOK).IntoLoosely(t, &open)
			member.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": open.Slots[20].StartsAt, "note": urgent}).
				Want(t, http.StatusCreated)
		},
		"a page of the journal": func(member, _ *apitest.User) {
			raw, err := json.Marshal(map[string]string{"text": urgent})
			if err != nil {
				t.Fatal(err)
			}
			member.Do(t, http.MethodPut, "/api/journal/"+uuid.NewString(), "application/json", raw).Want(t, http.StatusOK)
		},
	} {
		member, coach := h.Pair(t)
		if state := stateOf(t, member); state.State != "none" || state.Since != nil {
			t.Fatalf("a new member: %+v", state)
		}
		stream := member.Live(t, "/api/live", "")
		write(member, coach)
		stream.NextOf(t, "risk")
		stream.Close()
		if state := stateOf(t, member); state.State != "urgent" || state.Question || state.Since == nil {
			t.Errorf("after %s: %+v", place, state)
		}
	}
	// Texts for companions, the forum and the journal mark no conversation.
	if n := h.Count(t, "select count(*) from conversations where urgent_since is not null"); n != 2 {
		t.Errorf("%d conversations are marked urgent, want those of the message and the goal", n)
	}
}

func talk(t *testing.T, member *apitest.User, text string) {
	t.Helper()
	member.Post(t, "/api/companions/tara/messages", map[string]string{"id": uuid.NewString(), "text": text}).Want(t, http.StatusOK)
}

func TestStateFallsWithAnswersOfTheMember(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	post := func(path string, body map[string]string) (state risk.RiskState) {
		t.Helper()
		member.Post(t, path, body).Want(t, http.StatusOK).Into(t, &state)
		return state
	}
	talk(t, member, "I feel hopeless since the breakup")
	if state := stateOf(t, member); state.State != "ask" || !state.Question {
		t.Fatalf("after a concern: %+v", state)
	}
	if state := post(path+"/answer", map[string]string{"answer": "no"}); state.State != "ask" || state.Question {
		t.Errorf("after no: %+v", state)
	}
	for range 5 {
		member.Write(t, coach, "The weather was fine today")
	}
	if state := stateOf(t, member); state.State != "none" {
		t.Errorf("after five quiet messages: %+v", state)
	}
	member.Write(t, coach, urgent)
	if state := post(path+"/report", map[string]string{"report": "safe"}); state.State != "after" {
		t.Errorf("safe: %+v", state)
	}
	if state := post(path+"/report", map[string]string{"report": "easier"}); state.State != "none" {
		t.Errorf("easier: %+v", state)
	}
	for path, body := range map[string]map[string]string{path + "/answer": {"answer": "perhaps"}, path + "/report": {"report": ""}} {
		member.Post(t, path, body).Want(t, http.StatusBadRequest)
	}
	for _, call := range []func(*apitest.Visitor) apitest.Response{
		func(v *apitest.Visitor) apitest.Response { return v.Get(t, path) },
		func(v *apitest.Visitor) apitest.Response {
			return v.Post(t, path+"/answer", map[string]string{"answer": "no"})
		},
		func(v *apitest.Visitor) apitest.Response {
			return v.Post(t, path+"/report", map[string]string{"report": "same"})
		},
	} {
		call(apitest.NewVisitor(h.Member)).Want(t, http.StatusUnauthorized)
	}
}

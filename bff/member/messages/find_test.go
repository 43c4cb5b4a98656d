package messages_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/member/live"
	"aangan/bff/member/messages"
)

func TestSearchFindsTextNewestFirst(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	for range 25 {
		member.Write(t, coach, "நான் இங்கதான் இருக்கேன் 🙏🏽")
	}
	other := member.Write(t, coach, "The visa interview is on Monday")
	base := "/api/messages/" + coach.ID + "/search?q="
	find := func(query string) messages.Found {
		t.Helper()
		var found messages.Found
		member.Get(t, base+query).Want(t, http.StatusOK).Into(t, &found)
		return found
	}
	first := find(url.QueryEscape("இருக்கேன் 🙏🏽"))
	if len(first.Items) != 20 || !first.More || first.Items[0].Seq != 26 || first.Items[19].Seq != 7 {
		t.Fatalf("%d found, more %t", len(first.Items), first.More)
	}
	if rest := find(url.QueryEscape("இருக்கேன் 🙏🏽") + "&before=7"); len(rest.Items) != 5 || rest.More || rest.Items[4].Seq != 2 {
		t.Fatalf("the rest: %+v", rest)
	}
	if one := find("VISA%20int"); len(one.Items) != 1 || one.Items[0].ID != other.ID || one.Items[0].CoachID != coach.ID {
		t.Fatalf("found %+v", one)
	}
	member.Get(t, base+"nothing").Want(t, http.StatusOK).WantKeys(t, "items", "more")
	if none := find("nothing%20here"); none.Items == nil || len(none.Items) != 0 || none.More {
		t.Fatalf("found %+v", none)
	}
	for name, query := range map[string]string{"empty query": "", "only spaces": "%20%20", "query over the limit": strings.Repeat("a", 101), "invalid UTF-8": "%ff"} {
		t.Run(name, func(t *testing.T) { member.Get(t, base+query).WantProblem(t, http.StatusBadRequest, "", "q") })
	}
	member.Get(t, base+"visa&before=0").WantProblem(t, http.StatusBadRequest, "", "before")
	otherCoach := h.NewCoach(t)
	member.Get(t, "/api/messages/"+otherCoach.ID+"/search?q=visa").WantProblem(t, http.StatusNotFound, "")
	apitest.NewVisitor(h.Member).Get(t, base+"visa").WantProblem(t, http.StatusUnauthorized, "")
}

func TestTypingReachesTheOtherSideOnly(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	screen := member.Live(t, live.Path, "")
	// The member receives the coach's typing, but not their own.
	path := "/api/messages/" + coach.ID + "/typing"
	member.Post(t, path, map[string]any{"typing": true}).Want(t, http.StatusNoContent)
	for _, typing := range []bool{true, false} {
		coach.Post(t, "/api/coach/clients/"+member.ID+"/typing", map[string]any{"typing": typing}).Want(t, http.StatusNoContent)
		event := screen.Next(t)
		var typingEvent live.Typing
		apitest.Response{Body: []byte(event.Data)}.Into(t, &typingEvent)
		if event.Kind != "typing" || event.ID != "" || typingEvent.CoachID != coach.ID || typingEvent.Typing != typing {
			t.Errorf("received %+v", event)
		}
	}
	member.Post(t, path, map[string]any{}).WantProblem(t, http.StatusBadRequest, "", "typing")
	member.Post(t, path, map[string]any{"typing": "yes"}).WantProblem(t, http.StatusBadRequest, "", "typing")
	second := h.NewCoach(t)
	member.Post(t, "/api/messages/"+second.ID+"/typing", map[string]any{"typing": true}).WantProblem(t, http.StatusNotFound, "")
	member.Choose(t, second)
	member.Post(t, path, map[string]any{"typing": true}).WantProblem(t, http.StatusForbidden, "")
	apitest.NewVisitor(h.Member).Post(t, path, map[string]any{"typing": true}).WantProblem(t, http.StatusUnauthorized, "")
}

func TestConversationListMarksPresentCoach(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	second := h.NewCoach(t)
	member.Choose(t, second)
	answer := member.Get(t, "/api/conversations").Want(t, http.StatusOK)
	var list []messages.ConversationSummary
	answer.Into(t, &list)
	if len(list) != 2 || list[0].CoachID != second.ID || !list[0].Present || list[1].CoachID != coach.ID || list[1].Present || list[1].LastMessageAt == nil {
		t.Errorf("listed %+v", list)
	}
	if none := h.NewMember(t).Get(t, "/api/conversations").Want(t, http.StatusOK); strings.TrimSpace(string(none.Body)) != "[]" {
		t.Errorf("without a coach: %s", none.Body)
	}
	apitest.NewVisitor(h.Member).Get(t, "/api/conversations").WantProblem(t, http.StatusUnauthorized, "")
}

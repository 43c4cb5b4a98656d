package messages_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/member/messages"
)

func changePath(coachID, message, more string) string {
	return "/api/conversations/" + coachID + "/messages/" + message + more
}

func put(t *testing.T, who *apitest.User, path string, body map[string]any) apitest.Response {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return who.Do(t, http.MethodPut, path, "application/json", raw)
}

func TestMemberEditsRepliesReactsAndUnsends(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	var sent, reply, changed messages.Message
	member.Post(t, "/api/messages", map[string]any{"coachId": coach.ID, "text": "Good mornign"}).Want(t, http.StatusCreated).Into(t, &sent)
	path := changePath(coach.ID, sent.ID, "")
	put(t, member, path, map[string]any{"text": "Good morning", "version": 1}).Want(t, http.StatusOK).Into(t, &changed)
	if changed.Text != "Good morning" || changed.Version != 2 || changed.EditedAt == nil {
		t.Errorf("edited %+v", changed)
	}
	put(t, member, path, map[string]any{"text": "Other", "version": 1}).WantProblem(t, http.StatusConflict, copy.ChatAnswers.ChangedElsewhere)
	put(t, member, path, map[string]any{"text": " ", "version": 2}).WantProblem(t, http.StatusBadRequest, "", "text")
	member.Post(t, "/api/messages", map[string]any{"coachId": coach.ID, "text": "And more", "replyTo": sent.ID}).Want(t, http.StatusCreated).Into(t, &reply)
	if q := reply.ReplyTo; q == nil || q.ID != sent.ID || q.From != "member" || q.Text != "Good morning" || q.State != "present" || *q.Seq != sent.Seq {
		t.Errorf("the quote is %+v", reply.ReplyTo)
	}
	member.Post(t, "/api/messages", map[string]any{"coachId": coach.ID, "text": "No", "replyTo": uuid.NewString()}).WantProblem(t, http.StatusBadRequest, "", "replyTo")
	member.Post(t, "/api/messages", map[string]any{"coachId": coach.ID, "text": "No", "replyTo": "x"}).WantProblem(t, http.StatusBadRequest, "", "replyTo")
	put(t, member, path+"/reaction", map[string]any{"reaction": "glad"}).Want(t, http.StatusOK).Into(t, &changed)
	if changed.MemberReaction != "glad" || changed.CoachReaction != "" {
		t.Errorf("reacted %+v", changed)
	}
	put(t, member, path+"/reaction", map[string]any{"reaction": "lamp"}).WantProblem(t, http.StatusBadRequest, "", "reaction")
	for range 2 {
		member.Do(t, http.MethodDelete, path, "", nil).Want(t, http.StatusOK).Into(t, &changed)
		if !changed.Unsent || changed.Text != "" || changed.MemberReaction != "" {
			t.Errorf("unsent %+v", changed)
		}
	}
	put(t, member, path+"/reaction", map[string]any{"reaction": "glad"}).WantProblem(t, http.StatusConflict, copy.ChatAnswers.AlreadyUnsent)
	if _, err := h.Pool.Exec(t.Context(), "update messages set created_at = created_at - interval '16 minutes'"); err != nil {
		t.Fatal(err)
	}
	late := changePath(coach.ID, reply.ID, "")
	put(t, member, late, map[string]any{"text": "Late", "version": 1}).WantProblem(t, http.StatusConflict, copy.ChatAnswers.ChangeTooLate)
	member.Do(t, http.MethodDelete, late, "", nil).WantProblem(t, http.StatusConflict, copy.ChatAnswers.ChangeTooLate)
}

func TestOthersMessagesCannotBeChanged(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	other, _ := h.Pair(t)
	coach.Post(t, "/api/coach/clients/"+member.ID+"/messages", map[string]any{"text": "Hello"}).Want(t, http.StatusCreated)
	var conversation messages.Conversation
	member.Get(t, "/api/messages/"+coach.ID).Want(t, http.StatusOK).Into(t, &conversation)
	theirs := conversation.Messages[1]
	for _, c := range []struct {
		who    *apitest.User
		path   string
		status int
	}{
		{member, changePath(coach.ID, theirs.ID, ""), http.StatusForbidden},
		{other, changePath(coach.ID, theirs.ID, ""), http.StatusNotFound},
		{member, changePath(coach.ID, uuid.NewString(), ""), http.StatusNotFound},
		{member, changePath(uuid.NewString(), theirs.ID, ""), http.StatusNotFound},
	} {
		put(t, c.who, c.path, map[string]any{"text": "Changed", "version": 1}).Want(t, c.status)
		c.who.Do(t, http.MethodDelete, c.path, "", nil).Want(t, c.status)
		if c.status == http.StatusNotFound {
			put(t, c.who, c.path+"/reaction", map[string]any{"reaction": "heart"}).Want(t, c.status)
		}
	}
	visitor := apitest.NewVisitor(h.Member)
	visitor.Do(t, http.MethodDelete, changePath(coach.ID, theirs.ID, ""), "", nil).Want(t, http.StatusUnauthorized)
	if n := h.Count(t, "select count(*) from messages where version > 1 or member_reaction is not null"); n != 0 {
		t.Errorf("%d messages were changed", n)
	}
}

package messages_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/messages"
	"aangan/bff/domain/copy"
)

func TestCoachEditsRepliesReactsAndUnsends(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	put := func(path string, body map[string]any) apitest.Response {
		t.Helper()
		raw, err := json.Marshal(body)
		if err != nil {
			t.Fatal(err)
		}
		return coach.Do(t, http.MethodPut, path, "application/json", raw)
	}
	base := "/api/coach/clients/" + member.ID + "/messages"
	member.Post(t, "/api/messages", map[string]any{"coachId": coach.ID, "text": "It rained"}).Want(t, http.StatusCreated)
	var conversation messages.ClientConversation
	coach.Get(t, base).Want(t, http.StatusOK).Into(t, &conversation)
	theirs := conversation.Messages[1]
	var sent, changed messages.CoachMessage
	coach.Post(t, base, map[string]any{"text": "And then", "replyTo": theirs.ID}).Want(t, http.StatusCreated).Into(t, &sent)
	if sent.ReplyTo == nil || sent.ReplyTo.From != "member" || sent.ReplyTo.Text != "It rained" {
		t.Errorf("the quote is %+v", sent.ReplyTo)
	}
	coach.Post(t, base, map[string]any{"text": "No", "replyTo": uuid.NewString()}).WantProblem(t, http.StatusBadRequest, "", "replyTo")
	path := base + "/" + sent.ID
	put(path, map[string]any{"text": "And then?", "version": 1}).Want(t, http.StatusOK).Into(t, &changed)
	if changed.Text != "And then?" || changed.Version != 2 || changed.ReplyTo == nil {
		t.Errorf("edited %+v", changed)
	}
	put(path, map[string]any{"text": "", "version": 2}).WantProblem(t, http.StatusBadRequest, "", "text")
	put(base+"/"+theirs.ID+"/reaction", map[string]any{"reaction": "hard"}).Want(t, http.StatusOK).Into(t, &changed)
	if changed.CoachReaction != "hard" {
		t.Errorf("reacted %+v", changed)
	}
	put(base+"/"+theirs.ID+"/reaction", map[string]any{"reaction": "?"}).WantProblem(t, http.StatusBadRequest, "", "reaction")
	coach.Do(t, http.MethodDelete, path, "", nil).Want(t, http.StatusOK).Into(t, &changed)
	if !changed.Unsent || changed.Text != "" {
		t.Errorf("unsent %+v", changed)
	}
	put(path, map[string]any{"text": "Again", "version": 3}).WantProblem(t, http.StatusConflict, copy.ChatAnswers.AlreadyUnsent)
	for _, of := range []string{"/api/coach/clients/" + uuid.NewString() + "/messages/" + sent.ID, base + "/" + uuid.NewString()} {
		coach.Do(t, http.MethodDelete, of, "", nil).Want(t, http.StatusNotFound)
		put(of, map[string]any{"text": "x", "version": 1}).Want(t, http.StatusNotFound)
		put(of+"/reaction", map[string]any{"reaction": "heart"}).Want(t, http.StatusNotFound)
	}
	coach.Do(t, http.MethodDelete, base+"/"+theirs.ID, "", nil).WantProblem(t, http.StatusForbidden, copy.ChatAnswers.NotYourMessage)
	apitest.NewVisitor(h.Coach).Do(t, http.MethodDelete, path, "", nil).Want(t, http.StatusUnauthorized)
}

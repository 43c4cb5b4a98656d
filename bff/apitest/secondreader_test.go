package apitest_test

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/languagemodel"
)

// listening is a second reader that keeps the texts that it was asked about, and sees a risk in each.
type listening struct {
	mu    sync.Mutex
	texts []string
}

func (l *listening) Ask(_ context.Context, request languagemodel.Request) (string, int64, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.texts = append(l.texts, request.Messages[1].Content)
	return `{"risk":"ask","kind":"self"}`, 5, nil
}

func (l *listening) heard(text string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return slices.Contains(l.texts, text)
}

// TestSecondReaderReadsAllTextsButTheJournal: for each kind of text a member of their own. The coach's texts are not
// read, and no coach learns what it saw.
func TestSecondReaderReadsAllTextsButTheJournal(t *testing.T) {
	t.Parallel()
	reader := &listening{}
	h := apitest.New(t, apitest.WithSecondReader(reader))
	await := func(member *apitest.User, text string) {
		t.Helper()
		for range 300 {
			if n := h.Count(t, "select count(*) from risk_states where member_id = $1 and state = 'ask'", member.ID); n == 1 {
				if !reader.heard(text) {
					t.Errorf("%q was not read", text)
				}
				return
			}
			time.Sleep(10 * time.Millisecond)
		}
		t.Errorf("%q did not raise the state", text)
	}
	writer, coach := h.Pair(t)
	writer.Write(t, coach, "the kettle is blue")
	await(writer, "the kettle is blue")
	coach.Reply(t, writer, "the coach's kettle is green")

	goals, _ := h.Pair(t)
	goals.Post(t, "/api/goals", map[string]any{"title": "walk to the lake", "detail": "each day"}).Want(t, http.StatusCreated)
	await(goals, "walk to the lake\neach day")

	poster := h.NewMember(t)
	poster.Post(t, "/api/forum-alias/accept-guidelines", nil).Want(t, http.StatusOK)
	post := uuid.NewString()
	poster.Post(t, "/api/posts", map[string]any{"id": post, "title": "about rain", "content": "it rains here all week", "category": "wellness", "tags": []string{}}).
		Want(t, http.StatusCreated)
	await(poster, "about rain\nit rains here all week")

	commenter := h.NewMember(t)
	commenter.Post(t, "/api/forum-alias/accept-guidelines", nil).Want(t, http.StatusOK)
	commenter.Post(t, "/api/posts/"+post+"/comments", map[string]any{"id": uuid.NewString(), "content": "it rains here too"}).Want(t, http.StatusCreated)
	await(commenter, "it rains here too")

	diarist := h.NewMember(t)
	page, err := json.Marshal(map[string]any{"text": "my page about the garden"})
	if err != nil {
		t.Fatal(err)
	}
	diarist.Do(t, http.MethodPut, "/api/journal/"+uuid.NewString(), "application/json", page).Want(t, http.StatusOK)
	h.App.Risk.Finish(t.Context())
	if reader.heard("my page about the garden") || reader.heard("the coach's kettle is green") {
		t.Error("the journal or a coach was read")
	}
	if n := h.Count(t, "select count(*) from safety_flags"); n != 0 {
		t.Errorf("coaches have %d flags", n)
	}
}

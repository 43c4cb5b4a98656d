package messages_test

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/internal/realm"
	"aangan/bff/member/messages"
)

func TestSendStoresMessageOncePerID(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	id := uuid.NewString()
	body := map[string]any{"id": id, "coachId": coach.ID, "text": "  Good morning  ", "status": "read", "isFromUser": true}
	answer := member.Post(t, "/api/messages", body).Want(t, http.StatusCreated)
	answer.WantKeys(t, "id", "coachId", "seq", "text", "status", "isFromUser", "isFromTeam", "automatic", "attachment", "attachmentUrl", "createdAt",
		"version", "editedAt", "unsent", "replyTo", "memberReaction", "coachReaction")
	var sent messages.Message
	answer.Into(t, &sent)
	// The welcome was the first message. The status sent by the client is ignored.
	if sent.ID != id || sent.CoachID != coach.ID || sent.Seq != 2 || sent.Status != "sent" || !sent.IsFromUser || sent.Automatic {
		t.Fatalf("sent %+v", sent)
	}
	var repeated messages.Message
	member.Post(t, "/api/messages", body).Want(t, http.StatusOK).Into(t, &repeated)
	if repeated.ID != id || repeated.Seq != 2 {
		t.Fatalf("repeated %+v", repeated)
	}
	var unnamed messages.Message
	member.Post(t, "/api/messages", map[string]any{"coachId": coach.ID, "text": "Without an id"}).Want(t, http.StatusCreated).Into(t, &unnamed)
	if _, err := uuid.Parse(unnamed.ID); err != nil || unnamed.Seq != 3 {
		t.Fatalf("unnamed %+v", unnamed)
	}
	if stored := h.Count(t, "select count(*) from messages"); stored != 3 {
		t.Fatalf("%d messages are stored, want 3", stored)
	}
}

// TestConcurrentSendsOfOneIDStoreOneMessage sends one message from two tabs at the same moment: it is stored once.
func TestConcurrentSendsOfOneIDStoreOneMessage(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	for range 5 {
		body := map[string]any{"id": uuid.NewString(), "coachId": coach.ID, "text": "Once"}
		statuses := make([]int, 4)
		var wg sync.WaitGroup
		for i := range statuses {
			visitor := apitest.NewVisitor(h.Member)
			visitor.SetCookie(string(realm.MemberCookie), member.Cookie(string(realm.MemberCookie)))
			wg.Go(func() { statuses[i] = visitor.Post(t, "/api/messages", body).Status })
		}
		wg.Wait()
		created := 0
		for _, status := range statuses {
			switch status {
			case http.StatusCreated:
				created++
			case http.StatusOK:
			default:
				t.Fatalf("statuses %v", statuses)
			}
		}
		if created != 1 {
			t.Fatalf("stored %d times: %v", created, statuses)
		}
	}
}

func TestSendRejectsInvalidMessages(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	otherCoach := h.NewCoach(t)
	before := h.Count(t, "select count(*) from messages")
	for name, c := range map[string]struct {
		replaced map[string]any
		status   int
		message  string
		fields   []string
	}{
		"sent as the coach":          {map[string]any{"isFromUser": false}, 403, "", nil},
		"only spaces":                {map[string]any{"text": " \n\t "}, 400, "", []string{"text"}},
		"an empty text":              {map[string]any{"text": ""}, 400, "", []string{"text"}},
		"a text over the limit":      {map[string]any{"text": strings.Repeat("a", 4001)}, 400, "Message cannot exceed 4000 characters", []string{"text"}},
		"a malformed id":             {map[string]any{"id": "seven"}, 400, "", []string{"id"}},
		"another member's coach":     {map[string]any{"coachId": otherCoach.ID}, 404, "", nil},
		"an empty coach id":          {map[string]any{"coachId": ""}, 404, "", nil},
		"an unknown coach id":        {map[string]any{"coachId": uuid.NewString()}, 404, "", nil},
		"a text of the wrong type":   {map[string]any{"text": 7}, 400, "", []string{"text"}},
		"a sender of the wrong type": {map[string]any{"isFromUser": "no"}, 400, "", []string{"isFromUser"}},
	} {
		t.Run(name, func(t *testing.T) {
			body := map[string]any{"id": uuid.NewString(), "coachId": coach.ID, "text": "Good morning"}
			for property, value := range c.replaced {
				body[property] = value
			}
			member.Post(t, "/api/messages", body).WantProblem(t, c.status, c.message, c.fields...)
		})
	}
	apitest.NewVisitor(h.Member).Post(t, "/api/messages", map[string]any{"coachId": coach.ID, "text": "x"}).
		WantProblem(t, http.StatusUnauthorized, "")
	if now := h.Count(t, "select count(*) from messages"); now != before {
		t.Errorf("%d messages were stored", now-before)
	}
	// The limit itself is allowed, counted in characters and not in bytes.
	member.Write(t, coach, strings.Repeat("आ", 4000))
}

func TestConversationIsPagedNewestFirst(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	for i := range 6 {
		member.Write(t, coach, fmt.Sprintf("Line %d", i))
	}
	page := func(query string) messages.Conversation {
		t.Helper()
		var page messages.Conversation
		member.Get(t, "/api/messages/"+coach.ID+query).Want(t, http.StatusOK).Into(t, &page)
		return page
	}
	all := page("")
	if len(all.Messages) != 7 || all.Earlier != nil || !all.CanWrite || all.Coach.ID != coach.ID || all.Coach.Name != "Meera Krishnan" {
		t.Fatalf("all %+v", all)
	}
	for i, message := range all.Messages {
		if message.Seq != int64(i+1) {
			t.Fatalf("message %d has number %d", i, message.Seq)
		}
	}
	newest := page("?limit=3")
	if len(newest.Messages) != 3 || newest.Messages[0].Seq != 5 || newest.Earlier == nil || *newest.Earlier != 5 {
		t.Fatalf("newest %+v", newest)
	}
	earlier := page(fmt.Sprintf("?limit=4&before=%d", *newest.Earlier))
	if len(earlier.Messages) != 4 || earlier.Messages[3].Seq != 4 || earlier.Earlier != nil {
		t.Fatalf("earlier %+v", earlier)
	}
	member.Get(t, "/api/messages/"+h.NewCoach(t).ID).WantProblem(t, http.StatusNotFound, "")
	apitest.NewVisitor(h.Member).Get(t, "/api/messages/"+coach.ID).WantProblem(t, http.StatusUnauthorized, "")
}

func TestReadMarksShrinkUnreadList(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	first, second := coach.Reply(t, member, "One"), coach.Reply(t, member, "Two")
	unread := func() []messages.Message {
		t.Helper()
		var list []messages.Message
		member.Get(t, "/api/messages/unread/"+member.ID).Want(t, http.StatusOK).Into(t, &list)
		return list
	}
	// The welcome counts too: the member has not read it yet.
	if list := unread(); len(list) != 3 || list[2].ID != second.ID || list[2].IsFromUser {
		t.Fatalf("unread %+v", list)
	}
	mark := func(kind, id string) apitest.Response {
		t.Helper()
		return member.Post(t, "/api/messages/"+coach.ID+"/"+kind, map[string]any{"messageId": id})
	}
	mark("delivered", second.ID).Want(t, http.StatusNoContent)
	if list := unread(); len(list) != 3 || list[2].Status != "delivered" {
		t.Fatalf("delivered %+v", list)
	}
	mark("read", first.ID).Want(t, http.StatusNoContent)
	if list := unread(); len(list) != 1 || list[0].ID != second.ID {
		t.Fatalf("read %+v", list)
	}
	mark("read", second.ID).Want(t, http.StatusNoContent)
	mark("read", first.ID).Want(t, http.StatusNoContent)
	if body := strings.TrimSpace(string(member.Get(t, "/api/messages/unread/"+member.ID).Want(t, http.StatusOK).Body)); body != "[]" {
		t.Fatalf("unread after all was read: %s", body)
	}
	for _, kind := range []string{"read", "delivered"} {
		mark(kind, uuid.NewString()).WantProblem(t, http.StatusNotFound, "")
		mark(kind, "seven").WantProblem(t, http.StatusBadRequest, "", "messageId")
		mark(kind, "").WantProblem(t, http.StatusBadRequest, "", "messageId")
		apitest.NewVisitor(h.Member).Post(t, "/api/messages/"+coach.ID+"/"+kind, map[string]any{"messageId": first.ID}).
			WantProblem(t, http.StatusUnauthorized, "")
	}
	member.Get(t, "/api/messages/unread/"+h.NewMember(t).ID).WantProblem(t, http.StatusNotFound, "")
	apitest.NewVisitor(h.Member).Get(t, "/api/messages/unread/"+member.ID).WantProblem(t, http.StatusUnauthorized, "")
}

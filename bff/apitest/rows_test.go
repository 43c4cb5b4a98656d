package apitest_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
)

// TestMemberCannotReachAnotherMembersRows calls every operation on conversations with another member's ids.
func TestMemberCannotReachAnotherMembersRows(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	ravi, kabir := h.Pair(t)
	private := meera.Reply(t, asha, "Between the two of us")
	message := asha.Write(t, meera, "Nobody else may read this")

	// With a coach whom both could choose, but who is not Ravi's, there is no conversation of Ravi's.
	ravi.Get(t, "/api/messages/"+meera.ID).WantProblem(t, http.StatusNotFound, "")
	ravi.Get(t, "/api/messages/unread/"+asha.ID).WantProblem(t, http.StatusNotFound, "")
	ravi.Post(t, "/api/messages", map[string]any{"coachId": meera.ID, "text": "Hello"}).WantProblem(t, http.StatusNotFound, "")
	for _, mark := range []string{"read", "delivered"} {
		ravi.Post(t, "/api/messages/"+meera.ID+"/"+mark, map[string]any{"messageId": private.ID}).WantProblem(t, http.StatusNotFound, "")
		// Nor does another's message count as one of Ravi's own conversation.
		ravi.Post(t, "/api/messages/"+kabir.ID+"/"+mark, map[string]any{"messageId": private.ID}).WantProblem(t, http.StatusNotFound, "")
	}
	const moved = "select count(*) from conversations where member_id = $1 and (member_delivered_seq > 0 or member_read_seq > 0)"
	if h.Count(t, moved, asha.ID) != 0 {
		t.Error("another member's marks moved")
	}

	// Both with one coach: each still sees one conversation, and an id used by one is free for the other.
	ravi.Choose(t, meera)
	repeated := ravi.Post(t, "/api/messages", map[string]any{"id": message.ID, "coachId": meera.ID, "text": "Another text"}).
		Want(t, http.StatusCreated)
	if strings.Contains(string(repeated.Body), message.Text) {
		t.Fatalf("a reused id returns another member's message: %s", repeated.Body)
	}
	page := ravi.Get(t, "/api/messages/"+meera.ID).Want(t, http.StatusOK)
	if strings.Contains(string(page.Body), "Between the two") || strings.Contains(string(page.Body), message.Text) {
		t.Fatalf("Ravi reads Asha's conversation: %s", page.Body)
	}
	ravi.Post(t, "/api/messages/"+meera.ID+"/read", map[string]any{"messageId": private.ID}).WantProblem(t, http.StatusNotFound, "")
	if h.Count(t, moved, asha.ID) != 0 {
		t.Error("another member's marks moved")
	}
}

// wantUnreachable fails the test unless the coach gets the same responses about the member as about an unknown one.
func wantUnreachable(t *testing.T, coach, member *apitest.User, messageID string) {
	t.Helper()
	base := "/api/coach/clients/" + member.ID
	coach.Get(t, base+"/messages").WantProblem(t, http.StatusNotFound, "")
	coach.Post(t, base+"/messages", map[string]any{"id": uuid.NewString(), "text": "Hello"}).WantProblem(t, http.StatusNotFound, "")
	coach.Post(t, base+"/messages", map[string]any{"id": messageID, "text": "Hello"}).WantProblem(t, http.StatusNotFound, "")
	coach.Post(t, base+"/read", map[string]any{"messageId": messageID}).WantProblem(t, http.StatusNotFound, "")
	coach.Post(t, base+"/delivered", map[string]any{"messageId": messageID}).WantProblem(t, http.StatusNotFound, "")
	coach.Post(t, base+"/acknowledge", map[string]any{"outcome": "called"}).WantProblem(t, http.StatusNotFound, "")
	coach.Post(t, base+"/handover", map[string]any{}).WantProblem(t, http.StatusNotFound, "")
	coach.Get(t, base+"/crisis").WantProblem(t, http.StatusNotFound, "")
	if clients := coach.Get(t, "/api/coach/clients").Want(t, http.StatusOK); strings.Contains(string(clients.Body), member.ID) {
		t.Fatalf("the list of clients names the member: %s", clients.Body)
	}
}

func TestCoachGets404ForAnotherCoachsClient(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	_, kabir := h.Pair(t)
	sent := asha.Write(t, meera, "I want to end my life")
	// "Not found" and "forbidden" must be indistinguishable.
	unknown := kabir.Get(t, "/api/coach/clients/"+uuid.NewString()+"/messages")
	foreign := kabir.Get(t, "/api/coach/clients/"+asha.ID+"/messages")
	if string(unknown.Body) != string(foreign.Body) || unknown.Status != foreign.Status {
		t.Errorf("responses differ: another coach's client %s, unknown id %s", foreign.Body, unknown.Body)
	}
	wantUnreachable(t, kabir, asha, sent.ID)
	const untouched = "select count(*) from conversations where member_id = $1 and coach_read_seq = 0 and coach_delivered_seq = 0 and urgent_since is not null"
	if h.Count(t, untouched, asha.ID) != 1 {
		t.Error("another coach changed the conversation")
	}
}

// TestFormerCoachLosesAccessToMember checks both coaches after a change of coach and after the member leaves the
// second.
func TestFormerCoachLosesAccessToMember(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	kabir := h.NewCoach(t)
	sent := asha.Write(t, meera, "Nobody else may read this")
	asha.Choose(t, kabir)
	wantUnreachable(t, meera, asha, sent.ID)
	if page := kabir.Get(t, "/api/coach/clients/"+asha.ID+"/messages").Want(t, http.StatusOK); strings.Contains(string(page.Body), sent.Text) {
		t.Fatalf("the new coach reads the old conversation: %s", page.Body)
	}
	// The member may still read, but no longer write there.
	if page := asha.Get(t, "/api/messages/"+meera.ID).Want(t, http.StatusOK); !strings.Contains(string(page.Body), sent.Text) {
		t.Fatalf("the member cannot read the old conversation: %s", page.Body)
	}
	asha.Post(t, "/api/messages", map[string]any{"coachId": meera.ID, "text": "Hello"}).WantProblem(t, http.StatusForbidden, "")
	asha.Post(t, "/api/user/remove-coach", nil).Want(t, http.StatusOK)
	wantUnreachable(t, kabir, asha, sent.ID)
	wantUnreachable(t, meera, asha, sent.ID)
}

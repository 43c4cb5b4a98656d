package messages_test

import (
	"bytes"
	"image"
	"image/png"
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/live"
	"aangan/bff/coach/messages"
)

func TestSearchFindsOwnClientsMessagesOnly(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	sent := member.Write(t, coach, "माँ से बात हुई, I want to end my life")
	var found messages.FoundMessages
	coach.Get(t, path(member, "search?q=%E0%A4%AC%E0%A4%BE%E0%A4%A4")).Want(t, http.StatusOK).Into(t, &found)
	if len(found.Items) != 1 || found.More || found.Items[0].ID != sent.ID || found.Items[0].ClientID != member.ID || found.Items[0].Safety != "urgent" {
		t.Errorf("found %+v", found)
	}
	coach.Get(t, path(member, "search?q=")).WantProblem(t, http.StatusBadRequest, "", "q")
	coach.Get(t, path(member, "search?q="+strings.Repeat("a", 101))).WantProblem(t, http.StatusBadRequest, "", "q")
	_, other := h.Pair(t)
	other.Get(t, path(member, "search?q=want")).WantProblem(t, http.StatusNotFound, "")
	apitest.NewVisitor(h.Coach).Get(t, path(member, "search?q=want")).WantProblem(t, http.StatusUnauthorized, "")
}

func TestCoachReceivesClientsTypingOnly(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	screen := coach.Live(t, live.Path, "")
	coach.Post(t, path(member, "typing"), map[string]any{"typing": true}).Want(t, http.StatusNoContent)
	member.Post(t, "/api/messages/"+coach.ID+"/typing", map[string]any{"typing": true}).Want(t, http.StatusNoContent)
	event := screen.Next(t)
	var typingEvent live.Typing
	apitest.Response{Body: []byte(event.Data)}.Into(t, &typingEvent)
	if event.Kind != "typing" || event.ID != "" || typingEvent.ClientID != member.ID || !typingEvent.Typing {
		t.Errorf("received %+v", event)
	}
	coach.Post(t, path(member, "typing"), map[string]any{}).WantProblem(t, http.StatusBadRequest, "", "typing")
	_, other := h.Pair(t)
	other.Post(t, path(member, "typing"), map[string]any{"typing": true}).WantProblem(t, http.StatusNotFound, "")
	apitest.NewVisitor(h.Coach).Post(t, path(member, "typing"), map[string]any{"typing": true}).WantProblem(t, http.StatusUnauthorized, "")
}

func TestConversationHeadShowsWaitingDeletionAndUrgency(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	head := func() messages.ClientHead {
		t.Helper()
		var page messages.ClientConversation
		coach.Get(t, path(member, "messages?around=1")).Want(t, http.StatusOK).Into(t, &page)
		return page.Client
	}
	if got := head(); got.WaitingSince != nil || got.AnswerBy != nil || got.DeletionAt != nil || got.UrgentTier != "" {
		t.Errorf("before the first message: %+v", got)
	}
	member.Write(t, coach, "I want to end my life")
	screen := coach.Live(t, live.Path, "")
	member.Post(t, "/api/messages/"+coach.ID+"/deletion", nil).Want(t, http.StatusCreated)
	if event := screen.NextOf(t, "conversation"); !strings.Contains(event.Data, member.ID) {
		t.Errorf("received %+v", event)
	}
	if got := head(); got.WaitingSince == nil || got.AnswerBy == nil || !got.AnswerBy.After(*got.WaitingSince) || got.DeletionAt == nil || got.UrgentTier != "urgent" {
		t.Errorf("after the member's message: %+v", got)
	}
	// The coach's streams receive the acknowledgment.
	coach.Post(t, path(member, "acknowledge"), map[string]any{"outcome": "called"}).Want(t, http.StatusNoContent)
	screen.NextOf(t, "client")
	screen.NextOf(t, "conversation")
	coach.Reply(t, member, "I am here")
	if got := head(); got.WaitingSince != nil || got.AnswerBy != nil || got.UrgentTier != "" {
		t.Errorf("answered: %+v", got)
	}
	coach.Get(t, path(member, "messages?before=3&after=1")).WantProblem(t, http.StatusBadRequest, "")
}

func TestMessageCarriesOwnUnsentFileOnly(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	var file bytes.Buffer
	if err := png.Encode(&file, image.NewGray(image.Rect(0, 0, 4, 3))); err != nil {
		t.Fatal(err)
	}
	uploaded := coach.UploadFile(t, "jaali.png", file.Bytes())
	body := map[string]any{"id": uuid.NewString(), "text": "", "attachmentId": uploaded.ID}
	var sent, repeated messages.CoachMessage
	coach.Post(t, path(member, "messages"), body).Want(t, http.StatusCreated).Into(t, &sent)
	coach.Post(t, path(member, "messages"), body).Want(t, http.StatusOK).Into(t, &repeated)
	for name, message := range map[string]messages.CoachMessage{"sent": sent, "repeated": repeated} {
		if a := message.Attachment; a == nil || a.URL != "/api/coach/attachments/"+uploaded.ID || *message.AttachmentURL != a.URL {
			t.Errorf("%s: %+v", name, message)
		}
	}
	body["id"] = uuid.NewString()
	coach.Post(t, path(member, "messages"), body).WantProblem(t, http.StatusConflict, "")
	body["attachmentId"] = uuid.NewString()
	coach.Post(t, path(member, "messages"), body).WantProblem(t, http.StatusNotFound, "")
	body["attachmentId"] = "seven"
	coach.Post(t, path(member, "messages"), body).WantProblem(t, http.StatusBadRequest, "", "attachmentId")
}

package messages_test

import (
	"bytes"
	"encoding/json"
	"image"
	"image/png"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/tasks"
	"aangan/bff/member/live"
	"aangan/bff/member/messages"
)

func picture(t *testing.T) []byte {
	t.Helper()
	var file bytes.Buffer
	if err := png.Encode(&file, image.NewGray(image.Rect(0, 0, 4, 3))); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}

func conversation(t *testing.T, member, coach *apitest.User) (page messages.Conversation) {
	t.Helper()
	member.Get(t, "/api/messages/"+coach.ID).Want(t, http.StatusOK).Into(t, &page)
	return page
}

func TestDeletionCanBeUndoneUntilDue(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	file := member.UploadFile(t, "jaali.png", picture(t))
	member.Post(t, "/api/messages", map[string]any{"coachId": coach.ID, "text": "", "attachmentId": file.ID}).Want(t, http.StatusCreated)
	coach.Reply(t, member, "Unread, and soon gone")
	path := "/api/messages/" + coach.ID + "/deletion"
	screen := member.Live(t, live.Path, "")

	member.Do(t, http.MethodDelete, path, "", nil).WantProblem(t, http.StatusConflict, copy.ChatAnswers.NothingToUndo)
	var requested messages.Deletion
	member.Post(t, path, nil).Want(t, http.StatusCreated).Into(t, &requested)
	if event := screen.NextOf(t, "conversation"); !strings.Contains(event.Data, coach.ID) {
		t.Errorf("received %+v", event)
	}
	if page := conversation(t, member, coach); page.Deletion == nil || !page.Deletion.DeleteAt.Equal(requested.DeleteAt) || requested.DeleteAt.After(time.Now().Add(24*time.Hour)) {
		t.Errorf("requested %v, shown as %+v", requested, page.Deletion)
	}
	member.Do(t, http.MethodDelete, path, "", nil).Want(t, http.StatusNoContent)
	if conversation(t, member, coach).Deletion != nil {
		t.Error("the deletion was not undone")
	}
	var again, repeated messages.Deletion
	member.Post(t, path, nil).Want(t, http.StatusCreated).Into(t, &again)
	member.Post(t, path, nil).Want(t, http.StatusCreated).Into(t, &repeated)
	if !again.DeleteAt.Equal(repeated.DeleteAt) {
		t.Errorf("requested twice: %v and %v", again, repeated)
	}

	if _, err := h.Pool.Exec(t.Context(), "update conversations set delete_at = now()"); err != nil {
		t.Fatal(err)
	}
	h.Post.Do(t, tasks.Ref{Kind: "delete-messages-due"})
	h.Post.WorkAll(t)
	page := conversation(t, member, coach)
	if len(page.Messages) != 0 || page.Messages == nil || page.Deletion != nil || page.Earlier != nil || page.Later != nil {
		t.Errorf("after the deletion: %+v", page)
	}
	if unread := member.Get(t, "/api/messages/unread/"+member.ID).Want(t, http.StatusOK); strings.TrimSpace(string(unread.Body)) != "[]" {
		t.Errorf("unread: %s", unread.Body)
	}
	member.Get(t, file.URL).WantProblem(t, http.StatusNotFound, "")
	var clients []struct {
		UnreadMessages                               int
		LastMessageContent, DeletionAt, WaitingSince *string
	}
	coach.Get(t, "/api/coach/clients").Want(t, http.StatusOK).IntoLoosely(t, &clients)
	if len(clients) != 1 || clients[0].UnreadMessages != 0 || clients[0].LastMessageContent != nil || clients[0].DeletionAt != nil || clients[0].WaitingSince != nil {
		t.Errorf("the coach's list: %+v", clients)
	}
	// The export of the member's data remains valid and lacks the deleted messages.
	var kept struct {
		Conversations []struct{ Messages []json.RawMessage }
	}
	export := member.Get(t, "/api/user/export").Want(t, http.StatusOK)
	if export.IntoLoosely(t, &kept); len(kept.Conversations) != 1 || len(kept.Conversations[0].Messages) != 0 || bytes.Contains(export.Body, []byte("soon gone")) {
		t.Errorf("the export: %+v", kept)
	}
	member.Post(t, path, nil).WantProblem(t, http.StatusConflict, copy.ChatAnswers.NothingToDelete)
	otherCoach := h.NewCoach(t)
	for _, method := range []string{http.MethodPost, http.MethodDelete} {
		member.Do(t, method, "/api/messages/"+otherCoach.ID+"/deletion", "", nil).WantProblem(t, http.StatusNotFound, "")
		apitest.NewVisitor(h.Member).Do(t, method, path, "", nil).WantProblem(t, http.StatusUnauthorized, "")
	}
}

func TestMutedConversationHasNoUnreadMessages(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	path := "/api/messages/" + coach.ID + "/mute"
	put := func(visitor *apitest.Visitor, path string, body string) apitest.Response {
		t.Helper()
		return visitor.Do(t, http.MethodPut, path, "application/json", []byte(body))
	}
	put(member.Visitor, path, `{"muted":true}`).Want(t, http.StatusOK).WantKeys(t, "muted")
	coach.Reply(t, member, "Quietly")
	if !conversation(t, member, coach).Muted {
		t.Error("not muted")
	}
	if unread := member.Get(t, "/api/messages/unread/"+member.ID).Want(t, http.StatusOK); strings.TrimSpace(string(unread.Body)) != "[]" {
		t.Errorf("unread: %s", unread.Body)
	}
	put(member.Visitor, path, `{"muted":false}`).Want(t, http.StatusOK)
	var unread []messages.Message
	member.Get(t, "/api/messages/unread/"+member.ID).Want(t, http.StatusOK).Into(t, &unread)
	if len(unread) != 2 || conversation(t, member, coach).Muted {
		t.Errorf("unread: %+v", unread)
	}
	put(member.Visitor, path, `{}`).WantProblem(t, http.StatusBadRequest, "", "muted")
	put(member.Visitor, path, `{"muted":1}`).WantProblem(t, http.StatusBadRequest, "", "muted")
	put(member.Visitor, "/api/messages/"+h.NewCoach(t).ID+"/mute", `{"muted":true}`).WantProblem(t, http.StatusNotFound, "")
	put(apitest.NewVisitor(h.Member), path, `{"muted":true}`).WantProblem(t, http.StatusUnauthorized, "")
}

func TestConversationExportContainsMessagesOfBothSides(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	member.Write(t, coach, "For keeps")
	path := "/api/messages/" + coach.ID + "/export"
	answer := member.Get(t, path).Want(t, http.StatusOK)
	var chat messaging.ChatExport
	answer.Into(t, &chat)
	if chat.Coach.Name != "Meera Krishnan" || chat.User.FirstName != "Asha" || chat.User.LastName != "Iyer" || len(chat.Messages) != 2 ||
		chat.Messages[1].Sender != "user" || chat.Messages[1].Content != "For keeps" || chat.Messages[0].Sender != "coach" {
		t.Errorf("exported %+v", chat)
	}
	zone, err := time.LoadLocation("America/Chicago")
	if err != nil {
		t.Fatal(err)
	}
	name := "aangan-chat-" + time.Now().In(zone).Format(time.DateOnly) + ".json"
	if got := answer.Header.Get("Content-Disposition"); got != "attachment; filename="+name {
		t.Errorf("Content-Disposition: %s, want %s", got, name)
	}
	member.With("Sec-Fetch-Site", "cross-site").Get(t, path).WantProblem(t, http.StatusForbidden, "")
	member.Get(t, "/api/messages/"+h.NewCoach(t).ID+"/export").WantProblem(t, http.StatusNotFound, "")
	apitest.NewVisitor(h.Member).Get(t, path).WantProblem(t, http.StatusUnauthorized, "")
}

func TestMessageCarriesOwnUnsentFileOnly(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	file := member.UploadFile(t, "jaali.png", picture(t))
	body := map[string]any{"id": uuid.NewString(), "coachId": coach.ID, "text": "Look", "attachmentId": file.ID}
	var sent, repeated messages.Message
	member.Post(t, "/api/messages", body).Want(t, http.StatusCreated).Into(t, &sent)
	member.Post(t, "/api/messages", body).Want(t, http.StatusOK).Into(t, &repeated)
	for name, message := range map[string]messages.Message{"sent": sent, "repeated": repeated, "read": conversation(t, member, coach).Messages[1]} {
		if a := message.Attachment; a == nil || a.ID != file.ID || a.URL != "/api/attachments/"+file.ID || a.Kind != "image" || *a.Width != 4 || *message.AttachmentURL != a.URL {
			t.Errorf("%s: %+v", name, message.Attachment)
		}
	}
	var coachPage struct {
		Messages []struct{ Attachment *struct{ URL string } }
	}
	coach.Get(t, "/api/coach/clients/"+member.ID+"/messages").Want(t, http.StatusOK).IntoLoosely(t, &coachPage)
	if a := coachPage.Messages[1].Attachment; a == nil || a.URL != "/api/coach/attachments/"+file.ID || coachPage.Messages[0].Attachment != nil {
		t.Errorf("the coach received %+v", coachPage)
	}
	body["id"] = uuid.NewString()
	member.Post(t, "/api/messages", body).WantProblem(t, http.StatusConflict, "")
	for name, c := range map[string]struct {
		id     string
		status int
		fields []string
	}{
		"a malformed id": {"seven", http.StatusBadRequest, []string{"attachmentId"}}, "an unknown id": {uuid.NewString(), http.StatusNotFound, nil},
		"a file of the coach": {coach.UploadFile(t, "jaali.png", picture(t)).ID, http.StatusNotFound, nil},
	} {
		t.Run(name, func(t *testing.T) {
			member.Post(t, "/api/messages", map[string]any{"coachId": coach.ID, "text": "Look", "attachmentId": c.id}).
				WantProblem(t, c.status, "", c.fields...)
		})
	}
}

func TestConversationHeadShowsReplyTimeAndReadReceipt(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	head := conversation(t, member, coach)
	if head.Reply == nil || head.Reply.WaitingSince != nil || head.Reply.Late || head.Reply.Seen != nil || !head.Reply.By.After(time.Now()) || head.Safety != "" {
		t.Fatalf("the head: %+v", head.Reply)
	}
	sent := member.Write(t, coach, "I want to end my life")
	if head = conversation(t, member, coach); head.Reply.WaitingSince == nil || head.Reply.Seen == nil || *head.Reply.Seen || head.Safety != "urgent" {
		t.Errorf("waiting: %+v", head)
	}
	coach.Post(t, "/api/coach/clients/"+member.ID+"/read", map[string]any{"messageId": sent.ID}).Want(t, http.StatusNoContent)
	if head = conversation(t, member, coach); !*head.Reply.Seen {
		t.Errorf("seen: %+v", head.Reply)
	}
	if _, err := h.Pool.Exec(t.Context(), "update members set share_read_receipts = false; update conversations set waiting_since = now() - interval '9 days'"); err != nil {
		t.Fatal(err)
	}
	if head = conversation(t, member, coach); head.Reply.Seen != nil || !head.Reply.Late {
		t.Errorf("late, without read receipts: %+v", head.Reply)
	}
	coach.Reply(t, member, "I am here")
	if head = conversation(t, member, coach); head.Reply.WaitingSince != nil || head.Reply.Late {
		t.Errorf("answered: %+v", head.Reply)
	}
	for query, fields := range map[string][]string{"?before=3&after=1": nil, "?around=0": {"around"}, "?after=x": {"after"}} {
		member.Get(t, "/api/messages/"+coach.ID+query).WantProblem(t, http.StatusBadRequest, "", fields...)
	}
	var around messages.Conversation
	member.Get(t, "/api/messages/"+coach.ID+"?around=2&limit=1").Want(t, http.StatusOK).Into(t, &around)
	if len(around.Messages) != 1 || around.Messages[0].ID != sent.ID || *around.Later != 2 || *around.Earlier != 2 {
		t.Errorf("around: %+v", around)
	}
}

package notifications_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/realm"
	"aangan/bff/member/notifications"
)

// fill creates count notifications for a member, newest first; the first so many of them are unread.
func fill(t *testing.T, h *apitest.Harness, user *apitest.User, count, unread int) {
	t.Helper()
	_, err := h.Pool.Exec(t.Context(), `insert into notifications (member_id, type, title, message, created_at, read_at)
		select $1, 'session', 'Title ' || n, 'Message ' || n, now() - n * interval '1 minute', case when n > $3 then now() end
		from generate_series(1, $2) n`, user.ID, count, unread)
	if err != nil {
		t.Fatal(err)
	}
}

func list(t *testing.T, user *apitest.User, query string) (page notifications.NotificationPage) {
	t.Helper()
	user.Get(t, "/api/notifications"+query).Want(t, http.StatusOK).Into(t, &page)
	return page
}

func TestNotificationsArePagedNewestFirst(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, other := h.NewMember(t), h.NewMember(t)
	answer := member.Get(t, "/api/notifications").Want(t, http.StatusOK)
	if got := string(answer.Body); got != `{"items":[],"unread":0,"more":false}`+"\n" && got != `{"items":[],"unread":0,"more":false}` {
		t.Errorf("an empty list is %s", got)
	}
	fill(t, h, member, 25, 2)
	fill(t, h, other, 1, 1)
	answer = member.Get(t, "/api/notifications").Want(t, http.StatusOK)
	answer.WantKeys(t, "items", "unread", "more")
	var shape struct{ Items json.RawMessage }
	answer.IntoLoosely(t, &shape)
	apitest.Response{Body: shape.Items}.WantKeys(t, "id", "type", "title", "message", "read", "createdAt")
	first := list(t, member, "")
	if len(first.Items) != 20 || first.Unread != 2 || !first.More || first.Items[0].Message != "Message 1" || first.Items[0].Read || !first.Items[2].Read ||
		first.Items[0].Type != "session" || first.Items[0].Title != "Title 1" || first.Items[0].CreatedAt.Location() != time.UTC {
		t.Errorf("the first page: %+v", first)
	}
	rest := list(t, member, "?before="+first.Items[19].ID+"&limit=50")
	if len(rest.Items) != 5 || rest.More || rest.Unread != 2 || rest.Items[0].Message != "Message 21" {
		t.Errorf("the rest: %+v", rest)
	}
	otherID := list(t, other, "").Items[0].ID
	for _, unknown := range []string{otherID, uuid.NewString()} {
		member.Get(t, "/api/notifications?before="+unknown).WantProblem(t, http.StatusNotFound, "")
	}
	for query, field := range map[string]string{
		"before=x": "before", "before=" + first.Items[0].ID + "1": "before", "limit=0": "limit", "limit=51": "limit", "limit=x": "limit", "limit=-1": "limit",
	} {
		member.Get(t, "/api/notifications?"+query).WantProblem(t, http.StatusBadRequest, "", field)
	}
	apitest.NewVisitor(h.Member).Get(t, "/api/notifications").WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
}

func TestMarkingReadAffectsOnlyOwnNotifications(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, other := h.NewMember(t), h.NewMember(t)
	fill(t, h, member, 6, 4)
	fill(t, h, other, 1, 1)
	items, otherID := list(t, member, "").Items, list(t, other, "").Items[0].ID
	read := func(body map[string]any, unread int64) {
		t.Helper()
		var left notifications.UnreadNotifications
		member.Post(t, "/api/notifications/read", body).Want(t, http.StatusOK).Into(t, &left)
		if left.Unread != unread || list(t, member, "").Unread != unread {
			t.Errorf("after %v %d are unread, want %d", body, left.Unread, unread)
		}
	}
	read(map[string]any{"ids": []string{}}, 4)
	read(map[string]any{"ids": []string{items[1].ID, otherID, uuid.NewString()}}, 3)
	if again := list(t, member, "").Items; again[0].Read || !again[1].Read {
		t.Errorf("the wrong notification was marked read: %+v", again)
	}
	for _, bad := range []string{"", "x", "1"} {
		member.Post(t, "/api/notifications/read", map[string]any{"ids": []string{items[0].ID, bad}}).
			WantProblem(t, http.StatusBadRequest, copy.Notifications.NotAnID, "ids")
	}
	read(map[string]any{"ids": []string{items[1].ID}}, 3)
	read(map[string]any{}, 0)
	if left := list(t, other, "").Unread; left != 1 {
		t.Errorf("the other member has %d unread", left)
	}
	apitest.NewVisitor(h.Member).Post(t, "/api/notifications/read", map[string]any{}).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
}

// TestUnreadMessageUpdatesBellOnEveryScreen checks the bell on two screens when a message is unread and when it is
// read.
func TestUnreadMessageUpdatesBellOnEveryScreen(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	laptop, phone := member.Live(t, "/api/live", ""), member.Live(t, "/api/live", "")
	wantUnread := func(stream *apitest.Stream, unread int) {
		t.Helper()
		if got, want := stream.NextOf(t, "notification").Data, fmt.Sprintf(`{"unread":%d}`, unread); got != want {
			t.Errorf("the screen received %s, want %s", got, want)
		}
	}
	message := coach.Reply(t, member, "Good morning")
	// Half a minute later, unread.
	if _, err := h.Pool.Exec(t.Context(), "update messages set created_at = created_at - interval '31 seconds'"); err != nil {
		t.Fatal(err)
	}
	id, err := uuid.Parse(member.ID)
	if err != nil {
		t.Fatal(err)
	}
	checkUnread := func() { h.Post.Do(t, tasks.Ref{Kind: notification.TaskUnread, ID: id}) }
	if waiting := h.Post.Scheduled(t, tasks.Ref{Kind: notification.TaskUnread, ID: id}); len(waiting) != 1 {
		t.Fatalf("scheduled checks: %v, want one", waiting)
	}
	h.Post.WorkAll(t)
	wantUnread(laptop, 1)
	wantUnread(phone, 1)
	got := list(t, member, "").Items
	if len(got) != 1 || got[0].Title != "New Message" || got[0].Message != "You have 2 unread message(s) from your coach." || got[0].Type != "message" ||
		got[0].Count != 2 || got[0].From == "" {
		t.Fatalf("the bell shows %+v", got)
	}
	// The notification is marked read.
	member.Post(t, "/api/notifications/read", map[string]any{"ids": []string{got[0].ID}}).Want(t, http.StatusOK)
	wantUnread(laptop, 0)
	wantUnread(phone, 0)
	// The messages are still unread, so the next check notifies again. Then the conversation is read.
	checkUnread()
	wantUnread(laptop, 1)
	wantUnread(phone, 1)
	member.Post(t, "/api/messages/"+coach.ID+"/read", map[string]any{"messageId": message.ID}).Want(t, http.StatusNoContent)
	wantUnread(laptop, 0)
	wantUnread(phone, 0)
	if page := list(t, member, ""); page.Unread != 0 || len(page.Items) != 2 {
		t.Errorf("finally: %+v", page)
	}
	// A stream that was disconnected receives the current state.
	first := member.Live(t, "/api/live", "1")
	wantUnread(first, 0)
}

// TestPollingDoesNotCountAsUse: pages poll automatically, and a shared device must still be signed out.
func TestPollingDoesNotCountAsUse(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	const used = "select count(*) from member_sign_ins where last_used_at > now() - interval '1 hour' and member_id = $1"
	ageSession := func() {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), "update member_sign_ins set last_used_at = now() - interval '2 hours'"); err != nil {
			t.Fatal(err)
		}
	}
	ageSession()
	member.Get(t, "/api/notifications").Want(t, http.StatusOK)
	if h.Count(t, used, member.ID) != 0 {
		t.Error("reading the list counts as use")
	}
	member.Post(t, "/api/notifications/read", map[string]any{}).Want(t, http.StatusOK)
	if h.Count(t, used, member.ID) != 1 {
		t.Error("marking as read does not count as use")
	}
	if member.Cookie(string(realm.MemberCookie)) == "" {
		t.Error("the member was signed out")
	}
}

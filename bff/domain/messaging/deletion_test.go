package messaging_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
)

func (h *harness) conversation() (id uuid.UUID) {
	h.t.Helper()
	if err := h.pool.QueryRow(context.Background(), "select id from conversations where member_id = $1 and coach_id = $2", h.member.UUID(), h.coach.UUID()).Scan(&id); err != nil {
		h.t.Fatal(err)
	}
	return id
}

func (h *harness) requestDeletion() time.Time {
	h.t.Helper()
	at, err := h.chat.RequestDeletion(context.Background(), h.member, h.coach)
	if err != nil {
		h.t.Fatal(err)
	}
	return at
}

// makeDeletionDue moves the time of the deletion into the past.
func (h *harness) makeDeletionDue() {
	h.execute("update conversations set delete_at = now() - interval '1 second'")
}

// Covers the request, its display on both sides, the deletion, and the remaining data.
func TestDeleteRemovesMessagesUpToRequestForBothSides(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	file := h.file("member_id", h.member.UUID())
	with, _, err := h.chat.SendAsMember(t.Context(), h.member, h.coach, messaging.Draft{ID: uuid.New(), Attachment: file})
	if err != nil || with.Attachment == nil {
		t.Fatal(with, err)
	}
	h.fromMember("I want to end my life")
	h.fromCoach("I am here. Let us talk.")
	secret := h.fromMember("Please forget this")
	_, mine := h.eventsAfter(mailbox.MemberOwner(h.member), 0)
	_, theirs := h.eventsAfter(mailbox.CoachOwner(h.coach), 0)
	h.waker.expectAny()

	asked := time.Now()
	at := h.requestDeletion()
	if at.Before(asked.Add(22*time.Hour)) || at.After(asked.Add(time.Duration(copy.Limits.DeletionHours)*time.Hour)) {
		t.Errorf("deletion at %v, requested at %v", at, asked)
	}
	h.waker.expect(t, mailbox.MemberOwner(h.member), mailbox.CoachOwner(h.coach))
	events, mine := h.eventsAfter(mailbox.MemberOwner(h.member), mine)
	if !slices.Equal(kinds(events), []mailbox.Kind{mailbox.KindConversation}) || events[0].CoachID != h.coach {
		t.Errorf("the member got %+v", events)
	}
	events, theirs = h.eventsAfter(mailbox.CoachOwner(h.coach), theirs)
	if !slices.Equal(kinds(events), []mailbox.Kind{mailbox.KindConversation}) || events[0].MemberID != h.member {
		t.Errorf("the coach got %+v", events)
	}
	if own, coach := h.memberReads(messaging.Page{}), h.coachReads(messaging.Page{}); own.DeleteAt == nil || !own.DeleteAt.Equal(at) || coach.Client.DeleteAt == nil || !coach.Client.DeleteAt.Equal(at) || len(own.Messages) != 5 {
		t.Errorf("shown as %v and %v", own.DeleteAt, coach.Client.DeleteAt)
	}
	if again := h.requestDeletion(); !again.Equal(at) {
		t.Errorf("a repeated request moved it from %v to %v", at, again)
	}
	// A run before the time snoozes.
	ref := tasks.Ref{Kind: messaging.TaskDelete, ID: h.conversation()}
	if times := h.post.Scheduled(t, ref); len(times) != 1 || times[0].Sub(at).Abs() > time.Second {
		t.Errorf("scheduled for %v", times)
	}
	if _, early := tasks.SnoozedUntil(h.chat.Delete(t.Context(), ref.ID)); !early || h.count("select count(*) from messages") != 5 {
		t.Error("deleted before its time")
	}

	kept := h.fromMember("This was written afterwards")
	unread := h.fromCoach("And this")
	h.makeDeletionDue()
	h.waker.expectAny()
	_, mine = h.eventsAfter(mailbox.MemberOwner(h.member), mine)
	_, theirs = h.eventsAfter(mailbox.CoachOwner(h.coach), theirs)
	h.post.WorkAll(t)
	h.waker.expect(t, mailbox.MemberOwner(h.member), mailbox.CoachOwner(h.coach))
	if events, _ := h.eventsAfter(mailbox.MemberOwner(h.member), mine); !slices.Equal(kinds(events), []mailbox.Kind{mailbox.KindConversation}) {
		t.Errorf("the member got events %v", kinds(events))
	}
	if events, _ := h.eventsAfter(mailbox.CoachOwner(h.coach), theirs); !slices.Equal(kinds(events), []mailbox.Kind{mailbox.KindConversation}) {
		t.Errorf("the coach got events %v", kinds(events))
	}
	own, coach := h.memberReads(messaging.Page{}), h.coachReads(messaging.Page{})
	for side, messages := range map[string][]messaging.Message{"member": own.Messages, "coach": coach.Messages} {
		if len(messages) != 2 || messages[0].ID != kept.ID || messages[1].ID != unread.ID || messages[0].Seq != kept.Seq {
			t.Errorf("the %s reads %+v", side, messages)
		}
	}
	if own.Earlier != nil || own.DeleteAt != nil || coach.Client.DeleteAt != nil || own.Safety != "" {
		t.Errorf("left: %+v, %+v", own, coach.Client)
	}
	// An unacknowledged flag still waits for the coach after its text was deleted.
	if coach.Client.UrgentSince == nil || coach.Client.UrgentTier == "" {
		t.Errorf("the urgent state was cleared: %+v", coach.Client)
	}
	// The file is deleted too, before the next periodic sweep.
	if h.count("select count(*) from safety_flags") != 0 || h.count("select count(*) from attachments where id = $1", file) != 0 || len(h.fakeBlobs.deleted) != 1 {
		t.Errorf("a flag or a file was kept; deleted files: %v", h.fakeBlobs.deleted)
	}
	// The events that a resuming stream would get contain no text.
	events, _ = h.eventsAfter(mailbox.CoachOwner(h.coach), 0)
	for _, event := range events {
		if event.Message != nil && event.Message.ID == secret.ID {
			t.Errorf("an event still contains the deleted message: %+v", event)
		}
	}
	if found := h.searchAll("forget"); len(found) != 0 {
		t.Errorf("still found: %v", found)
	}
	list, err := h.chat.Unread(t.Context(), h.member)
	if err != nil || len(list) != 1 || list[0].ID != unread.ID {
		t.Errorf("unread: %+v, %v", list, err)
	}
	if err := h.chat.MarkReadByMember(t.Context(), h.member, h.coach, unread.ID); err != nil {
		t.Error(err)
	}
	if err := h.chat.MarkReadByMember(t.Context(), h.member, h.coach, secret.ID); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("marking a deleted message as read: %v", err)
	}
	if next := h.fromMember("Numbers go on"); next.Seq != unread.Seq+1 || h.coachReads(messaging.Page{}).Messages[2].Status != messaging.StatusSent {
		t.Errorf("the next is %+v", next)
	}
}

// Seen messages stay seen, and the next message starts as sent.
func TestStatusIsCorrectAfterDeletion(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	seen := h.fromMember("Seen")
	if err := h.chat.MarkReadByCoach(t.Context(), h.coach, h.member, seen.ID); err != nil {
		t.Fatal(err)
	}
	h.requestDeletion()
	later := h.fromMember("Later")
	h.makeDeletionDue()
	h.post.WorkAll(t)
	if got := h.memberReads(messaging.Page{}); len(got.Messages) != 1 || got.Messages[0].Status != messaging.StatusSent || *got.Reply.Seen {
		t.Errorf("reads %+v", got)
	}
	if err := h.chat.MarkReadByCoach(t.Context(), h.coach, h.member, later.ID); err != nil {
		t.Fatal(err)
	}
	if got := h.memberReads(messaging.Page{}); got.Messages[0].Status != messaging.StatusRead || !*got.Reply.Seen {
		t.Errorf("reads %+v", got)
	}
	h.requestDeletion()
	h.makeDeletionDue()
	h.post.WorkAll(t)
	empty := h.memberReads(messaging.Page{})
	if len(empty.Messages) != 0 || empty.Reply.Seen != nil || empty.Reply.WaitingSince != nil {
		t.Errorf("empty reads %+v", empty)
	}
	all, err := h.chat.Conversations(t.Context(), h.member)
	if err != nil || len(all) != 1 || all[0].LastMessageAt != nil {
		t.Errorf("listed as %+v, %v", all, err)
	}
	var conflict *fault.Conflict
	if _, err := h.chat.RequestDeletion(t.Context(), h.member, h.coach); !errors.As(err, &conflict) {
		t.Errorf("deleting an empty conversation: %v", err)
	}
}

func TestUndoDeletionKeepsMessagesUntilDue(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := identitytest.NewCoach(t, h.pool).ID
	var conflict *fault.Conflict
	if err := h.chat.UndoDeletion(t.Context(), h.member, h.coach); !errors.As(err, &conflict) {
		t.Errorf("nothing to undo: %v", err)
	}
	if _, err := h.chat.RequestDeletion(t.Context(), h.member, other); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("another coach: %v", err)
	}
	if err := h.chat.UndoDeletion(t.Context(), h.member, other); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("another coach: %v", err)
	}
	h.requestDeletion()
	h.waker.expectAny()
	if err := h.chat.UndoDeletion(t.Context(), h.member, h.coach); err != nil {
		t.Fatal(err)
	}
	h.waker.expect(t, mailbox.MemberOwner(h.member), mailbox.CoachOwner(h.coach))
	if h.memberReads(messaging.Page{}).DeleteAt != nil {
		t.Error("the deletion is still scheduled")
	}
	if err := h.chat.Delete(t.Context(), h.conversation()); err != nil || h.count("select count(*) from messages") != 1 {
		t.Errorf("the messages were deleted after the undo: %v", err)
	}
	// After a second request, the first task is too early and waits for the second time.
	at := h.requestDeletion()
	ref := tasks.Ref{Kind: messaging.TaskDelete, ID: h.conversation()}
	h.post.Do(t, ref)
	if h.count("select count(*) from messages") != 1 {
		t.Error("deleted before its time")
	}
	h.makeDeletionDue()
	if err := h.chat.UndoDeletion(t.Context(), h.member, h.coach); !errors.As(err, &conflict) {
		t.Errorf("undo after the deletion is due: %v", err)
	}
	// The task was discarded: the periodic task schedules it again.
	h.execute("delete from river_job")
	h.post.Do(t, tasks.Ref{Kind: "delete-messages-due"})
	h.post.WorkAll(t)
	if h.count("select count(*) from messages") != 0 {
		t.Errorf("not deleted, due at %v", at)
	}
	if err := h.chat.Delete(t.Context(), uuid.New()); err != nil {
		t.Errorf("an unknown conversation: %v", err)
	}
}

// Automatic messages are not a reply. A coach's message ends the wait, and so does the deletion.
func TestWaitingSinceStartsWithUnansweredMessage(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	since := func() *time.Time { return h.memberReads(messaging.Page{}).Reply.WaitingSince }
	if since() != nil {
		t.Error("waiting before the first message")
	}
	first := h.fromMember("one")
	h.fromMember("two")
	// The two times are computed one after the other in one statement.
	as := func(at *time.Time, message messaging.Message) bool {
		return at != nil && at.Sub(message.CreatedAt).Abs() < time.Millisecond
	}
	if at := since(); !as(at, first) {
		t.Errorf("waiting since %v, first message at %v", at, first.CreatedAt)
	}
	if client := h.coachReads(messaging.Page{}).Client; client.WaitingSince == nil || client.AnswerBy == nil || !client.AnswerBy.After(first.CreatedAt) {
		t.Errorf("the coach sees %+v", client)
	}
	// An automatic message in the coach's name is not a reply.
	if _, err := store.New().AppendMessage(t.Context(), h.pool, store.AppendMessageParams{
		MemberID: h.member.UUID(), CoachID: h.coach.UUID(), Sender: "coach", ID: uuid.New(), Text: "Automatic", Automatic: true,
	}); err != nil {
		t.Fatal(err)
	}
	if at := since(); !as(at, first) {
		t.Errorf("after an automatic message: %v", at)
	}
	h.fromCoach("An answer")
	if at := since(); at != nil {
		t.Errorf("waiting since %v after the reply", at)
	}
	if client := h.coachReads(messaging.Page{}).Client; client.WaitingSince != nil || client.AnswerBy != nil {
		t.Errorf("the coach sees %+v", client)
	}
	h.fromMember("three")
	h.requestDeletion()
	four := h.fromMember("four")
	h.makeDeletionDue()
	h.post.WorkAll(t)
	if at := since(); !as(at, four) {
		t.Errorf("after the deletion waiting since %v, want %v", at, four.CreatedAt)
	}
	h.requestDeletion()
	h.makeDeletionDue()
	h.post.WorkAll(t)
	if at := since(); at != nil {
		t.Errorf("waiting since %v in an empty conversation", at)
	}
}

// The notice does not count deleted messages.
func TestDeletionClearsUnreadNotice(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	bell := notification.New(h.pool, nil, h.post)
	for i := range 3 {
		h.fromCoach(fmt.Sprint("unread ", i))
	}
	h.execute("update messages set created_at = now() - interval '1 minute'")
	if err := bell.NoticeUnread(t.Context(), h.member); err != nil {
		t.Fatal(err)
	}
	if unread, err := bell.Unread(t.Context(), h.member); err != nil || unread != 1 {
		t.Fatalf("%d unread bell entries, %v", unread, err)
	}
	h.requestDeletion()
	h.makeDeletionDue()
	h.post.WorkAll(t)
	if unread, err := bell.Unread(t.Context(), h.member); err != nil || unread != 0 {
		t.Errorf("%d unread bell entries, %v", unread, err)
	}
}

// No later message is lost, and no earlier one stays.
func TestDeletionInBatchesKeepsConcurrentMessages(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	texts := make([]string, 4500)
	for i := range texts {
		texts[i] = "old"
	}
	h.fill(2, texts)
	var writing sync.WaitGroup
	var asked sync.Once
	sent := make([]messaging.Message, 40)
	for writer := range 4 {
		writing.Go(func() {
			for i := range 10 {
				if writer == 0 && i == 5 {
					asked.Do(func() {
						if _, err := h.chat.RequestDeletion(context.Background(), h.member, h.coach); err != nil {
							t.Error(err)
						}
						h.execute("update conversations set delete_at = now() - interval '1 second'")
						if err := h.chat.Delete(context.Background(), h.conversation()); err != nil {
							t.Error(err)
						}
					})
				}
				message, _, err := h.chat.SendAsMember(context.Background(), h.member, h.coach, messaging.Draft{Text: fmt.Sprint("writer ", writer, " ", i)})
				if err != nil {
					t.Error(err)
				}
				sent[writer*10+i] = message
			}
		})
	}
	writing.Wait()
	left := h.memberReads(messaging.Page{Limit: 100}).Messages
	if len(left) == 0 || len(left) > 40 {
		t.Fatalf("%d messages are left", len(left))
	}
	through := left[0].Seq - 1
	for i, message := range left {
		if message.Seq != through+1+int64(i) || message.Text == "old" {
			t.Errorf("left: %+v", message)
		}
	}
	after := 0
	for _, message := range sent {
		if message.Seq > through {
			after++
		}
	}
	if after != len(left) || after < 5 {
		t.Errorf("%d messages were sent after the request, %d are left", after, len(left))
	}
}

// Afterwards another request is possible, and its time is in the future.
func TestRequestDeletionConflictsWhileDue(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.requestDeletion()
	h.makeDeletionDue()
	var conflict *fault.Conflict
	if _, err := h.chat.RequestDeletion(t.Context(), h.member, h.coach); !errors.As(err, &conflict) || conflict.Message != copy.ChatAnswers.BeingDeleted {
		t.Errorf("a request while the deletion is due: %v", err)
	}
	h.post.WorkAll(t)
	h.fromMember("Afterwards")
	if at := h.requestDeletion(); !at.After(time.Now()) {
		t.Errorf("another request is due at %v", at)
	}
}

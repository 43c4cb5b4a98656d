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

func (h *harness) asksDeletion() time.Time {
	h.t.Helper()
	at, err := h.chat.RequestDeletion(context.Background(), h.member, h.coach)
	if err != nil {
		h.t.Fatal(err)
	}
	return at
}

// comes lets the time of the deletion come.
func (h *harness) comes() {
	h.execute("update conversations set delete_at = now() - interval '1 second'")
}

// TestDeletion covers the request, its display on both sides, the deletion, and the remaining data.
func TestDeletion(t *testing.T) {
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
	_, mine := h.news(mailbox.MemberOwner(h.member), 0)
	_, theirs := h.news(mailbox.CoachOwner(h.coach), 0)
	h.waker.expectAny()

	asked := time.Now()
	at := h.asksDeletion()
	if at.Before(asked.Add(22*time.Hour)) || at.After(asked.Add(time.Duration(copy.Limits.DeletionHours)*time.Hour)) {
		t.Errorf("deleted at %v, asked at %v", at, asked)
	}
	h.waker.expect(t, mailbox.MemberOwner(h.member), mailbox.CoachOwner(h.coach))
	events, mine := h.news(mailbox.MemberOwner(h.member), mine)
	if !slices.Equal(kinds(events), []mailbox.Kind{mailbox.KindConversation}) || events[0].CoachID != h.coach {
		t.Errorf("the member heard %+v", events)
	}
	events, theirs = h.news(mailbox.CoachOwner(h.coach), theirs)
	if !slices.Equal(kinds(events), []mailbox.Kind{mailbox.KindConversation}) || events[0].MemberID != h.member {
		t.Errorf("the coach heard %+v", events)
	}
	if own, coach := h.memberReads(messaging.Page{}), h.coachReads(messaging.Page{}); own.DeleteAt == nil || !own.DeleteAt.Equal(at) || coach.Client.DeleteAt == nil || !coach.Client.DeleteAt.Equal(at) || len(own.Messages) != 5 {
		t.Errorf("shown as %v and %v", own.DeleteAt, coach.Client.DeleteAt)
	}
	if again := h.asksDeletion(); !again.Equal(at) {
		t.Errorf("asked again, it moved from %v to %v", at, again)
	}
	// The task is too early, and waits.
	ref := tasks.Ref{Kind: messaging.TaskDelete, ID: h.conversation()}
	if times := h.post.Scheduled(t, ref); len(times) != 1 || times[0].Sub(at).Abs() > time.Second {
		t.Errorf("waits for %v", times)
	}
	if _, early := tasks.SnoozedUntil(h.chat.Delete(t.Context(), ref.ID)); !early || h.count("select count(*) from messages") != 5 {
		t.Error("done before its time")
	}

	kept := h.fromMember("This was written afterwards")
	unread := h.fromCoach("And this")
	h.comes()
	h.waker.expectAny()
	_, mine = h.news(mailbox.MemberOwner(h.member), mine)
	_, theirs = h.news(mailbox.CoachOwner(h.coach), theirs)
	h.post.WorkAll(t)
	h.waker.expect(t, mailbox.MemberOwner(h.member), mailbox.CoachOwner(h.coach))
	if events, _ := h.news(mailbox.MemberOwner(h.member), mine); !slices.Equal(kinds(events), []mailbox.Kind{mailbox.KindConversation}) {
		t.Errorf("the member heard %v", kinds(events))
	}
	if events, _ := h.news(mailbox.CoachOwner(h.coach), theirs); !slices.Equal(kinds(events), []mailbox.Kind{mailbox.KindConversation}) {
		t.Errorf("the coach heard %v", kinds(events))
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
	// What sounded like a crisis waits for the coach even when its words are gone.
	if coach.Client.UrgentSince == nil || coach.Client.UrgentTier == "" {
		t.Errorf("the urgent state went: %+v", coach.Client)
	}
	// The file goes with it, and not only with the next sweep.
	if h.count("select count(*) from safety_flags") != 0 || h.count("select count(*) from attachments where id = $1", file) != 0 || len(h.shelf.gone) != 1 {
		t.Errorf("a mark or a file stayed; taken away were %v", h.shelf.gone)
	}
	// The events that a resuming stream would get contain no text.
	events, _ = h.news(mailbox.CoachOwner(h.coach), 0)
	for _, event := range events {
		if event.Message != nil && event.Message.ID == secret.ID {
			t.Errorf("still told: %+v", event)
		}
	}
	if found := h.found("forget"); len(found) != 0 {
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
		t.Errorf("reading what is gone: %v", err)
	}
	if next := h.fromMember("Numbers go on"); next.Seq != unread.Seq+1 || h.coachReads(messaging.Page{}).Messages[2].Status != messaging.StatusSent {
		t.Errorf("the next is %+v", next)
	}
}

// TestStatusAfterDeletion: seen messages stay seen, and the next message starts as sent.
func TestStatusAfterDeletion(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	seen := h.fromMember("Seen")
	if err := h.chat.MarkReadByCoach(t.Context(), h.coach, h.member, seen.ID); err != nil {
		t.Fatal(err)
	}
	h.asksDeletion()
	later := h.fromMember("Later")
	h.comes()
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
	h.asksDeletion()
	h.comes()
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
		t.Errorf("deleting nothing: %v", err)
	}
}

func TestUndoDeletion(t *testing.T) {
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
	h.asksDeletion()
	h.waker.expectAny()
	if err := h.chat.UndoDeletion(t.Context(), h.member, h.coach); err != nil {
		t.Fatal(err)
	}
	h.waker.expect(t, mailbox.MemberOwner(h.member), mailbox.CoachOwner(h.coach))
	if h.memberReads(messaging.Page{}).DeleteAt != nil {
		t.Error("still to be deleted")
	}
	if err := h.chat.Delete(t.Context(), h.conversation()); err != nil || h.count("select count(*) from messages") != 1 {
		t.Errorf("deleted after all: %v", err)
	}
	// After a second request, the first task is too early and waits for the second time.
	at := h.asksDeletion()
	ref := tasks.Ref{Kind: messaging.TaskDelete, ID: h.conversation()}
	h.post.Do(t, ref)
	if h.count("select count(*) from messages") != 1 {
		t.Error("deleted before its time")
	}
	h.comes()
	if err := h.chat.UndoDeletion(t.Context(), h.member, h.coach); !errors.As(err, &conflict) {
		t.Errorf("undone when its time had come: %v", err)
	}
	// The task was discarded: the periodic task schedules it again.
	h.execute("delete from river_job")
	h.post.Do(t, tasks.Ref{Kind: "delete-messages-due"})
	h.post.WorkAll(t)
	if h.count("select count(*) from messages") != 0 {
		t.Errorf("not deleted, due at %v", at)
	}
	if err := h.chat.Delete(t.Context(), uuid.New()); err != nil {
		t.Errorf("of somebody who left: %v", err)
	}
}

// TestWaitingSince covers the time since which a member waits: the greeting is not a reply, a coach's message is, and
// so is the deletion.
func TestWaitingSince(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	since := func() *time.Time { return h.memberReads(messaging.Page{}).Reply.WaitingSince }
	if since() != nil {
		t.Error("waits before anything was said")
	}
	first := h.fromMember("one")
	h.fromMember("two")
	// The two times are taken one after the other in one statement.
	as := func(at *time.Time, message messaging.Message) bool {
		return at != nil && at.Sub(message.CreatedAt).Abs() < time.Millisecond
	}
	if at := since(); !as(at, first) {
		t.Errorf("waits since %v, wrote at %v", at, first.CreatedAt)
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
		t.Errorf("answered, and waits since %v", at)
	}
	if client := h.coachReads(messaging.Page{}).Client; client.WaitingSince != nil || client.AnswerBy != nil {
		t.Errorf("the coach sees %+v", client)
	}
	h.fromMember("three")
	h.asksDeletion()
	four := h.fromMember("four")
	h.comes()
	h.post.WorkAll(t)
	if at := since(); !as(at, four) {
		t.Errorf("what is left waits since %v, written at %v", at, four.CreatedAt)
	}
	h.asksDeletion()
	h.comes()
	h.post.WorkAll(t)
	if at := since(); at != nil {
		t.Errorf("nothing is left, and waits since %v", at)
	}
}

// TestDeletionSettlesTheBell: the notice of unread messages does not count deleted ones.
func TestDeletionSettlesTheBell(t *testing.T) {
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
		t.Fatalf("the bell holds %d, %v", unread, err)
	}
	h.asksDeletion()
	h.comes()
	h.post.WorkAll(t)
	if unread, err := bell.Unread(t.Context(), h.member); err != nil || unread != 0 {
		t.Errorf("the bell holds %d, %v", unread, err)
	}
}

// TestDeletionInSteps deletes more than one batch while new messages arrive: no later message is lost, and no earlier
// one stays.
func TestDeletionInSteps(t *testing.T) {
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
		t.Fatalf("%d are left", len(left))
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
		t.Errorf("%d were written afterwards, %d are left", after, len(left))
	}
}

// TestAskingWhileItIsDone: the returned time is never in the past, and afterwards another request is possible.
func TestAskingWhileItIsDone(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.asksDeletion()
	h.comes()
	var conflict *fault.Conflict
	if _, err := h.chat.RequestDeletion(t.Context(), h.member, h.coach); !errors.As(err, &conflict) || conflict.Message != copy.ChatAnswers.BeingDeleted {
		t.Errorf("asked while it is due: %v", err)
	}
	h.post.WorkAll(t)
	h.fromMember("Afterwards")
	if at := h.asksDeletion(); !at.After(time.Now()) {
		t.Errorf("asked anew, it is done at %v", at)
	}
}

package messaging_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"

	"github.com/google/uuid"
)

func TestMessageHasItsAttachmentInEveryView(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	_, at := h.eventsAfter(mailbox.CoachOwner(h.coach), 0)
	draft := messaging.Draft{ID: uuid.New(), Text: "  ", Attachment: h.file("member_id", h.member.UUID())}
	sent, stored, err := h.chat.SendAsMember(t.Context(), h.member, h.coach, draft)
	if err != nil || !stored || sent.Text != "" {
		t.Fatalf("sent %+v, %t, %v", sent, stored, err)
	}
	again, stored, err := h.chat.SendAsMember(t.Context(), h.member, h.coach, draft)
	if err != nil || stored || again.ID != sent.ID {
		t.Fatalf("again: %+v, %t, %v", again, stored, err)
	}
	events, _ := h.eventsAfter(mailbox.CoachOwner(h.coach), at)
	if len(events) != 1 {
		t.Fatalf("the coach got events %v", kinds(events))
	}
	received, _ := messaging.FromEvent(events[0])
	file := h.file("coach_id", h.coach.UUID())
	answered, _, err := h.chat.SendAsCoach(t.Context(), h.coach, h.member, messaging.Draft{Text: "Look", Attachment: file})
	if err != nil {
		t.Fatal(err)
	}
	unread, err := h.chat.Unread(t.Context(), h.member)
	if err != nil {
		t.Fatal(err)
	}
	found, err := h.chat.SearchAsMember(t.Context(), h.member, h.coach, messaging.Query{Text: "look"})
	if err != nil || len(found.Messages) != 1 {
		t.Fatalf("found %+v, %v", found, err)
	}
	page := h.coachReads(messaging.Page{}).Messages
	for where, message := range map[string]messaging.Message{
		"sent": sent, "sent again": again, "heard": received, "read": page[1], "after": h.memberReads(messaging.Page{After: 1}).Messages[0],
		"answered": answered, "unread": unread[len(unread)-1], "found": found.Messages[0],
	} {
		want := draft.Attachment
		if !message.FromMember {
			want = file
		}
		got := message.Attachment
		if got == nil || got.ID != want || got.Kind != "image" || got.Name != "jaali.png" || got.ContentType != "image/png" || got.Size != 1234 ||
			got.Width == nil || *got.Width != 640 || *got.Height != 480 || got.DurationMs != nil {
			t.Errorf("%s: %+v", where, got)
		}
	}
	if page[0].Attachment != nil {
		t.Errorf("the welcome message has the attachment %+v", page[0].Attachment)
	}
}

func TestSendRejectsInvalidAndForeignAttachments(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := identitytest.NewMember(t, h.pool).ID
	h.choose(other, h.coach)
	own := h.file("member_id", h.member.UUID())
	incomplete, discarded := h.file("member_id", h.member.UUID()), h.file("member_id", h.member.UUID())
	h.execute("update attachments set stored_at = null where id = $1", incomplete)
	h.execute("update attachments set discarded_at = now() where id = $1", discarded)
	before := h.count("select count(*) from messages")
	for name, file := range map[string]uuid.UUID{
		"unknown": uuid.New(), "another member's": h.file("member_id", other.UUID()), "the coach's": h.file("coach_id", h.coach.UUID()),
		"incomplete": incomplete, "discarded": discarded,
	} {
		if _, stored, err := h.chat.SendAsMember(t.Context(), h.member, h.coach, messaging.Draft{Text: "x", Attachment: file}); stored || !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s: %t, %v", name, stored, err)
		}
	}
	if _, _, err := h.chat.SendAsCoach(t.Context(), h.coach, h.member, messaging.Draft{Attachment: own}); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("the member's file sent by the coach: %v", err)
	}
	stranger := identitytest.NewCoach(t, h.pool).ID
	if _, _, err := h.chat.SendAsMember(t.Context(), h.member, stranger, messaging.Draft{Attachment: own}); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("to another coach: %v", err)
	}
	var invalid *fault.Invalid
	if _, _, err := h.chat.SendAsMember(t.Context(), h.member, h.coach, messaging.Draft{Text: " \n"}); !errors.As(err, &invalid) || invalid.Fields[0].Field != "text" {
		t.Errorf("neither text nor file: %v", err)
	}
	if _, _, err := h.chat.SendAsMember(t.Context(), h.member, h.coach, messaging.Draft{Text: strings.Repeat("a", 4001), Attachment: own}); !errors.As(err, &invalid) {
		t.Errorf("a too long text with a file: %v", err)
	}
	if after := h.count("select count(*) from messages"); after != before || h.count("select count(*) from attachments where conversation_id is not null") != 0 {
		t.Errorf("%d messages, want %d", after, before)
	}
	if _, _, err := h.chat.SendAsMember(t.Context(), h.member, h.coach, messaging.Draft{Attachment: own}); err != nil {
		t.Fatal(err)
	}
	var conflict *fault.Conflict
	if _, _, err := h.chat.SendAsMember(t.Context(), h.member, h.coach, messaging.Draft{Text: "once more", Attachment: own}); !errors.As(err, &conflict) {
		t.Errorf("in a second message: %v", err)
	}
	// After a change of coach the earlier conversation is read-only, and the file can be sent to the new coach.
	h.choose(h.member, stranger)
	left := h.file("member_id", h.member.UUID())
	var forbidden *fault.Forbidden
	if _, _, err := h.chat.SendAsMember(t.Context(), h.member, h.coach, messaging.Draft{Attachment: left}); !errors.As(err, &forbidden) {
		t.Errorf("to an earlier coach: %v", err)
	}
	if _, _, err := h.chat.SendAsMember(t.Context(), h.member, stranger, messaging.Draft{Attachment: left}); err != nil {
		t.Errorf("to the current coach: %v", err)
	}
}

// Each message is sent twice.
func TestConcurrentMessagesWithOneFileStoreOne(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	file := h.file("member_id", h.member.UUID())
	drafts := make([]messaging.Draft, 6)
	for i := range drafts {
		drafts[i] = messaging.Draft{ID: uuid.New(), Attachment: file}
	}
	var mu sync.Mutex
	var stored, conflicts, repeated int
	var sending sync.WaitGroup
	for _, draft := range append(drafts, drafts...) {
		sending.Go(func() {
			message, isNew, err := h.chat.SendAsMember(context.Background(), h.member, h.coach, draft)
			mu.Lock()
			defer mu.Unlock()
			var conflict *fault.Conflict
			switch {
			case errors.As(err, &conflict):
				conflicts++
			case err != nil:
				t.Error(err)
			case message.Attachment == nil || message.Attachment.ID != file:
				t.Errorf("without its file: %+v", message)
			case isNew:
				stored++
			default:
				repeated++
			}
		})
	}
	sending.Wait()
	if stored != 1 || repeated != 1 || conflicts != 10 {
		t.Errorf("%d stored, %d repeated, %d conflicts; want 1, 1 and 10", stored, repeated, conflicts)
	}
	if n := h.count("select count(*) from messages where attachment_id = $1", file); n != 1 {
		t.Errorf("%d messages have the file, want 1", n)
	}
	if own := h.memberReads(messaging.Page{}); own.Messages[len(own.Messages)-1].Seq != 2 {
		t.Errorf("message numbers have gaps: %+v", own.Messages)
	}
}

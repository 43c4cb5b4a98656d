package messaging_test

import (
	"context"
	"errors"
	"testing"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"

	"github.com/google/uuid"
)

// receipts returns the receipts about the other side in a mailbox after a position.
func (h *harness) receipts(owner mailbox.Owner, after int64) []mailbox.Receipt {
	h.t.Helper()
	events, _ := h.eventsAfter(owner, after)
	list := []mailbox.Receipt{}
	for _, event := range events {
		if event.Kind == mailbox.KindReceipt {
			if event.MemberID != h.member || event.CoachID != h.coach {
				h.t.Errorf("a receipt of %+v", event)
			}
			list = append(list, *event.Receipt)
		}
	}
	return list
}

func equal(a, b []mailbox.Receipt) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

func TestMarksOnlyIncreaseAndNotifyOtherSide(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	for side, c := range map[string]struct {
		write           func(*harness, string) messaging.Message
		delivered, read func(*harness, uuid.UUID) error
		writer, reader  func(*harness) mailbox.Owner
		status          func(*harness, int) messaging.Status
	}{
		"coach receives and reads: member is notified": {
			(*harness).fromMember,
			func(h *harness, id uuid.UUID) error { return h.chat.MarkDeliveredToCoach(ctx, h.coach, h.member, id) },
			func(h *harness, id uuid.UUID) error { return h.chat.MarkReadByCoach(ctx, h.coach, h.member, id) },
			func(h *harness) mailbox.Owner { return mailbox.MemberOwner(h.member) }, func(h *harness) mailbox.Owner { return mailbox.CoachOwner(h.coach) },
			func(h *harness, i int) messaging.Status { return h.memberReads(messaging.Page{}).Messages[i].Status },
		},
		"member receives and reads: coach is notified": {
			(*harness).fromCoach,
			func(h *harness, id uuid.UUID) error { return h.chat.MarkDeliveredToMember(ctx, h.member, h.coach, id) },
			func(h *harness, id uuid.UUID) error { return h.chat.MarkReadByMember(ctx, h.member, h.coach, id) },
			func(h *harness) mailbox.Owner { return mailbox.CoachOwner(h.coach) }, func(h *harness) mailbox.Owner { return mailbox.MemberOwner(h.member) },
			func(h *harness, i int) messaging.Status { return h.coachReads(messaging.Page{}).Messages[i].Status },
		},
	} {
		t.Run(side, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			ids := []uuid.UUID{c.write(h, "two").ID, c.write(h, "three").ID, c.write(h, "four").ID}
			_, writerAt := h.eventsAfter(c.writer(h), 0)
			_, readerAt := h.eventsAfter(c.reader(h), 0)
			h.waker.owners = nil
			step := func(name string, mark func(*harness, uuid.UUID) error, id uuid.UUID, wakes bool) {
				t.Helper()
				if err := mark(h, id); err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				if wakes {
					h.waker.expect(t, c.writer(h))
				} else {
					h.waker.expect(t)
				}
			}
			step("received the second", c.delivered, ids[1], true)
			step("received the first, late", c.delivered, ids[0], false)
			step("received the second again", c.delivered, ids[1], false)
			for i, want := range []messaging.Status{"delivered", "delivered", "sent"} {
				if got := c.status(h, i+1); got != want {
					t.Errorf("message %d is %s, want %s", i, got, want)
				}
			}
			step("saw the first", c.read, ids[0], true)
			step("saw all", c.read, ids[2], true)
			step("saw the first again", c.read, ids[0], false)
			step("received all, late", c.delivered, ids[2], false)
			if got := c.status(h, 3); got != messaging.StatusRead {
				t.Errorf("the last is %s", got)
			}
			want := []mailbox.Receipt{{DeliveredSeq: 3}, {DeliveredSeq: 3, ReadSeq: 2}, {DeliveredSeq: 4, ReadSeq: 4}}
			if got := h.receipts(c.writer(h), writerAt); !equal(got, want) {
				t.Errorf("the writer got receipts %+v, want %+v", got, want)
			}
			if events, _ := h.eventsAfter(c.reader(h), readerAt); len(events) != 0 {
				t.Errorf("the reader got events about their own reading: %+v", events)
			}
		})
	}
}

func TestDisabledReceiptsHideReadingOfBothSides(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	own, theirs := mailbox.MemberOwner(h.member), mailbox.CoachOwner(h.coach)
	mine, answer := h.fromMember("hello"), h.fromCoach("hello")
	h.execute("update members set share_read_receipts = false where id = $1", h.member.UUID())
	_, memberAt := h.eventsAfter(own, 0)
	_, coachAt := h.eventsAfter(theirs, 0)
	for _, mark := range []func() error{
		func() error { return h.chat.MarkDeliveredToMember(ctx, h.member, h.coach, answer.ID) },
		func() error { return h.chat.MarkReadByMember(ctx, h.member, h.coach, answer.ID) },
		func() error { return h.chat.MarkReadByCoach(ctx, h.coach, h.member, mine.ID) },
	} {
		if err := mark(); err != nil {
			t.Fatal(err)
		}
	}
	// "Received" is reported once per side; seeing more is not reported if receipts are not shared.
	if got := h.receipts(theirs, coachAt); !equal(got, []mailbox.Receipt{{DeliveredSeq: answer.Seq}}) {
		t.Errorf("the coach got %+v", got)
	}
	if got := h.receipts(own, memberAt); !equal(got, []mailbox.Receipt{{DeliveredSeq: mine.Seq}}) {
		t.Errorf("the member got %+v", got)
	}
	status := func(list []messaging.Message, id uuid.UUID) messaging.Status {
		for _, message := range list {
			if message.ID == id {
				return message.Status
			}
		}
		return "missing"
	}
	if got := status(h.memberReads(messaging.Page{}).Messages, mine.ID); got != messaging.StatusDelivered {
		t.Errorf("the member sees their message as %s", got)
	}
	if got := status(h.coachReads(messaging.Page{}).Messages, answer.ID); got != messaging.StatusDelivered {
		t.Errorf("the coach sees their message as %s", got)
	}
	if again, _, err := h.chat.SendAsMember(ctx, h.member, h.coach, messaging.Draft{ID: mine.ID, Text: "hello"}); err != nil || again.Status != messaging.StatusDelivered {
		t.Errorf("a repeat returns the status %s, %v", again.Status, err)
	}
	if unread, err := h.chat.Unread(ctx, h.member); err != nil || len(unread) != 0 {
		t.Errorf("seen messages count as unread: %v, %v", unread, err)
	}
	if clients, err := h.coaching.Clients(ctx, h.coach); err != nil || clients[0].Unread != 0 {
		t.Errorf("messages seen by the coach count as unread: %v, %v", clients, err)
	}
	// A receipt from before the change is not reported afterwards, and from then on all are.
	h.execute("update members set share_read_receipts = true where id = $1", h.member.UUID())
	if err := h.chat.MarkReadByMember(ctx, h.member, h.coach, h.fromCoach("more").ID); err != nil {
		t.Fatal(err)
	}
	h.execute("update members set share_read_receipts = false where id = $1", h.member.UUID())
	for _, receipt := range h.receipts(theirs, coachAt) {
		if receipt.ReadSeq != 0 {
			t.Errorf("an earlier receipt still reveals reading: %+v", receipt)
		}
	}
	h.execute("update members set share_read_receipts = true where id = $1", h.member.UUID())
	if got := h.receipts(theirs, coachAt); got[len(got)-1].ReadSeq == 0 {
		t.Errorf("with receipts enabled again the coach got receipts %+v", got)
	}
}

func TestMarksOfOthersReturnErrNotFound(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	message := h.fromMember("hello").ID
	stranger, elsewhere := identitytest.NewMember(t, h.pool).ID, identitytest.NewCoach(t, h.pool).ID
	h.choose(stranger, elsewhere)
	for name, err := range map[string]error{
		"another member": h.chat.MarkReadByMember(ctx, stranger, h.coach, message),
		"another member in their own conversation": h.chat.MarkReadByMember(ctx, stranger, elsewhere, message),
		"another coach": h.chat.MarkReadByCoach(ctx, elsewhere, h.member, message),
		"another coach in their own conversation": h.chat.MarkDeliveredToCoach(ctx, elsewhere, stranger, message),
		"an unknown message, by the member":       h.chat.MarkDeliveredToMember(ctx, h.member, h.coach, uuid.New()),
		"an unknown message, by the coach":        h.chat.MarkReadByCoach(ctx, h.coach, h.member, uuid.New()),
	} {
		if !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	h.choose(h.member, elsewhere)
	if err := h.chat.MarkReadByCoach(ctx, h.coach, h.member, message); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("a former coach: %v", err)
	}
	theirs := mailbox.CoachOwner(h.coach)
	_, at := h.eventsAfter(theirs, 0)
	if err := h.chat.MarkReadByMember(ctx, h.member, h.coach, message); err != nil {
		t.Errorf("the member in an earlier coach's conversation: %v", err)
	}
	if events, _ := h.eventsAfter(theirs, at); len(events) != 0 {
		t.Errorf("the former coach got events %+v", events)
	}
}

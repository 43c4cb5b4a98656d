package messaging_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/messaging"

	"github.com/google/uuid"
)

func TestConversationPagesReturnEarlierMessages(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for i := 2; i <= 120; i++ {
		if i%2 == 0 {
			h.fromMember(fmt.Sprint("message ", i))
		} else {
			h.fromCoach(fmt.Sprint("message ", i))
		}
	}
	for name, c := range map[string]struct {
		page        messaging.Page
		first, last int64
		earlier     int64
	}{
		"the newest":                 {messaging.Page{}, 71, 120, 71},
		"the page before":            {messaging.Page{Before: 71}, 21, 70, 21},
		"the first page":             {messaging.Page{Before: 21}, 1, 20, 0},
		"exactly the first messages": {messaging.Page{Before: 51}, 1, 50, 0},
		"small limit":                {messaging.Page{Limit: 3}, 118, 120, 118},
		"limit above the maximum":    {messaging.Page{Limit: 5000}, 21, 120, 21},
		"before the first message":   {messaging.Page{Before: 1}, 0, 0, 0},
		"negative numbers":           {messaging.Page{Before: -4, Limit: -1}, 71, 120, 71},
	} {
		own, theirs := h.memberReads(c.page), h.coachReads(c.page)
		for side, got := range map[string][]messaging.Message{"member": own.Messages, "coach": theirs.Messages} {
			if got == nil {
				t.Errorf("%s, %s: the list is null", name, side)
			}
			if c.first == 0 && len(got) == 0 {
				continue
			}
			if len(got) != int(c.last-c.first)+1 || got[0].Seq != c.first || got[len(got)-1].Seq != c.last {
				t.Errorf("%s, %s: %d messages", name, side, len(got))
			}
			for i := range got {
				if got[i].Seq != c.first+int64(i) || got[i].FromMember != (got[i].Seq%2 == 0) {
					t.Errorf("%s, %s: wrong message at its position: %+v", name, side, got[i])
				}
			}
		}
		for side, earlier := range map[string]*int64{"member": own.Earlier, "coach": theirs.Earlier} {
			if (earlier == nil) != (c.earlier == 0) || (earlier != nil && *earlier != c.earlier) {
				t.Errorf("%s, %s: earlier is %v, want %d", name, side, earlier, c.earlier)
			}
		}
	}
}

func TestConversationIsVisibleToItsTwoSidesOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	h.fromMember("only for you")
	stranger, elsewhere := identitytest.NewMember(t, h.pool).ID, identitytest.NewCoach(t, h.pool).ID
	h.choose(stranger, elsewhere)
	for name, ask := range map[string]func() error{
		"another member": func() error {
			_, err := h.chat.ConversationForMember(ctx, stranger, h.coach, messaging.Page{})
			return err
		},
		"a coach the member never had": func() error {
			_, err := h.chat.ConversationForMember(ctx, h.member, elsewhere, messaging.Page{})
			return err
		},
		"an unknown coach": func() error {
			_, err := h.chat.ConversationForMember(ctx, h.member, identity.CoachID(uuid.New()), messaging.Page{})
			return err
		},
		"another coach": func() error {
			_, err := h.chat.ConversationForCoach(ctx, elsewhere, h.member, messaging.Page{})
			return err
		},
		"an unknown member": func() error {
			_, err := h.chat.ConversationForCoach(ctx, h.coach, identity.MemberID(uuid.New()), messaging.Page{})
			return err
		},
	} {
		if err := ask(); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	head := h.memberReads(messaging.Page{})
	if c := head.Coach; c.ID != h.coach || c.Name != "Meera Iyer" || c.City != "Chennai" || c.TimeZone != "Asia/Kolkata" || !head.CanWrite {
		t.Errorf("the member's view has the coach %+v", head)
	}
	if c := h.coachReads(messaging.Page{}).Client; c.ID != h.member || c.FirstName != "Asha" || c.LastName != "R" || c.TimeZone != "America/Chicago" {
		t.Errorf("the coach's view has the client %+v", c)
	}
	h.choose(h.member, elsewhere)
	if old := h.memberReads(messaging.Page{}); old.CanWrite || len(old.Messages) != 2 {
		t.Errorf("the old conversation: %+v", old)
	}
	if _, err := h.chat.ConversationForCoach(ctx, h.coach, h.member, messaging.Page{}); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("the old coach: %v", err)
	}
	h.choose(h.member, h.coach)
	h.execute("update coaches set is_active = false")
	if _, err := h.chat.ConversationForCoach(ctx, h.coach, h.member, messaging.Page{}); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("a coach who is not active: %v", err)
	}
	if own := h.memberReads(messaging.Page{}); len(own.Messages) != 2 {
		t.Errorf("the member with a coach who is not active: %+v", own)
	}
}

func TestConversationWithoutMessagesIsEmpty(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := identitytest.NewMember(t, h.pool).ID
	h.execute("update members set coach_id = $1 where id = $2", h.coach.UUID(), other.UUID())
	own, err := h.chat.ConversationForMember(context.Background(), other, h.coach, messaging.Page{})
	if err != nil || own.Messages == nil || len(own.Messages) != 0 || own.Earlier != nil || !own.CanWrite {
		t.Errorf("the member reads %+v, %v", own, err)
	}
	theirs, err := h.chat.ConversationForCoach(context.Background(), h.coach, other, messaging.Page{})
	if err != nil || theirs.Messages == nil || len(theirs.Messages) != 0 || theirs.Client.ID != other {
		t.Errorf("the coach reads %+v, %v", theirs, err)
	}
}

func TestUnreadReturnsUnseenMessagesOfCurrentCoach(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	unread := func() []messaging.Message {
		t.Helper()
		list, err := h.chat.Unread(ctx, h.member)
		if err != nil || list == nil {
			t.Fatalf("unread: %v, %v", list, err)
		}
		return list
	}
	if list := unread(); len(list) != 1 || !list[0].Automatic || list[0].Status != "sent" || list[0].CoachID != h.coach || list[0].MemberID != h.member {
		t.Errorf("with the welcome: %+v", list)
	}
	h.fromMember("mine does not count")
	second := h.fromCoach("one")
	third := h.fromCoach("two")
	if err := h.chat.MarkDeliveredToMember(ctx, h.member, h.coach, second.ID); err != nil {
		t.Fatal(err)
	}
	if list := unread(); len(list) != 3 || list[1].ID != second.ID || list[1].Status != "delivered" || list[2].ID != third.ID || list[2].Status != "sent" {
		t.Errorf("before reading: %+v", list)
	}
	if err := h.chat.MarkReadByMember(ctx, h.member, h.coach, second.ID); err != nil {
		t.Fatal(err)
	}
	if list := unread(); len(list) != 1 || list[0].ID != third.ID {
		t.Errorf("after reading the first two: %+v", list)
	}
	if read := h.memberReads(messaging.Page{}); read.LastReadSeq != second.Seq {
		t.Errorf("last read is %d, want %d", read.LastReadSeq, second.Seq)
	}
	if _, err := h.coaching.Remove(ctx, h.member); err != nil {
		t.Fatal(err)
	}
	if list := unread(); len(list) != 0 {
		t.Errorf("without a coach: %+v", list)
	}
}

package messaging_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"

	"github.com/google/uuid"
)

func TestSentMessageReachesBothMailboxes(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	own, theirs := mailbox.MemberOwner(h.member), mailbox.CoachOwner(h.coach)
	_, memberAt := h.eventsAfter(own, 0)
	_, coachAt := h.eventsAfter(theirs, 0)

	sent := h.fromMember("  hello 🙂 நமஸ்தே\r\nsecond line  ")
	if sent.Text != "hello 🙂 நமஸ்தே\nsecond line" || sent.Seq != 2 || sent.Status != "sent" || !sent.FromMember || sent.Automatic ||
		sent.ID == uuid.Nil || sent.MemberID != h.member || sent.CoachID != h.coach || sent.CreatedAt.IsZero() {
		t.Errorf("returned %+v", sent)
	}
	h.waker.expect(t, own, theirs)
	for owner, at := range map[mailbox.Owner]int64{own: memberAt, theirs: coachAt} {
		events, _ := h.eventsAfter(owner, at)
		if len(events) != 1 || events[0].Kind != mailbox.KindMessage || events[0].Seq != at+1 {
			t.Fatalf("%s got events %+v", owner.Realm, events)
		}
		if heard, ok := messaging.FromEvent(events[0]); !ok || heard != sent {
			t.Errorf("%s got %+v, want %+v", owner.Realm, heard, sent)
		}
	}
	answer := h.fromCoach("good morning")
	if answer.FromMember || answer.Seq != 3 {
		t.Errorf("returned %+v", answer)
	}
	h.waker.expect(t, own, theirs)
	read := h.memberReads(messaging.Page{})
	if len(read.Messages) != 3 || read.Messages[1] != sent || read.Messages[2] != answer {
		t.Errorf("the member reads %+v", read.Messages)
	}
	if read := h.coachReads(messaging.Page{}); len(read.Messages) != 3 || read.Messages[1] != sent || read.Messages[2] != answer {
		t.Errorf("the coach reads %+v", read.Messages)
	}
}

func TestSendRejectsInvalidTexts(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	before := h.count("select count(*) from messages")
	for name, c := range map[string]struct{ text, message string }{
		"empty": {"", copy.Validation.MessageBlank}, "blank": {" \n\t ", copy.Validation.MessageBlank}, "invisible": {"\u200b\u200d", copy.Validation.MessageBlank},
		"too long": {strings.Repeat("🙂", 4001), "Message cannot exceed 4000 characters"}, "control": {"hello\x07", copy.Validation.MessageControls}, "nul": {"a\x00b", copy.Validation.MessageControls},
	} {
		for side, send := range map[string]func(messaging.Draft) error{
			"member": func(d messaging.Draft) error {
				_, _, err := h.chat.SendAsMember(context.Background(), h.member, h.coach, d)
				return err
			},
			"coach": func(d messaging.Draft) error {
				_, _, err := h.chat.SendAsCoach(context.Background(), h.coach, h.member, d)
				return err
			},
		} {
			var invalid *fault.Invalid
			err := send(messaging.Draft{Text: c.text})
			if !errors.As(err, &invalid) || invalid.Message != c.message || len(invalid.Fields) != 1 || invalid.Fields[0].Field != "text" {
				t.Errorf("%s from the %s: %v, want %q", name, side, err, c.message)
			}
		}
	}
	if longest := h.fromMember(strings.Repeat("🙂", 4000)); len([]rune(longest.Text)) != 4000 {
		t.Errorf("the longest text became %d characters", len([]rune(longest.Text)))
	}
	if now := h.count("select count(*) from messages"); now != before+1 {
		t.Errorf("%d messages were stored, want one", now-before)
	}
}

func TestConcurrentRepeatsOfOneIDAreStoredOnce(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{"harmless text": "hello", "flagged text": "I want to kill myself"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			draft := messaging.Draft{ID: uuid.New(), Text: text}
			const attempts = 20
			var all sync.WaitGroup
			var mu sync.Mutex
			stored, answers := 0, map[messaging.Message]int{}
			for range attempts {
				all.Go(func() {
					message, new, err := h.chat.SendAsMember(context.Background(), h.member, h.coach, draft)
					if err != nil {
						t.Errorf("send: %v", err)
						return
					}
					mu.Lock()
					defer mu.Unlock()
					if new {
						stored++
					}
					answers[message]++
				})
			}
			all.Wait()
			if stored != 1 || len(answers) != 1 {
				t.Errorf("stored %d times, with %d different results: %v", stored, len(answers), answers)
			}
			if n := h.count("select count(*) from messages where id = $1", draft.ID); n != 1 {
				t.Errorf("%d rows", n)
			}
			if n := h.count("select count(*) from live_events where message_id = $1", draft.ID); n != 2 {
				t.Errorf("%d events, want one a side", n)
			}
			if last := h.fromMember("next"); last.Seq != 3 {
				t.Errorf("the next message has number %d, want 3: the repeats used numbers", last.Seq)
			}
		})
	}
}

func TestRepeatedSendReturnsStoredMessageWithCurrentStatus(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	first := h.fromMember("hello")
	if err := h.chat.MarkReadByCoach(ctx, h.coach, h.member, first.ID); err != nil {
		t.Fatal(err)
	}
	h.waker.expect(t, mailbox.MemberOwner(h.member), mailbox.CoachOwner(h.coach), mailbox.MemberOwner(h.member))
	again, stored, err := h.chat.SendAsMember(ctx, h.member, h.coach, messaging.Draft{ID: first.ID, Text: "something else"})
	want := first
	want.Status = messaging.StatusRead
	if err != nil || stored || again != want {
		t.Errorf("%+v, stored %v, %v; want %+v", again, stored, err, want)
	}
	h.waker.expect(t)
	answer := h.fromCoach("good morning")
	if again, stored, err := h.chat.SendAsCoach(ctx, h.coach, h.member, messaging.Draft{ID: answer.ID, Text: "good morning"}); err != nil || stored || again != answer {
		t.Errorf("the coach's repeat: %+v, %v, %v", again, stored, err)
	}
	// The id of the other side's message does not count as a repeat.
	if _, _, err := h.chat.SendAsMember(ctx, h.member, h.coach, messaging.Draft{ID: answer.ID, Text: "x"}); !errors.Is(err, fault.ErrConflict) {
		t.Errorf("the coach's id used by the member: %v", err)
	}
	// The same id in another conversation is another message.
	other := identitytest.NewMember(t, h.pool).ID
	h.choose(other, h.coach)
	if message, stored, err := h.chat.SendAsMember(ctx, other, h.coach, messaging.Draft{ID: first.ID, Text: "mine"}); err != nil || !stored || message.Text != "mine" {
		t.Errorf("the same id elsewhere: %+v, %v, %v", message, stored, err)
	}
}

func TestSendIsAllowedBetweenMemberAndCurrentCoachOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	stranger, elsewhere := identitytest.NewMember(t, h.pool).ID, identitytest.NewCoach(t, h.pool).ID
	asMember := func(member identity.MemberID, coach identity.CoachID) error {
		_, _, err := h.chat.SendAsMember(ctx, member, coach, messaging.Draft{Text: "hello"})
		return err
	}
	asCoach := func(coach identity.CoachID, member identity.MemberID) error {
		_, _, err := h.chat.SendAsCoach(ctx, coach, member, messaging.Draft{Text: "hello"})
		return err
	}
	for name, err := range map[string]error{
		"a member to a coach they do not have":  asMember(h.member, elsewhere),
		"a member without a coach":              asMember(stranger, h.coach),
		"a member to an unknown coach":          asMember(h.member, identity.CoachID(uuid.New())),
		"an unknown member to a coach":          asMember(identity.MemberID(uuid.New()), h.coach),
		"a coach to a member who is not theirs": asCoach(elsewhere, h.member),
		"a coach to a member without a coach":   asCoach(h.coach, stranger),
		"a coach to an unknown member":          asCoach(h.coach, identity.MemberID(uuid.New())),
		"a member's id as the coach's":          asMember(h.member, identity.CoachID(h.member)),
	} {
		if !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	h.choose(h.member, elsewhere)
	var forbidden *fault.Forbidden
	if err := asMember(h.member, h.coach); !errors.As(err, &forbidden) || forbidden.Message != copy.Messages.CannotWriteHere {
		t.Errorf("a member to an earlier coach: %v", err)
	}
	if err := asCoach(h.coach, h.member); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("a coach to a former client: %v", err)
	}
	if n := h.count("select count(*) from messages where not automatic"); n != 0 {
		t.Errorf("%d messages were stored", n)
	}
	for _, closed := range []string{"is_active = false", "is_active = true, verification_status = 'pending'"} {
		h.execute("update coaches set " + closed)
		if err := asCoach(elsewhere, h.member); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("a coach with %s: %v", closed, err)
		}
	}
	if err := asMember(h.member, elsewhere); err != nil {
		t.Errorf("a member to their own coach who is not active now: %v", err)
	}
}

func TestSendCreatesMissingConversation(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := identitytest.NewMember(t, h.pool).ID
	h.execute("update members set coach_id = $1 where id = $2", h.coach.UUID(), other.UUID())
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			if _, _, err := h.chat.SendAsMember(context.Background(), other, h.coach, messaging.Draft{Text: "hello"}); err != nil {
				t.Errorf("send: %v", err)
			}
		})
	}
	all.Wait()
	if n := h.count("select last_seq from conversations where member_id = $1", other.UUID()); n != 8 {
		t.Errorf("the last number is %d, want 8", n)
	}
}

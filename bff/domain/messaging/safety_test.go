package messaging_test

import (
	"context"
	"errors"
	"math"
	"testing"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/safety"
)

func TestCrisisMessageIsFlaggedUntilAcknowledged(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	theirs := mailbox.CoachOwner(h.coach)
	_, at := h.eventsAfter(theirs, 0)
	message := h.fromMember("I want to kill myself")
	if message.Safety != "" {
		t.Error("the sent message has the detector's result for the member")
	}
	events, at := h.eventsAfter(theirs, at)
	if len(events) != 3 || events[0].Kind != mailbox.KindMessage || events[0].Message.Safety != safety.Urgent ||
		events[1].Kind != mailbox.KindClient || events[2].Kind != mailbox.KindConversation {
		t.Fatalf("the coach got %+v", events)
	}
	own, _ := h.eventsAfter(mailbox.MemberOwner(h.member), 0)
	if own = own[len(own)-2:]; own[0].Message == nil || own[0].Message.Safety != "" || own[1].Kind != mailbox.KindConversation {
		t.Errorf("the member got %+v", own)
	}
	read := h.coachReads(messaging.Page{})
	if read.Client.UrgentSince == nil || read.Messages[1].Safety != safety.Urgent || read.Messages[0].Safety != "" {
		t.Errorf("the coach reads %+v", read)
	}
	if own := h.memberReads(messaging.Page{}); own.Messages[1].Safety != "" {
		t.Error("the member's view has the detector's result")
	}
	since := *read.Client.UrgentSince
	h.fromMember("suicide")
	if again := h.coachReads(messaging.Page{}).Client.UrgentSince; again == nil || !again.Equal(since) {
		t.Errorf("a second flag changed UrgentSince from %v to %v", since, again)
	}
	_, at = h.eventsAfter(theirs, at)

	if err := h.chat.CloseCrisis(ctx, h.coach, h.member, math.MaxInt64, messaging.CrisisClosing{Outcome: "called"}); err != nil {
		t.Fatal(err)
	}
	if events, _ := h.eventsAfter(theirs, at); len(events) != 2 || events[0].Kind != mailbox.KindClient || events[1].Kind != mailbox.KindConversation {
		t.Errorf("acknowledging caused the events %+v", events)
	}
	if read := h.coachReads(messaging.Page{}); read.Client.UrgentSince != nil || read.Messages[1].Safety != safety.Urgent {
		t.Errorf("after acknowledging: %+v", read.Client)
	}
	if n := h.count("select count(*) from safety_flags where acknowledged_at is not null and acknowledged_by = $1", h.coach.UUID()); n != 2 {
		t.Errorf("%d flags are acknowledged, want 2", n)
	}
	_, at = h.eventsAfter(theirs, at)
	if err := h.chat.CloseCrisis(ctx, h.coach, h.member, math.MaxInt64, messaging.CrisisClosing{Outcome: "called"}); err != nil {
		t.Errorf("again: %v", err)
	}
	if events, _ := h.eventsAfter(theirs, at); len(events) != 0 {
		t.Errorf("a repeated acknowledgment caused the events %+v", events)
	}
	h.fromMember("I still want to die")
	if h.coachReads(messaging.Page{}).Client.UrgentSince == nil {
		t.Error("a new flag after the acknowledgment does not set the badge")
	}
}

func TestHarmlessAndCoachMessagesAreNotFlagged(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.fromMember("my diet with Sharma aunty")
	h.fromCoach("do you sometimes think of suicide?")
	if n := h.count("select count(*) from safety_flags"); n != 0 || h.coachReads(messaging.Page{}).Client.UrgentSince != nil {
		t.Errorf("%d flags", n)
	}
}

func TestAcknowledgeRequiresOwnOpenCoach(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	h.fromMember("suicide")
	if err := h.chat.CloseCrisis(ctx, identitytest.NewCoach(t, h.pool).ID, h.member, math.MaxInt64, messaging.CrisisClosing{Outcome: "called"}); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("another coach: %v", err)
	}
	h.execute("update coaches set is_active = false")
	if err := h.chat.CloseCrisis(ctx, h.coach, h.member, math.MaxInt64, messaging.CrisisClosing{Outcome: "called"}); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("a coach who is not active: %v", err)
	}
	if n := h.count("select count(*) from safety_flags where acknowledged_at is null"); n != 1 {
		t.Errorf("%d flags wait, want 1", n)
	}
}

// Later flags still wait.
func TestAcknowledgeCoversFlagsUpToNumberOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.fromMember("I want to end my life")
	seen := h.coachReads(messaging.Page{}).Client
	h.fromMember("I feel hopeless")
	acknowledge := func(through int64) (client messaging.ClientHead, eventCount int) {
		t.Helper()
		_, at := h.eventsAfter(mailbox.CoachOwner(h.coach), 0)
		if err := h.chat.CloseCrisis(t.Context(), h.coach, h.member, through, messaging.CrisisClosing{Outcome: "called"}); err != nil {
			t.Fatal(err)
		}
		events, _ := h.eventsAfter(mailbox.CoachOwner(h.coach), at)
		return h.coachReads(messaging.Page{}).Client, len(events)
	}
	if left, eventCount := acknowledge(seen.UrgentThrough - 1); eventCount != 0 || left.UrgentTier != safety.Urgent || !left.UrgentSince.Equal(*seen.UrgentSince) {
		t.Errorf("acknowledged before the first flag: %+v, %d events", left, eventCount)
	}
	left, eventCount := acknowledge(seen.UrgentThrough)
	if eventCount != 2 || left.UrgentTier != safety.Concern || left.UrgentSince == nil || !left.UrgentSince.After(*seen.UrgentSince) {
		t.Errorf("acknowledged the seen flag: %+v, %d events", left, eventCount)
	}
	if n := h.count("select count(*) from safety_flags where acknowledged_at is null"); n != 1 {
		t.Errorf("%d flags wait, want 1", n)
	}
	if left, eventCount = acknowledge(left.UrgentThrough); eventCount != 2 || left.UrgentSince != nil || left.UrgentTier != "" {
		t.Errorf("acknowledged all flags: %+v, %d events", left, eventCount)
	}
	// A flag of a deleted message is acknowledged too.
	h.fromMember("suicide")
	through := h.coachReads(messaging.Page{}).Client.UrgentThrough
	h.execute("delete from messages")
	if left, _ := acknowledge(through); left.UrgentSince != nil {
		t.Errorf("the flag of a deleted message: %+v", left)
	}
}

package messaging_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"math"
	"testing"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/safety"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

func TestMuteHidesUnreadAndNoticesButNotMessages(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	bell := notification.New(h.pool, nil, h.post)
	other := identitytest.NewCoach(t, h.pool).ID
	mute := func(muted bool) {
		t.Helper()
		if err := h.chat.Mute(t.Context(), h.member, h.coach, muted); err != nil {
			t.Fatal(err)
		}
	}
	unread := func() (messages int, notices int64) {
		t.Helper()
		list, err := h.chat.Unread(t.Context(), h.member)
		if err != nil {
			t.Fatal(err)
		}
		if notices, err = bell.Unread(t.Context(), h.member); err != nil {
			t.Fatal(err)
		}
		return len(list), notices
	}
	noticeUnread := func() {
		t.Helper()
		h.execute("update messages set created_at = now() - interval '1 minute'")
		if err := bell.NoticeUnread(t.Context(), h.member); err != nil {
			t.Fatal(err)
		}
	}
	h.fromCoach("one")
	noticeUnread()
	if messages, notices := unread(); messages != 2 || notices != 1 {
		t.Fatalf("before: %d messages, %d notices", messages, notices)
	}
	_, theirs := h.eventsAfter(mailbox.CoachOwner(h.coach), 0)
	h.waker.expectAny()
	mute(true)
	h.waker.expect(t, mailbox.MemberOwner(h.member))
	if messages, notices := unread(); messages != 0 || notices != 0 || !h.memberReads(messaging.Page{}).Muted {
		t.Errorf("muted: %d messages, %d notices", messages, notices)
	}
	mute(true)
	h.waker.expect(t)
	// The coach does not learn that the conversation is muted.
	if events, _ := h.eventsAfter(mailbox.CoachOwner(h.coach), theirs); len(events) != 0 {
		t.Errorf("the coach got events %v", kinds(events))
	}
	_, mine := h.eventsAfter(mailbox.MemberOwner(h.member), 0)
	h.fromCoach("two")
	noticeUnread()
	if messages, notices := unread(); messages != 0 || notices != 0 {
		t.Errorf("a message while muted: %d messages, %d notices", messages, notices)
	}
	// The open conversation shows the message.
	if events, _ := h.eventsAfter(mailbox.MemberOwner(h.member), mine); len(events) != 1 || events[0].Message == nil || events[0].Message.Text != "two" {
		t.Errorf("the member got events %v", kinds(events))
	}
	h.fromMember("I want to end my life")
	if own := h.memberReads(messaging.Page{}); own.Safety != safety.Urgent {
		t.Errorf("crisis help is muted too: %q", own.Safety)
	}
	mute(false)
	if messages, _ := unread(); messages != 3 || h.memberReads(messaging.Page{}).Muted {
		t.Errorf("unmuted: %d messages", messages)
	}
	h.fromCoach("three")
	noticeUnread()
	if messages, notices := unread(); messages != 4 || notices != 1 {
		t.Errorf("after: %d messages, %d notices", messages, notices)
	}
	if err := h.chat.Mute(t.Context(), h.member, other, true); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("another coach: %v", err)
	}
}

// Acknowledgment does not change it.
func TestConversationSafetyIsStrongestOfLastDay(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	want := func(name string, tier safety.Tier) {
		t.Helper()
		if got := h.memberReads(messaging.Page{}).Safety; got != tier {
			t.Errorf("%s: %q, want %q", name, got, tier)
		}
	}
	want("before", "")
	h.fromMember("I want to end my life")
	want("urgent", safety.Urgent)
	if err := h.chat.CloseCrisis(t.Context(), h.coach, h.member, math.MaxInt64, messaging.CrisisClosing{Outcome: "called"}); err != nil {
		t.Fatal(err)
	}
	want("acknowledged", safety.Urgent)
	h.execute("update safety_flags set tier = 'concern'")
	want("a concern", safety.Concern)
	h.execute("update safety_flags set created_at = now() - interval '25 hours'")
	want("a day later", "")
}

func TestFlagHooksRunOncePerFlaggedMessageInTransaction(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	var flags []messaging.Flagged
	var fail error
	chat := messaging.New(messaging.Options{Pool: h.pool, Flagged: []messaging.OnFlagged{func(ctx context.Context, tx pgx.Tx, flagged messaging.Flagged) error {
		flags = append(flags, flagged)
		var urgent bool
		if err := tx.QueryRow(ctx, "select urgent_tier = 'urgent' from conversations where id = $1", flagged.Conversation).Scan(&urgent); err != nil || !urgent {
			t.Errorf("in the hook the conversation is urgent: %t, %v", urgent, err)
		}
		return fail
	}}})
	draft := messaging.Draft{ID: uuid.New(), Text: "I want to end my life"}
	for range 2 {
		if _, _, err := chat.SendAsMember(t.Context(), h.member, h.coach, draft); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, err := chat.SendAsMember(t.Context(), h.member, h.coach, messaging.Draft{Text: "Good morning"}); err != nil {
		t.Fatal(err)
	}
	if len(flags) != 1 || flags[0].Member != h.member || flags[0].Coach != h.coach || flags[0].Tier != safety.Urgent || flags[0].Conversation != h.conversation() {
		t.Fatalf("flags %+v", flags)
	}
	fail = errors.New("on second thought")
	before := h.count("select count(*) from messages")
	if _, stored, err := chat.SendAsMember(t.Context(), h.member, h.coach, messaging.Draft{Text: "suicide"}); !errors.Is(err, fail) || stored {
		t.Errorf("a hook that fails: %t, %v", stored, err)
	}
	if after := h.count("select count(*) from messages"); after != before {
		t.Errorf("%d messages, want %d", after, before)
	}
}

func TestTypingSendsHintToOtherSideOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	before := h.count("select count(*) from live_events")
	for _, typing := range []bool{true, false} {
		if err := h.chat.TypingAsMember(t.Context(), h.member, h.coach, typing); err != nil {
			t.Fatal(err)
		}
		if err := h.chat.TypingAsCoach(t.Context(), h.coach, h.member, typing); err != nil {
			t.Fatal(err)
		}
		sent := h.hints.take()
		if len(sent) != 2 || sent[0] != (mailbox.Hint{To: mailbox.CoachOwner(h.coach), From: h.member.UUID(), Typing: typing}) ||
			sent[1] != (mailbox.Hint{To: mailbox.MemberOwner(h.member), From: h.coach.UUID(), Typing: typing}) {
			t.Errorf("hints %+v", sent)
		}
	}
	stranger, second := identitytest.NewMember(t, h.pool).ID, identitytest.NewCoach(t, h.pool).ID
	for name, err := range map[string]error{
		"to another coach":                h.chat.TypingAsMember(t.Context(), h.member, second, true),
		"to an unknown coach":             h.chat.TypingAsMember(t.Context(), h.member, identity.CoachID(uuid.New()), true),
		"by a stranger":                   h.chat.TypingAsMember(t.Context(), stranger, h.coach, true),
		"to a member who is not a client": h.chat.TypingAsCoach(t.Context(), h.coach, stranger, true),
		"by another coach":                h.chat.TypingAsCoach(t.Context(), second, h.member, true),
	} {
		if !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	h.choose(h.member, second)
	var forbidden *fault.Forbidden
	if err := h.chat.TypingAsMember(t.Context(), h.member, h.coach, true); !errors.As(err, &forbidden) {
		t.Errorf("to an earlier coach: %v", err)
	}
	if err := h.chat.TypingAsCoach(t.Context(), h.coach, h.member, true); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("by an earlier coach: %v", err)
	}
	h.execute("update coaches set is_active = false where id = $1", second.UUID())
	if err := h.chat.TypingAsCoach(t.Context(), second, h.member, true); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("by a coach who is not active: %v", err)
	}
	if err := h.chat.TypingAsMember(t.Context(), h.member, second, true); err != nil {
		t.Errorf("to a coach who is not active: %v", err)
	}
	if sent := h.hints.take(); len(sent) != 0 {
		t.Errorf("hints %+v", sent)
	}
	if n := h.count("select count(*) from live_events where kind not in ('message', 'user', 'client', 'session', 'notification')"); n != 0 || before == 0 {
		t.Errorf("%d typing events were stored", n)
	}
}

func TestExportWritesWholeConversation(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	texts := make([]string, 1203)
	for i := range texts {
		texts[i] = "A \"line\" <b> of நான்\nand 🙏🏽"
	}
	h.fill(2, texts)
	sent, _, err := h.chat.SendAsMember(t.Context(), h.member, h.coach, messaging.Draft{Attachment: h.file("member_id", h.member.UUID())})
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := h.chat.Export(t.Context(), h.member, h.coach, &file); err != nil {
		t.Fatal(err)
	}
	var chat messaging.ChatExport
	decoder := json.NewDecoder(&file)
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&chat); err != nil {
		t.Fatal(err)
	}
	if chat.Coach.Name == "" || chat.User.FirstName == "" || chat.User.LastName == "" || len(chat.Messages) != 1205 {
		t.Fatalf("%+v, %+v, %d messages", chat.Coach, chat.User, len(chat.Messages))
	}
	first, second, last := chat.Messages[0], chat.Messages[1], chat.Messages[1204]
	if first.Sender != "coach" || second.Sender != "user" || second.Content != texts[0] || last.Content != "" || last.Attachment != "jaali.png" || !last.Timestamp.Equal(sent.CreatedAt) {
		t.Errorf("%+v, %+v, %+v", first, second, last)
	}
	stranger := identitytest.NewCoach(t, h.pool).ID
	if err := h.chat.Export(t.Context(), h.member, stranger, io.Discard); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("another coach: %v", err)
	}
	full := errors.New("no room")
	if err := h.chat.Export(t.Context(), h.member, h.coach, failing{full}); !errors.Is(err, full) {
		t.Errorf("a failing writer: %v", err)
	}
	// Before the first message the export is an empty file.
	h.execute("update members set coach_id = $1 where id = $2", stranger.UUID(), h.member.UUID())
	file.Reset()
	if err := h.chat.Export(t.Context(), h.member, stranger, &file); err != nil || json.Unmarshal(file.Bytes(), &chat) != nil || len(chat.Messages) != 0 {
		t.Errorf("without messages: %v, %s", err, file.String())
	}
}

type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }

func TestConversationsListsCurrentAndEarlierCoaches(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	second, third := identitytest.NewCoach(t, h.pool).ID, identitytest.NewCoach(t, h.pool).ID
	h.fromMember("Hello")
	h.choose(h.member, second)
	h.choose(h.member, third)
	all, err := h.chat.Conversations(t.Context(), h.member)
	if err != nil || len(all) != 3 {
		t.Fatalf("%+v, %v", all, err)
	}
	if all[0].Coach != third || !all[0].Present || all[1].Coach != second || all[1].Present || all[2].Coach != h.coach || all[2].LastMessageAt == nil || all[2].Name == "" {
		t.Errorf("%+v", all)
	}
	none, err := h.chat.Conversations(t.Context(), identitytest.NewMember(t, h.pool).ID)
	if err != nil || none == nil || len(none) != 0 {
		t.Errorf("a member without a coach: %v, %v", none, err)
	}
	// There is no reply time for an earlier coach.
	if earlier, err := h.chat.ConversationForMember(t.Context(), h.member, h.coach, messaging.Page{}); err != nil || earlier.Reply != nil || earlier.CanWrite {
		t.Errorf("with an earlier coach: %+v, %v", earlier.Reply, err)
	}
}

// The absent coach is inactive or not verified.
func TestAbsentCoachCanBeWrittenToWithoutReplyTime(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]string{
		"inactive": "update coaches set is_active = false", "unverified": "update coaches set verification_status = 'pending'",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			if here := h.memberReads(messaging.Page{}); here.CoachAway || here.Reply == nil {
				t.Errorf("before: %+v", here)
			}
			h.execute(change)
			h.fromMember("I want to end my life")
			if away := h.memberReads(messaging.Page{}); !away.CoachAway || !away.CanWrite || away.Reply != nil || away.Safety != safety.Urgent {
				t.Errorf("away: %+v", away)
			}
			h.choose(h.member, identitytest.NewCoach(t, h.pool).ID)
			if earlier := h.memberReads(messaging.Page{}); earlier.CoachAway || earlier.CanWrite {
				t.Errorf("an earlier coach: %+v", earlier)
			}
		})
	}
}

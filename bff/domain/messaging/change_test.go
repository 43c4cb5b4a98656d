package messaging_test

import (
	"context"
	"errors"
	"math"
	"strings"
	"sync"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"

	"github.com/google/uuid"
)

func (h *harness) edit(message uuid.UUID, text string, version int) (messaging.Message, error) {
	return h.chat.EditAsMember(h.t.Context(), h.member, h.coach, message, messaging.Edit{Text: text, Version: version})
}

func (h *harness) mustEdit(message uuid.UUID, text string, version int) messaging.Message {
	h.t.Helper()
	edited, err := h.edit(message, text, version)
	if err != nil {
		h.t.Fatalf("edit: %v", err)
	}
	return edited
}

func (h *harness) mustUnsend(message uuid.UUID) messaging.Message {
	h.t.Helper()
	unsent, err := h.chat.UnsendAsMember(h.t.Context(), h.member, h.coach, message)
	if err != nil {
		h.t.Fatalf("unsend: %v", err)
	}
	return unsent
}

// late makes a message older than the time in which it can be changed.
func (h *harness) late(message uuid.UUID) {
	h.execute("update messages set created_at = created_at - make_interval(mins => $2) where id = $1", message, copy.Limits.MessageChangeMinutes)
}

// changed fails the test unless both mailboxes got exactly one event about a changed message, and returns it as the
// coach sees it.
func (h *harness) changed(coachAt, memberAt int64) mailbox.Event {
	h.t.Helper()
	h.waker.expect(h.t, mailbox.CoachOwner(h.coach), mailbox.MemberOwner(h.member))
	theirs, _ := h.eventsAfter(mailbox.CoachOwner(h.coach), coachAt)
	own, _ := h.eventsAfter(mailbox.MemberOwner(h.member), memberAt)
	if len(theirs) != 1 || theirs[0].Kind != mailbox.KindMessageChanged || len(own) != 1 || own[0].Kind != mailbox.KindMessageChanged {
		h.t.Fatalf("events for the coach %v, for the member %v", kinds(theirs), kinds(own))
	}
	return theirs[0]
}

// wantFault fails the test unless the error is a fault of this kind with this text.
func wantFault[F interface {
	error
	comparable
}](t *testing.T, when string, err error, message string) {
	t.Helper()
	var got F
	if !errors.As(err, &got) || message != "" && !strings.Contains(err.Error(), message) {
		t.Errorf("%s: the error is %T %v", when, err, err)
	}
}

func TestEditReplacesTextForBothSidesOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	sent := h.fromMember("Good mornign, the visa came")
	_, coachAt := h.eventsAfter(mailbox.CoachOwner(h.coach), 0)
	_, memberAt := h.eventsAfter(mailbox.MemberOwner(h.member), 0)
	h.waker.expectAny()

	edited := h.mustEdit(sent.ID, "  Good morning, the papers came ", 1)
	if edited.Text != "Good morning, the papers came" || edited.Changes.Version != 2 || edited.Changes.EditedAt == nil || edited.Seq != sent.Seq ||
		!edited.CreatedAt.Equal(sent.CreatedAt) || edited.Status != messaging.StatusSent {
		t.Errorf("edited: %+v", edited)
	}
	told, ok := messaging.FromEvent(h.changed(coachAt, memberAt))
	if !ok || told.Text != edited.Text || told.Changes.Version != 2 || told.Seq != sent.Seq {
		t.Errorf("the coach was told %+v", told)
	}
	if read := h.coachReads(messaging.Page{}).Messages[1]; read.Text != edited.Text || read.Changes.EditedAt == nil {
		t.Errorf("the coach reads %+v", read)
	}
	// The repeat after a lost response changes nothing, also much later.
	h.waker.expectAny()
	_, coachAt = h.eventsAfter(mailbox.CoachOwner(h.coach), coachAt)
	h.late(sent.ID)
	if again := h.mustEdit(sent.ID, "Good morning, the papers came", 1); again.Changes.Version != 2 {
		t.Errorf("again: %+v", again)
	}
	h.waker.expect(t)
	if events, _ := h.eventsAfter(mailbox.CoachOwner(h.coach), coachAt); len(events) != 0 {
		t.Errorf("a repeat caused the events %v", kinds(events))
	}
	for query, want := range map[string]int{"papers": 1, "visa": 0, "mornign": 0} {
		found, err := h.chat.SearchAsCoach(t.Context(), h.coach, h.member, messaging.Query{Text: query})
		if err != nil || len(found.Messages) != want {
			t.Errorf("%q is found %d times, want %d (%v)", query, len(found.Messages), want, err)
		}
	}
	if n := h.count("select count(*) from messages where id = $1 and grams <> '{}'", sent.ID); n != 1 {
		t.Error("the edited message has no grams")
	}
}

// A coach edits too, and nothing of theirs is flagged.
func TestCoachEditsAndUnsends(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	sent := h.fromCoach("You said that you want to die")
	edited, err := h.chat.EditAsCoach(t.Context(), h.coach, h.member, sent.ID, messaging.Edit{Text: "You said you want to kill yourself", Version: 1})
	if err != nil || edited.Changes.Version != 2 || h.count("select count(*) from safety_flags") != 0 {
		t.Fatalf("edited %+v, %v", edited, err)
	}
	h.fromMember("Hello")
	if unsent, err := h.chat.UnsendAsCoach(t.Context(), h.coach, h.member, sent.ID); err != nil || !unsent.Changes.Unsent {
		t.Fatalf("unsent %+v, %v", unsent, err)
	}
	if unread, err := h.chat.Unread(t.Context(), h.member); err != nil || len(unread) != 1 || !unread[0].Automatic {
		t.Errorf("unread: %+v, %v", unread, err)
	}
}

func TestUnsentReplyMakesTheMemberWaitAgain(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	since := h.fromMember("Are you there?").CreatedAt
	reply := h.fromCoach("Yes")
	if h.coachReads(messaging.Page{}).Client.WaitingSince != nil {
		t.Fatal("the member waits after a reply")
	}
	if _, err := h.chat.UnsendAsCoach(t.Context(), h.coach, h.member, reply.ID); err != nil {
		t.Fatal(err)
	}
	if at := h.coachReads(messaging.Page{}).Client.WaitingSince; at == nil || !at.Equal(since) {
		t.Errorf("the member waits since %v, want %v", at, since)
	}
}

func TestUnsendRemovesTextAndFileForBothSides(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	file := h.file("member_id", h.member.UUID())
	sent, _, err := h.chat.SendAsMember(t.Context(), h.member, h.coach, messaging.Draft{Text: "The pomegranate", Attachment: file})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := h.chat.ReactAsCoach(t.Context(), h.coach, h.member, sent.ID, "heart"); err != nil {
		t.Fatal(err)
	}
	_, coachAt := h.eventsAfter(mailbox.CoachOwner(h.coach), 0)
	_, memberAt := h.eventsAfter(mailbox.MemberOwner(h.member), 0)
	h.waker.expectAny()
	unsent := h.mustUnsend(sent.ID)
	if unsent.Text != "" || unsent.Attachment != nil || !unsent.Changes.Unsent || unsent.Changes.CoachReaction != "" || unsent.Seq != sent.Seq {
		t.Errorf("unsent: %+v", unsent)
	}
	if told, _ := messaging.FromEvent(h.changed(coachAt, memberAt)); !told.Changes.Unsent || told.Text != "" || told.Attachment != nil {
		t.Errorf("the coach was told %+v", told)
	}
	h.post.WorkAll(t)
	if n := h.count("select count(*) from attachments"); n != 0 || len(h.fakeBlobs.deleted) != 1 {
		t.Errorf("%d files are left, %d were deleted", n, len(h.fakeBlobs.deleted))
	}
	if n := h.count("select count(*) from messages m where m::text like '%pomegranate%' or m.grams <> '{}' and m.unsent_at is not null"); n != 0 {
		t.Error("the text is still stored")
	}
	if found, err := h.chat.SearchAsMember(t.Context(), h.member, h.coach, messaging.Query{Text: "pomegranate"}); err != nil || len(found.Messages) != 0 {
		t.Errorf("found %+v, %v", found, err)
	}
	if client := h.coachReads(messaging.Page{}).Client; client.WaitingSince != nil {
		t.Errorf("the member waits since %v", client.WaitingSince)
	}
	if n := h.count("select coach_unread from conversations"); n != 0 {
		t.Errorf("%d messages are unread", n)
	}
	h.late(sent.ID)
	if again := h.mustUnsend(sent.ID); !again.Changes.Unsent {
		t.Errorf("again: %+v", again)
	}
	clients, err := h.coaching.Clients(t.Context(), h.coach)
	if err != nil || clients[0].LastMessage == nil || !clients[0].LastMessage.Unsent || clients[0].LastMessage.Text != "" {
		t.Errorf("the list of clients: %+v, %v", clients, err)
	}
	// Later messages keep their order and their status.
	next := h.fromMember("Later")
	if err := h.chat.MarkReadByCoach(t.Context(), h.coach, h.member, next.ID); err != nil {
		t.Fatal(err)
	}
	if page := h.memberReads(messaging.Page{}).Messages; page[1].Status != messaging.StatusDelivered && page[1].Status != messaging.StatusRead || page[2].Seq != sent.Seq+1 {
		t.Errorf("the member reads %+v", page)
	}
}

func TestChangesAreRejected(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := t.Context()
	own, theirs := h.fromMember("Mine"), h.fromCoach("Theirs")
	old, gone := h.fromMember("Old"), h.fromMember("Gone")
	h.late(old.ID)
	h.mustUnsend(gone.ID)
	withFile, _, err := h.chat.SendAsMember(ctx, h.member, h.coach, messaging.Draft{Text: "Caption", Attachment: h.file("member_id", h.member.UUID())})
	if err != nil {
		t.Fatal(err)
	}
	other := identitytest.NewMember(t, h.pool).ID
	h.choose(other, h.coach)
	foreign, _, err := h.chat.SendAsMember(ctx, other, h.coach, messaging.Draft{Text: "Foreign"})
	if err != nil {
		t.Fatal(err)
	}
	welcome := h.memberReads(messaging.Page{}).Messages[0]
	unsend := func(id uuid.UUID) error {
		_, err := h.chat.UnsendAsMember(ctx, h.member, h.coach, id)
		return err
	}
	edit := func(id uuid.UUID, text string, version int) error {
		_, err := h.edit(id, text, version)
		return err
	}
	react := func(id uuid.UUID, reaction string) error {
		_, err := h.chat.ReactAsMember(ctx, h.member, h.coach, id, reaction)
		return err
	}
	said := copy.ChatAnswers
	wantFault[*fault.Conflict](t, "edit late", edit(old.ID, "New", 1), said.ChangeTooLate)
	wantFault[*fault.Conflict](t, "unsend late", unsend(old.ID), said.ChangeTooLate)
	wantFault[*fault.Conflict](t, "edit unsent", edit(gone.ID, "New", 2), said.AlreadyUnsent)
	wantFault[*fault.Conflict](t, "react to unsent", react(gone.ID, "heart"), said.AlreadyUnsent)
	wantFault[*fault.Conflict](t, "edit a caption", edit(withFile.ID, "New", 1), said.OnlyTextEdits)
	wantFault[*fault.Conflict](t, "edit an earlier version", edit(own.ID, "New", 3), said.ChangedElsewhere)
	wantFault[*fault.Forbidden](t, "edit the coach's", edit(theirs.ID, "New", 1), said.NotYourMessage)
	wantFault[*fault.Forbidden](t, "unsend the coach's", unsend(theirs.ID), said.NotYourMessage)
	_, err = h.chat.UnsendAsCoach(ctx, h.coach, h.member, welcome.ID)
	wantFault[*fault.Forbidden](t, "unsend the welcome", err, said.NotYourMessage)
	wantFault[*fault.Invalid](t, "edit to nothing", edit(own.ID, " \n ", 1), "")
	wantFault[*fault.Invalid](t, "edit to too much", edit(own.ID, strings.Repeat("a", copy.Limits.MessageText+1), 1), "")
	wantFault[*fault.Invalid](t, "react with anything", react(own.ID, "lamp"), said.UnknownReaction)
	for name, err := range map[string]error{
		"edit foreign": edit(foreign.ID, "New", 1), "unsend foreign": unsend(foreign.ID), "react to foreign": react(foreign.ID, "heart"), "unknown": unsend(uuid.New()),
	} {
		if !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	// An earlier coach's conversation is read-only, and that coach no longer has it.
	h.choose(h.member, identitytest.NewCoach(t, h.pool).ID)
	wantFault[*fault.Forbidden](t, "edit to an earlier coach", edit(own.ID, "New", 1), copy.Messages.CannotWriteHere)
	wantFault[*fault.Forbidden](t, "unsend to an earlier coach", unsend(own.ID), copy.Messages.CannotWriteHere)
	if _, err := h.chat.UnsendAsCoach(ctx, h.coach, h.member, theirs.ID); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("an earlier coach unsends: %v", err)
	}
	if n := h.count("select count(*) from messages where version > 1"); n != 1 {
		t.Errorf("%d messages were changed, want one", n)
	}
}

func TestReplyQuotesTheMessageAsItIsNow(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := t.Context()
	first := h.fromMember("About " + strings.Repeat("a", 200) + "\nsecond line")
	draft := messaging.Draft{ID: uuid.New(), Text: "Tell me more", ReplyTo: first.ID}
	reply, stored, err := h.chat.SendAsCoach(ctx, h.coach, h.member, draft)
	if err != nil || !stored {
		t.Fatal(err)
	}
	quote := reply.Changes.ReplyTo
	if quote == nil || quote.ID != first.ID || quote.Seq != first.Seq || !quote.FromMember || quote.State != mailbox.QuotePresent ||
		len([]rune(quote.Text)) != copy.Limits.QuoteText || strings.Contains(quote.Text, "second") {
		t.Fatalf("the quote is %+v", quote)
	}
	if again, stored, err := h.chat.SendAsCoach(ctx, h.coach, h.member, draft); err != nil || stored || again.Changes.ReplyTo == nil {
		t.Errorf("again: %+v, %t, %v", again, stored, err)
	}
	quoted := func() mailbox.Quote {
		t.Helper()
		events, _ := h.eventsAfter(mailbox.MemberOwner(h.member), 0)
		told, _ := messaging.FromEvent(events[len(events)-1])
		page := h.memberReads(messaging.Page{}).Messages
		if shown := page[len(page)-1].Changes.ReplyTo; shown == nil {
			t.Fatal("the reply has no quote")
		} else if told.ID == draft.ID && *told.Changes.ReplyTo != *shown {
			t.Errorf("the event's quote is %+v, the page's %+v", told.Changes.ReplyTo, shown)
		}
		unread, err := h.chat.Unread(ctx, h.member)
		if err != nil || unread[len(unread)-1].Changes.ReplyTo == nil {
			t.Errorf("unread: %+v, %v", unread, err)
		}
		return *page[len(page)-1].Changes.ReplyTo
	}
	quoted()
	h.mustEdit(first.ID, "About the visa", 1)
	if q := quoted(); q.Text != "About the visa" || q.State != mailbox.QuotePresent {
		t.Errorf("after the edit: %+v", q)
	}
	h.mustUnsend(first.ID)
	if q := quoted(); q.Text != "" || q.State != mailbox.QuoteUnsent || q.Seq != first.Seq {
		t.Errorf("after unsending: %+v", q)
	}
	h.execute("delete from messages where id = $1", first.ID)
	if q := quoted(); q.State != mailbox.QuoteDeleted || q.Seq != 0 {
		t.Errorf("after the deletion: %+v", q)
	}
}

func TestReplyToAnotherConversationIsRejectedAndStoresNothing(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := t.Context()
	other := identitytest.NewMember(t, h.pool).ID
	h.choose(other, h.coach)
	foreign, _, err := h.chat.SendAsMember(ctx, other, h.coach, messaging.Draft{Text: "Foreign"})
	if err != nil {
		t.Fatal(err)
	}
	before := h.count("select count(*) from messages")
	for name, to := range map[string]uuid.UUID{"foreign": foreign.ID, "unknown": uuid.New()} {
		for _, text := range []string{"Hello", "I want to die"} {
			_, _, err := h.chat.SendAsMember(ctx, h.member, h.coach, messaging.Draft{Text: text, ReplyTo: to})
			wantFault[*fault.Invalid](t, name, err, copy.ChatAnswers.ReplyToGone)
		}
		_, _, err := h.chat.SendAsCoach(ctx, h.coach, h.member, messaging.Draft{Text: "Hello", ReplyTo: to})
		wantFault[*fault.Invalid](t, name, err, copy.ChatAnswers.ReplyToGone)
	}
	if after := h.count("select count(*) from messages"); after != before || h.count("select count(*) from safety_flags") != 0 {
		t.Errorf("%d messages are stored, want %d", after, before)
	}
}

func TestReactionIsOnePerPerson(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := t.Context()
	sent := h.fromMember("It worked")
	react := func(by string, reaction string) (m messaging.Message) {
		t.Helper()
		var err error
		if by == "member" {
			m, err = h.chat.ReactAsMember(ctx, h.member, h.coach, sent.ID, reaction)
		} else {
			m, err = h.chat.ReactAsCoach(ctx, h.coach, h.member, sent.ID, reaction)
		}
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	for _, c := range []struct{ by, reaction, member, coach string }{
		{"coach", "glad", "", "glad"}, {"member", "thanks", "thanks", "glad"}, {"coach", "heart", "thanks", "heart"}, {"coach", "heart", "thanks", "heart"},
		{"coach", "", "thanks", ""}, {"coach", "", "thanks", ""}, {"member", "", "", ""},
	} {
		_, coachAt := h.eventsAfter(mailbox.CoachOwner(h.coach), 0)
		before := h.memberReads(messaging.Page{}).Messages[1].Changes
		after := react(c.by, c.reaction)
		if after.Changes.MemberReaction != c.member || after.Changes.CoachReaction != c.coach || after.Changes.Version != 1 {
			t.Errorf("%+v: %+v", c, after.Changes)
		}
		events, _ := h.eventsAfter(mailbox.CoachOwner(h.coach), coachAt)
		if want := before.CoachReaction != c.coach || before.MemberReaction != c.member; (len(events) == 1) != want {
			t.Errorf("%+v: events %v", c, kinds(events))
		}
	}
	if n := h.count("select count(*) from notifications") + h.count("select coach_unread - 1 from conversations"); n != 0 {
		t.Error("a reaction is counted as a message")
	}
}

// Whatever comes first, an unsent message stays unsent, and its text appears nowhere again.
func TestEditRacingUnsendNeverRestoresText(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for range 12 {
		sent := h.fromMember("secret original")
		var wg sync.WaitGroup
		errs := make([]error, 4)
		wg.Go(func() { _, errs[0] = h.edit(sent.ID, "secret first tab", 1) })
		wg.Go(func() { _, errs[1] = h.edit(sent.ID, "secret second tab", 1) })
		wg.Go(func() { _, errs[2] = h.chat.UnsendAsMember(t.Context(), h.member, h.coach, sent.ID) })
		wg.Go(func() { _, errs[3] = h.chat.ReactAsCoach(t.Context(), h.coach, h.member, sent.ID, "heart") })
		wg.Wait()
		if errs[2] != nil || errs[0] == nil && errs[1] == nil {
			t.Fatalf("errors %v", errs)
		}
		for _, err := range []error{errs[0], errs[1], errs[3]} {
			if err != nil && !errors.As(err, new(*fault.Conflict)) {
				t.Fatalf("errors %v", errs)
			}
		}
		if n := h.count("select count(*) from messages m where id = $1 and (m::text like '%secret%' or unsent_at is null or member_reaction is not null or coach_reaction is not null)", sent.ID); n != 0 {
			t.Fatal("something of the message is left")
		}
	}
	h.recount("the races")
}

func TestEditedTextIsAssessedLikeANewOne(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := t.Context()
	risks := risk.New(h.pool, h.waker)
	var after int
	chat := messaging.New(messaging.Options{
		Pool: h.pool, Waker: h.waker, Queue: h.post, Risk: risks, CrisisNotes: fakeSeals{},
		AfterFlagged: func(context.Context, uuid.UUID) { after++ },
	})
	h.chat = chat
	sent := h.fromMember("I am fine")
	if err := chat.MarkReadByCoach(ctx, h.coach, h.member, sent.ID); err != nil {
		t.Fatal(err)
	}
	h.mustEdit(sent.ID, "I want to kill myself", 1)
	read := h.coachReads(messaging.Page{})
	if read.Client.UrgentSince == nil || read.Client.UrgentTier != safety.Urgent || read.Messages[1].Safety != safety.Urgent || after != 1 {
		t.Fatalf("the coach reads %+v, and AfterFlagged ran %d times", read, after)
	}
	if n := h.count("select count(*) from safety_flags where from_edit and kept_texts = '{}'"); n != 1 {
		t.Error("the flag is not that of an edit")
	}
	if status, err := risks.Of(ctx, h.member); err != nil || status.State != risk.Urgent {
		t.Errorf("the risk state is %+v, %v", status, err)
	}
	// A harmless text lowers nothing, and the words stay for the people on call.
	since, through := *read.Client.UrgentSince, read.Client.UrgentThrough
	h.mustEdit(sent.ID, "I am fine again", 2)
	read = h.coachReads(messaging.Page{})
	if read.Client.UrgentSince == nil || !read.Client.UrgentSince.Equal(since) || read.Messages[1].Safety != safety.Urgent || read.Messages[1].Text != "I am fine again" {
		t.Errorf("after a harmless edit the coach reads %+v", read)
	}
	if status, _ := risks.Of(ctx, h.member); status.State != risk.Urgent {
		t.Errorf("after a harmless edit the risk state is %+v", status)
	}
	// A later sign has its own number: an acknowledgment of the first one does not cover it.
	h.mustEdit(sent.ID, "I will end my life", 3)
	h.mustUnsend(sent.ID)
	read = h.coachReads(messaging.Page{})
	if read.Client.UrgentThrough <= through || read.Messages[1].Safety != safety.Urgent || !read.Messages[1].Changes.Unsent || read.Messages[1].Text != "" {
		t.Errorf("after unsending the coach reads %+v", read)
	}
	if own := h.memberReads(messaging.Page{}); own.Safety != safety.Urgent {
		t.Errorf("the member's conversation says %q", own.Safety)
	}
	kept := func() (texts []string) {
		t.Helper()
		if err := h.pool.QueryRow(ctx, "select kept_texts from safety_flags").Scan(&texts); err != nil {
			t.Fatal(err)
		}
		return texts
	}
	if texts := kept(); len(texts) != 2 || texts[0] != "I want to kill myself" || texts[1] != "I will end my life" {
		t.Errorf("kept: %q", texts)
	}
	if err := chat.CloseCrisis(ctx, h.coach, h.member, through, messaging.CrisisClosing{Outcome: "called"}); err != nil {
		t.Fatal(err)
	}
	if h.coachReads(messaging.Page{}).Client.UrgentSince == nil {
		t.Error("closing what was seen closed the later sign")
	}
	if err := chat.CloseCrisis(ctx, h.coach, h.member, math.MaxInt64, messaging.CrisisClosing{Outcome: "called"}); err != nil {
		t.Fatal(err)
	}
	if texts := kept(); len(texts) != 0 {
		t.Errorf("after closing, kept: %q", texts)
	}
	// Afterwards nothing is kept.
	calm := h.fromMember("Good night")
	h.mustUnsend(calm.ID)
	if n := h.count("select count(*) from safety_flags where kept_texts <> '{}'"); n != 0 {
		t.Error("a text is kept without a crisis")
	}
}

// The crisis waits with the new coach; closing it there drops the texts that were kept of the conversation before.
func TestKeptTextsAreDroppedWhenTheCrisisIsClosedByTheNextCoach(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	sent := h.fromMember("I want to kill myself")
	h.mustUnsend(sent.ID)
	next := identitytest.NewCoach(t, h.pool).ID
	h.choose(h.member, next)
	if n := h.count("select count(*) from safety_flags where kept_texts = '{I want to kill myself}'"); n != 1 {
		t.Fatal("the text is not kept over the change of coach")
	}
	if err := h.chat.CloseCrisis(t.Context(), next, h.member, math.MaxInt64, messaging.CrisisClosing{Outcome: "called"}); err != nil {
		t.Fatal(err)
	}
	if n := h.count("select count(*) from safety_flags where kept_texts <> '{}'"); n != 0 {
		t.Error("the text is still kept")
	}
}

// A deletion of the conversation takes unsent messages along, which are not counted as unread a second time.
func TestDeletionAfterUnsendingKeepsCounters(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.fromMember("One")
	two := h.fromMember("Two")
	h.mustUnsend(two.ID)
	h.requestDeletionOf(h.coach)
	h.execute("update conversations set delete_at = now() - interval '1 second'")
	if err := h.chat.Delete(t.Context(), h.conversationWith(h.coach)); err != nil {
		t.Fatal(err)
	}
	h.recount("the deletion")
	if n := h.count("select count(*) from messages"); n != 0 {
		t.Errorf("%d messages are left", n)
	}
}

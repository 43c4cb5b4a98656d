package companion_test

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"sync"
	"testing"

	"aangan/bff/domain/companion"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/safety"
)

func TestSendStoresTalkAndHistoryPagesIt(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	first := h.send(h.talks, "tara", id(), "  I miss home  ")
	if got := kinds(first); got != "stored notice thinking delta done" {
		t.Fatal(got)
	}
	if first[0].Message.Text != "I miss home" || first[0].Message.Seq != 1 || first[1].Message.Seq != 2 || answerOf(t, first).Seq != 3 {
		t.Errorf("%+v", first)
	}
	if got := kinds(h.send(h.talks, "tara", id(), "the smell of rain")); got != "stored thinking delta done" {
		t.Errorf("then %s", got)
	}
	h.execute("update companion_talks set disclosed_at = now() - interval '2 hours 59 minutes'")
	if got := kinds(h.send(h.talks, "tara", id(), "ok")); got != "stored thinking delta done" {
		t.Errorf("before three hours %s", got)
	}
	h.execute("update companion_talks set disclosed_at = now() - interval '3 hours'")
	if got := kinds(h.send(h.talks, "tara", id(), "ok")); got != "stored notice thinking delta done" {
		t.Errorf("after three hours %s", got)
	}
	talk, err := h.talks.History(context.Background(), h.member.ID, "tara", companion.Page{Limit: 4})
	if err != nil || len(talk.Messages) != 4 || talk.Messages[3].Seq != 10 || talk.Earlier != 7 {
		t.Fatalf("%+v, %v", talk, err)
	}
	talk, err = h.talks.History(context.Background(), h.member.ID, "tara", companion.Page{Before: talk.Earlier})
	if err != nil || len(talk.Messages) != 6 || talk.Earlier != 0 || talk.Messages[1].From != companion.FromNotice {
		t.Fatalf("%+v, %v", talk, err)
	}
	if other, err := h.talks.History(context.Background(), h.member.ID, "buddy", companion.Page{}); err != nil || len(other.Messages) != 0 {
		t.Errorf("another companion's talk: %+v, %v", other, err)
	}
	stranger := identitytest.NewMember(t, h.pool)
	if other, err := h.talks.History(context.Background(), stranger.ID, "tara", companion.Page{}); err != nil || len(other.Messages) != 0 {
		t.Errorf("another member reads %+v, %v", other, err)
	}
}

func TestRepeatedMessageIsStoredOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	other := h.startReplica(nil)
	message := id()
	first := answerOf(t, h.send(h.talks, "buddy", message, "so stressed"))
	again := h.send(other, "buddy", message, "another text altogether")
	if got := kinds(again); got != "stored notice delta done" || !reflect.DeepEqual(answerOf(t, again), first) || again[0].Message.Text != "so stressed" {
		t.Errorf("%s, %+v", got, again)
	}
	if n := h.count("select count(*) from companion_messages"); n != 3 {
		t.Errorf("%d messages", n)
	}
	// The id of an answer cannot be used for a message.
	_, err := h.talks.Send(context.Background(), h.member, "buddy", companion.Draft{ID: first.ID.String(), Text: "hi"})
	if !errors.Is(err, fault.ErrConflict) {
		t.Errorf("the id of an answer: %v", err)
	}
}

// Covers a replica too, and a repeat of the same message, which joins the running answer.
func TestSecondMessageDuringAnswerConflicts(t *testing.T) {
	t.Parallel()
	model := &scriptedModel{text: "All right. What is it about?", gate: make(chan struct{})}
	h := newHarness(t, model)
	other, ctx, message := h.startReplica(nil), context.Background(), id()
	feed, err := h.talks.Send(ctx, h.member, "tara", companion.Draft{ID: message, Text: "hello there friend"})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []*companion.Service{h.talks, other} {
		if _, err := s.Send(ctx, h.member, "tara", companion.Draft{ID: id(), Text: "and another"}); !errors.Is(err, fault.ErrConflict) {
			t.Errorf("a second message: %v", err)
		}
	}
	// Another companion answers, and a crisis message does not wait.
	if got := kinds(h.send(other, "buddy", id(), "hi")); got != "stored notice thinking delta done" {
		t.Errorf("another companion: %s", got)
	}
	if got := kinds(h.send(other, "tara", id(), "I want to end my life")); got != "stored safety delta done" && got != "stored safety notice delta done" {
		t.Errorf("in crisis: %s", got)
	}
	// A repeat joins the running answer, here and in the replica.
	joined, err := h.talks.Send(ctx, h.member, "tara", companion.Draft{ID: message, Text: "hello there friend"})
	if err != nil {
		t.Fatal(err)
	}
	elsewhere, err := other.Send(ctx, h.member, "tara", companion.Draft{ID: message, Text: "hello there friend"})
	if err != nil {
		t.Fatal(err)
	}
	close(model.gate)
	want := answerOf(t, h.all(feed))
	if want.Text != "All right. What is it about?" {
		t.Errorf("answered %q", want.Text)
	}
	for name, again := range map[string]*companion.Feed{"here": joined, "elsewhere": elsewhere} {
		if got := answerOf(t, h.all(again)); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, want %+v", name, got, want)
		}
	}
	if n := h.count("select count(*) from companion_messages where answers = $1", message); n != 1 || model.calls() != 1 {
		t.Errorf("%d answers, %d calls of the model, want 1 each", n, model.calls())
	}
}

// Many tabs send one message to two replicas.
func TestConcurrentRepeatsAreAnsweredOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	replicas, message := []*companion.Service{h.talks, h.startReplica(nil)}, id()
	var all sync.WaitGroup
	answers := make([]companion.Message, 16)
	for i := range answers {
		all.Go(func() {
			feed, err := replicas[i%2].Send(context.Background(), h.member, "tara", companion.Draft{ID: message, Text: "neend nahi aa rahi"})
			if err != nil {
				t.Error(err)
				return
			}
			answers[i] = answerOf(t, h.all(feed))
		})
	}
	all.Wait()
	for _, answer := range answers {
		if !reflect.DeepEqual(answer, answers[0]) {
			t.Fatalf("%+v and %+v", answer, answers[0])
		}
	}
	if n := h.count("select count(*) from companion_messages"); n != 3 {
		t.Errorf("%d messages", n)
	}
}

// The repeat waits until the hold of the dead process has expired.
func TestMessageOfDeadProcessIsAnsweredOnRepeat(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	message := id()
	h.send(h.talks, "tara", message, "kal exam hai aur kuch nahi padha")
	h.execute("delete from companion_messages where sender = 'companion'")
	h.execute("update companion_talks set answering = $1, answering_until = now() + interval '1 second'", message)
	if got := kinds(h.send(h.talks, "tara", message, "kal exam hai aur kuch nahi padha")); got != "stored notice thinking delta done" {
		t.Errorf("%s", got)
	}
	if n := h.count("select count(*) from companion_talks where answering is null"); n != 1 {
		t.Error("the hold was not released")
	}
}

func TestAnswerIsStoredWithoutOpenFeed(t *testing.T) {
	t.Parallel()
	model := &scriptedModel{text: "Here it is.", gate: make(chan struct{})}
	h := newHarness(t, model)
	message := id()
	if _, err := h.talks.Send(context.Background(), h.member, "tara", companion.Draft{ID: message, Text: "hello"}); err != nil {
		t.Fatal(err)
	}
	close(model.gate)
	h.talks.Finish(context.Background())
	if n := h.count("select count(*) from companion_messages where answers = $1", message); n != 1 {
		t.Errorf("%d answers", n)
	}
}

// The model has not answered yet at shutdown.
func TestFinishAnswersOpenMessagesFromBuiltIn(t *testing.T) {
	t.Parallel()
	h := newHarness(t, &scriptedModel{gate: make(chan struct{})})
	feed, err := h.talks.Send(context.Background(), h.member, "tara", companion.Draft{ID: id(), Text: "I miss home"})
	if err != nil {
		t.Fatal(err)
	}
	h.talks.Finish(context.Background())
	answerOf(t, h.all(feed))
	if n := h.count("select count(*) from companion_messages where provider = 'built-in'"); n != 1 {
		t.Errorf("%d built-in answers, want 1", n)
	}
}

func TestMemberInRiskStateGetsStepsAndNoModel(t *testing.T) {
	t.Parallel()
	model := &scriptedModel{text: "Never."}
	h := newHarness(t, model)
	steps := map[string]bool{}
	// Arjun is locked for this member. The steps go on from one companion to the next.
	for at, code := range []string{"tara", "buddy", "arjun"} {
		events := h.send(h.talks, code, id(), "I want to end my life")
		if got := kinds(events); got != "stored safety notice delta done" || events[1].Tier != safety.Urgent || events[0].Message.Safety != safety.Urgent {
			t.Errorf("%s: %s, %+v", code, got, events)
		}
		text := answerOf(t, events).Text
		if steps[text] || (at == 0 && (!strings.Contains(text, "988") || !strings.Contains(text, "Do you have a plan"))) {
			t.Errorf("%s: %s", code, text)
		}
		steps[text] = true
	}
	// Ordinary messages are answered in the same way, also by a locked companion and while another answer is written.
	for code, text := range map[string]string{"tara": "I am still here", "arjun": "ok bye"} {
		if got := kinds(h.send(h.talks, code, id(), text)); got != "stored delta done" {
			t.Errorf("%s: %s", code, got)
		}
	}
	if n := h.count("select count(*) from companion_messages where provider = 'help'"); n != 5 || model.calls() != 0 {
		t.Errorf("%d replies of help, want 5; the model was called %d times", n, model.calls())
	}
	if n := h.count("select count(*) from live_events where kind = 'risk' and owner_id = $1", h.member.ID.UUID()); n == 0 {
		t.Error("the member's screens have no event")
	}
	h.execute("update risk_states set signed_at = now() - interval '25 hours', since = now() - interval '25 hours'")
	if text := answerOf(t, h.send(h.talks, "tara", id(), "hi")).Text; text != "Last time was heavy. How is it now?" {
		t.Errorf("a day later: %s", text)
	}
	h.execute("update risk_states set signed_at = now() - interval '9 days', since = now() - interval '9 days'")
	answerOf(t, h.send(h.talks, "tara", id(), "today is better"))
	if model.calls() != 1 {
		t.Fatalf("the model was called %d times, want 1", model.calls())
	}
	for _, message := range model.messages(0) {
		if strings.Contains(message.Content, "end my life") || strings.Contains(message.Content, "988") {
			t.Errorf("the prompt contains %q", message.Content)
		}
	}
}

func TestArjunRequiresPlan(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	ctx := context.Background()
	_, err := h.talks.Send(ctx, h.member, "arjun", companion.Draft{ID: id(), Text: "hello"})
	var forbidden *fault.Forbidden
	if !errors.As(err, &forbidden) || forbidden.Message != "Arjun is for members with a trial or a subscription." {
		t.Errorf("without a plan: %v", err)
	}
	if _, err := membership.New(membership.Options{Pool: h.pool}).Start(ctx, h.member.ID); err != nil {
		t.Fatal(err)
	}
	answerOf(t, h.send(h.talks, "arjun", id(), "hello"))
	h.execute("update memberships set trial_ends_at = now() - interval '1 second'")
	if _, err := h.talks.Send(ctx, h.member, "arjun", companion.Draft{ID: id(), Text: "hello"}); !errors.Is(err, fault.ErrForbidden) {
		t.Errorf("after the trial: %v", err)
	}
	list, err := h.talks.List(ctx, h.member)
	if err != nil || len(list) != 3 || list[0].Locked || list[1].Locked || !list[2].Locked || list[2].LastMessageAt == nil || list[0].LastMessageAt != nil {
		t.Errorf("%+v, %v", list, err)
	}
	if talk, err := h.talks.History(ctx, h.member.ID, "arjun", companion.Page{}); err != nil || len(talk.Messages) != 3 {
		t.Errorf("the old talk: %+v, %v", talk, err)
	}
}

func TestDeleteEndsRunningAnswer(t *testing.T) {
	t.Parallel()
	model := &scriptedModel{text: "Too late.", gate: make(chan struct{})}
	h := newHarness(t, model)
	ctx := context.Background()
	feed, err := h.talks.Send(ctx, h.member, "tara", companion.Draft{ID: id(), Text: "hello"})
	if err != nil {
		t.Fatal(err)
	}
	if err := h.talks.Delete(ctx, h.member.ID, "tara"); err != nil {
		t.Fatal(err)
	}
	events := h.all(feed)
	if last := events[len(events)-1]; last.Kind != companion.Failed || last.Text != copy.CompanionAnswers.Deleted {
		t.Errorf("the open answer ends with %+v", last)
	}
	if n := h.count("select count(*) from companion_talks") + h.count("select count(*) from companion_messages"); n != 0 {
		t.Errorf("%d rows are left", n)
	}
	close(model.gate)
	if got := kinds(h.send(h.talks, "tara", id(), "hello again")); got != "stored notice thinking delta done" {
		t.Errorf("afterwards: %s", got)
	}
	if err := h.talks.Delete(ctx, h.member.ID, "nobody"); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("unknown companion: %v", err)
	}
}

func TestModelBudgetIsPerDay(t *testing.T) {
	t.Parallel()
	model := &scriptedModel{replies: []string{"Yes. Go on?", "And then?", "Tell me how it began.", "What comes next?"}}
	h := newHarness(t, model)
	for range 5 {
		answerOf(t, h.send(h.talks, "tara", id(), "tell me more about it"))
	}
	if model.calls() != 3 {
		t.Errorf("the model was called %d times, the budget is 3", model.calls())
	}
	if n := h.count("select count(*) from companion_usage where answers = 3 and tokens = 21"); n != 1 {
		t.Error("the counted tokens are not those the model reported")
	}
	h.execute("update companion_usage set day = day - 1")
	answerOf(t, h.send(h.talks, "tara", id(), "tell me more about it"))
	if model.calls() != 4 {
		t.Error("the next day has no budget")
	}
	h.execute("update companion_usage set day = day - 40")
	if err := h.talks.Periodic()[0].Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	if n := h.count("select count(*) from companion_usage"); n != 0 {
		t.Errorf("%d rows of old days remain", n)
	}
}

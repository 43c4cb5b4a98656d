package companion_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/companion"
	"aangan/bff/domain/languagemodel"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// They get built-in answers, which are not part of later prompts either.
func TestGraveMessagesAreNeverShownToModel(t *testing.T) {
	t.Parallel()
	model := &scriptedModel{text: "Yes. Go on?"}
	h := newHarness(t, model)
	for _, text := range []string{"I have chest pain", "my chest hurts"} {
		if answer := answerOf(t, h.send(h.talks, "tara", id(), text)).Text; !strings.Contains(answer, "911") {
			t.Errorf("%q is answered with %q", text, answer)
		}
		h.execute("delete from risk_states")
	}
	// A weak sign of a risk is enough.
	answerOf(t, h.send(h.talks, "tara", id(), "everything is too much lately, I cannot see the way"))
	if model.calls() != 0 {
		t.Fatal("the model was called")
	}
	answerOf(t, h.send(h.talks, "tara", id(), "the blue one on the left"))
	for _, message := range model.messages(0) {
		if strings.Contains(message.Content, "911") {
			t.Errorf("the prompt contains %q", message.Content)
		}
	}
	if answer := answerOf(t, h.send(h.talks, "tara", id(), "my husband hits me")).Text; !strings.Contains(answer, "1-800-799-7233") {
		t.Errorf("violence is answered with %q", answer)
	}
	answerOf(t, h.send(h.talks, "tara", id(), "the green one on the right"))
	if model.calls() != 1 {
		t.Errorf("the model was called %d times, want once", model.calls())
	}
}

// A model that fails during its answer does use budget.
func TestRejectedModelRequestUsesNoBudget(t *testing.T) {
	t.Parallel()
	model := &scriptedModel{err: fmt.Errorf("%w: it rests", languagemodel.ErrNotServed)}
	h := newHarness(t, model)
	for range 5 {
		answerOf(t, h.send(h.talks, "tara", id(), "tell me more about it"))
	}
	if model.calls() != 5 {
		t.Errorf("the model was called %d times, want 5", model.calls())
	}
	if n := h.count("select count(*) from companion_usage where answers = 0 and tokens = 0"); n != 1 {
		t.Error("usage was counted")
	}
	broken := h.startReplica(&scriptedModel{err: errors.New("it broke")})
	answerOf(t, h.send(broken, "tara", id(), "tell me more about it"))
	if n := h.count("select count(*) from companion_usage where answers = 1 and tokens = 7"); n != 1 {
		t.Error("usage was not counted")
	}
}

// afterQuery is a tracer that calls a function once, after the first statement that contains a text.
type afterQuery struct {
	text string
	once sync.Once
	call func()
}

type traced struct{}

func (a *afterQuery) TraceQueryStart(ctx context.Context, _ *pgx.Conn, data pgx.TraceQueryStartData) context.Context {
	return context.WithValue(ctx, traced{}, strings.Contains(data.SQL, a.text))
}

func (a *afterQuery) TraceQueryEnd(ctx context.Context, _ *pgx.Conn, _ pgx.TraceQueryEndData) {
	if is, _ := ctx.Value(traced{}).(bool); is {
		a.once.Do(a.call)
	}
}

// The message belongs to a new talk.
func TestMessageSentDuringDeletionIsAnswered(t *testing.T) {
	t.Parallel()
	model := &scriptedModel{text: "Here again.", gate: make(chan struct{})}
	h := newHarness(t, nil)
	between := &afterQuery{text: "name: DeleteCompanionTalk"}
	config := h.pool.Config()
	config.ConnConfig.Tracer = between
	pool, err := pgxpool.NewWithConfig(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(pool.Close)
	talks := companion.New(companion.Options{Pool: pool, Model: model, Budget: companion.Budget{Answers: 3, Tokens: 100_000}, Poll: 5 * time.Millisecond})
	t.Cleanup(func() { talks.Finish(context.Background()) })
	old, err := talks.Send(t.Context(), h.member, "tara", companion.Draft{ID: id(), Text: "the old one here"})
	if err != nil {
		t.Fatal(err)
	}
	var newer *companion.Feed
	between.call = func() {
		if newer, err = talks.Send(context.Background(), h.member, "tara", companion.Draft{ID: id(), Text: "the new one here"}); err != nil {
			t.Errorf("send during the deletion: %v", err)
		}
	}
	if err := talks.Delete(t.Context(), h.member.ID, "tara"); err != nil {
		t.Fatal(err)
	}
	close(model.gate)
	if events := h.all(old); events[len(events)-1].Kind != companion.Failed {
		t.Errorf("the old answer ends with %+v", events[len(events)-1])
	}
	if newer == nil {
		t.Fatal("nothing was sent during the deletion")
	}
	if text := answerOf(t, h.all(newer)).Text; text != "Here again." {
		t.Errorf("the new answer is %q", text)
	}
}

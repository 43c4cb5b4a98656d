package companion_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/companion"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/languagemodel"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
)

// results returns the results of a task that were counted, by name: "used failed".
func (h harness) results(task languagemodel.Task) string {
	h.Helper()
	var all string
	err := h.pool.QueryRow(context.Background(), "select coalesce(string_agg(result || ' ' || n, ', ' order by result), '') from reader_counts where task = $1", string(task)).Scan(&all)
	if err != nil {
		h.Fatal(err)
	}
	return all
}

func (h harness) provider(answer companion.Message) (provider string) {
	h.Helper()
	if err := h.pool.QueryRow(context.Background(), "select provider from companion_messages where id = $1", answer.ID).Scan(&provider); err != nil {
		h.Fatal(err)
	}
	return provider
}

// The whole answer is used or none of it. The log never contains text of the talk.
func TestModelAnswerIsUsedWholeOrNotAtAll(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text     string
		err      error
		provider string
		want     string
		results  string
	}{
		"text":                    {"That sounds heavy. What is on top?", nil, "model", "That sounds heavy. What is on top?", "used 1"},
		"an object":               {`{"reply":"That sounds heavy.","intent":"share","programme":"","risk":"none","kind":"","language":"English"}`, nil, "model", "That sounds heavy.", "used 1"},
		"an object in a fence":    {"```json\n{\"reply\": \"That sounds heavy.\"}\n```", nil, "model", "That sounds heavy.", "used 1"},
		"an error after text":     {"That sounds heavy. And the re", errors.New("it broke"), "built-in", "", "failed 1"},
		"an error":                {"", errors.New("it broke"), "built-in", "", "failed 1"},
		"a cut object":            {`{"reply":"That sounds he`, nil, "built-in", "", "unreadable 1"},
		"empty":                   {" \n ", nil, "built-in", "", "unfit 1"},
		"an unfit last sentence":  {"I hear you. Take 5 mg of melatonin.", nil, "built-in", "", "unfit 1"},
		"a question about itself": {`{"reply":"I'm a lovely program.","intent":"about_program","risk":"none"}`, nil, "built-in", "", "unfit 1"},
		"an unknown exercise":     {`{"reply":"Let us do it.","programme":"hypnosis","risk":"none"}`, nil, "built-in", "", "unfit 1"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t, &scriptedModel{text: c.text, err: c.err})
			answer := answerOf(t, h.send(h.talks, "tara", id(), "my secret word is marigold"))
			if (c.want != "" && answer.Text != c.want) || (c.want == "" && strings.TrimSpace(c.text) != "" && strings.Contains(answer.Text, strings.TrimSpace(c.text))) {
				t.Errorf("answered %q", answer.Text)
			}
			if got := h.provider(answer); got != c.provider {
				t.Errorf("provider %s, want %s", got, c.provider)
			}
			if got := h.results(languagemodel.Reply); got != c.results {
				t.Errorf("counted %q, want %q", got, c.results)
			}
			if said := h.log.String(); strings.Contains(said, "marigold") || strings.Contains(said, "heavy") || strings.Contains(said, "melatonin") || strings.Contains(said, h.member.ID.String()) {
				t.Errorf("the log contains text of the talk, or the member: %s", said)
			}
		})
	}
}

func TestExerciseThatTheModelNamesIsInTheLastEvent(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	model := &scriptedModel{text: `{"reply":"There's an exercise for that.","programme":"worry-time","risk":"none"}`}
	talks := h.start(companion.Options{Model: model, Exercises: []companion.Exercise{{Code: "worry-time", About: "a time for worries"}}})
	events := h.send(talks, "tara", id(), "my thoughts go round and round about work")
	if last := events[len(events)-1]; len(last.Message.Actions) != 1 || last.Message.Actions[0].Do != "exercise:worry-time" || last.Message.Text != "There's an exercise for that." {
		t.Errorf("%+v", last)
	}
	if !strings.Contains(model.requests[0].Messages[0].Content, "worry-time: a time for worries") {
		t.Error("the prompt does not list the exercise")
	}
}

// No model is asked what a companion is: its own texts say so, and the notice comes again, in any language.
func TestQuestionAboutTheProgramIsAnsweredWithNoticeAndWithoutModel(t *testing.T) {
	t.Parallel()
	model := &scriptedModel{text: "I am as real as you are."}
	h := newHarness(t, model)
	h.send(h.talks, "tara", id(), "hello there")
	before := model.calls()
	for question, word := range map[string]string{"are you a bot?": "program", "क्या तुम इंसान हो?": "प्रोग्राम", "tum insaan ho ya robot?": "program", "நீங்கள் மனிதரா?": "நிரல்"} {
		events := h.send(h.talks, "tara", id(), question)
		if got := kinds(events); got != "stored notice thinking delta done" || !strings.Contains(events[1].Message.Text, word) {
			t.Errorf("%q: %s, %q", question, got, events[1].Message.Text)
		}
	}
	if model.calls() != before {
		t.Error("the model was asked what the companion is")
	}
	// In a risk state the reply says it once, and the notice afterwards.
	h.send(h.talks, "tara", id(), "I want to end my life")
	for range 2 {
		events := h.send(h.talks, "tara", id(), "are you a real person?")
		said := ""
		for _, event := range events {
			said += event.Message.Text
		}
		if !strings.Contains(said, "program") {
			t.Errorf("in a risk state: %+v", events)
		}
	}
}

// The law's boundaries: three hours, and a week without a talk.
func TestNoticeIsDueBeforeUse(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	due := func() bool {
		t.Helper()
		talk, err := h.talks.History(context.Background(), h.member.ID, "tara", companion.Page{})
		if err != nil {
			t.Fatal(err)
		}
		return talk.NoticeDue
	}
	if !due() {
		t.Error("not due before the first message")
	}
	h.send(h.talks, "tara", id(), "hello there")
	if due() {
		t.Error("due after the notice")
	}
	for ago, want := range map[string]bool{"2 hours 59 minutes": false, "3 hours 1 second": true, "6 days 23 hours": true, "7 days": true, "400 days": true} {
		h.execute("update companion_talks set disclosed_at = now() - $1::interval", ago)
		if due() != want {
			t.Errorf("%s after the notice: due is %v", ago, !want)
		}
	}
	h.execute("update companion_talks set disclosed_at = now() - interval '7 days'")
	if got := kinds(h.send(h.talks, "tara", id(), "hello again")); got != "stored notice thinking delta done" {
		t.Errorf("after a week: %s", got)
	}
	if talk, err := h.talks.History(context.Background(), h.member.ID, "tara", companion.Page{Before: 3}); err != nil || talk.NoticeDue {
		t.Errorf("an older page: %v, %v", talk.NoticeDue, err)
	}
}

// secondReader starts a service whose second reader has these replies.
func (h harness) secondReader(reader, replies languagemodel.Model, perDay int) *companion.Service {
	return h.start(companion.Options{Model: replies, Risk: risk.New(h.pool, nil, risk.WithSecondReader(risk.SecondReader{Model: reader, PerDay: perDay}))})
}

func TestSecondReaderRaisesToTheQuestionAndNoFurther(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	reader := &scriptedModel{text: `{"risk":"ask","kind":"self"}`}
	talks := h.secondReader(reader, &scriptedModel{text: "Enjoy it!"}, 10)
	const text = "the blue one on the left, Zubin has it"
	events := h.send(talks, "tara", id(), text)
	if got := kinds(events); got != "stored notice thinking safety delta done" {
		t.Fatal(got)
	}
	answer := answerOf(t, events)
	if !strings.Contains(answer.Text, "Are you having thoughts of ending your life?") || h.provider(answer) != "help" {
		t.Errorf("answered %q by %s", answer.Text, h.provider(answer))
	}
	if n := h.count("select count(*) from risk_states where state = 'ask' and kind = 'self' and asked = 1"); n != 1 {
		t.Error("the state is not ask, with one question")
	}
	if n := h.count("select count(*) from companion_messages where safety = 'concern' and text = $1", text); n != 1 {
		t.Error("the message is not marked")
	}
	if n := h.count("select count(*) from safety_flags"); n != 0 {
		t.Error("a coach learns of it")
	}
	request := reader.requests[0]
	if request.Temperature != 0 || request.MaxTokens > 60 || len(request.Messages) != 2 || request.Messages[1].Content != "the blue one on the left, [name] has it" {
		t.Errorf("the second reader was asked %+v", request)
	}
	if got := h.results(languagemodel.SecondReader); got != "raised 1" {
		t.Errorf("counted %q", got)
	}
	// Later messages are answered by the steps, and not read again.
	if got := kinds(h.send(talks, "tara", id(), "no")); got != "stored delta done" {
		t.Errorf("the answer: %s", got)
	}
	if reader.calls() != 1 {
		t.Errorf("the second reader was asked %d times, want once", reader.calls())
	}
}

func TestSecondReaderDoesNotReadATextWithASignOfItsOwn(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	reader := &scriptedModel{text: `{"risk":"ask","kind":"self"}`}
	risks := risk.New(h.pool, nil, risk.WithSecondReader(risk.SecondReader{Model: reader, PerDay: 10}))
	const text = "I want to end my life"
	h.send(h.start(companion.Options{Risk: risks}), "buddy", id(), text)
	if n := h.count("select count(*) from risk_states where state = 'urgent'"); n != 1 {
		t.Error("an alarm is not urgent")
	}
	if v := risks.ReadAgain(t.Context(), h.member.ID, text, safety.Assess(text)); v.Tier != safety.None || reader.calls() != 0 {
		t.Errorf("the second reader was asked %d times and found %q", reader.calls(), v.Tier)
	}
}

func TestReplyCallRaisesToTheQuestion(t *testing.T) {
	t.Parallel()
	h := newHarness(t, &scriptedModel{text: `{"reply":"You should run.","risk":"ask","kind":"violence"}`})
	events := h.send(h.talks, "tara", id(), "the blue one on the left")
	answer := answerOf(t, events)
	if strings.Contains(answer.Text, "run") || h.provider(answer) != "help" || kinds(events) != "stored notice thinking safety delta done" {
		t.Errorf("%s, %q", kinds(events), answer.Text)
	}
	if n := h.count("select count(*) from risk_states where state = 'ask' and kind = 'violence'"); n != 1 {
		t.Error("the state is not ask about violence")
	}
}

func TestFailingSecondReaderChangesNothingAndIsCounted(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		reader  *scriptedModel
		results string
	}{
		"sees nothing":           {&scriptedModel{text: `{"risk":"none","kind":""}`}, "used 1"},
		"fails":                  {&scriptedModel{err: errors.New("it broke")}, "failed 1"},
		"was not served":         {&scriptedModel{err: languagemodel.ErrNotServed}, "failed 1"},
		"writes prose":           {&scriptedModel{text: "They should be asked."}, "unreadable 1"},
		"is cut":                 {&scriptedModel{text: `{"risk":"as`}, "unreadable 1"},
		"names an unknown level": {&scriptedModel{text: `{"risk":"acute","kind":"self_now"}`}, "unreadable 1"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t, nil)
			answer := answerOf(t, h.send(h.secondReader(c.reader, &scriptedModel{text: "What is on top?"}, 10), "tara", id(), "the blue one on the left"))
			if answer.Text != "What is on top?" {
				t.Errorf("answered %q", answer.Text)
			}
			if n := h.count("select count(*) from risk_states"); n != 0 {
				t.Error("the state changed")
			}
			if got := h.results(languagemodel.SecondReader); got != c.results {
				t.Errorf("counted %q, want %q", got, c.results)
			}
		})
	}
}

func TestSecondReaderHasADailyLimitOfItsOwn(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	reader := &scriptedModel{text: `{"risk":"none","kind":""}`}
	talks := h.secondReader(reader, nil, 2)
	for range 3 {
		answerOf(t, h.send(talks, "tara", id(), "the blue one on the left"))
	}
	if got := h.results(languagemodel.SecondReader); reader.calls() != 2 || got != "over_budget 1, used 2" {
		t.Errorf("%d calls, counted %q", reader.calls(), got)
	}
	if n := h.count("select count(*) from companion_usage where readings = 2 and answers = 0 and tokens = 0"); n != 1 {
		t.Error("the readings are not counted apart from answers")
	}
}

// A weak sign keeps the reply from the model, and the second reader reads it all the same.
func TestSecondReaderReadsWeakSignsToo(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	const text = "everything is too much lately, I cannot see the way"
	if verdict := safety.Assess(text); verdict.Tier != safety.None || !verdict.Quiet {
		t.Fatalf("the verdict is %+v, want a weak sign", verdict)
	}
	model := &scriptedModel{text: "Go on."}
	talks := h.secondReader(&scriptedModel{text: `{"risk":"ask","kind":"self"}`}, model, 10)
	if got := kinds(h.send(talks, "tara", id(), text)); got != "stored notice thinking safety delta done" || model.calls() != 0 {
		t.Errorf("%s, the model was asked %d times", got, model.calls())
	}
}

func TestReferralsAreCountedOncePerReply(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	counts := func() string {
		t.Helper()
		var all string
		err := h.pool.QueryRow(context.Background(), `select coalesce(string_agg(kind || ':' || line || ' ' || shown, ', ' order by kind, line), '') from companion_referrals`).Scan(&all)
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	message := id()
	h.send(h.talks, "tara", id(), "I miss home")
	if got := counts(); got != "" {
		t.Errorf("after an ordinary message: %s", got)
	}
	h.send(h.talks, "tara", message, "I want to end my life")
	h.send(h.talks, "tara", message, "I want to end my life")
	if got := counts(); got != "self:988 1, self:any 1" {
		t.Errorf("after an urgent message and its repeat: %s", got)
	}
	h.execute("delete from risk_states")
	h.send(h.talks, "buddy", id(), "my chest hurts and my left arm is numb, i cant breathe")
	if got := counts(); !strings.Contains(got, "medical:911 1, medical:any 1") {
		t.Errorf("after a medical emergency: %s", got)
	}
	h.execute("delete from risk_states")
	h.send(h.talks, "buddy", id(), "I have chest pain")
	if got := counts(); !strings.Contains(got, "medical:911 2, medical:any 2") {
		t.Errorf("after a built-in answer with 911: %s", got)
	}
	// Deleting the talk and the account keeps the counts, which belong to no one.
	before := counts()
	if err := h.talks.Delete(context.Background(), h.member.ID, "tara"); err != nil {
		t.Fatal(err)
	}
	h.execute("delete from members where id = $1", h.member.ID.UUID())
	if got := counts(); got != before {
		t.Errorf("after the deletion: %s, before %s", got, before)
	}
	// The months are UTC's, and the list has a limit.
	h.execute("insert into companion_referrals values ('2020-01-01', 'self', 'any', 5), ('2024-01-01', 'self', 'any', 6), ('2023-12-01', 'self', 'any', 7)")
	now := time.Date(2026, 12, 31, 23, 30, 0, 0, time.FixedZone("", -5*3600)) // January 2027 in UTC.
	found, err := h.talks.Referrals(context.Background(), identity.AdministratorID{}, now)
	if err != nil {
		t.Fatal(err)
	}
	if last := found[len(found)-1]; last.Month.Format(time.DateOnly) != "2024-01-01" && last.Month.Format(time.DateOnly) < "2024-02-01" {
		t.Errorf("the oldest month is %s", last.Month)
	}
}

package risk_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/languagemodel"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
	"aangan/db/dbtest"
)

// fixedModel gives one reply, after the gate is closed if there is one.
type fixedModel struct {
	mu    sync.Mutex
	calls int
	text  string
	err   error
	panic bool
	gate  chan struct{}
}

func (m *fixedModel) Ask(ctx context.Context, _ languagemodel.Request) (string, int64, error) {
	m.mu.Lock()
	m.calls++
	m.mu.Unlock()
	if m.panic {
		panic("the text of a member")
	}
	if m.gate != nil {
		select {
		case <-m.gate:
		case <-ctx.Done():
			return "", 0, ctx.Err()
		}
	}
	return m.text, 5, m.err
}

func TestReadLaterRaisesToAskOnly(t *testing.T) {
	t.Parallel()
	const asks = `{"risk":"ask","kind":"eating"}`
	for name, c := range map[string]struct {
		model   *fixedModel
		all     bool
		perDay  int
		verdict safety.Verdict
		before  safety.Verdict
		state   risk.State
		calls   int
		results string
	}{
		"a sign":                        {&fixedModel{text: asks}, true, 5, safety.Verdict{}, safety.Verdict{}, risk.Ask, 1, "second_reader raised"},
		"a sign after a weak one":       {&fixedModel{text: asks}, true, 5, safety.Verdict{Quiet: true}, safety.Verdict{}, risk.Ask, 1, "second_reader raised"},
		"nothing":                       {&fixedModel{text: `{"risk":"none","kind":""}`}, true, 5, safety.Verdict{}, safety.Verdict{}, risk.None, 1, "second_reader used"},
		"the detector saw it":           {&fixedModel{text: asks}, true, 5, concern, safety.Verdict{}, risk.None, 0, ""},
		"an urgent state stays":         {&fixedModel{text: asks}, true, 5, safety.Verdict{}, alarm, risk.Urgent, 0, ""},
		"only companions are read":      {&fixedModel{text: asks}, false, 5, safety.Verdict{}, safety.Verdict{}, risk.None, 0, ""},
		"the limit is zero":             {&fixedModel{text: asks}, true, 0, safety.Verdict{}, safety.Verdict{}, risk.None, 0, ""},
		"an error":                      {&fixedModel{err: errors.New("it broke")}, true, 5, safety.Verdict{}, safety.Verdict{}, risk.None, 1, "second_reader failed"},
		"a panic":                       {&fixedModel{panic: true}, true, 5, safety.Verdict{}, safety.Verdict{}, risk.None, 1, "second_reader failed"},
		"the detector broke down":       {&fixedModel{text: asks}, true, 5, safety.Verdict{Quiet: true, Failed: true}, safety.Verdict{}, risk.Ask, 1, "detector failed, second_reader raised"},
		"an unknown kind is about self": {&fixedModel{text: `{"risk":"ask","kind":"self_now"}`}, true, 5, safety.Verdict{}, safety.Verdict{}, risk.Ask, 1, "second_reader raised"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			pool, streams := dbtest.New(t), &woken{}
			member, ctx := identitytest.NewMember(t, pool).ID, t.Context()
			service := risk.New(pool, streams, risk.WithSecondReader(risk.SecondReader{Model: c.model, PerDay: c.perDay, All: c.all}))
			if c.before.Tier != safety.None {
				note(ctx, t, pool, service, member, c.before)
			}
			if err := service.Raise(ctx, member, safety.Verdict{Failed: c.verdict.Failed}); err != nil {
				t.Fatal(err)
			}
			service.ReadLater(member, "a text", c.verdict)
			settle(t, service)
			status, err := service.Of(ctx, member)
			if err != nil || status.State != c.state || (c.state == risk.Ask && status.Kind != safety.Eating && status.Kind != safety.Self) {
				t.Errorf("the status is %+v, %v, want %s", status, err, c.state)
			}
			if c.model.calls != c.calls {
				t.Errorf("the model was asked %d times, want %d", c.model.calls, c.calls)
			}
			if raised := c.state == risk.Ask; raised != (streams.count > 0) {
				t.Errorf("the member was woken %d times", streams.count)
			}
			var results string
			if err := pool.QueryRow(ctx, "select coalesce(string_agg(task || ' ' || result, ', ' order by task), '') from reader_counts").Scan(&results); err != nil || results != c.results {
				t.Errorf("counted %q, %v; want %q", results, err, c.results)
			}
		})
	}
}

// settle waits for the readings in the background without cancelling them.
func settle(t *testing.T, service *risk.Service) {
	t.Helper()
	for range 500 {
		if service.Readings() == 0 {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatal("the readings do not end")
}

func TestFinishCancelsReadings(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	member := identitytest.NewMember(t, pool).ID
	model := &fixedModel{gate: make(chan struct{})}
	service := risk.New(pool, nil, risk.WithSecondReader(risk.SecondReader{Model: model, PerDay: 100, All: true}))
	for range 40 {
		service.ReadLater(member, "a text", safety.Verdict{})
	}
	if n := service.Readings(); n > 32 {
		t.Errorf("%d texts are read at once", n)
	}
	service.Finish(context.Background())
	if n := service.Readings(); n != 0 {
		t.Errorf("%d readings are left", n)
	}
	service.ReadLater(member, "a text", safety.Verdict{})
	if n := service.Readings(); n != 0 {
		t.Error("a text is read after the end")
	}
	var failed int
	if err := pool.QueryRow(t.Context(), "select coalesce(sum(n), 0) from reader_counts where result = 'failed'").Scan(&failed); err != nil || failed != 8 {
		t.Errorf("%d texts above the limit were counted, %v, want 8", failed, err)
	}
}

func TestNilServiceReadsNothing(t *testing.T) {
	t.Parallel()
	var service *risk.Service
	service.ReadLater(identitytest.NewMember(t, dbtest.New(t)).ID, "a text", safety.Verdict{})
}

package jobs

import (
	"context"
	"errors"
	"net/textproto"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"aangan/bff/domain/emails"
	"aangan/bff/internal/mail/mailtest"
)

func TestOnlyWhatCommitsIsSent(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{})
	regret := errors.New("on second thought")
	err := pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error {
		if err := h.queue.Enqueue(t.Context(), tx, emails.Ref{Kind: "plain", ID: uuid.New()}); err != nil {
			t.Error(err)
		}
		return regret
	})
	if !errors.Is(err, regret) || len(h.states(t)) != 0 {
		t.Fatalf("%v; the jobs are %v", err, h.states(t))
	}
	err = pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error {
		return h.queue.Enqueue(t.Context(), tx, emails.Ref{Kind: "never-heard-of", ID: uuid.New()})
	})
	if err == nil || len(h.states(t)) != 0 {
		t.Fatalf("a letter that there is not: %v; the jobs are %v", err, h.states(t))
	}
	id := h.ask(t, "plain")
	h.work(t, h.options(to(t, server)))
	h.await(t, "completed", 1)
	if received := server.Received(); len(received) != 1 || !strings.HasPrefix(received[0].To, id.String()) {
		t.Errorf("received %v", received)
	}
	h.wantNothingPrivate(t)
}

// TestServerDownThenUp loses no email and sends none twice.
func TestServerDownThenUp(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{})
	server.Down(t)
	for range 3 {
		h.ask(t, "plain")
	}
	h.work(t, h.options(to(t, server)))
	await(t, func() bool {
		var tried int
		if err := h.pool.QueryRow(t.Context(), "select count(*) from river_job where cardinality(errors) > 1").Scan(&tried); err != nil {
			t.Fatal(err)
		}
		return tried == 3
	}, func() string { return "the letters are not tried again" })
	server.Up(t)
	h.await(t, "completed", 3)
	seen := map[string]int{}
	for _, letter := range server.Received() {
		seen[letter.To]++
	}
	if len(seen) != 3 || len(server.Received()) != 3 {
		t.Errorf("received %v", seen)
	}
	h.wantNothingPrivate(t)
}

// TestTemporaryRefusal is tried again, under one Message-ID.
func TestTemporaryRefusal(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{Answer: func(stage mailtest.Stage, times int) error {
		if stage == mailtest.Data && times <= 2 {
			return mailtest.No(451, "come back later, "+private)
		}
		return nil
	}})
	h.ask(t, "plain")
	h.work(t, h.options(to(t, server)))
	h.await(t, "completed", 1)
	if len(server.Received()) != 1 || len(server.Offered()) != 3 {
		t.Fatalf("%d taken of %d offered", len(server.Received()), len(server.Offered()))
	}
	ids := map[string]bool{}
	for _, offered := range server.Offered() {
		_, rest, _ := strings.Cut(string(offered.Raw), "Message-ID: ")
		id, _, _ := strings.Cut(rest, "\r\n")
		ids[textproto.TrimString(id)] = true
	}
	if len(ids) != 1 || ids[""] {
		t.Errorf("one letter came as %v", ids)
	}
	h.wantNothingPrivate(t)
}

// TestPermanentRefusal: a permanent rejection discards the job at once, and is logged.
func TestPermanentRefusal(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{Answer: func(stage mailtest.Stage, _ int) error {
		if stage == mailtest.RcptTo {
			return mailtest.No(550, "there is no "+private+" here")
		}
		return nil
	}})
	h.ask(t, "plain")
	stop := h.work(t, h.options(to(t, server)))
	h.await(t, "discarded", 1)
	stop()
	if times := server.Times(mailtest.RcptTo); times != 1 || len(server.Received()) != 0 {
		t.Errorf("the server was asked %d times and took %d", times, len(server.Received()))
	}
	if log := h.log.String(); !strings.Contains(log, "given up") || !strings.Contains(log, `"level":"ERROR"`) || !strings.Contains(log, "550") {
		t.Errorf("the log says: %s", log)
	}
	h.wantNothingPrivate(t)
}

// TestWhatCannotBeWritten covers emails whose rendering fails.
func TestWhatCannotBeWritten(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{})
	h.ask(t, "gone")
	stop := h.work(t, h.options(to(t, server)))
	h.await(t, "completed", 1)
	stop()
	if strings.Contains(h.log.String(), `"level":"WARN"`) {
		t.Errorf("a letter that is no longer called for makes noise: %s", h.log)
	}
	h.ask(t, "broken")
	h.ask(t, "unreadable")
	o := h.options(to(t, server))
	o.Delay = func(int) time.Duration { return time.Hour }
	stop = h.work(t, o)
	await(t, func() bool { return h.states(t)["retryable"] == 2 }, func() string { return "they are not kept for later" })
	stop()
	if len(server.Offered()) != 0 {
		t.Errorf("%d letters went out", len(server.Offered()))
	}
	if log := h.log.String(); !strings.Contains(log, "harness_test.go") || !strings.Contains(log, "no row for (an address)") {
		t.Errorf("the log does not say where: %s", log)
	}
	h.wantNothingPrivate(t)
}

// TestTwoProcesses: two processes share one queue, and send each email once.
func TestTwoProcesses(t *testing.T) {
	t.Parallel()
	const count = 60
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{})
	for range count {
		h.ask(t, "plain")
	}
	for range 2 {
		h.work(t, h.options(to(t, server)))
	}
	h.await(t, "completed", count)
	seen := map[string]int{}
	for _, letter := range server.Offered() {
		seen[letter.To]++
	}
	if len(seen) != count || len(server.Offered()) != count {
		t.Errorf("%d letters to %d readers, want %d each once", len(server.Offered()), len(seen), count)
	}
}

// slow is a sender that holds each email until it is released.
type slow struct {
	begun chan struct{}
	letGo chan struct{}
	mu    sync.Mutex
	sent  int
}

func (s *slow) Longest() time.Duration { return patience }

func (s *slow) Send(ctx context.Context, _ string, _ emails.Message) error {
	s.begun <- struct{}{}
	select {
	case <-s.letGo:
	case <-ctx.Done():
		return ctx.Err()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.sent++
	return nil
}

// TestStopLetsJobsEnd stops while an email is being sent: it is finished, and no other is started.
func TestStopLetsJobsEnd(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	sender := &slow{begun: make(chan struct{}, 100), letGo: make(chan struct{})}
	h.ask(t, "plain")
	stop := h.work(t, h.options(sender))
	<-sender.begun
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		stop()
	}()
	// River stops before or after this job arrives; either way this process must not run it.
	time.Sleep(100 * time.Millisecond)
	h.ask(t, "plain")
	close(sender.letGo)
	<-stopped
	if states := h.states(t); states["completed"] != 1 || states["available"] != 1 || sender.sent != 1 {
		t.Errorf("the jobs are %v, %d were sent", states, sender.sent)
	}
}

// TestStopInterrupts what does not end in time, and puts it back as if it had never been begun.
func TestStopInterrupts(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	sender := &slow{begun: make(chan struct{}, 100), letGo: make(chan struct{})}
	h.ask(t, "plain")
	o := h.options(sender)
	o.Grace = 50 * time.Millisecond
	stop := h.work(t, o)
	<-sender.begun
	stop()
	var attempt int
	if err := h.pool.QueryRow(t.Context(), "select attempt from river_job where state = 'available'").Scan(&attempt); err != nil || attempt != 0 {
		t.Errorf("attempt %d, %v; the jobs are %v", attempt, err, h.states(t))
	}
}

// TestDelays grow, and add up to two days.
func TestDelays(t *testing.T) {
	t.Parallel()
	total := time.Duration(0)
	for attempt := 1; attempt < maxAttempts; attempt++ {
		wait := delay(attempt)
		if wait < firstDelay*9/10 || wait > longest*11/10 {
			t.Errorf("after %d attempts: %s", attempt, wait)
		}
		total += wait
	}
	if total < 42*time.Hour || total > 54*time.Hour {
		t.Errorf("a job is tried for %s", total)
	}
	if first, fifth := delay(1), delay(5); first > 40*time.Second || fifth < 7*time.Minute {
		t.Errorf("the delays do not grow: %s, %s", first, fifth)
	}
}

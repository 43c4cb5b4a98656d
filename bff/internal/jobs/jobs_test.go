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

func TestOnlyCommittedEmailIsSent(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{})
	errRollback := errors.New("on second thought")
	err := pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error {
		if err := h.queue.Enqueue(t.Context(), tx, emails.Ref{Kind: "plain", ID: uuid.New()}); err != nil {
			t.Error(err)
		}
		return errRollback
	})
	if !errors.Is(err, errRollback) || len(h.states(t)) != 0 {
		t.Fatalf("%v; the jobs are %v", err, h.states(t))
	}
	err = pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error {
		return h.queue.Enqueue(t.Context(), tx, emails.Ref{Kind: "never-heard-of", ID: uuid.New()})
	})
	if err == nil || len(h.states(t)) != 0 {
		t.Fatalf("an unregistered email kind: %v; the jobs are %v", err, h.states(t))
	}
	id := h.enqueue(t, "plain")
	h.startWorkers(t, h.options(senderTo(t, server)))
	h.await(t, "completed", 1)
	if received := server.Received(); len(received) != 1 || !strings.HasPrefix(received[0].To, id.String()) {
		t.Errorf("received %v", received)
	}
	h.wantNothingPrivate(t)
}

// TestEmailsAreSentOnceAfterServerReturns enqueues emails while the server is down.
func TestEmailsAreSentOnceAfterServerReturns(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{})
	server.Down(t)
	for range 3 {
		h.enqueue(t, "plain")
	}
	h.startWorkers(t, h.options(senderTo(t, server)))
	await(t, func() bool {
		var tried int
		if err := h.pool.QueryRow(t.Context(), "select count(*) from river_job where cardinality(errors) > 1").Scan(&tried); err != nil {
			t.Fatal(err)
		}
		return tried == 3
	}, func() string { return "the emails were not retried" })
	server.Up(t)
	h.await(t, "completed", 3)
	seen := map[string]int{}
	for _, email := range server.Received() {
		seen[email.To]++
	}
	if len(seen) != 3 || len(server.Received()) != 3 {
		t.Errorf("received %v", seen)
	}
	h.wantNothingPrivate(t)
}

// TestTemporaryRejectionIsRetriedWithSameMessageID: the server rejects the email twice and then accepts it.
func TestTemporaryRejectionIsRetriedWithSameMessageID(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{Answer: func(stage mailtest.Stage, times int) error {
		if stage == mailtest.Data && times <= 2 {
			return mailtest.Reject(451, "come back later, "+private)
		}
		return nil
	}})
	h.enqueue(t, "plain")
	h.startWorkers(t, h.options(senderTo(t, server)))
	h.await(t, "completed", 1)
	if len(server.Received()) != 1 || len(server.Offered()) != 3 {
		t.Fatalf("%d emails accepted of %d offered", len(server.Received()), len(server.Offered()))
	}
	ids := map[string]bool{}
	for _, offered := range server.Offered() {
		_, rest, _ := strings.Cut(string(offered.Raw), "Message-ID: ")
		id, _, _ := strings.Cut(rest, "\r\n")
		ids[textproto.TrimString(id)] = true
	}
	if len(ids) != 1 || ids[""] {
		t.Errorf("one email has the Message-IDs %v", ids)
	}
	h.wantNothingPrivate(t)
}

// TestPermanentRejectionDiscardsJobAndIsLogged: a permanent rejection discards the job at once, and is logged.
func TestPermanentRejectionDiscardsJobAndIsLogged(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{Answer: func(stage mailtest.Stage, _ int) error {
		if stage == mailtest.RcptTo {
			return mailtest.Reject(550, "there is no "+private+" here")
		}
		return nil
	}})
	h.enqueue(t, "plain")
	stop := h.startWorkers(t, h.options(senderTo(t, server)))
	h.await(t, "discarded", 1)
	stop()
	if times := server.Times(mailtest.RcptTo); times != 1 || len(server.Received()) != 0 {
		t.Errorf("the server received %d RCPT commands and accepted %d emails", times, len(server.Received()))
	}
	if log := h.log.String(); !strings.Contains(log, "given up") || !strings.Contains(log, `"level":"ERROR"`) || !strings.Contains(log, "550") {
		t.Errorf("the log contains: %s", log)
	}
	h.wantNothingPrivate(t)
}

// TestFailedRenderingIsRetriedOrSkipped: an email whose row is gone is skipped; other failures are retried.
func TestFailedRenderingIsRetriedOrSkipped(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{})
	h.enqueue(t, "gone")
	stop := h.startWorkers(t, h.options(senderTo(t, server)))
	h.await(t, "completed", 1)
	stop()
	if strings.Contains(h.log.String(), `"level":"WARN"`) {
		t.Errorf("skipping an email logged a warning: %s", h.log)
	}
	h.enqueue(t, "broken")
	h.enqueue(t, "unreadable")
	o := h.options(senderTo(t, server))
	o.Delay = func(int) time.Duration { return time.Hour }
	stop = h.startWorkers(t, o)
	await(t, func() bool { return h.states(t)["retryable"] == 2 }, func() string { return "the jobs are not retryable" })
	stop()
	if len(server.Offered()) != 0 {
		t.Errorf("%d emails were sent, want none", len(server.Offered()))
	}
	if log := h.log.String(); !strings.Contains(log, "harness_test.go") || !strings.Contains(log, "no row for (an address)") {
		t.Errorf("the log lacks the place or the error: %s", log)
	}
	h.wantNothingPrivate(t)
}

// TestTwoProcessesSendEachEmailOnce: two processes share one queue, and send each email once.
func TestTwoProcessesSendEachEmailOnce(t *testing.T) {
	t.Parallel()
	const count = 60
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{})
	for range count {
		h.enqueue(t, "plain")
	}
	for range 2 {
		h.startWorkers(t, h.options(senderTo(t, server)))
	}
	h.await(t, "completed", count)
	seen := map[string]int{}
	for _, email := range server.Offered() {
		seen[email.To]++
	}
	if len(seen) != count || len(server.Offered()) != count {
		t.Errorf("%d emails to %d recipients, want %d, each once", len(server.Offered()), len(seen), count)
	}
}

// slow is a sender that blocks each email until it is released.
type slow struct {
	begun   chan struct{}
	release chan struct{}
	mu      sync.Mutex
	sent    int
}

func (s *slow) Longest() time.Duration { return waitTimeout }

func (s *slow) Send(ctx context.Context, _ string, _ emails.Message) error {
	s.begun <- struct{}{}
	select {
	case <-s.release:
	case <-ctx.Done():
		return ctx.Err()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.sent++
	return nil
}

// TestStopFinishesRunningJobAndStartsNoOther stops the workers while an email is being sent.
func TestStopFinishesRunningJobAndStartsNoOther(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	sender := &slow{begun: make(chan struct{}, 100), release: make(chan struct{})}
	h.enqueue(t, "plain")
	stop := h.startWorkers(t, h.options(sender))
	<-sender.begun
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		stop()
	}()
	// River stops before or after this job arrives; either way this process must not run it.
	time.Sleep(100 * time.Millisecond)
	h.enqueue(t, "plain")
	close(sender.release)
	<-stopped
	if states := h.states(t); states["completed"] != 1 || states["available"] != 1 || sender.sent != 1 {
		t.Errorf("the jobs are %v, %d were sent", states, sender.sent)
	}
}

// TestStopInterruptsSlowJobWithoutCountingAttempt: a job that exceeds the grace period returns to the queue.
func TestStopInterruptsSlowJobWithoutCountingAttempt(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	sender := &slow{begun: make(chan struct{}, 100), release: make(chan struct{})}
	h.enqueue(t, "plain")
	o := h.options(sender)
	o.Grace = 50 * time.Millisecond
	stop := h.startWorkers(t, o)
	<-sender.begun
	stop()
	var attempt int
	if err := h.pool.QueryRow(t.Context(), "select attempt from river_job where state = 'available'").Scan(&attempt); err != nil || attempt != 0 {
		t.Errorf("attempt %d, %v; the jobs are %v", attempt, err, h.states(t))
	}
}

// TestDelaysGrowAndSpanTwoDays adds up the delays of all attempts.
func TestDelaysGrowAndSpanTwoDays(t *testing.T) {
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
		t.Errorf("the delays add up to %s", total)
	}
	if first, fifth := delay(1), delay(5); first > 40*time.Second || fifth < 7*time.Minute {
		t.Errorf("the delays do not grow: %s, %s", first, fifth)
	}
}

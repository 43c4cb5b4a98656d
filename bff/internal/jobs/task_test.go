package jobs

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/mail/mailtest"
)

// counter counts runs by id.
type counter struct {
	mu   sync.Mutex
	done map[uuid.UUID]int
}

func (c *counter) add(id uuid.UUID) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.done == nil {
		c.done = map[uuid.UUID]int{}
	}
	c.done[id]++
	return c.done[id]
}

func (c *counter) times(id uuid.UUID) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.done[id]
}

func (h *harness) schedule(t *testing.T, ref tasks.Ref, at time.Time) {
	t.Helper()
	if err := pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error { return h.queue.Schedule(t.Context(), tx, ref, at) }); err != nil {
		t.Fatal(err)
	}
}

// noMail is a sender for tests without emails.
func noMail(t *testing.T) Sender { return senderTo(t, mailtest.Start(t, mailtest.Options{})) }

func TestTasksRunAtTheirTimeAfterCommit(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	var done counter
	h.tasks.Add(tasks.Task{Kind: "count", Run: func(_ context.Context, id uuid.UUID) error { done.add(id); return nil }})
	errRollback := errors.New("on second thought")
	err := pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error {
		if err := h.queue.Schedule(t.Context(), tx, tasks.Ref{Kind: "count", ID: uuid.New()}, time.Time{}); err != nil {
			t.Error(err)
		}
		return errRollback
	})
	if !errors.Is(err, errRollback) || len(h.states(t)) != 0 {
		t.Fatalf("%v; the jobs are %v", err, h.states(t))
	}
	err = pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error {
		return h.queue.Schedule(t.Context(), tx, tasks.Ref{Kind: "never-heard-of", ID: uuid.New()}, time.Time{})
	})
	if err == nil || len(h.states(t)) != 0 {
		t.Fatalf("an unregistered task kind: %v; the jobs are %v", err, h.states(t))
	}
	now, later := uuid.New(), uuid.New()
	h.schedule(t, tasks.Ref{Kind: "count", ID: now}, time.Time{})
	h.schedule(t, tasks.Ref{Kind: "count", ID: later}, time.Now().Add(time.Hour))
	h.startWorkers(t, h.options(noMail(t)))
	await(t, func() bool { return h.states(t)["completed"] == 1 }, func() string { return fmt.Sprintf("the jobs are %v", h.states(t)) })
	if done.times(now) != 1 || done.times(later) != 0 || h.states(t)["scheduled"] != 1 {
		t.Errorf("done now %d, later %d; the jobs are %v", done.times(now), done.times(later), h.states(t))
	}
	h.wantNothingPrivate(t)
}

// TestOnlyOneTaskOfKindAndIDWaits enqueues the same task twice while it waits and again while it runs.
func TestOnlyOneTaskOfKindAndIDWaits(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	begun, release := make(chan struct{}), make(chan struct{})
	var done counter
	h.tasks.Add(tasks.Task{Kind: "slow", Run: func(ctx context.Context, id uuid.UUID) error {
		if done.add(id) == 1 {
			close(begun)
			select {
			case <-release:
			case <-ctx.Done():
			}
		}
		return nil
	}}, tasks.Task{Kind: "other", Run: func(context.Context, uuid.UUID) error { return nil }})
	ref := tasks.Ref{Kind: "slow", ID: uuid.New()}
	first := time.Now().Add(time.Hour).Truncate(time.Second)
	h.schedule(t, ref, first)
	h.schedule(t, ref, time.Now().Add(2*time.Hour))
	h.schedule(t, ref, time.Time{})
	h.schedule(t, tasks.Ref{Kind: "other", ID: ref.ID}, first)
	h.schedule(t, tasks.Ref{Kind: "slow", ID: uuid.New()}, first)
	var waiting int
	if err := h.pool.QueryRow(t.Context(), "select count(*) from river_job where scheduled_at = $1", first).Scan(&waiting); err != nil || waiting != 3 || h.states(t)["scheduled"] != 3 {
		t.Fatalf("%d wait, %v; the jobs are %v", waiting, err, h.states(t))
	}
	if _, err := h.pool.Exec(t.Context(), "update river_job set scheduled_at = now(), state = 'available' where args = jsonb_build_object('task', 'slow', 'id', $1::text)", ref.ID.String()); err != nil {
		t.Fatal(err)
	}
	h.startWorkers(t, h.options(noMail(t)))
	<-begun
	// A request during the run must not be lost, since the task may have read its data already. Two at the same time,
	// because a single one would start at once.
	err := pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error {
		return errors.Join(h.queue.Schedule(t.Context(), tx, ref, time.Time{}), h.queue.Schedule(t.Context(), tx, ref, time.Time{}))
	})
	if err != nil {
		t.Fatal(err)
	}
	close(release)
	await(t, func() bool { return h.states(t)["completed"] == 2 }, func() string { return fmt.Sprintf("the jobs are %v", h.states(t)) })
	if done.times(ref.ID) != 2 {
		t.Errorf("done %d times", done.times(ref.ID))
	}
}

// TestSnoozedTaskWaitsWithoutCountingAttempt also checks that no second task of this kind and id is enqueued.
func TestSnoozedTaskWaitsWithoutCountingAttempt(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	at := time.Now().Add(time.Hour)
	var done counter
	h.tasks.Add(tasks.Task{Kind: "early", Run: func(_ context.Context, id uuid.UUID) error {
		done.add(id)
		return fmt.Errorf("too early: %w", tasks.Snooze(at))
	}})
	ref := tasks.Ref{Kind: "early", ID: uuid.New()}
	h.schedule(t, ref, time.Time{})
	stop := h.startWorkers(t, h.options(noMail(t)))
	h.await(t, "scheduled", 1)
	stop()
	var attempt, failures int
	var until time.Time
	if err := h.pool.QueryRow(t.Context(), "select attempt, coalesce(cardinality(errors), 0), scheduled_at from river_job").Scan(&attempt, &failures, &until); err != nil {
		t.Fatal(err)
	}
	if attempt != 0 || failures != 0 || until.Sub(at).Abs() > time.Minute || done.times(ref.ID) != 1 {
		t.Errorf("attempt %d, %d failures, until %s instead of %s, done %d times", attempt, failures, until, at, done.times(ref.ID))
	}
	if strings.Contains(h.log.String(), `"level":"WARN"`) {
		t.Errorf("snoozing a task logged a warning: %s", h.log)
	}
	h.schedule(t, ref, time.Time{})
	if states := h.states(t); states["scheduled"] != 1 || states["available"] != 0 {
		t.Errorf("a snoozed task was enqueued again: %v", states)
	}
	h.wantNothingPrivate(t)
}

// TestSnoozedEmailIsSentLater also checks the log when the callback after sending fails.
func TestSnoozedEmailIsSentLater(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{})
	var read, sent counter
	h.book.Add(emails.New("patient", func(_ context.Context, id uuid.UUID) (uuid.UUID, error) {
		if read.add(id) == 1 {
			return id, tasks.Snooze(time.Now())
		}
		return id, nil
	}, draft, uuid.Nil).WhenSent(func(_ context.Context, id uuid.UUID) error {
		sent.add(id)
		return fmt.Errorf("no row for %s@mail.example", private)
	}))
	id := h.enqueue(t, "patient")
	stop := h.startWorkers(t, h.options(senderTo(t, server)))
	h.await(t, "completed", 1)
	stop()
	if len(server.Received()) != 1 || read.times(id) != 2 || sent.times(id) != 1 {
		t.Errorf("received %d, read %d times, callback called %d times", len(server.Received()), read.times(id), sent.times(id))
	}
	if log := h.log.String(); !strings.Contains(log, "could not be noted") {
		t.Errorf("the failed callback was not logged: %s", log)
	}
	h.wantNothingPrivate(t)
}

// TestFailingTasksAreRetriedWithoutLoggingPrivateText covers errors and panics.
func TestFailingTasksAreRetriedWithoutLoggingPrivateText(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	var done counter
	h.tasks.Add(
		tasks.Task{Kind: "failing", Run: func(_ context.Context, id uuid.UUID) error {
			if done.add(id) < 3 {
				return fmt.Errorf("no row for %s@mail.example", private)
			}
			return nil
		}},
		tasks.Task{Kind: "panicking", Run: func(_ context.Context, id uuid.UUID) error {
			if done.add(id) < 3 {
				panic(private)
			}
			return nil
		}},
	)
	failing, panicking := uuid.New(), uuid.New()
	h.schedule(t, tasks.Ref{Kind: "failing", ID: failing}, time.Time{})
	h.schedule(t, tasks.Ref{Kind: "panicking", ID: panicking}, time.Time{})
	stop := h.startWorkers(t, h.options(noMail(t)))
	h.await(t, "completed", 2)
	stop()
	if done.times(failing) != 3 || done.times(panicking) != 3 {
		t.Errorf("done %d and %d times", done.times(failing), done.times(panicking))
	}
	if log := h.log.String(); !strings.Contains(log, "task_test.go") || !strings.Contains(log, "no row for (an address)") || !strings.Contains(log, `"level":"WARN"`) {
		t.Errorf("the log lacks the place or the error: %s", log)
	}
	h.wantNothingPrivate(t)
}

// TestPeriodicTaskRunsOncePerIntervalOverTwoProcesses starts two workers with one periodic task.
func TestPeriodicTaskRunsOncePerIntervalOverTwoProcesses(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	var done counter
	h.tasks.AddPeriodic(tasks.PeriodicTask{Kind: "air", Interval: time.Hour, Run: func(context.Context) error { done.add(uuid.Nil); return nil }})
	for range 2 {
		h.startWorkers(t, h.options(noMail(t)))
	}
	h.await(t, "completed", 1)
	if done.times(uuid.Nil) != 1 {
		t.Errorf("done %d times", done.times(uuid.Nil))
	}
	h.schedule(t, tasks.Ref{Kind: "air"}, time.Time{})
	h.await(t, "completed", 2)
}

// TestRiverLogKeepsWarningsAndErrors: River's info records become debug records. Its errors stay, also those of a
// cancelled query.
func TestRiverLogKeepsWarningsAndErrors(t *testing.T) {
	t.Parallel()
	var out safeBuffer
	log := slog.New(quiet{slog.NewJSONHandler(&out, nil)})
	log.Info("each minute")
	if out.String() != "" {
		t.Errorf("the log contains %s", out.String())
	}
	log.Warn("slow")
	log.With("job_id", 7).Error("Error completing job", "error", "commit: context canceled")
	if logged := out.String(); strings.Count(logged, "\n") != 2 || !strings.Contains(logged, "slow") || !strings.Contains(logged, "context canceled") {
		t.Errorf("the log contains %s", logged)
	}
}

// TestStopOfBusyWorkersLogsNoError: River's queries are interrupted at any point of their work.
func TestStopOfBusyWorkersLogsNoError(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	server := mailtest.Start(t, mailtest.Options{})
	for i := range 8 {
		for range 20 {
			h.enqueue(t, "plain")
		}
		stop := h.startWorkers(t, h.options(senderTo(t, server)))
		time.Sleep(time.Duration(i) * 7 * time.Millisecond) // Any moment is as good as another.
		stop()
	}
	for line := range strings.Lines(h.log.String()) {
		if strings.Contains(line, `"level":"WARN"`) || strings.Contains(line, `"level":"ERROR"`) {
			t.Errorf("stopping logged %s", line)
		}
	}
}

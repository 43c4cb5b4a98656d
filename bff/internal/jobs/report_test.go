package jobs

import (
	"context"
	"errors"
	"strconv"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"aangan/bff/domain/ops"
	"aangan/bff/domain/tasks"
)

func (h *harness) report(t *testing.T) ops.Report {
	t.Helper()
	report, err := h.queue.Report(t.Context(), h.pool)
	if err != nil {
		t.Fatal(err)
	}
	return report
}

func kindOf(t *testing.T, report ops.Report, sort, name string) ops.Kind {
	t.Helper()
	for _, kind := range report.Kinds {
		if kind.Sort == sort && kind.Name == name {
			return kind
		}
	}
	t.Fatalf("there is no %s %q in %+v", sort, name, report.Kinds)
	return ops.Kind{}
}

func TestReportShowsWaitingFailedAndPeriodicJobs(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	broken := errors.New("ERROR: something about " + private + "@mail.example (SQLSTATE 23505)")
	h.tasks.Add(
		tasks.Task{Kind: "sound", Run: func(context.Context, uuid.UUID) error { return nil }},
		tasks.Task{Kind: "unsound", Run: func(context.Context, uuid.UUID) error { return broken }},
	)
	h.tasks.AddPeriodic(tasks.PeriodicTask{Kind: "air", Interval: time.Hour, Run: func(context.Context) error { return nil }})

	before := h.report(t)
	if before.Alive || before.LeaderSince != nil || before.Delay != 0 || before.Discarded != 0 || len(before.DiscardedJobs) != 0 {
		t.Errorf("before any worker: %+v", before)
	}
	if len(before.Periodic) != 1 || before.Periodic[0].LastDone != nil || !before.Periodic[0].Overdue(time.Now()) {
		t.Errorf("the periodic tasks: %+v", before.Periodic)
	}
	if kind := kindOf(t, before, ops.Letter, "plain"); kind.Waiting != 0 || kind.LastDone != nil {
		t.Errorf("before any job: %+v", kind)
	}

	h.schedule(t, tasks.Ref{Kind: "sound", ID: uuid.New()}, time.Time{})
	h.schedule(t, tasks.Ref{Kind: "unsound", ID: uuid.New()}, time.Time{})
	h.schedule(t, tasks.Ref{Kind: "sound", ID: uuid.New()}, time.Now().Add(time.Hour))
	if _, err := h.pool.Exec(t.Context(), "update river_job set scheduled_at = now() - interval '5 minutes' where state = 'available' and args ->> 'task' = 'sound'"); err != nil {
		t.Fatal(err)
	}
	waiting := h.report(t)
	if kind := kindOf(t, waiting, ops.Task, "sound"); kind.Waiting != 1 || kind.Later != 1 || kind.WaitingSince == nil || waiting.Delay < 5*time.Minute {
		t.Errorf("waiting: %+v, late by %s", kind, waiting.Delay)
	}

	if _, err := h.pool.Exec(t.Context(), "update river_job set max_attempts = 1"); err != nil {
		t.Fatal(err)
	}
	stop := h.startWorkers(t, h.options(noMail(t)))
	await(t, func() bool {
		return h.states(t)["discarded"] == 1 && h.states(t)["completed"] == 2 && h.report(t).Alive
	},
		func() string { return "the workers did not finish" })
	worked := h.report(t)
	stop()
	if worked.LeaderSince == nil || worked.Discarded != 1 || len(worked.DiscardedJobs) != 1 {
		t.Fatalf("worked: %+v", worked)
	}
	job := worked.DiscardedJobs[0]
	if job.Sort != ops.Task || job.Kind != "unsound" || !job.Discarded || job.Attempts != 1 || job.Class != ops.Database {
		t.Errorf("the discarded job: %+v", job)
	}
	if kind := kindOf(t, worked, ops.Task, "unsound"); kind.GivenUp != 1 || kind.Failed == nil || kind.Class != ops.Database {
		t.Errorf("its kind: %+v", kind)
	}
	if kind := kindOf(t, worked, ops.Task, "sound"); kind.LastDone == nil || kind.Later != 1 || kind.Failed != nil || kind.Class != "" {
		t.Errorf("the succeeding kind: %+v", kind)
	}
	if worked.Periodic[0].LastDone == nil || worked.Periodic[0].Failing || worked.Periodic[0].Overdue(time.Now()) || !worked.Periodic[0].Overdue(time.Now().Add(3*time.Hour)) {
		t.Errorf("the periodic task after its run: %+v", worked.Periodic)
	}

	// A periodic task fails if its last discarded run is later than its last successful one.
	withDiscardedRun := func(at string) ops.Periodic {
		t.Helper()
		if _, err := h.pool.Exec(t.Context(), `delete from river_job where args ->> 'task' = 'air' and state = 'discarded'`); err != nil {
			t.Fatal(err)
		}
		if _, err := h.pool.Exec(t.Context(), `insert into river_job (state, attempt, errors, finalized_at, kind, args, max_attempts, queue)
			select 'discarded', 1, array[jsonb_build_object('at', finalized_at + $1::interval, 'error', 'broke down')], finalized_at + $1::interval, kind, args, 1, queue
			from river_job where args ->> 'task' = 'air' and state = 'completed'`, at); err != nil {
			t.Fatal(err)
		}
		return h.report(t).Periodic[0]
	}
	if one := withDiscardedRun("-1 hour"); one.Failing {
		t.Errorf("discarded before the last run: %+v", one)
	}
	if one := withDiscardedRun("1 second"); !one.Failing {
		t.Errorf("discarded after the last run: %+v", one)
	}
	if _, err := h.pool.Exec(t.Context(), `delete from river_job where args ->> 'task' = 'air' and state = 'discarded'`); err != nil {
		t.Fatal(err)
	}
	// A daily task must be overdue before the record of its last run is deleted.
	if now := time.Now(); !(ops.Periodic{Interval: 24 * time.Hour, LastDone: new(now.Add(-keepDone))}).Overdue(now) {
		t.Error("a daily task is not overdue when the record of its last run is deleted")
	}

	// A retried job is enqueued with one more attempt; a deleted one is gone.
	inTransaction := func(do func(tx pgx.Tx) error) {
		t.Helper()
		if err := pgx.BeginFunc(t.Context(), h.pool, do); err != nil {
			t.Fatal(err)
		}
	}
	inTransaction(func(tx pgx.Tx) error { return h.queue.Retry(t.Context(), tx, job.ID) })
	if kind := kindOf(t, h.report(t), ops.Task, "unsound"); kind.Waiting != 1 || kind.GivenUp != 0 || kind.Failed == nil {
		t.Errorf("retried: %+v", kind)
	}
	inTransaction(func(tx pgx.Tx) error {
		found, err := h.queue.Look(t.Context(), tx, job.ID)
		if err == nil && (found == nil || found.Discarded) {
			t.Errorf("found %+v", found)
		}
		return err
	})
	inTransaction(func(tx pgx.Tx) error { return h.queue.Delete(t.Context(), tx, job.ID) })
	inTransaction(func(tx pgx.Tx) error {
		found, err := h.queue.Look(t.Context(), tx, job.ID)
		if found != nil {
			t.Errorf("found %+v", found)
		}
		return err
	})
}

func TestErrorsOfJobsAreClassified(t *testing.T) {
	t.Parallel()
	for text, class := range map[string]string{
		"jobs: the task broke down":                              ops.BrokeDown,
		"jobs: writing the letter broke down":                    ops.BrokeDown,
		"jobs: the task failed: sync: context deadline exceeded": ops.TookTooLong,
		"Stuck job rescued by Rescuer":                           ops.TookTooLong,
		"mail: the mail server at mail.example:587 cannot be used: dial tcp: connect: connection refused": ops.MailUnreachable,
		"mail: the mail server at mail.example:587 does not let us in: the server answered 535":           ops.MailUnreachable,
		"mail: the mail server does not take our letters: the server answered 550":                        ops.MailUnreachable,
		"mail: the letter was not handed over":                                                            ops.MailUnreachable,
		"mail: the reader's address was refused: the server answered 550":                                 ops.MailRefused,
		"mail: the letter was refused: the server answered 554":                                           ops.MailRefused,
		"mail: the subject is empty or holds a control character":                                         ops.Unwritten,
		"jobs: the letter cannot be written: no such row":                                                 ops.Unwritten,
		"jobs: the letter cannot be written: ERROR: deadlock detected (SQLSTATE 40P01)":                   ops.Database,
		"jobs: the task failed: failed to connect to `host=db`":                                           ops.Database,
		"jobs: the task failed: the payment provider answered 500":                                        ops.Other,
		"": ops.Other,
	} {
		if got := classOf(text); got != class {
			t.Errorf("%s is classified as %s, want %s", strconv.Quote(text), got, class)
		}
	}
}

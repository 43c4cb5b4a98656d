package administration_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/coach/administration"
	"aangan/bff/domain/copy"
)

// addDiscardedJob stores a discarded email job with private text in its error, and returns its id.
func addDiscardedJob(t *testing.T, h *apitest.Harness) (id string) {
	t.Helper()
	err := h.Pool.QueryRow(t.Context(), `insert into river_job (kind, args, state, attempt, max_attempts, finalized_at, attempted_at, errors)
		values ('letter', '{"letter": "contact-message", "id": "00000000-0000-4000-8000-000000000001"}', 'discarded', 25, 25, now(), now(),
			array['{"at": "2026-11-20T10:00:00Z", "attempt": 25, "error": "mail: the reader''s address pomegranate was refused: the server answered 550", "trace": ""}'::jsonb])
		returning id::text`).Scan(&id)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func TestHealthListsDiscardedJobsWithoutPrivateData(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	leela := h.NewCoach(t, apitest.Administrator)
	id, other := addDiscardedJob(t, h), addDiscardedJob(t, h)
	answer := leela.Get(t, "/api/coach/admin/health").Want(t, http.StatusOK)
	if strings.Contains(string(answer.Body), "pomegranate") || strings.Contains(string(answer.Body), "00000000-") {
		t.Errorf("the response contains private data: %s", answer.Body)
	}
	var health administration.Health
	answer.Into(t, &health)
	if !health.Migrated || health.WorkersAlive || health.LeaderSince != nil || health.FailedLetters != 2 || health.FailedJobs != 2 || len(health.GivenUp) != 2 || len(health.Periodic) == 0 {
		t.Errorf("the health is %+v", health)
	}
	if job := health.GivenUp[1]; job.ID != id || job.Sort != "letter" || job.Kind != "contact-message" || job.Attempts != 25 || job.FailedOn != "mail_refused" {
		t.Errorf("discarded: %+v", job)
	}
	answer.WantKeys(t, "at", "databaseMillis", "migrated", "workersAlive", "leaderSince", "delaySeconds", "failedLetters", "failedJobs", "kinds", "periodic", "givenUp", "readers", "readerDays",
		"filesOutage", "paymentOutage", "failingLetters", "paymentNotices")

	leela.Post(t, "/api/coach/admin/jobs/"+id+"/retry", nil).Want(t, http.StatusNoContent)
	leela.Post(t, "/api/coach/admin/jobs/"+id+"/retry", nil).WantProblem(t, http.StatusConflict, copy.AdminAnswers.JobNotGivenUp)
	leela.Post(t, "/api/coach/admin/jobs/"+other+"/discard", nil).Want(t, http.StatusNoContent)
	leela.Post(t, "/api/coach/admin/jobs/"+other+"/discard", nil).WantProblem(t, http.StatusNotFound, copy.AdminAnswers.JobGone)
	if n := h.Count(t, "select count(*) from river_job where id = $1::bigint and state = 'available' and max_attempts = 26", id); n != 1 {
		t.Error("the job was not enqueued again")
	}
	var lines administration.AuditList
	leela.Get(t, log).Want(t, http.StatusOK).Into(t, &lines)
	if len(lines.Entries) != 2 || lines.Entries[0].Action != "job.discard" || lines.Entries[1].Action != "job.retry" || lines.Entries[1].SubjectID != id ||
		lines.Entries[1].SubjectKind != "job" || lines.Entries[1].Detail["kind"] != "contact-message" {
		t.Errorf("the log is %+v", lines.Entries)
	}
}

func TestHealthCountsResultsOfReaders(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	leela := h.NewCoach(t, apitest.Administrator)
	_, err := h.Pool.Exec(t.Context(), `insert into reader_counts (day, task, result, n) values
		((now() at time zone 'utc')::date, 'reply', 'failed', 3), ((now() at time zone 'utc')::date - 6, 'reply', 'failed', 2),
		((now() at time zone 'utc')::date - 7, 'reply', 'failed', 50), ((now() at time zone 'utc')::date, 'second_reader', 'raised', 1)`)
	if err != nil {
		t.Fatal(err)
	}
	var health administration.Health
	leela.Get(t, "/api/coach/admin/health").Want(t, http.StatusOK).Into(t, &health)
	slices.SortFunc(health.Readers, func(a, b administration.ReaderCount) int { return strings.Compare(a.Task, b.Task) })
	want := []administration.ReaderCount{{Task: "reply", Result: "failed", Count: 5}, {Task: "second_reader", Result: "raised", Count: 1}}
	if !slices.Equal(health.Readers, want) || health.ReaderDays != 7 {
		t.Errorf("the readers are %+v in %d days, want %+v in 7", health.Readers, health.ReaderDays, want)
	}
}

func TestGlanceCountsEverythingPending(t *testing.T) {
	t.Parallel()
	s := newCaseTest(t)
	submitForms(t, s.harness)
	addDiscardedJob(t, s.harness)
	var glance administration.Glance
	s.leela.Get(t, "/api/coach/admin/glance").Want(t, http.StatusOK).Into(t, &glance)
	want := administration.Glance{Cases: 1, Inbox: administration.InboxOpen{Messages: 1, Applications: 1, Signups: 1}, FailedJobs: 1}
	if glance != want {
		t.Errorf("the glance is %+v", glance)
	}
}

func TestInvalidHealthRequestsAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	leela, meera, signedOut := h.NewCoach(t, apitest.Administrator), h.NewCoach(t), apitest.NewVisitor(h.Coach)
	id := addDiscardedJob(t, h)
	for _, path := range []string{"/api/coach/admin/health", "/api/coach/admin/glance"} {
		meera.Get(t, path).WantProblem(t, http.StatusForbidden, moderationTexts.AdministratorsOnly)
		signedOut.Get(t, path).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	}
	for _, act := range []string{"/retry", "/discard"} {
		for _, missing := range []string{"0", "x", "99999999999999999999"} {
			leela.Post(t, "/api/coach/admin/jobs/"+missing+act, nil).WantProblem(t, http.StatusNotFound, copy.AdminAnswers.JobGone)
		}
		meera.Post(t, "/api/coach/admin/jobs/"+id+act, nil).WantProblem(t, http.StatusForbidden, moderationTexts.AdministratorsOnly)
		signedOut.Post(t, "/api/coach/admin/jobs/"+id+act, nil).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	}
	if n := h.Count(t, "select count(*) from river_job where state = 'discarded'"); n != 1 {
		t.Errorf("%d jobs are discarded, want 1", n)
	}
}

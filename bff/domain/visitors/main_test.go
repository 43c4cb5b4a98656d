package visitors_test

import (
	"testing"

	"aangan/bff/domain/visitors"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"

	"github.com/jackc/pgx/v5/pgxpool"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

// harness has the service with its own database, and runs its emails.
type harness struct {
	service *visitors.Service
	pool    *pgxpool.Pool
	post    *jobstest.Post
}

func newHarness(t *testing.T) harness {
	t.Helper()
	pool := dbtest.New(t)
	post := jobstest.New(t, pool)
	service := visitors.New(pool, post, nil, jobstest.Places)
	post.Add(service.Emails()...)
	return harness{service: service, pool: pool, post: post}
}

func (h harness) count(t *testing.T, query string, args ...any) (n int) {
	t.Helper()
	if err := h.pool.QueryRow(t.Context(), query, args...).Scan(&n); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return n
}

// expectNothingStored checks that no row was stored and no email waits.
func (h harness) expectNothingStored(t *testing.T) {
	t.Helper()
	for _, table := range []string{"beta_signups", "contact_messages", "job_applications", "event_counts"} {
		if n := h.count(t, "select count(*) from "+table); n != 0 {
			t.Errorf("%d rows in %s", n, table)
		}
	}
	if n := h.post.Waiting(t); n != 0 {
		t.Errorf("%d emails wait", n)
	}
}

package connect_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/db/connect"
	"aangan/db/dbtest"
)

func limitedPool(t *testing.T) *pgxpool.Pool {
	t.Helper()
	config := dbtest.Empty(t).Config()
	config.MaxConns = 1
	connect.LimitRequests(config)
	pool, err := pgxpool.NewWithConfig(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(pool.Close)
	return pool
}

// A job may wait longer than a request, so its context ends the wait here.
func TestOnlyRequestsAreLimited(t *testing.T) {
	t.Parallel()
	pool := limitedPool(t)
	request := context.WithValue(t.Context(), connect.RequestKey{}, true)
	held, err := pool.Acquire(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	job, cancel := context.WithCancel(t.Context())
	defer cancel()
	waiting := make(chan error, 1)
	go func() { waiting <- pool.Ping(job) }()
	if _, err := pool.Acquire(request); !errors.Is(err, context.DeadlineExceeded) || !connect.Unavailable(err) {
		t.Errorf("a request without a free connection: %v", err)
	}
	select {
	case err := <-waiting:
		t.Errorf("a job did not wait: %v", err)
	default:
	}
	held.Release()
	if err := <-waiting; err != nil {
		t.Errorf("a job: %v", err)
	}
	started := time.Now()
	if _, err := pool.Exec(request, "select pg_sleep(60)"); !connect.Unavailable(err) || time.Since(started) > 30*time.Second {
		t.Errorf("a request's long statement: %v after %s", err, time.Since(started))
	}
	if _, err := pool.Exec(request, "select 1"); err != nil {
		t.Errorf("the next statement: %v", err)
	}
}

// While four requests wait for the only connection, a fifth fails at once. Jobs may still wait.
func TestFullQueueRejectsFurtherRequests(t *testing.T) {
	t.Parallel()
	pool := limitedPool(t)
	request := context.WithValue(t.Context(), connect.RequestKey{}, true)
	held, err := pool.Acquire(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	const all = 20
	results := make(chan error, all)
	for range all {
		go func() { results <- pool.Ping(request) }()
	}
	for range all - 4 {
		if err := <-results; !connect.Unavailable(err) {
			t.Errorf("beyond the queue: %v", err)
		}
	}
	job := make(chan error, 1)
	go func() { job <- pool.Ping(t.Context()) }()
	held.Release()
	for range 4 {
		if err := <-results; err != nil {
			t.Errorf("in the queue: %v", err)
		}
	}
	if err := <-job; err != nil {
		t.Errorf("a job: %v", err)
	}
	if err := pool.Ping(request); err != nil {
		t.Errorf("afterwards: %v", err)
	}
}

// newRequest returns the context of a request that has not used the database yet.
func newRequest(t *testing.T) context.Context {
	t.Helper()
	return context.WithValue(t.Context(), connect.RequestKey{}, &connect.Request{})
}

// busyPool returns a limited pool, a request that has begun, and the pool's only connection, which is in use.
func busyPool(t *testing.T) (pool *pgxpool.Pool, begun context.Context, held *pgxpool.Conn) {
	t.Helper()
	pool, begun = limitedPool(t), newRequest(t)
	if err := pool.Ping(begun); err != nil {
		t.Fatal(err)
	}
	held, err := pool.Acquire(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return pool, begun, held
}

// A request that has had a connection is not rejected because of a full queue.
func TestFullQueueAdmitsRequestsThatHaveBegun(t *testing.T) {
	t.Parallel()
	pool, begun, held := busyPool(t)
	results := make(chan error, 20)
	for range cap(results) {
		go func() { results <- pool.Ping(newRequest(t)) }()
	}
	for range cap(results) - 4 { // The queue is full once all beyond it have been rejected.
		if err := <-results; !connect.Unavailable(err) {
			t.Errorf("beyond the queue: %v", err)
		}
	}
	again := make(chan error, 1)
	go func() { again <- pool.Ping(begun) }()
	select {
	case err := <-again:
		t.Errorf("a request that has begun did not wait: %v", err)
	case <-time.After(50 * time.Millisecond):
	}
	held.Release()
	if err := <-again; err != nil {
		t.Errorf("a request that has begun: %v", err)
	}
}

// In a queue that has not been empty for two seconds further requests fail soon, although it is not full. Those that
// wait already, and those that have begun, are not affected.
func TestStandingQueueRejectsFurtherRequests(t *testing.T) {
	t.Parallel()
	pool, begun, held := busyPool(t)
	started := time.Now()
	first, second, admitted := make(chan error, 1), make(chan error, 1), make(chan error, 1)
	go func() { first <- pool.Ping(newRequest(t)) }()
	time.Sleep(1800 * time.Millisecond)
	go func() { second <- pool.Ping(newRequest(t)) }() // In time, while the first still waits.
	time.Sleep(2100*time.Millisecond - time.Since(started))
	go func() { admitted <- pool.Ping(begun) }()
	for range 2 { // Far below the four that a full queue has.
		if err := pool.Ping(newRequest(t)); !connect.Unavailable(err) {
			t.Errorf("in a standing queue: %v", err)
		}
	}
	held.Release()
	for name, waiting := range map[string]chan error{"the second": second, "a request that has begun": admitted} {
		if err := <-waiting; err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	<-first // It has reached its own limit of two seconds.
	if err := pool.Ping(newRequest(t)); err != nil {
		t.Errorf("afterwards: %v", err)
	}
}

func TestUnavailableIsReportedForErrorsThatPass(t *testing.T) {
	t.Parallel()
	pool := limitedPool(t)
	_, terminated := pool.Exec(t.Context(), "select pg_terminate_backend(pg_backend_pid())")
	_, refused := pgconn.Connect(t.Context(), "postgres://127.0.0.1:1/none?connect_timeout=2")
	late, cancel := context.WithDeadline(t.Context(), time.Now().Add(-time.Second))
	defer cancel()
	_, tooLate := pool.Exec(late, "select 1")
	unavailable := map[string]error{"terminated": terminated, "refused": refused, "too late": tooLate}
	for _, state := range []string{"57P01", "57P02", "57P03", "57014", "08006", "53100", "53200", "53300", "25006"} {
		unavailable[state] = fmt.Errorf("while reading: %w", &pgconn.PgError{Code: state})
	}
	for name, err := range unavailable {
		if !connect.Unavailable(err) {
			t.Errorf("%s does not count: %v", name, err)
		}
		if connect.DiskFull(err) != (name == "53100") {
			t.Errorf("%s: DiskFull is wrong", name)
		}
	}
	_, syntax := pool.Exec(t.Context(), "no statement")
	for _, err := range []error{nil, errors.New("a bug"), context.Canceled, syntax, &pgconn.PgError{Code: "23505"}} {
		if connect.Unavailable(err) {
			t.Errorf("%v counts", err)
		}
	}
}

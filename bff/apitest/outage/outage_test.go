// Package outage tests the BFFs while their database cannot serve. Each test waits for the time limits of
// requests, so the package is separate and runs next to others.
package outage

import (
	"net/http"
	"runtime"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/db/dbtest"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

const (
	// firstAnswer is the time in which a request must fail while the database is frozen.
	firstAnswer = 6 * time.Second
	// longest is the time that no request may exceed.
	longest = 12 * time.Second
	// recovery is the time in which the BFFs must serve again. Busy machines get more than the promised 3 seconds.
	recovery = 10 * time.Second
)

// wantUnavailable checks that a response is a 503 with the message for people and a time to retry.
func wantUnavailable(t *testing.T, what string, r apitest.Response) {
	t.Helper()
	r.WantProblem(t, http.StatusServiceUnavailable, copy.Errors.Unavailable)
	if retry := r.Header.Get("Retry-After"); retry != "2" {
		t.Errorf("%s: Retry-After is %q", what, retry)
	}
}

// eventually calls check until it succeeds, and fails the test after the time limit. Returns the time that it took.
func eventually(t *testing.T, within time.Duration, what string, check func() bool) time.Duration {
	t.Helper()
	start := time.Now()
	for !check() {
		if time.Since(start) > within {
			t.Fatalf("%s did not happen within %s", what, within)
		}
		time.Sleep(20 * time.Millisecond)
	}
	return time.Since(start)
}

func TestCutDatabaseGives503AndMessageIsStoredOnce(t *testing.T) {
	t.Parallel()
	h := apitest.New(t, apitest.WithDatabaseProxy())
	member, coach := h.Pair(t)
	message := map[string]any{"id": uuid.NewString(), "coachId": coach.ID, "text": "Written during the outage."}
	h.Database.Cut()
	for _, path := range []string{"/api/user", "/api/coaches", "/api/messages/" + coach.ID, "/api/live"} {
		wantUnavailable(t, path, member.Get(t, path))
	}
	wantUnavailable(t, "a coach's page", coach.Get(t, "/api/coach/profile"))
	wantUnavailable(t, "a login", apitest.NewVisitor(h.Member).Post(t, "/api/login", map[string]any{
		"username": member.Username, "password": apitest.Password,
	}))
	for range 3 {
		wantUnavailable(t, "a message", member.Post(t, "/api/messages", message))
	}
	h.Database.Restore()
	took := eventually(t, recovery, "storing the message", func() bool {
		return member.Post(t, "/api/messages", message).Status == http.StatusCreated
	})
	t.Logf("the message was stored %s after the recovery", took)
	member.Post(t, "/api/messages", message)
	// The other one is the coach's welcome.
	if n := h.Count(t, "select count(*) from messages"); n != 2 {
		t.Errorf("%d messages are stored", n)
	}
}

func TestFrozenDatabaseEndsEveryRequestAndLeavesNoGoroutine(t *testing.T) {
	h := apitest.New(t, apitest.WithDatabaseProxy())
	member, coach := h.Pair(t)
	before := runtime.NumGoroutine()
	// A statement in progress, besides requests that find no usable connection: the insert waits for this lock.
	tx := lockConversation(t, h.Pool, member.ID)
	started := time.Now()
	var requests sync.WaitGroup
	var mu sync.Mutex
	first, last := time.Duration(0), time.Duration(0)
	send := func(what string, call func() apitest.Response) {
		requests.Go(func() {
			begun := time.Now()
			wantUnavailable(t, what, call())
			mu.Lock()
			defer mu.Unlock()
			if first == 0 {
				first = time.Since(started)
			}
			last = max(last, time.Since(begun))
		})
	}
	send("a message in progress", func() apitest.Response {
		return member.Post(t, "/api/messages", map[string]any{"id": uuid.NewString(), "coachId": coach.ID, "text": "Hello."})
	})
	eventually(t, recovery, "the wait for the lock", func() bool {
		return h.Count(t, "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'") > 0
	})
	h.Database.Freeze()
	for range 30 {
		send("a page", func() apitest.Response { return member.Get(t, "/api/user") })
	}
	requests.Wait()
	t.Logf("the first 503 came after %s, the slowest request took %s", first, last)
	if first > firstAnswer || last > longest {
		t.Errorf("the first 503 came after %s, the slowest request took %s", first, last)
	}
	if err := tx.Rollback(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.Database.Restore()
	took := eventually(t, recovery, "a page", func() bool { return member.Get(t, "/api/user").Status == http.StatusOK })
	t.Logf("the first page was served %s after the recovery", took)
	http.DefaultClient.CloseIdleConnections()
	// Each idle connection of the pool and of the tests' clients may have some.
	eventually(t, 30*time.Second, "the end of the requests' goroutines", func() bool { return runtime.NumGoroutine() <= before+10 })
}

func TestStatementBeyondLimitGives503AndIsCancelled(t *testing.T) {
	t.Parallel()
	h := apitest.New(t, apitest.WithDatabaseProxy())
	member, coach := h.Pair(t)
	tx := lockConversation(t, h.Pool, member.ID)
	defer func() { _ = tx.Rollback(t.Context()) }() // Nothing was written.
	started := time.Now()
	wantUnavailable(t, "a message", member.Post(t, "/api/messages", map[string]any{
		"id": uuid.NewString(), "coachId": coach.ID, "text": "Hello.",
	}))
	if took := time.Since(started); took > longest {
		t.Errorf("the request took %s", took)
	}
	eventually(t, recovery, "cancelling the statement", func() bool {
		return h.Count(t, "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'") == 0
	})
	// Other users are not affected.
	coach.Get(t, "/api/coach/profile").Want(t, http.StatusOK)
}

// lockConversation locks a member's conversation until the transaction ends.
func lockConversation(t *testing.T, pool *pgxpool.Pool, member string) pgx.Tx {
	t.Helper()
	tx, err := pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tx.Exec(t.Context(), "select from conversations where member_id = $1 for update", member); err != nil {
		t.Fatal(err)
	}
	return tx
}

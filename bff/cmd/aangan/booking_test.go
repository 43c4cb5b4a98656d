package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/cmd/internal/cmdtest"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/internal/config"
	"aangan/bff/internal/realm"
	"aangan/db/dbtest"
)

// bookingTest holds signed-in members of one coach, and two running processes of the member BFF on one database.
type bookingTest struct {
	pool      *pgxpool.Pool
	processes [2]*cmdtest.Process
	coach     uuid.UUID
	members   []uuid.UUID
	tokens    []string
}

func newBookingTest(t *testing.T, members int) *bookingTest {
	t.Helper()
	pool := dbtest.New(t)
	c := &bookingTest{pool: pool, coach: identitytest.NewCoach(t, pool).ID.UUID()}
	for range members {
		member := identitytest.NewMember(t, pool).ID.UUID()
		secret := uuid.New()
		hashed := sha256.Sum256([]byte(base64.RawURLEncoding.EncodeToString(append(secret[:], member[:]...))))
		if _, err := pool.Exec(t.Context(), `with chosen as (update members set coach_id = $2 where id = $1)
			insert into member_sign_ins (member_id, token_hash, expires_at) values ($1, $3, now() + interval '1 day')`, member, c.coach, hashed[:]); err != nil {
			t.Fatal(err)
		}
		c.members = append(c.members, member)
		c.tokens = append(c.tokens, base64.RawURLEncoding.EncodeToString(append(secret[:], member[:]...)))
	}
	for i := range c.processes {
		c.processes[i] = cmdtest.Launch(t, cmdtest.FreePorts(t), []string{"DATABASE_URL=" + pool.Config().ConnString(), "RATE_LIMITS=off", "DATABASE_POOL=12"}, "member")
	}
	for _, process := range c.processes {
		process.WaitUntilReady(t, config.Member)
	}
	return c
}

// call makes one request as a member to one of the processes.
func (c *bookingTest) call(t *testing.T, member, process int, method, path string, body any) (int, []byte) {
	t.Helper()
	var payload io.Reader
	if body != nil {
		raw, err := json.Marshal(body)
		if err != nil {
			t.Error(err)
		}
		payload = bytes.NewReader(raw)
	}
	r, err := http.NewRequestWithContext(t.Context(), method, c.processes[process].URL(config.Member)+path, payload)
	if err != nil {
		t.Error(err)
		return 0, nil
	}
	r.Header.Set("Cookie", fmt.Sprintf("%s=%s", realm.MemberCookie, c.tokens[member]))
	r.Header.Set("Content-Type", "application/json")
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Error(err)
		return 0, nil
	}
	defer res.Body.Close()
	response, err := io.ReadAll(res.Body)
	if err != nil {
		t.Error(err)
	}
	return res.StatusCode, response
}

// openTimes returns the times that a member may book.
func (c *bookingTest) openTimes(t *testing.T, member int) []time.Time {
	t.Helper()
	status, response := c.call(t, member, 0, http.MethodGet, fmt.Sprintf("/api/coaches/%s/slots", c.coach), nil)
	var answer struct {
		Slots []struct{ StartsAt time.Time }
	}
	if err := json.Unmarshal(response, &answer); err != nil || status != http.StatusOK || len(answer.Slots) < 50 {
		t.Fatalf("open times: %d, %v: %.300s", status, err, response)
	}
	var times []time.Time
	for _, slot := range answer.Slots {
		times = append(times, slot.StartsAt)
	}
	return times
}

// bookConcurrently sends booking requests at the same time, alternating between the processes, and counts the response
// statuses and error messages. An overloaded server responds with 503; the client tries again.
func (c *bookingTest) bookConcurrently(t *testing.T, calls int, body func(i int) (member int, body any)) (map[int]int, map[string]int) {
	t.Helper()
	var mu sync.Mutex
	statuses, messages := map[int]int{}, map[string]int{}
	start := make(chan struct{})
	var all sync.WaitGroup
	for i := range calls {
		all.Go(func() {
			member, payload := body(i)
			<-start
			status, response := c.call(t, member, i%2, http.MethodPost, "/api/sessions", payload)
			for try := 0; status == http.StatusServiceUnavailable && try < 20; try++ {
				time.Sleep(100 * time.Millisecond)
				status, response = c.call(t, member, i%2, http.MethodPost, "/api/sessions", payload)
			}
			mu.Lock()
			defer mu.Unlock()
			statuses[status]++
			if status != http.StatusCreated {
				var problem struct{ Message string }
				if err := json.Unmarshal(response, &problem); err != nil {
					t.Errorf("%d with %.200s", status, response)
				}
				messages[problem.Message]++
			}
		})
	}
	close(start)
	all.Wait()
	return statuses, messages
}

func (c *bookingTest) booked(t *testing.T) (count int) {
	t.Helper()
	if err := c.pool.QueryRow(t.Context(), "select count(*) from sessions where status = 'scheduled'").Scan(&count); err != nil {
		t.Fatal(err)
	}
	return count
}

// TestFiftyConcurrentBookingsOfOneTimeStoreOne lets fifty clients of one coach book the same time concurrently through
// two processes.
func TestFiftyConcurrentBookingsOfOneTimeStoreOne(t *testing.T) {
	t.Parallel()
	const people = 50
	c := newBookingTest(t, people)
	at := c.openTimes(t, 0)[20]
	statuses, messages := c.bookConcurrently(t, people, func(i int) (int, any) { return i, map[string]any{"coachId": c.coach, "date": at} })
	if statuses[http.StatusCreated] != 1 || statuses[http.StatusConflict] != people-1 {
		t.Errorf("statuses %v, messages %v", statuses, messages)
	}
	if len(messages) != 1 {
		t.Errorf("rejected with %v, want one message", messages)
	}
	if booked := c.booked(t); booked != 1 {
		t.Errorf("%d sessions are scheduled", booked)
	}
	// A database constraint also prevents overlapping sessions.
	for _, member := range c.members[:2] {
		if _, err := c.pool.Exec(t.Context(), `insert into sessions (member_id, coach_id, starts_at, ends_at, room) values ($1, $2, $3, $4, $5)`,
			member, c.coach, at.Add(15*time.Minute), at.Add(45*time.Minute), uuid.NewString()); err == nil {
			t.Error("the database accepts a session that overlaps the first")
		}
	}
}

// TestConcurrentBookingsStayWithinAllowance sends twenty concurrent bookings; the allowance is two a month.
func TestConcurrentBookingsStayWithinAllowance(t *testing.T) {
	t.Parallel()
	c := newBookingTest(t, 1)
	zone, err := time.LoadLocation("America/Chicago")
	if err != nil {
		t.Fatal(err)
	}
	next := time.Now().In(zone).AddDate(0, 0, 31-time.Now().In(zone).Day()+1).Month()
	var times []time.Time
	for _, at := range c.openTimes(t, 0) {
		if at.In(zone).Month() == next && len(times) < 20 {
			times = append(times, at)
		}
	}
	if len(times) != 20 {
		t.Fatalf("%d times in %s", len(times), next)
	}
	statuses, messages := c.bookConcurrently(t, len(times), func(i int) (int, any) { return 0, map[string]any{"coachId": c.coach, "date": times[i]} })
	if statuses[http.StatusCreated] != 2 || statuses[http.StatusConflict] != 18 || len(messages) != 1 {
		t.Errorf("statuses %v, messages %v", statuses, messages)
	}
	if booked := c.booked(t); booked != 2 {
		t.Errorf("%d sessions are scheduled", booked)
	}
}

// TestConcurrentMovesAndBookingsOfOneTimeLetOneSucceed: members move their sessions to the same time, while others book
// it.
func TestConcurrentMovesAndBookingsOfOneTimeLetOneSucceed(t *testing.T) {
	t.Parallel()
	const people = 20
	c := newBookingTest(t, people)
	times := c.openTimes(t, 0)
	wanted := times[60]
	ids := make([]string, people/2)
	for i := range ids {
		status, response := c.call(t, i, i%2, http.MethodPost, "/api/sessions", map[string]any{"coachId": c.coach, "date": times[20+i]})
		var session struct{ ID string }
		if err := json.Unmarshal(response, &session); err != nil || status != http.StatusCreated {
			t.Fatalf("booking: %d, %v: %.300s", status, err, response)
		}
		ids[i] = session.ID
	}
	var mu sync.Mutex
	statuses := map[int]int{}
	start := make(chan struct{})
	var all sync.WaitGroup
	for i := range people {
		all.Go(func() {
			<-start
			method, path, body := http.MethodPost, "/api/sessions", map[string]any{"coachId": c.coach, "date": wanted}
			if i < len(ids) {
				method, path, body = http.MethodPatch, "/api/sessions/"+ids[i], map[string]any{"date": wanted}
			}
			status, _ := c.call(t, i, i%2, method, path, body)
			mu.Lock()
			defer mu.Unlock()
			statuses[status]++
		})
	}
	close(start)
	all.Wait()
	if won := statuses[http.StatusOK] + statuses[http.StatusCreated]; won != 1 || statuses[http.StatusConflict] != people-1 {
		t.Errorf("statuses %v", statuses)
	}
	var stored int
	if err := c.pool.QueryRow(t.Context(), "select count(*) from sessions where starts_at = $1", wanted).Scan(&stored); err != nil || stored != 1 {
		t.Errorf("%d sessions are scheduled at the wanted time, %v", stored, err)
	}
}

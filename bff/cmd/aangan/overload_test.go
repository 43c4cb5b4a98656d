package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/cmd/internal/cmdtest"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/internal/config"
)

// overload is the load of TestStormBeyondCapacity.
type overload struct {
	// clients call without a pause; many more than the pool and its queue can hold. With 0 the capacity is measured,
	// and rate times as many calls are made.
	clients, rate int
	// pool is the number of database connections.
	pool     int
	duration time.Duration
}

// load is the result of a time of calls.
type load struct {
	mu       sync.Mutex
	accepted []time.Duration
	refused  []time.Duration
	stored   map[string]bool
}

// percentile returns the time within which this part of the calls was answered.
func percentile(times []time.Duration, part float64) time.Duration {
	if len(times) == 0 {
		return 0
	}
	slices.Sort(times)
	return times[min(len(times)-1, int(float64(len(times))*part))]
}

// call sends a message, or reads the conversation, the coaches or a coach's free times, and notes the result. The time
// counts from started.
func (l *load) call(s *storm, client *http.Client, turn int, started time.Time) {
	member := s.members[turn%len(s.members)]
	method, id := http.MethodGet, ""
	path := []string{"", "/api/messages/" + s.coach.String(), "/api/coaches?week=1", "/api/coaches/" + s.coach.String() + "/slots"}[turn%4]
	var body []byte
	if path == "" {
		id = uuid.NewString()
		method, path = http.MethodPost, "/api/messages"
		// Texts can always be encoded.
		body, _ = json.Marshal(map[string]any{"id": id, "coachId": s.coach, "text": "Good evening."})
	}
	response, err := client.Do(s.request(s.Context(), member, method, s.url(0)+path, body))
	if err != nil {
		s.Errorf("a request failed: %v", err)
		return
	}
	text, err := io.ReadAll(response.Body)
	response.Body.Close()
	took := time.Since(started)
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case err != nil:
		s.Errorf("a response ended early: %v", err)
	case response.StatusCode == http.StatusOK && method == http.MethodGet && json.Valid(text):
		l.accepted = append(l.accepted, took)
	case response.StatusCode == http.StatusCreated && method == http.MethodPost:
		l.accepted = append(l.accepted, took)
		l.stored[id] = true
	case response.StatusCode == http.StatusServiceUnavailable && response.Header.Get("Retry-After") == "2":
		l.refused = append(l.refused, took)
	default:
		s.Errorf("%s %s: %d %v %.300s", method, path, response.StatusCode, response.Header, text)
	}
}

// clients runs this many clients that call without a pause.
func (s *storm) clients(clients int, duration time.Duration) *load {
	s.Helper()
	l := &load{stored: map[string]bool{}}
	ctx, cancel := context.WithTimeout(s.Context(), duration)
	defer cancel()
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: clients}}
	defer client.CloseIdleConnections()
	var all sync.WaitGroup
	for i := range clients {
		all.Go(func() {
			for turn := i; ctx.Err() == nil; turn += clients {
				l.call(s, client, turn, time.Now())
			}
		})
	}
	all.Wait()
	return l
}

// openLoop calls this often in a second, whether or not earlier calls have ended.
func (s *storm) openLoop(perSecond float64, duration time.Duration) *load {
	s.Helper()
	l := &load{stored: map[string]bool{}}
	inFlight := make(chan struct{}, 1024) // Each needs an open file.
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: cap(inFlight)}}
	defer client.CloseIdleConnections()
	var all sync.WaitGroup
	started := time.Now()
	for turn := 0; ; turn++ {
		due := started.Add(time.Duration(float64(turn) / perSecond * float64(time.Second)))
		if due.Sub(started) > duration || s.Failed() {
			break
		}
		time.Sleep(time.Until(due))
		inFlight <- struct{}{}
		all.Go(func() { l.call(s, client, turn, due); <-inFlight })
	}
	all.Wait()
	return l
}

// splitCores gives the first core to the database and all others to the test, whose calls would otherwise take time
// from the server. It returns the command that starts a program on the first core.
func (s *storm) splitCores() []string {
	s.Helper()
	last := runtime.NumCPU() - 1
	if last < 1 {
		s.Fatal("measuring an overload needs two cores: one for the server and one for its clients")
	}
	for cores, pid := range map[string]int{"0": s.databaseProcess(), fmt.Sprintf("1-%d", last): os.Getpid()} {
		if output, err := exec.Command("taskset", "--all-tasks", "--cpu-list", "--pid", cores, strconv.Itoa(pid)).CombinedOutput(); err != nil {
			s.Fatalf("taskset: %v %s", err, output)
		}
	}
	return []string{"taskset", "--cpu-list", "0"}
}

// TestStormBeyondCapacity calls the member app far more often than it can serve. The surplus gets a 503 with
// Retry-After, accepted messages are stored once, and the health checks and the page with help in a crisis answer as
// before.
func TestStormBeyondCapacity(t *testing.T) {
	t.Parallel()
	size := overloadSize
	s := newStorm(t, 12)
	for range 150 {
		identitytest.NewCoach(t, s.pool)
	}
	for i, copied := range s.copies {
		copied.Stop(t)
		s.ports[i] = cmdtest.FreePorts(t)
	}
	program := []string{os.Args[0], "serve"}
	if size.clients == 0 {
		program = append(s.splitCores(), program...)
	}
	s.copies[0] = cmdtest.LaunchBinary(t, program[0], s.ports[0], []string{
		"DATABASE_URL=" + s.database.URL("aangan"), "RATE_LIMITS=off", fmt.Sprintf("DATABASE_POOL=%d", size.pool), "LOG_LEVEL=error", "DATA_DIR=" + t.TempDir(),
	}, program[1:]...)
	for _, app := range config.Apps {
		s.copies[0].WaitUntilReady(t, app)
	}
	s.ports[1] = s.ports[0]
	crisis := func() (int, string) {
		response, err := http.Get(s.copies[0].URL(config.Site) + "/crisis")
		if err != nil {
			t.Errorf("the page with help in a crisis: %v", err)
			return 0, ""
		}
		defer response.Body.Close()
		page, err := io.ReadAll(response.Body)
		if err != nil {
			t.Errorf("the page with help in a crisis: %v", err)
		}
		return response.StatusCode, string(page)
	}
	status, page := crisis()
	s.clients(2, size.duration/10) // Connections are opened and statements prepared.
	var alone, usual *load
	var capacity float64
	if size.clients == 0 {
		alone = s.clients(1, size.duration)
		full := s.clients(size.pool, size.duration)
		capacity = float64(len(full.accepted)) / size.duration.Seconds()
		usual = s.openLoop(capacity/2, size.duration)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var checks sync.WaitGroup
	var checked int
	var slowest time.Duration
	checks.Go(func() {
		for ; ctx.Err() == nil; checked++ {
			started := time.Now()
			for _, path := range []string{"/healthz", "/readyz"} {
				response, err := http.Get(s.copies[0].URL(config.Member) + path)
				if err != nil {
					t.Errorf("%s: %v", path, err)
					continue
				}
				response.Body.Close()
				if response.StatusCode != http.StatusOK {
					t.Errorf("%s: %d", path, response.StatusCode)
				}
			}
			if now, text := crisis(); now != status || text != page {
				t.Errorf("the page with help in a crisis: %d, before %d", now, status)
			}
			slowest = max(slowest, time.Since(started))
			time.Sleep(20 * time.Millisecond)
		}
	})
	var over *load
	if size.clients == 0 {
		over = s.openLoop(capacity*float64(size.rate), size.duration)
	} else {
		over = s.clients(size.clients, size.duration)
	}
	cancel()
	checks.Wait()
	if len(over.accepted) == 0 || len(over.refused) == 0 || checked == 0 {
		t.Errorf("%d requests were accepted, %d refused; %d checks", len(over.accepted), len(over.refused), checked)
	}
	ids := make([]string, 0, len(over.stored))
	for id := range over.stored {
		ids = append(ids, id)
	}
	var stored int
	if err := s.pool.QueryRow(t.Context(), "select count(*) from messages where id = any($1::uuid[])", ids).Scan(&stored); err != nil || stored != len(ids) {
		t.Errorf("%d of %d accepted messages are stored, %v", stored, len(ids), err)
	}
	t.Logf("%d accepted, p50 %s, p99 %s; %d refused, p50 %s, p99 %s; %d checks, the slowest round %s", len(over.accepted), percentile(over.accepted, .5),
		percentile(over.accepted, .99), len(over.refused), percentile(over.refused, .5), percentile(over.refused, .99), checked, slowest)
	if alone == nil {
		return
	}
	t.Logf("alone p50 %s, p99 %s; at half the capacity p50 %s, p99 %s, %d refused; capacity %.0f a second, offered %.0f, accepted %.0f",
		percentile(alone.accepted, .5), percentile(alone.accepted, .99), percentile(usual.accepted, .5), percentile(usual.accepted, .99), len(usual.refused),
		capacity, capacity*float64(size.rate), float64(len(over.accepted))/size.duration.Seconds())
}

package live_test

import (
	"bufio"
	"context"
	"math/rand/v2"
	"net"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/domain/mailbox"
	"aangan/bff/internal/live"
	"aangan/bff/internal/realm"
	"aangan/db/dbtest"
)

func TestAcrossProcesses(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	writer, reader := start(t, pool, nil, 0), start(t, pool, nil, 0)
	owner, other := newOwner(), newOwner()
	mine, theirs := reader.connect(t, owner, ""), reader.connect(t, other, "")
	if first := mine.next(t); first != (event{id: "0"}) {
		t.Fatalf("the stream begins with %v; it should say where the mailbox stands", first)
	}
	theirs.next(t)
	for i := 1; i <= 3; i++ {
		write(t, pool, writer.hub, owner)
		if got := mine.next(t); got != (event{id: strconv.Itoa(i), kind: "user"}) {
			t.Errorf("event %d: %v", i, got)
		}
	}
	write(t, pool, writer.hub, other)
	if got := theirs.next(t); got != (event{id: "1", kind: "user"}) {
		t.Errorf("the other person's first event: %v", got)
	}
	if got := mine.header.Get("Content-Type"); got != "text/event-stream" {
		t.Errorf("Content-Type %q", got)
	}
	if got := mine.header.Get("X-Accel-Buffering"); got != "no" {
		t.Errorf("X-Accel-Buffering %q", got)
	}
}

// TestResume breaks the stream repeatedly, on one process or the other, while both write to the mailbox. In the end
// every event has come once, in order.
func TestResume(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	processes := []*process{start(t, pool, nil, 0), start(t, pool, nil, 0)}
	owner := newOwner()
	const writers, each = 4, 60
	var writing sync.WaitGroup
	for i := range writers {
		writing.Go(func() {
			for range each {
				write(t, pool, processes[i%2].hub, owner)
			}
		})
	}
	last, seen, breaks := "0", 0, 0
	for seen < writers*each {
		c := processes[breaks%2].connect(t, owner, last)
		breaks++
		for range 1 + rand.N(20) {
			if seen == writers*each {
				break
			}
			got := c.next(t)
			if got.kind == "" {
				continue // The number to resume from, at the start of a stream.
			}
			seen++
			if got != (event{id: strconv.Itoa(seen), kind: "user"}) {
				t.Fatalf("event %d is %v", seen, got)
			}
			last = got.id
		}
		c.close()
	}
	writing.Wait()
	if breaks < 5 {
		t.Errorf("only %d streams were needed; the test broke too little", breaks)
	}
}

// TestListenerReturns cuts the connection on which a process listens to the others. Events written in between must
// arrive without a heartbeat or a later event.
func TestListenerReturns(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	writer, reader := start(t, pool, nil, 0), start(t, pool, nil, 0)
	owner := newOwner()
	c := reader.connect(t, owner, "")
	c.next(t)
	for i := 1; i <= 5; i++ {
		var cut int
		err := pool.QueryRow(t.Context(), `select count(pg_terminate_backend(pid)) from pg_stat_activity
			where datname = current_database() and query like 'listen %'`).Scan(&cut)
		if err != nil {
			t.Fatal(err)
		}
		if i == 1 && cut != 2 {
			t.Fatalf("%d connections were listening, want 2", cut)
		}
		write(t, pool, writer.hub, owner)
		if got := c.next(t); got != (event{id: strconv.Itoa(i), kind: "user"}) {
			t.Fatalf("event %d: %v", i, got)
		}
	}
}

func TestReset(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	p := start(t, pool, nil, 0)
	owner := newOwner()
	for range 6 {
		write(t, pool, p.hub, owner)
	}
	if _, err := pool.Exec(t.Context(), "delete from live_events where owner_id = $1 and seq <= 3", owner.ID); err != nil {
		t.Fatal(err)
	}
	for lastID, want := range map[string]event{
		"":        {id: "6"},
		"6":       {id: "6"},
		"3":       {id: "3"},
		"2":       {id: "6", kind: "reset"},
		"7":       {id: "6", kind: "reset"},
		"-1":      {id: "6", kind: "reset"},
		"rubbish": {id: "6", kind: "reset"},
	} {
		c := p.connect(t, owner, lastID)
		if got := c.next(t); got != want {
			t.Errorf("after %q: %v, want %v", lastID, got, want)
		}
		if lastID == "3" {
			for _, id := range []string{"4", "5", "6"} {
				if got := c.next(t); got.id != id {
					t.Errorf("resumed after 3: %v, want %s", got, id)
				}
			}
		}
		c.close()
	}
}

func TestEndStreams(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	p := start(t, pool, nil, 0)
	owner := newOwner()
	c := p.connect(t, owner, "")
	p.hub.CloseStreams()
	c.ended(t)
	p.connect(t, owner, "").ended(t)
}

func TestSessionEnds(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	p := start(t, pool, func(o *live.Options) { o.Heartbeat, o.Recheck = 10*time.Millisecond, 2 }, 0)
	c := p.connect(t, newOwner(), "")
	for range 5 {
		wait(t, c.events, "no heartbeat") // The session is valid: the stream continues through several rechecks.
	}
	p.sessions.Store(false)
	c.ended(t)
}

// TestASessionThatIsOverHearsNothingMore ends a session and wakes its owner: with no heartbeat to wait for, the stream
// ends at the wake-up, in another process too, and does not deliver the event.
func TestASessionThatIsOverHearsNothingMore(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	writer, reader := start(t, pool, nil, 0), start(t, pool, nil, 0)
	owner := newOwner()
	c := reader.connect(t, owner, "")
	c.next(t)
	reader.sessions.Store(false)
	write(t, pool, writer.hub, owner)
	for e := range c.events {
		if e.kind == "user" {
			t.Error("a session that is over was told")
		}
	}
}

// TestLostCall writes an event without a wake-up. The stream finds it at a recheck.
func TestLostCall(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	p := start(t, pool, func(o *live.Options) { o.Heartbeat, o.Recheck = 10*time.Millisecond, 1 }, 0)
	owner := newOwner()
	c := p.connect(t, owner, "")
	c.next(t)
	write(t, pool, nil, owner)
	if got := c.next(t); got.id != "1" {
		t.Errorf("%v", got)
	}
}

func TestTooManyStreams(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	p := start(t, pool, nil, 0)
	owner := newOwner()
	first := p.connect(t, owner, "")
	first.next(t)
	var others []*client
	for range 8 {
		c := p.connect(t, owner, "")
		c.next(t)
		others = append(others, c)
	}
	first.ended(t)
	if pause := first.retry.Load(); pause != 60000 {
		t.Errorf("the stream that made room may be back after %d ms", pause)
	}
	write(t, pool, p.hub, owner)
	for _, c := range others {
		if got := c.next(t); got.id != "1" {
			t.Errorf("%v", got)
		}
	}
}

// TestStalledClient opens a stream and reads nothing but its beginning. The server must not wait for it for ever.
func TestStalledClient(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	p := start(t, pool, func(o *live.Options) { o.WriteTime = 50 * time.Millisecond }, 256<<10)
	owner := newOwner()
	conn, err := net.Dial("tcp", strings.TrimSuffix(strings.TrimPrefix(p.url, "http://"), "/api/live"))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if err := conn.(*net.TCPConn).SetReadBuffer(4 << 10); err != nil {
		t.Fatal(err)
	}
	request := "GET /api/live HTTP/1.1\r\nHost: test\r\nCookie: " + string(realm.MemberCookie) + "=" + owner.ID.String() + "\r\n\r\n"
	if _, err := conn.Write([]byte(request)); err != nil {
		t.Fatal(err)
	}
	// The position to resume from: earlier events are not part of this stream.
	for lines := bufio.NewScanner(conn); ; {
		if !lines.Scan() {
			t.Fatalf("the stream does not begin: %v", lines.Err())
		}
		if strings.HasPrefix(lines.Text(), "id:") {
			break
		}
	}
	for range 60 {
		write(t, pool, p.hub, owner)
	}
	eventually(t, func() bool { return p.hub.Streams() == 0 }, "the stalled stream is still open")
}

func TestRefusal(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	p := start(t, pool, nil, 0)
	res, err := http.Get(p.url)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusUnauthorized || res.Header.Get("Content-Type") != "application/json" {
		t.Errorf("without a session: %d %s", res.StatusCode, res.Header.Get("Content-Type"))
	}
}

// TestManyOwnersInOneCall calls more people than fit one notification.
func TestManyOwnersInOneCall(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	writer, reader := start(t, pool, nil, 0), start(t, pool, nil, 0)
	owners := make([]mailbox.Owner, 1000)
	var clients []*client
	for i := range owners {
		owners[i] = newOwner()
		if i%100 == 0 {
			c := reader.connect(t, owners[i], "")
			c.next(t)
			clients = append(clients, c)
		}
	}
	rows := make([]uuid.UUID, len(owners))
	for i, owner := range owners {
		rows[i] = owner.ID
	}
	if _, err := pool.Exec(t.Context(), `insert into mailboxes (realm, owner_id, last_seq) select 'member', id, 1 from unnest($1::uuid[]) id`, rows); err != nil {
		t.Fatal(err)
	}
	if _, err := pool.Exec(t.Context(), `insert into live_events (realm, owner_id, seq, kind) select 'member', id, 1, 'user' from unnest($1::uuid[]) id`, rows); err != nil {
		t.Fatal(err)
	}
	writer.hub.Wake(owners...)
	for _, c := range clients {
		if got := c.next(t); got.id != "1" {
			t.Errorf("%v", got)
		}
	}
}

// TestLastWords stops a process right after a wake-up: it is still sent.
func TestLastWords(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	reader := start(t, pool, nil, 0)
	owner := newOwner()
	c := reader.connect(t, owner, "")
	c.next(t)
	hub := live.New(live.Options{Source: mailbox.New(pool), Pool: pool})
	ctx, stop := context.WithCancel(context.Background())
	stop()
	write(t, pool, hub, owner)
	hub.Run(ctx)
	if got := c.next(t); got.id != "1" {
		t.Errorf("%v", got)
	}
}

func eventually(t *testing.T, holds func() bool, complaint string) {
	t.Helper()
	deadline := time.Now().Add(patience)
	for !holds() {
		if time.Now().After(deadline) {
			t.Fatal(complaint)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

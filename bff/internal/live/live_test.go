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

func TestWakeReachesStreamsOfOtherProcess(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	writer, reader := start(t, pool, nil, 0), start(t, pool, nil, 0)
	owner, other := newOwner(), newOwner()
	own, others := reader.connect(t, owner, ""), reader.connect(t, other, "")
	if first := own.next(t); first != (event{id: "0"}) {
		t.Fatalf("the stream begins with %v, want the position of the mailbox", first)
	}
	others.next(t)
	for i := 1; i <= 3; i++ {
		write(t, pool, writer.hub, owner)
		if got := own.next(t); got != (event{id: strconv.Itoa(i), kind: "user"}) {
			t.Errorf("event %d: %v", i, got)
		}
	}
	write(t, pool, writer.hub, other)
	if got := others.next(t); got != (event{id: "1", kind: "user"}) {
		t.Errorf("the other owner's first event: %v", got)
	}
	if got := own.header.Get("Content-Type"); got != "text/event-stream" {
		t.Errorf("Content-Type %q", got)
	}
	if got := own.header.Get("X-Accel-Buffering"); got != "no" {
		t.Errorf("X-Accel-Buffering %q", got)
	}
}

// TestResumedStreamsReceiveEachEventOnceInOrder reconnects repeatedly, to one process or the other, while both write to
// the mailbox. In the end every event has arrived once, in order.
func TestResumedStreamsReceiveEachEventOnceInOrder(t *testing.T) {
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
		t.Errorf("only %d streams were needed; the test must reconnect more often", breaks)
	}
}

// TestListenerReconnectsAndCatchesUp terminates the connection on which a process listens to the others. Events written
// in between must arrive without a heartbeat or a later event.
func TestListenerReconnectsAndCatchesUp(t *testing.T) {
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

func TestStreamResetsForUnknownPosition(t *testing.T) {
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
		"garbage": {id: "6", kind: "reset"},
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

func TestCloseStreamsEndsOpenAndLaterStreams(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	p := start(t, pool, nil, 0)
	owner := newOwner()
	c := p.connect(t, owner, "")
	p.hub.CloseStreams()
	c.wantEnd(t)
	p.connect(t, owner, "").wantEnd(t)
}

func TestStreamEndsWhenSessionEnds(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	p := start(t, pool, func(o *live.Options) { o.Heartbeat, o.Recheck = 10*time.Millisecond, 2 }, 0)
	c := p.connect(t, newOwner(), "")
	for range 5 {
		wait(t, c.events, "no heartbeat") // The session is valid: the stream continues through several rechecks.
	}
	p.sessions.Store(false)
	c.wantEnd(t)
}

// TestEndedSessionReceivesNoEvent ends a session and wakes its owner: with no heartbeat to wait for, the stream
// ends at the wake-up, in another process too, and does not deliver the event.
func TestEndedSessionReceivesNoEvent(t *testing.T) {
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
			t.Error("an ended session received an event")
		}
	}
}

// TestRecheckFindsEventOfLostWakeUp writes an event without a wake-up.
func TestRecheckFindsEventOfLostWakeUp(t *testing.T) {
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

func TestNinthStreamEndsTheOldest(t *testing.T) {
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
	first.wantEnd(t)
	if pause := first.retry.Load(); pause != 60000 {
		t.Errorf("the replaced stream's retry time is %d ms", pause)
	}
	write(t, pool, p.hub, owner)
	for _, c := range others {
		if got := c.next(t); got.id != "1" {
			t.Errorf("%v", got)
		}
	}
}

// TestStalledClientIsDisconnected opens a stream and reads only its beginning.
func TestStalledClientIsDisconnected(t *testing.T) {
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
			t.Fatalf("the stream did not begin: %v", lines.Err())
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

func TestStreamRequiresSession(t *testing.T) {
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

// TestWakeOfManyOwnersReachesAll wakes more owners than fit into one notification.
func TestWakeOfManyOwnersReachesAll(t *testing.T) {
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

// TestStoppingHubSendsPendingWakeUps stops a hub right after a wake-up.
func TestStoppingHubSendsPendingWakeUps(t *testing.T) {
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

func eventually(t *testing.T, condition func() bool, message string) {
	t.Helper()
	deadline := time.Now().Add(waitTimeout)
	for !condition() {
		if time.Now().After(deadline) {
			t.Fatal(message)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
)

// liveResult is the time of a message from its sender to the other side's stream, in milliseconds.
type liveResult struct {
	Processes, Streams, Messages int
	Median, P99, Slowest         float64
	// Answered and AnsweredP99 are when the sender had their own answer, for comparison: most of the way is storing the
	// message.
	Answered, AnsweredP99 float64
}

// board notes when messages were sent and when they were seen.
type board struct {
	mu   sync.Mutex
	sent map[string]time.Time
	took []time.Duration
	// warm messages are sent first and do not count.
	warm map[string]bool
	seen chan struct{}
}

func (b *board) leaves(id string, warm bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.sent[id] = time.Now()
	b.warm[id] = warm
}

func (b *board) arrives(id string, at time.Time) {
	b.mu.Lock()
	sent, known := b.sent[id]
	if known {
		delete(b.sent, id)
		if !b.warm[id] {
			b.took = append(b.took, at.Sub(sent))
		}
	}
	b.mu.Unlock()
	if known {
		b.seen <- struct{}{}
	}
}

// openStream opens a person's stream and reports the other side's messages on it until the connection is closed. It
// returns once the stream has begun.
func openStream(address string, q request, arrives func(id string, at time.Time)) (net.Conn, error) {
	conn, err := dial(address)
	if err != nil {
		return nil, err
	}
	if _, err := conn.Write(q.wire(address)); err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	answer, err := http.ReadResponse(conn.reader, nil)
	if err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	if answer.StatusCode != http.StatusOK {
		return nil, errors.Join(fmt.Errorf("%s answered %d", q.path, answer.StatusCode), conn.Close())
	}
	begun := make(chan struct{})
	go follow(bufio.NewReaderSize(answer.Body, 4<<10), begun, arrives)
	select {
	case <-begun:
		return conn, nil
	case <-time.After(patience):
		return nil, errors.Join(fmt.Errorf("%s did not begin", q.path), conn.Close())
	}
}

// follow reads a stream to its end. The first ping marks its beginning.
func follow(lines *bufio.Reader, begun chan struct{}, arrives func(string, time.Time)) {
	var kind string
	started := false
	for {
		line, err := lines.ReadSlice('\n')
		if err != nil {
			return // The measurement closed it, or notices that messages are missing.
		}
		if name, is := bytes.CutPrefix(line, []byte("event: ")); is {
			kind = string(bytes.TrimSpace(name))
			continue
		}
		data, is := bytes.CutPrefix(line, []byte("data: "))
		if !is {
			continue
		}
		if kind == "ping" && !started {
			started = true
			close(begun)
		}
		if kind != "message" || arrives == nil {
			continue
		}
		at := time.Now()
		var message struct {
			ID                       string
			IsFromUser, IsFromClient *bool
		}
		if json.Unmarshal(data, &message) != nil {
			return
		}
		// A person's own messages arrive on their stream too; the other side's are measured.
		if (message.IsFromUser != nil && !*message.IsFromUser) || (message.IsFromClient != nil && *message.IsFromClient) {
			arrives(message.ID, at)
		}
	}
}

func stream(realm string, n int) request {
	path := "/api/live"
	if realm == "coach" {
		path = "/api/coach/live"
	}
	return request{method: http.MethodGet, path: path, realm: realm, who: n, address: somewhere()}
}

// coachStreams is the number of coaches' streams; the others are members'.
const coachStreams = 50

// measureLive sends messages in both directions while streams are open on one process of the product, or spread over
// two: then each message is sent through the process without the other side's stream.
func measureLive(ctx context.Context, s settings, w *fixture, dir string, processes int) (r liveResult, err error) {
	var running []*process
	defer func() {
		for _, p := range running {
			p.stop()
		}
	}()
	for i := range processes {
		p, err := startProduct(ctx, s, w, dir, "serve", fmt.Sprintf("serve-%d-of-%d", i+1, processes))
		if err != nil {
			return r, err
		}
		running = append(running, p)
	}
	time.Sleep(time.Second) // Each process listens to the other by now.

	b := &board{sent: map[string]time.Time{}, warm: map[string]bool{}, seen: make(chan struct{}, s.messages)}
	var open []net.Conn
	defer func() {
		for _, conn := range open {
			_ = conn.Close()
		}
	}()
	withStream := min(coachStreams, s.streams/10)
	for i := range s.streams {
		realm, n := "member", firstOthers+i-withStream
		if i < withStream {
			realm, n = "coach", 2+i
		}
		conn, err := openStream(running[n%processes].address(realm), stream(realm, n), b.arrives)
		if err != nil {
			return r, err
		}
		open = append(open, conn)
	}

	answered, err := s.sendMessages(ctx, running, b, withStream)
	if err != nil {
		return r, err
	}
	r = liveResult{Processes: processes, Streams: len(open), Messages: len(b.took)}
	millis := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	r.Median, r.P99, r.Slowest = millis(quantile(b.took, 0.5)), millis(quantile(b.took, 0.99)), millis(quantile(b.took, 1))
	r.Answered, r.AnsweredP99 = millis(quantile(answered, 0.5)), millis(quantile(answered, 0.99))
	return r, nil
}

// sendMessages sends messages at random times, evenly overall, half from members and half from coaches, and waits
// until all have arrived. Each uses an open connection.
func (s settings) sendMessages(ctx context.Context, running []*process, b *board, withStream int) ([]time.Duration, error) {
	const warmUp = 40
	lent := map[string]chan *connection{}
	for _, p := range running {
		for _, realm := range []string{"member", "coach"} {
			free := make(chan *connection, 16)
			lent[p.address(realm)] = free
			for range 16 {
				conn, err := dial(p.address(realm))
				if err != nil {
					return nil, err
				}
				defer conn.Close()
				free <- conn
			}
		}
	}
	total := warmUp + s.messages
	answered := make([]time.Duration, s.messages)
	errs := make([]error, total)
	var sending sync.WaitGroup
	for i := range total {
		q, reader := s.letter(i, withStream)
		address := running[(reader+1)%len(running)].address(q.realm)
		messageID := uuid.NewString()
		q.body = strings.Replace(q.body, "%id", messageID, 1)
		sending.Go(func() {
			conn := <-lent[address]
			defer func() { lent[address] <- conn }()
			wire := q.wire(address)
			b.leaves(messageID, i < warmUp)
			began := time.Now()
			status, err := conn.do(wire, io.Discard)
			if err == nil && status != http.StatusCreated {
				err = fmt.Errorf("%s answered %d", q.path, status)
			}
			errs[i] = err
			if i >= warmUp {
				answered[i-warmUp] = time.Since(began)
			}
		})
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(time.Duration(rand.ExpFloat64() * float64(time.Second) / float64(s.rate))):
		}
	}
	sending.Wait()
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	late := time.After(patience)
	for seen := range total {
		select {
		case <-b.seen:
		case <-late:
			return nil, fmt.Errorf("%d of %d messages were never seen", total-seen, total)
		}
	}
	return answered, nil
}

// letter returns message i, to a person with an open stream, and that person's number in their realm.
func (s settings) letter(i, withStream int) (q request, reader int) {
	if i%2 == 0 {
		n := firstOthers + rand.IntN(s.streams-withStream)
		return request{method: http.MethodPost, path: "/api/coach/clients/" + id("member", n).String() + "/messages", realm: "coach", who: coachOf(n),
			address: somewhere(), body: `{"id":"%id","text":"` + answerText + `"}`}, n
	}
	// Member 51 is coach 2's, member 52 coach 3's, and so on: the first ones' coaches have their streams open.
	n := firstOthers + rand.IntN(withStream)
	return request{method: http.MethodPost, path: "/api/messages", realm: "member", who: n, address: somewhere(),
		body: fmt.Sprintf(`{"id":"%%id","coachId":"%s","text":"%s"}`, id("coach", coachOf(n)), answerText)}, coachOf(n)
}

// streamMemory is what open streams add to a process of the member app.
type streamMemory struct {
	Streams      int
	Before, With memory
}

func measureStreams(ctx context.Context, s settings, w *fixture, dir string) (*streamMemory, error) {
	p, err := startProduct(ctx, s, w, dir, "member", "member-streams")
	if err != nil {
		return nil, err
	}
	defer p.stop()
	// A process's memory for its first requests does not count as the streams'.
	warm := &client{address: p.address("member")}
	defer warm.close()
	wires := make([][]byte, s.requests)
	for i := range wires {
		wires[i] = asMember(other(i), "/api/user").wire(warm.address)
	}
	if _, _, err := warm.burst(s.workers, wires, http.StatusOK); err != nil {
		return nil, err
	}
	time.Sleep(time.Second)
	r := &streamMemory{Streams: s.streams}
	if r.Before, err = p.memory(); err != nil {
		return nil, err
	}
	for i := range s.streams {
		conn, err := openStream(p.address("member"), stream("member", 1+i%members), nil)
		if err != nil {
			return nil, err
		}
		defer conn.Close()
	}
	time.Sleep(2 * time.Second)
	r.With, err = p.memory()
	return r, err
}

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
	// Answered and AnsweredP99 are the sender's response times, for comparison: most of the time is spent on storing the
	// message.
	Answered, AnsweredP99 float64
}

// deliveryLog records when messages were sent and received.
type deliveryLog struct {
	mu   sync.Mutex
	sent map[string]time.Time
	took []time.Duration
	// warm messages are sent first and do not count.
	warm     map[string]bool
	received chan struct{}
}

func (b *deliveryLog) recordSent(id string, warm bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.sent[id] = time.Now()
	b.warm[id] = warm
}

func (b *deliveryLog) recordReceived(id string, at time.Time) {
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
		b.received <- struct{}{}
	}
}

// openStream opens a person's stream and reports the other side's messages on it until the connection is closed. It
// returns once the stream has begun.
func openStream(address string, q request, received func(id string, at time.Time)) (net.Conn, error) {
	conn, err := dial(address)
	if err != nil {
		return nil, err
	}
	if _, err := conn.Write(q.wire(address)); err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	response, err := http.ReadResponse(conn.reader, nil)
	if err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	if response.StatusCode != http.StatusOK {
		return nil, errors.Join(fmt.Errorf("%s returned status %d", q.path, response.StatusCode), conn.Close())
	}
	begun := make(chan struct{})
	go follow(bufio.NewReaderSize(response.Body, 4<<10), begun, received)
	select {
	case <-begun:
		return conn, nil
	case <-time.After(requestTimeout):
		return nil, errors.Join(fmt.Errorf("%s did not begin", q.path), conn.Close())
	}
}

// follow reads a stream to its end. The first ping marks its beginning.
func follow(lines *bufio.Reader, begun chan struct{}, received func(string, time.Time)) {
	var kind string
	started := false
	for {
		line, err := lines.ReadSlice('\n')
		if err != nil {
			return // The measurement closed it, or reports the missing messages.
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
		if kind != "message" || received == nil {
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
			received(message.ID, at)
		}
	}
}

func stream(realm string, n int) request {
	path := "/api/live"
	if realm == "coach" {
		path = "/api/coach/live"
	}
	return request{method: http.MethodGet, path: path, realm: realm, user: n, address: randomAddress()}
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
	time.Sleep(time.Second) // Wait until each process listens for notifications.

	b := &deliveryLog{sent: map[string]time.Time{}, warm: map[string]bool{}, received: make(chan struct{}, s.messages)}
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
		conn, err := openStream(running[n%processes].address(realm), stream(realm, n), b.recordReceived)
		if err != nil {
			return r, err
		}
		open = append(open, conn)
	}

	responseTimes, err := s.sendMessages(ctx, running, b, withStream)
	if err != nil {
		return r, err
	}
	r = liveResult{Processes: processes, Streams: len(open), Messages: len(b.took)}
	millis := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	r.Median, r.P99, r.Slowest = millis(quantile(b.took, 0.5)), millis(quantile(b.took, 0.99)), millis(quantile(b.took, 1))
	r.Answered, r.AnsweredP99 = millis(quantile(responseTimes, 0.5)), millis(quantile(responseTimes, 0.99))
	return r, nil
}

// sendMessages sends messages at random times, evenly overall, half from members and half from coaches, and waits
// until all have arrived. Each uses an open connection.
func (s settings) sendMessages(ctx context.Context, running []*process, b *deliveryLog, withStream int) ([]time.Duration, error) {
	const warmUp = 40
	idle := map[string]chan *connection{}
	for _, p := range running {
		for _, realm := range []string{"member", "coach"} {
			free := make(chan *connection, 16)
			idle[p.address(realm)] = free
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
	responseTimes := make([]time.Duration, s.messages)
	errs := make([]error, total)
	var sending sync.WaitGroup
	for i := range total {
		q, reader := s.message(i, withStream)
		address := running[(reader+1)%len(running)].address(q.realm)
		messageID := uuid.NewString()
		q.body = strings.Replace(q.body, "%id", messageID, 1)
		sending.Go(func() {
			conn := <-idle[address]
			defer func() { idle[address] <- conn }()
			wire := q.wire(address)
			b.recordSent(messageID, i < warmUp)
			began := time.Now()
			status, err := conn.do(wire, io.Discard)
			if err == nil && status != http.StatusCreated {
				err = fmt.Errorf("%s returned status %d", q.path, status)
			}
			errs[i] = err
			if i >= warmUp {
				responseTimes[i-warmUp] = time.Since(began)
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
	late := time.After(requestTimeout)
	for seen := range total {
		select {
		case <-b.received:
		case <-late:
			return nil, fmt.Errorf("%d of %d messages were not received", total-seen, total)
		}
	}
	return responseTimes, nil
}

// message returns message i, to a person with an open stream, and that person's number in their realm.
func (s settings) message(i, withStream int) (q request, reader int) {
	if i%2 == 0 {
		n := firstOthers + rand.IntN(s.streams-withStream)
		return request{method: http.MethodPost, path: "/api/coach/clients/" + id("member", n).String() + "/messages", realm: "coach", user: coachOf(n),
			address: randomAddress(), body: `{"id":"%id","text":"` + answerText + `"}`}, n
	}
	// Member 51 belongs to coach 2, member 52 to coach 3, and so on. The coaches with the lowest numbers have open
	// streams.
	n := firstOthers + rand.IntN(withStream)
	return request{method: http.MethodPost, path: "/api/messages", realm: "member", user: n, address: randomAddress(),
		body: fmt.Sprintf(`{"id":"%%id","coachId":"%s","text":"%s"}`, id("coach", coachOf(n)), answerText)}, coachOf(n)
}

// streamMemory is the memory of a process of the member app before and with open streams.
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
	// The memory for the first requests of a process is not counted for the streams.
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

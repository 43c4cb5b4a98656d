package live

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"runtime/debug"
	"strconv"
	"sync"
	"time"

	"aangan/bff/domain/mailbox"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/realm"
)

// rereadAfter is the delay before a retry after a database error.
const rereadAfter = 2 * time.Second

// Renderer converts events and hints to their kind and JSON.
type Renderer struct {
	// Event returns false to skip an event.
	Event func(mailbox.Event) (kind string, data any, ok bool)
	// Hint converts a hint, which is sent without a number.
	Hint func(mailbox.Hint) (kind string, data any)
}

// Handler returns the handler of a stream for realm.Stream. owner returns the mailbox of an actor; render converts its
// events.
//
// A stream resumes after the number in the Last-Event-ID header, or else in the lastEventId parameter. Without either
// it starts at the present. If it cannot resume from a number it sends the event "reset": refetch everything. It ends
// when the server stops, when the session ends, and when the client no longer reads.
//
// The handler returns while the stream continues: it hijacks the connection where possible, because the server's state
// per request (two goroutines, buffers, the call stack) is several times larger than a waiting stream.
func Handler[A any](hub *Hub, owner func(A) mailbox.Owner, render Renderer) func(http.ResponseWriter, *http.Request, A, realm.CheckSession) {
	return func(w http.ResponseWriter, r *http.Request, actor A, check realm.CheckSession) {
		s := &session{hub: hub, owner: owner(actor), render: render, check: check}
		s.serve(w, r)
	}
}

// session is one stream while it is served.
type session struct {
	hub    *Hub
	owner  mailbox.Owner
	render Renderer
	check  realm.CheckSession
	// expires fires when the session ends unless it was used since the last check.
	expires *time.Timer
	// send writes a piece, or returns an error if the client does not read it in time.
	send   func([]byte) error
	cursor int64
}

var (
	errReplaced  = errors.New("replaced by a newer stream")
	errEnding    = errors.New("the server is stopping")
	errSignedOut = errors.New("the session has ended")
)

func (s *session) serve(w http.ResponseWriter, r *http.Request) {
	// Register for wake-ups first, then read the mailbox's position, so that nothing is lost in between.
	me := s.hub.open(s.owner)
	reset, err := s.start(r)
	if err != nil {
		s.hub.close(s.owner, me)
		problem.Write(w, r, problem.From(r.Context(), err))
		return
	}
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store, no-transform")
	h.Set("X-Accel-Buffering", "no") // A buffering proxy would delay every event.
	control := http.NewResponseController(w)
	conn, _, err := control.Hijack()
	if err != nil {
		// The connection cannot be hijacked (HTTP/2, a recorder): stream through the server.
		s.send = func(piece []byte) error { return sendThrough(w, control, s.hub.writeTime, piece) }
		w.WriteHeader(http.StatusOK)
		s.run(r.Context(), me, reset)
		_ = control.SetWriteDeadline(time.Time{}) // Reset the deadline: the connection may serve another request.
		return
	}
	s.send = func(piece []byte) error { return sendTo(conn, s.hub.writeTime, piece) }
	head := headOf(h)
	// The server cancels the request's context when the handler returns; its values are still needed.
	ctx := context.WithoutCancel(r.Context())
	go func() {
		defer conn.Close()
		if err := s.send(head); err != nil {
			s.hub.close(s.owner, me)
			return
		}
		s.run(ctx, me, reset)
	}()
}

// headOf returns the head of a response that ends with the connection.
func headOf(h http.Header) []byte {
	var head bytes.Buffer
	head.WriteString("HTTP/1.1 200 OK\r\nConnection: close\r\nDate: " + time.Now().UTC().Format(http.TimeFormat) + "\r\n")
	_ = h.Write(&head) // Writing to a buffer never fails.
	head.WriteString("\r\n")
	return head.Bytes()
}

func sendTo(conn net.Conn, within time.Duration, piece []byte) error {
	if err := conn.SetWriteDeadline(time.Now().Add(within)); err != nil {
		return err
	}
	_, err := conn.Write(piece)
	return err
}

func sendThrough(w http.ResponseWriter, control *http.ResponseController, within time.Duration, piece []byte) error {
	if err := control.SetWriteDeadline(time.Now().Add(within)); err != nil && !errors.Is(err, http.ErrNotSupported) {
		return err
	}
	if _, err := w.Write(piece); err != nil {
		return err
	}
	return control.Flush()
}

// run writes the stream until it ends.
func (s *session) run(ctx context.Context, me *stream, reset bool) {
	defer s.hub.close(s.owner, me)
	defer func() {
		// Outside of a request no other recover catches a panic, which would crash the process.
		if caught := recover(); caught != nil {
			s.hub.logger.Error("a stream panicked", "type", fmt.Sprintf("%T", caught), "stack", string(debug.Stack()))
		}
	}()
	err := s.write(func(b *bytes.Buffer) {
		b.WriteString("retry: 2000\n: Aangan\n")
		if reset {
			writeEvent(b, s.cursor, "reset", emptyObject)
			return
		}
		// An id without data is not an event, but browsers store it as the position to resume from.
		b.WriteString("id: ")
		b.Write(strconv.AppendInt(b.AvailableBuffer(), s.cursor, 10))
		b.WriteString("\n\n")
		writePing(b)
	})
	if err == nil {
		err = s.follow(ctx, me)
	}
	if errors.Is(err, errReplaced) {
		// Otherwise the browser would reconnect in two seconds and replace the next stream. The client may also be gone and
		// not receive this.
		_ = s.write(func(b *bytes.Buffer) { b.WriteString("retry: 60000\n\n") })
	}
}

// start sets the position from which this stream continues, and reports whether it must begin with a reset.
func (s *session) start(r *http.Request) (reset bool, err error) {
	position, err := s.hub.source.Position(r.Context(), s.owner)
	if err != nil {
		return false, err
	}
	text := r.Header.Get("Last-Event-ID")
	if text == "" {
		text = r.URL.Query().Get("lastEventId")
	}
	s.cursor = position.Last
	if text == "" {
		return false, nil
	}
	seq, err := strconv.ParseInt(text, 10, 64)
	if err != nil || !position.CanResume(seq) {
		return true, nil
	}
	s.cursor = seq
	return false, nil
}

// follow writes the mailbox's events and waits for more, until the stream ends. The error is the reason.
func (s *session) follow(ctx context.Context, me *stream) error {
	timer := time.NewTimer(s.hub.heartbeat)
	defer timer.Stop()
	s.expires = time.NewTimer(0) // The first check is at once: it also finds an end since the request was authenticated.
	defer s.expires.Stop()
	var retry <-chan time.Time
	for look, beats := true, 0; ; {
		if look {
			more, err := s.catchUp(ctx)
			var unread readError
			switch {
			case errors.As(err, &unread) && ctx.Err() == nil:
				if retry == nil {
					s.hub.logger.Warn("a stream could not read its mailbox or its session; retrying", "error", err)
				}
				retry, more = time.After(rereadAfter), false
			case err != nil:
				return err
			default:
				retry = nil
			}
			if look = more; more {
				continue
			}
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-s.hub.ending:
			return errEnding
		case <-me.replaced:
			return errReplaced
		case <-me.woken:
			look = true
		case <-me.ended:
			if err := s.endIfInvalid(ctx); err != nil {
				return err
			}
		case <-s.expires.C:
			if err := s.endIfInvalid(ctx); err != nil {
				return err
			}
		case hint := <-me.hinted:
			switch err := s.verify(ctx); {
			case errors.Is(err, errSignedOut):
				return err
			case err != nil:
				continue // Hints expire: this one is dropped.
			}
			if err := s.hint(hint); err != nil {
				return err
			}
		case <-retry:
			look = true
		case <-timer.C:
			timer.Reset(s.hub.heartbeat)
			if err := s.write(writePing); err != nil {
				return err
			}
			// At every few heartbeats check the session, and the mailbox too: a wake-up may have been lost.
			if beats++; beats%s.hub.recheck == 0 {
				if err := s.endIfInvalid(ctx); err != nil {
					return err
				}
				look = true
			}
		}
	}
}

// hint writes a hint without a number, because resumed streams do not receive it again.
func (s *session) hint(hint mailbox.Hint) error {
	kind, data := s.render.Hint(hint)
	text, err := json.Marshal(data)
	if err != nil {
		s.hub.logger.Error("a hint cannot be written as JSON", "kind", kind, "error", err)
		return nil
	}
	return s.write(func(b *bytes.Buffer) {
		b.WriteString("event: ")
		b.WriteString(kind)
		writeData(b, text)
	})
}

// verify returns nil if the session is known to be valid, errSignedOut if it has ended, and another error if its state
// is unknown. Nothing but heartbeats may be written without it.
func (s *session) verify(ctx context.Context) error {
	select {
	case s.hub.reading <- struct{}{}:
		defer func() { <-s.hub.reading }()
	case <-ctx.Done():
		return ctx.Err()
	}
	ctx, cancel := context.WithTimeout(ctx, readTime)
	defer cancel()
	state, err := s.check(ctx)
	switch {
	case err != nil:
		return err
	case !state.Valid:
		return errSignedOut
	case state.Expires.IsZero():
		s.expires.Stop()
	default:
		// A moment later than the expiry, because the database's clock decides.
		s.expires.Reset(max(time.Until(state.Expires), 0) + expiryMargin)
	}
	return nil
}

// expiryMargin is the time after a session's expiry at which its stream checks it.
const expiryMargin = 200 * time.Millisecond

// endIfInvalid returns errSignedOut if the session has ended. If its state is unknown it checks again soon and returns
// nil: nothing is written until a check succeeds.
func (s *session) endIfInvalid(ctx context.Context) error {
	err := s.verify(ctx)
	if err == nil || errors.Is(err, errSignedOut) || ctx.Err() != nil {
		return err
	}
	s.expires.Reset(rereadAfter)
	return nil
}

// readError marks an error of reading the mailbox or the session, as opposed to writing to the client.
type readError struct{ error }

// catchUp writes one batch of new events. It reports whether there may be more.
func (s *session) catchUp(ctx context.Context) (more bool, err error) {
	events, err := s.hub.read(ctx, s.owner, s.cursor)
	if err != nil {
		return false, readError{err}
	}
	if len(events) == 0 {
		return false, nil
	}
	// Checked after the read: a session that is valid now was valid when these events were read.
	if err := s.verify(ctx); errors.Is(err, errSignedOut) {
		return false, err
	} else if err != nil {
		return false, readError{err}
	}
	err = s.write(func(b *bytes.Buffer) {
		for i := range events {
			kind, data, ok := s.render.Event(events[i])
			if !ok {
				continue
			}
			text, err := json.Marshal(data)
			if err != nil {
				// Ending the stream would make the client resume at this very event forever.
				s.hub.logger.Error("an event cannot be written as JSON", "kind", kind, "seq", events[i].Seq, "error", err)
				continue
			}
			writeEvent(b, events[i].Seq, kind, text)
		}
	})
	if err != nil {
		return false, err
	}
	s.cursor = events[len(events)-1].Seq
	return len(events) == batch, nil
}

// buffers are shared by all streams, which are idle most of the time.
var buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// keepBuffer is the largest buffer that is kept for the next use.
const keepBuffer = 64 << 10

// write sends one piece. A client that does not read it in time is disconnected.
func (s *session) write(compose func(*bytes.Buffer)) error {
	b := buffers.Get().(*bytes.Buffer)
	defer func() {
		if b.Cap() <= keepBuffer {
			b.Reset()
			buffers.Put(b)
		}
	}()
	compose(b)
	if b.Len() == 0 {
		return nil
	}
	return s.send(b.Bytes())
}

var emptyObject = []byte("{}")

// writePing writes a heartbeat. It is an event, because pages cannot see comments, and has no number, because it is
// not stored.
func writePing(b *bytes.Buffer) { b.WriteString("event: ping\ndata: {}\n\n") }

// writeEvent writes one event. JSON holds no line breaks, so one data line carries it.
func writeEvent(b *bytes.Buffer, seq int64, kind string, data []byte) {
	b.WriteString("id: ")
	b.Write(strconv.AppendInt(b.AvailableBuffer(), seq, 10))
	b.WriteString("\nevent: ")
	b.WriteString(kind)
	writeData(b, data)
}

func writeData(b *bytes.Buffer, data []byte) {
	b.WriteString("\ndata: ")
	b.Write(data)
	b.WriteString("\n\n")
}

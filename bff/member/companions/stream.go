package companions

import (
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"

	"aangan/bff/domain/companion"
	"aangan/bff/internal/request"
)

const (
	// writeTime is the time that a client may take to read one piece before the stream is closed.
	writeTime = 10 * time.Second
	// beat is the interval of keep-alive writes while a companion prepares its reply, so that no proxy closes the
	// connection.
	beat = 10 * time.Second
)

// stream writes the events of a message and its reply as server-sent events. It ends when the client disconnects; the
// reply is stored nevertheless.
func stream(hc huma.Context, feed *companion.Feed) {
	r, w := humachi.Unwrap(hc)
	control := http.NewResponseController(w)
	// The read deadline of the body must not end the stream.
	_ = control.SetReadDeadline(time.Time{}) // Not every connection has deadlines.
	defer func() { _ = control.SetWriteDeadline(time.Time{}) }()
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store, no-transform")
	h.Set("X-Accel-Buffering", "no") // A buffering proxy would delay every piece.
	w.WriteHeader(http.StatusOK)
	write := func(piece []byte) error {
		if err := control.SetWriteDeadline(time.Now().Add(writeTime)); err != nil && !errors.Is(err, http.ErrNotSupported) {
			return err
		}
		if _, err := w.Write(piece); err != nil {
			return err
		}
		return control.Flush()
	}
	ctx := r.Context()
	for {
		event, more, err := feed.Next(ctx, beat)
		switch {
		case err != nil || !more:
			return
		case event.Kind == companion.Waiting:
			if write([]byte(": still here\n\n")) != nil {
				return
			}
			continue
		}
		piece, err := render(event)
		if err != nil {
			request.Fail(ctx, err)
			return
		}
		if write(piece) != nil {
			return
		}
	}
}

// render encodes an event. JSON contains no line breaks, so one data line is enough.
func render(e companion.Event) ([]byte, error) {
	var data any
	switch e.Kind {
	case companion.Stored, companion.Notice, companion.Done:
		data = CompanionMessageEvent{Message: messageOf(e.Message)}
	case companion.Safety:
		data = CompanionSafetyEvent{Tier: string(e.Tier)}
	case companion.Delta:
		data = CompanionDeltaEvent{Text: e.Text}
	case companion.Failed:
		data = CompanionFailedEvent{Message: e.Text}
	default:
		data = CompanionThinkingEvent{}
	}
	text, err := json.Marshal(data)
	if err != nil {
		return nil, err
	}
	return append(append(append([]byte("event: "+string(e.Kind)+"\ndata: "), text...), '\n'), '\n'), nil
}

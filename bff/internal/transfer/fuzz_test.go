package transfer

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"

	"aangan/bff/internal/problem"
)

// deadlineRecorder is a recorder whose read deadline can be set, as a connection's can.
type deadlineRecorder struct{ *httptest.ResponseRecorder }

func (deadlineRecorder) SetReadDeadline(time.Time) error { return nil }

// receivedFile counts how often it is closed.
type receivedFile struct{ closed int }

func (f *receivedFile) Close() error {
	f.closed++
	return nil
}

// FuzzReceive checks any form: Receive passes on no more bytes than were sent, closes the file exactly if it fails,
// and every failure is the client's.
func FuzzReceive(f *testing.F) {
	form := func(parts string) []byte { return []byte(parts + "--b--\r\n") }
	file := "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\nContent-Type: text/plain\r\n\r\nNamaste\r\n"
	number := "--b\r\nContent-Disposition: form-data; name=\"durationMs\"\r\n\r\n1500\r\n"
	const kind = "multipart/form-data; boundary=b"
	f.Add(kind, form(file))
	f.Add(kind, form(file+number))
	f.Add(kind, form(number+file))
	f.Add(kind, form(file+file))
	f.Add(kind, form(number))
	f.Add(kind, form("--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n\r\n"))
	f.Add(kind, []byte(file[:40]))
	f.Add(kind, form("--b\r\nContent-Disposition: form-data; name=\"durationMs\"\r\n\r\n99999999999999999999\r\n"))
	f.Add("multipart/mixed; boundary=b", form(file))
	f.Add("multipart/form-data; boundary=\"\"", form(file))
	f.Add("", []byte(nil))
	f.Fuzz(func(t *testing.T, contentType string, body []byte) {
		r := httptest.NewRequest(http.MethodPost, "/", bytes.NewReader(body))
		r.Header.Set("Content-Type", contentType)
		hc := humachi.NewContext(&huma.Operation{}, r, deadlineRecorder{httptest.NewRecorder()})
		taken := &receivedFile{}
		read, calls := int64(0), 0
		received, err := Receive(&Upload{hc: hc}, func(content io.Reader) (io.Closer, error) {
			calls++
			n, err := io.Copy(io.Discard, content)
			read = n
			return taken, err
		})
		if calls > 1 || read > int64(len(body)) {
			t.Fatalf("%d files, %d bytes of %d", calls, read, len(body))
		}
		if err != nil {
			if status := problem.From(r.Context(), err).Status; status < 400 || status > 499 {
				t.Fatalf("status %d for %v", status, err)
			}
			if errors.Is(err, http.ErrAbortHandler) || taken.closed > 1 {
				t.Fatalf("closed %d times, %v", taken.closed, err)
			}
			return
		}
		if taken.closed != 0 || received.File == nil || calls != 1 {
			t.Fatalf("closed %d times, %+v", taken.closed, received)
		}
	})
}

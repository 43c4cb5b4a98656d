package httpserver

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"aangan/bff/internal/problem"
)

// serveRecorded runs handler on a recorder behind a real server, and returns the response and its body.
func serveRecorded(t *testing.T, handler func(*recorder)) (*http.Response, string) {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		recorder := &recorder{ResponseWriter: w}
		handler(recorder)
		recorder.release()
	}))
	t.Cleanup(server.Close)
	answer, err := server.Client().Get(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(body)
}

func TestResponseOfAnySizeHasContentLength(t *testing.T) {
	long := strings.Repeat("a", 100_000)
	for name, text := range map[string]string{"short": "a", "at the edge": long[:ownLength], "long": long} {
		counted := make(chan int64, 1) // The client may have received the whole response before the handler ends.
		answer, body := serveRecorded(t, func(w *recorder) {
			w.WriteHeader(http.StatusCreated)
			if err := problem.Encode(w, text); err != nil {
				t.Error(err)
			}
			counted <- w.bytes
		})
		if answer.StatusCode != http.StatusCreated || body != `"`+text+"\"\n" {
			t.Errorf("%s: status %d, %d bytes", name, answer.StatusCode, len(body))
		}
		if answer.ContentLength != int64(len(body)) || len(answer.TransferEncoding) > 0 {
			t.Errorf("%s: Content-Length %d, %v, of %d bytes", name, answer.ContentLength, answer.TransferEncoding, len(body))
		}
		if n := <-counted; n != int64(len(body)) {
			t.Errorf("%s: counted %d of %d bytes", name, n, len(body))
		}
	}
}

func TestResponseWithoutBodyKeepsFirstStatus(t *testing.T) {
	for _, status := range []int{http.StatusNoContent, http.StatusNotFound, http.StatusNotModified} {
		answer, _ := serveRecorded(t, func(w *recorder) {
			w.WriteHeader(status)
			w.WriteHeader(http.StatusTeapot) // Only the first call counts.
			if w.code() != status {
				t.Errorf("the recorded status is %d, want %d", w.code(), status)
			}
		})
		if answer.StatusCode != status {
			t.Errorf("status %d, want %d", answer.StatusCode, status)
		}
	}
}

// TestFlushSendsTheStatus: streams write in pieces, and each flush must send the buffered data.
func TestFlushSendsTheStatus(t *testing.T) {
	seen := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		recorder := &recorder{ResponseWriter: w}
		recorder.WriteHeader(http.StatusAccepted)
		if err := http.NewResponseController(recorder).Flush(); err != nil {
			t.Error(err)
		}
		<-seen // The client has the status while the handler still runs.
	}))
	defer server.Close()
	client := server.Client()
	client.Timeout = 20 * time.Second
	answer, err := client.Get(server.URL)
	close(seen)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusAccepted {
		t.Errorf("status %d", answer.StatusCode)
	}
}

func TestEncodeFailsForValueWithoutJSON(t *testing.T) {
	recorded := httptest.NewRecorder()
	if err := problem.Encode(recorded, func() {}); err == nil || recorded.Body.Len() > 0 {
		t.Errorf("error %v, written %q", err, recorded.Body)
	}
	if err := problem.Encode(recorded, map[string]string{"a": "<&>"}); err != nil || recorded.Body.String() != "{\"a\":\"<&>\"}\n" {
		t.Errorf("after a failure: %v, %q", err, recorded.Body)
	}
}

package httpserver

import (
	"net/http"
	"strconv"
)

// recorder records the status and size of a response for the log. It delays the status until the body begins, so that
// the length of a body in one piece can still be set.
type recorder struct {
	http.ResponseWriter
	status int
	bytes  int64
	held   bool
}

// WriteHeader notes the first final status.
func (w *recorder) WriteHeader(status int) {
	switch {
	case status < http.StatusOK:
		w.ResponseWriter.WriteHeader(status)
	case w.status == 0:
		w.status, w.held = status, true
	}
}

// release sends the delayed status.
func (w *recorder) release() {
	if w.held {
		w.held = false
		w.ResponseWriter.WriteHeader(w.status)
	}
}

// Write sends the delayed status and counts the bytes.
func (w *recorder) Write(p []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	w.release()
	n, err := w.ResponseWriter.Write(p)
	w.bytes += int64(n)
	return n, err
}

// ownLength is the length up to which net/http computes Content-Length. It would send a longer body in chunks, with an
// additional write to the connection.
const ownLength = 2048

// WriteWhole writes a complete body with its length.
func (w *recorder) WriteWhole(body []byte) (int, error) {
	if len(body) > ownLength && w.bytes == 0 && (w.held || w.status == 0) {
		w.Header()["Content-Length"] = []string{strconv.Itoa(len(body))}
	}
	return w.Write(body)
}

// FlushError sends buffered data.
func (w *recorder) FlushError() error {
	w.release()
	return http.NewResponseController(w.ResponseWriter).Flush()
}

// Unwrap lets http.ResponseController reach hijacking and deadlines.
func (w *recorder) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// code returns the sent status; 200 if the handler wrote nothing.
func (w *recorder) code() int {
	if w.status == 0 {
		return http.StatusOK
	}
	return w.status
}

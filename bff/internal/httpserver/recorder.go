package httpserver

import (
	"crypto/rand"
	"encoding/binary"
	"encoding/hex"
	"net/http"
	"sync/atomic"
)

// recorder notes the status and the size of an answer for the log.
type recorder struct {
	http.ResponseWriter
	status int
	bytes  int64
}

// WriteHeader notes the first final status.
func (w *recorder) WriteHeader(status int) {
	if w.status == 0 && status >= http.StatusOK {
		w.status = status
	}
	w.ResponseWriter.WriteHeader(status)
}

// Write counts.
func (w *recorder) Write(p []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	n, err := w.ResponseWriter.Write(p)
	w.bytes += int64(n)
	return n, err
}

// Unwrap lets http.ResponseController reach flushing and deadlines.
func (w *recorder) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// code is the status that went out: a handler that wrote nothing answered 200.
func (w *recorder) code() int {
	if w.status == 0 {
		return http.StatusOK
	}
	return w.status
}

// ids numbers the requests of one process. A random start keeps the ids of two processes, or of two runs, apart.
type ids struct {
	prefix string
	last   atomic.Uint64
}

func newIDs() *ids {
	var random [5]byte
	_, _ = rand.Read(random[:]) // Never fails: crypto/rand ends the program instead.
	return &ids{prefix: hex.EncodeToString(random[:]) + "-"}
}

func (i *ids) next() string {
	var number [8]byte
	binary.BigEndian.PutUint64(number[:], i.last.Add(1))
	var id [19]byte
	n := copy(id[:], i.prefix)
	n += hex.Encode(id[n:], number[4:])
	return string(id[:n])
}

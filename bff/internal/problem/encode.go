package problem

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"sync"

	"aangan/bff/domain/copy"
)

// MethodNotAllowed is the answer to a method that an address does not know.
func MethodNotAllowed() *Problem {
	return New(http.StatusMethodNotAllowed, copy.Errors.MethodNotAllowed)
}

var buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// keepBuffer is the largest buffer that goes back for the next answer, so that one long answer does not stay in memory.
const keepBuffer = 64 << 10

// Encode writes v as JSON in one piece. A client that has gone away is no error: there is nobody to tell.
func Encode(w io.Writer, v any) error {
	buf := buffers.Get().(*bytes.Buffer)
	defer func() {
		if buf.Cap() <= keepBuffer {
			buf.Reset()
			buffers.Put(buf)
		}
	}()
	enc := json.NewEncoder(buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return err
	}
	_, _ = w.Write(buf.Bytes())
	return nil
}

package problem

import (
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

// Whole is a writer that wants to know when what it is given is all that the answer will ever hold.
type Whole interface {
	// WriteWhole writes the whole body.
	WriteWhole(body []byte) (int, error)
}

// encoder is a JSON encoder that stays, with the answer that it writes now.
type encoder struct {
	json *json.Encoder
	to   io.Writer
}

var encoders = sync.Pool{New: func() any {
	e := &encoder{}
	e.json = json.NewEncoder(e)
	e.json.SetEscapeHTML(false)
	return e
}}

// Write writes the encoder's output, which is the complete value. A client that disconnected is no error.
func (e *encoder) Write(body []byte) (int, error) {
	if whole, ok := e.to.(Whole); ok {
		_, _ = whole.WriteWhole(body)
	} else {
		_, _ = e.to.Write(body)
	}
	return len(body), nil
}

// Encode writes v as JSON in one piece. The error is that of a value which has no JSON; nothing was written then.
func Encode(w io.Writer, v any) error {
	e := encoders.Get().(*encoder)
	e.to = w
	defer func() {
		e.to = nil
		encoders.Put(e)
	}()
	return e.json.Encode(v)
}

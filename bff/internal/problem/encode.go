package problem

import (
	"encoding/json"
	"io"
	"net/http"
	"sync"

	"aangan/bff/domain/copy"
)

// MethodNotAllowed is the response to a method that a path does not support.
func MethodNotAllowed() *Problem {
	return New(http.StatusMethodNotAllowed, copy.Errors.MethodNotAllowed)
}

// Whole is a writer with a method for a complete body.
type Whole interface {
	// WriteWhole writes a body that is the complete response.
	WriteWhole(body []byte) (int, error)
}

// encoder is a pooled JSON encoder with its current destination.
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

// Encode writes v as JSON in one piece. Returns an error, and writes nothing, if v cannot be encoded.
func Encode(w io.Writer, v any) error {
	e := encoders.Get().(*encoder)
	e.to = w
	defer func() {
		e.to = nil
		encoders.Put(e)
	}()
	return e.json.Encode(v)
}

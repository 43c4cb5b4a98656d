// Package problem is the error format of every BFF:
//
// {"status": 400, "message": "…", "fields": [{"field": "email", "message": "…"}]}
//
// A message can be shown to a person. A rejected value is never repeated (it may be a password), and the cause of a
// 5xx response is logged, not sent to the browser.
package problem

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/internal/request"
)

// Field is the error of one field of a form.
type Field struct {
	Field   string `json:"field" doc:"Name of the field, as in the request."`
	Message string `json:"message" doc:"Error message to show next to the field."`
}

// Problem is an error response. It implements error and huma.StatusError, so handlers may return it.
type Problem struct {
	Status  int     `json:"status" doc:"HTTP status of the response."`
	Message string  `json:"message" doc:"Error message that can be shown to the user."`
	Fields  []Field `json:"fields" nullable:"false" doc:"Errors by field; empty if no single field is wrong."`

	// says returns the message in a language. If it is nil, the message is one of the catalogue's texts without gaps.
	says       func(language string) string
	retryAfter time.Duration
	cause      error
}

// New returns a problem with a message for people and, optionally, fields.
func New(status int, message string, fields ...Field) *Problem {
	if len(fields) == 0 {
		fields = []Field{}
	}
	return &Problem{Status: status, Message: message, Fields: fields}
}

// In returns the problem with its texts in a language. Texts that are not translated stay as they are, so a translated
// problem does not change.
func (p *Problem) In(language string) *Problem {
	if language == copy.SourceLanguage {
		return p
	}
	translated := *p
	if p.says != nil {
		translated.Message = p.says(language)
	} else {
		translated.Message = copy.Translate(language, p.Message)
	}
	translated.Fields = make([]Field, len(p.Fields))
	for i, f := range p.Fields {
		translated.Fields[i] = Field{Field: f.Field, Message: copy.Translate(language, f.Message)}
	}
	return &translated
}

// Error returns the message and the cause, if any, for logs.
func (p *Problem) Error() string {
	if p.cause != nil {
		return p.Message + ": " + p.cause.Error()
	}
	return p.Message
}

// Unwrap returns the cause, if any.
func (p *Problem) Unwrap() error { return p.cause }

// GetStatus returns the response's status, for Huma.
func (p *Problem) GetStatus() int { return p.Status }

// GetHeaders returns the response's headers, for Huma: Retry-After on a temporary rejection.
func (p *Problem) GetHeaders() http.Header {
	if p.retryAfter <= 0 {
		return nil
	}
	return http.Header{"Retry-After": {p.retrySeconds()}}
}

func (p *Problem) retrySeconds() string {
	return strconv.Itoa(int((p.retryAfter + time.Second - 1) / time.Second))
}

// NotFound is the response for objects that do not exist and for those that the caller may not see.
func NotFound() *Problem { return New(http.StatusNotFound, copy.Errors.NotFound) }

// UnknownAddress is the response to a call without an operation.
func UnknownAddress() *Problem { return New(http.StatusNotFound, copy.Errors.UnknownAddress) }

// SignInRequired is the response to a request without the required session.
func SignInRequired() *Problem { return New(http.StatusUnauthorized, copy.Errors.SignedOut) }

// CrossOrigin is the response to a cross-site request.
func CrossOrigin() *Problem { return New(http.StatusForbidden, copy.Errors.ForeignOrigin) }

// TooMany is the response to a rate-limited client; wait is the time until the next attempt may succeed.
func TooMany(wait time.Duration) *Problem { return tooMany("", wait) }

// tooMany is TooMany for the limit that the message names.
func tooMany(message string, wait time.Duration) *Problem {
	says := func(language string) string {
		in := copy.In(language)
		limit := in.Errors.ManyTries
		if message != "" {
			limit = copy.Translate(language, message)
		}
		return limit + " " + retryText(in, wait)
	}
	p := New(http.StatusTooManyRequests, says(copy.SourceLanguage))
	p.says, p.retryAfter = says, wait
	return p
}

// Internal returns a 500 whose cause is logged and not sent.
func Internal(cause error) *Problem {
	p := New(http.StatusInternalServerError, copy.Errors.SomethingWrong)
	p.cause = cause
	return p
}

// From returns the problem for any error. Faults of the domain become their status, and an unavailable database a 503;
// an unknown error becomes a 500. The cause of both is recorded for the log of ctx's request. From(ctx, nil) is a
// mistake of the caller and also returns a 500. The texts are in the language of ctx's request, and in English in the
// log.
func From(ctx context.Context, err error) *Problem {
	return fromError(ctx, err).In(request.Language(ctx))
}

func fromError(ctx context.Context, err error) *Problem {
	var p *Problem
	if errors.As(err, &p) {
		if p.Status >= http.StatusInternalServerError {
			request.Fail(ctx, p)
		}
		return p
	}
	if p = fromDomain(err); p != nil {
		if p.cause != nil {
			request.Fail(ctx, p)
		}
		return p
	}
	if ctx.Err() != nil && errors.Is(err, context.Canceled) {
		// The client disconnected; the server is not at fault.
		return New(StatusClientClosed, copy.Errors.SomethingWrong)
	}
	if err == nil {
		err = errors.New("problem.From was called without an error")
	}
	if p = temporary(err); p != nil {
		request.Fail(ctx, err)
		return p
	}
	request.Fail(ctx, err)
	return Internal(err)
}

// StatusClientClosed marks in the log a request whose client disconnected before the response. It is never sent.
const StatusClientClosed = 499

// Write sends p as the complete response to r, outside Huma, in the language of the request.
func Write(w http.ResponseWriter, r *http.Request, p *Problem) {
	p = p.In(request.Language(r.Context()))
	body, err := json.Marshal(p)
	if err != nil {
		// Three plain fields cannot fail to marshal; if they ever do, the status is still sent.
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("Content-Length", strconv.Itoa(len(body)+1))
	if p.retryAfter > 0 {
		h.Set("Retry-After", p.retrySeconds())
	}
	w.WriteHeader(p.Status)
	_, _ = w.Write(append(body, '\n')) // A client that disconnected needs no error.
}

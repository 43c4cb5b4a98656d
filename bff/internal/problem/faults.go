package problem

import (
	"errors"
	"net/http"
	"syscall"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/db/connect"
)

const (
	// busyFor is the Retry-After of an overloaded server, and of one whose database is unavailable.
	busyFor = 2 * time.Second
	// fullFor is the Retry-After of a server without space, which an operator must free first.
	fullFor = time.Minute
	// upstreamFor is the Retry-After of a request that another service failed.
	upstreamFor = 30 * time.Second
)

// temporary returns the problem for an error of the database or the file store that may pass, or nil for any other
// error.
func temporary(err error) *Problem {
	message, wait := copy.Errors.Unavailable, busyFor
	switch {
	case connect.DiskFull(err), errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		message, wait = copy.Errors.StorageFull, fullFor
	case !connect.Unavailable(err):
		return nil
	}
	p := New(http.StatusServiceUnavailable, message)
	p.retryAfter, p.cause = wait, err
	return p
}

// fromDomain returns the problem for a fault of the domain, or nil for any other error.
func fromDomain(err error) *Problem {
	var (
		invalid         *fault.Invalid
		unauthenticated *fault.Unauthenticated
		forbidden       *fault.Forbidden
		notFound        *fault.NotFound
		conflict        *fault.Conflict
		busy            *fault.Busy
		throttled       *fault.Throttled
		gone            *fault.Gone
		tooLarge        *fault.TooLarge
		unsupported     *fault.Unsupported
		upstream        *fault.Upstream
	)
	switch {
	case errors.As(err, &invalid):
		return New(http.StatusBadRequest, invalid.Message, fieldsOf(invalid.Fields)...)
	case errors.As(err, &unauthenticated):
		return New(http.StatusUnauthorized, unauthenticated.Message)
	case errors.As(err, &forbidden):
		return New(http.StatusForbidden, forbidden.Message)
	case errors.As(err, &notFound):
		return New(http.StatusNotFound, notFound.Message)
	case errors.As(err, &conflict):
		return New(http.StatusConflict, conflict.Message, fieldsOf(conflict.Fields)...)
	case errors.As(err, &throttled):
		return tooMany(throttled.Message, throttled.Wait)
	case errors.As(err, &gone):
		return New(http.StatusGone, gone.Message)
	case errors.As(err, &tooLarge):
		return New(http.StatusRequestEntityTooLarge, tooLarge.Message, fieldsOf(tooLarge.Fields)...)
	case errors.As(err, &unsupported):
		return New(http.StatusUnsupportedMediaType, unsupported.Message, fieldsOf(unsupported.Fields)...)
	case errors.As(err, &upstream):
		p := New(http.StatusServiceUnavailable, upstream.Message)
		p.retryAfter, p.cause = upstreamFor, upstream.Cause
		return p
	case errors.As(err, &busy):
		p := New(http.StatusServiceUnavailable, busy.Message)
		p.retryAfter = busyFor
		return p
	default:
		return nil
	}
}

func fieldsOf(errs []fault.FieldError) []Field {
	fields := make([]Field, len(errs))
	for i, f := range errs {
		fields[i] = Field{Field: f.Field, Message: f.Message}
	}
	return fields
}

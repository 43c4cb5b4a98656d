// Package fault holds the domain's errors about requests, with messages for people. A BFF maps each type to its
// status; any other error is an internal failure and is never shown.
//
// Test for a kind with errors.Is and the sentinels (it matches the type, whatever the message), or with errors.As if
// the message or the fields are needed.
package fault

import "aangan/bff/domain/copy"

// FieldError is an error in one field of the input. Field is the name on the wire ("firstName").
type FieldError struct {
	Field   string `json:"field"`
	Message string `json:"message"`
}

// Invalid means that the input breaks a rule of its form (400). Message is the first field's message or, with empty
// Fields, about the whole input.
type Invalid struct {
	Message string
	Fields  []FieldError
}

// Unauthenticated means that there is no valid sign-in, or that a sign-in was rejected (401).
type Unauthenticated struct{ Message string }

// Forbidden means that the caller may see the resource but not do this (403).
type Forbidden struct{ Message string }

// NotFound means that the resource does not exist, or that the caller may not know of it; both look the same (404).
type NotFound struct{ Message string }

// Conflict means that the request is valid but another change came first (409). Fields names the cause if one
// operation has several conflicts that clients must distinguish; most have none.
type Conflict struct {
	Message string
	Fields  []FieldError
}

// The sentinels have the general message of their kind. Return one of them, or a value of the type with a better
// message.
var (
	ErrUnauthenticated = &Unauthenticated{Message: copy.Errors.SignedOut}
	ErrForbidden       = &Forbidden{Message: copy.Errors.Forbidden}
	ErrNotFound        = &NotFound{Message: copy.Errors.NotFound}
	ErrConflict        = &Conflict{Message: copy.Errors.Conflict}
)

// Invalidate builds the error for a form from its field errors, in form order. It returns nil (as an error) for none.
func Invalidate(fields []FieldError) error {
	if len(fields) == 0 {
		return nil
	}
	return &Invalid{Message: fields[0].Message, Fields: fields}
}

// Field returns the error for a single field that a rule outside the form rejected.
func Field(name, message string) error {
	return &Invalid{Message: message, Fields: []FieldError{{Field: name, Message: message}}}
}

func (e *Invalid) Error() string         { return e.Message }
func (e *Unauthenticated) Error() string { return e.Message }
func (e *Forbidden) Error() string       { return e.Message }
func (e *NotFound) Error() string        { return e.Message }
func (e *Conflict) Error() string        { return e.Message }

// Is lets errors.Is(err, fault.ErrUnauthenticated) match every Unauthenticated, whatever its message.
func (e *Unauthenticated) Is(target error) bool { _, ok := target.(*Unauthenticated); return ok }

// Is lets errors.Is(err, fault.ErrForbidden) match every Forbidden, whatever its message.
func (e *Forbidden) Is(target error) bool { _, ok := target.(*Forbidden); return ok }

// Is lets errors.Is(err, fault.ErrNotFound) match every NotFound, whatever its message.
func (e *NotFound) Is(target error) bool { _, ok := target.(*NotFound); return ok }

// Is lets errors.Is(err, fault.ErrConflict) match every Conflict, whatever its message.
func (e *Conflict) Is(target error) bool { _, ok := target.(*Conflict); return ok }

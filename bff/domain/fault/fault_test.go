package fault_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
)

func TestErrorsMatchSentinelOfTheirKindOnly(t *testing.T) {
	sentinels := []error{fault.ErrUnauthenticated, fault.ErrForbidden, fault.ErrNotFound, fault.ErrConflict, fault.ErrThrottled, fault.ErrGone}
	own := []error{
		&fault.Unauthenticated{Message: "a"}, &fault.Forbidden{Message: "b"}, &fault.NotFound{Message: "c"}, &fault.Conflict{Message: "d"},
		&fault.Throttled{Wait: time.Second}, &fault.Gone{Message: "e"},
	}
	for i, err := range own {
		wrapped := fmt.Errorf("while doing something: %w", err)
		for j, sentinel := range sentinels {
			if errors.Is(wrapped, sentinel) != (i == j) {
				t.Errorf("errors.Is(%T, %T) is wrong", err, sentinel)
			}
		}
	}
	for _, sentinel := range sentinels {
		if sentinel.Error() == "" {
			t.Errorf("%T has no message", sentinel)
		}
	}
}

func TestInvalidateAndFieldBuildFieldErrors(t *testing.T) {
	if err := fault.Invalidate(nil); err != nil {
		t.Errorf("Invalidate(nil) returned %v", err)
	}
	err := fault.Invalidate([]fault.FieldError{{Field: "email", Message: copy.Validation.EmailInvalid}, {Field: "password", Message: "x"}})
	var invalid *fault.Invalid
	if !errors.As(err, &invalid) || invalid.Message != copy.Validation.EmailInvalid || len(invalid.Fields) != 2 {
		t.Errorf("built %#v", err)
	}
	if !errors.As(fault.Field("username", "taken"), &invalid) || invalid.Fields[0].Field != "username" || invalid.Error() != "taken" {
		t.Errorf("built %#v", invalid)
	}
}

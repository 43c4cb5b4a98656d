package fault

import (
	"time"

	"aangan/bff/domain/copy"
)

// Throttled means that too much of this was tried and that there has to be a pause before the next try (429). Nothing was
// looked at; the answer to the try is not known.
type Throttled struct {
	// Wait is how long until another try is answered.
	Wait time.Duration
}

// Gone means that what was held out, such as the link of a letter, led somewhere once and does not any more, or never did
// (410): one answer for all of these.
type Gone struct{ Message string }

// The sentinels of these kinds, for errors.Is.
var (
	ErrThrottled = &Throttled{}
	ErrGone      = &Gone{Message: copy.Errors.LinkOver}
)

func (e *Throttled) Error() string { return copy.Errors.TooManyRequests }
func (e *Gone) Error() string      { return e.Message }

// Is lets errors.Is(err, fault.ErrThrottled) match every Throttled, however long it lasts.
func (e *Throttled) Is(target error) bool { _, ok := target.(*Throttled); return ok }

// Is lets errors.Is(err, fault.ErrGone) match every Gone, whatever its message.
func (e *Gone) Is(target error) bool { _, ok := target.(*Gone); return ok }

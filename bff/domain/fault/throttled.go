package fault

import (
	"cmp"
	"time"

	"aangan/bff/domain/copy"
)

// Throttled means too many attempts: the caller must wait before the next one (429). Nothing was checked.
type Throttled struct {
	// Message names the limit, in a sentence without the waiting time. Empty means too many attempts.
	Message string
	// Wait is the time until the next attempt is accepted.
	Wait time.Duration
}

// Gone means that a link or token has expired, was used, or never existed (410).
type Gone struct{ Message string }

// The sentinels of these kinds, for errors.Is.
var (
	ErrThrottled = &Throttled{}
	ErrGone      = &Gone{Message: copy.Errors.LinkOver}
)

func (e *Throttled) Error() string { return cmp.Or(e.Message, copy.Errors.TooManyRequests) }
func (e *Gone) Error() string      { return e.Message }

// Is lets errors.Is(err, fault.ErrThrottled) match every Throttled, however long it lasts.
func (e *Throttled) Is(target error) bool { _, ok := target.(*Throttled); return ok }

// Is lets errors.Is(err, fault.ErrGone) match every Gone, whatever its message.
func (e *Gone) Is(target error) bool { _, ok := target.(*Gone); return ok }

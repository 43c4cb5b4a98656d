package fault

import "aangan/bff/domain/copy"

// Busy means that the request was sound but so much of its kind is being worked on that it should come again in a moment
// (503).
type Busy struct{ Message string }

// ErrBusy carries the general sentence.
var ErrBusy = &Busy{Message: copy.Errors.Busy}

func (e *Busy) Error() string { return e.Message }

// Is lets errors.Is(err, fault.ErrBusy) match every Busy, whatever its message.
func (e *Busy) Is(target error) bool { _, ok := target.(*Busy); return ok }

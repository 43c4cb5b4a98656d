package fault

import "aangan/bff/domain/copy"

// Busy means that the request is valid but too many of its kind are in progress; the client should retry in a moment
// (503).
type Busy struct{ Message string }

// ErrBusy has the general message.
var ErrBusy = &Busy{Message: copy.Errors.Busy}

func (e *Busy) Error() string { return e.Message }

// Is lets errors.Is(err, fault.ErrBusy) match every Busy, whatever its message.
func (e *Busy) Is(target error) bool { _, ok := target.(*Busy); return ok }

package fault

import "aangan/bff/domain/copy"

// Upstream means that the request is valid but a service outside of the program failed (503): it may work later.
// Message names what still works. Cause is for the log only.
type Upstream struct {
	Message string
	Cause   error
}

// ErrUpstream has the general message.
var ErrUpstream = &Upstream{Message: copy.Errors.SomethingWrong}

// Error returns both, for the log.
func (e *Upstream) Error() string {
	if e.Cause == nil {
		return e.Message
	}
	return e.Message + ": " + e.Cause.Error()
}

// Unwrap returns the cause.
func (e *Upstream) Unwrap() error { return e.Cause }

// Is lets errors.Is(err, fault.ErrUpstream) match every Upstream, whatever its message.
func (e *Upstream) Is(target error) bool { _, ok := target.(*Upstream); return ok }

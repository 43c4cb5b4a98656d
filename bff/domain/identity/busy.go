package identity

import "aangan/bff/domain/fault"

// ErrBusy means that so many passwords are being hashed that another would wait too long; the person should try again in
// a moment.
var ErrBusy = fault.ErrBusy

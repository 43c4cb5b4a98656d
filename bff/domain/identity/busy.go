package identity

import "aangan/bff/domain/fault"

// ErrBusy is returned if too many passwords are being hashed to wait for another; the client should retry in a moment.
var ErrBusy = fault.ErrBusy

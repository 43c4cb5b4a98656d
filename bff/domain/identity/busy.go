package identity

import "errors"

// ErrBusy means that so many passwords are being hashed that another would wait too long; the person should try again in
// a moment.
var ErrBusy = errors.New("too many sign-ins at once")

package account

import "aangan/bff/domain/identity"

// ProfileOf returns the coach as their own portal shows them, for operations that include the profile in their
// response.
func ProfileOf(me identity.Coach) CoachProfile { return profileOf(me) }

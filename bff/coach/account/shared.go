package account

import "aangan/bff/domain/identity"

// ProfileOf is the coach as their own portal sees them, for operations that answer with it beside other things.
func ProfileOf(me identity.Coach) CoachProfile { return profileOf(me) }

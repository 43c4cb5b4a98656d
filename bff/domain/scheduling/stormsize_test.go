//go:build !soak

package scheduling_test

import "time"

// The size of the storm of bookings in make test. It ends after the time with fewer calls.
const (
	bookingCalls = 4000
	bookingTime  = time.Minute
)

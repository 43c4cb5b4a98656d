//go:build soak

package scheduling_test

import "time"

// The size of the storm of bookings in make soak. It ends after the time with fewer calls.
const (
	bookingCalls = 1_000_000
	bookingTime  = 40 * time.Minute
)

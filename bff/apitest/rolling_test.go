package apitest_test

import (
	"testing"
	"time"

	"aangan/bff/apitest"
)

// TestRollingRestartsShort is the short form of soak.TestRollingRestarts.
func TestRollingRestartsShort(t *testing.T) {
	t.Parallel()
	apitest.RollingRestarts(t, apitest.Rolling{Restarts: 3, Clients: 16, Streams: 50, Drain: time.Second})
}

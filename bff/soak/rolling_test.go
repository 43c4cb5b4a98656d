//go:build soak

// Package soak has the tests that take minutes.
package soak

import (
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/db/dbtest"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

// TestRollingRestarts restarts two copies twenty times under load.
func TestRollingRestarts(t *testing.T) {
	apitest.RollingRestarts(t, apitest.Rolling{Restarts: 20, Clients: 64, Streams: 1000, Drain: 5 * time.Second})
}

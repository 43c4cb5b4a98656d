//go:build !soak

package main

import "time"

// The sizes of the storms in make test.
var (
	messageStormSize = messageStorm{messages: 2000, members: 12, kills: 2, databaseKills: 1}
	overloadSize     = overload{clients: 64, pool: 2, duration: time.Second}
)

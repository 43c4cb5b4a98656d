//go:build soak

package main

import "time"

// The sizes of the storms in make soak.
var (
	messageStormSize = messageStorm{messages: 100_000, members: 48, kills: 50, databaseKills: 5}
	overloadSize     = overload{rate: 5, pool: 20, duration: 20 * time.Second}
)

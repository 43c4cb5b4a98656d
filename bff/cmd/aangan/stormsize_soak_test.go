//go:build soak

package main

// messageStormSize is the size in make soak.
var messageStormSize = messageStorm{messages: 100_000, members: 48, kills: 50, databaseKills: 5}

//go:build !soak

package main

// messageStormSize is the size in make test.
var messageStormSize = messageStorm{messages: 2000, members: 12, kills: 2, databaseKills: 1}

package scheduling

import (
	"crypto/rand"
	"strings"
)

// RoomURL makes addresses of video rooms: an address that holds {room} where the name of a room goes.
type RoomURL string

// Link is the address of a room.
func (r RoomURL) Link(room string) string { return strings.Replace(string(r), "{room}", room, 1) }

// newRoom returns an unguessable name of ASCII letters and digits.
func newRoom() string { return strings.ToLower(rand.Text()) }

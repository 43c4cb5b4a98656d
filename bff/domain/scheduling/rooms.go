package scheduling

import (
	"crypto/rand"
	"strings"
)

// RoomURL is the URL of video rooms with the placeholder {room} for the name of the room.
type RoomURL string

// Link returns the URL of a room.
func (r RoomURL) Link(room string) string { return strings.Replace(string(r), "{room}", room, 1) }

// newRoom returns an unguessable name of ASCII letters and digits.
func newRoom() string { return strings.ToLower(rand.Text()) }

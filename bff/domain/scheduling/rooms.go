package scheduling

import (
	"crypto/rand"
	"strings"
)

// Rooms makes addresses of video rooms: an address that holds {room} where the name of a room goes.
type Rooms string

// Link is the address of a room.
func (r Rooms) Link(room string) string { return strings.Replace(string(r), "{room}", room, 1) }

// newRoom makes a name that nobody can guess, of letters and digits.
func newRoom() string { return strings.ToLower(rand.Text()) }

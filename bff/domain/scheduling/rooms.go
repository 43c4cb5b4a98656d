package scheduling

import (
	"crypto/rand"
	"net/url"
	"strings"
)

// RoomURL is the URL of video rooms with the placeholder {room} for the name of the room.
type RoomURL string

// Link returns the URL of a room.
func (r RoomURL) Link(room string) string { return strings.Replace(string(r), "{room}", room, 1) }

// hosts returns the host of the rooms; none if the URL is invalid.
func (r RoomURL) hosts() []string {
	u, err := url.Parse(r.Link("room"))
	if err != nil || u.Hostname() == "" {
		return nil
	}
	return []string{strings.ToLower(u.Hostname())}
}

// newRoom returns an unguessable name of ASCII letters and digits.
func newRoom() string { return strings.ToLower(rand.Text()) }

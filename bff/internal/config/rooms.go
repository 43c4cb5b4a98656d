package config

import (
	"net/url"
	"strings"
)

// rooms reads the template for the URLs of video rooms.
func (r *reader) rooms(name string, production bool) string {
	const fallback, gap = "https://meet.jit.si/aangan-{room}", "{room}"
	text := r.text(name, "")
	if text == "" {
		if production {
			r.wrong(name, "is missing; production needs the address of video rooms, for example https://video.example.org/{room}")
		}
		return fallback
	}
	u, err := url.Parse(strings.ReplaceAll(text, gap, "room"))
	if err != nil || u.Scheme != "https" || u.Host == "" || u.User != nil || strings.Count(text, gap) != 1 {
		r.wrong(name, "is %q; it must be an address such as https://video.example.org/{room}, with {room} once, where the name of a room goes", text)
		return fallback
	}
	return text
}

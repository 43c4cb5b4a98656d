package config

import (
	"net/url"
	"regexp"
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

// meetingHosts are the hosts of widespread video services.
const meetingHosts = "zoom.us, meet.google.com, teams.microsoft.com, teams.live.com, whereby.com, meet.jit.si, doxy.me"

// hostName matches a host in lower case, of two labels or more.
var hostName = regexp.MustCompile(`^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$`)

// hosts returns the hosts of a setting, separated by commas.
func (r *reader) hosts(name, fallback string) []string {
	var hosts []string
	for one := range strings.SplitSeq(r.text(name, fallback), ",") {
		host := strings.ToLower(strings.TrimSpace(one))
		if !hostName.MatchString(host) {
			r.wrong(name, "contains %q; it must be a list of host names such as zoom.us, meet.google.com", host)
			return nil
		}
		hosts = append(hosts, host)
	}
	return hosts
}

package identity

import (
	"strings"
	"time"
	// The zone database goes into the binary: a member's zone must mean the same on every machine, also on one that has
	// no zone files.
	_ "time/tzdata"
)

// DefaultTimeZone is used if a browser sends no zone or an unknown one. No person types a zone, so a bad one does not
// stop a registration.
const DefaultTimeZone = "America/New_York"

// KnowsTimeZone reports whether the name is that of a zone that browsers know too.
func KnowsTimeZone(name string) bool {
	return strings.TrimSpace(name) == name && knownTimeZone(name) == name
}

// knownTimeZone keeps an IANA name that browsers know too: "UTC" or an area and a place. Zone databases also hold names
// like "posix/Asia/Kolkata" and "Factory", at which a page's own clock would fail.
func knownTimeZone(name string) string {
	name = strings.TrimSpace(name)
	area, _, placed := strings.Cut(name, "/")
	if name != "UTC" && (!placed || area == "posix" || area == "right") {
		return DefaultTimeZone
	}
	if _, err := time.LoadLocation(name); err != nil {
		return DefaultTimeZone
	}
	return name
}

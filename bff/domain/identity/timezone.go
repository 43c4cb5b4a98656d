package identity

import (
	"strings"
	"time"
	// The zone database goes into the binary: a member's zone must mean the same on every machine, also on one that has
	// no zone files.
	_ "time/tzdata"
)

// DefaultTimeZone stands in when a browser sends none, or one that we do not know. Nobody types a zone, so a bad one is
// no reason to refuse a registration.
const DefaultTimeZone = "America/New_York"

// KnowsTimeZone says whether a name is that of a zone in which a member may live: one that browsers know too.
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

package identity

import (
	"strings"
	"time"
	// Embeds the zone database: a zone must mean the same on every machine, also without zone files.
	_ "time/tzdata"
)

// DefaultTimeZone is used if a browser sends no zone or an unknown one. No person types a zone, so a bad one does not
// stop a registration.
const DefaultTimeZone = "America/New_York"

// KnowsTimeZone reports whether browsers also know a zone of this name.
func KnowsTimeZone(name string) bool {
	return strings.TrimSpace(name) == name && knownTimeZone(name) == name
}

// knownTimeZone returns the name if browsers also know it: "UTC" or an area and a place. Otherwise it returns
// DefaultTimeZone. Zone databases also contain names like "posix/Asia/Kolkata" and "Factory", which fail in browsers.
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

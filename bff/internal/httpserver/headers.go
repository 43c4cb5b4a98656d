package httpserver

import "strings"

type header struct {
	name  string
	value []string
}

// deniedFeatures are browser features that no page uses, nor any content inside one.
var deniedFeatures = []string{
	"accelerometer", "autoplay", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope",
	"magnetometer", "midi", "payment", "publickey-credentials-get", "usb", "xr-spatial-tracking",
}

// features returns the Permissions-Policy of a BFF's pages: the microphone for voice messages, and the screen wake
// lock for practices with closed eyes.
func features(name string) string {
	microphone, screen := "microphone=()", "screen-wake-lock=()"
	if name == "member" || name == "coach" {
		microphone = "microphone=(self)"
	}
	if name == "member" {
		screen = "screen-wake-lock=(self)"
	}
	return strings.Join(deniedFeatures, "=(), ") + "=(), " + screen + ", " + microphone
}

// apiHeaders are the security headers of every answer. The values are shared between answers and never changed; a
// handler that wants another one replaces the whole header.
func apiHeaders(production bool) []header {
	headers := []header{
		{"X-Content-Type-Options", []string{"nosniff"}},
		// The product's URLs reveal something about people; other sites get no referrer.
		{"Referrer-Policy", []string{"same-origin"}},
		{"Cross-Origin-Resource-Policy", []string{"same-origin"}},
		// The default: nothing may be loaded or framed. Pages replace it by their own, wider policy.
		{"Content-Security-Policy", []string{"default-src 'none'; frame-ancestors 'none'"}},
	}
	if production {
		headers = append(headers, header{"Strict-Transport-Security", []string{"max-age=63072000; includeSubDomains"}})
	}
	return headers
}

// pageHeaders are those of the API and what only a document can obey; an API answer is spared the bytes.
func pageHeaders(name string, production bool) []header {
	return append(apiHeaders(production),
		header{"Permissions-Policy", []string{features(name)}},
		header{"Cross-Origin-Opener-Policy", []string{"same-origin"}})
}

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

// apiHeaders returns the security headers of every response. Responses share the values and never change them; a
// handler that needs another value replaces the whole header.
func apiHeaders(production bool) []header {
	headers := []header{
		{"X-Content-Type-Options", []string{"nosniff"}},
		// URLs of the product reveal personal information, so other sites get no referrer.
		{"Referrer-Policy", []string{"same-origin"}},
		{"Cross-Origin-Resource-Policy", []string{"same-origin"}},
		// The default: nothing may be loaded or framed. Pages replace it with a wider policy.
		{"Content-Security-Policy", []string{"default-src 'none'; frame-ancestors 'none'"}},
	}
	if production {
		headers = append(headers, header{"Strict-Transport-Security", []string{"max-age=63072000; includeSubDomains; preload"}})
	}
	return headers
}

// pageHeaders returns the headers of the API and those that apply to documents only.
func pageHeaders(name string, production bool) []header {
	return append(apiHeaders(production),
		header{"Permissions-Policy", []string{features(name)}},
		header{"Cross-Origin-Opener-Policy", []string{"same-origin"}})
}

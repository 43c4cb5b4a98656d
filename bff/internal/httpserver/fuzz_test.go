package httpserver

import (
	"net/http"
	"net/netip"
	"testing"
)

// FuzzClient checks any X-Forwarded-For: what a client sends never changes the address that is used, neither without
// trusted proxies nor before the entry that a trusted proxy adds.
func FuzzClient(f *testing.F) {
	for _, header := range []string{"", "1.2.3.4", "1.2.3.4, 5.6.7.8", "127.0.0.1", "[::1]:80", "::ffff:127.0.0.1", "fe80::1%eth0", ",,,", "unknown", "1.2.3.4:99999", "\xff", "127.0.0.1,"} {
		f.Add(header)
	}
	proxies := Proxies{netip.MustParsePrefix("127.0.0.0/8"), netip.MustParsePrefix("::1/128")}
	real := netip.MustParseAddr("203.0.113.9")
	f.Fuzz(func(t *testing.T, header string) {
		from := func(peer string, lines ...string) *http.Request {
			return &http.Request{RemoteAddr: peer, Header: http.Header{"X-Forwarded-For": lines}}
		}
		for name, got := range map[string]netip.Addr{
			"no trusted proxy":       Proxies(nil).Client(from("203.0.113.9:1", header)),
			"untrusted peer":         proxies.Client(from("203.0.113.9:1", header)),
			"appended":               proxies.Client(from("127.0.0.1:1", header+", 203.0.113.9")),
			"appended with a port":   proxies.Client(from("127.0.0.1:1", header+",203.0.113.9:5")),
			"appended by two":        proxies.Client(from("127.0.0.1:1", header+", 203.0.113.9, 127.0.0.2")),
			"appended as a new line": proxies.Client(from("127.0.0.1:1", header, "203.0.113.9")),
		} {
			if got != real {
				t.Fatalf("%s: %q gives %s", name, header, got)
			}
		}
		if got := proxies.Client(from("127.0.0.1:1", header)); !got.IsValid() || proxies.Network(from("127.0.0.1:1", header)) == "" {
			t.Fatalf("%q gives %s", header, got)
		}
	})
}

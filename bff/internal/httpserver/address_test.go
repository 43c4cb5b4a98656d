package httpserver

import (
	"net/http"
	"net/netip"
	"testing"
)

func TestClientIsLastUntrustedForwardedAddress(t *testing.T) {
	proxies := Proxies{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("::1/128")}
	tests := []struct {
		name, remote string
		forwarded    []string
		want         string
	}{
		{"direct", "203.0.113.1:4000", nil, "203.0.113.1"},
		{"header from an untrusted address", "203.0.113.1:4000", []string{"198.51.100.1"}, "203.0.113.1"},
		{"through a proxy", "10.1.2.3:4000", []string{"198.51.100.1"}, "198.51.100.1"},
		{"through two proxies", "10.1.2.3:4000", []string{"198.51.100.1, 10.9.9.9"}, "198.51.100.1"},
		{"two header lines", "10.1.2.3:4000", []string{"192.0.2.7", "198.51.100.1"}, "198.51.100.1"},
		{"with an invented hop", "10.1.2.3:4000", []string{"192.0.2.7, 198.51.100.1"}, "198.51.100.1"},
		{"malformed header", "10.1.2.3:4000", []string{"unknown"}, "10.1.2.3"},
		{"only proxies", "10.1.2.3:4000", []string{"10.4.4.4"}, "10.4.4.4"},
		{"IPv6 through IPv6", "[::1]:4000", []string{"2001:db8::5"}, "2001:db8::5"},
		{"with a port", "[::1]:4000", []string{"198.51.100.1:999"}, "198.51.100.1"},
		{"IPv4 mapped to IPv6", "[::ffff:10.1.1.1]:1", []string{"::ffff:198.51.100.1"}, "198.51.100.1"},
		{"no address", "@", []string{"198.51.100.1"}, "invalid IP"},
	}
	for _, tt := range tests {
		r := &http.Request{RemoteAddr: tt.remote, Header: http.Header{"X-Forwarded-For": tt.forwarded}}
		if got := proxies.Client(r).String(); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}

func TestNetworkTruncatesTheAddress(t *testing.T) {
	for remote, want := range map[string]string{
		"203.0.113.77:1": "203.0.113.0/24", "[2001:db8:1:2:3::9]:1": "2001:db8:1::/48", "@": "unknown",
	} {
		if got := (Proxies{}).Network(&http.Request{RemoteAddr: remote}); got != want {
			t.Errorf("%s: %s, want %s", remote, got, want)
		}
	}
}

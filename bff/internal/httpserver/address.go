package httpserver

import (
	"net/http"
	"net/netip"
	"strings"
)

// Proxies are the networks whose X-Forwarded-For is trusted; empty trusts none.
type Proxies []netip.Prefix

// Client returns the address that a request comes from. Behind trusted proxies it is the last address in
// X-Forwarded-For that is not a trusted proxy itself: clients can forge everything before that.
func (p Proxies) Client(r *http.Request) netip.Addr {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return netip.Addr{} // A listener without addresses (a socket file): all its clients count as one.
	}
	addr := peer.Addr().Unmap()
	if len(p) == 0 || !p.contains(addr) {
		return addr
	}
	lines := r.Header["X-Forwarded-For"]
	for i := len(lines) - 1; i >= 0; i-- {
		rest := lines[i]
		for rest != "" {
			part := rest
			if comma := strings.LastIndexByte(rest, ','); comma >= 0 {
				part, rest = rest[comma+1:], rest[:comma]
			} else {
				rest = ""
			}
			hop, err := parseHop(strings.TrimSpace(part))
			if err != nil {
				return addr // Entries to the left of an invalid one are not trusted.
			}
			addr = hop
			if !p.contains(addr) {
				return addr
			}
		}
	}
	return addr
}

// parseHop reads one address of X-Forwarded-For, with or without a port.
func parseHop(text string) (netip.Addr, error) {
	if addr, err := netip.ParseAddr(text); err == nil {
		return addr.Unmap(), nil
	}
	withPort, err := netip.ParseAddrPort(text)
	return withPort.Addr().Unmap(), err
}

func (p Proxies) contains(addr netip.Addr) bool {
	for _, prefix := range p {
		if prefix.Contains(addr) {
			return true
		}
	}
	return false
}

// Network returns the part of the client's address that may be logged: a network of many households.
func (p Proxies) Network(r *http.Request) string {
	addr := p.Client(r)
	if !addr.IsValid() {
		return "unknown"
	}
	bits := 24
	if addr.Is6() {
		bits = 48
	}
	prefix, err := addr.WithZone("").Prefix(bits)
	if err != nil {
		return "unknown"
	}
	return prefix.String()
}

package identity

import (
	"log/slog"
	"net/netip"
)

// BrowserToken is the secret that identifies a browser with an earlier sign-in. It grants no access. It prints as
// "redacted"; string(token) is the secret.
type BrowserToken string

// String returns a placeholder, so that the secret is not printed.
func (BrowserToken) String() string { return redacted }

// GoString returns a placeholder, so that %#v does not print the secret.
func (BrowserToken) GoString() string { return redacted }

// LogValue returns a placeholder, so that the secret is not logged.
func (BrowserToken) LogValue() slog.Value { return slog.StringValue(redacted) }

// hash returns the stored form of the token, or nil for one that we cannot have issued.
func (t BrowserToken) hash() []byte { return oldHash(string(t)) }

// ClientOrigin is where a request comes from, for counting attempts. Only hashes of it are stored.
type ClientOrigin struct {
	// Address is the client's address, from trusted proxies as configured. All invalid addresses count as one.
	Address netip.Addr
	// Browser is the token that the browser holds from an earlier sign-in, or empty.
	Browser BrowserToken
}

// The IPv6 prefix lengths of a subscriber and of a network.
const (
	subscriberBits = 64
	networkBits    = 48
)

// subscriber returns the unit that counts as one client: an IPv4 address, or the /64 that an IPv6 subscriber has.
func (w ClientOrigin) subscriber() string { return masked(w.Address, subscriberBits) }

// network returns the counted network: an IPv4 address, or the IPv6 /48 that one owner can allocate.
func (w ClientOrigin) network() string { return masked(w.Address, networkBits) }

func masked(addr netip.Addr, bits int) string {
	addr = addr.Unmap().WithZone("")
	if !addr.Is6() {
		return addr.String()
	}
	prefix, err := addr.Prefix(bits)
	if err != nil {
		return addr.String() // Every IPv6 address has these bits.
	}
	return prefix.String()
}

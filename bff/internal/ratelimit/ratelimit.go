// Package ratelimit limits the request rate of client addresses. It is local to the process and reset on restart: it
// slows down guessing and flooding, and is not a quota.
package ratelimit

import (
	"net/http"
	"net/netip"
	"sync"
	"time"
)

// Rule allows Burst requests at once from one address, and then as many again spread evenly over Per.
type Rule struct {
	Burst int
	Per   time.Duration
}

// Limits creates the limiters of one process.
type Limits struct {
	// Client returns the client address of a request, behind the trusted proxies.
	Client func(*http.Request) netip.Addr
	// Scale multiplies every burst. Tests and development use a high one; 0 disables limits.
	Scale int
}

// Limiter counts the requests of one operation. A nil Limiter allows everything.
type Limiter struct {
	client func(*http.Request) netip.Addr
	burst  float64
	refill float64 // tokens a second

	mu      sync.Mutex
	buckets map[netip.Addr]bucket
	older   map[netip.Addr]bucket
	now     func() time.Time
}

type bucket struct {
	tokens float64
	at     time.Time
}

// generation is the number of addresses that are stored before the older half is dropped: at most twice as many
// are held, about 2 MB per limiter in a distributed flood.
const generation = 16 << 10

// Limiter returns a new limiter for rule, or nil (no limit) when l is nil or its scale is 0.
func (l *Limits) Limiter(rule Rule) *Limiter {
	if l == nil || l.Scale <= 0 {
		return nil
	}
	burst := float64(rule.Burst * l.Scale)
	return &Limiter{
		client: l.Client, burst: burst, refill: burst / rule.Per.Seconds(),
		buckets: map[netip.Addr]bucket{}, now: time.Now,
	}
}

// Take counts one request. Returns 0 if it is allowed, otherwise the time until the next one may be.
func (l *Limiter) Take(r *http.Request) time.Duration {
	if l == nil {
		return 0
	}
	addr := network(l.client(r))
	now := l.now()
	l.mu.Lock()
	defer l.mu.Unlock()
	b, known := l.buckets[addr]
	if !known {
		if b, known = l.older[addr]; !known {
			b = bucket{tokens: l.burst, at: now}
		}
		if len(l.buckets) >= generation {
			l.older, l.buckets = l.buckets, make(map[netip.Addr]bucket, generation)
		}
	}
	b.tokens = min(l.burst, b.tokens+now.Sub(b.at).Seconds()*l.refill)
	b.at = now
	var wait time.Duration
	if b.tokens >= 1 {
		b.tokens--
	} else {
		wait = time.Duration((1 - b.tokens) / l.refill * float64(time.Second))
	}
	l.buckets[addr] = b
	return max(wait, 0)
}

// network returns the network that counts as one client: an IPv4 address, or the /64 of an IPv6 subscriber.
func network(addr netip.Addr) netip.Addr {
	addr = addr.Unmap().WithZone("")
	if !addr.Is6() {
		return addr
	}
	prefix, err := addr.Prefix(64)
	if err != nil {
		return addr
	}
	return prefix.Addr()
}

package ratelimit

import (
	"net/http"
	"net/netip"
	"testing"
	"time"
)

// newLimiter returns a limiter whose client address and clock the test sets.
func newLimiter(rule Rule) (*Limiter, *netip.Addr, *time.Time) {
	addr, now := netip.MustParseAddr("203.0.113.1"), time.Unix(1_000_000, 0)
	limits := &Limits{Scale: 1, Client: func(*http.Request) netip.Addr { return addr }}
	l := limits.Limiter(rule)
	l.now = func() time.Time { return now }
	return l, &addr, &now
}

func TestBurstThenRefill(t *testing.T) {
	l, _, now := newLimiter(Rule{Burst: 3, Per: time.Minute})
	for i := range 3 {
		if wait := l.Take(nil); wait != 0 {
			t.Fatalf("request %d must wait %v", i, wait)
		}
	}
	if wait := l.Take(nil); wait != 20*time.Second {
		t.Errorf("the fourth must wait %v, want 20s", wait)
	}
	*now = now.Add(20 * time.Second)
	if wait := l.Take(nil); wait != 0 {
		t.Errorf("after the wait: %v more", wait)
	}
	*now = now.Add(time.Hour)
	for range 3 {
		if wait := l.Take(nil); wait != 0 {
			t.Fatal("a long pause must refill the bucket")
		}
	}
	if l.Take(nil) == 0 {
		t.Error("a long pause refilled the bucket beyond its size")
	}
}

func TestIPv6NetworkCountsAsOneClient(t *testing.T) {
	l, addr, _ := newLimiter(Rule{Burst: 1, Per: time.Hour})
	*addr = netip.MustParseAddr("2001:db8:0:1::1")
	l.Take(nil)
	*addr = netip.MustParseAddr("2001:db8:0:1:ffff::2")
	if l.Take(nil) == 0 {
		t.Error("two addresses of one /64 count as two clients")
	}
	*addr = netip.MustParseAddr("2001:db8:0:2::1")
	if l.Take(nil) != 0 {
		t.Error("an address of another /64 is limited")
	}
}

func TestMemoryIsBounded(t *testing.T) {
	l, addr, _ := newLimiter(Rule{Burst: 1, Per: time.Hour})
	active := *addr
	l.Take(nil)
	for i := range 3 * generation {
		*addr = netip.AddrFrom4([4]byte{100, byte(i >> 16), byte(i >> 8), byte(i)})
		l.Take(nil)
		if i%(generation/2) == 0 {
			// An active client is remembered however many others there are.
			*addr = active
			if l.Take(nil) == 0 {
				t.Fatalf("the active client was forgotten after %d others", i)
			}
		}
	}
	if n := len(l.buckets) + len(l.older); n > 2*generation {
		t.Errorf("%d addresses are stored, want at most %d", n, 2*generation)
	}
}

func TestDisabledLimitAllowsEverything(t *testing.T) {
	var none *Limits
	for _, l := range []*Limiter{none.Limiter(Rule{Burst: 1, Per: time.Hour}), (&Limits{}).Limiter(Rule{Burst: 1, Per: time.Hour})} {
		for range 5 {
			if l.Take(nil) != 0 {
				t.Fatal("a disabled limit rejected a request")
			}
		}
	}
}

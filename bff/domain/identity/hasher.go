package identity

import (
	"context"
	"runtime"
	"sync/atomic"
)

// Bounds limit concurrent password hashing. One hash keeps a core busy for about 40 ms and takes the memory of its
// parameters; without a bound a burst of sign-ins would starve everything else.
type Bounds struct {
	// Running is the number of hashes computed at once.
	Running int
	// Waiting is the number of callers that may wait; later ones get ErrBusy.
	Waiting int
}

// DefaultBounds allows one hash per core, and as many waiting callers as are served within about three seconds.
func DefaultBounds() Bounds {
	cores := runtime.GOMAXPROCS(0)
	return Bounds{Running: cores, Waiting: 64 * cores}
}

// Hasher hashes and verifies passwords, a bounded number at a time. It is safe for concurrent use.
type Hasher struct {
	params  Params
	running chan struct{}
	// admitted has one slot per caller that runs or waits.
	admitted chan struct{}
	// decoy is compared with the password if there is no account.
	decoy string
	made  atomic.Int64
}

// Made returns the number of hashes computed so far.
func (h *Hasher) Made() int64 { return h.made.Load() }

// NewHasher returns a hasher. Bounds below one count as one running and none waiting.
func NewHasher(params Params, bounds Bounds) *Hasher {
	running, waiting := max(bounds.Running, 1), max(bounds.Waiting, 0)
	return &Hasher{
		params:   params,
		running:  make(chan struct{}, running),
		admitted: make(chan struct{}, running+waiting),
		decoy:    decoyHash(params),
	}
}

// Hash returns a password in its stored form. Returns ErrBusy if too many callers wait already, and the context's error
// if the context ends while waiting.
func (h *Hasher) Hash(ctx context.Context, password string) (string, error) {
	leave, err := h.enter(ctx)
	if err != nil {
		return "", err
	}
	defer leave()
	h.made.Add(1)
	return hashPassword(password, h.params)
}

// Verify reports whether the password matches the stored hash, and whether that hash was made with outdated parameters
// and should be replaced. With stored empty (no account) it does the same work and reports false. Errors as for Hash,
// and an error for text that is not a password hash.
func (h *Hasher) Verify(ctx context.Context, stored, password string) (matches, outdated bool, err error) {
	known := stored != ""
	if !known {
		stored = h.decoy
	}
	leave, err := h.enter(ctx)
	if err != nil {
		return false, false, err
	}
	defer leave()
	h.made.Add(1)
	matches, used, err := verifyPassword(stored, password)
	if err != nil {
		return false, false, err
	}
	return matches && known, used != h.params, nil
}

// enter takes a slot and waits until it may run; leave frees both.
func (h *Hasher) enter(ctx context.Context) (leave func(), err error) {
	select {
	case h.admitted <- struct{}{}:
	default:
		return nil, ErrBusy
	}
	select {
	case h.running <- struct{}{}:
		return func() { <-h.running; <-h.admitted }, nil
	case <-ctx.Done():
		<-h.admitted
		return nil, ctx.Err()
	}
}

package identity

import (
	"testing"
	"time"
)

// SetClock has second factors compared with another clock.
func SetClock(s *Service, now func() time.Time) { s.now = now }

// Occupy takes all places of a hasher until leave is called.
func Occupy(t *testing.T, h *Hasher) (leave func()) {
	t.Helper()
	var leaves []func()
	for range cap(h.admitted) {
		left, err := h.enter(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		leaves = append(leaves, left)
	}
	return func() {
		for _, left := range leaves {
			left()
		}
	}
}

// Halt keeps a hasher from computing until goOn is called; callers wait as far as there is room.
func Halt(h *Hasher) (goOn func()) {
	for range cap(h.running) {
		h.running <- struct{}{}
	}
	return func() {
		for range cap(h.running) {
			<-h.running
		}
	}
}

// Waiting returns the number of callers with a place in a hasher.
func Waiting(h *Hasher) int { return len(h.admitted) }

// IsCommon is isCommon.
func IsCommon(password string) bool { return isCommon(password) }

// CommonWords is the list.
func CommonWords() []string { return common() }

// Describe is describe.
func Describe(userAgent string) (string, DeviceKind) { return describe(userAgent) }

package identity

import (
	"testing"
	"time"

	"aangan/bff/domain/copy"
)

// SetClock sets the clock used for second factors.
func SetClock(s *Service, now func() time.Time) { s.now = now }

// Occupy takes all slots of a hasher until leave is called.
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

// Halt stops a hasher from computing until resume is called; callers wait as far as there is room.
func Halt(h *Hasher) (resume func()) {
	for range cap(h.running) {
		h.running <- struct{}{}
	}
	return func() {
		for range cap(h.running) {
			<-h.running
		}
	}
}

// Waiting returns the number of callers with a slot in a hasher.
func Waiting(h *Hasher) int { return len(h.admitted) }

// IsCommon exports isCommon.
func IsCommon(password string) bool { return isCommon(password) }

// CommonWords returns the list of common words.
func CommonWords() []string { return common() }

// Describe exports describe.
func Describe(userAgent string) (string, DeviceKind) { return describe(copy.In("en"), userAgent) }

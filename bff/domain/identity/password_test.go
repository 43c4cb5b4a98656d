package identity

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"
)

var quick = Params{MemoryKiB: 64, Passes: 1, Lanes: 1}

func TestHashVerifiesOnlyItsOwnPassword(t *testing.T) {
	t.Parallel()
	for _, password := range []string{"Namaste123", "नमस्ते दुनिया1A", strings.Repeat("x", 100), "🙂🙂🙂🙂🙂🙂🙂🙂"} {
		stored, err := hashPassword(password, quick)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(stored, "$argon2id$v=19$m=64,t=1,p=1$") {
			t.Errorf("stored form %q is not a PHC string with the parameters", stored)
		}
		for _, tried := range []struct {
			password string
			want     bool
		}{{password, true}, {password + " ", false}, {strings.ToUpper(password) + "!", false}, {"", false}} {
			matches, params, err := verifyPassword(stored, tried.password)
			if err != nil || matches != tried.want || params != quick {
				t.Errorf("verify %q against the hash of %q = %v, %v, %v; want %v", tried.password, password, matches, params, err, tried.want)
			}
		}
	}
}

func TestSamePasswordHashesDifferently(t *testing.T) {
	t.Parallel()
	first, _ := hashPassword("Namaste123", quick)
	second, _ := hashPassword("Namaste123", quick)
	if first == second {
		t.Error("two hashes of one password are equal: the salt is not random")
	}
}

func TestDefaultParamsFollowOWASP(t *testing.T) {
	t.Parallel()
	if DefaultParams != (Params{MemoryKiB: 19456, Passes: 2, Lanes: 1}) {
		t.Errorf("default parameters are %+v", DefaultParams)
	}
}

func TestVerifyPasswordRejectsInvalidHashes(t *testing.T) {
	t.Parallel()
	good, _ := hashPassword("Namaste123", quick)
	for name, stored := range map[string]string{
		"empty":           "",
		"other algorithm": strings.Replace(good, "argon2id", "argon2i", 1),
		"other version":   strings.Replace(good, "v=19", "v=16", 1),
		"no passes":       strings.Replace(good, "t=1", "t=0", 1),
		"no lanes":        strings.Replace(good, "p=1", "p=0", 1),
		"too much memory": strings.Replace(good, "m=64", "m=4194304", 1),
		"truncated":       good[:len(good)-40],
		"not base64":      good + "!",
		"plain text":      "Namaste123",
	} {
		if _, _, err := verifyPassword(stored, "Namaste123"); !errors.Is(err, errNotAHash) {
			t.Errorf("%s: error %v, want %v", name, err, errNotAHash)
		}
	}
}

func TestVerifyReportsOutdatedParameters(t *testing.T) {
	t.Parallel()
	hasher := NewHasher(quick, Bounds{Running: 1, Waiting: 10})
	old, _ := hashPassword("Namaste123", Params{MemoryKiB: 32, Passes: 2, Lanes: 1})
	fresh, _ := hasher.Hash(context.Background(), "Namaste123")
	if matches, outdated, err := hasher.Verify(context.Background(), old, "Namaste123"); err != nil || !matches || !outdated {
		t.Errorf("old parameters: %v, %v, %v; want a match that is outdated", matches, outdated, err)
	}
	if matches, outdated, err := hasher.Verify(context.Background(), fresh, "Namaste123"); err != nil || !matches || outdated {
		t.Errorf("current parameters: %v, %v, %v; want a match that is not outdated", matches, outdated, err)
	}
}

// The decoy must cost as much as a real hash, and no password may match it.
func TestVerifyWithoutAccountStillHashesAndFails(t *testing.T) {
	t.Parallel()
	hasher := NewHasher(quick, Bounds{Running: 1, Waiting: 10})
	params, _, key, err := decodeHash(hasher.decoy)
	if err != nil || params != quick || len(key) != keyBytes {
		t.Fatalf("the decoy %q does not cost what a real hash costs: %v", hasher.decoy, err)
	}
	if matches, _, err := hasher.Verify(context.Background(), "", "Namaste123"); matches || err != nil {
		t.Errorf("no account: %v, %v; want no match", matches, err)
	}
}

func TestHasherLimitsRunningAndWaitingCallers(t *testing.T) {
	t.Parallel()
	hasher := NewHasher(quick, Bounds{Running: 1, Waiting: 1})
	leave, err := hasher.enter(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	waiting, cancel := context.WithCancel(context.Background())
	gaveUp := make(chan error, 1)
	go func() {
		_, err := hasher.Hash(waiting, "Namaste123")
		gaveUp <- err
	}()
	for len(hasher.admitted) < 2 {
		time.Sleep(time.Millisecond)
	}
	if _, err := hasher.Hash(context.Background(), "Namaste123"); !errors.Is(err, ErrBusy) {
		t.Errorf("with one running and one waiting: %v, want %v", err, ErrBusy)
	}
	cancel()
	if err := <-gaveUp; !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled waiting caller: %v, want %v", err, context.Canceled)
	}
	leave()
	if _, err := hasher.Hash(context.Background(), "Namaste123"); err != nil {
		t.Errorf("with no other caller: %v", err)
	}
	if len(hasher.admitted) != 0 || len(hasher.running) != 0 {
		t.Errorf("slots still taken: %d admitted, %d running", len(hasher.admitted), len(hasher.running))
	}
}

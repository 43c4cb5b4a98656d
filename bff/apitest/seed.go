package apitest

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"
)

// seedVariable repeats a run of a randomized test with the seed that it printed.
const seedVariable = "AANGAN_TEST_SEED"

// Random returns a source of random numbers whose seed is printed if the test fails. The variable AANGAN_TEST_SEED sets
// the seed.
func Random(t testing.TB) *rand.Rand {
	t.Helper()
	seed := uint64(time.Now().UnixNano())
	if text := os.Getenv(seedVariable); text != "" {
		var err error
		if seed, err = strconv.ParseUint(text, 10, 64); err != nil {
			t.Fatalf("%s: %v", seedVariable, err)
		}
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("to repeat this run: %s=%d", seedVariable, seed)
		}
	})
	return rand.New(rand.NewPCG(seed, seed))
}

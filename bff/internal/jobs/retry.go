package jobs

import (
	"math/rand/v2"
	"time"

	"github.com/riverqueue/river/rivertype"
)

const (
	firstDelay = 30 * time.Second
	longest    = 4 * time.Hour
	// maxAttempts of a job; with the delays below the last one comes two days after the first.
	maxAttempts = 21
)

// delay is how long to wait after this many attempts have failed: half a minute, twice that each time, four hours at most.
// It ends early or late by up to a tenth, so that what failed together does not come back together.
func delay(attempts int) time.Duration {
	wait := longest
	if attempts < 10 {
		wait = min(longest, firstDelay<<max(0, attempts-1))
	}
	return wait + time.Duration((rand.Float64()-0.5)*0.2*float64(wait))
}

// retryPolicy tells River when to try again.
type retryPolicy struct {
	delay func(attempts int) time.Duration
}

func (p retryPolicy) NextRetry(job *rivertype.JobRow) time.Time {
	return time.Now().Add(p.delay(job.Attempt))
}

package jobs

import (
	"math/rand/v2"
	"time"

	"github.com/riverqueue/river/rivertype"
)

const (
	firstDelay = 30 * time.Second
	longest    = 4 * time.Hour
	// maxAttempts is the number of attempts of a job. With the delays below, the last is two days after the first.
	maxAttempts = 21
)

// delay returns the time before the next attempt: half a minute, doubled each time, at most four hours. It varies by a
// tenth, so that jobs that failed together are not retried together.
func delay(attempts int) time.Duration {
	wait := longest
	if attempts < 10 {
		wait = min(longest, firstDelay<<max(0, attempts-1))
	}
	return wait + time.Duration((rand.Float64()-0.5)*0.2*float64(wait))
}

// retryPolicy computes River's retry times.
type retryPolicy struct {
	delay func(attempts int) time.Duration
}

func (p retryPolicy) NextRetry(job *rivertype.JobRow) time.Time {
	return time.Now().Add(p.delay(job.Attempt))
}

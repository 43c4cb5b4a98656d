// Package alerts emails coaches when a client's text may be a crisis: at once for the first flag, and again, at most
// every copy.Limits.UrgentLetterMinutes, while more flags are raised and none is acknowledged.
package alerts

// Package alerts writes to coaches when what a client wrote sounds like a crisis: at once when the first such words come, and
// again, at most every copy.Limits.UrgentLetterMinutes, while more come and nothing is acknowledged.
package alerts

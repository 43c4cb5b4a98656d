// Package alerts emails coaches when a client's text may be a crisis: at once for the first flag, and again, at most
// every copy.Limits.UrgentLetterMinutes, while more flags are raised and none is acknowledged. If
// the coach has not opened the conversation within copy.Limits.UrgentUnopenedMinutes, the team is emailed.
package alerts

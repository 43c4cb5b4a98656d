// Package alerts emails coaches when a client's text may be a crisis: at once for the first flag, and again, at most
// every copy.Limits.UrgentLetterMinutes, while more flags are raised and none is acknowledged. If no coach can see it,
// or the coach has not opened the conversation within copy.Limits.UrgentUnopenedMinutes, it goes to the people on call.
package alerts

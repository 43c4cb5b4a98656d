// Package push sends a member's notifications to their browsers, as Web Push messages (RFC 8030, 8291, 8292). A browser
// subscribes for one sign-in and loses the subscription with it.
//
// A message says only that there is something new: the notifications stay behind the sign-in. Two kinds are pushed,
// which the member's settings know: messages and sessions. A periodic task finds unread notifications that have not
// been pushed, and enqueues one task per member, which retries.
package push

// Package notification holds the notifications of a member's bell: rows on the server, so that they survive and appear
// on every device.
//
// An unread notification is true now. One that no longer holds (the messages were read, the trial has ended) becomes
// read automatically, and raising it again while it is unread does not add a second one.
//
// Lock order: notifications come after coaches' mailboxes and before the member's own; see package mailbox.
package notification

// Package notification holds the notifications of a member's bell: rows on the server, so that they survive and appear
// on every device.
//
// An unread notification is current. One that no longer applies (the messages were read, the trial has ended) is marked
// as read automatically. Adding it again while it is unread does not add a second one.
//
// Lock order: notifications come after coaches' mailboxes and before the member's own; see package mailbox.
package notification

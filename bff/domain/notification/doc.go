// Package notification holds what the bell tells a member: rows on the server, so that they survive and follow the person
// from one screen to the next.
//
// A notification that is unread says what is true now. One that no longer holds (the messages were read, the trial is
// over) becomes read by itself, and one that is raised again while it is unread is not added a second time.
//
// Where several rows of a member are locked, the notifications come after coaches' mailboxes and before the member's own;
// see package mailbox.
package notification
